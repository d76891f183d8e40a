"""The worked examples of Mate, by their ids in the rules, played through the script."""

import pytest

from tests.game.games.mate.support import Round, deal

MATES = {
    "MA-5": (
        "♠K ♠7 ♥K ♠Q ♦Q ♠A ♦A ♣K ♠10 ♣A",
        "♣Q ♥A ♥7 ♦7 ♦10 ♥Q ♥10 ♣7 ♣10 ♦K",
        {"O": "♥7"},
        "♣K-♣Q, ♠K-♦K, ♣A-♣7, ♥K-♥Q, ♠Q",
        "L 15",
        "mate L",
    ),
    "MA-8": (
        "♠10 ♦10 ♣A ♠A ♣K ♦A ♠K ♠Q ♥Q ♦7",
        "♥A ♦Q ♦K ♣10 ♣Q ♥K ♠7 ♥10 ♥7 ♣7",
        {"L": "♠10"},
        "♣K-♣7, ♦10-♦K, ♥Q-♥7, ♦A-♦Q, ♣A-♣10, ♠A-♠7, ♠Q-♣Q, ♥K-♠K, ♦7",
        "L 70",
        "mate L",
    ),
    "MA-9": (
        "♠K ♦K ♥10 ♥A ♦A ♣Q ♣10 ♥7 ♠10 ♦7",
        "♦10 ♣A ♠7 ♦Q ♥Q ♣K ♠A ♠Q ♥K ♣7",
        {"O": "♣A"},
        "♦7-♦Q, ♠7-♠10, ♦K-♦10, ♥Q-♥10, ♣10-♣K, ♠K-♠Q, ♣Q-♣7, ♥A-♥K, ♦A-♠A, ♠A",
        "O 242",
        "overmate O",
    ),
    "MA-10": (
        "♣10 ♠A ♣7 ♥A ♠10 ♦10 ♠K ♣Q ♠7 ♦7",
        "♣K ♦Q ♥10 ♥Q ♦A ♥K ♣A ♦K ♠Q ♥7",
        {"O": "♥K"},
        "♠K-♠Q, ♣10-♣A, ♥Q-♥A, ♦7-♦Q, ♥10-♠10, ♠A-♦A, ♣7-♣K, ♦K-♦10, ♠7-♥7, ♣Q",
        "L 30",
        "mate L",
    ),
    "MA-11": (
        "♦7 ♥K ♥A ♣Q ♠10 ♥Q ♣7 ♠A ♠7 ♦10",
        "♥7 ♠Q ♣A ♦K ♥10 ♣K ♦Q ♣10 ♠K ♦A",
        {"L": "♠A"},
        "♥A-♥10, ♦7-♦A, ♦Q-♦10, ♥Q-♥7, ♠7-♠K, ♠Q-♠10, ♣Q-♣A, ♦K-♥K, ♣7-♣K, ♣10-♣7",
        "",
        "draw",
    ),
    "MA-12": (
        "♥7 ♦Q ♥Q ♣10 ♠Q ♣7 ♣A ♥A ♠K ♦10",
        "♥K ♠7 ♣K ♠A ♣Q ♦K ♥10 ♦7 ♠10 ♦A",
        {"L": "♣7", "O": "♠7"},
        "♥Q-♥K, ♥10-♥7, ♣K-♣10, ♠K-♠A, ♣Q-♣A, ♠Q-♠10, ♦7-♦10, ♦Q-♦K, ♦A-♥A",
        "",
        "draw",
    ),
    "MA-13": (
        "♣A ♥Q ♦7 ♦K ♠7 ♠10 ♦10 ♥A ♦A ♦Q",
        "♥7 ♥K ♣K ♣10 ♣7 ♥10 ♠A ♣Q ♠Q ♠K",
        {"L": "♠7", "O": "♠A"},
        "♦10-♥10, ♣10-♣A, ♥Q-♥K, ♠K-♠10, ♦Q-♠Q, ♥7-♥A, ♦7-♣7, ♣K-♦K, ♣Q",
        "O 30",
        "mate O",
    ),
}


@pytest.mark.parametrize("case", MATES.values(), ids=["MA-5", "MA-8", "MA-9", "MA-10", "MA-11", "MA-12", "MA-13"])
def test_a_whole_game(case: tuple[str, str, dict[str, str], str, str, str]) -> None:
    leader, other, foreplaced, moves, score, ending = case
    game = deal(leader, other).foreplace(**foreplaced).move(moves)
    assert (game.score, game.announced()[0]) == (score, ending)
    assert (game.asked, game.kind) == ("O", "foreplace")
    assert game.mark("game") == 2


def mated(foreplaced: str = "") -> Round:
    return deal().foreplace(**({"L": foreplaced} if foreplaced else {})).move("♣A")


def test_ma_1_a_queen_in_move_5() -> None:
    leader, other, _, moves, *_ = MATES["MA-5"]
    game = deal(leader, other).foreplace().move(moves)
    assert game.score == "L 15"


def test_ma_2_the_same_after_foreplacing() -> None:
    leader, other, _, moves, *_ = MATES["MA-5"]
    game = deal(leader, other).foreplace(L="♠10").move(moves)
    assert game.score == "L 18"


def test_ma_3_an_ace_as_an_overmate() -> None:
    leader, other, foreplaced, moves, *_ = MATES["MA-9"]
    game = deal(leader, other).foreplace(**foreplaced).move(moves)
    assert (game.score, game.announced()[0]) == ("O 242", "overmate O")
    plays = [[played.code for _, played in trick.plays] for trick in game.driver.deal.tricks]
    assert plays[-2:] == [["diamonds-ace", "spades-ace"], ["spades-ace"]]


def test_ma_4_a_king_in_move_10_and_nobody_foreplaced() -> None:
    game = deal("♦K ♠7 ♣10 ♥K ♦10 ♣7 ♣Q ♥7 ♦Q ♠10", "♥A ♠Q ♣K ♥10 ♣A ♥Q ♠K ♠A ♦A ♦7").foreplace()
    game.move("♦10-♦A, ♠A-♠10, ♠K-♠7, ♥A-♥7, ♣A-♣10, ♥10-♥K, ♦7-♦Q, ♣7-♣K, ♠Q-♣Q, ♦K")
    assert (game.score, game.announced()[0]) == ("L 40", "mate L")


def test_ma_6_mate_in_move_1() -> None:
    assert mated().score == "L 11"


def test_ma_7_the_same_after_foreplacing() -> None:
    assert mated("♠K").score == "L 22"


def round_of_70_and_15(**rules: int) -> Round:
    """Play so that the dealer scores 70 in the game of MA-8 and nothing in the other, in which O scores 15."""
    leader, other, foreplaced, moves, *_ = MATES["MA-8"]
    game = deal(leader, other, rules).foreplace(**foreplaced).move(moves)
    return game.foreplace().move("♦10-♦K, ♠10-♠7, ♦A-♦Q, ♣K-♣Q, ♠Q")


@pytest.mark.parametrize(("point_value", "paid"), [(1, 55), (2, 110), (0, 0)])
def test_ma_14_a_round_is_paid_by_its_sum(point_value: int, paid: int) -> None:
    game = round_of_70_and_15(point_value=point_value)
    assert (game.asked, game.score, game.net) == ("", "L 70, O 15", f"O{-paid:+d} L{paid:+d}")


@pytest.mark.parametrize(
    ("totals", "staked", "ending"),
    [((100, 100), 0, "match-over"), ((100, 85), 20, "match-over O"), ((85, 100), -20, "match-over L")],
)
def test_ma_15_the_stake_of_a_match(totals: tuple[int, int], staked: int, ending: str) -> None:
    before = (totals[0] - 11, totals[1] - 11)
    tallies = {"score": before, "match": before}
    game = deal(rules={"match_stake": 20}, carry={"round": 1}, tallies=tallies)
    game.foreplace().move("♣A").foreplace().move("♣A")
    assert tuple(game.driver.deal.tallies["score"]) == totals
    assert game.net == f"O{staked:+d} L{-staked:+d}"
    assert game.announced()[-1] == ending
    assert game.driver.tallies_after["match"] == (0, 0)
    assert game.driver.outcome is not None
    assert game.driver.outcome.match_over
