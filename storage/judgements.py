"""Judgements of past decisions, stored so that none is computed twice."""

import json
from dataclasses import astuple

from sqlalchemy import select

from game.computer.judging import REVISION, Judgement
from game.reports.performance import Judged, JudgedChoice
from storage.database import Store
from storage.schema import judgements
from storage.writes import put


class Judgements(Store):
    """Judgements by deal and seat; they are erased together with the data of the person who sat there."""

    async def find(self, table: str, deal: int, seat: int) -> Judged | None:
        """Return a seat's judgement; `None` if there is none of the current revision of judging."""
        place = {"table_id": table, "deal": deal, "seat": seat}
        same = (judgements.c[name] == value for name, value in place.items())
        query = select(judgements.c.result, judgements.c.choices).where(*same, judgements.c.revision == REVISION)
        rows = await self._database.rows(query)
        return Judged(rows[0].result, _read(rows[0].choices)) if rows else None

    async def keep(self, table: str, deal: int, seat: int, judged: Judged) -> None:
        """Store a seat's judgement, replacing any earlier one."""
        kept = {"revision": REVISION, "result": judged.result, "choices": _written(judged.choices)}
        async with self._database.writing() as connection:
            await put(connection, judgements, {"table_id": table, "deal": deal, "seat": seat, **kept})


def _written(choices: tuple[JudgedChoice, ...]) -> str:
    return json.dumps([[each.step, each.given, *astuple(each.judgement)] for each in choices])


def _read(text: str) -> tuple[JudgedChoice, ...]:
    return tuple(JudgedChoice(step, given, Judgement(*judgement)) for step, given, *judgement in json.loads(text))
