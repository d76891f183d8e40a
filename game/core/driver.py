"""Runs a script without an event loop: answers in, the next question out.

The log is the save file: a `Setup` and the answers reproduce the deal, event by event.
"""

import hashlib
from collections.abc import Iterable, Mapping
from typing import Any, NamedTuple, NoReturn

from game.core.bank import Balances
from game.core.deal import Deal
from game.core.errors import BrokenRules, Refused
from game.core.events import Answered
from game.core.options import Options
from game.core.questions import SHAPES, Question
from game.core.rulesets import Outcome, Ruleset
from game.core.shared_packs import Source
from game.core.shuffle import Deck


class Setup(NamedTuple):
    """Everything that determines a deal except the answers; `before.seats` sets the number of seats.

    `tallies` are those before the deal, by name and seat; one that is missing begins at its first value. `source` names
    the round that the cards come from; without it they were sealed for this deal only.
    """

    ruleset: Ruleset[Any]
    options: Options
    number: int
    dealer: int
    before: Balances
    deck: Deck
    carry: Mapping[str, int] = {}
    tallies: Mapping[str, tuple[int, ...]] = {}
    source: Source | None = None


class Asked(NamedTuple):
    """An answered question, in the form used by records."""

    seat: int
    kind: str
    choices: list[str] | dict[str, int]
    answer: str


class Driver:
    """One deal being played: `question` is open for `seat` until there is an `outcome`.

    `after` and `tallies_after` are the balances and tallies at the end of the deal; while it runs, those before it.
    `given` holds the answers so far, each with its seat and question.
    """

    __slots__ = ("_send", "_told", "after", "deal", "given", "outcome", "question", "setup", "tallies_after")

    def __init__(self, setup: Setup, *, quiet: bool = False) -> None:
        """Begin a deal; `quiet` omits events, for searches and measurements."""
        self.setup = setup
        ruleset, before = setup.ruleset, setup.before
        pack = ruleset.pack(setup.options, len(before.seats))
        tallies = tallies_before(setup) if ruleset.tallies else {}
        self.deal = Deal(
            pack, setup.deck, setup.dealer, before, setup.carry, bank=ruleset.bank, tallies=tallies, quiet=quiet
        )
        self.given: list[tuple[int, Question[Any], Any]] = []
        self.question: Question[Any] | None = None
        self.outcome: Outcome | None = None
        self.after = before
        self.tallies_after: Mapping[str, tuple[int, ...]] = tallies
        self._told = 0
        self._send = ruleset.script(self.deal, setup.options).send
        try:
            asked = self._send(None)
        except StopIteration as end:
            self._finish(end.value)
        else:
            self.question = asked if type(asked) in SHAPES else no_question(asked)

    @property
    def seat(self) -> int:
        """The seat that is asked; -1 when the deal is over."""
        return self.deal.asked

    @property
    def answered(self) -> list[Asked]:
        """The questions so far in the form used by records; written on demand."""
        return [Asked(seat, asked.kind, asked.record(), asked.write(answer)) for seat, asked, answer in self.given]

    def answer(self, answer: Any) -> None:
        """Submit an answer; raises `Refused("no-such-answer")` for an illegal one, without changing anything."""
        question = self.question
        if question is None or answer not in question.answers:
            raise Refused("no-such-answer", answer=str(answer)[:100])
        self.suppose(question, answer)

    def suppose(self, question: Question[Any], answer: Any) -> None:
        """Continue as if an answer to the open question were legal, to infer what others may hold.

        The script may fail. Use only for computer search.
        """
        deal = self.deal
        if not deal.quiet and question.where == "panel":
            deal.events.append(Answered(deal.asked, question.kind, question.write(answer)))
        self.given.append((deal.asked, question, answer))
        # Repeats the constructor's code to save searching computers a call for each answer.
        try:
            asked = self._send(answer)
        except StopIteration as end:
            self._finish(end.value)
        else:
            self.question = asked if type(asked) in SHAPES else no_question(asked)

    def answer_text(self, text: str) -> str:
        """Submit an answer as records write it, several cards in any order; return it as the question writes it."""
        question = self.question
        if question is None:
            raise Refused("decided-already")
        answer = question.read(text)
        self.answer(answer)
        return question.write(answer)

    def digest(self) -> str:
        """Return the digest of the events since the last call: 16 hexadecimal digits."""
        new = self.deal.events[self._told :]
        self._told = len(self.deal.events)
        return hashlib.sha256("\n".join(map(repr, new)).encode()).hexdigest()[:16]

    def _finish(self, outcome: Any) -> None:
        if not isinstance(outcome, Outcome):
            raise BrokenRules(f"a script returned {outcome!r} instead of an outcome")
        self.after = self.deal.bank.balances()
        if self.deal.tallies:
            self.tallies_after = {name: tuple(values) for name, values in self.deal.tallies.items()}
        self.question = None
        self.deal.asked = -1
        self.outcome = outcome


def no_question(yielded: object) -> NoReturn:
    """Stop a script that yielded something other than a question."""
    raise BrokenRules(f"a script yielded {yielded!r} instead of a question to a seat")


def tallies_before(setup: Setup) -> dict[str, tuple[int, ...]]:
    """Return all tallies at the start of the deal; raises `BrokenRules` for one without exactly one value per seat."""
    seats = len(setup.before.seats)
    tallies = {
        name: tuple(setup.tallies.get(name, first)) for name, first in setup.ruleset.first_tallies(seats).items()
    }
    if any(len(values) != seats for values in tallies.values()):
        raise BrokenRules("a tally has another number of seats than the deal")
    return tallies


def replay(setup: Setup, answers: Iterable[str]) -> Driver:
    """Replay a deal with the answers given in it."""
    driver = Driver(setup)
    for text in answers:
        driver.answer_text(text)
    return driver
