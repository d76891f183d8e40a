"""The measurements measure what they say, in small."""

import random
import sqlite3
from pathlib import Path
from typing import Any

import pytest

from bench import journal, memory, pictures, press
from bench.crowd import CrowdTable, Stage
from bench.engine import RandomTable
from bench.figures import Figure, at_least, at_most, table
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE


def test_a_figure_is_met_or_missed_and_says_so() -> None:
    met, missed = Figure("fast", 0.9, "x", at_least(0.8)), Figure("slow", 26, "ms", at_most(25), {"slowest": 40.0})
    assert (met.verdict, missed.verdict, Figure("plain", 1, "").verdict) == ("met", "missed", "")
    assert "missed" in table([met, missed]).splitlines()[1]
    assert missed.json() == {
        "name": "slow",
        "value": 26,
        "unit": "ms",
        "goal": "<= 25",
        "met": False,
        "parts": {"slowest": 40.0},
    }


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_random_deals_of_every_ruleset_follow_on(ruleset: Ruleset[Any]) -> None:
    played = RandomTable(ruleset, random.Random(1))
    counted = [played.play_deal() for _ in range(20)]
    assert all(decisions <= asked for decisions, asked in counted)
    assert sum(decisions for decisions, _ in counted) > 40


def test_pictures_of_the_bench_differ_and_are_weighed() -> None:
    assert pictures.scene(pictures.CROWD, 1) != pictures.scene(pictures.CROWD, 2)
    time, weight, crowded_time, crowded_weight = pictures.measure(2)
    assert min(time.value, crowded_time.value) > 0
    assert 1 < weight.value < crowded_weight.value < 100


def test_the_journal_is_measured_beside_sqlite() -> None:
    [figure] = journal.measure(5, 4, 1)
    assert figure.parts["to a commit"] >= 1
    assert figure.value > 0


@pytest.mark.e2e
async def test_each_press_is_an_answer_that_is_written_down(tmp_path: Path) -> None:
    async with Stage(tmp_path, "bot", "run") as stage:
        playing = CrowdTable(stage, stage.channels(1)[0])
        await playing.open()
        taken = [await playing.answer() for _ in range(5)]
        assert all(0 < seconds < 3 for seconds in taken)
        assert stage.memory > 10 * 2**20
    with sqlite3.connect(tmp_path / "lupfen.db") as database:
        assert database.execute("SELECT count(*) FROM answers WHERE answer = 'decline'").fetchone() == (5,)


@pytest.mark.e2e
def test_press_and_memory_give_their_figures() -> None:
    names = [figure.name for figure in (*press.measure(2, 2, 4, 1), *memory.measure(2))]
    assert names == ["press, median", "press, p99", "answers of 2 tables, 64 in flight", "memory of each of 2 tables"]
