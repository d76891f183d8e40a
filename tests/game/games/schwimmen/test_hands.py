"""The values of hands and the losers, compared with a count by hand over every three cards of the pack."""

from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from game.core.cards import PIQUET_32, Card
from game.games.schwimmen.hands import FEUER, SCHNAUZ, losers, value_of
from tests.game.games.support import LETTERS, cards_of

SUITS = ["clubs", "spades", "hearts", "diamonds"]
PRINTED = {"nine": 9, "eight": 8, "seven": 7, "ace": 11}
EVERY_HAND = list(combinations(PIQUET_32.cards, 3))


def counted(hand: Sequence[Card], *, threes: bool = True) -> float:
    """Count a hand as people do: suit by suit, unless it is three of a kind."""
    ranks = {card.rank for card in hand}
    if ranks == {"ace"}:
        return 32
    if len(ranks) == 1 and threes:
        return 30.5
    return max(sum(PRINTED.get(card.rank, 10) for card in hand if card.suit == suit) for suit in SUITS)


def loses(*hands: str, feuer_all_lose: bool = True, by_suit: bool = True, threes: bool = True) -> str:
    """Return the letters of the hands that lose."""
    worths = {seat: value_of(cards_of(PIQUET_32, hand), three_of_a_kind=threes) for seat, hand in enumerate(hands)}
    return "".join(LETTERS[seat] for seat in losers(worths, feuer_all_lose=feuer_all_lose, by_suit=by_suit))


@pytest.mark.parametrize("threes", [True, False])
def test_every_hand_of_the_pack_counts_what_people_count(threes: bool) -> None:
    for hand in EVERY_HAND:
        assert value_of(hand, three_of_a_kind=threes).doubled == 2 * counted(hand, threes=threes)


def test_there_are_four_feuer_and_two_dozen_schnauz() -> None:
    points = Counter(value_of(hand).doubled for hand in EVERY_HAND)
    assert points[FEUER] == 4
    assert points[SCHNAUZ] == 4 * 6
    assert points[61] == 7 * 4
    assert max(points) == FEUER


def test_the_order_of_the_cards_changes_nothing() -> None:
    for one, two, three in EVERY_HAND[::7]:
        assert value_of((one, two, three)) == value_of((three, one, two)) == value_of((two, three, one))


def test_the_higher_of_two_suits_that_count_alike_is_the_scoring_suit() -> None:
    """W3: ♣A ♦A ♠8 is a hand in clubs."""
    assert loses("cA dA s8", "sA hK d9") == "B"
    assert loses("sA dA c8", "cA hK d9") == "A"


def test_the_lowest_hand_loses() -> None:
    assert loses("hK hQ d8", "s8 cT h9", "sA sK d9") == "B"


@pytest.mark.parametrize(
    ("low", "high"), [("dK dQ c7", "hK hQ c8"), ("hK hQ c7", "sK sQ c8"), ("sK sQ h7", "cK cQ h8")]
)
def test_of_equal_points_the_lower_suit_loses(low: str, high: str) -> None:
    assert loses(low, high) == "A"
    assert loses(high, low) == "B"
    assert loses(low, high, by_suit=False) == "AB"


def test_of_two_schnauz_the_lower_suit_loses() -> None:
    assert loses("cA cK cQ", "dA dQ dJ") == "B"


@pytest.mark.parametrize("low", ["seven", "eight", "nine", "ten", "jack", "queen"])
def test_three_of_a_kind_go_by_rank(low: str) -> None:
    ranks = ["seven", "eight", "nine", "ten", "jack", "queen", "king"]
    lower = [card for card in PIQUET_32.cards if card.rank == low][1:]
    higher = [card for card in PIQUET_32.cards if card.rank == ranks[ranks.index(low) + 1]][:3]
    assert value_of(lower) < value_of(higher)
    assert value_of(lower) > value_of(cards_of(PIQUET_32, "cA cK c9"))


def test_three_of_a_kind_may_count_by_suits_and_three_aces_are_feuer_still() -> None:
    assert loses("hT sT dT", "hA hK s9", threes=False) == "A"
    assert loses("hT sT dT", "hA hK s7", threes=True) == "B"
    assert loses("hA sA dA", "cA cK cQ", threes=False) == "B"


def test_everybody_loses_against_a_feuer_unless_the_house_says_otherwise() -> None:
    hands = ("h7 s8 d9", "cA sA hA", "dT dJ h9")
    assert loses(*hands) == "AC"
    assert loses(*hands, feuer_all_lose=False) == "A"


def test_no_two_hands_of_one_deal_have_a_feuer_or_a_schnauz_in_the_same_suit() -> None:
    special = [hand for hand in EVERY_HAND if value_of(hand).special]
    for one, other in combinations(special, 2):
        if not set(one) & set(other):
            assert value_of(one) != value_of(other)
