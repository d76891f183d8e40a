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
from game.core.shuffle import Deck, Source
from game.core.take_back import Request, consent, is_request, is_whole, kept_by, shows_only
from game.core.vocabulary import AGREE, TAKE_BACK


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
    `given` holds the answers that count, each with its seat and question; `taken_back` the seats that took one back.
    """

    __slots__ = (
        *("_kept", "_log", "_refused", "_request", "_send", "_since", "_told"),
        *("after", "deal", "given", "outcome", "question", "setup", "taken_back", "tallies_after"),
    )

    def __init__(self, setup: Setup, *, quiet: bool = False) -> None:
        """Begin a deal; `quiet` omits events, for searches and measurements."""
        self.setup = setup
        self.taken_back: tuple[int, ...] = ()
        self._log: list[Asked] = []
        self._kept = 0
        self._refused = -1
        self._request: Request | None = None
        self._begin(quiet=quiet)

    def _begin(self, *, quiet: bool) -> None:
        setup = self.setup
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
        self._told = self._since = 0
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
        """All questions so far in the form used by records; written on demand."""
        since = self.given[self._kept :]
        return [
            *self._log,
            *(Asked(seat, asked.kind, asked.record(), asked.write(told)) for seat, asked, told in since),
        ]

    @property
    def number(self) -> int:
        """The number of answers so far, with those that were taken back and what was said about that."""
        return len(self._log) + len(self.given) - self._kept

    def answer(self, answer: Any) -> None:
        """Submit an answer; raises `Refused("no-such-answer")` for an illegal one, without changing anything."""
        question = self.question
        if question is None or answer not in question.answers:
            raise Refused("no-such-answer", answer=str(answer)[:100])
        if self._request:
            self._consent(self._request, answer)
        else:
            self.suppose(question, answer)

    def suppose(self, question: Question[Any], answer: Any) -> None:
        """Continue as if an answer to the open question were legal, to infer what others may hold.

        The script may fail. Use only for computer search.
        """
        deal = self.deal
        if not deal.quiet:
            self._since, deal.consulted = len(deal.events), False
            if question.where == "panel":
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
        if is_request(text):
            self.take_back(text)
            return text
        answer = question.read(text)
        self.answer(answer)
        return question.write(answer)

    # taking back

    @property
    def taker(self) -> int | None:
        """The seat that may ask to take back the last answer; `None` for nobody.

        That may be asked once, before the next answer, and only if nothing came to light but the answer itself.
        """
        deal, then = self.deal, self.question
        if then is None or not self.given or self._request or self._refused == len(self.given):
            return None
        if deal.quiet or deal.consulted:
            return None
        seat, question, answer = self.given[-1]
        own = is_whole(question, answer, then) and shows_only(seat, deal.events[self._since :], deal.pack)
        return seat if own else None

    def last_choice(self, seat: int, first: int = 0) -> int | None:
        """Return how many answers came before the last one for which a seat had a choice; `None` without one.

        Answers before number `first`, from 0, do not count.
        """
        choices = (
            number
            for number, (giver, asked, _) in enumerate(self.given)
            if giver == seat and number >= first and len(asked.answers) > 1
        )
        return max(choices, default=None)

    def take_back(self, text: str) -> None:
        """Ask to take an answer back, or go back freely; raises `Refused("take-back-late")` if that is not possible."""
        told = kept_by(text)
        keep = len(self.given) - 1 if told is None else told
        impossible = self.taker is None if told is None else keep >= len(self.given) or self._request is not None
        if self.question is None or impossible or self.deal.quiet:
            raise Refused("take-back-late")
        seat = self.given[keep][0]
        others = [other for other in self.deal.order_from(seat)[1:] if other not in self.deal.sitting_out]
        self._write(Asked(seat, TAKE_BACK, [text], text))
        self._request = Request(seat, keep, self.question, self.deal.asked, tuple(others if told is None else ()))
        self._ask_next(self._request)

    def _ask_next(self, request: Request) -> None:
        if request.left:
            self.deal.asked, self.question = request.left[0], consent(request.seat)
        else:
            self._rewind(request)

    def _consent(self, request: Request, answer: str) -> None:
        question = consent(request.seat)
        self._write(Asked(self.deal.asked, TAKE_BACK, question.record(), answer))
        if answer == AGREE:
            self._request = request._replace(left=request.left[1:])
            self._ask_next(self._request)
            return
        self._request, self._refused = None, len(self.given)
        self.question, self.deal.asked = request.question, request.asked

    def _write(self, asked: Asked) -> None:
        """Add to the log what the script is not told."""
        self._log = [*self.answered, asked]
        self._kept = len(self.given)

    def _rewind(self, request: Request) -> None:
        """Run the deal again, with fewer answers."""
        answers = [answer for _, _, answer in self.given[: request.keep]]
        self._request = None
        self._begin(quiet=False)
        for answer in answers:
            self.answer(answer)
        self._kept = request.keep
        self._refused = -1 if self._refused > request.keep else self._refused
        self.taken_back = (*self.taken_back, request.seat)

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
