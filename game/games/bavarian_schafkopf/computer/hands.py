"""What a hand promises in each game: its chance to win, by models learnt from simulated deals.

They come from `python -m research.bids bavarian_schafkopf`; docs/measurements.md has the recipe and the figures.
"""

from collections.abc import Collection, Iterable, Sequence
from functools import cache
from types import MappingProxyType
from typing import Final, NamedTuple

from game.computer.binding import file_beside, models
from game.core.cards import Card, Pack
from game.core.ordering import Ordering
from game.games.bavarian_schafkopf.cards import OBER, UNDER, rank_of, ranking
from game.games.bavarian_schafkopf.games import (
    BETTEL,
    FARBGEIER,
    FARBWENZ,
    GEIER,
    HOCHZEIT,
    KINDS,
    RUF,
    SIE,
    SOLO,
    TOUT,
    WENZ,
    bids_of,
    first_ranking,
    kind_of,
)
from game.games.bavarian_schafkopf.options import BavarianOptions
from game.games.bavarian_schafkopf.payment import tariff_of

FILE: Final = file_beside(__file__)
LEARNT: Final = (RUF, SOLO, WENZ, GEIER, FARBWENZ, FARBGEIER)
"""The games whose chance is learnt."""
FEATURES: Final = (
    *("always", "trumps", "obers", "unters", "high", "run"),
    *("aces", "tens_under_ace", "losers", "voids"),
)
"""The features: `high` are the highest three trumps, `run` those in a row from the top, `losers` plain cards left."""
HIGH: Final = 3
"""The highest trumps, which are counted by themselves."""
MORE: Final = MappingProxyType({RUF: 1.4, SOLO: 2.2})
"""How many extras a game is worth on average, won or lost; in others fewer trumps run."""
OTHER_EXTRAS: Final = 1.7
LEAST_CHANCE: Final = MappingProxyType({RUF: 0.54})
"""The chance from which a game is announced; alone it must be higher, as the others defend better than was learnt."""
LEAST_ALONE: Final = 0.6
FEWEST_TRUMPS: Final = MappingProxyType({8: 4, 6: 3})
"""The fewest trumps of a call game, by the number of cards."""
TOUT_CHANCE: Final = 0.9
BETTEL_CHANCE: Final = 0.7
LAY_WEIGHTS: Final = MappingProxyType({OBER: 2.0, UNDER: 1.4})


class Plan(NamedTuple):
    """A game, its trump suit, and the chance to win it."""

    bid: str
    suit: str
    chance: float


def features(hand: Collection[Card], pack: Pack, kind: str, ordering: Ordering) -> Sequence[float]:
    """Return 1, the trumps, Obers and Unters among them, the highest three, how many run from the top, and more.

    The others are plain aces, tens below an ace, plain cards below neither, and suits without a card.
    """
    trumps = [*filter(ordering.is_trump, hand)]
    ranked = _trumps(pack, ordering)
    run = next((place for place, card in enumerate(ranked) if card not in trumps), len(ranked))
    pictures = [rank_of(card) for card in trumps if rank_of(card) in KINDS[kind].pictures]
    sides = [_side(hand, suit, ordering) for suit in pack.suits if suit != ordering.trump]
    return [
        *(1.0, len(trumps), pictures.count(OBER), pictures.count(UNDER)),
        *(sum(card in trumps for card in ranked[:HIGH]), run),
        *map(sum, zip(*sides, strict=True)),
    ]


@cache
def _trumps(pack: Pack, ordering: Ordering) -> Sequence[Card]:
    return ordering.sort(filter(ordering.is_trump, pack.cards))


def _side(hand: Iterable[Card], suit: str, ordering: Ordering) -> tuple[int, int, int, int]:
    """Count a plain suit's ace, its ten below the ace, its other cards, and whether there are none."""
    ranks = [rank_of(card) for card in hand if card.suit == suit and not ordering.is_trump(card)]
    ace = "ace" in ranks
    ten = ace and "ten" in ranks
    return ace, ten, len(ranks) - ace - ten, not ranks


def chance(hand: Sequence[Card], pack: Pack, kind: str, suit: str) -> float:
    """Return the chance to win a game with a hand, from 0 to 1."""
    ordering = ranking(pack, KINDS[kind].pictures, suit)
    return models(FILE)[model_name(kind, len(hand))].chance(features(hand, pack, kind, ordering))


def model_name(kind: str, cards: int) -> str:
    """Return the name of the model for a game with so many cards in a hand."""
    return f"{kind} {cards}"


def shortest(hand: Iterable[Card], pack: Pack, suits: Iterable[str]) -> str:
    """Choose the suit whose ace to call: the shortest, of equal ones that with fewer points."""
    ordering = first_ranking(pack)
    plain = [card for card in hand if not ordering.is_trump(card)]

    def held(named: str) -> tuple[int, int]:
        cards = [card for card in plain if card.suit == named]
        return len(cards), sum(map(ordering.points, cards))

    return min(suits, key=held)


def plans(hand: Sequence[Card], pack: Pack, rules: BavarianOptions) -> list[Plan]:
    """List the games that the house rules allow, each with its best suit."""
    found: list[Plan] = []
    for bid in bids_of(rules):
        if bid == SIE:
            found.append(Plan(SIE, "", 1.0))
        elif bid == BETTEL:
            found.append(Plan(BETTEL, "", BETTEL_CHANCE * is_low(hand, ranking(pack, ()))))
        elif bid != HOCHZEIT:
            found.append(_best(bid, hand, pack))
    return found


def _best(bid: str, hand: Sequence[Card], pack: Pack) -> Plan:
    """Return the best suit for a game; a Tout is only for a hand that hardly loses a trick."""
    name = kind_of(bid)
    kind = KINDS[name]
    suits = pack.suits if kind.names_suit else (kind.suit,)
    chances = {suit: chance(hand, pack, name, suit) for suit in suits}
    suit = max(suits, key=chances.__getitem__)
    if bid.endswith(TOUT):
        return Plan(bid, suit, TOUT_CHANCE * takes_all(hand, pack, ranking(pack, kind.pictures, suit)))
    few = bid == RUF and sum(map(first_ranking(pack).is_trump, hand)) < FEWEST_TRUMPS[len(hand)]
    return Plan(bid, suit, 0.0 if few else chances[suit])


def takes_all(hand: Collection[Card], pack: Pack, ordering: Ordering) -> bool:
    """Whether a hand takes every trick if trumps are not badly spread: no losers, and a run that draws the others'."""
    ranked = _trumps(pack, ordering)
    run = next((place for place, card in enumerate(ranked) if card not in hand), len(ranked))
    against = sum(card not in hand for card in ranked)
    losers = sum(_side(hand, suit, ordering)[2] for suit in pack.suits if suit != ordering.trump)
    return not losers and run >= min(against, 1 + against // 2)


def is_low(hand: Sequence[Card], ordering: Ordering) -> bool:
    """Whether a hand hardly takes a trick without trumps: the lowest cards of each suit, with a gap each at most."""
    for suit in {card.suit for card in hand}:
        held = sorted(ordering.strength(card) for card in hand if card.suit == suit)
        if any(strength > 2 * place for place, strength in enumerate(held)):
            return False
    return True


def worth(plan: Plan, rules: BavarianOptions) -> float:
    """Return the points that a game brings on average."""
    kind = kind_of(plan.bid)
    price = tariff_of(kind, rules) + rules.tariff_extra * MORE.get(kind, OTHER_EXTRAS)
    times = (1 if kind == RUF else 3) * (1 + (plan.bid != kind)) * (1 + 3 * (kind == SIE))
    return times * price * (2 * plan.chance - 1)


def best_plan(
    hand: Sequence[Card], pack: Pack, rules: BavarianOptions, bids: Iterable[str], dare: float = 0.0
) -> Plan | None:
    """Return the open game that brings most, of those with enough of a chance, which `dare` lowers."""
    open_ = {*bids}
    found = [
        plan for plan in plans(hand, pack, rules) if plan.bid in open_ and plan.chance >= least_chance(plan.bid) - dare
    ]
    return max(found, key=lambda plan: worth(plan, rules), default=None)


def least_chance(bid: str) -> float:
    """Return the chance from which a game is announced."""
    return LEAST_CHANCE.get(bid, LEAST_ALONE)


def strength(hand: Iterable[Card], pack: Pack) -> float:
    """Return what a hand's trumps are worth where Obers, Unters and hearts are trumps, a heart being 1."""
    return sum(LAY_WEIGHTS.get(rank_of(card), 1.0) for card in hand if first_ranking(pack).is_trump(card))
