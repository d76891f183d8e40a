"""Killed at any moment: the table resumes at the same question, with a fresh time limit."""

import asyncio
import dataclasses
from typing import Any

from game.core.errors import Refused
from game.core.rulesets import Catalogue, Ruleset
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN
from game.table.view import table_view
from tests.game.games.worlds import shown
from tests.game.table.sessions import seated
from tests.harness.catalogue import EVERY, every_ruleset
from tests.tables import ANNA, CHANNEL, Room, begun, every_server, opened


def seen(room: Room) -> list[object]:
    driver = room.table.driver
    if driver is None:
        return []
    return [shown(view_of(driver, seat)) for seat in (None, *range(driver.deal.seats))]


@every_ruleset
async def test_a_kill_at_any_moment_changes_nothing_that_is_asked_or_shown(ruleset: Ruleset[Any]) -> None:
    room = await seated(ruleset, 7, computers=1)
    await room.start()
    while not room.table.over and len(room.journal.ends()) < 2:
        again = await room.restart()
        assert again.state == room.state
        assert again.table.question_number == room.table.question_number
        assert seen(again) == seen(room)
        room = again
        if room.state.phase == "playing" and room.asked is not None:
            await room.answer_anything()
        else:
            await room.next_thing()
    assert room.journal.ends()
    assert all(end.record for end in room.journal.ends())


async def test_after_a_restart_a_question_has_its_full_time_again() -> None:
    room = await begun(3)
    await room.wait(59)
    again = await room.restart()
    assert again.table.deadline == again.clock.time + 60
    await again.wait(59)
    assert again.table.question_number == 0


async def test_lobbies_pauses_and_votes_survive_a_restart() -> None:
    room = await opened(2)
    room = await room.restart()
    assert room.tables.at(CHANNEL) is room.table
    await room.table.seating.join(3, "Clara")
    room = await room.restart()
    await room.play_deal()
    await room.table.next_deal(ANNA)
    room = await room.restart()
    assert room.state.ready == (room.seat(ANNA).id,)
    await room.wait(room.timings.pause)
    assert room.state.deal == 2


async def test_a_deal_of_another_revision_is_void_with_a_notice_and_never_revived() -> None:
    room = await begun(3)
    await room.answer("lift")
    changed = dataclasses.replace(LIECHTENSTEIN, revision=LIECHTENSTEIN.revision + 1)
    again = await room.restart(catalogue=Catalogue(changed))
    assert again.reader.heard()
    for now in (again, await again.restart(catalogue=EVERY)):
        assert (now.state.phase, now.table.driver, now.state.deal) == ("pause", None, 1)
        assert [seat.chips for seat in now.state.seats] == [0, 0, 0]
        assert [end.record for end in now.journal.ends()] == [None]
    await now.wait(now.timings.pause)
    assert now.state.deal == 2


async def test_an_answer_whose_consequences_changed_voids_the_deal() -> None:
    room = await begun(3)
    await room.answer("lift")
    saved = room.journal.tables[room.table.id]
    other = dataclasses.replace(saved.answers[0], digest="0" * 16)
    room.journal.tables[room.table.id] = dataclasses.replace(saved, answers=(other,))
    again = await room.restart()
    assert (again.state.phase, again.state.deal) == ("pause", 1)


async def test_an_unreadable_table_is_closed_with_a_notice_and_affects_no_other() -> None:
    room = Room()
    broken = await room.open(3, channel=99)
    await room.start()
    whole = await room.open(3)
    room.journal.tables[broken.id] = dataclasses.replace(room.journal.tables[broken.id], state="{}")
    again = Room(journal=room.journal, clock=room.clock)
    assert await again.tables.resume(every_server) == 1
    assert [table.id for table in again.tables] == [whole.id]
    saved = room.journal.tables[broken.id]
    assert (saved.closed, saved.void, saved.state) == (True, True, "{}")
    assert again.incidents["unreadable"] == 1
    assert again.reader.heard()[0] == "session_over"
    told = table_view(again.tables.find(broken.id), None)
    assert (told.phase, told.ending, told.channel) == ("over", "unreadable", 99)
    assert again.tables.at(99) is None
    (recalled,) = await again.tables.recall([broken.id])
    assert recalled.state.end.why == "unreadable"


async def test_two_simultaneous_answers_count_as_one() -> None:
    room = await begun(3)
    asked = room.turn
    presses = [room.table.answer(asked, 1, 0, text) for text in ("lift", "decline", "lift")]
    done = await asyncio.gather(*presses, return_exceptions=True)
    assert [str(result) for result in done if isinstance(result, Refused)] == ["decided-already"] * 2
    assert [row.answer for row in room.journal.answers()] == ["lift"]
