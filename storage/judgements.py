"""How people have played: what was found out about their choices, so that nobody has to work it out again."""

from __future__ import annotations

import json
from dataclasses import astuple

from sqlalchemy import select

from game.computer.judging import REVISION, Judgement
from game.reports.performance import Judged, JudgedChoice
from storage.database import Database
from storage.schema import judgements
from storage.writes import put


class Judgements:
    """What was found out, by seat and deal; it goes with the data of whoever sat there."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, table: str, deal: int, seat: int) -> Judged | None:
        """Give what was found out about a seat; `None` if nothing was, or by an earlier revision of judging."""
        place = judgements.c.table_id == table, judgements.c.deal == deal, judgements.c.seat == seat
        query = select(judgements.c.result, judgements.c.choices).where(*place, judgements.c.revision == REVISION)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return Judged(row.result, _read(row.choices)) if row else None

    async def keep(self, table: str, deal: int, seat: int, judged: Judged) -> None:
        """Keep what was found out about a seat, in the place of what was before."""
        row = {
            "table_id": table,
            "deal": deal,
            "seat": seat,
            "revision": REVISION,
            "result": judged.result,
            "choices": _written(judged.choices),
        }
        async with self._database.writing() as connection:
            await connection.execute(put(connection.dialect.name, judgements, row))


def _written(choices: tuple[JudgedChoice, ...]) -> str:
    return json.dumps([[each.step, each.given, *astuple(each.judgement)] for each in choices])


def _read(text: str) -> tuple[JudgedChoice, ...]:
    return tuple(JudgedChoice(step, given, Judgement(*judgement)) for step, given, *judgement in json.loads(text))
