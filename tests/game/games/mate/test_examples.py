"""The worked examples of Mate, by their ids in the rules, played through the script."""

from collections.abc import Callable

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


def begun(example: str, **foreplaced: str) -> Round:
    """Play the moves of an example, with its own foreplaced cards unless others are named."""
    leader, other, usual, moves, *_ = MATES[example]
    return deal(leader, other).foreplace(**(foreplaced or usual)).move(moves)


@pytest.mark.parametrize("example", MATES, ids=["MA-5", "MA-8", "MA-9", "MA-10", "MA-11", "MA-12", "MA-13"])
def test_a_whole_game(example: str) -> None:
    game, (*_, score, ending) = begun(example), MATES[example]
    assert (game.score, game.announced()[0]) == (score, ending)
    assert (game.asked, game.kind, game.mark("game")) == ("O", "foreplace", 2)


def king_in_move_10() -> Round:
    game = deal("♦K ♠7 ♣10 ♥K ♦10 ♣7 ♣Q ♥7 ♦Q ♠10", "♥A ♠Q ♣K ♥10 ♣A ♥Q ♠K ♠A ♦A ♦7").foreplace()
    return game.move("♦10-♦A, ♠A-♠10, ♠K-♠7, ♥A-♥7, ♣A-♣10, ♥10-♥K, ♦7-♦Q, ♣7-♣K, ♠Q-♣Q, ♦K")


@pytest.mark.parametrize(
    ("played", "score"),
    [
        pytest.param(lambda: begun("MA-5", L=""), "L 15", id="MA-1"),
        pytest.param(lambda: begun("MA-5", L="♠10"), "L 18", id="MA-2"),
        pytest.param(lambda: begun("MA-9"), "O 242", id="MA-3"),
        pytest.param(king_in_move_10, "L 40", id="MA-4"),
        pytest.param(lambda: deal().foreplace().move("♣A"), "L 11", id="MA-6"),
        pytest.param(lambda: deal().foreplace(L="♠K").move("♣A"), "L 22", id="MA-7"),
    ],
)
def test_what_a_mate_scores(played: Callable[[], Round], score: str) -> None:
    assert played().score == score


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
