"""Hand strength: the tricks a hand may take alone against three, the chance of a contract, and what it promises.

The figures were fitted to a hundred thousand deals played out by this computer player.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from math import exp
from operator import itemgetter
from typing import Final, NamedTuple

from game.core.cards import Card
from game.games.fipsen.contract import BIDS, FIPSEN_25, RUTEN, Bid, Contract

# The value of a card in tricks, by the number of higher cards of its suit outside the hand; plain losers count against
# the hand.
TRUMP: Final = (1.01, 0.69, 0.51, 0.40, 0.33, 0.26, 0.26, 0.26)
SINGLE: Final = (0.20, -0.20, -0.26, -0.31)
IN_COMPANY: Final = (0.14, 0.03, -0.05, -0.12)
UNDER_RUTEN: Final = (0.65, 0.12, 0.0, -0.07)
# The value of a hand by its number of trumps, and the bonus of each ace for every trump that guards it.
TRUMPS_HELD: Final = (0.45, 0.45, 0.50, 0.60, 0.90, 1.05)
GUARDED: Final = 0.11
# The seven of diamonds, as the only trump and as a plain card that no one can follow.
ONLY_TRUMP: Final = 1.15
ONLY_TRUMP_GUARDS: Final = 0.22
NOBODY_FOLLOWS: Final = 0.25

# The expected tricks at which the chance of a number of tricks is even, and how steeply it rises with them.
EVEN: Final[Mapping[int, float]] = {2: 1.50, 3: 2.48, 4: 3.40, 5: 4.45}
STEEP: Final = 2.6
EVEN_BEFORE_SKAT: Final[Mapping[int, float]] = {2: 0.40, 3: 1.83, 4: 2.93, 5: 4.10}
STEEP_BEFORE_SKAT: Final = 1.4

HIGHEST: Final = max(card.power for card in FIPSEN_25.cards)


def expected_tricks(hand: Sequence[Card], trump: str) -> float:
    """Estimate the tricks that a hand of five takes in a trump suit, alone against three."""
    held = {suit: sorted((card.power for card in hand if card.suit == suit), reverse=True) for suit in FIPSEN_25.suits}
    seven = len(held.pop(RUTEN))
    if trump == RUTEN:
        return 0.5 + ONLY_TRUMP * seven + sum(_under_ruten(powers, seven) for powers in held.values())
    trumps = held.pop(trump)
    own = TRUMPS_HELD[len(trumps)] + sum(TRUMP[above] for above in _missing_above(trumps))
    return own + NOBODY_FOLLOWS * seven + sum(_plain(powers, len(trumps)) for powers in held.values())


def chance(tricks: int, expected: float, *, before_skat: bool = False) -> float:
    """Return the chance of at least that many tricks; `before_skat` if two cards may still be exchanged."""
    even, steep = (EVEN_BEFORE_SKAT, STEEP_BEFORE_SKAT) if before_skat else (EVEN, STEEP)
    return 1 / (1 + exp(steep * (even[tricks] - expected)))


def _missing_above(powers: Sequence[int]) -> list[int]:
    """Count for each card of a suit, the highest first, the higher cards outside the hand."""
    return [HIGHEST - power - place for place, power in enumerate(powers)]


def _plain(powers: Sequence[int], trumps: int) -> float:
    worth = SINGLE if len(powers) == 1 else IN_COMPANY
    return sum(worth[min(above, 3)] + (0 if above else GUARDED * trumps) for above in _missing_above(powers))


def _under_ruten(powers: Sequence[int], seven: int) -> float:
    guards = ONLY_TRUMP_GUARDS * seven
    return sum(UNDER_RUTEN[min(above, 3)] + (guards if above < 2 else 0) for above in _missing_above(powers))


class Prospect(NamedTuple):
    """The prospects of a contract: the expected points, the tricks, and the trumps."""

    gain: float
    tricks: float
    trump: str


class Promise:
    """The prospects of five cards for any contract; two of them may still be exchanged `before_skat`."""

    def __init__(self, cards: Sequence[Card]) -> None:
        self.expected = {trump: expected_tricks(cards, trump) for trump in FIPSEN_25.suits}

    def of(self, bid: Bid, *, before_skat: bool = False) -> Prospect:
        """Find the trumps with the best prospect."""

        def under(trump: str) -> Prospect:
            tricks, contract = self.expected[trump], Contract(0, bid, trump)
            made = chance(bid.needed, tricks, before_skat=before_skat)
            return Prospect(made * contract.score(made=True) + (1 - made) * contract.score(made=False), tricks, trump)

        return max(map(under, (RUTEN,) if bid.ruten else FIPSEN_25.suits))


def most_promising(hand: Sequence[Card], bids: Iterable[Bid]) -> tuple[float, Bid]:
    """Find the bid with the greatest expected gain in points."""
    gains = _gains(frozenset(hand))
    return max(((gains[bid], bid) for bid in bids), key=itemgetter(0))


@lru_cache(maxsize=4096)  # whoever imagines an auction asks for the same few hands again and again
def _gains(hand: frozenset[Card]) -> Mapping[Bid, float]:
    promise = Promise([*hand])
    return {bid: promise.of(bid, before_skat=not bid.hand).gain for bid in BIDS}
