"""Step-by-step replay of past deals: from one's own seat, as a spectator, or with all hands open.

A step is an answer that was not taken back; step 0 is everything before the first question. A person sees of a step
what `view_of` showed them then; all hands are open only once the session has ended and its seals are open.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from game.computer.gains import counted
from game.core.driver import Driver
from game.core.errors import BrokenRules, Refused
from game.core.events import Event, Shuffled, may_see
from game.core.questions import Choose, Note, Question
from game.core.record import setup_from
from game.core.rulesets import Catalogue
from game.core.take_back import as_played, course_of
from game.core.view import View, ZoneView
from game.core.visibility import view_of
from game.reports.past import PastDeal
from game.table.ports import account_of
from game.table.view import SeatView, TableView

HAND, STOCK = "hand", "stock"


@dataclass(frozen=True, slots=True)
class Decision:
    """Who answered which kind of question; `answer` is empty if it must stay hidden, `note` explains the choice."""

    seat: int
    kind: str
    answer: str = ""
    note: Note = field(default_factory=dict[str, Any])


@dataclass(frozen=True, slots=True)
class Step:
    """A moment of a past deal, as one person may see it.

    `view` is the spectator's. `learnt` holds what the person learns at each step of the deal, `decided` who answered
    what at each of them but the first. `zones` are the hands and other hidden cards that they may see now; `opened`
    means these are all of them. `seat` is where the person sat, if they did.
    """

    view: TableView
    number: int
    opened: bool
    seat: int | None
    learnt: tuple[tuple[Event, ...], ...]
    decided: tuple[Decision, ...]
    zones: tuple[ZoneView, ...]

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self.learnt) - 1

    @property
    def laid_open(self) -> View | None:
        """The deal with all hands and the cards in the middle of the table open, once the seals are."""
        deal = self.view.deal
        if deal is None or not self.opened:
            return deal
        known = {(zone.name, zone.owner): zone for zone in self.zones if zone.name == HAND or zone.owner is None}
        return replace(deal, zones=tuple(known.get((zone.name, zone.owner), zone) for zone in deal.zones))

    @property
    def new(self) -> tuple[Event, ...]:
        """What the person learns at this step."""
        return self.learnt[self.number]

    def decision(self, number: int) -> Decision | None:
        """Return the decision made at a step; `None` before the first question."""
        return self.decided[number - 1] if number else None


class Replay:
    """A finished deal for one viewer, a Discord id.

    Raises `Refused`: `deal-still-running`, `deal-void`, `replay-other-rules`, or the record's defect; and
    `round-running` for anyone not at the table while others play the same cards.
    """

    def __init__(self, past: PastDeal, viewer: int, catalogue: Catalogue) -> None:
        self._past = past
        self._record = _finished(past)
        self.opened = past.opened
        accounts = past.row.accounts
        mine = f"person:{viewer}"
        self.seat = accounts.index(mine) if mine in accounts else None
        if past.shared and not past.opened and self.seat is None:
            raise Refused("round-running")
        ruleset = catalogue.find(past.row.ruleset)
        if ruleset.revision != past.row.revision:
            raise Refused("replay-other-rules", number=past.row.number)
        self._setup, self._answers = setup_from(as_played(self._record), catalogue)
        self._taken_back = tuple(course_of(self._record["questions"]).taken_back)

    @property
    def last(self) -> int:
        """The number of the last step."""
        return len(self._answers)

    def step(self, number: int) -> Step:
        """Play the deal once and return a step; raises `Refused("no-such-step")` outside 0 to `last`."""
        if not 0 <= number <= self.last:
            raise Refused("no-such-step", last=self.last)
        try:
            return self._played(number)
        except BrokenRules:
            raise Refused("replay-other-rules", number=self._past.row.number) from None

    def _played(self, number: int) -> Step:
        driver = Driver(self._setup)
        learnt = [self._known(driver.deal.events)]
        learnt += self._learnt(driver, self._answers[:number])
        view, zones = self._table(driver), self._zones(driver)
        learnt += self._learnt(driver, self._answers[number:])
        decided = tuple(self._decision(*given) for given in driver.given)
        return Step(view, number, self.opened, self.seat, tuple(learnt), decided, zones)

    def _decision(self, seat: int, question: Question[Any], answer: object) -> Decision:
        if not (self.opened or seat == self.seat or question.where == "panel"):
            return Decision(seat, question.kind)
        written = question.write(answer)
        note = question.notes.get(written) if isinstance(question, Choose) else None
        return Decision(seat, question.kind, written, note or {})

    def _learnt(self, driver: Driver, answers: Sequence[str]) -> Iterator[tuple[Event, ...]]:
        """Continue the play, and yield what the viewer learns with each answer."""
        for answer in answers:
            before = len(driver.deal.events)
            driver.answer_text(answer)
            yield self._known(driver.deal.events[before:])

    def _known(self, events: Sequence[Event]) -> tuple[Event, ...]:
        if self.opened:
            return tuple(event for event in events if not isinstance(event, Shuffled))
        return tuple(event for event in events if may_see(event.audience, self.seat))

    def _zones(self, driver: Driver) -> tuple[ZoneView, ...]:
        """Return every hand the viewer may see, and other cards not public: a widow, discards."""
        public = {(zone.name, zone.owner) for zone in view_of(driver, None).zones if zone.cards is not None}
        zones = view_of(driver, self.seat).zones
        if self.opened:
            zones = tuple(
                ZoneView(zone.name, zone.owner, len(zone.cards), tuple(zone.cards))
                for zone in driver.deal.zones.values()
            )
        return tuple(
            zone
            for zone in zones
            if zone.cards and (zone.name == HAND or (zone.name != STOCK and (zone.name, zone.owner) not in public))
        )

    def _table(self, driver: Driver) -> TableView:
        deal = replace(view_of(driver, None), taken_back=self._taken_back)
        playing = tuple(self._seat_view(seat, deal) for seat in range(deal.seats))
        return TableView(
            id=self._past.table,
            phase="pause" if deal.over else "playing",
            ruleset=self._setup.ruleset,
            options=self._setup.options,
            seats=playing,
            playing=playing,
            deal_number=self._past.row.number,
            question_number=len(driver.given),
            deal=deal,
            fingerprint=self._past.fingerprint,
            cut=self._past.row.cut,
            same_cards=self._past.shared and not self.opened,
            occasion=self._past.occasion,
            pot=deal.bank.pot,
            reserve=deal.bank.reserve,
        )

    def _seat_view(self, seat: int, deal: View) -> SeatView:
        return SeatView(
            id=seat,
            name=self._past.names[seat],
            chips=deal.bank.seats[seat],
            number=seat,
            computer=self._past.row.accounts[seat] == "computers",
            dealer=seat == deal.dealer,
            tallies={name: values[seat] for name, values in deal.tallies.items()},
        )


def as_ended(pasts: Iterable[PastDeal], catalogue: Catalogue) -> dict[int, TableView]:
    """Return deals by number as everyone saw them end, but for those that cannot be replayed. Slow: use a thread."""
    return {past.row.number: view for past in pasts if (view := _as_ended(past, catalogue))}


def _as_ended(past: PastDeal, catalogue: Catalogue) -> TableView | None:
    try:
        replay = Replay(past, 0, catalogue)
        return replay.step(replay.last).view
    except Refused:
        return None


def _finished(past: PastDeal) -> Mapping[str, Any]:
    if past.void:
        raise Refused("deal-void", number=past.row.number)
    if past.record is None:
        raise Refused("deal-still-running", number=past.row.number)
    return past.record


class Moment(NamedTuple):
    """A question a person was asked at a step of a replay, their view of the deal then, and their answer."""

    step: int
    view: View
    given: str


class Decisions(NamedTuple):
    """A person's decisions in a deal, their result, in chips or points, and what they saw at its end."""

    moments: tuple[Moment, ...]
    result: float
    end: View


def decisions_of(past: PastDeal, user: int, catalogue: Catalogue) -> Decisions | None:
    """Find a person's own choices; `None` for a deal without them, or that cannot be replayed. Slow: use a thread."""
    account = account_of(user)
    if past.record is None or past.void or account not in past.row.accounts:
        return None
    if catalogue.find(past.row.ruleset).revision != past.row.revision:
        return None
    seat = past.row.accounts.index(account)
    try:
        setup, answers = setup_from(as_played(past.record), catalogue)
        driver = Driver(setup)
        moments = tuple(_moments(driver, answers, seat, past, user))
        return Decisions(moments, counted(driver, seat), view_of(driver, seat))
    except (Refused, BrokenRules):
        return None


def _moments(driver: Driver, answers: list[str], seat: int, past: PastDeal, user: int) -> Iterator[Moment]:
    persons = {row.number: row.user for row in past.answers}
    given_by = [persons.get(number) for number in course_of((past.record or {})["questions"]).lasting]
    for number, answer in enumerate(answers):
        question = driver.question
        theirs = driver.seat == seat and given_by[number] == user
        if question is not None and theirs and len(question.answers) > 1:
            yield Moment(number, view_of(driver, seat), answer)
        driver.answer_text(answer)
