"""Rounds compared with others: strong computers' results with the same cards, and the most divergent deals."""

import asyncio

from bot.language import Texts
from bot.panels.table.summary import headline
from bot.past.replay import as_ended
from bot.solo import Opponents
from game.computer.levels import STRONG
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.evenings.evening import Evening
from game.evenings.par import ParTable
from game.evenings.parts import Compared, RoundTable
from game.evenings.standings import most_different
from game.table.ports import Thinker
from storage.evenings import Evenings
from storage.history import History

NOWHERE = 0
"""The deal number of a round in which no two tables differ."""


class Pars:
    """Compares rounds with the same cards; computers play only one round at a time."""

    def __init__(self, store: Evenings, history: History, catalogue: Catalogue, thinker: Thinker) -> None:
        self._store = store
        self._history = history
        self._catalogue = catalogue
        self._thinker = thinker
        self._playing = asyncio.Lock()

    async def play(self, evening: Evening, number: int) -> ParTable:
        """Play a round's cards to the end, resuming after the last deal played; each deal is saved."""
        ruleset = self._catalogue.find(evening.plan.ruleset)
        async with self._playing:
            seal = await self._store.seal(evening.rounds[number - 1].commitment)
            if seal is None:
                raise Refused("evening-gone")
            answers = await self._store.par(evening.id, number, ruleset.revision)
            table = ParTable(evening.plan, ruleset, seal)
            await asyncio.to_thread(table.replay, answers)
            while not table.over:
                driver = Driver(table.setup())
                await Opponents(self._thinker, STRONG, f"{evening.id} {number} {table.deal}").play_out(driver)
                answers.append([asked.answer for asked in driver.answered])
                await self._store.keep_par(evening.id, number, ruleset.revision, answers)
                table.take(driver)
        return table

    async def compare(self, evening: Evening, number: int, texts: Texts) -> Compared:
        """Find the deal of a finished round in which tables differed most, and describe it for each table."""
        tables = [table for table in evening.rounds[number - 1].tables if table.results]
        brought = {table.number: await self._store.brought(table.table) for table in tables}
        found = most_different([*brought.values()])
        if found is None:
            return Compared(deal=NOWHERE, seat=0, results=(), told=())
        deal, seat = found
        results = {number: sat[deal][seat] for number, sat in brought.items() if deal in sat}
        everywhere = evening.rounds[number - 1].tables
        return Compared(
            deal=deal,
            seat=seat,
            results=tuple(results.get(table.number) for table in everywhere),
            told=tuple([await self._told(table, deal, texts) for table in everywhere]),
        )

    async def _told(self, table: RoundTable, deal: int, texts: Texts) -> str:
        if not table.table:
            return ""
        pasts = await self._history.whole_deals(table.table, (deal,))
        views = await asyncio.to_thread(as_ended, pasts, self._catalogue)
        view = views.get(deal)
        return headline(view, view.deal, texts) if view and view.deal else ""
