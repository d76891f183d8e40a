"""The values of hands and the losers, compared with a count by hand over every three cards of the pack."""

from itertools import combinations

import pytest

from game.core.cards import PIQUET_32
from game.games.schwimmen.hands import losers, value_of
from tests.game.games.schwimmen import by_hand
from tests.game.games.support import LETTERS, cards_of

EVERY_HAND = list(combinations(PIQUET_32.cards, 3))


def loses(*hands: str, feuer_all_lose: bool = True, by_suit: bool = True) -> str:
    """Return the letters of the hands that lose."""
    worths = {seat: value_of(cards_of(PIQUET_32, hand)) for seat, hand in enumerate(hands)}
    return "".join(LETTERS[seat] for seat in losers(worths, feuer_all_lose=feuer_all_lose, by_suit=by_suit))


@pytest.mark.parametrize("threes", [True, False])
def test_every_hand_of_the_pack_is_worth_what_it_is_by_hand(threes: bool) -> None:
    """Points, and the suit or rank that decides between equal ones (W3)."""
    for hand in EVERY_HAND:
        value, codes = value_of(hand, three_of_a_kind=threes), [card.code for card in hand]
        assert (value.doubled / 2, value.tie) == by_hand.value(codes, {"three_of_a_kind": threes})
        assert value == value_of(hand[::-1], three_of_a_kind=threes)


@pytest.mark.parametrize(
    ("hands", "lost", "all_lose"),
    [
        (("hK hQ d8", "s8 cT h9", "sA sK d9"), "B", "B"),
        (("dK dQ c7", "hK hQ c8"), "A", "AB"),
        (("sK sQ c8", "hK hQ c7"), "B", "AB"),
        (("sK sQ h7", "cK cQ h8"), "A", "AB"),
        (("cA cK cQ", "dA dQ dJ"), "B", "AB"),
        (("cA dA s8", "sA hK d9"), "B", "AB"),
        (("h7 s8 d9", "cA sA hA", "dT dJ h9"), "AC", "AC"),
    ],
)
def test_who_loses_by_suit_or_with_all_who_have_as_few_points(hands: tuple[str, ...], lost: str, all_lose: str) -> None:
    assert (loses(*hands), loses(*hands, by_suit=False)) == (lost, all_lose)


def test_a_feuer_may_hit_the_lowest_alone() -> None:
    assert loses("h7 s8 d9", "cA sA hA", "dT dJ h9", feuer_all_lose=False) == "A"
