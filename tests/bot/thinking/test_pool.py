"""Thinking elsewhere: the same answers as here, and a process that hangs or dies costs no more than its thought."""

import asyncio
import json
import os
import random
import signal
import subprocess
import sys
from collections.abc import AsyncIterator, Mapping
from io import BytesIO
from subprocess import PIPE
from typing import Any

import pytest

from bot.thinking.advising import Advising
from bot.thinking.pool import WORKER, Mind, ThinkingFailed, ThinkingPool
from bot.thinking.worker import serve
from game.computer import player_of
from game.computer.advice import Adviser
from game.computer.judging import Judge
from game.core.parcel import parcel
from game.core.show import view_of
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from tests.game.games.strategies import random_driver
from tests.game.games.support import begin

LONG = 60.0
CLUB = {"task": "answer", "level": "club", "persona": "even", "chance": 1}
HANDS = ["aA rA sA", "aU rO sB", "aK rK sK"]
HANGS = "print('ready', flush=True); import time; time.sleep(600)"
DIES = "print('ready', flush=True); input()"
NEVER_READY = "pass"


def first_view() -> View:
    return view_of(begin(LIECHTENSTEIN, HANDS, turn_up="bK").driver, 0)


@pytest.fixture
async def pool() -> AsyncIterator[ThinkingPool]:
    pool = ThinkingPool(1, patience=LONG)
    yield pool
    await pool.close()


def python(code: str) -> tuple[str, ...]:
    return (sys.executable, "-c", code)


async def test_it_answers_as_the_player_would_here(pool: ThinkingPool) -> None:
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


async def test_tables_share_one_process_in_turn(pool: ThinkingPool) -> None:
    answers = await asyncio.gather(*(pool.choose(first_view(), "club", chance) for chance in range(4)))
    assert len(answers) == 4


async def test_what_goes_wrong_there_is_told_here(pool: ThinkingPool) -> None:
    with pytest.raises(ThinkingFailed, match=r"ValueError < \w+.py:\d+ player_of"):
        await pool.choose(first_view(), "master", 1)
    with pytest.raises(ThinkingFailed, match=r"ValueError < \w+.py:\d+ \w+"):
        await pool.choose(first_view(), "club", 1, "rash")
    assert await pool.choose(first_view(), "beginner", 1) == "lift"


def test_what_goes_wrong_is_told_without_a_card() -> None:
    """An error may name one, and what is told of it goes into a log."""
    body, replies = parcel(first_view()), BytesIO()
    head = json.dumps({**CLUB, "level": "acorns-ace", "size": len(body)}).encode() + b"\n"
    serve(BytesIO(head + body), replies)
    _, reply = map(json.loads, replies.getvalue().splitlines())
    assert reply["problem"].startswith("ValueError < ")
    assert "acorns" not in reply["problem"]


async def test_advice_that_fails_is_no_advice_and_is_logged_without_a_card(caplog: pytest.LogCaptureFixture) -> None:
    pool = ThinkingPool(1, command=python(DIES), patience=LONG)
    assert await Advising(pool).advice(first_view(), "anything") is None
    assert "advice did not come: the process has died" in caplog.text
    pool.minds[0].ask = broken
    assert await Advising(pool).advice(first_view(), "anything") is None
    assert "KeyError < test_pool.py:" in caplog.text
    assert "acorns" not in caplog.text
    await pool.close()


async def broken(view: View, wanted: Mapping[str, object]) -> dict[str, Any]:
    raise KeyError("acorns-ace")


async def test_a_process_that_dies_is_started_again(pool: ThinkingPool) -> None:
    assert await pool.choose(first_view(), "beginner", 1) == "lift"
    process = pool.minds[0].process
    assert process is not None
    os.kill(process.pid, signal.SIGKILL)
    await process.wait()
    assert await pool.choose(first_view(), "beginner", 1) == "lift"


async def test_a_process_that_hangs_is_killed_when_nobody_waits_any_more() -> None:
    mind = Mind(python(HANGS))
    process = await mind.started()
    thinking = asyncio.create_task(mind.ask(first_view(), CLUB))
    await asyncio.sleep(0)
    thinking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await thinking
    await mind.gone()
    assert process.returncode == -signal.SIGKILL


async def test_nobody_waits_longer_than_patience_lasts() -> None:
    pool = ThinkingPool(1, command=python(HANGS), patience=0.01)
    with pytest.raises(TimeoutError):
        await pool.choose(first_view(), "club", 1)
    await pool.close()


@pytest.mark.parametrize("code", [DIES, NEVER_READY])
async def test_a_process_that_ends_is_a_failed_thought(code: str) -> None:
    pool = ThinkingPool(1, command=python(code), patience=LONG)
    with pytest.raises(ThinkingFailed):
        await pool.choose(first_view(), "club", 1)
    await pool.close()


def test_whoever_asked_may_be_gone_when_the_answer_comes() -> None:
    body = parcel(first_view())
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


async def test_advice_and_judgements_are_the_same_as_here(pool: ThinkingPool) -> None:
    view = first_view()
    assert await pool.advise(view, 7) == Adviser(LIECHTENSTEIN).advice(view, random.Random(7))
    assert await pool.judge(view, "decline", 7) == Judge(LIECHTENSTEIN).judged(view, "decline", random.Random(7))
    with pytest.raises(ThinkingFailed, match="no-such-answer"):
        await pool.judge(view, "nonsense", 7)
