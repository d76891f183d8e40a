"""A deal that one person plays alone against computers: how it proceeds, and how it looks to them."""

import asyncio
import logging
import random
import time
from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final, Generic, NamedTuple, TypeVar
from zlib import crc32

from game.computer import player_for
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.questions import PickCard, Question
from game.core.visibility import view_of
from game.table.cast import character
from game.table.faults import without_values
from game.table.ports import Thinker
from game.table.view import SeatView, TableView

log = logging.getLogger(__name__)
KEPT_SECONDS: Final = 15 * 60
MOST_KEPT: Final = 1_000


class Alone(NamedTuple):
    """Who plays alone, and where: the `id` by which presses refer to the deal, and its number there.

    `user` sits at `seat`; `names` are the names of all seats.
    """

    id: str
    number: int
    user: int
    seat: int
    names: Sequence[str]


def company(name: str, seat: int, seats: int) -> list[str]:
    """Return the names of all seats: the person's at their seat, computers' at the others."""
    names = [name]
    for number in range(seats - 1):
        names.append(character(number, names).name)
    return [*names[1 : seat + 1], name, *names[seat + 1 :]]


def forced(driver: Driver) -> bool:
    """Whether the seat to act holds a single card and can only play it."""
    question = driver.question
    return isinstance(question, PickCard) and len(driver.deal.hands[driver.seat]) == len(question.answers) == 1


class Opponents:
    """Computers of one level that oppose a lone player; the same position gets the same answer.

    `seed` seeds their random choices. If a search fails, or under load, a lower level answers instead.
    """

    def __init__(self, thinker: Thinker, level: str, seed: str) -> None:
        self._thinker = thinker
        self._level = level
        self._seed = seed

    async def answer(self, driver: Driver) -> None:
        """Answer the current question from the view of the seat to act."""
        question = driver.question
        if question is None:
            return
        driver.answer(question.safe if forced(driver) else await self._chosen(driver, question))

    async def _chosen(self, driver: Driver, question: Question[Any]) -> Any:
        view, chance = view_of(driver, driver.seat), crc32(f"{self._seed} {len(driver.given)}".encode())
        try:
            answer = await self._thinker.choose(view, self._level, chance)
        except Exception as error:  # noqa: BLE001 - whatever becomes of a search, the deal goes on
            log.warning("a computer answers by rules of thumb: %s", without_values(error))
            answer = player_for(driver.setup.ruleset).choose(view, random.Random(chance))  # noqa: S311
        return answer if answer in question.answers else question.safe

    async def play_out(self, driver: Driver) -> None:
        """Answer for all seats until the deal is over."""
        while driver.outcome is None:
            await self.answer(driver)


class DealAlone:
    """A deal in progress that one person plays against computers."""

    def __init__(self, driver: Driver, alone: Alone) -> None:
        self.driver = driver
        self.alone = alone

    @property
    def user(self) -> int:
        """The player of the deal."""
        return self.alone.user

    @property
    def number(self) -> int:
        """The number by which presses refer to the deal; it distinguishes it from the person's earlier ones."""
        return self.alone.number

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self.driver.outcome is not None

    @property
    def question_number(self) -> int:
        """The number of questions answered before the current one."""
        return len(self.driver.given)

    def check_open(self, question: int) -> None:
        """Raise `Refused` unless question number `question` is open, so that a late press changes nothing."""
        if self.over or question != self.question_number:
            raise Refused("decided-already")

    def view(self, language: str) -> TableView:
        """Return the player's view of the deal, shaped like that of a table."""
        deal, setup, alone = view_of(self.driver, self.alone.seat), self.driver.setup, self.alone
        seats = tuple(_sitting(alone, deal.bank.seats, deal.dealer))
        return TableView(
            id=alone.id,
            viewer=alone.user,
            language=language,
            phase="over" if deal.over else "playing",
            ruleset=setup.ruleset,
            options=setup.options,
            seats=seats,
            playing=seats,
            deal_number=alone.number,
            question_number=self.question_number,
            deal=deal,
            pot=deal.bank.pot,
            reserve=deal.bank.reserve,
        )


class SoloDeal(DealAlone):
    """A deal whose opponents answer, one after the other, until its player has a choice."""

    def __init__(self, driver: Driver, alone: Alone, opponents: Opponents) -> None:
        super().__init__(driver, alone)
        self.opponents = opponents
        self._turn = asyncio.Lock()

    async def answer(self, question: int, text: str) -> None:
        """Answer question number `question` and let the opponents respond.

        Raises `Refused`, without changing anything, for an illegal answer or a late press.
        """
        async with self._turn:
            self.check_open(question)
            self.driver.answer_text(text)
            await self._opponents()

    async def go_on(self) -> None:
        """Let the opponents answer until it is the player's turn."""
        async with self._turn:
            await self._opponents()

    async def _opponents(self) -> None:
        while not self.over and (self.driver.seat != self.alone.seat or forced(self.driver)):
            await self.opponents.answer(self.driver)


def _sitting(alone: Alone, chips: Sequence[int], dealer: int) -> Iterator[SeatView]:
    for number, (name, amount) in enumerate(zip(alone.names, chips, strict=True)):
        mine = number == alone.seat
        yield SeatView(
            id=number,
            user=alone.user if mine else None,
            name=name,
            chips=amount,
            number=number,
            computer=not mine,
            host=mine,
            dealer=number == dealer,
        )


P = TypeVar("P", bound=DealAlone)


class DealsAlone(Generic[P]):
    """Deals in progress, in memory only, one per person; `now` returns the time in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._deals: dict[int, tuple[float, P]] = {}
        self._begun = 0

    def next_number(self) -> int:
        """Return the number for a new deal."""
        self._begun += 1
        return self._begun % 1_000_000

    def keep(self, playing: P) -> None:
        """Keep a deal; drop the person's earlier one, and deals beyond the age or count limit."""
        self._deals.pop(playing.user, None)
        self._deals[playing.user] = (self._now() + KEPT_SECONDS, playing)
        for other, (until, _) in list(self._deals.items()):
            if until > self._now() and len(self._deals) <= MOST_KEPT:
                break
            del self._deals[other]

    def find(self, user: int, number: int) -> P | None:
        """Find a person's deal by its number, or `None` if it is gone."""
        until, playing = self._deals.get(user, (0.0, None))
        return playing if playing and playing.number == number and self._now() < until else None
