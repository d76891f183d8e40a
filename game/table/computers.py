"""The answers of computers at a table: by rules of thumb at once, or after a search in another process."""

import asyncio
import logging
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final
from zlib import crc32

from game.computer import BEGINNER, Player
from game.core.driver import Driver, replay
from game.core.errors import log_fault
from game.core.questions import Choose, PickCard
from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.core.vocabulary import AGREE, SURE, TAKE_BACK
from game.table.ports import Thinker
from game.table.seat import Seat

log = logging.getLogger(__name__)
LEARNER: Final = 0
"""The seat of a person who practises."""


@dataclass(slots=True, eq=False, repr=False)
class Computers:
    """The computers of one table. They see only a view, and the scheduler decides when they answer.

    They answer a position in the same way, also after a restart; `seed` seeds their choices. They do not end a deal
    before `LEARNER` was asked `least_asked` times, if they have a choice.
    """

    _player_for: Callable[[Ruleset[Any]], Player]
    _thinker: Thinker | None
    _seed: str
    _least_asked: int = 0
    _thought: asyncio.Task[Any] | None = field(default=None, init=False)

    def _chance(self, driver: Driver) -> int:
        return crc32(f"{self._seed} {driver.setup.number} {len(driver.given)}".encode())

    def think(self, driver: Driver, seat: Seat) -> None:
        """Start a search for the open question, if this seat's level has one."""
        self.rest()
        if self._thinker and seat.user is None and seat.level != BEGINNER and sure_of(driver) is None:
            view, chance = view_of(driver, driver.seat), self._chance(driver)
            thinking = self._thinker.choose(view, seat.level, chance, seat.persona)
            self._thought = asyncio.get_running_loop().create_task(thinking)

    @property
    def thinking(self) -> bool:
        """Whether a search for the open question is under way."""
        return self._thought is not None and not self._thought.done()

    def when_done(self, call: Callable[[], None]) -> None:
        """Call a function once the current search has ended, with any outcome."""
        if self._thought:
            self._thought.add_done_callback(lambda _thought: call())

    def rest(self) -> None:
        """Drop the search: the question is answered, or the process ends."""
        if self._thought:
            self._thought.cancel()
        self._thought = None

    def answer(self, driver: Driver, table: str) -> Any:
        """Return the best answer there is, or another one while it is too early to end the deal."""
        best, question = self._best(driver, table), driver.question
        asked = sum(seat == LEARNER for seat, _, _ in driver.given)
        if asked >= self._least_asked or not isinstance(question, Choose) or not _ends_with(driver, best):
            return best
        return next((other for other in question.choices if not _ends_with(driver, other)), best)

    def _best(self, driver: Driver, table: str) -> Any:
        """Return the result of the search, else the answer of the rules of thumb, else the safe one."""
        view, question = view_of(driver, driver.seat), driver.question
        if question is None:
            raise ValueError("nobody is asked")
        sure = sure_of(driver)
        if sure is not None:
            return sure
        rng = random.Random(self._chance(driver))  # noqa: S311
        for choose in (self._found, lambda: self._player_for(driver.setup.ruleset).choose(view, rng)):
            try:
                answer = choose()
            except Exception as error:  # noqa: BLE001 - whatever a computer player does, the table goes on
                log_fault(log, table, f"the computer failed at {question.kind}", error)
                continue
            if answer in question.answers:
                return answer
            if answer is not None:
                log.error("table %s: the computer chose what is not legal for %s", table, question.kind)
        return question.safe

    def _found(self) -> Any:
        """Return the result of a search; `None` without one. Raises the search's exception."""
        thought, self._thought = self._thought, None
        return thought.result() if thought and thought.done() and not thought.cancelled() else None


def _ends_with(driver: Driver, answer: str) -> bool:
    return replay(driver.setup, [*(asked.answer for asked in driver.answered), answer]).outcome is not None


def sure_of(driver: Driver) -> str | None:
    """Return the answer that needs no thinking, if there is one: a claim that cannot fail, consent to a take-back."""
    question = driver.question
    if question is not None and question.kind == TAKE_BACK:
        return AGREE
    extras = question.extras if isinstance(question, PickCard) else ()
    return next((extra for extra in extras if extra in SURE), None)


def forced(driver: Driver) -> bool:
    """Whether the seat to act holds a single card and can only play it."""
    question = driver.question
    return isinstance(question, PickCard) and len(driver.deal.hands[driver.seat]) == len(question.answers) == 1
