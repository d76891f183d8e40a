"""Rounds compared with others: strong computers' results with the same cards, and the most divergent deals."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from bot.language import Texts
from bot.panels.table.described import headline, headline_result
from bot.pars import StrongPlay
from bot.past.replay import as_ended
from game.computer.levels import STRONG
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.evenings.evening import Evening
from game.evenings.par import ParTable
from game.evenings.parts import Compared, RoundTable
from game.evenings.standings import most_different
from game.table.ports import Clock, Servers
from game.table.upkeep import Tasks
from storage.evenings import Evenings
from storage.history import History

log = logging.getLogger(__name__)
AGAIN_SECONDS: Final = 600.0
"""How long after a failure strong computers try a round's cards again."""
NOWHERE = 0
"""The deal number of a round in which no two tables differ."""


@dataclass(frozen=True, slots=True, eq=False)
class Pars:
    """Compares rounds with the same cards."""

    store: Evenings
    history: History
    catalogue: Catalogue
    strong: StrongPlay

    async def play(self, evening: Evening, number: int) -> ParTable:
        """Play a round's cards to the end, from the last stored deal on; raises as a search does, or `evening-gone`."""
        ruleset = self.catalogue.find(evening.plan.ruleset)
        seal = await self.store.seal(evening.rounds[number - 1].commitment)
        if seal is None:
            raise Refused("evening-gone")
        answers = await self.store.par(evening.id, number, ruleset.revision)
        table = ParTable(evening.plan_of(number), ruleset, seal)
        await asyncio.to_thread(table.replay, answers)
        while not table.over:
            driver = Driver(table.setup())
            await self.strong.play_out(driver, f"{evening.id} {number} {table.deal}")
            answers.append([asked.answer for asked in driver.answered])
            await self.store.keep_par(evening.id, number, ruleset.revision, answers)
            table.take(driver)
        return table

    async def old(self, ours: Servers) -> list[tuple[Evening, int]]:
        """List the rounds whose par an earlier version has played by today's rules, with the evenings."""
        found = await self.store.old_pars(ours)
        return [
            (evening, number)
            for evening, number, revision in found
            if self.catalogue.find(evening.plan.ruleset).revision == revision
        ]

    async def compare(self, evening: Evening, number: int, texts: Texts) -> Compared:
        """Find the deal of a finished round in which tables differed most, and describe it for each table."""
        tables = [table for table in evening.rounds[number - 1].tables if table.results]
        brought = {table.number: await self.store.brought(table.table) for table in tables}
        found = most_different([*brought.values()])
        if found is None:
            return Compared(deal=NOWHERE, seat=0, results=(), told=())
        deal, seat = found
        results = {number: sat[deal][seat] for number, sat in brought.items() if deal in sat}
        everywhere = evening.rounds[number - 1].tables
        told = [await self._told(table, deal, texts) for table in everywhere]
        return Compared(
            deal=deal,
            seat=seat,
            results=tuple(results.get(table.number) for table in everywhere),
            told=tuple(words for words, _ in told),
            about=tuple(about for _, about in told),
        )

    async def _told(self, table: RoundTable, deal: int, texts: Texts) -> tuple[str, int | None]:
        """Describe a deal of a table, with the seat whose result is told; empty if it was not played."""
        if not table.table:
            return "", None
        pasts = await self.history.whole_deals(table.table, (deal,))
        views = await asyncio.to_thread(as_ended, pasts, self.catalogue)
        view = views.get(deal)
        if view is None or view.deal is None:
            return "", None
        about = headline_result(view.ruleset, view.deal)
        return headline(view, view.deal, texts), about.seat if about else None


@dataclass(frozen=True, slots=True, eq=False)
class RoundPars:
    """Plays the pars of rounds in the background, each once at a time; `change` stores, `stir` updates an evening."""

    pars: Pars
    clock: Clock
    tasks: Tasks
    change: Callable[[str, Callable[[Evening], Evening]], Awaitable[Evening]]
    stir: Callable[[str], None]
    _playing: set[tuple[str, int]] = field(default_factory=set[tuple[str, int]], init=False)

    def begin(self, evening: Evening) -> None:
        """Play what is missing."""
        for number in evening.without_par:
            self.tasks.start(self._play(evening, number))

    async def renew(self, ours: Servers) -> None:
        """Play anew, one after the other, what earlier versions have played."""
        for evening, number in await self.pars.old(ours):
            await self._play(evening, number)

    async def _play(self, evening: Evening, number: int) -> None:
        """Play a round's par and store it with its evening; after a failure, this is done again later."""
        place = evening.id, number
        if place in self._playing:
            return
        self._playing.add(place)
        try:
            par = await self.pars.play(evening, number)
            told = {"par": par.home(), "par_deals": tuple(par.results), "par_level": STRONG}
            await self.change(evening.id, lambda now: now.with_round(number, **told))
        except Exception:
            log.exception("round %s of evening %s has no par", number, evening.id)
            self.clock.call_at(self.clock.now() + AGAIN_SECONDS, lambda: self._again(place))
        else:
            self._playing.discard(place)

    def _again(self, place: tuple[str, int]) -> None:
        self._playing.discard(place)
        self.stir(place[0])
