"""Points given away in card play: a game next to perfect play with all cards open (`open_cards.c`)."""

import subprocess
import tempfile
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from bench.figures import Mean
from game.computer.card_play.bits import CardBits
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver
from game.core.ordering import Ordering
from research.entry.solver import COMPILER, FLAGS, has_compiler

SOURCE: Final = Path(__file__).parent / "open_cards.c"
SEATS: Final = 3


class Played(NamedTuple):
    """The ten tricks of a game for card points with trumps, one player against two.

    `hands` are by place, forehand first, `declarer` is a place, `away` are the cards that count for the declarer from
    the start, `cards` are all 30 in the order of play.
    """

    ordering: Ordering
    hands: Sequence[Sequence[Card]]
    declarer: int
    away: Sequence[Card]
    cards: Sequence[Card]

    def line(self) -> str:
        """Format the deal for the solver."""
        bits = CardBits(self.ordering, PIQUET_32)
        suits = (*bits.suits, bits.trumps)
        hands = [bits.mask(hand) for hand in self.hands]
        order = [bits.bit[card].bit_length() - 1 for card in self.cards]
        away = bits.count(bits.mask(self.away))
        numbers = (len(suits), *suits, *bits.points[1:], *hands, self.declarer, away, *order)
        return " ".join(map(str, numbers))

    def players(self) -> list[int]:
        """Return the place that played each card."""
        owners = {card: place for place, hand in enumerate(self.hands) for card in hand}
        return [owners[card] for card in self.cards]


def tricks_of(driver: Driver, ordering: Ordering, declarer: int) -> Played:
    """Read the ten tricks of a deal that is over; the cards not played count for the declarer, a seat."""
    order = list(driver.deal.players())
    plays = [play for trick in driver.deal.tricks for play in trick.plays]
    hands = [[card for seat, card in plays if seat == owner] for owner in order]
    cards = [card for _, card in plays]
    away = [card for card in driver.deal.pack.cards if card not in cards]
    return Played(ordering, hands, order.index(declarer), away, cards)


def values(games: Iterable[Played]) -> list[list[int]]:
    """Return each game's final points of the declarer under perfect play after 0, 1, 2 … 30 of its cards.

    Requires a C compiler.
    """
    with tempfile.TemporaryDirectory() as folder:
        program = Path(folder) / "open_cards"
        subprocess.run([COMPILER, *FLAGS, "-o", program, SOURCE], check=True)
        told = subprocess.run(
            [program], check=True, capture_output=True, text=True, input="\n".join(game.line() for game in games)
        )
    return [[int(number) for number in line.split()] for line in told.stdout.splitlines()]


def thrown(game: Played, worth: Sequence[int]) -> tuple[int, int]:
    """Return the card points that the declarer and the two defenders give away in a game with these `values`."""
    lost = [0, 0]
    for place, before, after in zip(game.players(), worth[:-1], worth[1:], strict=True):
        lost[place != game.declarer] += abs(before - after)
    return lost[0], lost[1]


def thrown_away(games: Sequence[Played]) -> dict[str, Mean]:
    """Return what declarer and defenders throw away in a game, in card points; nothing without a C compiler."""
    if not (games and has_compiler()):
        return {}
    lost = [thrown(game, worth) for game, worth in zip(games, values(games), strict=True)]
    sides = zip(("declarer", "defenders"), zip(*lost, strict=True), strict=True)
    return {f"thrown by {side}": Mean.over(points) for side, points in sides}
