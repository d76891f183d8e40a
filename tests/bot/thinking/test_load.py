"""A crowded pool: questions that can be answered in time are, and no process is stopped because a caller has gone."""

import asyncio
import random

import pytest

from bot.thinking.pool import SearchPool
from game.computer.player import asked
from tests.bot.thinking.slow import SEARCH_SECONDS, Slow, at_once, first_view, other_view

PATIENCE, REQUESTS = 1.0, 300


@at_once
async def crowd(load: float) -> tuple[int, float, int]:
    """Ask at random moments, `load` times as often as one process can answer.

    Return how many answers came in time, the total seconds, and how often the process was stopped.
    """
    slow, rng, loop = Slow(), random.Random(7), asyncio.get_running_loop()
    pool, view, waits = SearchPool([slow], patience=PATIENCE), first_view(), list[float]()

    async def one() -> bool:
        begun = loop.time()
        try:
            return await pool.choose(view, "club", 1) == "lift"
        except TimeoutError:
            waits.append(loop.time() - begun)
            return False

    asking: list[asyncio.Task[bool]] = []
    for _ in range(REQUESTS):
        await asyncio.sleep(rng.expovariate(load / SEARCH_SECONDS))
        asking.append(asyncio.create_task(one()))
    answered = sum(await asyncio.gather(*asking))
    seconds = loop.time()
    assert sum(waited > 0.01 for waited in waits) <= REQUESTS / 20, "who gets no answer is told at once"
    ended = slow.ended
    await pool.close()
    return answered, answered / seconds, ended


def test_overload_does_not_reduce_the_number_of_answers() -> None:
    (most, full, none), (_, over, no_more) = crowd(1.0), crowd(1.5)
    assert most > REQUESTS * 0.7
    assert over >= full
    assert (none, no_more) == (0, 0)


@at_once
async def test_under_load_some_answers_drop_one_level_without_longer_waits() -> None:
    slow, loop = Slow(), asyncio.get_running_loop()
    pool = SearchPool([slow], patience=PATIENCE)
    assert await pool.choose(first_view(), "strong", 1) == "lift"
    begun = loop.time()
    asking = [asyncio.create_task(pool.choose(first_view(), "strong", 1)) for _ in range(5)]
    await asyncio.gather(*asking, return_exceptions=True)
    assert slow.levels == ["strong", "strong", "strong", "club"]
    where = first_view().ruleset, asked(first_view()).kind
    assert pool.answers == {("strong", each, *where): count for each, count in (("own", 3), ("lower", 1), ("late", 2))}
    assert loop.time() - begun <= PATIENCE
    await pool.close()


@at_once
async def test_a_level_that_was_slow_once_is_used_again_when_idle() -> None:
    slow = Slow(PATIENCE * 0.7)
    pool = SearchPool([slow], patience=PATIENCE)
    await pool.choose(first_view(), "strong", 1)
    slow.seconds = PATIENCE / 10
    asking = [asyncio.create_task(pool.choose(first_view(), "strong", 1)) for _ in range(2)]
    await asyncio.gather(*asking)
    assert slow.levels == ["strong", "strong", "club"], "while another waits it is thought to be slow"
    await pool.choose(first_view(), "strong", 1)
    assert slow.levels[3:] == ["strong"]
    await pool.close()


@at_once
async def test_one_slow_search_does_not_mark_other_questions_as_slow() -> None:
    slow, first, other = Slow(PATIENCE * 0.7), first_view(), other_view()
    pool = SearchPool([slow], patience=PATIENCE)
    await pool.choose(first, "strong", 1)
    slow.seconds = PATIENCE / 10
    await asyncio.gather(*(pool.choose(other, "strong", 1) for _ in range(2)), return_exceptions=True)
    assert slow.levels == ["strong"] * 3
    await pool.close()


@at_once
async def test_a_level_that_times_out_is_replaced_by_the_next_lower_one() -> None:
    stuck, quick = Slow(2 * PATIENCE), Slow(PATIENCE / 10)
    pool, loop = SearchPool([quick, stuck], patience=PATIENCE), asyncio.get_running_loop()
    begun = loop.time()
    assert await pool.choose(first_view(), "strong", 1) == "lift"
    assert (stuck.levels, quick.levels) == (["strong"], ["club"])
    assert [key[1] for key in pool.answers] == ["lower"]
    assert loop.time() - begun <= PATIENCE
    await pool.close()


@at_once
async def test_a_par_search_waits_its_turn_and_never_uses_a_lower_level() -> None:
    slow = Slow()
    pool = SearchPool([slow], patience=PATIENCE)
    assert await pool.choose(first_view(), "strong", 1) == "lift"
    asking = [asyncio.create_task(pool.choose(first_view(), "strong", 1)) for _ in range(5)]
    await asyncio.sleep(0)
    pars = [asyncio.create_task(pool.search(first_view(), "strong", 1)) for _ in range(8)]
    assert await asyncio.gather(*pars) == ["lift"] * 8
    assert slow.levels[-8:] == ["strong"] * 8
    await asyncio.gather(*asking, return_exceptions=True)
    await pool.close()


@at_once
async def test_a_cancelled_caller_ends_no_process_and_the_next_one_is_answered() -> None:
    slow = Slow()
    pool = SearchPool([slow], patience=PATIENCE)
    asking = asyncio.create_task(pool.choose(first_view(), "club", 1))
    await asyncio.sleep(SEARCH_SECONDS / 2)
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert await pool.choose(first_view(), "club", 1) == "lift"
    assert slow.ended == 0
    assert asyncio.get_running_loop().time() == pytest.approx(2 * SEARCH_SECONDS)
    await pool.close()


@at_once
async def test_a_hanging_process_is_killed_without_making_anybody_wait() -> None:
    slow, loop = Slow(seconds=3_600), asyncio.get_running_loop()
    pool = SearchPool([slow], patience=PATIENCE)
    with pytest.raises(TimeoutError):
        await pool.choose(first_view(), "club", 1)
    begun = loop.time()
    assert begun == pytest.approx(PATIENCE)
    with pytest.raises(TimeoutError):
        await pool.choose(first_view(), "club", 1)
    assert loop.time() == begun
    await asyncio.sleep(60)
    assert slow.ended == 1
    slow.seconds = SEARCH_SECONDS
    assert await pool.choose(first_view(), "club", 1) == "lift"
    await pool.close()
