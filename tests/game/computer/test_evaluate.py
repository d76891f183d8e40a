"""Answers are tried in the same worlds, good ones in more of them, within the allowed time."""

import pytest

from game.computer.evaluate import TooLong, best, evaluate, followed_to_the_end

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
    found = evaluate(ANSWERS, range(8), brought, value=float, usual="0", first_cut=2)
    assert {answer: len(values) for answer, values in found.items()} == {
        **dict.fromkeys("123", 2),
        **dict.fromkeys("4", 4),
        **dict.fromkeys("0567", 8),
    }
    assert followed_to_the_end(found).keys() == {"0", "5", "6", "7"}


def test_it_ends_when_enough_was_tried_but_not_before_the_least_number_of_worlds() -> None:
    found = evaluate(ANSWERS, range(9), brought, value=float, least=3, enough=lambda: True)
    assert {len(values) for values in found.values()} == {3}


def test_a_world_that_takes_too_long_counts_for_no_answer() -> None:
    found = evaluate("ab", range(9), lambda world, _: until(4, world), value=float, least=5)
    assert found == {"a": [0.0] * 5, "b": [0.0] * 5}
    with pytest.raises(TooLong):
        evaluate("ab", range(9), lambda world, _: until(3, world), value=float, least=5)


def test_another_answer_must_be_surely_better() -> None:
    gains = {"usual": [0.0, 0.0, 0.0, 0.0], "wild": [9.0, -7.0, 8.0, -6.0], "good": [1.0, 2.0, 1.0, 2.0]}
    assert best({name: gains[name] for name in ("usual", "wild")}, "usual", 1.0) == "usual"
    assert best(gains, "usual", 1.0) == "good"
    assert best({"usual": [], "good": []}, "usual", 1.0) == "usual"
