"""A practice deal: one person against computers, in memory only, without a table or chips."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from bot.solo import Alone, DealAlone, company, forced
from game.computer import player_for
from game.computer.advice import Advice
from game.core import shuffle
from game.core.bank import Balances
from game.core.driver import Setup, replay
from game.core.questions import Amount, Choose, Question
from game.core.rulesets import Outcome, Ruleset
from game.core.shuffle import Seal
from game.core.visibility import view_of

ID = "practice"
ME = 0
TRIES, FIRST_DEALS = 10, 3
LEAST_ASKED, MANY_QUESTIONS = 3, 7


class Lesson(NamedTuple):
    """The questions a deal asks a person: the number of different `kinds`, and of `questions` in all."""

    kinds: int
    questions: int

    @property
    def enough(self) -> bool:
        """Whether the deal is good enough to stop searching: several kinds of questions, or many of one kind."""
        return self.kinds > 1 or self.questions >= MANY_QUESTIONS


class Course:
    """A deal of one person, in seat 0, against computers that answer at once. The same answers give the same deal.

    A computer with an alternative does not end the deal before the person has been asked `LEAST_ASKED` times.
    """

    def __init__(self, setup: Setup, answers: Iterable[str] = ()) -> None:
        self.driver = replay(setup, answers)
        self._player = player_for(setup.ruleset)
        self._go_on()

    @property
    def asked(self) -> int:
        """The number of questions the person has answered."""
        return sum(seat == ME for seat, _, _ in self.driver.given)

    def answer(self, text: str) -> None:
        """Answer the person's question, and let the computers continue; raises `Refused`."""
        self.driver.answer_text(text)
        self._go_on()

    def advice(self) -> str:
        """Return the answer that a computer player would choose in the person's place."""
        question = self.driver.question
        return question.write(self._chosen()) if question else ""

    def lesson(self) -> Lesson:
        """Return the lesson for a player who follows the advice; it is empty if the advice is to pass."""
        question = self.driver.question
        if question is None or _passes(question, self.advice()):
            return Lesson(0, 0)
        ahead = Course(self.driver.setup, [answered.answer for answered in self.driver.answered])
        while ahead.driver.question:
            ahead.answer(ahead.advice())
        kinds = [question.kind for seat, question, _ in ahead.driver.given if seat == ME]
        return Lesson(len(set(kinds)), len(kinds))

    def _go_on(self) -> None:
        """Let the computers answer until the person has a choice."""
        while (question := self.driver.question) is not None:
            if self.driver.seat != ME:
                self.driver.answer(self._computer(question))
            elif forced(self.driver):
                self.driver.answer(question.safe)
            else:
                return

    def _computer(self, question: Question[Any]) -> Any:
        answer = self._chosen()
        if not isinstance(question, Choose) or self.asked >= LEAST_ASKED or not self._ends_with(answer):
            return answer
        return next((other for other in question.choices if not self._ends_with(other)), answer)

    def _ends_with(self, answer: str) -> bool:
        """Whether an answer to the current question ends the deal."""
        answers = [*(answered.answer for answered in self.driver.answered), answer]
        return replay(self.driver.setup, answers).outcome is not None

    def _chosen(self) -> Any:
        """Choose as a computer player would for the seat to act."""
        rng = random.Random(len(self.driver.given))  # noqa: S311
        return self._player.choose(view_of(self.driver, self.driver.seat), rng)


class Practice(DealAlone):
    """One deal, the first of a session; `number` distinguishes it from the person's earlier deals.

    `weighed` is a question's number and the advice shown on it, and `chosen` rates the last answer in words.
    """

    def __init__(self, ruleset: Ruleset[Any], user: int, name: str, number: int, secret: str = "") -> None:
        seats, secret = ruleset.best_seats, secret or shuffle.new_secret()
        first = Setup(ruleset, ruleset.choose({}), number, seats - 1, Balances.opening(seats), Seal(secret))
        self._course = _instructive(first, random.Random(secret))  # noqa: S311
        super().__init__(self._course.driver, Alone(ID, number, user, ME, company(name, ME, seats)))
        self.weighed: tuple[int, Advice] | None = None
        self.chosen = ""

    def answer(self, question: int, text: str) -> None:
        """Answer question number `question`; raises `Refused`, so that a late press changes nothing."""
        self.check_open(question)
        self._course.answer(text)

    def advice(self) -> str:
        """Return the answer that a computer player would choose in the person's place."""
        return self._course.advice()


def _instructive(first: Setup, rng: random.Random) -> Course:
    """Return the first deal that teaches enough, otherwise the most instructive of those tried."""
    tried: list[tuple[Lesson, Course]] = []
    for setup in _candidates(first, rng):
        course = Course(setup)
        tried.append((course.lesson(), course))
        if tried[-1][0].enough:
            break
    return max(tried, key=lambda each: each[0])[1]


def _candidates(first: Setup, rng: random.Random) -> Iterator[Setup]:
    """Yield a few first deals, then, if there is a pot, deals that start with chips in it."""
    setups = [first, *(first._replace(deck=_seal(rng)) for _ in range(TRIES))]
    yield from setups[:FIRST_DEALS]
    if first.ruleset.pot:
        yield from (_after(setup)._replace(deck=_seal(rng)) for setup in setups)
    yield from setups[FIRST_DEALS:]


def _seal(rng: random.Random) -> Seal:
    return Seal(rng.randbytes(32).hex())


def _after(setup: Setup) -> Setup:
    """Return the deal after one played by computers, with the pot they left; the dealer stays the same."""
    course = Course(setup)
    while course.driver.question:
        course.answer(course.advice())
    left = course.driver.outcome or Outcome(setup.dealer)
    return setup._replace(before=course.driver.after, carry=left.carry, tallies=course.driver.tallies_after)


def _passes(question: Question[Any], answer: str) -> bool:
    """Whether an answer declines a question's offer."""
    match question:
        case Choose() | Amount():
            return answer == str(question.safe)
        case _:
            return False
