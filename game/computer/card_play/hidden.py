"""Possible places of hidden cards during card play: worlds for a view, as bits, given who failed to follow suit.

Uses nothing but a view.
"""

import random
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final, NamedTuple

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import NOBODY, Situation
from game.computer.worlds import mixed
from game.core.cards import Card
from game.core.deal import Trick
from game.core.events import CardsShown
from game.core.view import View

TRIES: Final = 12
"""Random deals of the hidden cards to try before laying them out systematically."""
Zone = tuple[str, int | None]


class Place(NamedTuple):
    """A zone with a number of hidden cards, and the cards that cannot be there."""

    zone: Zone
    number: int
    banned: int


class Hidden:
    """The worlds of a view while tricks are played, or are about to be; a declarer is unlikely to put trumps away.

    `missing` are cards that a seat is known not to have, besides those of suits that it did not follow.
    """

    def __init__(
        self, view: View, bits: CardBits, declarer: int | None, missing: Mapping[int, int] = MappingProxyType({})
    ) -> None:
        self._bits = bits
        self._declarer = declarer
        self.seats = [seat for seat in range(view.seats) if view.active[seat]]
        self._known = {(zone.name, zone.owner): bits.mask(zone.cards or ()) for zone in view.zones}
        self._known |= shown_hands(view, bits, declarer)
        seen = bits.mask(played(view)) | sum(self._known.values())
        self._pool: Sequence[int] = [bit for bit in bits.bit.values() if not bit & seen]
        lacking: Mapping[Zone, int] = {
            ("hand", seat): cards | missing.get(seat, 0) for seat, cards in lacks(view, bits).items()
        }
        counted = {(zone.name, zone.owner): zone.count for zone in view.zones}
        places = (
            Place(zone, count - self._known[zone].bit_count(), lacking.get(zone, 0)) for zone, count in counted.items()
        )
        hidden = [place for place in places if place.number > 0]
        self._places = self._tightest_first(hidden)
        self._likely = self._tightest_first(
            [place._replace(banned=bits.trumps) if place.zone[0] == "aside" else place for place in hidden]
        )
        self._taken = _taken(view, bits, self.seats)

    def _tightest_first(self, places: Sequence[Place]) -> Sequence[Place]:
        return sorted(places, key=lambda place: sum(not bit & place.banned for bit in self._pool) - place.number)

    def situation(self, rng: random.Random) -> Situation:
        """Assign places to the hidden cards."""
        for tried in range(TRIES):
            dealt = self._dealt(self._likely if tried < TRIES // 2 else self._places, rng)
            if dealt is not None:
                return self._with(dealt)
        return self._with(self._laid(rng))

    def _dealt(self, places: Sequence[Place], rng: random.Random) -> Mapping[Zone, int] | None:
        """Deal at random; `None` if that fails."""
        return dealt_from(self._pool, places, rng)

    def _laid(self, rng: random.Random) -> Mapping[Zone, int]:
        """Lay each card where it can lie, as far as possible."""
        cards = [self._bits.card(bit) for bit in self._pool]
        places = [place for place in self._places for _ in range(place.number)]
        bans = {
            card: {other for other in cards if self._bits.bit[other] & place.banned}
            for card, place in zip(cards, places, strict=True)
        }
        instead = mixed(cards, bans, rng)
        laid = dict.fromkeys((place.zone for place in places), 0)
        for card, place in zip(cards, places, strict=True):
            laid[place.zone] |= self._bits.bit[instead[card]]
        return laid

    def _with(self, dealt: Mapping[Zone, int]) -> Situation:
        """Build the world with the given hidden cards."""
        lying = {zone: known | dealt.get(zone, 0) for zone, known in self._known.items()}
        hands = [lying.pop(("hand", seat)) for seat in self.seats]
        put = 0 if self._declarer is None else lying.pop(("aside", self._declarer))
        declarer = NOBODY if self._declarer is None else self.seats.index(self._declarer)
        turn, trick, points, tricks, last = self._taken
        left = sum(lying.values())
        return Situation(hands, put, left, declarer, turn, [*trick], [*points], [*tricks], [*last])


def dealt_from(pool: Sequence[int], places: Sequence[Place], rng: random.Random) -> Mapping[Zone, int] | None:
    """Deal cards to places at random, the first ones first; `None` if that fails."""
    dealt = dict[Zone, int]()
    for zone, number, banned in places:
        possible = [bit for bit in pool if not bit & banned]
        if len(possible) < number:
            return None
        given = sum(rng.sample(possible, number))
        dealt[zone] = given
        pool = [bit for bit in pool if not bit & given]
    return dealt


def _taken(
    view: View, bits: CardBits, seats: Sequence[int]
) -> tuple[int, list[tuple[int, int]], list[int], list[int], list[int]]:
    """Return whose turn it is, the trick, and by place the points, the tricks and the last trick taken."""
    points, tricks, last = ([0] * len(seats) for _ in range(3))
    for number, trick in enumerate(view.tricks, start=1):
        place = seats.index(trick.winner)
        points[place] += bits.count(bits.mask(card for _, card in trick.plays))
        tricks[place] += 1
        last[place] = number
    lying = [(seats.index(seat), bits.bit[card]) for seat, card in view.trick]
    leader = seats.index(view.leader if view.leader >= 0 else view.forehand)
    return (leader + len(lying)) % len(seats), lying, points, tricks, last


def played(view: View) -> list[Card]:
    """List the cards played so far."""
    return [card for trick in tricks_of(view) for _, card in trick.plays]


def played_by(view: View, seat: int) -> list[Card]:
    """List the cards that a seat has played."""
    return [card for trick in tricks_of(view) for player, card in trick.plays if player == seat]


def tricks_of(view: View) -> Sequence[Trick]:
    """List the tricks, including the current one."""
    return [*view.tricks, Trick(view.leader, tuple(view.trick), -1)]


def lacks(view: View, bits: CardBits) -> Mapping[int, int]:
    """Map each seat to the suits that it did not follow and so does not hold."""
    lacking = dict.fromkeys(range(view.seats), 0)
    for trick in tricks_of(view):
        for seat, card in trick.plays:
            led = bits.suit[bits.bit[trick.plays[0][1]].bit_length()]
            if not bits.bit[card] & led:
                lacking[seat] |= led
    return lacking


def shown_hands(view: View, bits: CardBits, declarer: int | None) -> Mapping[Zone, int]:
    """Collect the cards of hands that were shown to the viewer and are still there."""
    gone = bits.mask(played(view))
    return {
        ("hand", event.seat): bits.mask(event.cards) & ~gone
        for event in view.events
        if isinstance(event, CardsShown) and event.seat not in {declarer, view.seat}
    }
