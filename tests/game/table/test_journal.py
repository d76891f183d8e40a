"""A journal that refuses, or whose outcome is unknown: nothing is lost, duplicated, or shown wrongly."""

import asyncio
import dataclasses

import pytest

from game.core.rulesets import Catalogue
from game.games.lupfen import LIECHTENSTEIN
from game.table.ports import Entry
from game.table.view import table_view
from tests.tables import ANNA, BEN, CLARA, DORA, Fault, Room, begun, opened, refusal


def shown(room: Room) -> list[object]:
    """Return the public view, and those of three people."""
    return [comparable(room, user) for user in (None, ANNA, BEN, CLARA)]


def comparable(room: Room, user: int | None) -> object:
    view = table_view(room.table, user)
    deal = view.deal and dataclasses.replace(view.deal, question=None)
    return repr(deal), dataclasses.replace(view, deal=None)


@pytest.mark.parametrize("unreadable", [False, True])
async def test_a_failed_write_changes_nothing_and_works_once_the_journal_recovers(unreadable: bool) -> None:
    room = await begun(people=4)
    before, told = shown(room), len(room.journal.entries)
    room.journal.refusing, room.journal.unreadable = True, unreadable
    works = [
        room.answer("lift"),
        room.table.seating.leave(BEN),
        room.table.stop(ANNA),
        room.table.seating.join(DORA + 1, "Emil"),
    ]
    for work in works:
        assert (await refusal(work)).key == "database-refuses"
        assert shown(room) == before
    assert (len(room.journal.entries), room.reader.heard()) == (told, [])
    room.journal.refusing = room.journal.unreadable = False
    await room.answer("lift")
    assert room.reader.heard() == ["question"]
    assert [row.answer for row in room.journal.answers()] == ["lift"]
    assert (await room.twin()).table.question_number == 1, "the answer that was undone has left no trace in the digest"


async def test_a_table_with_deleted_rows_is_over() -> None:
    room = await begun()
    room.journal.faults, room.journal.unreadable = ["not-written"], True
    assert (await refusal(room.answer("lift"))).key == "database-refuses"
    room.journal.unreadable = False
    room.journal.tables.clear()
    assert (await refusal(room.answer("lift"))).key == "session-over"


async def test_a_deal_whose_end_cannot_be_written_has_not_ended() -> None:
    room = await begun()
    while room.table.question_number < 2:
        await room.answer("decline")
    before = shown(room)
    room.journal.faults = ["not-written"]
    assert (await refusal(room.answer("decline"))).key == "database-refuses"
    assert (shown(room), room.journal.ends()) == (before, [])
    await room.answer("decline")
    assert room.state.phase == "pause"


async def test_a_deal_whose_start_cannot_be_written_has_not_begun() -> None:
    room = await opened(3)
    table = room.table
    room.journal.faults = ["not-written"]
    assert (await refusal(table.start(ANNA))).key == "database-refuses"
    assert (table.state.phase, table.driver) == ("lobby", None)
    await table.start(ANNA)
    assert table.state.phase == "playing"


@pytest.mark.parametrize("unreadable", [False, True])
async def test_a_write_that_succeeded_despite_an_error_takes_effect_once(unreadable: bool) -> None:
    room = await begun()
    number = room.table.question_number
    room.journal.faults, room.journal.unreadable = ["written"], unreadable
    if not unreadable:
        await room.answer("lift")
        assert room.reader.heard() == ["question"]
        return
    lifter = room.asked
    assert (await refusal(room.answer("lift"))).key == "database-refuses"
    assert room.table.question_number == number
    room.journal.unreadable = False
    assert (await refusal(room.answer("lift", user=lifter))).key == "decided-already"
    assert room.reader.heard() == ["question"]
    assert [row.answer for row in room.journal.answers()] == ["lift"]
    assert room.table.deadline == room.clock.time + 60


async def test_a_deal_with_an_uncertain_start_is_dealt_once_the_journal_recovers() -> None:
    room = await opened(3)
    room.journal.faults, room.journal.unreadable = ["written"], True
    assert (await refusal(room.table.start(ANNA))).key == "database-refuses"
    room.journal.unreadable = False
    room.reader.heard()
    assert (await refusal(room.table.start(ANNA))).key == "started-already"
    assert room.reader.heard() == ["deal"]
    await room.finish_deal()
    assert room.state.phase == "pause"


@pytest.mark.parametrize("fault", ["not-written", "written"])
async def test_a_session_with_an_uncertain_end_ends_once(fault: Fault) -> None:
    room = await begun()
    await room.table.stop(ANNA)
    while room.table.question_number < 2:
        await room.answer("decline")
    room.journal.faults, room.journal.unreadable = [fault], True
    last = room.asked
    assert (await refusal(room.answer("decline"))).key == "database-refuses"
    room.journal.unreadable = False
    if fault == "written":
        assert (await refusal(room.answer("decline", user=last))).key == "session-over"
    else:
        await room.answer("decline")
    assert room.state.end.why == "stopped"
    assert len(room.journal.ends()) == 1


async def test_timers_wait_for_the_journal_and_resume_by_themselves() -> None:
    room = await begun()
    room.journal.refusing = room.journal.unreadable = True
    await room.wait(600)
    assert room.table.question_number == 0
    assert room.clock.waiting
    room.journal.refusing = room.journal.unreadable = False
    await room.next_thing()
    assert room.table.question_number == 0
    await room.wait(59.9)
    assert room.table.question_number == 0
    await room.wait(0.1)
    assert room.table.question_number == 1


async def test_computers_and_pauses_wait_for_the_journal_as_well() -> None:
    room = await begun(1, 3)
    for _ in range(80):
        room.journal.refusing = not room.journal.refusing
        if room.state.phase == "playing" and room.asked == ANNA:
            room.journal.refusing = False
            await room.answer_anything()
        else:
            await room.wait(room.timings.retry + room.timings.pause)
        assert room.clock.waiting
    assert room.state.deal > 1


async def test_when_another_process_was_faster_its_result_is_shown() -> None:
    room = await begun()
    other = await room.twin()
    asked = room.asked
    await other.answer("lift")
    assert (await refusal(room.answer("decline", user=asked))).key == "database-refuses"
    assert (await refusal(room.answer("decline", user=asked))).key in {"decided-already", "not-your-turn"}
    assert room.reader.heard()[-1] == "question"
    assert room.table.question_number == other.table.question_number == 1
    await other.finish_deal()
    await refusal(room.answer(user=room.asked))
    assert (await refusal(room.table.start(ANNA))).key == "started-already"
    assert room.state == other.state


@pytest.mark.parametrize("pressed", [False, True])
async def test_a_table_that_cannot_be_recovered_yet_recovers_later_or_on_a_press(pressed: bool) -> None:
    """A deal of another revision becomes void as soon as the journal accepts that."""
    room = await begun()
    room.journal.refusing = True
    again = await room.restart(catalogue=other_revision())
    assert again.journal.ends() == []
    assert again.clock.waiting
    room.journal.refusing = False
    if pressed:
        assert (await refusal(again.table.answer(ANNA, 1, 0, "lift"))).key == "decided-already"
    else:
        await again.wait(again.timings.retry)
    assert [end.record for end in again.journal.ends()] == [None]
    assert again.state.phase == "pause"
    assert again.reader.heard()[-1] in {"seats", "deal_over"}


def other_revision() -> Catalogue:
    return Catalogue(dataclasses.replace(LIECHTENSTEIN, revision=LIECHTENSTEIN.revision + 1))


async def test_nothing_is_shown_before_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    """During a commit, anyone waiting for a settled table sees the state before or after, never in between."""
    room = await begun()
    before = shown(room)
    at_the_gate, gate = asyncio.Event(), asyncio.Event()
    commit = room.journal.commit

    async def slow(entry: Entry) -> None:
        at_the_gate.set()
        await gate.wait()
        await commit(entry)

    monkeypatch.setattr(room.journal, "commit", slow)
    answering = asyncio.create_task(room.answer("lift"))
    await at_the_gate.wait()
    looking = asyncio.create_task(room.table.wait_until_written())
    await asyncio.sleep(0)
    assert not looking.done()
    gate.set()
    await looking
    assert shown(room) != before
    assert [row.answer for row in room.journal.answers()] == ["lift"]
    await answering
