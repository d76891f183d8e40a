"""The events of a deal; each states its audience.

An event is shown to the seats of its audience and to no one else. Partly public facts are two events: one for everybody
and one for those who may know the cards (`CardsMoved` and `CardsKnown`, `Exchanged` and `Received`). The texts show an
event as `event-<name>`.

The repr of events goes into the log of a table: answers are digested from it, so no class here may change its name, its
fields or their order.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, dataclass_transform

from game.core.bank import Payment
from game.core.cards import Card

Audience = frozenset[int] | None
Place = tuple[str, int | None]
"""A zone's name and its owner's seat, `None` for a zone on the table."""
EVERYBODY: Final[Audience] = None
NOBODY: Final[Audience] = frozenset()


def may_see(audience: Audience, seat: int | None) -> bool:
    """Whether a seat (`None` for a spectator) belongs to an audience."""
    return audience is None or seat in audience


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
@dataclass(frozen=True)
class Event:
    """An event of a deal; each class of them is a frozen dataclass."""

    audience: Audience = field(default=EVERYBODY, kw_only=True)

    def __init_subclass__(cls) -> None:
        dataclass(frozen=True)(cls)


class Shuffled(Event):
    """A pack was shuffled and cut; no one knows the order. `cuts` are the cards seen during the cut."""

    order: tuple[Card, ...]
    cuts: tuple[Card, ...] = ()
    audience: Audience = field(default=NOBODY, kw_only=True)


class CutSeen(Event):
    """Everybody saw cards of the pack during the cut."""

    cards: tuple[Card, ...]


class Paid(Event):
    """Chips moved."""

    payment: Payment


class HandsDealt(Event):
    """Every participating seat was dealt `each` cards."""

    each: int


class Received(Event):
    """A seat received cards, known to those who may see its hand."""

    seat: int
    cards: tuple[Card, ...]


class Looked(Event):
    """A seat picked up its hand, unseen until then."""

    seat: int


class TurnedUp(Event):
    """A card was turned up for everybody, by a seat or as part of dealing (`None`)."""

    card: Card
    seat: int | None


class Answered(Event):
    """A seat answered a question on the panel."""

    seat: int
    kind: str
    answer: str


class Exchanged(Event):
    """A seat put `count` cards aside and drew as many."""

    seat: int
    count: int


class PutAside(Event):
    """The cards that a seat put aside; known only to that seat."""

    seat: int
    cards: tuple[Card, ...]


class HandShown(Event):
    """A seat laid its hand on the table."""

    seat: int
    cards: tuple[Card, ...]


class HandShownTo(Event):
    """A seat showed cards of its hand to another seat; `CardsShown` holds the cards."""

    seat: int
    to: int


class CardsShown(Event):
    """The cards that a seat showed to another seat; known to both."""

    seat: int
    to: int
    cards: tuple[Card, ...]


class CardsMoved(Event):
    """Hidden cards moved from one zone to another."""

    source: Place
    target: Place
    count: int


class CardsKnown(Event):
    """The cards that moved from one zone to another, for those who may see either zone."""

    source: Place
    target: Place
    cards: tuple[Card, ...]


class ZoneRevealed(Event):
    """The cards of a zone became visible to more people."""

    zone: Place
    cards: tuple[Card, ...]


class Scored(Event):
    """A seat won or lost points."""

    seat: int
    points: int
    reason: str


class TallyChanged(Event):
    """A tally of a seat, such as its lives, has a new value."""

    name: str
    seat: int
    value: int


class Played(Event):
    """A seat played a card to the trick."""

    seat: int
    card: Card


class PlayedAgain(Played):
    """A seat replayed the card that it had played to the last trick."""


class TakenUp(Event):
    """A seat took cards that it had played back into its hand."""

    seat: int
    cards: tuple[Card, ...]


class TrickTaken(Event):
    """A seat took trick `number`, counted from 1."""

    seat: int
    number: int


class Announced(Event):
    """An announcement in a ruleset's own words (`event-<what>`): a thrown-in deal, three Unders, a knock."""

    what: str
    seat: int | None = None
    values: Mapping[str, str | int] = field(default_factory=dict[str, str | int])
