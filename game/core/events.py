"""What can happen in a deal; each event says who may know it.

An event is shown to the seats of its audience and to no one else. What is public in part is two events: one for
everybody and one for those who may know the cards (`CardsMoved` and `CardsKnown`, `Exchanged` and `Received`). The
texts show an event as `event-<name>`.

How an event prints is part of the log of a table: the digest of an answer is made of it, so no class that is here may
change its name, its fields or their order.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from game.core.bank import Payment
from game.core.cards import Card

Audience = frozenset[int] | None
Place = tuple[str, int | None]
"""A zone's name and its owner's seat, `None` for one that lies on the table."""
EVERYBODY: Final[Audience] = None
NOBODY: Final[Audience] = frozenset()


def may_see(audience: Audience, seat: int | None) -> bool:
    """Whether a seat (`None` for a spectator) belongs to an audience."""
    return audience is None or seat in audience


@dataclass(frozen=True, slots=True)
class Event:
    """Something that happened."""

    audience: Audience = field(default=EVERYBODY, kw_only=True)


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """A pack was shuffled and cut; no one knows the order. `cuts` are cards seen while it was cut."""

    order: tuple[Card, ...]
    cuts: tuple[Card, ...] = ()
    audience: Audience = field(default=NOBODY, kw_only=True)


@dataclass(frozen=True, slots=True)
class CutSeen(Event):
    """Everybody saw cards of the pack when it was cut."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Paid(Event):
    """Chips moved."""

    payment: Payment


@dataclass(frozen=True, slots=True)
class HandsDealt(Event):
    """Every seat that takes part was dealt `each` cards."""

    each: int


@dataclass(frozen=True, slots=True)
class Received(Event):
    """A seat got cards, known to those who may look at its hand."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A seat took up the hand it had not looked at before."""

    seat: int


@dataclass(frozen=True, slots=True)
class TurnedUp(Event):
    """A card was turned up for everybody, by a seat or by the dealer's hand (`None`)."""

    card: Card
    seat: int | None


@dataclass(frozen=True, slots=True)
class Answered(Event):
    """A seat answered a question on the panel."""

    seat: int
    kind: str
    answer: str


@dataclass(frozen=True, slots=True)
class Exchanged(Event):
    """A seat put `count` cards aside and drew as many."""

    seat: int
    count: int


@dataclass(frozen=True, slots=True)
class PutAside(Event):
    """The cards a seat put aside; only that seat knows them."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandShown(Event):
    """A seat laid its hand on the table."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandShownTo(Event):
    """A seat showed cards of its hand to another one; which, is `CardsShown`."""

    seat: int
    to: int


@dataclass(frozen=True, slots=True)
class CardsShown(Event):
    """The cards that a seat showed to another one; both know them."""

    seat: int
    to: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsMoved(Event):
    """Hidden cards went from one zone to another."""

    source: Place
    target: Place
    count: int


@dataclass(frozen=True, slots=True)
class CardsKnown(Event):
    """The cards that went from one zone to another, for those who may look at one of the two."""

    source: Place
    target: Place
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class ZoneRevealed(Event):
    """The cards of a zone can be seen by more people than before."""

    zone: Place
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsTakenIn(Event):
    """All cards, the played ones too, were put together again without being shuffled."""


@dataclass(frozen=True, slots=True)
class Scored(Event):
    """A seat won or lost points."""

    seat: int
    points: int
    reason: str


@dataclass(frozen=True, slots=True)
class TallyChanged(Event):
    """A tally of a seat, such as its lives, has a new value."""

    name: str
    seat: int
    value: int


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat played a card to the trick."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class PlayedAgain(Played):
    """A seat played a card once more that it had played to the trick before."""


@dataclass(frozen=True, slots=True)
class TakenUp(Event):
    """A seat took cards that it had played into its hand again."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class TrickTaken(Event):
    """A seat took trick `number`, counted from 1."""

    seat: int
    number: int


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """Something a ruleset says in words of its own (`event-<what>`): a thrown-in deal, three Unders, a knock."""

    what: str
    seat: int | None = None
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
