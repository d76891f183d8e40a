"""When a display round begins, how often it is retried, and what is logged about it."""

# pyright: reportPrivateUsage=false

from __future__ import annotations

import asyncio
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import replace

import discord
import pytest

from bot.discord_io.message import Drawn, Message, State
from bot.discord_io.sender import Sent
from bot.discord_io.surface import Surface
from bot.display import worker
from bot.display.renderer import Role
from bot.display.table_display import TableDisplay
from bot.display.worker import LONGEST_PAUSE
from game.table.upkeep import Activity
from tests.bot.display.screens import refusal
from tests.bot.display.stage import ANNA, Stage

AWAY = ConnectionError("the line was cut")
FORBIDDEN = refusal(discord.Forbidden, 403, 50001)
EMOJI_GONE = refusal(discord.HTTPException, 400, 50035)
NO_CHANNEL = refusal(discord.NotFound, 404, 10003)


def shows(display: TableDisplay) -> None:
    """Make the public message show the target state."""
    drawn = Drawn(Surface(()), display.wanted)
    display.posts.arrived(Message.sent(display.shared.sender, Sent(1, ()), drawn, place=display.posts.place))


class Bench(Stage):
    """A table whose rounds end as the test says, each with one of the `errors`, repeating the last one."""

    async def opened(self) -> Bench:
        await super().opened()
        await self.settle()
        self.errors: list[Exception | None] = []
        self.begun, self.mends = 0, False
        self.gate = asyncio.Event()
        self.gate.set()
        self.display.shared = replace(self.display.shared, mended=self._mend)
        return self

    async def bring_up_to_date(self, display: TableDisplay) -> None:
        self.begun += 1
        await self.gate.wait()
        error = self.errors[0] if len(self.errors) == 1 else self.errors.pop(0) if self.errors else None
        if error:
            raise error
        shows(display)

    def _mend(self, _error: Exception) -> bool:
        return self.mends

    @property
    def activity(self) -> Activity:
        return self.worker.activity

    @property
    def has_left(self) -> bool:
        return self.coordinator.shown(self.table.id) is None

    def counted(self, name: str) -> float:
        return self.metrics.registry.get_sample_value(f"lupfen_{name}_total") or 0

    def stir(self) -> None:
        """Let the table change."""
        self.display.wanted = self.display.wanted._replace(version=self.display.wanted.version + 1)
        self.worker.stir()

    async def round(self, *errors: Exception | None) -> None:
        """Let the table change, and the round end with an error, if there is one."""
        self.errors = [*errors]
        self.stir()
        await self.calm()

    async def pause(self) -> float:
        """End the pause; return its length."""
        (timer,) = self.clock.waiting
        long = timer.when - self.clock.time
        self.clock.fire(timer)
        await self.calm()
        return long


@pytest.fixture
async def bench(monkeypatch: pytest.MonkeyPatch) -> Bench:
    bench = await Bench().opened()
    monkeypatch.setattr(worker, "bring_up_to_date", bench.bring_up_to_date)
    return bench


async def test_a_change_starts_one_round_and_then_the_worker_rests(bench: Bench) -> None:
    bench.stir()
    assert bench.activity is Activity.DUE
    await bench.calm()
    bench.worker.wake()
    await bench.calm()
    assert (bench.activity, bench.begun) == (Activity.RESTING, 1)


async def test_simultaneous_changes_are_sent_together(bench: Bench) -> None:
    before = bench.counted("edits_coalesced")
    bench.gate.clear()
    bench.stir()
    await bench.round()
    assert (bench.activity, bench.counted("edits_coalesced")) == (Activity.WORKING, before + 1)
    for _ in range(3):
        bench.stir()
    bench.gate.set()
    await bench.calm()
    assert (bench.begun, bench.counted("edits_coalesced")) == (2, before + 3)


async def test_a_delayed_round_is_traced_with_the_press_that_caused_it(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    position, causes = ["a press"], list[object]()

    @contextmanager
    def part(_name: str, within: object) -> Generator[None]:
        causes.append(within)
        yield

    monkeypatch.setattr("bot.tracing.here", lambda: position[0])
    monkeypatch.setattr("bot.tracing.part", part)
    bench.gate.clear()
    await bench.round()
    position[0] = "the line in which it waited"
    bench.display.turn.wake()
    bench.gate.set()
    await bench.calm()
    assert causes == ["a press"] * 2


async def test_no_round_starts_while_a_press_is_being_answered(bench: Bench) -> None:
    with bench.worker.held_back():
        with bench.worker.held_back():
            bench.stir()
        await bench.calm()
        assert bench.begun == 0
    await bench.calm()
    assert bench.begun == 1


async def test_a_change_shown_by_the_answer_needs_no_round(bench: Bench) -> None:
    with bench.worker.held_back():
        bench.display.wanted = State(1, Role.LOBBY)
        shows(bench.display)
    await bench.calm()
    assert bench.begun == 0


# trouble


@pytest.mark.parametrize(
    ("error", "pauses"),
    [(AWAY, [5, 10, 20, 40, 80, 160, LONGEST_PAUSE, LONGEST_PAUSE]), (FORBIDDEN, [30, 60, 120])],
)
async def test_retry_pauses_grow_and_are_counted(bench: Bench, error: Exception, pauses: list[float]) -> None:
    await bench.round(error)
    assert bench.activity is Activity.PAUSED
    assert [await bench.pause() for _ in pauses] == pauses
    assert (bench.counted("retries"), bench.begun) == (len(pauses), len(pauses) + 1)


@pytest.mark.parametrize("end", ["success", "change"])
async def test_retry_pauses_reset_after_a_success_or_change(bench: Bench, end: str) -> None:
    await bench.round(AWAY)
    assert [await bench.pause() for _ in range(2)] == [5, 10]
    if end == "success":
        bench.errors = []
        await bench.pause()
        assert bench.activity is Activity.RESTING
    await bench.round(AWAY)
    assert await bench.pause() == 5


async def test_changes_during_an_outage_share_one_retry_that_a_success_cancels(bench: Bench) -> None:
    for changes in range(1, 10):
        await bench.round(AWAY)
        assert bench.begun == changes
    assert len(bench.clock.waiting) == 1
    await bench.round()
    await bench.pause()
    assert (bench.begun, bench.counted("retries")) == (10, 0)


async def test_a_mendable_error_is_retried_immediately_and_then_after_a_pause(bench: Bench) -> None:
    bench.mends = True
    await bench.round(EMOJI_GONE, None)
    assert (bench.activity, bench.begun) == (Activity.RESTING, 2)
    await bench.round(EMOJI_GONE)
    assert (bench.activity, bench.begun) == (Activity.PAUSED, 4)
    assert await bench.pause() == 5


# logging


async def test_an_unexpected_error_is_logged_in_full_once(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    await bench.round(KeyError("mate20"))
    for _ in range(3):
        await bench.pause()
    assert [bool(record.exc_info) for record in caplog.records] == [True, False, False, False]
    assert caplog.messages[1:] == [f"table {bench.table.id} could still not be shown: KeyError"] * 3
    bench.errors = [ValueError("something else")]
    await bench.pause()
    assert caplog.records[-1].exc_info, "another error is told in full"
    await bench.round()
    await bench.round(ValueError("again after a success"))
    assert caplog.records[-1].exc_info


@pytest.mark.parametrize(("error", "name"), [(TimeoutError(), "TimeoutError"), (AWAY, f"ConnectionError: {AWAY}")])
async def test_a_delayed_display_logs_the_reason(
    bench: Bench, caplog: pytest.LogCaptureFixture, error: Exception, name: str
) -> None:
    await bench.round(error)
    assert caplog.messages == [f"table {bench.table.id} is shown later: {name}"]


# the end


async def test_a_table_with_a_deleted_channel_is_closed_and_forgotten(bench: Bench) -> None:
    await bench.round(NO_CHANNEL)
    assert bench.table.state.end.why == "channel-gone"
    assert (bench.has_left, bench.notes.kept, bench.clock.waiting) == (True, {}, [])


async def test_closing_a_table_is_retried_after_a_database_failure(bench: Bench) -> None:
    bench.journal.refusing = True
    await bench.round(NO_CHANNEL)
    assert bench.activity is Activity.PAUSED
    bench.journal.refusing = False
    await bench.pause()
    assert bench.table.over


@pytest.mark.parametrize("errors", [[FORBIDDEN], []])
async def test_nothing_is_retried_once_the_end_is_shown_or_forbidden(bench: Bench, errors: list[Exception]) -> None:
    bench.errors = [*errors]
    await bench.end()
    await bench.calm()
    assert (bench.has_left, bench.begun, bench.clock.waiting) == (True, 1, [])
    assert [*bench.notes.kept] == ["panel"], "where it may not be shown, a restart tries again"


async def test_the_clock_stops_while_the_channel_is_hidden_and_then_resumes(bench: Bench) -> None:
    bench.gate.clear()
    await bench.table.start(ANNA)
    assert bench.table.deadline is not None
    await bench.worker._meet(FORBIDDEN)
    assert bench.table.deadline is None
    shows(bench.display)
    bench.worker._succeed()
    assert bench.table.deadline is not None
    await bench.worker._meet(FORBIDDEN)
    assert bench.table.deadline is not None, "the question is visible"
