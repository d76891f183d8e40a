"""Small runs of the benchmarks measure what they claim."""

import asyncio
import math
import random
import sqlite3
from collections import Counter
from contextlib import nullcontext
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from bench import evening, history, journal, past, pictures, players, press, thinking
from bench.engine import RandomTable
from bench.evening import Counts, Measured
from bench.figures import Figure, Mean, at_least, at_most
from bench.rounds import Seen
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.games.east_west import EAST_WEST
from storage.addresses import url_of
from storage.audit import audit
from tools import postgresql


def test_a_figure_is_met_or_missed_and_says_so() -> None:
    met, missed = Figure("fast", 0.9, "x", at_least(0.8)), Figure("slow", 26, "ms", at_most(25), {"slowest": 40.0})
    assert (met.verdict, missed.verdict, Figure("plain", 1, "").verdict) == ("met", "missed", "")
    assert "<= 25    missed  slowest 40" in str(missed)
    assert missed.json() == {
        "name": "slow",
        "value": 26,
        "unit": "ms",
        "goal": "<= 25",
        "met": False,
        "parts": {"slowest": 40.0},
    }


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_every_ruleset_plays_random_deals_in_a_row(ruleset: Ruleset[Any]) -> None:
    played = RandomTable(ruleset, random.Random(1).random)
    counted = [played.play_deal() for _ in range(20)]
    assert all(work.decisions <= work.asked for work in counted)
    assert sum(work.decisions for work in counted) > 40


def test_pictures_of_the_bench_differ_and_their_sizes_are_measured() -> None:
    assert pictures.scene(pictures.CROWD, 1) != pictures.scene(pictures.CROWD, 2)
    times, weights = (pictures.measure(2)[kind::2] for kind in (0, 1))
    assert len(times) == len(pictures.KINDS) + len(pictures.HANDS)
    assert min(time.value for time in times) > 0
    assert 1 < weights[0].value < weights[1].value < 100


def test_the_journal_is_compared_with_sqlite3(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(postgresql, "programs", lambda: None)
    [figure] = journal.measure(5, 4, 1)
    assert figure.parts["to a commit"] >= 1
    assert figure.value > 0
    assert "PostgreSQL is not installed" in capsys.readouterr().out


def test_the_journal_on_postgresql_is_compared_with_that_on_sqlite(
    monkeypatch: pytest.MonkeyPatch, on_server: str
) -> None:
    monkeypatch.setattr(postgresql, "server", lambda: nullcontext(on_server))
    _, figure = journal.measure(5, 4, 2)
    assert figure.goal == at_least(0.25)
    assert figure.value > 0


async def test_the_past_is_long_and_in_order(tmp_path: Path) -> None:
    path = tmp_path / "past.db"
    await asyncio.to_thread(past.make, path, servers=2, copies=2, sessions=1)
    with sqlite3.connect(path) as database:
        counts = database.execute(
            "SELECT server, count(*) FROM deals JOIN tables ON id = table_id GROUP BY 1"
        ).fetchall()
        records = database.execute("SELECT count(*) FROM records").fetchone()
    of_server = 2 * past.DEALS_OF_SESSION
    assert (counts, records) == ([(1, of_server), (2, of_server)], (of_server,))
    wrong = await asyncio.to_thread(audit, url_of(path), CATALOGUE)
    assert wrong
    assert all(line.startswith("table 02") for line in wrong)
    measured = {figure.name: figure for figure in await history.asked(path, times=1)}
    assert all(figure.value > 0 for figure in measured.values())
    assert measured["standing"].goal == at_most(20)


def test_players_are_timed_and_matched() -> None:
    times = list(players.thinking(EAST_WEST, 5))
    assert [figure.name for figure in times] == [
        "east-west club, p99",
        "east-west strong, p99",
        "east-west, longest thought",
    ]
    assert 0 < times[0].parts["p50"] <= times[0].value <= times[2].value
    strong, club, between = players.matches(EAST_WEST.id, 1)
    assert (strong.parts["deals"], club.parts["deals"]) == (1, 1)
    assert between.parts["chips"] == pytest.approx(strong.parts["chips"] - club.parts["chips"])


def test_winnings_are_given_in_standard_errors_as_after_many_deals() -> None:
    assert Mean(0.5, error=0.5, of=20).errors(2_000) == pytest.approx(10)
    assert Mean(0.0, error=0.0, of=20).errors(2_000) == 0


@pytest.mark.e2e
async def test_presses_and_private_requests_are_measured_and_answers_are_written() -> None:
    async def written(rig: press.Rig) -> list[Figure]:
        assert rig.ours.memory > 10 * 2**20
        with sqlite3.connect(rig.ours.database) as database:
            [(answers,)] = database.execute("SELECT count(*) FROM answers WHERE answer = 'decline'")
        return [Figure("written", answers, "answers")]

    durable = partial(press.durable, presses=2, flood=4, rounds=1)
    *figures, answers = await press.on_two_bots(2, durable, partial(press.private, presses=2, rounds=1), written)
    assert [figure.name for figure in figures] == [
        "press, median",
        "press, p99",
        "answers of 2 tables, 64 in flight",
        "/ledger, median",
        "my cards, median",
    ]
    for figure in figures:
        ours, bare = figure.parts.values()
        assert 0 < figure.value == pytest.approx(ours / bare)
    assert answers.value == 2 * (2 + 4) + 2 * 4


def _of_an_evening(*, seen: float = 0.1, refused: int = 0, presses: int = 100, left_out: int = 0) -> Measured:
    counts = Counts(
        Counter({("POST", "/interactions/{id}/{token}/callback"): presses}), refused, 1.0, 0.5, 1.0, 1_000, left_out, 10
    )
    return Measured(10, 60, 10.0, [0.01] * presses, [seen] * presses, 0, counts, 2**20)


def test_a_bot_keeps_up_if_questions_appear_in_time_and_nothing_is_refused_or_left() -> None:
    assert _of_an_evening().bears
    assert not _of_an_evening(seen=2).bears
    assert not _of_an_evening(refused=1).bears
    assert not _of_an_evening(presses=80).bears
    assert not _of_an_evening(left_out=2).bears


def test_computers_can_be_overloaded_with_questions() -> None:
    capacity, *loads = thinking.measure(0.3)
    assert len(loads) == len(thinking.LOADS)
    assert capacity.value > 0
    assert sum(loads[-1].parts.values()) > 0


@pytest.mark.e2e
def test_a_small_evening_is_played(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(evening, "WARM_UP", 0.5)
    rate, *_, best = evening.measure(evening.Plan((4,), 1.0, pictures=False, tables=(3,)))
    assert rate.name == "evening, 4/s, 3 tables, no pictures"
    assert rate.parts["calls a press"] > 1
    assert rate.parts["CPU ms a press"] > 0
    assert rate.parts["failed"] == 0
    assert best.goal is not None


def test_a_boards_age_counts_from_a_tables_new_deal_or_end() -> None:
    seen = Seen(deals=2)
    for deals in ((1, 1), (1, 1), (2, 1), (2, 2)):
        seen.reaches(*deals)
    seen.board("**Table 1** Anna, Ben · deal 1 of 2 · <#7>\n**Table 2** Cleo · deal 1 of 2 · <#8>")
    assert (seen.begun, len(seen.ages), seen.done) == (3, 2, False)
    seen.there = math.inf
    seen.reaches(1, seen.over)
    seen.reaches(2, seen.over)
    seen.board("**Table 1** Anna, Ben · done ✅\n**Table 2** Cleo · deal 2 of 2 · <#8>")
    assert (len(seen.ages), seen.done) == (4, False)
    seen.board("**Standings** after a round")
    assert (len(seen.ages), max(seen.ages[2:]), seen.done) == (5, 0, True)
