"""Calls that count towards the bot-wide limit: never more than a few at once, the most urgent first."""

import asyncio
from functools import partial

import pytest

from bot.discord_io.request_budget import AT_ONCE, RequestBudget, Turn
from tests.clock import HandClock

RATE = 1_000


def wait(time: HandClock) -> None:
    """Let time pass until nothing waits."""
    while time.waiting:
        time.fire(time.waiting[0])


def taken(budget: RequestBudget) -> int:
    """Take all requests allowed at this moment; return how many."""
    return sum(iter(budget.take_now, False))


def test_calls_in_any_second_stay_within_discords_limit() -> None:
    time = HandClock()
    budget = RequestBudget(time, 45)
    assert taken(budget) == 1
    time.time += 3_600
    times: list[float] = []
    for _ in range(300):
        times += [time.time] * taken(budget)
        time.time += 0.01
    assert AT_ONCE <= times.count(times[0]) <= AT_ONCE + 1
    most = max(sum(begin <= each < begin + 1 for each in times) for begin in times)
    assert 45 <= most < 50


async def test_calls_bunched_up_in_transit_are_spaced_out_again(monkeypatch: pytest.MonkeyPatch) -> None:
    time, went = HandClock(), list[float]()

    async def sleep(seconds: float) -> None:
        time.time += seconds

    monkeypatch.setattr("bot.discord_io.request_budget.asyncio.sleep", sleep)
    budget = RequestBudget(time, 45)
    for _ in range(200):
        await budget.before_the_wire()
        went.append(time.time)
    assert max(sum(begin <= each < begin + 1 for each in went) for begin in went) < 50


def test_a_rate_limit_response_holds_everything_back_for_its_duration() -> None:
    time = HandClock()
    budget = RequestBudget(time, 45)
    budget.hold(5)
    time.time += 4.99
    assert taken(budget) == 0
    time.time += 0.1
    assert taken(budget) > 0


def test_the_most_urgent_call_goes_first_regardless_of_arrival() -> None:
    time, went = HandClock(), list[str]()
    budget = RequestBudget(time, RATE)
    budget.hold(0.05)
    requests = {name: partial(went.append, name) for name in ("tidying", "asked", "left", "busy", "pressed")}
    for place, request in enumerate(reversed(requests.values())):
        budget.queue(request, budget.now() + 300 - place)
    for name, seconds in (("tidying", 400.0), ("asked", 60.0), ("busy", 1.0), ("pressed", 0.0)):
        budget.queue(requests[name], budget.now() + seconds)
    budget.leave(requests["left"])
    wait(time)
    assert went == ["pressed", "busy", "asked", "tidying"]


async def test_no_call_overtakes_waiting_ones() -> None:
    time = HandClock()
    budget = RequestBudget(time, RATE)
    assert taken(budget)
    waiting = asyncio.create_task(budget.take())
    await asyncio.sleep(0)
    time.time += 10
    assert not budget.take_now()
    wait(time)
    await waiting
    assert budget.take_now()


async def test_a_cancelled_waiter_uses_no_budget() -> None:
    time, waited = HandClock(), list[float]()
    budget = RequestBudget(time, RATE, waited.append)
    budget.hold(0.02)
    giving_up, staying = (asyncio.create_task(budget.take()) for _ in range(2))
    await asyncio.sleep(0)
    giving_up.cancel()
    await asyncio.sleep(0)
    wait(time)
    await staying
    assert len(waited) == 1


def test_a_waiting_table_is_woken_exactly_once_when_its_turn_comes() -> None:
    time, turn, woken = HandClock(), Turn(), list[float]()
    budget = RequestBudget(time, RATE)
    turn.wake = lambda: woken.append(time.now())
    budget.hold(0.02)
    assert not turn.take(budget, 60)
    assert not turn.take(budget, 0), "it stands in the line already, now further ahead"
    assert turn.waits
    wait(time)
    assert len(woken) == 1
    assert not turn.waits
    assert turn.take(budget, 60)


def test_an_unneeded_turn_is_not_saved_for_later() -> None:
    time, turn = HandClock(), Turn()
    budget = RequestBudget(time, RATE)
    assert taken(budget)
    assert not turn.take(budget, 0)
    wait(time)
    turn.drop()
    assert not turn.take(budget, 0)
