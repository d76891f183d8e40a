"""Looking back at how people have played: decision by decision, elsewhere, and never the same deal twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Sequence
from typing import Final, Protocol
from zlib import crc32

from bot.past.decisions import Decisions, decisions_of
from game.computer.judging import Judgement
from game.core.rulesets import Catalogue
from game.core.view import View
from game.reports.past import PastDeal
from game.reports.performance import JudgedChoice, JudgedDeal, Performance

log = logging.getLogger(__name__)

MOST_KEPT: Final = 20_000
Progress = Callable[[int, int], None]
"""Is told how many deals are done, of how many."""


class Judges(Protocol):
    """Whoever judges decisions, elsewhere."""

    async def judge(self, view: View, given: str, chance: int) -> Judgement | None:
        """Judge an answer that was given to the open question of a view; raises whatever goes wrong."""
        ...


class Reviewing:
    """Judges the decisions of people in past deals; the latest deals that were judged are remembered."""

    def __init__(self, judges: Judges, catalogue: Catalogue) -> None:
        self._judges = judges
        self._catalogue = catalogue
        self._known: dict[tuple[str, int, int], JudgedDeal] = {}

    async def performance(
        self, user: int, deals: Sequence[tuple[int, PastDeal]], progress: Progress = lambda _done, _all: None
    ) -> Performance:
        """Judge deals of a person, each with the time when its session was begun; those that nobody can are left out.

        `progress` is told how many deals are done, of how many.
        """
        judged: list[JudgedDeal] = []
        for done, (when, past) in enumerate(deals):
            progress(done, len(deals))
            found = await self._judged(user, when, past)
            if found:
                judged.append(found)
        return Performance(tuple(judged))

    async def _judged(self, user: int, when: int, past: PastDeal) -> JudgedDeal | None:
        key = past.table, past.row.number, user
        known = self._known.get(key)
        if known and known.opened == past.opened:
            return known
        decisions = await asyncio.to_thread(decisions_of, past, user, self._catalogue)
        if decisions is None:
            return None
        choices = tuple([each async for each in self._choices(decisions, f"{past.table} {past.row.number}")])
        judged = JudgedDeal(past.table, past.row.number, when, past.opened, decisions.result, choices)
        self._known[key] = judged
        if len(self._known) > MOST_KEPT:
            del self._known[next(iter(self._known))]
        return judged

    async def _choices(self, decisions: Decisions, deal: str) -> AsyncIterator[JudgedChoice]:
        """Judge decisions one after the other; one that nothing comes of is left out."""
        for moment in decisions.moments:
            try:
                chance = crc32(f"{deal} {moment.step}".encode())
                judgement = await self._judges.judge(moment.view, moment.given, chance)
            except Exception as error:  # noqa: BLE001 - whatever goes wrong elsewhere, the rest can be told
                log.warning("a decision could not be judged: %s: %s", type(error).__name__, error)
                continue
            if judgement:
                yield JudgedChoice(moment.step, moment.given, judgement)
