"""Who loses when hands are compared; what a hand is worth is in the worked examples."""

import pytest

from game.core.cards import PIQUET_32
from game.games.schwimmen.hands import losers, value_of
from tests.game.games.support import LETTERS, cards_of


def loses(*hands: str, feuer_all_lose: bool = True, by_suit: bool = True) -> str:
    """Return the letters of the hands that lose."""
    worths = {seat: value_of(cards_of(PIQUET_32, hand)) for seat, hand in enumerate(hands)}
    return "".join(LETTERS[seat] for seat in losers(worths, feuer_all_lose=feuer_all_lose, by_suit=by_suit))


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
