"""What one seat, or a spectator, may see of a deal: the only source of anything displayed.

`view_of` in `game.core.visibility` builds it by allow-list: anything not named here reaches no one.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple, Protocol

from game.core.bank import Balances
from game.core.cards import Card, Pack
from game.core.deal import Trick
from game.core.errors import Value
from game.core.events import CardsKnown, Event, may_see
from game.core.lines import Seat
from game.core.options import Options
from game.core.ordering import Ordering
from game.core.participants import known_sides
from game.core.questions import About, Note, PickCard, PickCards, Question
from game.core.vocabulary import PLAY


@dataclass(frozen=True, slots=True)
class ZoneView:
    """A group of cards: their number, and the cards themselves if the viewer may know them (`None` otherwise)."""

    name: str
    owner: int | None
    count: int
    cards: tuple[Card, ...] | None


@dataclass(frozen=True, slots=True)
class MarkView:
    """A mark of the deal (`seat` is `None`) or of a seat; a `secret` one is not for everybody."""

    name: str
    seat: int | None
    value: Value
    secret: bool = False


@dataclass(frozen=True, slots=True)
class AskedView:
    """The public part of the open question: the seat, the kind, and every choice it could have.

    `numbers` and `extras` are those of an amount. If it is answered in the hand, choices and notes are private.
    """

    seat: int
    kind: str
    where: str
    choices: tuple[str, ...] = ()
    numbers: Sequence[int] = ()
    extras: tuple[str, ...] = ()
    notes: Mapping[str, Note] = field(default_factory=dict[str, Note], hash=False)
    about: About = field(default_factory=dict[str, Value | Card | Seat], hash=False)


class Beginning(NamedTuple):
    """The publicly known start of a deal; `tallies` are those that were not at their first value.

    `dealer` is the original dealer, before anybody shoved, `carry` the previous deal's values.
    """

    dealer: int
    before: Balances
    carry: Mapping[str, int]
    tallies: Mapping[str, tuple[int, ...]]


class Given(NamedTuple):
    """An answer to a question of a `kind`; `None` if hidden from the viewer."""

    seat: int
    kind: str
    answer: Any


@dataclass(frozen=True, slots=True)
class View:
    """A deal as `seat` sees it (`None`: a spectator). `question` is set only for the seat to play.

    `ruleset` is the ruleset's id; `tallies` are the current ones by name and seat; the cards of the first `taken_up`
    tricks are in hands again. `answers` are all given so far: those on the panel are public, those in a hand known only
    to their seat. `taken_back` are the seats that have taken back an answer, which `answers` leave out, in order.
    """

    ruleset: str
    options: Options
    began: Beginning
    answers: tuple[Given, ...]
    seat: int | None
    seats: int
    dealer: int
    pack: Pack
    ordering: Ordering
    trump: str
    bank: Balances
    tallies: Mapping[str, tuple[int, ...]]
    active: tuple[bool, ...]
    sitting_out: frozenset[int]
    taken: tuple[int, ...]
    leader: int
    trick: tuple[tuple[int, Card], ...]
    tricks: tuple[Trick, ...]
    taken_up: int
    zones: tuple[ZoneView, ...]
    marks: tuple[MarkView, ...]
    events: tuple[Event, ...]
    asked: AskedView | None
    question: Question[Any] | None
    over: bool
    taken_back: tuple[int, ...] = ()

    def zone(self, name: str, owner: int | None = None) -> ZoneView:
        """Find a zone; raises `KeyError`."""
        for zone in self.zones:
            if zone.name == name and zone.owner == owner:
                return zone
        raise KeyError(name)

    def mark(self, name: str, seat: int | None = None) -> Value | None:
        """Return the value of a mark, or `None`."""
        return next((mark.value for mark in self.marks if mark.name == name and mark.seat == seat), None)

    def hand(self, seat: int) -> ZoneView:
        """Find a seat's hand."""
        return self.zone("hand", seat)

    @property
    def tricks_lying(self) -> Sequence[Trick]:
        """The tricks whose cards have not been taken up again: all, except in games that play hands twice."""
        return self.tricks[self.taken_up :]

    def marked(self, name: str) -> int | None:
        """Return the first seat with a mark, or `None`."""
        return next((mark.seat for mark in self.marks if mark.name == name), None)

    @property
    def sides(self) -> Mapping[int, str]:
        """The sides of all seats whose side the viewer may know; empty if everybody plays for themselves."""
        seats = [seat for seat in range(self.seats) if self.active[seat]]
        return known_sides(((mark.name, mark.seat, mark.value) for mark in self.marks), seats)

    @property
    def forehand(self) -> int:
        """The seat after the dealer."""
        return (self.dealer + 1) % self.seats

    def everybody(self) -> tuple[int, ...]:
        """List all seats in turn order, from forehand to the dealer."""
        return (*range(self.dealer + 1, self.seats), *range(self.dealer + 1))


def cards_answered(answers: Iterable[Given], seat: int | None) -> int:
    """Count the cards that a seat has played to tricks when asked; a claim answers the same question without one."""
    return sum(each.seat == seat and each.kind == PLAY and isinstance(each.answer, Card) for each in answers)


def visible(events: Sequence[Event], seat: int | None) -> tuple[Event, ...]:
    """Filter the events that a seat, or a spectator, may know."""
    return tuple(event for event in events if may_see(event.audience, seat))


def picked_from(view: View) -> ZoneView | None:
    """Find the zone that the viewer's open question picks cards from; `None` for other questions."""
    question = view.question
    if not isinstance(question, PickCard | PickCards) or view.seat is None:
        return None
    source = question.source if isinstance(question, PickCard) else None
    return view.zone(*source) if source else view.hand(view.seat)


def illegal_cards(view: View) -> tuple[Card, ...]:
    """List the cards in the viewer's picking zone that the open question forbids."""
    question, zone = view.question, picked_from(view)
    if zone is None or not isinstance(question, PickCard | PickCards):
        return ()
    return tuple(card for card in zone.cards or () if card not in question.cards)


def found_cards(view: View) -> tuple[Card, ...]:
    """List the cards that the viewer has picked up from the table, such as a widow, until a card is led."""
    if view.seat is None or view.leader >= 0:
        return ()
    hand, empty = view.hand(view.seat), {(zone.name, zone.owner) for zone in view.zones if not zone.count}
    picked_up = [
        event.cards
        for event in view.events
        if isinstance(event, CardsKnown) and event.target == (hand.name, hand.owner) and event.source in empty
    ]
    return tuple(card for card in picked_up[-1] if card in (hand.cards or ())) if picked_up else ()


class Player(Protocol):
    """A player that answers the open question of a view."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return a legal answer to `view.question`; deterministic for the same view and state of `rng`."""
        ...
