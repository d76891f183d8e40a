"""Evenings over many tables: their current states, the people involved, and the seals of their rounds."""

import asyncio
import json
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from operator import itemgetter
from typing import Any, NamedTuple

from sqlalchemy import Connection, Select, delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from game.computer.levels import STRONG
from game.core import shuffle
from game.core.errors import BrokenRules, Refused
from game.core.record import results_of
from game.core.rulesets import Catalogue, Ruleset
from game.core.shuffle import RoundSeal
from game.evenings.evening import MARK, Evening, read_evening
from game.evenings.par import ParTable
from game.evenings.people import forgetting
from game.evenings.standings import apart, payouts, transfers
from game.evenings.tables import problems
from game.reports.lists import ListedDeal, ListSums, list_sums
from game.table.beginnings import drawn_letters
from game.table.ports import Posting, Servers, account_of
from game.table.saved_state import read_state
from game.table.state import TableState
from storage.database import Store
from storage.debts import EVENING, pay
from storage.reads import round_seal
from storage.running_totals import moved_by
from storage.schema import (
    answers,
    evening_pars,
    evening_people,
    evenings,
    players,
    postings,
    records,
    rounds,
    tables,
)
from storage.writes import COME_TO_EVENING, KNOW_PERSON, KNOW_SERVER


class Course(NamedTuple):
    """What a table's session says of its seats: who has answered something, by id, and the sums of its list."""

    here: frozenset[int]
    lists: tuple[ListSums, ...]


class Evenings(Store):
    """The evenings of all servers."""

    async def plan(self, evening: Evening) -> Evening:
        """Store a new evening; if all tables play the same cards, draw the seal of its first round."""
        row = {"id": evening.id, "server": evening.server, "version": 0, "state": "{}", "opened": int(time.time())}
        async with self._database.writing() as connection:
            await connection.execute(KNOW_SERVER, {"id": evening.server})
            await connection.execute(insert(evenings).values(row))
        return await self.change(evening)

    async def find(self, evening: str) -> Evening:
        """Return an evening; raises `Refused("evening-gone")`."""
        found = read_evening(await self._database.value(select(evenings.c.state).where(evenings.c.id == evening)) or "")
        if found is None:
            raise Refused("evening-gone")
        return found

    async def live(self, ours: Servers) -> list[Evening]:
        """Return the evenings of our servers that are not over."""
        query = select(evenings.c.server, evenings.c.state).where(evenings.c.closed.is_(None)).order_by(evenings.c.id)
        found = [read_evening(row.state) for row in await self._database.rows(query) if ours(row.server)]
        return [evening for evening in found if evening]

    async def change(self, evening: Evening, words: Sequence[str] = ()) -> Evening:
        """Store an evening and update the seals of its rounds; return it as stored.

        The seal of the next round is drawn if needed; once a round has begun, the submitted `words` are mixed in; once
        it is done, its seal is opened. Everything is written in one transaction, or nothing:
        `Refused("decided-already")` if someone else has written meanwhile.
        """
        version, now = evening.version, int(time.time())
        async with self._database.writing() as connection:
            if evening.phase in {"signing", "between"} and evening.plan.same and not evening.commitment:
                evening = evening.replace(commitment=await _draw(connection))
            for each in evening.rounds:
                seal = update(rounds).where(rounds.c.commitment == each.commitment, rounds.c.done.is_(None))
                if each.done or not evening.live:
                    await connection.execute(seal.values(done=now))
                elif words:
                    await connection.execute(seal.values(words=json.dumps([*words])))
            paying = evening.phase == "over" and not evening.paid
            evening = evening.replace(version=version + 1, paid=evening.paid or paying)
            kept = {
                "version": evening.version,
                "state": evening.model_dump_json(),
                "closed": now if evening.complete else None,
            }
            change = update(evenings).filter_by(id=evening.id, version=version).values(kept)
            if (await connection.execute(change)).rowcount != 1:
                raise Refused("decided-already")
            await _know(connection, evening)
            if paying:
                await _pay(connection, evening, now)
        return evening

    async def seal(self, commitment: str) -> RoundSeal | None:
        """Return the seal of a round with its words; `None` for tables with their own cards."""
        return await self._database.read(_seal, commitment)

    async def par(self, evening: str, number: int, revision: int) -> list[list[str]]:
        """Return strong computers' answers in a round so far; empty if of another `revision` or an earlier version."""
        rows = await self._database.rows(_pars_of(evening, number))
        certain = all((row.revision, row.level) == (revision, STRONG) for row in rows)
        return [json.loads(row.answers) for row in rows] if certain else []

    async def keep_par(self, evening: str, number: int, revision: int, played: Sequence[Sequence[str]]) -> None:
        """Store the deals that strong computers have played in a round, replacing earlier ones."""
        row = {"evening": evening, "round": number, "revision": revision, "level": STRONG}
        rows = [row | {"deal": deal, "answers": json.dumps(given)} for deal, given in enumerate(played, start=1)]
        async with self._database.writing() as connection:
            await connection.execute(delete(evening_pars).filter_by(evening=evening, round=number))
            await connection.execute(insert(evening_pars), rows)

    async def old_pars(self, ours: Servers) -> list[tuple[Evening, int, int]]:
        """List the rounds of our servers' evenings whose par an earlier version has stored, with its revision."""
        old = select(evening_pars.c.evening, evening_pars.c.round, evening_pars.c.revision)
        query = old.where(evening_pars.c.level == "").distinct().order_by(evening_pars.c.evening, evening_pars.c.round)
        rows = await self._database.rows(query)
        found = {evening: await self.find(evening) for evening in {row.evening for row in rows}}
        ranked = [(found[row.evening], row.round, row.revision) for row in rows]
        return [each for each in ranked if ours(each[0].server)]

    async def brought(self, table: str) -> dict[int, list[int]]:
        """Return the results of each completed deal of a session by seat, keyed by deal number."""
        query = select(players.c.deal, players.c.result).filter_by(table_id=table)
        ended = query.where(players.c.result.is_not(None)).order_by(players.c.deal, players.c.seat)
        rows = await self._database.rows(ended)
        return {deal: [result for _, result in seats] for deal, seats in groupby(rows, itemgetter(0))}

    async def course(self, table: str, catalogue: Catalogue) -> Course:
        """Return who has answered in a session, and what its list counts."""
        given = select(answers.c.person).where(answers.c.table_id == table, answers.c.person.is_not(None)).distinct()
        here = frozenset(row.person for row in await self._database.rows(given))
        query = select(records.c.record).where(records.c.table_id == table).order_by(records.c.deal)
        written = await self._database.rows(query)
        return Course(here, await asyncio.to_thread(_lists, [row.record for row in written], catalogue))

    async def ended(self, table: str) -> TableState | None:
        """Return the final state of a session; `None` while it is running."""
        query = select(tables.c.state).where(tables.c.id == table, tables.c.closed.is_not(None))
        state = await self._database.value(query)
        return read_state(state) if state else None


def _lists(written: Sequence[str], catalogue: Catalogue) -> tuple[ListSums, ...]:
    return list_sums(
        ListedDeal(
            [catalogue.find(record["ruleset"]).telling.declared(record, seat) for seat in range(record["seats"])],
            results_of(record),
        )
        for record in map(json.loads, written)
    )


def new_id() -> str:
    """Draw the id of an evening."""
    return MARK + drawn_letters(10)


def _pars_of(evening: str, number: int) -> Select[*tuple[Any, ...]]:
    return select(evening_pars).filter_by(evening=evening, round=number).order_by(evening_pars.c.deal)


def _seal(connection: Connection, commitment: str) -> RoundSeal | None:
    query = select(rounds.c.secret, rounds.c.words).where(rounds.c.commitment == commitment)
    row = connection.execute(query).first()
    return round_seal(*row) if row else None


async def _draw(connection: AsyncConnection) -> str:
    seal = RoundSeal(shuffle.new_secret())
    await connection.execute(insert(rounds).values(commitment=seal.commitment, secret=seal.secret, words="[]"))
    return seal.commitment


async def _pay(connection: AsyncConnection, evening: Evening, now: int) -> None:
    """Pay out an evening: people then owe each other the outcome, like that of a session."""
    owed = enumerate(transfers(evening))
    paid = {f"{evening.id}/{number}": Posting(*transfer, EVENING) for number, transfer in owed}
    if paid:
        await pay(connection, evening.server, paid, now)


async def evenings_apart(connection: AsyncConnection, ids: Iterable[str], person: int) -> dict[str, dict[str, int]]:
    """Return the entry and the prize of a person in evenings that are over, by the evenings' ids."""
    rows = await connection.execute(select(evenings.c.id, evenings.c.state).where(evenings.c.id.in_(ids)))
    return {row.id: apart(evening, person) for row in rows if (evening := read_evening(row.state))}


async def _know(connection: AsyncConnection, evening: Evening) -> None:
    # below zero: erased at their request
    known = [{"id": person, "name": name} for person, name in evening.people.items() if person > 0]
    if known:
        await connection.execute(KNOW_PERSON, known)
    there = [{"evening": evening.id, "person": person} for person in evening.people]
    await connection.execute(COME_TO_EVENING, there)


async def anonymise(connection: AsyncConnection, person: int, nobody: int, name: str) -> None:
    """Replace a person with the anonymous `nobody` in every evening."""
    theirs = select(evening_people.c.evening).where(evening_people.c.person == person)
    states = select(evenings.c.id, evenings.c.state).where(evenings.c.id.in_(theirs))
    for row in (await connection.execute(states)).all():
        evening = read_evening(row.state)
        hidden = evening and forgetting(evening, person, nobody, name).replace(version=evening.version + 1)
        kept = {"state": hidden.model_dump_json() if hidden else "{}", "version": hidden.version if hidden else 0}
        await connection.execute(update(evenings).where(evenings.c.id == row.id).values(kept))
    await connection.execute(update(evening_people).where(evening_people.c.person == person).values(person=nobody))


def evening_problems(connection: Connection, catalogue: Catalogue) -> Iterator[str]:
    """Check the results that evenings list against their tables, which are verified separately."""
    for row in connection.execute(select(evenings.c.id, evenings.c.state).order_by(evenings.c.id)).all():
        evening = read_evening(row.state)
        if evening is None:
            yield f"evening {row.id}: its state cannot be read"
            continue
        yield from (f"evening {row.id}: {problem}" for problem in _problems(connection, evening, catalogue))


def _problems(connection: Connection, evening: Evening, catalogue: Catalogue) -> Iterator[str]:
    done = select(rounds.c.done)
    for played in evening.rounds:
        opened = connection.scalar(done.where(rounds.c.commitment == played.commitment)) is not None
        if played.commitment and opened != (played.done or not evening.live):
            yield f"the seal {played.commitment} is {'open' if opened else 'shut'}"
        for table in played.tables:
            if table.table:
                state = connection.scalar(select(tables.c.state).where(tables.c.id == table.table))
                read = read_state(state) if state else None
                yield from problems(evening, table, read, catalogue.find(evening.plan.ruleset))
    yield from _paid_problems(connection, evening)
    for number, played in enumerate(evening.rounds, start=1):
        if played.par:
            yield from _par_problems(connection, evening, number, catalogue.find(evening.plan.ruleset))


def _paid_problems(connection: Connection, evening: Evening) -> Iterator[str]:
    """Compare the payouts of an evening with those that follow from its standings."""
    ours = select(*(postings.c[name] for name in Posting._fields)).where(
        postings.c.server == evening.server, postings.c.receipt.startswith(f"{evening.id}/")
    )
    paid = moved_by(Posting(*row) for row in connection.execute(ours))
    moved = Counter({account: change.chips for account, change in paid.items()})
    due = payouts(evening) if evening.phase == "over" else {}
    moved.subtract({account_of(user): chips for user, chips in due.items()})
    yield from (f"{account} was paid {chips} chips more than is due" for account, chips in moved.items() if chips)


def _par_problems(connection: Connection, evening: Evening, number: int, ruleset: Ruleset[Any]) -> Iterator[str]:
    """Replay what strong computers have played in a round; skipped if they played by other rules."""
    played = evening.rounds[number - 1]
    given, seal = connection.execute(_pars_of(evening.id, number)).all(), _seal(connection, played.commitment)
    if seal is None or any(each.revision != ruleset.revision for each in given):
        return
    table = ParTable(evening.plan_of(number), ruleset, seal)
    try:
        table.replay([json.loads(each.answers) for each in given])
    except (Refused, BrokenRules) as error:
        yield f"the par of round {number} does not replay: {error}"
        return
    if table.home() != played.par:
        yield f"the par of round {number} is {list(table.home())}, not {list(played.par)}"
