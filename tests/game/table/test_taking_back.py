# pyright: reportPrivateUsage=false
"""Taking back an answer at a table: who may, who is asked, and what happens in between."""

import asyncio
import json
from typing import Any

import pytest

from game.core.record import check
from game.core.vocabulary import AGREE, REFUSE, TAKE_BACK
from game.table.occasion import Day
from game.table.view import table_view
from tests.game.table.sessions import Thinks, at_an_evening
from tests.harness.catalogue import EVERY
from tests.tables import ANNA, BEN, CLARA, Room, begun, opened, refusal


def taker(room: Room, viewer: int | None = None) -> int | None:
    """Return the person who is shown that they may take back an answer."""
    view = table_view(room.table, viewer)
    seat = None if view.taker is None else view.playing[view.taker].user
    assert view.takes_back == (viewer is not None and viewer == seat)
    return seat


async def take_back(room: Room, user: int) -> None:
    await room.table.answer(user, room.state.deal, room.table.question_number, TAKE_BACK)


def open_question(room: Room) -> tuple[int | None, str, list[str]]:
    question = room.driver.question
    assert question is not None
    return room.asked, question.kind, room.offered


async def declined() -> tuple[Room, int]:
    """Begin a deal in which the person asked first declines; return it with that person."""
    room = await begun(3)
    asked = room.turn
    await room.answer("decline")
    return room, asked


async def test_an_answer_is_taken_back_if_everybody_agrees_and_the_deal_reports_it() -> None:
    room = await begun(3)
    first, before = room.turn, open_question(room)
    assert taker(room) is None
    await room.answer("decline")
    assert [taker(room, viewer) for viewer in (None, ANNA, BEN, CLARA)] == [first] * 4
    await take_back(room, first)
    for other in sorted({ANNA, BEN, CLARA} - {first}, key=lambda user: (user - first) % 3):
        assert open_question(room) == (other, TAKE_BACK, [AGREE, REFUSE])
        assert taker(room) is None
        await room.answer(AGREE)
    assert open_question(room) == before
    assert room.table.question_number == 4, "buttons of earlier questions no longer match"
    assert room.state.took_back
    await room.answer("lift")
    await room.finish_deal()
    record = room.journal.ends()[0].record
    assert record is not None
    assert check(record, EVERY) == []
    told = [(asked["kind"], asked["answer"]) for asked in record["questions"][:5]]
    assert told == [("lift", "decline"), *((TAKE_BACK, said) for said in (TAKE_BACK, AGREE, AGREE)), ("lift", "lift")]


async def test_one_refusal_is_final_and_nobody_is_asked_twice() -> None:
    room, first = await declined()
    before = open_question(room)
    await take_back(room, first)
    await room.answer(REFUSE)
    assert open_question(room) == before
    assert not room.state.took_back
    assert taker(room) is None
    assert (await refusal(take_back(room, first))).key == "take-back-late"
    await room.finish_deal()


async def test_silence_refuses_a_take_back_without_counting_as_away() -> None:
    room, first = await declined()
    await take_back(room, first)
    asked = room.turn
    await room.wait(60)
    assert room.driver.answered[-1].answer == REFUSE
    assert not room.seat(asked).away
    assert not room.seat(asked).strikes


async def test_only_ones_own_answer_can_be_taken_back_and_only_before_the_next() -> None:
    room, first = await declined()
    number = room.table.question_number
    others = {ANNA, BEN, CLARA} - {first}
    for other in others:
        assert (await refusal(take_back(room, other))).key == "take-back-not-yours"
    assert (await refusal(take_back(room, 77))).key == "not-at-table"
    await room.answer()
    assert (await refusal(room.table.answer(first, 1, number, TAKE_BACK))).key == "take-back-late"
    assert (await refusal(room.table.answer(first, 2, room.table.question_number, TAKE_BACK))).key == "take-back-late"


@pytest.mark.parametrize("forged", ["take_back:0", "take_back:1", "agree", "refuse", "take_back:"])
async def test_forged_answers_take_nothing_back(forged: str) -> None:
    room, first = await declined()
    log = room.driver.answered
    for user in (ANNA, BEN, CLARA):
        await refusal(room.table.answer(user, 1, room.table.question_number, forged))
    await take_back(room, first)
    asked = room.asked
    for user in (ANNA, BEN, CLARA):
        if user != asked or forged not in {AGREE, REFUSE}:
            await refusal(room.table.answer(user, 1, room.table.question_number, forged))
    assert room.driver.answered[: len(log)] == log
    assert len(room.driver.answered) == len(log) + 1
    assert not room.driver.taken_back


async def test_an_answer_that_revealed_cards_cannot_be_taken_back() -> None:
    room = await begun(3, ruleset="skat")
    await room.answer("18")
    while (question := room.driver.question) is None or question.kind != "skat":
        await room.answer("pass" if "pass" in room.offered else "")
    picker = room.turn
    await room.answer("take" if "take" in room.offered else room.offered[0])
    assert room.driver.question.kind == "discard"
    assert taker(room) is None
    assert (await refusal(take_back(room, picker))).key == "take-back-late"


@pytest.mark.parametrize("fault", ["not-written", "written"])
@pytest.mark.parametrize("at", [0, 1, 2])
async def test_a_failing_journal_loses_neither_request_nor_consent(fault: Any, at: int) -> None:
    room, first = await declined()
    for step in range(3):
        if step == at:
            room.journal.faults.append(fault)
        before = room.driver.answered
        doing = take_back(room, first) if step == 0 else room.answer(AGREE)
        if step == at and fault == "not-written":
            assert (await refusal(doing)).key == "database-refuses"
            assert room.driver.answered == before
            await (take_back(room, first) if step == 0 else room.answer(AGREE))
        else:
            await doing
    assert len(room.driver.taken_back) == 1
    again = await room.restart()
    assert again.driver.answered == room.driver.answered


async def test_computers_agree_at_once_even_when_playing_for_an_absent_person() -> None:
    room = await begun(2, 2, ruleset="loup-1821", turn_seconds=0)
    while taker(room) is None or room.asked is None:
        await (room.next_thing() if room.asked is None else room.answer())
    first = taker(room)
    assert first is not None
    other = ({ANNA, BEN} - {first}).pop()
    await room.table.change(room.state.with_seat(room.seat(other).replace(away=True)))
    await take_back(room, first)
    moment = room.clock.time
    while room.driver.question and room.driver.question.kind == TAKE_BACK:
        await room.next_thing()
    assert room.clock.time == moment
    assert room.asked == first
    assert len(room.driver.taken_back) == 1
    assert {row.user for row in room.journal.answers() if row.answer == AGREE} == {None}


async def test_a_computers_thinking_time_gives_no_hint_before_taking_back() -> None:
    thinker = Thinks(lambda question: question.safe, waits=False)
    room = Room(thinker=thinker)
    await room.open(1, 2, ruleset="loup-1821", turn_seconds=0, level="club")
    await room.start()
    while room.asked is None:
        await room.next_thing()
    thinker.may_go_on.clear()
    await room.answer()
    assert room.asked is None
    await asyncio.sleep(0)
    room.clock.fire(room.clock.waiting[0])
    await asyncio.wait_for(room.table._timer.work or asyncio.sleep(0), 5)
    assert taker(room) == ANNA, "what is shown does not depend on it"
    assert (await refusal(take_back(room, ANNA))).key == "take-back-late"
    thinker.may_go_on.set()
    await room.settle()
    room.tables.rest()


async def test_a_card_chosen_ahead_is_forgotten_when_the_answer_before_is_taken_back() -> None:
    room = await begun(3, ruleset="loup-1821", turn_seconds=0)
    while not (taker(room) and room.driver.question and room.driver.question.kind == "play" and room.driver.deal.trick):
        await room.answer()
    first, nxt = taker(room), room.turn
    assert first is not None
    seat = room.table.deal_seat(nxt)
    assert seat is not None
    card = room.driver.deal.hands[seat][0].code
    await take_back(room, first)
    await room.table.answers_ahead.choose(nxt, 1, card, ahead=True)
    while room.asked != first:
        await room.answer(AGREE)
    assert table_view(room.table, nxt).chosen == ""


async def test_the_host_can_disable_taking_back_and_evenings_never_allow_it() -> None:
    room, first = await declined()
    assert (await refusal(room.table.hosting.allow(BEN, "take_back", allowed=False))).key == "host-only"
    await room.table.hosting.allow(ANNA, "take_back", allowed=False)
    assert taker(room) is None
    assert (await refusal(take_back(room, first))).key == "take-back-off"
    evening = await at_an_evening((BEN, "Ben"), (CLARA, "Clara"))
    asked = evening.turn
    await evening.answer()
    assert taker(evening) is None
    assert (await refusal(take_back(evening, asked))).key == "take-back-off"
    assert not Day.take_back


async def test_a_state_from_an_earlier_version_allows_taking_back() -> None:
    room = await opened()
    state = json.loads(room.state.model_dump_json())
    del state["terms"]["take_back"], state["took_back"]
    read = type(room.state).model_validate(state)
    assert (read.terms.take_back, read.took_back) == (True, False)
