"""Pars: what strong computers make of the same cards. A par is strong or it is not there: nothing replaces a search.

They are played in the background, and stored deal by deal with the level that answered.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Any, Final
from zlib import crc32

from game.computer.gains import counted
from game.computer.levels import STRONG
from game.core.driver import Driver
from game.core.errors import Refused, without_values
from game.core.rulesets import Catalogue
from game.core.view import View
from game.core.visibility import view_of
from game.daily import ME, DailyPlay, DailySet, Par
from game.table.computers import forced
from game.table.upkeep import Tasks
from storage.dailies import Dailies

Search = Callable[[View, str, int], Awaitable[Any]]
"""Returns a level's own answer outside the event loop, the same for the same view and chance; may raise anything."""

log = logging.getLogger(__name__)
PAUSES: Final = (0.0, 1.0, 10.0)
"""Seconds before a failed search is tried again; after the last one the par stays open."""


class StrongPlay:
    """Plays deals to their end with strong computers, one search at a time: who asks for advice waits for one."""

    def __init__(self, search: Search, pauses: Sequence[float] = PAUSES) -> None:
        self._ask = search
        self._pauses = pauses
        self._turn = asyncio.Lock()

    async def play_out(self, driver: Driver, seed: str) -> None:
        """Answer for all seats, by `seed`; raises a search's error after the last pause, `Refused` if illegal."""
        while (question := driver.question) is not None:
            driver.answer(question.safe if forced(driver) else await self._answer(driver, seed))

    async def _answer(self, driver: Driver, seed: str) -> Any:
        view, chance = view_of(driver, driver.seat), crc32(f"{seed} {len(driver.given)}".encode())
        for pause in self._pauses:
            try:
                return await self._search(view, chance)
            except Exception as error:  # noqa: BLE001 - whatever it was, it may succeed the next time
                log.info("a par searches once more: %s", without_values(error))
                await asyncio.sleep(pause)
        return await self._search(view, chance)

    async def _search(self, view: View, chance: int) -> Any:
        async with self._turn:
            return await self._ask(view, STRONG, chance)


class DailyPars:
    """The pars of daily deals, each day's deals of a ruleset played by themselves."""

    def __init__(self, store: Dailies, catalogue: Catalogue, play: StrongPlay, tasks: Tasks) -> None:
        self._store = store
        self._catalogue = catalogue
        self._play = play
        self._tasks = tasks
        self._making: dict[tuple[str, str], asyncio.Task[dict[int, Par]]] = {}

    async def known(self, whole: DailySet, play: DailyPlay) -> dict[int, Par]:
        """Return the pars that are there, by deal; missing ones are begun, if `play` was played by today's rules."""
        found = await self._store.pars(whole.day, whole.ruleset.id)
        by_these_rules = all(deal.revision == whole.ruleset.revision for deal in play.deals.values())
        if by_these_rules and found.keys() != {*whole.numbers}:
            self.begin(whole)
        return found

    def begin(self, whole: DailySet) -> asyncio.Task[dict[int, Par]]:
        """Play in the background what is missing or not certainly strong, unless that is under way already."""
        key = whole.day, whole.ruleset.id
        if key not in self._making:
            self._making[key] = self._tasks.start(self._make(whole))
            self._making[key].add_done_callback(lambda _task: self._making.pop(key))
        return self._making[key]

    async def made(self, whole: DailySet) -> dict[int, Par]:
        """Return the pars once they have been played; those whose search failed are missing."""
        return await asyncio.shield(self.begin(whole))

    async def _make(self, whole: DailySet) -> dict[int, Par]:
        day, ruleset = whole.day, whole.ruleset.id
        found = await self._store.pars(day, ruleset)
        missing = [number for number in whole.numbers if number not in found or not found[number].strong]
        try:
            for number in missing:
                driver = Driver(whole.setup(number))
                await self._play.play_out(driver, f"{day} {ruleset} {number}")
                found[number] = Par(counted(driver, ME), STRONG)
                await self._store.keep_par(day, ruleset, number, found[number])
        except Exception as error:  # noqa: BLE001 - whatever it was, the par stays open until it is asked for again
            log.warning("the par of %s on %s stays open: %s", ruleset, day, without_values(error))
        return found

    async def renew(self) -> None:
        """Play the pars anew that earlier versions have stored, one after the other, where the rules are the same."""
        for day, ruleset, revision in await self._store.old_pars():
            try:
                found = self._catalogue.find(ruleset)
            except Refused:
                continue
            if found.revision == revision:
                await self.made(DailySet(found, day, await self._store.seal(day, ruleset)))
