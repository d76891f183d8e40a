"""Where cards lie: zones with an owner and an audience, and who learns of a card that moves between zones."""

from collections.abc import Sequence
from dataclasses import dataclass, field

from game.core.cards import Card
from game.core.errors import BrokenRules
from game.core.events import EVERYBODY, NOBODY, Audience, Place
from game.core.seats import ALONE


@dataclass(slots=True, eq=False)
class Zone:
    """A group of cards, and who may see them; everybody else sees how many there are.

    `owner` is the seat the zone belongs to, `None` for a zone on the table.
    """

    name: str
    owner: int | None = None
    audience: Audience = EVERYBODY
    cards: list[Card] = field(default_factory=list[Card])

    @property
    def place(self) -> Place:
        """The zone's key."""
        return self.name, self.owner


def laid_out(
    hands: Sequence[list[Card]], aside: dict[int, list[Card]], stock: list[Card], turn_up: list[Card]
) -> dict[Place, Zone]:
    """Create the zones that every deal has, around the existing lists of cards."""
    zones = [
        *(Zone("hand", seat, ALONE[seat], cards) for seat, cards in enumerate(hands)),
        *(Zone("aside", seat, ALONE[seat], aside.setdefault(seat, [])) for seat in range(len(hands))),
        Zone("stock", None, NOBODY, stock),
        Zone("turn-up", None, EVERYBODY, turn_up),
    ]
    return {zone.place: zone for zone in zones}


def joined(one: Audience, other: Audience) -> Audience:
    """Join two audiences: a card that moves between zones becomes known to all who may see either of them."""
    if one is None or other is None:
        return EVERYBODY
    return one | other


def take_out(cards: Sequence[Card], source: Zone) -> None:
    """Remove cards from a zone; raises `BrokenRules` unless all are there."""
    left = [card for card in source.cards if card not in cards]
    if len(left) + len(cards) != len(source.cards):
        raise BrokenRules(f"cards were moved that do not lie in {source.place}")
    source.cards[:] = left


def trade(mine: Sequence[Card], one: Zone, theirs: Sequence[Card], other: Zone) -> None:
    """Swap cards between two zones, pairwise."""
    places = [_places(mine, one), _places(theirs, other)]
    if len(mine) != len(theirs):
        raise BrokenRules("as many cards are given as are taken")
    for here, there, given, taken in zip(*places, mine, theirs, strict=True):
        one.cards[here], other.cards[there] = taken, given


def _places(cards: Sequence[Card], zone: Zone) -> list[int]:
    if len(set(cards)) != len(cards) or any(card not in zone.cards for card in cards):
        raise BrokenRules(f"cards were swapped that do not lie in {zone.place}")
    return [zone.cards.index(card) for card in cards]
