"""Time at a table: reminders, safe answers, absence, pauses between deals, waiting for seats."""

import json
from typing import Any

import pytest

from game.core.questions import Question
from game.table.ports import AnswerRow, Timings
from game.table.saved_state import read_state
from tests.game.table.sessions import make_away, people_play, until_asked
from tests.tables import ANNA, BEN, CLARA, DORA, Room, answering, begun, flat, refusal


async def test_a_player_is_reminded_once_at_half_time_then_answered_for_safely() -> None:
    room = await begun()
    question = room.driver.question
    assert question is not None
    for seconds, told in ((29, []), (1, ["reminder"]), (29, []), (1, ["question"])):
        await room.wait(seconds)
        assert room.reader.heard() == told
    (given,) = room.journal.answers()
    assert (given.answer, given.user) == (question.write(question.safe), None)


async def test_other_peoples_actions_do_not_reset_a_questions_time() -> None:
    room = await begun(4)
    await room.wait(40)
    await room.table.seating.leave(next(user for user in (BEN, CLARA) if user != room.asked))
    deadline = room.table.deadline
    await room.wait(19)
    assert room.table.question_number == 0
    await room.wait(1)
    assert room.table.question_number == 1
    assert deadline == room.clock.time


async def test_a_timely_answer_clears_the_strike() -> None:
    room = await begun(1, 3)
    await until_asked(room, ANNA)
    await room.wait(60)
    assert room.seat(ANNA).strikes == 1
    while room.asked != ANNA:
        await room.next_thing()
    await room.answer_anything()
    assert room.seat(ANNA).strikes == 0


async def test_one_timeout_means_away_if_people_wait_and_two_if_nobody_does() -> None:
    room = await begun(2, 2)
    for user, strikes, away in ((BEN, 1, True), (ANNA, 1, False), (ANNA, 2, True)):
        await until_asked(room, user)
        await room.wait(60)
        assert (room.seat(user).strikes, room.seat(user).away) == (strikes, away)


async def test_a_computer_plays_for_an_absent_player_at_its_own_pace() -> None:
    room = await begun(3)
    user = await make_away(room)
    await until_asked(room, user)
    asked, number = room.state.deal, room.table.question_number
    await room.wait(room.timings.computer)
    assert (room.state.deal, room.table.question_number) != (asked, number)
    assert room.journal.answers()[-1].user is None


def dares(question: Question[Any]) -> Any:
    """Lift, join and name the highest price, with whatever cards."""
    return next((answer for answer in question.answers if answer in {"lift", "join"}), question.answers[-1])


async def test_a_computer_stakes_nothing_for_an_absent_player() -> None:
    room = await begun(3, room=Room(players=answering(dares)))
    absent = room.turn
    await room.wait(60)
    await room.answer("lift")
    await until_asked(room, absent)
    await room.next_thing()
    assert [(row.answer, row.user) for row in answers_of(room, absent)] == [("decline", None), ("drop", None)]


async def test_a_computer_plays_out_the_cards_of_a_player_who_goes_away() -> None:
    room = await begun(3, room=Room(players=answering(dares)))
    absent = room.turn
    await room.answer("lift")
    await room.wait(60)
    assert answers_of(room, absent)[-1].answer == "1", (
        "the lowest price, not the highest, which the computer would name"
    )
    await until_asked(room, absent)
    highest = room.offered[-1]
    await room.next_thing()
    assert answers_of(room, absent)[-1].answer == highest


def answers_of(room: Room, user: int) -> list[AnswerRow]:
    """List the answers given at a person's seat."""
    seat = room.table.deal_seat(user)
    return [row for row in room.journal.answers() if row.seat == seat]


async def test_a_returning_player_takes_the_seat_back_with_full_time() -> None:
    room = await begun(3)
    user = await make_away(room)
    await until_asked(room, user)
    await room.table.seating.back(user)
    assert not room.seat(user).away
    assert room.table.deadline == room.clock.time + 60
    assert (await refusal(room.table.seating.back(user))).key == "not-away"
    await room.answer(user=user)
    assert room.journal.answers()[-1].user == user


async def test_answering_counts_as_being_back() -> None:
    room = await begun(3)
    user = await make_away(room)
    await until_asked(room, user)
    await room.answer(user=user)
    assert (room.seat(user).away, room.seat(user).strikes) == (False, 0)


async def test_a_player_away_at_the_end_of_a_deal_sits_out_without_ante() -> None:
    room = await begun(4)
    user = await make_away(room)
    await room.finish_deal()
    assert room.seat(user).out
    chips = room.seat(user).chips
    await room.wait(room.timings.pause)
    assert user not in [seat.user for seat in room.state.playing]
    await room.finish_deal()
    assert room.seat(user).chips == chips
    await room.table.seating.back(user)
    await room.wait(room.timings.pause)
    assert user in [seat.user for seat in room.state.playing]


async def test_without_a_limit_a_question_stands_until_it_is_answered() -> None:
    room = await begun(3, turn_seconds=0)
    await room.wait(7 * 24 * 3600)
    assert room.table.question_number == 0
    assert room.table.deadline is None
    await room.answer()
    assert room.table.question_number == 1
    await room.table.hosting.set_time(ANNA, 30)
    await room.wait(30)
    assert room.table.question_number == 2, "a limit that the host sets starts now"


async def test_the_next_deal_begins_after_the_pause() -> None:
    room = await begun()
    await room.finish_deal()
    assert room.table.deadline == room.clock.time + room.timings.pause, "and it is counted down"
    await room.wait(room.timings.pause - 0.1)
    assert room.state.phase == "pause"
    await room.wait(0.1)
    assert (room.state.phase, room.state.deal) == ("playing", 2)


async def test_the_next_deal_begins_at_once_if_everyone_present_wants_it() -> None:
    room = await begun(4)
    user = await make_away(room)
    await room.finish_deal()
    present = [each for each in (ANNA, BEN, CLARA, DORA) if each != user]
    for each in present[:-1]:
        await room.table.next_deal(each)
        assert room.state.phase == "pause"
    await room.table.next_deal(present[-1])
    assert room.state.phase == "playing"
    assert (await refusal(room.table.next_deal(present[0]))).key == "decided-already"


async def test_a_table_with_too_few_players_waits_half_an_hour_for_more() -> None:
    room = await begun(3)
    await room.table.seating.leave(CLARA)
    await room.finish_deal()
    await room.wait(room.timings.pause)
    assert room.state.phase == "waiting"
    await room.wait(29 * 60)
    await room.table.seating.join(DORA, "Dora")
    await room.wait(room.timings.pause)
    assert (room.state.phase, room.state.deal) == ("playing", 2)


async def test_if_nobody_joins_the_pot_goes_to_the_seats_of_the_last_deal() -> None:
    room = await begun(3, all_pass="keep_pot")
    while room.state.phase == "playing":
        await room.answer("decline")
    await room.table.seating.leave(CLARA)
    await room.wait(room.timings.pause + 30 * 60)
    assert room.state.end.why == "too-few-seats"
    everybody = (*room.state.seats, *room.state.former)
    assert {seat.user: seat.chips for seat in everybody} == {ANNA: 0, BEN: 0, CLARA: 0}


async def test_no_deal_begins_without_a_person() -> None:
    room = await begun(1, 3)
    while not room.seat(ANNA).away:
        await room.next_thing()
    await room.finish_deal()
    deal = room.state.deal
    await room.wait(24 * 3600)
    assert (room.state.deal, room.state.end.why) == (deal, "too-few-seats")


async def watched(room: Room) -> tuple[float, list[float]]:
    """Stay out of a deal; return how long it takes when no person is left in it, and how long each trick is shown."""
    await room.start()
    begin, tricks = room.clock.time, list[float]()
    while room.state.phase == "playing":
        deal, now = room.driver.deal, room.clock.time
        alone, lies = not people_play(room), bool(deal.tricks) and not deal.trick
        if room.asked:
            await room.answer()
        else:
            await room.next_thing()
        begin = begin if alone else room.clock.time
        if alone and lies:
            tricks.append(room.clock.time - now)
    return room.clock.time - begin, tricks


async def test_a_deal_without_people_finishes_in_four_seconds_showing_each_trick() -> None:
    tricks = list[float]()
    while len(tricks) < 5:
        room = Room(timings=Timings(pause=8))
        await room.open(1, 3, turn_seconds=0, all_pass="keep_pot")
        seconds, lying = await watched(room)
        assert seconds <= 4
        tricks += lying
    assert min(tricks) >= 0.5


async def test_a_calm_table_takes_longer_and_a_quick_one_half_the_time() -> None:
    room = Room(timings=Timings(pause=8))
    await room.open(1, 3)
    assert (await refusal(room.table.hosting.set_time(ANNA, 60, "breathless"))).key == "no-such-answer"
    for pace, seconds, lies in (("calm", 14, 2.6), ("normal", 8, 1.6), ("quick", 4, 0.9)):
        await room.table.hosting.set_time(ANNA, 60, pace)
        await room.play_deal()
        begin, deal = room.clock.time, room.state.deal
        while room.state.deal == deal:
            await room.next_thing()
        assert room.clock.time == begin + seconds
        assert room.table.trick_seconds == pytest.approx(lies)
        await room.finish_deal()


async def test_a_session_older_than_paces_levels_and_personas_continues_as_usual() -> None:
    now = (await Room().open(1, computers=2)).state
    state = flat(now)
    for later in ("pace", "reactions", "adviser", "sent_away", "level"):
        del state[later]
    for seat in state["seats"]:
        del seat["level"], seat["persona"]
    even = tuple(seat.replace(persona="even") for seat in now.seats)
    assert read_state(json.dumps(state)) == now.replace(seats=even)


async def before_a_claim() -> Room:
    """Play a deal of Skat until somebody may claim the rest of the tricks, and wait for forty seconds."""
    room = await begun(3, ruleset="skat", claims=True)
    while room.driver.question is not None and "claim" not in room.driver.question.answers:
        await room.answer("18" if "18" in room.offered else "")
    await room.wait(40)
    return room


async def test_opening_the_claim_menu_gives_no_extra_time() -> None:
    room = await before_a_claim()
    user, due = room.asked, room.table.deadline
    await room.answer("claim")
    assert (room.asked, room.table.deadline) == (user, due)
    await room.answer("play_on")
    assert room.table.deadline == due
    await room.wait(20)
    assert room.asked != user, "both the menu and the card have had their time"


async def test_an_unfinished_claim_does_not_stop_the_clock() -> None:
    room = await before_a_claim()
    user = room.turn
    await room.answer("claim")
    await room.wait(20)
    assert room.asked != user
    assert room.seat(user).strikes == 1
