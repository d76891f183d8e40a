"""No table freezes: whatever people do or fail to do, the table is always waiting for something that will end."""

import random
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from game.core.errors import Refused
from game.core.rulesets import Ruleset
from tests.game.table.sessions import seated
from tests.harness.catalogue import EVERY, every_ruleset
from tests.soak.report import count
from tests.tables import ANNA, EMIL, NAMES, Fault, Room, refusal

LONG_EVENINGS = range(100, 400)


def is_awake(room: Room) -> None:
    """Check that a timer runs: a question's, a pause, a lobby or another wait; or that a question has no limit."""
    if room.table.over:
        assert not room.clock.waiting
        return
    seat = room.table.asked_seat
    if seat and seat.user is not None and not seat.away and not room.state.terms.turn_seconds:
        assert not room.clock.waiting
        return
    (timer,) = room.clock.waiting
    longest = max(room.timings.lobby, room.state.terms.turn_seconds)
    assert 0 <= timer.when - room.clock.time <= longest


async def do_anything(room: Room, rng: random.Random) -> None:
    """Let a person do something, sensible or not; or let time pass; or kill the process."""
    table, user = room.table, rng.randint(ANNA, EMIL)
    actions: list[Callable[[], Awaitable[Any]]] = [
        lambda: table.seating.join(user, NAMES[user]),
        lambda: table.seating.leave(user),
        lambda: table.seating.back(user),
        lambda: table.seating.add_computer(user),
        lambda: table.seating.remove_computer(user),
        lambda: table.next_deal(user),
        lambda: table.hosting.set_time(user, rng.choice((0, 10, 60, 3600))),
        lambda: table.start(user),
        lambda: table.cut(user, "word"),
    ]
    luck = rng.random()
    try:
        if luck < 0.45 and table.state.phase == "playing" and room.asked is not None:
            await room.answer_anything()
        elif luck < 0.75:
            await room.wait(rng.choice((0.5, 1, 8, 30, 60)))
        elif luck < 0.99:
            await rng.choice(actions)()
        else:
            await table.stop(user)
    except Refused:
        pass


@every_ruleset
async def test_a_table_always_waits_for_something(ruleset: Ruleset[Any]) -> None:
    await any_evenings(ruleset, range(6), steps=120)


@pytest.mark.soak
@every_ruleset
async def test_a_table_always_waits_for_something_in_many_runs(ruleset: Ruleset[Any]) -> None:
    await any_evenings(ruleset, LONG_EVENINGS, steps=600)
    count(evenings_watched_for_standstill=len(LONG_EVENINGS))


async def any_evenings(ruleset: Ruleset[Any], seeds: range, steps: int) -> None:
    for seed in seeds:
        rng = random.Random(seed)
        room = await seated(ruleset, seed, computers=rng.randint(0, 2))
        for _ in range(steps):
            is_awake(room)
            if room.table.over:
                break
            if rng.random() < 0.03:
                room = await room.restart()
            else:
                await do_anything(room, rng)


@every_ruleset
async def test_every_session_ends_if_nobody_does_anything(ruleset: Ruleset[Any]) -> None:
    room = await seated(ruleset, 3, computers=1)
    await room.start()
    for _ in range(2_000):
        if room.table.over:
            break
        await room.next_thing()
    assert room.table.over
    assert room.state.kept.pot == 0 or room.table.ruleset.choose(room.state.terms.options).leftover_pot == "keep"


@pytest.mark.parametrize("seed", range(8))
async def test_a_table_always_waits_for_something_even_if_the_journal_sometimes_fails(seed: int) -> None:
    rng = random.Random(seed)
    room = await seated(EVERY.find("lupfen-vorarlberg"), seed, computers=1)
    kinds: list[Fault] = ["not-written", "written"]
    for _ in range(250):
        room.journal.faults = [rng.choice(kinds)] if rng.random() < 0.2 else []
        room.journal.unreadable = rng.random() < 0.1
        await do_anything(room, rng)
    room.journal.faults, room.journal.unreadable = [], False
    await room.wait(room.timings.retry)
    if not room.table.over:
        await room.table.wait_until_written()
        await refreshed(room)
        is_awake(room)


async def refreshed(room: Room) -> None:
    """Press something harmless, so that a table in doubt reads itself back."""
    assert (await refusal(room.table.seating.back(99))).key in {"not-at-table", "session-over"}
