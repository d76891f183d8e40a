# pyright: reportPrivateUsage=false
"""Timing reveals nothing: computers think for the same time over any cards, and people may as well."""

from typing import Any

import pytest

from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.table.scheduler import Scheduler
from game.table.turn_timer import TurnTimer
from tests.game.table.sessions import people_play, seated
from tests.harness.catalogue import EVERY, every_ruleset
from tests.tables import ANNA, Room

EVENINGS, DEALS = 4, 3
FAIR = {("a person", 60.0), ("a computer", 1.0)}
"""A computer takes an eighth of the pause between deals, which is eight seconds."""
LEADING = {("a computer that leads", 1.6)}
"""Everyone can see who leads, and the previous trick stays on the table for the same time."""


async def times(ruleset: Ruleset[Any]) -> set[tuple[str, float]]:
    """Play by random house rules with Anna, who never answers; return who had how many seconds for each question."""
    found: set[tuple[str, float]] = set()
    for seed in range(EVENINGS):
        room = await seated(ruleset, seed, computers=1)
        await room.start()
        while not room.table.over and room.state.deal <= DEALS:
            if room.table.asked_seat is not None and people_play(room):
                found.add(time_of(room))
            await go_on(room)
    return found


def time_of(room: Room) -> tuple[str, float]:
    """Return how long the question that was just asked may stay open."""
    seat, (timer,) = room.table.asked_seat, room.clock.waiting
    if room.table.deadline is None:
        assert seat is not None
        assert seat.user is None or seat.away
        return "a computer that leads" if leads(room) else "a computer", round(timer.when - room.clock.time, 3)
    return "a person", room.table.deadline - room.clock.time


def leads(room: Room) -> bool:
    driver = room.table.driver
    deal = driver.deal if driver else None
    return deal is not None and bool(deal.tricks) and not deal.trick


async def go_on(room: Room) -> None:
    """Fire what is due, or let someone other than Anna answer."""
    if room.table.deadline is None or room.asked is None:
        await room.next_thing()
    elif room.asked == ANNA:
        await room.wait(room.table.deadline - room.clock.time)
    else:
        await room.answer_anything()


@every_ruleset
async def test_time_to_answer_does_not_depend_on_the_cards(ruleset: Ruleset[Any]) -> None:
    found = await times(ruleset)
    assert found >= FAIR
    assert found <= (FAIR | LEADING if ruleset.tricks else FAIR)


async def test_a_computer_that_thinks_longer_when_it_has_a_choice_is_detected(monkeypatch: pytest.MonkeyPatch) -> None:
    at_once = TurnTimer.set

    def thinking(timer: TurnTimer, what: Any, when: float, action: Any) -> None:
        scheduler = getattr(action, "__self__", None)
        driver = scheduler._table.driver if isinstance(scheduler, Scheduler) and scheduler.deadline is None else None
        question = driver.question if driver else None
        at_once(timer, what, when + (isinstance(question, PickCard) and len(question.cards) > 1), action)

    monkeypatch.setattr(TurnTimer, "set", thinking)
    assert await times(EVERY.find("lupfen-liechtenstein")) - FAIR - LEADING
