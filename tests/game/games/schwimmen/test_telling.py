"""The texts about a deal of Schwimmen: the hands and their points, a seat's actions, and the examples of the rules."""

from collections import Counter

import pytest

from game.computer import player_for
from game.core.lines import Seat
from game.core.record import Record, record_of
from game.core.visibility import view_of
from game.games.schwimmen import SCHWIMMEN
from game.simulate import simulate
from tests.game.games.schwimmen.support import begin, kept
from tests.game.games.support import Game, example

LOW, HIGH, HIGHER = "h8 s9 d8", "hA hK s7", "sA sK c7"


def told(game: Game, viewer: int | None = None) -> list[tuple[int, str]]:
    """Return the lines of the summary: whose hand it is, and its value."""
    lines: list[tuple[int, str]] = []
    for line in SCHWIMMEN.telling.summary(view_of(game.driver, viewer)):
        seat, points = line.values["name"], line.values["points"]
        assert isinstance(seat, Seat)
        assert isinstance(points, str)
        lines.append((seat.number, points))
    return lines


def counts(game: Game, seat: int) -> set[str]:
    """Return the statistics of a seat in a finished deal."""
    return {name for name, count in SCHWIMMEN.telling.counts(record_of(game.driver), seat).items() if count}


# the summary


def test_three_of_a_kind_is_written_with_a_half() -> None:
    assert told(kept(["c7 s7 h7", HIGH.replace("s7", "s8")])) == [(0, "30½"), (1, "21")]


@pytest.mark.parametrize("points", [32, 33])
def test_a_feuer_is_written_as_the_house_counts_it(points: int) -> None:
    assert told(begin(["cA sA hA", LOW], feuer_points=points))[0] == (0, str(points))


@pytest.mark.parametrize("viewer", [None, 0])
def test_nothing_is_reported_before_hands_are_compared(viewer: int | None) -> None:
    assert told(begin().say("C keep"), viewer) == []


# the actions of a seat


def test_lost_lives_and_swimmers_are_counted() -> None:
    assert counts(kept([LOW, HIGH]), 0) == {"lives-lost", "closed"}
    assert counts(kept([LOW, HIGH], now=(1, 3)), 0) == {"lives-lost", "swum", "closed"}


def test_closing_is_counted_along_with_whether_it_cost_a_life() -> None:
    assert counts(kept([HIGH, LOW]), 0) == {"closed", "well-of-closed"}
    assert "well-of-closed" not in counts(kept([LOW, HIGH]), 0)


def test_specials_of_a_deal_under_other_rules_are_not_counted() -> None:
    record = record_of(begin(["cA cK cQ", LOW]).driver)
    sung = {"seat": 0, "kind": "sing", "choices": ["yes"], "answer": "yes"}
    changed: Record = {**record, "packs": [record["packs"][0][::-1]], "questions": [sung]}
    found = SCHWIMMEN.telling.counts(changed, 1)
    assert (found["lives-lost"], found["schnauz"]) == (1, 0)


def test_counts_add_up_over_matches() -> None:
    records = list(simulate(SCHWIMMEN, SCHWIMMEN.choose({"lives": 2}), 4, 60, "counts", player_for(SCHWIMMEN)))
    total: Counter[str] = Counter()
    for record in records:
        for seat in range(4):
            total.update(SCHWIMMEN.telling.counts(record, seat))
    over = sum(sum(lives >= 0 for lives in record["tallies_after"]["lives"]) == 1 for record in records)
    paid = sum(payment["reason"] == "life" for record in records for payment in record["payments"])
    assert over > 3
    assert total["matches-won"] == over
    assert total["lives-lost"] == paid
    assert total["closed"] == sum(asked["answer"] == "close" for record in records for asked in record["questions"])
    assert total["out"] >= 3 * over
    assert total["schnauz"] + total["feuer"] > 0


def test_the_examples_in_the_rules_come_out_as_stated() -> None:
    """SW-1 and SW-11."""
    after = {each.key: example(SCHWIMMEN, each.key).driver.tallies_after["lives"] for each in SCHWIMMEN.manual.examples}
    assert after == {"schnauz": (3, 3, 2, 3), "feuer": (1, 2, 0, 0), "closed": (3, 0, 0)}
