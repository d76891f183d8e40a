"""Tables at which people answer within hours or days: who answers when the time is up, and what counts as time."""

import random
from datetime import datetime
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from game.computer import player_for
from game.core.bank import leftover_shares
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.simulate import play_out
from game.table.lineup import THE_SESSION, votes
from game.table.quiet_hours import QUIET_HOURS, ZONES, QuietHours, zone_of
from game.table.view import table_view
from tests.game.games.strategies import dealt
from tests.tables import ANNA, BEN, CLARA, DORA, Room, opened, refusal

HOUR = 3_600
DAY = 24 * HOUR
BERLIN = ZoneInfo("Europe/Berlin")


async def days(people: int = 3, seconds: int = DAY, quiet: str = "", **opening: Any) -> Room:
    """Begin a deal over days."""
    room = await opened(people, turn_seconds=60, **opening)
    await room.table.hosting.set_time(ANNA, seconds, "days", quiet)
    await room.start()
    return room


async def test_a_second_timeout_hands_over_to_a_computer_until_the_person_returns() -> None:
    room = await days(4, ruleset="bavarian-schafkopf")
    late = room.turn
    missed = 0
    while not room.seat(late).away:
        if room.asked == late:
            assert room.table.deadline == room.clock.time + DAY
            await room.wait(DAY)
            missed += 1
        else:
            await room.answer_anything()
        if room.state.phase == "pause":
            for seat in room.state.people:
                await room.table.next_deal(seat.user or 0)
    assert missed == 2
    while room.asked != late:
        await (room.answer_anything() if room.state.phase == "playing" else room.next_thing())
    now = room.clock.time
    await room.next_thing()
    assert room.clock.time - now < 60, "a computer that stands in answers at once"
    await room.table.seating.back(late)
    assert not room.seat(late).away
    assert room.seat(late).strikes == 0


async def test_an_answer_in_between_clears_the_missed_one() -> None:
    room = await days(2, ruleset="schwimmen")
    for _ in range(3):
        late = room.asked
        await room.wait(DAY)
        assert room.state.phase == "playing"
        while room.asked != late:
            await room.answer_anything()
        await room.answer_anything()
        assert late is not None
        assert not room.seat(late).away
        while room.asked != late and room.state.phase == "playing":
            await room.answer_anything()
        if room.state.phase != "playing":
            return


async def test_the_time_to_think_outlives_restarts() -> None:
    room = await days()
    question = room.table.deadline
    await room.wait(10 * HOUR)
    room = await room.restart()
    assert room.table.deadline == question
    await room.wait(10 * HOUR)
    room = await room.restart()
    assert room.table.deadline == question
    await room.wait(4 * HOUR)
    assert room.table.question_number == 1
    answered = room.clock.time
    room = await room.restart()
    assert room.table.deadline == answered + DAY


async def test_after_a_long_outage_people_have_at_least_an_hour() -> None:
    room = await days()
    room.tables.rest()
    room.clock.time += 3 * DAY
    room = await room.twin()
    assert room.table.deadline == room.clock.time + HOUR
    await room.wait(HOUR - 1)
    assert room.table.question_number == 0
    await room.wait(1)
    assert room.table.question_number == 1


async def test_the_host_may_extend_the_time_but_not_change_the_pace_after_the_first_deal_begins() -> None:
    room = await days()
    asked = room.clock.time
    await room.wait(5 * HOUR)
    await room.table.hosting.set_time(ANNA, 2 * DAY, "days")
    assert room.table.deadline == asked + 2 * DAY
    assert (await refusal(room.table.hosting.set_time(ANNA, 60, "normal"))).key == "started-already"
    assert (await refusal(room.table.hosting.set_time(ANNA, 60, "days"))).key == "seconds-over-days"
    assert (await refusal(room.table.hosting.set_time(ANNA, DAY, "days", "1-23"))).key == "no-such-answer"
    assert (await refusal(room.table.hosting.set_time(BEN, DAY, "days"))).key == "host-only"


async def test_a_table_where_everybody_is_away_waits_for_a_week() -> None:
    room = await days(3)
    while room.state.phase == "playing":
        await room.next_thing()
        if all(seat.away for seat in room.state.seats):
            break
    while room.state.phase != "waiting":
        await room.next_thing()
    await room.wait(6 * DAY)
    assert not room.table.over
    await room.wait(DAY)
    assert room.state.end.why == "too-few-seats-days"


async def test_a_lobby_over_days_is_open_for_a_week() -> None:
    room = await opened(2)
    await room.table.hosting.set_time(ANNA, DAY, "days")
    await room.wait(6 * DAY)
    assert not room.table.over
    await room.wait(DAY)
    assert room.state.end.why == "lobby-timeout-days"


def at(year: int, month: int, day: int, hour: int, minute: int = 0) -> float:
    return datetime(year, month, day, hour, minute, tzinfo=BERLIN).timestamp()


@pytest.mark.parametrize(
    ("since", "seconds", "until"),
    [
        (at(2026, 11, 2, 12), 6 * HOUR, at(2026, 11, 2, 18)),
        (at(2026, 11, 2, 12), 10 * HOUR, at(2026, 11, 2, 22)),
        (at(2026, 11, 2, 12), 12 * HOUR, at(2026, 11, 3, 10)),
        (at(2026, 11, 2, 23), 12 * HOUR, at(2026, 11, 3, 20)),
        (at(2026, 11, 2, 3), 12 * HOUR, at(2026, 11, 2, 20)),
        (at(2026, 11, 2, 12), DAY, at(2026, 11, 3, 22)),
        (at(2026, 10, 24, 20), 12 * HOUR, at(2026, 10, 25, 18)),
        (at(2027, 3, 27, 20), 12 * HOUR, at(2027, 3, 28, 18)),
    ],
    ids=["day", "until-bed", "over-night", "asked-at-night", "asked-towards-morning", "a-day", "autumn", "spring"],
)
def test_quiet_hours_do_not_count_as_time_to_think(since: float, seconds: float, until: float) -> None:
    assert QuietHours(22, 8, BERLIN).after(since, seconds) == until


def test_all_quiet_hours_and_time_zones_leave_time_to_answer() -> None:
    for zone in ZONES:
        assert zone_of(zone) == ZoneInfo(zone)
        for written in QUIET_HOURS:
            hours = QuietHours.read(written, zone)
            assert hours is not None
            for hour in range(48):
                since = at(2026, 3, 28, 0) + hour * HOUR
                assert since + DAY <= hours.after(since, DAY) <= since + 2 * DAY
                assert hours.wakes(hours.wakes(since)) == hours.wakes(since)


async def test_a_tables_night_does_not_count_as_time_to_think() -> None:
    room = await opened(3)
    await room.table.hosting.set_time(ANNA, DAY, "days", "0-8")
    await room.start()
    hours = QuietHours.read("0-8", "")
    assert hours is not None
    assert room.table.deadline == hours.after(room.clock.time, DAY)
    assert hours.after(room.clock.time, DAY) > room.clock.time + DAY


HALF_A_DAY = 12 * HOUR


async def with_somebody_who_never_comes_back() -> tuple[Room, int]:
    """Play with four people over days until a computer plays for one of them; return that person too."""
    room = await days(4, HALF_A_DAY)
    late = room.turn
    while not room.seat(late).away:
        if room.state.phase != "playing" or room.asked == late:
            await room.next_thing()
        else:
            await room.answer_anything()
    return room, late


async def play_until(room: Room, seconds: float) -> None:
    """Let everybody present answer until this much time has passed."""
    until = room.clock.time + seconds
    while room.clock.time < until and not room.table.over:
        if room.table.awaited is not None and room.rng.random() < 0.9:
            await room.answer_anything()
        else:
            await room.wait(min(HOUR, until - room.clock.time))


@pytest.mark.parametrize("phase", ["playing", "pause"])
async def test_after_a_week_the_others_can_vote_to_end_the_session_without_loss(phase: str) -> None:
    room, late = await with_somebody_who_never_comes_back()
    here = sorted({ANNA, BEN, CLARA, DORA} - {late})
    seating, since = room.table.seating, room.seat(late).gone_since
    assert since == int(room.clock.time)
    assert table_view(room.table, here[0]).end_vote is None
    assert (await refusal(seating.vote_to_end(here[0]))).key == "nobody-lost"
    await play_until(room, 6 * DAY)
    assert room.seat(late).gone_since == since
    assert (await refusal(seating.vote_to_end(here[0]))).key == "nobody-lost"
    await play_until(room, DAY)
    room = await room.restart()
    while room.state.phase != phase:
        await (room.answer_anything() if room.table.awaited else room.next_thing())
    chips = {seat.user: seat.chips for seat in room.state.seats}
    for _ in range(2):
        await room.table.seating.vote_to_end(here[0])
        assert table_view(room.table, here[1]).end_vote == (room.seat(late).name, 1, 2)
    assert (await refusal(room.table.seating.vote_to_end(77))).key == "not-at-table"
    assert (await refusal(room.table.seating.vote_to_end(late))).key == "vote-absent", "absent people do not count"
    room = await room.restart()
    await room.table.seating.vote_to_end(here[1])
    if phase == "playing":
        assert room.state.end.stopping, "the deal is played to its end"
        assert (await refusal(room.table.go_on(room.state.host))).key == "decided-already"
        assert (await refusal(room.table.seating.vote_to_end(here[2]))).key == "decided-already"
        await room.finish_deal()
    state = room.state
    assert (state.end.why, state.end.stopped_by) == ("voted", None)
    assert {seat.user for seat in state.seats} == {ANNA, BEN, CLARA, DORA}
    shares = leftover_shares(state.end.leftover, state.end.sharing) if state.end.leftover else {}
    assert late in [seat.user for seat in state.seats if seat.id in shares] or not shares
    if phase == "pause":
        assert {seat.user: seat.chips - shares.get(seat.id, 0) for seat in state.seats} == chips
    assert {f"person:{user}" for user in (ANNA, BEN, CLARA, DORA)} >= {
        account for account, balance in room.journal.balances.items() if balance
    }


async def test_votes_to_end_a_session_are_reset_when_the_person_returns() -> None:
    room, late = await with_somebody_who_never_comes_back()
    here = sorted({ANNA, BEN, CLARA, DORA} - {late})
    await play_until(room, 8 * DAY)
    await room.table.seating.vote_to_end(here[0])
    await room.table.seating.back(late)
    assert room.seat(late).gone_since == 0
    assert votes(room.state, THE_SESSION) == 0
    assert (await refusal(room.table.seating.vote_to_end(here[1]))).key == "nobody-lost"


async def test_a_person_who_left_the_server_is_not_waited_for_a_week() -> None:
    room = await days(4, HALF_A_DAY)
    gone = room.turn
    await room.table.seating.gone(gone)
    here = sorted({ANNA, BEN, CLARA, DORA} - {gone})
    for user in here[:2]:
        await room.table.seating.vote_to_end(user)
    await room.finish_deal()
    assert room.state.end.why == "voted"
    assert gone in [seat.user for seat in room.state.former], "they are in the statement"


async def test_only_tables_over_days_can_be_ended_by_a_vote() -> None:
    room = await opened(3, turn_seconds=60)
    await room.start()
    late = room.turn
    await room.wait(60)
    assert room.seat(late).away
    long_ago = room.seat(late).replace(gone_since=1)
    await room.table.change(room.state.with_seat(long_ago))
    other = next(user for user in (ANNA, BEN, CLARA) if user != late)
    assert (await refusal(room.table.seating.vote_to_end(other))).key == "nobody-lost"


@pytest.mark.parametrize("ruleset", [*CATALOGUE], ids=lambda ruleset: ruleset.id)
def test_a_lobby_over_days_estimates_the_turns_per_deal(ruleset: Ruleset[Any]) -> None:
    seats, player, rng, deals = ruleset.best_seats, player_for(ruleset), random.Random(1), 9
    asked = 0
    for deal in range(deals):
        driver = dealt(ruleset, f"turns {deal}")
        play_out(driver, player, rng)
        asked += len(driver.given)
    assert ruleset.turns, "nobody has counted how many questions a player answers"
    assert ruleset.turns / 2 <= asked / seats / deals <= 3 * ruleset.turns
