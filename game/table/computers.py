"""What computers answer at a table: at once by rules of thumb, or thought about elsewhere while they seem to think."""

from __future__ import annotations

import asyncio
import logging
import random
from collections.abc import Callable
from typing import Any

from game.computer import BEGINNER, Player
from game.core.driver import Driver
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.view import View
from game.table.faults import tell_log
from game.table.ports import Thinker
from game.table.seat import Seat

log = logging.getLogger(__name__)


class Computers:
    """The computers of one table. They are given a view; when they answer is not theirs to say."""

    __slots__ = ("_chance", "_draw", "_player_for", "_thinker", "_thought")

    def __init__(self, player_for: Callable[[Ruleset[Any]], Player], thinker: Thinker | None, draw: int) -> None:
        self._player_for = player_for
        self._thinker = thinker
        self._draw = draw
        self._chance: random.Random | None = None
        self._thought: asyncio.Task[Any] | None = None

    @property
    def _rng(self) -> random.Random:
        """What they draw from, which is made for the first of them: most tables have people alone."""
        if self._chance is None:
            self._chance = random.Random(self._draw)  # noqa: S311
        return self._chance

    def think(self, driver: Driver, seat: Seat) -> None:
        """Begin to think about the open question, if this seat does."""
        self.rest()
        if self._thinker and seat.user is None and seat.level != BEGINNER:
            chance = self._rng.getrandbits(32)
            thinking = self._thinker.choose(view_of(driver, driver.seat), seat.level, chance, seat.persona)
            self._thought = asyncio.get_running_loop().create_task(thinking)

    def rest(self) -> None:
        """Stop thinking: the question is answered, or nobody wants to know any more."""
        if self._thought:
            self._thought.cancel()
        self._thought = None

    async def answer(self, driver: Driver, table: str) -> Any:
        """Give what was thought of, else what rules of thumb say, else the safe answer."""
        view, question = view_of(driver, driver.seat), driver.question
        if question is None:
            raise ValueError("nobody is asked")
        for choose in (self._thought_of, lambda: self._by_thumb(view, driver.setup.ruleset)):
            try:
                answer = await choose()
            except Exception as error:  # noqa: BLE001 - whatever a computer player does, the table goes on
                tell_log(log, table, f"the computer failed at {question.kind}", error)
                continue
            if answer in question.answers:
                return answer
            if answer is not None:
                log.error("table %s: the computer chose what is not legal for %s", table, question.kind)
        return question.safe

    async def _thought_of(self) -> Any:
        """Give what was thought of; `None` if nobody thinks."""
        thought, self._thought = self._thought, None
        return await thought if thought else None

    async def _by_thumb(self, view: View, ruleset: Ruleset[Any]) -> Any:
        return self._player_for(ruleset).choose(view, self._rng)
