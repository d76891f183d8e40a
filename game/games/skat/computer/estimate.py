"""Hand strength: the expected points of a declarer in a game, and the chance of a null.

The figures were fitted to deals played out by this computer player.
"""

from collections.abc import Collection, Mapping, Sequence
from math import exp
from types import MappingProxyType
from typing import Final

from game.core.cards import Card
from game.games.skat.cards import GRAND, JACK, SUITS, trumps_of
from game.games.skat.computer.chances import holes
from game.kits.points.counting import points_of

FEATURES: Final[Sequence[str]] = (
    "always", "trumps", "clubs-jack", "spades-jack", "hearts-jack", "diamonds-jack", "trump_ace", "trump_ten",
    "aces", "tens_under_ace", "tens_guarded", "tens_bare", "losers", "voids", "away",
)  # fmt: skip
"""The features of a hand; `losers` are plain cards except aces and tens under them, `away` are points put away."""

# The value of each in card points: in a suit game or a grand, with the skat still to come or with two cards put away.
WEIGHTS: Final[Mapping[tuple[bool, bool], Sequence[float]]] = MappingProxyType(
    {
        (False, False): (1.9, 9.1, 8.2, 6.9, 4.2, 2.7, 6.4, 5.5, 8.0, 3.0, 2.8, 3.1, -1.0, 1.2, 0),
        (False, True): (1.3, 8.1, 8.9, 7.3, 3.9, 3.0, 7.0, 6.0, 7.3, 0.8, 5.4, 2.1, -3.6, 3.4, 0.6),
        (True, False): (3.2, 12.8, 4.7, 4.0, 2.2, 1.9, 0, 0, 10.9, 8.3, 6.0, 6.4, 0.3, 1.5, 0),
        (True, True): (2.8, 12.6, 5.0, 3.6, 2.2, 1.8, 0, 0, 10.5, 6.8, 11.0, 3.3, -1.8, 3.0, 0.9),
    }
)
EVEN: Final = 60.0
SPREAD: Final[Mapping[bool, float]] = MappingProxyType({False: 11.0, True: 7.5})
"""The standard deviation of the points, before and after the skat is known."""
NULL_EVEN: Final[Mapping[bool, float]] = MappingProxyType({False: 9.0, True: 3.9})
NULL_SPREAD: Final[Mapping[bool, float]] = MappingProxyType({False: 3.5, True: 1.7})


def expected_points(cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
    """Estimate the card points of a declarer with ten cards, before the skat is taken or with two `away`."""
    counted = features(cards, game, away)
    weights = WEIGHTS[game == GRAND, bool(away)]
    return sum(weight * counted[name] for name, weight in zip(FEATURES, weights, strict=True))


def chance(cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
    """Return the chance of 61 card points, from the expected points of a declarer."""
    return _rising(expected_points(cards, game, away) - EVEN, SPREAD[bool(away)])


def null_chance(cards: Collection[Card], *, skat_known: bool) -> float:
    """Return the chance of a null with ten cards, two of which may still be exchanged while the skat is unknown."""
    return _rising(NULL_EVEN[skat_known] - holes(cards), NULL_SPREAD[skat_known])


def _rising(above: float, spread: float) -> float:
    return 1 / (1 + exp(-above / spread))


def features(cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> Mapping[str, float]:
    """Count the features that make a hand good or bad in a suit game or a grand."""
    counted: dict[str, float] = dict.fromkeys(FEATURES, 0.0)
    counted["always"] = 1
    counted["trumps"] = sum(card in cards for card in trumps_of(game))
    for card in cards:
        if card.rank == JACK:
            counted[card.code] = 1
    for suit in SUITS:
        ranks = {card.rank for card in cards if card.suit == suit and card.rank != JACK}
        if suit == game:
            counted["trump_ace"], counted["trump_ten"] = "ace" in ranks, "ten" in ranks
        else:
            _count_suit(counted, ranks)
    counted["away"] = points_of(away)
    return counted


def _count_suit(counted: dict[str, float], ranks: Collection[str]) -> None:
    ace, ten = "ace" in ranks, "ten" in ranks
    counted["voids"] += not ranks
    counted["aces"] += ace
    counted["tens_under_ace"] += ace and ten
    counted["tens_guarded"] += ten and not ace and len(ranks) > 1
    counted["tens_bare"] += ten and len(ranks) == 1
    counted["losers"] += len(ranks) - ace - (ace and ten)
