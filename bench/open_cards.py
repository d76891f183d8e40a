"""Points given away in card play: a game next to perfect play with all cards open."""

from collections.abc import Iterator, Sequence
from itertools import pairwise
from typing import Final, NamedTuple

from bench.figures import Mean
from game.computer.card_play import native
from game.computer.card_play.bits import CardBits
from game.computer.card_play.native import NativeSolver
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.core.cards import PIQUET_32, Card, Pack
from game.core.driver import Driver
from game.core.ordering import Ordering
from game.core.vocabulary import DECLARING

SEATS: Final = 3
MOST: Final = 10**9
ALL_POINTS: Final = 120


class Played(NamedTuple):
    """All tricks of a game for card points with trumps, a declarer or two against the others.

    `hands` are by place, forehand first, `declarer` is a place and `mates` are those who play along, `away` are the
    cards that count for the declarer from the start, `called` is a called ace, `cards` are all in the order of play.
    """

    ordering: Ordering
    hands: Sequence[Sequence[Card]]
    declarer: int
    away: Sequence[Card]
    cards: Sequence[Card]
    mates: Sequence[int] = ()
    called: Card | None = None
    pack: Pack = PIQUET_32

    @property
    def declaring(self) -> Sequence[int]:
        """The places of the declaring side."""
        return (self.declarer, *self.mates)

    def players(self) -> list[int]:
        """Return the place that played each card."""
        owners = {card: place for place, hand in enumerate(self.hands) for card in hand}
        return [owners[card] for card in self.cards]

    def moments(self, bits: CardBits) -> Iterator[Situation]:
        """Yield the game before each of its cards, and at its end."""
        now = Situation.first([bits.mask(hand) for hand in self.hands], 0, 0, self.declarer)
        now.points[self.declarer] = bits.count(bits.mask(self.away))
        now.side = sum(1 << place for place in self.declaring)
        now.called = bits.bit[self.called] if self.called else 0
        rollout = Rollout(bits, Manner())
        for card in self.cards:
            yield now.copy()
            rollout.play(now, bits.bit[card])
        yield now


def tricks_of(driver: Driver, ordering: Ordering, declarer: int, called: Card | None = None) -> Played:
    """Read the tricks of a deal that is over; the cards not played count for the declarer, a seat."""
    deal = driver.deal
    order, plays = list(deal.players()), [play for trick in deal.tricks for play in trick.plays]
    hands = [[card for seat, card in plays if seat == owner] for owner in order]
    cards = [card for _, card in plays]
    away = [card for card in deal.pack.cards if card not in cards]
    mates = [order.index(seat) for seat, side in deal.sides.items() if side == DECLARING and seat != declarer]
    return Played(ordering, hands, order.index(declarer), away, cards, mates, called, deal.pack)


def values(game: Played) -> list[int]:
    """Return the final points of the declaring side under perfect play before each card, and at the end."""
    bits, found = CardBits(game.ordering, game.pack), list[int]()
    solver = NativeSolver(bits, most=MOST)
    for now in game.moments(bits):
        solver.finish(now, ALL_POINTS)
        found.append(now.made)
    return found


def thrown(game: Played, worth: Sequence[int]) -> tuple[int, int]:
    """Return the card points that the declaring side and the defenders give away in a game with these `values`."""
    lost = [0, 0]
    for place, (before, after) in zip(game.players(), pairwise(worth), strict=True):
        lost[place not in game.declaring] += abs(before - after)
    return lost[0], lost[1]


def thrown_away(games: Sequence[Played]) -> dict[str, Mean]:
    """Return what declarers and defenders throw away in a game, in card points; nothing without the native solver."""
    if not (games and native.is_installed()):
        return {}
    lost = [thrown(game, values(game)) for game in games]
    sides = zip(("declarer", "defenders"), zip(*lost, strict=True), strict=True)
    return {f"thrown by {side}": Mean.over(points) for side, points in sides}
