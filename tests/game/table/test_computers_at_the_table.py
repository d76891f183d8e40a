# pyright: reportPrivateUsage=false
"""Computers at a table: names and levels, and which of that survives a session, a deal, a crash."""

import asyncio

import pytest

from game.computer import LEVELS, PERSONAS
from game.table.beginnings import state_again
from game.table.lineup import with_computer
from game.table.seat import CAST, Seat, character
from game.table.state import TableState
from game.table.view import table_view
from tests.game.table.sessions import Thinks
from tests.tables import ANNA, BEN, CLARA, Room, begun, opened, refusal


def computers(state: TableState) -> list[Seat]:
    return [seat for seat in state.seats if seat.user is None]


def test_the_cast_has_a_dozen_short_names_of_each_kind() -> None:
    assert len({each.name for each in CAST}) == len(CAST) == 12
    assert {each.persona for each in CAST} == set(PERSONAS)
    assert max(len(each.name) for each in CAST) <= 6


def test_no_computer_shares_a_name_with_a_person_at_the_table() -> None:
    names: list[str] = ["Vreni", "sepp huber"]
    for place in range(9):
        names.append(character(place, names).name)
    assert len({name.casefold() for name in names}) == len(names)
    assert "Sepp" not in names


async def test_a_table_always_draws_the_same_computers_unlike_other_tables() -> None:
    state = (await Room().open(1, computers=3)).state
    names = [seat.name for seat in computers(state)]
    bare = state.replace(seats=state.seats[:1], computers_added=0)
    for _ in names:
        bare = with_computer(bare, 5)
    assert [seat.name for seat in computers(bare)] == names
    others = {computers(with_computer(bare.replace(draw=draw), 9))[-1].name for draw in range(12)}
    assert len(others) > 6


async def test_a_computer_changes_its_name_when_a_namesake_sits_down_before_the_first_deal() -> None:
    table = await Room().open(1, computers=2, level="club")
    namesake = computers(table.state)[0].name
    await table.seating.join(BEN, f"{namesake} M.")
    names = [seat.name for seat in computers(table.state)]
    assert namesake not in names
    assert len(set(names)) == 2
    assert {seat.level for seat in computers(table.state)} == {"club"}


async def test_the_host_sets_one_computer_or_all_of_them_including_later_ones() -> None:
    room = await opened(2, computers=2)
    first, second = computers(room.state)
    await room.table.hosting.set_level(ANNA, "strong", second.id)
    assert [seat.level for seat in computers(room.state)] == ["beginner", "strong"]
    await room.table.hosting.set_level(ANNA, "club")
    await room.table.seating.add_computer(BEN)
    assert [seat.level for seat in computers(room.state)] == ["club"] * 3
    assert (await refusal(room.table.hosting.set_level(BEN, "strong"))).key == "host-only"
    assert (await refusal(room.table.hosting.set_level(ANNA, "master"))).key == "no-such-answer"
    person = room.state.require_seat(BEN)
    for nobody in (person.id, 99):
        assert (await refusal(room.table.hosting.set_level(ANNA, "strong", nobody))).key == "decided-already"
    assert first.name == computers(room.state)[0].name


async def test_a_new_level_applies_from_the_next_deal() -> None:
    thinks = Thinks(lambda question: question.safe, waits=False)
    room = await begun(2, computers=1, level="club", room=Room(thinker=thinks))
    await room.table.hosting.set_level(ANNA, "strong")
    persona = computers(room.state)[0].persona
    view = table_view(room.table, None)
    assert [seat.level for seat in view.playing if seat.computer] == ["club"]
    assert [seat.level for seat in view.seats if seat.computer] == ["strong"]
    await room.finish_deal()
    assert {tuple(asked) for _, *asked in thinks.asked} == {("club", persona)}
    await room.wait(60)
    assert [seat.level for seat in table_view(room.table, None).playing if seat.computer] == ["strong"]


async def overdue() -> tuple[Room, Thinks]:
    """Let a computer think beyond its visible thinking time."""
    thinks = Thinks(lambda question: question.answers[-1])
    room = await begun(2, computers=1, turn_seconds=0, level="strong", room=Room(thinker=thinks))
    while room.asked:
        await room.answer()
    room.clock.fire(room.clock.waiting[0])
    work = room.table._timer.work
    assert work
    await work
    return room, thinks


async def ended(room: Room) -> None:
    """Let a finished search deliver its answer to the table."""
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    await room.settle()


async def test_nobody_is_blocked_by_a_thinking_computer() -> None:
    room, thinks = await overdue()
    number = room.table.question_number
    await asyncio.wait_for(room.table.wait_until_written(), 1)
    await room.table.seating.leave(BEN)
    assert room.seat(BEN).leaving
    assert room.table.question_number == number
    expected = room.offered[-1]
    thinks.may_go_on.set()
    await ended(room)
    assert room.journal.answers()[number].answer == expected
    assert room.table.question_number > number


async def test_a_late_answer_changes_nothing() -> None:
    room, thinks = await overdue()
    await room.table.stop(ANNA)
    await room.table.stop(ANNA)
    written = len(room.journal.entries)
    thinks.may_go_on.set()
    await ended(room)
    assert (len(room.journal.entries), room.table.over) == (written, True)


async def test_computers_keep_names_levels_and_personas_after_a_crash_and_in_a_new_session() -> None:
    room = await begun(1, computers=2, level="strong")
    before = [(seat.name, seat.level, seat.persona) for seat in computers(room.state)]
    room = await room.restart()
    assert [(seat.name, seat.level, seat.persona) for seat in computers(room.state)] == before
    again = state_again(room.state, ANNA, room.catalogue, room.clock.now())
    assert [(seat.name, seat.level, seat.persona) for seat in computers(again)] == before
    assert again.terms.level == "strong"


@pytest.mark.parametrize("level", LEVELS)
async def test_a_persona_is_shown_where_it_makes_a_difference(level: str) -> None:
    table = await Room().open(1, computers=2, level=level)
    seats = [seat for seat in table_view(table, CLARA).seats if seat.computer]
    drawn = [seat.persona if level != "beginner" else "" for seat in computers(table.state)]
    assert [(seat.level, seat.persona) for seat in seats] == [(level, persona) for persona in drawn]
    people = [seat for seat in table_view(table, CLARA).seats if not seat.computer]
    assert {(seat.level, seat.persona) for seat in people} == {("", "")}
