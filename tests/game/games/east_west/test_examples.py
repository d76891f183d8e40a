"""The worked examples of East–West, by their ids in the rules, played through the script."""

import pytest

from game.core.cards import PIQUET_32
from game.games.east_west import EAST_WEST
from game.games.east_west.hands import Hand, poker_hand
from game.games.east_west.script import ROOM
from tests.game.games.east_west.support import chips, played, rows_of, scores, won_with
from tests.game.games.support import cards_of, example


def test_ew_1_a_flush_and_three_against_a_straight() -> None:
    game = example(EAST_WEST, "two-rows")
    assert (rows_of(game), won_with(game)) == ("WEW", ["flush", "straight", "three"])
    assert (chips(game), scores(game), game.next_dealer) == ((1, -1), (1, 0), "A")
    assert game.announced()[-1] == "game-won A"


def test_ew_1_a_stake_for_each_row_ahead() -> None:
    assert chips(example(EAST_WEST, "two-rows", stake_per="row")) == (1, -1)
    assert chips(example(EAST_WEST, "two-rows", stake_per="row", stake=5)) == (5, -5)
    assert chips(example(EAST_WEST, "two-rows", stake=0)) == (0, 0)


def test_ew_2_one_row_each_and_one_tied() -> None:
    game = example(EAST_WEST, "drawn")
    assert rows_of(game) == "WE="
    assert (chips(game), scores(game), game.driver.deal.bank.payments) == ((0, 0), (0, 0), [])
    assert game.announced()[-1] == "game-drawn"


ALIKE = (("cA cK dQ d9", "hA hK sQ s8", "hJ hT h9 s7"), ("dA dK cQ c9", "sA sK hQ h8", "sJ sT s9 h7"))
"""Three rows with the same ranks on both sides."""


def test_ew_3_one_row_against_none() -> None:
    game = played("cJ cT d8", ("cA cK dQ dT", *ALIKE[0][1:]), ALIKE[1])
    assert (rows_of(game), chips(game), scores(game)) == ("W==", (1, -1), (1, 0))


def test_ew_3_three_rows_tied() -> None:
    game = played("cJ cT d8", *ALIKE)
    assert (rows_of(game), chips(game), scores(game)) == ("===", (0, 0), (0, 0))
    assert game.announced()[-1] == "game-drawn"


def hand(cards: str, *, flush_first: bool = False, ace_low: bool = False) -> Hand:
    return poker_hand(cards_of(PIQUET_32, cards), flush_first=flush_first, ace_low=ace_low)


def test_ew_4_fully_equal_hands_are_tied() -> None:
    assert hand("hA cK d9 s8 c7") == hand("dA sK h9 c8 s7")


def test_ew_5_an_ace_below_the_seven() -> None:
    assert hand("hA h7 s8 d9 cT").kind == "high_card"
    assert hand("hA h7 s8 d9 cT", ace_low=True).kind == "straight"
    assert hand("hA h7 s8 d9 cT", ace_low=True) < hand("h7 s8 d9 cT dJ", ace_low=True)


def test_ew_5_an_ace_below_the_seven_in_a_game() -> None:
    west, east = ("dA d7 c8 d9", "hA hK sQ s8", "hJ hT h9 s7"), ("dK dQ cQ c9", "sA sK hQ h8", "sJ sT s9 h7")
    assert rows_of(played("cT cJ d8", west, east)) == "E=="
    assert rows_of(played("cT cJ d8", west, east, ace_low_straight=True)) == "W=="


def test_ew_6_full_house_and_flush() -> None:
    full, flush = "hK cK h7 c7 s7", "hA hK hQ hJ h7"
    assert hand(full) > hand(flush)
    assert hand(full, flush_first=True) < hand(flush, flush_first=True)


def test_ew_6_full_house_and_flush_in_a_game() -> None:
    west, east = ("dK d7 c7 s7", "hA hK sQ s8", "hJ hT h9 c8"), ("cA cQ cJ c9", "sA sK hQ h8", "sJ sT s9 d8")
    assert rows_of(played("cK cT h7", west, east)) == "W=="
    assert rows_of(played("cK cT h7", west, east, flush_beats_full_house=True)) == "E=="


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("cA sA cK sK c7", "hA dA hQ dQ hK"),
        ("cA sA cK s8 c7", "hA dA hQ dJ hT"),
        ("c9 s9 h9 cA s7", "c8 s8 h8 cK sQ"),
        ("cA sA hA dA c7", "cK sK hK dK cA"),
        ("cK sK hK d7 c7", "cQ sQ hQ dA cA"),
        ("cA sA cK s8 c9", "hA dA hK d8 h7"),
        ("cA sK cQ s9 c7", "hA dK hJ dT h8"),
        ("hA hT h9 h8 h7", "sK sQ sJ sT s8"),
        ("c8 s9 hT dJ cQ", "s7 h8 d9 cT sJ"),
        ("cT cJ cQ cK cA", "h9 hT hJ hQ hK"),
    ],
)
def test_ew_7_the_higher_ranks_of_a_kind(better: str, worse: str) -> None:
    assert hand(better).kind == hand(worse).kind
    assert hand(better) > hand(worse)


def test_ew_8_a_whole_game() -> None:
    game = example(EAST_WEST, "one-tied")
    assert (rows_of(game), won_with(game)) == ("W=W", ["flush", "full_house"])
    assert (chips(game), scores(game)) == ((1, -1), (1, 0))
    assert len(game.driver.answered) == 6 * ROOM - 4
    assert chips(example(EAST_WEST, "one-tied", stake_per="row")) == (2, -2)
