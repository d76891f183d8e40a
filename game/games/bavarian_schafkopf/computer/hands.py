"""What a hand is worth for each game, by rules of thumb: trumps by rank, aces, and suits that can be trumped."""

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from game.core.cards import Card, Pack
from game.core.ordering import Ordering
from game.games.bavarian_schafkopf.cards import OBER, UNDER, rank_of, ranking
from game.games.bavarian_schafkopf.games import (
    BETTEL,
    HOCHZEIT,
    KINDS,
    PASS,
    RUF,
    SIE,
    SOLO,
    TOUT,
    bids_of,
    first_ranking,
    kind_of,
)
from game.games.bavarian_schafkopf.options import BavarianOptions

TOP: Final = {OBER: (2.6, 2.3, 2.1, 1.9), UNDER: (1.6, 1.4, 1.3, 1.2)}
"""The worth of Obers and Unders by suit where both are trumps."""
ALONE_TOP: Final = (2.5, 2.1, 1.7, 1.4)
"""The worth of the four pictures where they are the highest trumps."""
SMALL: Final = 1.0
ACE: Final = 1.2
TEN_TOO: Final = 0.8
BARE: Final = 0.6
"""What a plain card without an ace of its suit costs a player alone, at most two of each suit."""
VOID: Final = 0.7
NEEDED: Final = {RUF: 7.2, SOLO: 9.9, "wenz": 6.2, "geier": 6.4, "farbwenz": 8.2, "farbgeier": 8.4}
"""The worth from which a game with eight cards is announced."""
FOR_TOUT: Final = 4.0
"""How much more a Tout takes."""
SHORT_PACK: Final = 0.78
"""How much less everything takes with six cards."""
FEWEST_TRUMPS: Final = {8: 4, 6: 3}


class Plan(NamedTuple):
    """A game, its trump suit, and how far the hand is above what it takes."""

    bid: str
    suit: str
    above: float


def tops(hand: Iterable[Card], pack: Pack, kind: str) -> float:
    """Return the worth of the pictures that are trumps."""
    pictures = KINDS[kind].pictures
    found = ((rank_of(card), pack.suits.index(card.suit)) for card in hand)
    table = TOP if len(pictures) > 1 else dict.fromkeys(pictures, ALONE_TOP)
    return sum(table[rank][place] for rank, place in found if rank in pictures)


def worth(hand: Sequence[Card], pack: Pack, kind: str, ordering: Ordering, *, alone: bool) -> float:
    """Return the worth of a hand in a game."""
    trumps = [*filter(ordering.is_trump, hand)]
    pictures = [card for card in trumps if rank_of(card) in KINDS[kind].pictures]
    total = tops(hand, pack, kind) + SMALL * (len(trumps) - len(pictures))
    for suit in pack.suits:
        ranks = [rank_of(card) for card in hand if card.suit == suit and not ordering.is_trump(card)]
        total += _plain(ranks, alone=alone, long=ordering.trump not in pack.suits)
    return total


def _plain(ranks: Sequence[str], *, alone: bool, long: bool) -> float:
    """Rate the cards of a plain suit; in a Wenz, `long` suits below an ace run."""
    if not ranks:
        return 0.0 if long else VOID
    if "ace" in ranks:
        more = TEN_TOO if "ten" in ranks else 0.0
        return ACE + more + (BARE * (len(ranks) - 2) if long and more else 0.0)
    return -BARE * min(2, len(ranks)) if alone else 0.0


def plans(hand: Sequence[Card], pack: Pack, rules: BavarianOptions) -> list[Plan]:
    """List the games that a hand promises to win, each with its best suit."""
    found = [Plan(SIE, "", 9.0)] if SIE in bids_of(rules) else []
    scale = SHORT_PACK if len(hand) < max(FEWEST_TRUMPS) else 1.0
    for bid in bids_of(rules):
        kind = kind_of(bid)
        if kind in {SIE, HOCHZEIT, BETTEL}:
            continue
        needed = (NEEDED[kind] + FOR_TOUT * bid.endswith(TOUT)) * scale
        found.append(_best(bid, hand, pack, needed))
    if BETTEL in bids_of(rules) and is_low(hand, ranking(pack, ())):
        found.append(Plan(BETTEL, "", 1.0))
    return found


def _best(bid: str, hand: Sequence[Card], pack: Pack, needed: float) -> Plan:
    """Return the best suit for a game."""
    kind = KINDS[kind_of(bid)]
    suits = pack.suits if kind.names_suit else (kind.suit,)
    values = {
        suit: worth(hand, pack, kind_of(bid), ranking(pack, kind.pictures, suit), alone=bid != RUF) for suit in suits
    }
    suit = max(suits, key=values.__getitem__)
    trumps = sum(map(ranking(pack, kind.pictures, suit).is_trump, hand))
    few = bid == RUF and trumps < FEWEST_TRUMPS.get(len(hand), 0)
    return Plan(bid, suit, -9.0 if few else values[suit] - needed)


def is_low(hand: Sequence[Card], ordering: Ordering) -> bool:
    """Whether a hand hardly takes a trick without trumps: in each suit its cards are low, with a gap each at most."""
    for suit in {card.suit for card in hand}:
        held = sorted(ordering.strength(card) for card in hand if card.suit == suit)
        lowest = min(ordering.strength(card) for card in hand)
        if any(strength - min(lowest, 0) > 2 * place for place, strength in enumerate(held)):
            return False
    return True


def best_plan(hand: Sequence[Card], pack: Pack, rules: BavarianOptions, bids: Iterable[str], dare: float) -> Plan:
    """Return the plan that is furthest above what it takes, of those open; PASS if none is by `dare`."""
    open_ = {*bids}
    found = [plan for plan in plans(hand, pack, rules) if plan.bid in open_ and plan.above >= dare]
    touts = [plan for plan in found if plan.bid.endswith(TOUT) or plan.bid == SIE]
    return max(touts or found, key=lambda plan: plan.above, default=Plan(PASS, "", 0.0))


def strength(hand: Sequence[Card], pack: Pack) -> float:
    """Return the worth of a hand where Obers, Unders and hearts are trumps, for playing with or against others."""
    return worth(hand, pack, RUF, first_ranking(pack), alone=False)
