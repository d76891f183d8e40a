"""Looking back at how people have played: decision by decision, elsewhere, and never the same deal twice."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Sequence
from typing import Protocol
from zlib import crc32

from bot.past.decisions import Decisions, decisions_of
from bot.thinking.pool import MISHAPS
from game.computer.judging import Judgement
from game.core.rulesets import Catalogue
from game.core.view import View
from game.reports.past import PastDeal
from game.reports.performance import Judged, JudgedChoice, JudgedDeal, Performance
from game.table.accounts import account_of
from game.table.faults import without_values

log = logging.getLogger(__name__)

Progress = Callable[[int, int], None]
"""Is told how many deals are done, of how many."""


class Judges(Protocol):
    """Whoever judges decisions, elsewhere."""

    async def judge(self, view: View, given: str, chance: int) -> Judgement | None:
        """Judge an answer that was given to the open question of a view; raises whatever goes wrong."""
        ...


class Register(Protocol):
    """Remembers what was found out."""

    async def find(self, table: str, deal: int, seat: int) -> Judged | None:
        """Give what was found out about a seat in a deal, if anything was."""
        ...

    async def keep(self, table: str, deal: int, seat: int, judged: Judged) -> None:
        """Remember what was found out about a seat in a deal."""
        ...


class Reviewing:
    """Judges the decisions of people in past deals, and remembers what it has found out."""

    def __init__(self, judges: Judges, register: Register, catalogue: Catalogue) -> None:
        self._judges = judges
        self._register = register
        self._catalogue = catalogue

    async def performance(
        self, user: int, deals: Sequence[tuple[int, PastDeal]], progress: Progress = lambda _done, _all: None
    ) -> Performance:
        """Judge deals of a person, each with the time when its session was begun; those that nobody can are left out.

        `progress` is told how many deals are done, of how many.
        """
        found: list[JudgedDeal] = []
        for done, (when, past) in enumerate(deals):
            progress(done, len(deals))
            judged = await self._judged(user, past)
            if judged:
                found.append(JudgedDeal(past.table, past.row.number, when, past.opened, *judged))
        return Performance(tuple(found))

    async def _judged(self, user: int, past: PastDeal) -> Judged | None:
        """Tell how a person has played in a deal; what could not be judged is left out, and tried again next time."""
        account = account_of(user)
        if account not in past.row.accounts:
            return None
        place = past.table, past.row.number, past.row.accounts.index(account)
        if known := await self._register.find(*place):
            return known
        decisions = await asyncio.to_thread(decisions_of, past, user, self._catalogue)
        if decisions is None:
            return None
        choices, failed = await self._choices(decisions, f"{past.table} {past.row.number}")
        judged = Judged(decisions.result, choices)
        if not failed:
            await self._register.keep(*place, judged)
        return judged

    async def _choices(self, decisions: Decisions, deal: str) -> tuple[tuple[JudgedChoice, ...], int]:
        """Judge decisions one after the other; tells how many could not be, because something went wrong."""
        choices, failed = list[JudgedChoice](), 0
        for moment in decisions.moments:
            try:
                chance = crc32(f"{deal} {moment.step}".encode())
                judgement = await self._judges.judge(moment.view, moment.given, chance)
            except MISHAPS as error:
                log.warning("a decision could not be judged: %s", without_values(error))
                failed += 1
                continue
            if judgement:
                choices.append(JudgedChoice(moment.step, moment.given, judgement))
        return tuple(choices), failed
