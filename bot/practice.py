"""A practice deal: one person against computers, in memory alone; no table, no chips, nothing kept."""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from game.computer import player_for
from game.core import shuffle
from game.core.bank import Balances
from game.core.driver import Setup, replay
from game.core.errors import Refused
from game.core.questions import Amount, Choose, PickCard, Question
from game.core.rulesets import Outcome, Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal
from game.table.cast import character
from game.table.view import SeatView, TableView

ID = "practice"
ME = 0
TRIES = 10
LEAST_ASKED = 3
"""So many questions should a person be asked in a practice deal."""
KEPT_SECONDS = 15 * 60
MOST_KEPT = 1_000


class Course:
    """A deal of one person, in seat 0, against computers, which answer by themselves; the same answers, the same deal.

    A computer does not end the deal before the person has been asked a few times, if it has another choice: somebody
    comes along, so that there is something to learn.
    """

    def __init__(self, setup: Setup, answers: Iterable[str] = ()) -> None:
        self.driver = replay(setup, answers)
        self._player = player_for(setup.ruleset)
        self._go_on()

    @property
    def asked(self) -> int:
        """How many questions the person has answered."""
        return sum(seat == ME for seat, _, _ in self.driver.given)

    def answer(self, text: str) -> None:
        """Answer the person's question, and let the computers go on; raises `Refused`."""
        self.driver.answer_text(text)
        self._go_on()

    def advice(self) -> str:
        """Give the answer that a computer player would give in the person's place."""
        question = self.driver.question
        return question.write(self._chosen()) if question else ""

    def lesson(self) -> int:
        """Tell how much there is to learn: how many kinds of questions one meets who does as advised, 0 for a pass."""
        question = self.driver.question
        if question is None or _passes(question, self.advice()):
            return 0
        ahead = self._copy()
        while ahead.driver.question:
            ahead.answer(ahead.advice())
        return len({question.kind for seat, question, _ in ahead.driver.given if seat == ME})

    def _copy(self) -> Course:
        return Course(self.driver.setup, [answered.answer for answered in self.driver.answered])

    def _go_on(self) -> None:
        """Let the computers answer until the person has something to choose."""
        while (question := self.driver.question) is not None:
            if self.driver.seat != ME:
                self.driver.answer(self._computer(question))
            elif isinstance(question, PickCard) and len(self.driver.deal.hands[ME]) == len(question.answers) == 1:
                self.driver.answer(question.safe)
            else:
                return

    def _computer(self, question: Question[Any]) -> Any:
        answer = self._chosen()
        if not isinstance(question, Choose) or self.asked >= LEAST_ASKED or not self._ends_with(answer):
            return answer
        return next((other for other in question.choices if not self._ends_with(other)), answer)

    def _ends_with(self, answer: str) -> bool:
        """Tell whether an answer to the open question ends the deal."""
        answers = [*(answered.answer for answered in self.driver.answered), answer]
        return replay(self.driver.setup, answers).outcome is not None

    def _chosen(self) -> Any:
        """Choose as a computer player does in the place of whoever is asked."""
        rng = random.Random(len(self.driver.given))  # noqa: S311
        return self._player.choose(view_of(self.driver, self.driver.seat), rng)


class Practice:
    """One deal, the first of a session; `number` tells it from the person's earlier ones."""

    def __init__(self, ruleset: Ruleset[Any], user: int, name: str, number: int, secret: str = "") -> None:
        self.user = user
        self.number = number
        self._name = name
        self._ruleset = ruleset
        self._options = ruleset.choose({})
        self._seats = ruleset.best_seats
        self._course = self._deal_well(secret or shuffle.new_secret())

    def _deal_well(self, secret: str) -> Course:
        """Deal a few times, and take what one learns most from: first deals, then such as find something in the pot."""
        rng = random.Random(secret)  # noqa: S311
        first = self._setup(Seal(secret))
        setups = [first, *(first._replace(deck=_seal(rng)) for _ in range(TRIES))]
        if self._ruleset.pot:
            setups += [_after(setup)._replace(deck=_seal(rng)) for setup in setups]
        return max(map(Course, setups), key=Course.lesson)

    def _setup(self, deck: Seal) -> Setup:
        return Setup(self._ruleset, self._options, self.number, self._seats - 1, Balances.opening(self._seats), deck)

    @property
    def over(self) -> bool:
        """Whether the deal has ended."""
        return self._course.driver.outcome is not None

    @property
    def question_number(self) -> int:
        """How many questions were answered before the open one."""
        return len(self._course.driver.given)

    def answer(self, question: int, text: str) -> None:
        """Answer question number `question`; a press that comes late changes nothing. Raises `Refused`."""
        if self.over or question != self.question_number:
            raise Refused("decided-already")
        self._course.answer(text)

    def advice(self) -> str:
        """Give the answer that a computer player would give in the person's place."""
        return self._course.advice()

    def view(self, language: str) -> TableView:
        """Show the deal to the person, as a table would be shown."""
        deal = view_of(self._course.driver, ME)
        seats = tuple(self._sitting(deal.bank.seats, deal.dealer))
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

    def _sitting(self, chips: tuple[int, ...], dealer: int) -> Iterator[SeatView]:
        names = [self._name]
        for number, amount in enumerate(chips):
            mine = number == ME
            if not mine:
                names.append(character(number - 1, names).name)
            yield SeatView(
                id=number,
                user=self.user if mine else None,
                name=names[-1],
                chips=amount,
                number=number,
                computer=not mine,
                away=False,
                out=False,
                leaving=False,
                ready=False,
                host=mine,
                dealer=number == dealer,
                cutter=False,
                votes_against=0,
                votes_needed=0,
            )


def _seal(rng: random.Random) -> Seal:
    return Seal(rng.randbytes(32).hex())


def _after(setup: Setup) -> Setup:
    """Give the deal after one that computers play, with what that leaves in the pot; the dealer stays where he is."""
    course = Course(setup)
    while course.driver.question:
        course.answer(course.advice())
    left = course.driver.outcome or Outcome(setup.dealer)
    return setup._replace(before=course.driver.after, carry=left.carry, tallies=course.driver.tallies_after)


def _passes(question: Question[Any], answer: str) -> bool:
    """Tell whether an answer is that of somebody who lets a choice go by."""
    match question:
        case Choose() | Amount():
            return answer == str(question.safe)
        case _:
            return False


class PracticeDeals:
    """The practice deals under way, one for each person; `now` tells the time in seconds."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._deals: dict[int, tuple[float, Practice]] = {}
        self._begun = 0

    def number(self) -> int:
        """Number a deal that is to begin."""
        self._begun += 1
        return self._begun % 1_000_000

    def keep(self, practice: Practice) -> None:
        """Keep a deal; the person's earlier one, and those that are too old or too many, are forgotten."""
        self._deals.pop(practice.user, None)
        self._deals[practice.user] = (self._now() + KEPT_SECONDS, practice)
        for other, (until, _) in list(self._deals.items()):
            if until > self._now() and len(self._deals) <= MOST_KEPT:
                break
            del self._deals[other]

    def find(self, user: int, number: int) -> Practice | None:
        """Find a person's deal by its number, unless it is gone."""
        until, practice = self._deals.get(user, (0.0, None))
        return practice if practice and practice.number == number and self._now() < until else None
