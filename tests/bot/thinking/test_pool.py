"""Thinking elsewhere: the same answers as here, and a process that hangs or dies costs only its own search."""

import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from subprocess import PIPE
from typing import Any

import pytest
import pytest_asyncio

from bot.thinking.advising import Advising
from bot.thinking.pool import WORKER, SearchFailed, SearchPool, WorkerProcess
from game.computer import player_of
from game.computer.card_play.open_cards import open_cards
from game.computer.judging import Judge
from game.computer.levels import player_for
from game.core.pickled_view import pickle_view
from game.core.view import View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.schafkopf import SCHAFKOPF
from game.table.upkeep import Tasks
from tests.bot.thinking.slow import advice, first_view
from tests.game.games.strategies import random_driver

LONG = 60.0
CLUB = {"task": "answer", "level": "club", "persona": "even", "chance": 1}
HANGS = "print('ready', flush=True); import time; time.sleep(600)"
DIES = "print('ready', flush=True); input()"


beside = pytest.mark.asyncio(loop_scope="module")
"""Marks tests that share one process."""


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def pool() -> AsyncIterator[SearchPool]:
    pool = SearchPool(1, patience=LONG)
    yield pool
    await pool.close()


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


@beside
async def test_a_pool_process_answers_as_the_player_would_locally(pool: SearchPool) -> None:
    for ruleset in CATALOGUE:
        driver = random_driver(ruleset, random.Random(3))
        if driver.question is None:
            continue
        view = view_of(driver, driver.seat)
        assert await pool.choose(view, "beginner", 7) == player_of("beginner", ruleset).choose(view, random.Random(7))
    view = first_view()
    for level, persona in (("club", "even"), ("strong", "bold"), ("strong", "careful")):
        here = player_of(level, LIECHTENSTEIN, persona).choose(view, random.Random(7))
        assert await pool.choose(view, level, 7, persona) == here


@beside
async def test_a_pool_process_error_is_reported_without_naming_a_card(pool: SearchPool) -> None:
    """An error may name a card, and its report goes into a log."""
    with pytest.raises(SearchFailed, match=r"^ValueError < \w+.py:\d+ player_of") as told:
        await pool.choose(first_view(), "acorns-ace", 1)
    assert "acorns" not in str(told.value)
    with pytest.raises(SearchFailed, match=r"ValueError < \w+.py:\d+ \w+"):
        await pool.choose(first_view(), "club", 1, "rash")
    assert await pool.choose(first_view(), "beginner", 1) == "lift"


async def test_failed_advice_returns_none_and_is_logged_without_a_card(caplog: pytest.LogCaptureFixture) -> None:
    pool = SearchPool([WorkerProcess(python(DIES))], patience=LONG)
    assert await Advising(pool, Tasks()).advice(first_view(), "anything") is None
    assert "advice did not come: the process has died" in caplog.text
    pool.workers[0].ask = broken
    assert await Advising(pool, Tasks()).advice(first_view(), "anything") is None
    assert "KeyError < test_pool.py:" in caplog.text
    assert "acorns" not in caplog.text
    await pool.close()


async def broken(view: View, wanted: Mapping[str, object]) -> dict[str, Any]:
    raise KeyError("acorns-ace")


@beside
async def test_a_dead_process_is_restarted(pool: SearchPool) -> None:
    assert await pool.choose(first_view(), "beginner", 1) == "lift"
    process = pool.workers[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await pool.choose(first_view(), "beginner", 1) == "lift"


async def test_a_hanging_process_is_eventually_killed() -> None:
    worker = WorkerProcess(python(HANGS), hang_seconds=0.01)
    process = await worker.started()
    with pytest.raises(SearchFailed, match="the process hung"):
        await worker.ask(first_view(), CLUB)
    await worker.gone()
    assert process.returncode == -signal.SIGKILL


async def test_a_process_that_fails_to_start_counts_as_a_failed_search() -> None:
    pool = SearchPool([WorkerProcess(python("pass"))], patience=LONG)
    with pytest.raises(SearchFailed):
        await pool.choose(first_view(), "club", 1)
    await pool.close()


def test_the_requester_may_be_gone_when_the_answer_arrives() -> None:
    body = pickle_view(first_view())
    head = json.dumps({**CLUB, "size": len(body)}).encode() + b"\n"
    with subprocess.Popen(WORKER, stdin=PIPE, stdout=PIPE, stderr=PIPE) as thinking:
        assert thinking.stdin
        assert thinking.stdout
        assert thinking.stderr
        thinking.stdout.readline()
        thinking.stdout.close()
        thinking.stdin.write(head + body)
        thinking.stdin.close()
        assert thinking.stderr.read() == b""
    assert thinking.returncode == 0


@beside
async def test_advice_judgements_and_open_card_results_match_local_ones(pool: SearchPool) -> None:
    view = first_view()
    assert await pool.advise(view, 7) == advice()
    assert await pool.judge(view, "decline", 7) == Judge(LIECHTENSTEIN).judged(view, "decline", random.Random(7))
    with pytest.raises(SearchFailed, match="no-such-answer"):
        await pool.judge(view, "nonsense", 7)
    driver, player = random_driver(SCHAFKOPF, random.Random(3)), player_for(SCHAFKOPF)
    while driver.question is not None:
        driver.answer(player.choose(view_of(driver, driver.seat), random.Random(3)))
    assert await pool.open_cards(view_of(driver, 0)) == open_cards(view_of(driver, 0))
    assert await pool.open_cards(view) is None


async def test_a_closed_pool_starts_no_more_processes() -> None:
    pool = SearchPool([WorkerProcess(python(HANGS))])
    await pool.close()
    with pytest.raises(SearchFailed, match="closed"):
        await pool.advise(first_view(), 1)
    assert pool.workers[0].process is None
