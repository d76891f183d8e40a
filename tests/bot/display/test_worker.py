"""When a display round begins, how often it is retried, and what is logged about it."""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass

import discord
import pytest

from bot.discord_io.call_budget import CallBudget
from bot.discord_io.message import Drawn, Message, State
from bot.discord_io.reply_priority import ReplyPriority
from bot.discord_io.sender import Sent
from bot.discord_io.surface import Surface
from bot.display.display_services import DisplayServices
from bot.display.reconciler import Reconciler
from bot.display.renderer import Renderer, Role
from bot.display.table_display import TableDisplay
from bot.display.worker import LONGEST_PAUSE, Activity, Pauses, Worker, WorkerServices, named
from bot.metrics import Metrics
from bot.preferences import Preferences
from game.games.catalogue import CATALOGUE
from game.table.tasks import Tasks
from tests.bot.display.screens import LANGUAGE, Screens, refusal
from tests.bot.display.stage import Notes, Nothing, NothingPlayed
from tests.clock import HandClock
from tests.tables import Room

FORBIDDEN = refusal(discord.Forbidden, 403, 50001)
EMOJI_GONE = refusal(discord.HTTPException, 400, 50035)
NO_CHANNEL = refusal(discord.NotFound, 404, 10003)


def shows(display: TableDisplay) -> None:
    """Make the public message show the target state."""
    drawn = Drawn(Surface(()), display.wanted)
    display.arrived(Message.sent(display.shared.sender, Sent(1, ()), drawn, place=display.place))


class Rounds(Reconciler):
    """Rounds that end as the test says, each with one of the `errors`, repeating the last one."""

    def __init__(self) -> None:
        self.errors: list[Exception | None] = []
        self.begun = 0
        self.gate = asyncio.Event()
        self.gate.set()

    async def bring_up_to_date(self, display: TableDisplay) -> None:
        self.begun += 1
        await self.gate.wait()
        error = self.errors[0] if len(self.errors) == 1 else self.errors.pop(0) if self.errors else None
        if error:
            raise error
        shows(display)


class Register(Notes):
    """Notes that report which messages were dropped."""

    def __init__(self) -> None:
        super().__init__()
        self.forgotten: list[str] = []

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        self.forgotten += [kind] if message is None else []


@dataclass
class Bench:
    """A worker, its rounds, and its log."""

    worker: Worker
    rounds: Rounds
    clock: HandClock
    room: Room
    metrics: Metrics
    register: Register
    left: list[int]
    sending: bool = True
    mends: bool = False

    def counted(self, name: str) -> float:
        return self.metrics.registry.get_sample_value(f"lupfen_{name}_total") or 0

    def change(self) -> None:
        """Let the table change."""
        display = self.worker.display
        display.wanted = display.wanted._replace(version=display.wanted.version + 1)
        self.worker.stir()

    async def calm(self) -> None:
        """Run everything that is not waiting for anything."""
        for _ in range(10):
            await asyncio.sleep(0)

    async def pause(self) -> float:
        """End the pause; return its length."""
        (timer,) = self.clock.waiting
        long = timer.when - self.clock.time
        self.clock.fire(timer)
        await self.calm()
        return long


@pytest.fixture
async def bench() -> Bench:
    room, clock, rounds = Room(), HandClock(), Rounds()
    table = await room.open(people=3)
    made, left = list[Bench](), list[int]()
    metrics, register, tasks, preferences = Metrics(), Register(), Tasks(), Preferences(Nothing())
    around = WorkerServices(clock, tasks, metrics, lambda _: made[0].mends, lambda: made[0].sending)
    renderer = Renderer(LANGUAGE, None, NothingPlayed(), CATALOGUE, preferences)
    shared = DisplayServices(Screens(clock), renderer, preferences, ReplyPriority(), CallBudget(), register)
    worker = Worker(TableDisplay(table, shared, tasks), rounds, around, lambda: left.append(1))
    made.append(Bench(worker, rounds, clock, room, metrics, register, left))
    return made[0]


async def test_a_change_begins_a_round_and_then_there_is_rest(bench: Bench) -> None:
    bench.change()
    assert bench.worker.activity is Activity.DUE
    await bench.calm()
    assert bench.worker.activity is Activity.RESTING
    assert bench.rounds.begun == 1
    bench.worker.wake()
    await bench.calm()
    assert bench.rounds.begun == 1


async def test_changes_that_come_together_are_sent_together(bench: Bench) -> None:
    bench.rounds.gate.clear()
    bench.change()
    bench.change()
    await bench.calm()
    assert bench.worker.activity is Activity.WORKING
    assert bench.counted("edits_coalesced") == 1
    bench.change()
    bench.change()
    bench.change()
    bench.rounds.gate.set()
    await bench.calm()
    assert bench.counted("edits_coalesced") == 3
    assert bench.rounds.begun == 2


async def test_while_a_press_is_answered_no_round_begins(bench: Bench) -> None:
    with bench.worker.held_back():
        with bench.worker.held_back():
            bench.change()
        await bench.calm()
        assert bench.rounds.begun == 0
    await bench.calm()
    assert bench.rounds.begun == 1


async def test_what_the_answer_has_shown_needs_no_round(bench: Bench) -> None:
    with bench.worker.held_back():
        bench.worker.display.wanted = State(1, Role.LOBBY)
        shows(bench.worker.display)
    await bench.calm()
    assert bench.rounds.begun == 0


async def test_nothing_is_sent_before_it_may_be(bench: Bench) -> None:
    bench.sending = False
    bench.change()
    await bench.calm()
    assert bench.rounds.begun == 0
    bench.sending = True
    bench.worker.wake()
    await bench.calm()
    assert bench.rounds.begun == 1


# trouble


async def test_the_pauses_grow_and_are_counted(bench: Bench) -> None:
    bench.rounds.errors = [ConnectionError()]
    bench.change()
    await bench.calm()
    assert bench.worker.activity is Activity.PAUSED
    assert [await bench.pause() for _ in range(8)] == [5, 10, 20, 40, 80, 160, LONGEST_PAUSE, LONGEST_PAUSE]
    assert bench.counted("retries") == 8
    assert bench.rounds.begun == 9


async def test_what_is_forbidden_is_tried_again_after_longer_pauses(bench: Bench) -> None:
    bench.rounds.errors = [FORBIDDEN]
    bench.change()
    await bench.calm()
    assert [await bench.pause() for _ in range(3)] == [30, 60, 120]


@pytest.mark.parametrize("end", ["success", "change"])
async def test_after_a_success_or_a_change_the_pauses_are_short_again(bench: Bench, end: str) -> None:
    bench.rounds.errors = [ConnectionError()] * 3
    bench.change()
    await bench.calm()
    assert [await bench.pause() for _ in range(2)] == [5, 10]
    if end == "success":
        bench.rounds.errors = []
        await bench.pause()
        assert bench.worker.activity is Activity.RESTING
        bench.rounds.errors = [ConnectionError()]
    bench.change()
    await bench.calm()
    assert await bench.pause() == 5


async def test_many_changes_while_discord_is_away_are_tried_again_once(bench: Bench) -> None:
    bench.rounds.errors = [ConnectionError("the line was cut")]
    for changes in range(1, 10):
        bench.change()
        await bench.calm()
        assert bench.rounds.begun == changes
    assert len(bench.clock.waiting) == 1


async def test_a_pause_that_a_change_has_ended_begins_no_other_round(bench: Bench) -> None:
    bench.rounds.errors = [ConnectionError()]
    bench.change()
    await bench.calm()
    bench.rounds.errors = []
    bench.change()
    await bench.calm()
    await bench.pause()
    assert bench.rounds.begun == 2
    assert bench.counted("retries") == 0


async def test_what_can_be_mended_is_sent_again_at_once(bench: Bench) -> None:
    bench.mends = True
    bench.rounds.errors = [EMOJI_GONE, None]
    bench.change()
    await bench.calm()
    assert bench.worker.activity is Activity.RESTING
    assert bench.rounds.begun == 2


async def test_what_is_mended_in_vain_is_tried_again_after_a_pause(bench: Bench) -> None:
    bench.mends = True
    bench.rounds.errors = [EMOJI_GONE]
    bench.change()
    await bench.calm()
    assert bench.worker.activity is Activity.PAUSED
    assert bench.rounds.begun == 2
    assert await bench.pause() == 5


# logging


async def test_an_unexpected_error_is_told_in_full_once(bench: Bench, caplog: pytest.LogCaptureFixture) -> None:
    bench.rounds.errors = [KeyError("mate20")]
    bench.change()
    await bench.calm()
    for _ in range(3):
        await bench.pause()
    assert [bool(record.exc_info) for record in caplog.records] == [True, False, False, False]
    assert caplog.messages[1:] == [f"table {bench.room.table.id} could still not be shown: KeyError"] * 3
    bench.rounds.errors = [ValueError("something else")]
    await bench.pause()
    assert caplog.records[-1].exc_info, "another error is told in full"
    bench.rounds.errors = []
    await bench.pause()
    bench.rounds.errors = [ValueError("again after a success")]
    bench.change()
    await bench.calm()
    assert caplog.records[-1].exc_info


@pytest.mark.parametrize(
    ("error", "name"),
    [(TimeoutError(), "TimeoutError"), (ConnectionError("the line was cut"), "ConnectionError: the line was cut")],
)
async def test_what_is_shown_later_says_why(
    bench: Bench, caplog: pytest.LogCaptureFixture, error: Exception, name: str
) -> None:
    caplog.set_level(logging.WARNING)
    bench.rounds.errors = [error]
    bench.change()
    await bench.calm()
    assert caplog.messages == [f"table {bench.room.table.id} is shown later: {name}"]
    assert named(error) == name


# the end


async def test_a_table_whose_channel_is_gone_is_closed_and_forgotten(bench: Bench) -> None:
    bench.rounds.errors = [NO_CHANNEL]
    bench.change()
    await bench.calm()
    assert bench.room.table.over
    assert bench.room.state.ending == "channel-gone"
    assert bench.left
    assert bench.register.forgotten == ["panel"]
    assert bench.clock.waiting == []


async def test_a_table_that_the_database_does_not_let_close_is_tried_again(bench: Bench) -> None:
    bench.rounds.errors = [NO_CHANNEL]
    bench.room.journal.refusing = True
    bench.change()
    await bench.calm()
    assert bench.worker.activity is Activity.PAUSED
    bench.room.journal.refusing = False
    await bench.pause()
    assert bench.room.table.over


async def test_the_worker_of_a_session_that_is_over_leaves_once_the_end_is_shown(bench: Bench) -> None:
    await bench.room.table.close("stopped")
    bench.worker.display.take_notice("session_over")
    bench.worker.stir()
    await bench.calm()
    assert bench.left == [1]


async def test_an_end_that_may_not_be_shown_is_given_up(bench: Bench) -> None:
    await bench.room.table.close("stopped")
    bench.rounds.errors = [FORBIDDEN]
    bench.change()
    await bench.calm()
    assert bench.left
    assert bench.register.forgotten == [], "a restart tries once more"
    assert bench.clock.waiting == []


def test_pauses_double_up_to_a_limit_that_they_never_pass() -> None:
    pauses = Pauses()
    assert [pauses.next(30) for _ in range(40)][-1] == LONGEST_PAUSE
    pauses.begin_again()
    assert pauses.next(30) == 30
