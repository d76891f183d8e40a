"""The machine's clock is set: what waits or is limited goes on as before, and calendars follow the clock."""

import asyncio
import time
from collections.abc import Callable

import pytest

from bot.operations.clock import LoopClock

HOURS = (-3, 3)


@pytest.fixture
def set_clock(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """Set the machine's clock by some hours."""
    real = time.time
    return lambda hours: monkeypatch.setattr(time, "time", lambda: real() + hours * 3_600)


@pytest.mark.parametrize("hours", HOURS)
async def test_a_timer_fires_on_time(hours: int, set_clock: Callable[[float], None]) -> None:
    clock, fired = LoopClock(), asyncio.Event()
    until = clock.now() + 0.05
    set_clock(hours)
    clock.call_at(until, fired.set)
    assert not fired.is_set()
    await fired.wait()


@pytest.mark.parametrize("hours", HOURS)
def test_a_clock_change_is_reported_once_with_its_amount(hours: int, set_clock: Callable[[float], None]) -> None:
    clock = LoopClock()
    assert clock.jumped() == 0
    set_clock(hours)
    assert clock.jumped() == pytest.approx(hours * 3_600, abs=1)
    assert clock.ahead == pytest.approx(hours * 3_600, abs=1)
    assert clock.jumped() == 0
