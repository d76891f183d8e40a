"""A practice deal: one person against computers, in memory alone; no table, no chips, nothing kept."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Any

from game.computer import player_for
from game.core import shuffle
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.errors import Refused
from game.core.questions import Choose, PickCard
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal
from game.table.state import COMPUTER_NAMES
from game.table.view import SeatView, TableView

ID = "practice"
ME = 0
MOST_TRIES = 500
KEPT_SECONDS = 15 * 60
MOST_KEPT = 1_000
HIGH = frozenset({"ace", "banner", "ten"})


class Practice:
    """One deal; `number` tells it from the person's earlier ones. The person sits in seat 0 and is asked first."""

    def __init__(self, ruleset: Ruleset[Any], user: int, name: str, number: int, secret: str = "") -> None:
        self.user = user
        self.number = number
        self._name = name
        self._ruleset = ruleset
        self._options = ruleset.choose({})
        self._player = player_for(ruleset)
        self._seats = ruleset.best_seats
        drawn = secret or shuffle.new_secret()
        self._rng = random.Random(drawn)  # noqa: S311
        self._deal_to_somebody(drawn)

    def _deal_to_somebody(self, secret: str) -> None:
        """Deal until the person is asked something: a deal may be over before, such as by a special hand."""
        for _ in range(MOST_TRIES):
            self._driver = self._deal_well(secret)
            self._go_on()
            if not self.over:
                return
            secret = self._rng.randbytes(32).hex()

    def _deal_well(self, secret: str) -> Driver:
        """Deal until the person has a hand that is worth playing, so that there is something to learn."""
        driver = self._deal(Seal(secret))
        for _ in range(MOST_TRIES):
            if sum(card.rank in HIGH for card in driver.deal.hands[ME]) >= 2:
                break
            driver = self._deal(Seal(self._rng.randbytes(32).hex()))
        return driver

    def _deal(self, seal: Seal) -> Driver:
        before = Balances(0, 0, 0, (0,) * self._seats)
        setup = Setup(self._ruleset, self._options, self.number, self._seats - 1, before, seal)
        return Driver(setup)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self._driver.outcome is not None

    @property
    def question_number(self) -> int:
        """How many questions were answered before the open one."""
        return len(self._driver.answered)

    def answer(self, question: int, text: str) -> None:
        """Answer question number `question`; a press that comes late changes nothing. Raises `Refused`."""
        if self.over or question != self.question_number:
            raise Refused("decided-already")
        self._driver.answer_text(text)
        self._go_on()

    def advice(self) -> str:
        """Give the answer that a computer player would give in the person's place."""
        question, rng = self._driver.question, random.Random(self.question_number)  # noqa: S311
        return question.write(self._player.choose(view_of(self._driver, ME), rng)) if question else ""

    def _go_on(self) -> None:
        """Let the computers answer until the person has something to choose."""
        while (question := self._driver.question) is not None:
            if self._driver.seat != ME:
                self._driver.answer(self._computer(question))
            elif isinstance(question, PickCard) and len(self._driver.deal.hands[ME]) == 1:
                self._driver.answer(question.safe)
            else:
                return

    def _computer(self, question: Any) -> Any:
        """Choose as the computers do, but that one of them always comes along: alone nobody learns anything."""
        alone = sum(asked.answer == "join" for asked in self._driver.answered) == 0
        if isinstance(question, Choose) and alone and "join" in question.choices:
            return "join"
        return self._player.choose(view_of(self._driver, self._driver.seat), self._rng)

    def view(self, language: str) -> TableView:
        """Show the deal to the person, as a table would be shown."""
        deal = view_of(self._driver, ME)
        seats = tuple(self._sitting(deal.bank.seats))
        return TableView(
            id=ID,
            server=0,
            channel=0,
            viewer=self.user,
            language=language,
            phase="over" if self.over else "playing",
            ruleset=self._ruleset,
            options=self._options,
            turn_seconds=0,
            seats=seats,
            playing=seats,
            former=(),
            deal_number=self.number,
            question_number=self.question_number,
            deal=deal,
            deadline=None,
            fingerprint="",
            cut="",
            pot=deal.bank.pot,
            reserve=deal.bank.reserve,
            stopping=False,
            ending="",
        )

    def _sitting(self, chips: tuple[int, ...]) -> Iterator[SeatView]:
        for number, amount in enumerate(chips):
            mine = number == ME
            yield SeatView(
                id=number,
                user=self.user if mine else None,
                name=self._name if mine else COMPUTER_NAMES[number - 1],
                chips=amount,
                number=number,
                computer=not mine,
                away=False,
                out=False,
                leaving=False,
                ready=False,
                host=mine,
                dealer=number == self._seats - 1,
                cutter=False,
                votes_against=0,
                votes_needed=0,
            )


class PracticeDeals:
    """The practice deals under way, one for each person; `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._deals: dict[int, tuple[float, Practice]] = {}
        self._begun = 0

    def begin(self, ruleset: Ruleset[Any], user: int, name: str) -> Practice:
        """Begin a deal; the person's earlier one, and those that are too old or too many, are forgotten."""
        self._begun += 1
        practice = Practice(ruleset, user, name, self._begun % 1_000_000)
        self._deals.pop(user, None)
        self._deals[user] = (self._now() + KEPT_SECONDS, practice)
        for other, (until, _) in list(self._deals.items()):
            if until > self._now() and len(self._deals) <= MOST_KEPT:
                break
            del self._deals[other]
        return practice

    def find(self, user: int, number: int) -> Practice | None:
        """Find a person's deal by its number, unless it is gone."""
        until, practice = self._deals.get(user, (0.0, None))
        return practice if practice and practice.number == number and self._now() < until else None
