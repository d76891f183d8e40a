"""Answers tried in the same worlds, within the allowed time; card play searched exhaustively, as calculated by hand."""

from collections.abc import Sequence

import pytest

from game.computer.evaluate import CONVINCING, SURE, Stop, TooLong, best, evaluate, followed_to_the_end
from game.computer.gains import gain
from game.computer.imagined import World
from game.computer.search import Endgame
from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.support import Game, begin, cards_of

MANY = 1_000
ANSWERS = [str(number) for number in range(8)]


def brought(world: int, answer: str) -> float:
    """Return the answer's number, the same in every world."""
    return float(answer)


def until(last: int, world: int) -> float:
    """Take too long in the worlds after the last one."""
    if world > last:
        raise TooLong
    return 0.0


def test_the_worse_half_is_dropped_but_never_the_usual_answer() -> None:
    found = evaluate(ANSWERS, range(8), brought, value=float, usual="0", stop=Stop(first_cut=2))
    assert {answer: len(values) for answer, values in found.items()} == {
        **dict.fromkeys("123", 2),
        **dict.fromkeys("4", 4),
        **dict.fromkeys("0567", 8),
    }
    assert followed_to_the_end(found).keys() == {"0", "5", "6", "7"}


def test_a_trial_stops_once_decided_but_never_before_the_minimum_of_worlds() -> None:
    found = evaluate(ANSWERS, range(9), brought, value=float, stop=Stop(3, lambda: 1.0))
    assert {len(values) for values in found.values()} == {3}


def test_a_trial_continues_only_while_more_worlds_might_change_the_choice() -> None:
    def tried(*gains: Sequence[float], usual: int = 0, sure: float = SURE) -> int:
        found = evaluate(
            range(len(gains)),
            range(96),
            lambda world, answer: gains[answer][world % len(gains[answer])],
            value=float,
            usual=usual,
            stop=Stop(sure=sure, certainty=1.0, most=96),
        )
        return max(map(len, found.values()))

    ahead, even, now_and_then = [9.0, 10.0], [0.0, 1.0], [1.0, 1.0, 0.0, 0.0]
    assert tried(even, ahead) == CONVINCING
    assert tried(even, ahead, sure=0.0) == 96
    assert tried(even, even) == CONVINCING
    assert tried(even, now_and_then) > CONVINCING


def test_an_unlikely_answer_is_dropped_while_the_others_are_still_compared() -> None:
    gains = {"usual": [0.0, 1.0], "rival": [1.0, 1.0, 0.0, 0.0], "hopeless": [-9.0, -8.0]}
    stop = Stop(sure=SURE, certainty=1.0, most=96)
    found = evaluate(
        gains,
        range(96),
        lambda world, answer: gains[answer][world % len(gains[answer])],
        value=float,
        usual="usual",
        stop=stop,
    )
    assert len(found["hopeless"]) == CONVINCING < len(found["usual"])
    assert followed_to_the_end(found).keys() == {"usual", "rival"}


def test_a_world_that_takes_too_long_counts_for_no_answer() -> None:
    found = evaluate("ab", range(9), lambda world, _: until(4, world), value=float, stop=Stop(5))
    assert found == {"a": [0.0] * 5, "b": [0.0] * 5}
    with pytest.raises(TooLong):
        evaluate("ab", range(9), lambda world, _: until(3, world), value=float, stop=Stop(5))


def test_only_a_surely_better_answer_replaces_the_usual_one() -> None:
    gains = {"usual": [0.0, 0.0, 0.0, 0.0], "wild": [9.0, -7.0, 8.0, -6.0], "good": [1.0, 2.0, 1.0, 2.0]}
    assert best({name: gains[name] for name in ("usual", "wild")}, "usual", 1.0) == "usual"
    assert best(gains, "usual", 1.0) == "good"
    assert best({"usual": [], "good": []}, "usual", 1.0) == "usual"


def world_of(game: Game) -> World:
    """Return the true world."""
    return World(game.driver.setup, [answer for _, _, answer in game.driver.given], game.driver.seat)


def two_play(mine: str, other: str) -> Game:
    """A lifts for one chip and leads, B joins, C drops: twelve chips in the pot, a third of them for each trick."""
    game = begin(LIECHTENSTEIN, [mine, other, "aK rK sK"], turn_up="bK", pot=7)
    return game.say("A lift", "A 1", "B join", "C drop")


def brings(game: Game, card: str) -> float:
    """Return the value of a card to A; the pot before the deal belongs to all three equally."""
    (played,) = cards_of(game.driver.deal.pack, card)
    return gain(Endgame(world_of(game), MANY, MANY, gain).after(played), game.driver.seat)


def test_a_trump_led_into_a_higher_one_costs_every_trick() -> None:
    game = two_play("rA rB bO", "bA sA aA")
    assert brings(game, "rA") == pytest.approx(8 - 2 - 7 / 3)
    assert brings(game, "bO") == pytest.approx(-12 - 2 + (12 - 7) / 3)


def test_an_endgame_with_too_many_lines_is_given_up() -> None:
    game = two_play("rA rB bO", "bA sA aA")
    with pytest.raises(TooLong):
        Endgame(world_of(game), 1, MANY, gain).after(game.driver.deal.hands[0][0])


def test_only_card_play_is_searched_exhaustively() -> None:
    game = begin(LIECHTENSTEIN, ["rA rB bO", "bA sA aA", "aK rK sK"], turn_up="bK", pot=7)
    with pytest.raises(TooLong):
        Endgame(world_of(game), MANY, MANY, gain).after("lift")
