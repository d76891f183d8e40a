"""Poker hands of 32 cards: what beats what."""

from collections import Counter
from itertools import combinations, pairwise
from math import comb

from game.core.cards import PIQUET_32
from game.games.east_west.hands import KINDS, Hand, poker_hand
from tests.game.games.support import cards_of

FROM_THE_TOP = {
    "straight_flush": "hA hK hQ hJ hT",
    "four": "cA sA hA dA c7",
    "full_house": "cA sA hA d7 c7",
    "flush": "hA hK hQ hJ h7",
    "straight": "cA hK hQ hJ hT",
    "three": "cA sA hA dK c7",
    "two_pair": "cA sA hK dK c7",
    "pair": "cA sA hK dQ c7",
    "high_card": "cA sK hQ dJ c7",
}


def hand(text: str, *, flush_first: bool = False, ace_low: bool = False) -> Hand:
    return poker_hand(cards_of(PIQUET_32, text), flush_first=flush_first, ace_low=ace_low)


def test_the_kinds_rank_in_the_usual_order() -> None:
    found = [hand(cards) for cards in FROM_THE_TOP.values()]
    assert [each.kind for each in found] == list(FROM_THE_TOP) == [*reversed(KINDS)]
    assert all(better > worse for better, worse in pairwise(found))


def test_a_straight_is_told_by_its_highest_card_and_an_ace_below_the_seven_has_none_below() -> None:
    assert hand("c8 s9 hT dJ cQ").ranks == ("queen",)
    assert hand("cA s7 h8 d9 cT", ace_low=True).ranks == ("ten",)
    assert hand("hA h7 h8 h9 hT", ace_low=True).kind == "straight_flush"
    assert hand("hA h7 h8 h9 hT").kind == "flush"


def test_there_are_as_many_hands_of_each_kind_as_there_are_ways_to_deal_them() -> None:
    cards = [card for card in PIQUET_32.cards if card.rank not in {"seven", "eight"}]
    ranks, straights = 6, 2
    assert Counter(poker_hand(hand).kind for hand in combinations(cards, 5)) == {
        "straight_flush": 4 * straights,
        "four": ranks * 4 * (ranks - 1),
        "full_house": ranks * 4 * (ranks - 1) * 6,
        "flush": 4 * (comb(ranks, 5) - straights),
        "straight": straights * (4**5 - 4),
        "three": ranks * 4 * comb(ranks - 1, 2) * 4**2,
        "two_pair": comb(ranks, 2) * 6 * 6 * (ranks - 2) * 4,
        "pair": ranks * 6 * comb(ranks - 1, 3) * 4**3,
        "high_card": (comb(ranks, 5) - straights) * (4**5 - 4),
    }
