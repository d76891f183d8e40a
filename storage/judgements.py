"""Judgements of past decisions, stored so that none is computed twice."""

import json
from dataclasses import astuple

from sqlalchemy import Table, select

from game.computer.judging import REVISION, Judgement
from game.daily import is_daily
from game.reports.performance import Judged, JudgedChoice
from storage.database import Database
from storage.schema import daily_judgements, judgements
from storage.writes import put


class Judgements:
    """Judgements by deal and seat; they are erased together with the data of the person who sat there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str, deal: int, seat: int) -> Judged | None:
        """Return a seat's judgement; `None` if there is none of the current revision of judging."""
        place, kept = _place(table, deal, seat)
        same = (kept.c[name] == value for name, value in place.items())
        query = select(kept.c.result, kept.c.choices).where(*same, kept.c.revision == REVISION)
        rows = await self._database.rows(query)
        return Judged(rows[0].result, _read(rows[0].choices)) if rows else None

    async def keep(self, table: str, deal: int, seat: int, judged: Judged) -> None:
        """Store a seat's judgement, replacing any earlier one."""
        place, kept = _place(table, deal, seat)
        row = {**place, "revision": REVISION, "result": judged.result, "choices": _written(judged.choices)}
        async with self._database.writing() as connection:
            await put(connection, kept, row)


def _place(table: str, deal: int, seat: int) -> tuple[dict[str, object], Table]:
    """Return the key and table for a seat's judgements, in a session or in a daily play."""
    if is_daily(table):
        return {"play": table, "deal": deal}, daily_judgements
    return {"table_id": table, "deal": deal, "seat": seat}, judgements


def _written(choices: tuple[JudgedChoice, ...]) -> str:
    return json.dumps([[each.step, each.given, *astuple(each.judgement)] for each in choices])


def _read(text: str) -> tuple[JudgedChoice, ...]:
    return tuple(JudgedChoice(step, given, Judgement(*judgement)) for step, given, *judgement in json.loads(text))
