"""How people have played: records and results for statistics, and judgements, so that none is computed twice."""

import json
from collections.abc import Collection, Iterable, Sequence
from dataclasses import astuple
from typing import NamedTuple

import orjson
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from game.computer.judging import REVISION, Judgement
from game.core.take_back import as_played
from game.reports.performance import Judged, JudgedChoice
from game.reports.statistics import MOST_DEALS, PlayedDeal
from game.table.ports import account_of, person_of
from storage.database import Store
from storage.reads import batches, still_played
from storage.schema import deals, judgements, people, players, records, seats, tables
from storage.writes import put


class FinishedDeal(NamedTuple):
    """A finished deal as stored: its session, the accounts by seat, and its record."""

    table: str
    accounts: Sequence[str]
    written: str

    def read(self) -> PlayedDeal:
        """Parse the record; parsing one at a time takes a third of the memory of parsing all."""
        return PlayedDeal(self.table, self.accounts, as_played(orjson.loads(self.written)))


class Played(Store):
    """People's latest deals."""

    async def deals(self, server: int, person: int, rulesets: Collection[str]) -> list[FinishedDeal]:
        """Return a person's latest finished deals of some rulesets on a server, newest session first, at most 2,000."""
        found: list[FinishedDeal] = []
        async with self._database.reading() as connection:
            for batch in batches(await _sessions(connection, server, person), MOST_DEALS):
                found += await _deals(connection, batch.sessions, account_of(person), rulesets)
                if len(found) >= MOST_DEALS:
                    break
        return found[:MOST_DEALS]

    async def session_totals(self, person: int, sessions: Collection[str]) -> dict[str, int]:
        """Return a person's total chips from each session: its deals plus the shares at its end."""
        query = select(seats.c.table_id, seats.c.chips).where(seats.c.person == person, seats.c.table_id.in_(sessions))
        brought = {row.table_id: row.chips for row in await self._database.rows(query)}
        return {table: brought.get(table, 0) for table in sessions}

    async def names(self, accounts: Iterable[str]) -> dict[str, str]:
        """Return the latest names of people, by their accounts."""
        persons = [person for account in accounts if (person := person_of(account)) is not None]
        query = select(people.c.id, people.c.name).where(people.c.id.in_(persons))
        return {account_of(row.id): row.name for row in await self._database.rows(query)}


async def _sessions(connection: AsyncConnection, server: int, person: int) -> list[tuple[str, int]]:
    """List a person's sessions, newest first, with their deals, without those whose cards others may still play."""
    query = (
        select(seats.c.table_id, seats.c.deals)
        .join(tables, tables.c.id == seats.c.table_id)
        .where(seats.c.person == person, tables.c.server == server, seats.c.deals > 0, ~still_played())
        .order_by(tables.c.opened.desc(), tables.c.id)
    )
    return [(row.table_id, row.deals) for row in await connection.execute(query)]


async def _deals(
    connection: AsyncConnection, sessions: Sequence[str], account: str, rulesets: Collection[str]
) -> list[FinishedDeal]:
    """Read the finished deals of sessions in which an account had a seat."""
    written = (
        select(records.c.table_id, records.c.deal, records.c.record)
        .join(deals, (deals.c.table_id == records.c.table_id) & (deals.c.number == records.c.deal))
        .where(records.c.table_id.in_(sessions), deals.c.ruleset.in_(rulesets))
    )
    sitting = (
        select(players.c.table_id, players.c.deal, players.c.account)
        .where(players.c.table_id.in_(sessions))
        .order_by(players.c.table_id, players.c.deal, players.c.seat)
    )
    texts = list(await connection.execute(written))
    rows = (await connection.execute(sitting)).all()
    accounts: dict[tuple[str, int], list[str]] = {}
    for table, deal, sat in rows:
        accounts.setdefault((table, deal), []).append(sat)
    place = {table: number for number, table in enumerate(sessions)}
    texts.sort(key=lambda row: (place[row[0]], -row[1]))
    found = (FinishedDeal(table, accounts[table, deal], text) for table, deal, text in texts)
    return [deal for deal in found if account in deal.accounts]


class Judgements(Store):
    """Judgements by deal and seat; they are erased together with the data of the person who sat there."""

    async def find(self, table: str, deal: int, seat: int) -> Judged | None:
        """Return a seat's judgement; `None` if there is none of the current revision of judging."""
        query = select(judgements.c.result, judgements.c.choices)
        place = query.filter_by(table_id=table, deal=deal, seat=seat, revision=REVISION)
        return next((Judged(row.result, _read(row.choices)) for row in await self._database.rows(place)), None)

    async def keep(self, table: str, deal: int, seat: int, judged: Judged) -> None:
        """Store a seat's judgement, replacing any earlier one."""
        choices = [[each.step, each.given, *astuple(each.judgement)] for each in judged.choices]
        kept = {"revision": REVISION, "result": judged.result, "choices": json.dumps(choices)}
        async with self._database.writing() as connection:
            await put(connection, judgements, {"table_id": table, "deal": deal, "seat": seat, **kept})


def _read(text: str) -> tuple[JudgedChoice, ...]:
    return tuple(JudgedChoice(step, given, Judgement(*judgement)) for step, given, *judgement in json.loads(text))
