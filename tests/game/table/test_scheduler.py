"""A table's scheduler in isolation: which timer runs in each phase, and for how long."""

from contextlib import nullcontext

import pytest

from game.table.computers import Computers
from game.table.ports import Pace
from game.table.scheduler import Scheduler
from game.table.state import TableState
from game.table.turn_timer import Helpers, TurnTimer
from tests.clock import HandClock
from tests.game.table.parts import Parts
from tests.tables import ANNA, random_player

PACE = Pace(pause=8, lobby=100, waiting=200)


class Wound:
    """A scheduler with the parts of a table; due timers do nothing."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self.clock = HandClock()
        self.reminders = 0
        self.timer = TurnTimer("t", self.clock, PACE, Helpers(nullcontext, self.never, self.never, lambda: None))
        self.scheduler = Scheduler(
            *(parts.memory, parts.cycle, self.timer, self.clock, PACE, Computers(random_player, None, 1)),
            remind=self.remind,
            automatic=lambda: None,
        )

    async def never(self) -> None:
        raise AssertionError("nothing is done here")

    def remind(self) -> None:
        self.reminders += 1

    def wind(self, **changes: object) -> float | None:
        """Wind the scheduler for a changed state; return how long it waits, `None` if for nothing."""
        self.parts.memory.state = self.parts.memory.state.replace(**changes)
        self.scheduler.reschedule()
        waiting = self.clock.waiting
        return waiting[0].when - self.clock.time if waiting else None


@pytest.mark.parametrize(
    ("phase", "seconds"), [("lobby", 100), ("pause", 8), ("waiting", 8), ("over", None), ("playing", None)]
)
async def test_each_phase_waits_in_its_own_way(phase: str, seconds: float | None) -> None:
    assert Wound(Parts()).wind(phase=phase) == seconds


async def test_too_few_wait_for_company_as_long_as_is_told() -> None:
    parts = Parts()
    assert Wound(parts).wind(phase="waiting", seats=parts.memory.state.seats[:2]) == 200


@pytest.mark.parametrize(
    ("changes", "seconds", "limited"),
    [({}, 30, True), ({"away": True}, 1, False), ({"user": None}, 1, False)],
)
async def test_a_question_waits_for_a_person_a_reminder_and_for_a_computer_a_moment(
    changes: dict[str, object], seconds: float, limited: bool
) -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    wound = Wound(parts)
    assert wound.wind(seats=asked_changed(parts.memory.state, parts, changes)) == seconds
    assert (wound.scheduler.deadline is not None) == limited


def asked_changed(state: TableState, parts: Parts, changes: dict[str, object]) -> tuple[object, ...]:
    asked = parts.memory.asked_seat
    assert asked
    return tuple(seat.model_copy(update=changes) if seat.id == asked.id else seat for seat in state.seats)


async def test_without_a_limit_nothing_waits() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    wound = Wound(parts)
    assert (wound.wind(turn_seconds=0), wound.scheduler.deadline) == (None, None)


async def test_what_does_not_touch_the_question_leaves_its_time() -> None:
    parts = await Parts().written()
    await parts.cycle.begin()
    wound = Wound(parts)
    wound.wind()
    deadline = wound.scheduler.deadline
    wound.clock.time += 10
    assert wound.wind(host=ANNA + 1) == 20
    assert wound.scheduler.deadline == deadline
    await parts.cycle.answer("decline", None)
    assert wound.wind() == 30
    assert wound.scheduler.deadline == wound.clock.time + 60
