"""Judges how people have played, decision by decision, in another process and only once per deal."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable, Sequence
from zlib import crc32

from bot.past.replay import Decisions, decisions_of
from bot.thinking.pool import MISHAPS, SearchPool
from game.computer.card_play.open_cards import OpenCards
from game.core.errors import without_values
from game.core.rulesets import Catalogue
from game.reports.past import PastDeal, money_in
from game.reports.performance import Judged, JudgedChoice, JudgedDeal, Performance
from game.table.ports import account_of
from storage.played import Judgements

log = logging.getLogger(__name__)

Progress = Callable[[int, int], None]
"""Called with the number of deals done and the total number."""


class Reviewing:
    """Judges people's decisions in past deals, and stores the judgements.

    People take turns decision by decision, so that advice on an open question waits for at most one judgement.
    """

    def __init__(self, pool: SearchPool, store: Judgements, catalogue: Catalogue) -> None:
        self._pool = pool
        self._store = store
        self._catalogue = catalogue
        self._turn = asyncio.Lock()

    async def performance(
        self, user: int, deals: Sequence[tuple[int, PastDeal]], progress: Progress = lambda _done, _all: None
    ) -> Performance:
        """Judge a person's deals, each with its session's beginning; calls `progress` before each, omits failures."""
        found, failures = list[JudgedDeal](), Counter[str]()
        for done, (when, past) in enumerate(deals):
            progress(done, len(deals))
            judged = await self._judged(user, past, failures)
            if judged:
                money = money_in(past.record, past.row.accounts.index(account_of(user))) if past.record else 0
                found.append(JudgedDeal(past.table, past.row.number, when, past.opened, *judged, money))
        for why, times in failures.items():
            log.warning("%d decisions could not be judged: %s", times, why)
        return Performance(tuple(found))

    async def open_cards(self, user: int, past: PastDeal) -> OpenCards | None:
        """Return what was there with all cards open in a deal of a person, as far as they have seen them in the end."""
        decisions = await asyncio.to_thread(decisions_of, past, user, self._catalogue)
        try:
            return await self._pool.open_cards(decisions.end) if decisions else None
        except MISHAPS as error:
            log.warning("a deal could not be solved: %s", without_values(error))
            return None

    async def _judged(self, user: int, past: PastDeal, failures: Counter[str]) -> Judged | None:
        """Return a person's judged decisions in a deal; failed judgements are omitted, and retried next time."""
        account = account_of(user)
        if account not in past.row.accounts:
            return None
        place = past.table, past.row.number, past.row.accounts.index(account)
        if known := await self._store.find(*place):
            return known
        decisions = await asyncio.to_thread(decisions_of, past, user, self._catalogue)
        if decisions is None:
            return None
        before = failures.total()
        choices = await self._choices(decisions, f"{past.table} {past.row.number}", failures)
        judged = Judged(decisions.result, choices)
        if failures.total() == before:
            await self._store.keep(*place, judged)
        return judged

    async def _choices(self, decisions: Decisions, deal: str, failures: Counter[str]) -> tuple[JudgedChoice, ...]:
        """Judge decisions one after the other; return the judgements, and count failures by their causes."""
        choices = list[JudgedChoice]()
        for moment in decisions.moments:
            try:
                chance = crc32(f"{deal} {moment.step}".encode())
                async with self._turn:
                    judgement = await self._pool.judge(moment.view, moment.given, chance)
            except MISHAPS as error:
                failures[without_values(error)] += 1
                continue
            if judgement:
                choices.append(JudgedChoice(moment.step, moment.given, judgement))
        return tuple(choices)
