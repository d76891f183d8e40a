"""The worked examples of Mate, by their ids in the rules, played through the script."""

from collections.abc import Callable

import pytest

from tests.game.games.mate.support import MATES, Round, begun, deal, round_of_70_and_15


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
