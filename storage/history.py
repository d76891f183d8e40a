"""The history of a server: its sessions, their deals, and each deal in replayable form.

The seal of a deal is opened only when its session has ended, because it reveals every hand; if several tables play the
same cards, when the last of them has.
"""

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import replace
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Executable, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from game.core.errors import Refused
from game.core.parts import Declared
from game.core.rulesets import Catalogue
from game.core.shuffle import Seal
from game.core.take_back import as_played
from game.evenings.evening import Evening, read_evening
from game.evenings.tables import marked
from game.reports.debts import Transfer
from game.reports.past import (
    CourseLine,
    DealLine,
    Highlight,
    PastDeal,
    PastSession,
    WrittenDeal,
    asked_in,
    chips_after,
    tallies_after,
    with_seal,
)
from game.table.decisions import Occasion
from game.table.occasion import Friendly
from game.table.ports import NOWHERE, Posting
from game.table.saved_state import read_state
from storage import reads
from storage.database import Reader
from storage.debts import debts_at
from storage.schema import answers, deals, evenings, people, players, records, rounds, seats, tables

AT_ONCE = 50
"""Deals of a session read at a time."""


class LastAnswer(NamedTuple):
    """The deal in which somebody last answered, and when, in seconds since 1970."""

    deal: int
    when: int


class History:
    """The past of all servers, and of people who play alone; `now` returns the time in seconds since 1970."""

    def __init__(self, database: Reader, catalogue: Catalogue, now: Callable[[], float] = time.time) -> None:
        self._database = database
        self._catalogue = catalogue
        self.now = now

    async def sessions(
        self, server: int, most: int = 25, skip: int = 0, rulesets: Collection[str] = ()
    ) -> list[PastSession]:
        """List a server's sessions with at least one deal, newest first; if given, only those with these `rulesets`."""
        query = _SESSIONS.where(tables.c.server == server, _COUNT > 0).order_by(tables.c.opened.desc(), tables.c.id)
        if rulesets:
            query = query.where(tables.c.id.in_(select(deals.c.table_id).where(deals.c.ruleset.in_(rulesets))))
        async with self._database.reading() as connection:
            return await _sessions(connection, query.limit(most).offset(skip))

    async def session(self, table: str) -> PastSession | None:
        """Find one session."""
        async with self._database.reading() as connection:
            found = await _sessions(connection, _SESSIONS.where(tables.c.id == table))
        return found[0] if found else None

    async def deals(self, table: str, numbers: Collection[int]) -> list[DealLine]:
        """List some deals of a session in order."""
        columns = (deals.c.number, deals.c.ruleset, deals.c.dealer, deals.c.begun, deals.c.ended, deals.c.void)
        query = select(*columns).where(deals.c.table_id == table, deals.c.number.in_(numbers))
        who = select(players.c.deal, players.c.name).where(players.c.table_id == table, players.c.deal.in_(numbers))
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.order_by(deals.c.number))).all()
            sitting = (await connection.execute(who.order_by(players.c.deal, players.c.seat))).all()
        names = {deal: [name for _, name in seats] for deal, seats in groupby(sitting, itemgetter(0))}
        return [DealLine(*row, names=names.get(row[0], [])) for row in rows]

    async def highlights(self, table: str) -> list[Highlight]:
        """Return a session's best and worst deal of a person; empty if all are even, or others still play its cards."""
        found = (
            select(players.c.deal, players.c.name, players.c.result)
            .join(tables, tables.c.id == players.c.table_id)
            .where(players.c.table_id == table, ~reads.still_played())
        )
        best = found.where(players.c.result > 0).order_by(players.c.result.desc(), players.c.deal, players.c.seat)
        worst = found.where(players.c.result < 0).order_by(players.c.result, players.c.deal, players.c.seat)
        async with self._database.reading() as connection:
            rows = [(await connection.execute(query.limit(1))).first() for query in (best, worst)]
        return [Highlight(*row) for row in rows if row]

    async def debts(self, table: str) -> list[Transfer]:
        """Return the debts among the people who have sat at a table, by account; see `docs/debts.md`."""
        return await self._database.read(debts_at, table)

    async def evening(self, mark: str) -> Evening | None:
        """Return the evening to which a table with this mark belongs; `None` if there is no mark."""
        if not mark:
            return None
        query = select(evenings.c.state).where(evenings.c.id == marked(mark))
        return read_evening(await self._database.value(query) or "")

    async def deal(self, table: str, number: int) -> PastDeal | None:
        """Find one deal of a session."""
        return next(iter(await self.whole_deals(table, (number,))), None)

    async def whole_deals(self, table: str, numbers: Collection[int] | None = None) -> list[PastDeal]:
        """Return some or all deals of a session in order, with all data stored about them."""
        async with self._database.reading() as connection:
            about = select(tables.c.state, tables.c.closed).where(tables.c.id == table)
            session = (await connection.execute(about)).first()
            rows = await connection.run_sync(
                lambda opened: reads.fetch_deals(reads.of_connection(opened), table, numbers)
            )
        return await asyncio.to_thread(_past_deals, table, session, rows, self.now()) if session else []

    async def every_deal(self, table: str) -> AsyncIterator[PastDeal]:
        """Yield the deals of a session in order, with all data stored about them, a few in memory at a time."""
        query = select(deals.c.number).where(deals.c.table_id == table).order_by(deals.c.number)
        numbers = [number for (number,) in await self._database.rows(query)]
        for start in range(0, len(numbers), AT_ONCE):
            for past in await self.whole_deals(table, numbers[start : start + AT_ONCE]):
                yield past

    async def course(self, table: str) -> list[CourseLine]:
        """Return the course of everyone's chips and tallies in a session, from the records of its deals."""
        who = (
            select(players.c.deal, players.c.account, players.c.name, players.c.seat)
            .where(players.c.table_id == table)
            .order_by(players.c.deal, players.c.seat)
        )
        written = select(records.c.deal, records.c.record).where(records.c.table_id == table).order_by(records.c.deal)
        async with self._database.reading() as connection:
            sitting = (await connection.execute(who)).all()
            texts = (await connection.execute(written)).all()
        return await asyncio.to_thread(_course_lines, sitting, texts, self._catalogue)

    async def last_answer(self, table: str, person: int) -> LastAnswer | None:
        """Return in which deal, and when, a person last answered in a session; `None` if they never did."""
        given = select(answers.c.deal, answers.c.given).where(answers.c.table_id == table, answers.c.person == person)
        last = given.order_by(answers.c.deal.desc(), answers.c.number.desc()).limit(1)
        return next((LastAnswer(*row) for row in await self._database.rows(last)), None)

    async def results_from(self, table: str, deal: int) -> dict[int, list[tuple[str, int]]]:
        """Return each player's name and result, in points or chips, of the deals from one on that have ended."""
        sat = select(players.c.deal, players.c.name, players.c.result).where(players.c.table_id == table)
        ended = sat.where(players.c.deal >= deal, players.c.result.is_not(None))
        rows = await self._database.rows(ended.order_by(players.c.deal, players.c.seat))
        return {deal: [(name, result) for _, name, result in each] for deal, each in groupby(rows, itemgetter(0))}

    async def outside_deals(self, table: str) -> list[Posting]:
        """List a session's postings outside of its deals: the shares of the remaining pot."""
        return await self._database.read(lambda opened: reads.read_outside(reads.of_connection(opened), table))

    async def export(self, before: int | None = None) -> AsyncIterator[dict[str, Any]]:
        """Yield the records of the finished deals of all servers, for whoever owns the file; seals once they are open.

        With `before` (seconds since 1970), only sessions that had ended by then.
        """
        query = (
            select(
                *(records.c.record, deals.c.secret, deals.c.cut, tables.c.closed),
                *(deals.c.round, deals.c.pack, rounds.c.secret.label("sealing"), rounds.c.words, rounds.c.done),
            )
            .join(deals, (deals.c.table_id == records.c.table_id) & (deals.c.number == records.c.deal))
            .join(tables, tables.c.id == records.c.table_id)
            .outerjoin(rounds, rounds.c.commitment == deals.c.round)
            .where(tables.c.server != NOWHERE)
            .order_by(tables.c.opened, tables.c.id, records.c.deal)
        )
        query = query if before is None else query.where(tables.c.closed < before)
        async with self._database.reading() as connection, connection.stream(query) as rows:
            async for row in rows:
                record, whole = json.loads(row.record), reads.round_seal(row.sealing, row.words)
                shut = row.closed is None or not reads.round_open(row.round, row.pack, row.done, self.now())
                yield record if shut else with_seal(record, Seal(row.secret, row.cut), whole)


_COUNT = select(func.count()).select_from(deals).where(deals.c.table_id == tables.c.id).scalar_subquery()
_SESSIONS = select(
    *(tables.c.id, tables.c.server, tables.c.channel, tables.c.state, tables.c.opened, tables.c.closed),
    tables.c.pruned,
    _COUNT.label("deals"),
    reads.still_played().label("still_played"),
)


async def _sessions(connection: AsyncConnection, query: Executable) -> list[PastSession]:
    rows = (await connection.execute(query)).all()
    who = (
        select(seats.c.table_id, people.c.name)
        .join(people, people.c.id == seats.c.person)
        .where(seats.c.table_id.in_([row.id for row in rows]))
        .order_by(seats.c.joined, people.c.name)
    )
    names: dict[str, list[str]] = {}
    for table, name in (await connection.execute(who)).all():
        names.setdefault(table, []).append(name)
    return [_session(row, names.get(row.id, [])) for row in rows]


def _session(row: Any, names: list[str]) -> PastSession:
    state = read_state(row.state)
    return PastSession(
        table=row.id,
        server=row.server,
        channel=row.channel,
        ruleset=state.terms.ruleset if state else "",
        opened=row.opened,
        closed=row.closed,
        deals=row.deals,
        people=names,
        results=state.results if state and not row.still_played else (),
        rules=state.terms.rules if state else "",
        pruned=row.pruned is not None,
        still_played=row.still_played,
        owner=state.occasion.owner(state.host) if state else None,
    )


def _course_lines(sitting: reads.Rows, texts: reads.Rows, catalogue: Catalogue) -> list[CourseLine]:
    """Return a line per player: `sitting` lists the seats in each deal, `texts` the deals' records."""
    found = {deal: as_played(json.loads(text)) for deal, text in texts}
    seats: dict[tuple[str, str], dict[int, int]] = {}
    for deal, account, name, seat in sitting:
        if deal in found:
            seats.setdefault((account, name), {})[deal] = seat
    tallies = {name for record in found.values() for name in tallies_after(record)}

    def course(sat: Mapping[int, int], value: Callable[[Any], Sequence[int]]) -> list[int | None]:
        return [value(record)[sat[deal]] if deal in sat else None for deal, record in found.items()]

    return [
        CourseLine(
            name=name,
            account=account,
            chips=course(sat, chips_after),
            asked=[deal in sat and sat[deal] in asked_in(record) for deal, record in found.items()],
            declared=[
                _declared(catalogue, record, sat[deal]) if deal in sat else None for deal, record in found.items()
            ],
            tallies={tally: course(sat, lambda record, tally=tally: tallies_after(record)[tally]) for tally in tallies},
        )
        for (account, name), sat in seats.items()
    ]


def _declared(catalogue: Catalogue, record: Mapping[str, Any], seat: int) -> Declared | None:
    """Return the game a seat declared, if its ruleset reports one and is still known."""
    try:
        return catalogue.find(record["ruleset"]).telling.declared(record, seat)
    except Refused:
        return None


def _past_deals(table: str, session: Any, fetched: Sequence[reads.Rows], now: float) -> list[PastDeal]:
    state, closed = read_state(session.state), session.closed is not None
    occasion = type(state.occasion) if state else Friendly
    return [_past_deal(table, deal, occasion, closed=closed) for deal in reads.written_deals(fetched, now)]


def _past_deal(table: str, deal: WrittenDeal, occasion: type[Occasion], *, closed: bool) -> PastDeal:
    """Convert a deal for looking back; its seal is left out while it is not opened."""
    row = deal.row
    of_round = row.source is not None and not row.source.again
    opened = occasion.opens(closed=closed, round_over=deal.round_open, of_round=of_round)
    return PastDeal(
        table=table,
        row=row if opened else replace(row, secret=""),
        fingerprint=Seal(row.secret, row.cut).fingerprint,
        opened=opened,
        answers=deal.answers,
        ended=deal.ended,
        void=deal.void,
        record=None if deal.record is None else json.loads(deal.record),
        round=deal.round if opened else None,
        occasion=occasion,
    )
