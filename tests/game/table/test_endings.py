# pyright: reportPrivateUsage=false
"""How sessions end, and deals with faults: nobody loses a chip."""

import dataclasses
from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ConfigDict, create_model

from game.core.deal import Deal
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.options import Options
from game.core.questions import Choose, Question
from game.core.record import setup_from
from game.core.rulesets import Catalogue, Outcome
from game.games.catalogue import CATALOGUE
from game.games.lupfen.options import LupfenOptions
from game.table.state import MOST_IN_ACCOUNT
from game.table.table import Table
from game.table.view import table_view
from tests.game.table.sessions import with_script
from tests.tables import ANNA, BEN, CLARA, Room, answering, begun, opened


async def breaks_at_once(deal: Deal, rules: LupfenOptions) -> Outcome:
    """A script with a fault before its first question."""
    deal.everybody_pays(1, "ante")
    raise ZeroDivisionError


async def breaks_later(deal: Deal, rules: LupfenOptions) -> Outcome:
    """A script with a fault after its first question, when chips have already moved."""
    deal.everybody_pays(1, "ante")
    await deal.ask(0, Choose("lift", ("lift", "decline"), "decline"))
    await deal.ask(7, Choose("lift", ("lift", "decline"), "decline"))
    return Outcome(0)


async def asks_nothing(deal: Deal, rules: LupfenOptions) -> Outcome:
    """A deal that is over before anyone is asked."""
    deal.everybody_pays(1, "ante")
    return Outcome(0)


@pytest.mark.parametrize("opening", [{"people": 3, "turn_seconds": 0}, {"people": 1, "computers": 2}])
async def test_if_untimed_or_alone_a_second_stop_ends_the_deal_without_payment(
    opening: dict[str, Any],
) -> None:
    room = await begun(**opening)
    await room.table.stop(ANNA)
    assert not room.table.over
    await room.table.stop(ANNA)
    assert room.table.over
    assert all(seat.chips == 0 for seat in room.state.seats)
    assert room.journal.ends()[-1].record is None


async def test_in_a_timed_session_a_second_stop_leaves_the_deal_running_and_can_be_undone() -> None:
    room = await begun(people=3)
    await room.table.stop(ANNA)
    await room.table.stop(ANNA)
    assert not room.table.over
    with pytest.raises(Refused, match="host-only"):
        await room.table.go_on(BEN)
    await room.table.go_on(ANNA)
    with pytest.raises(Refused, match="decided-already"):
        await room.table.go_on(ANNA)
    await room.table.stop(CLARA, manages=True)
    await room.table.go_on(BEN, manages=True)
    await room.finish_deal()
    assert not room.table.over


async def test_out_of_range_chips_end_the_session() -> None:
    room = await opened(3, all_pass="keep_pot")
    table = room.table
    table.state = table.state.replace(
        seats=(
            table.state.seats[0].replace(chips=MOST_IN_ACCOUNT),
            table.state.seats[1].replace(chips=-MOST_IN_ACCOUNT),
            table.state.seats[2],
        )
    )
    room.journal.balances = room.journal.balances.__class__({
        "person:1": MOST_IN_ACCOUNT, "person:2": -MOST_IN_ACCOUNT,
    })  # fmt: skip
    await room.start()
    while not table.over:
        await room.answer("decline")
    assert (table.state.end.why, table.state.deal) == ("too-many-chips", 1)


async def test_a_channel_deleted_during_a_deal_shares_the_pot_from_before_it() -> None:
    room = await begun(3, all_pass="keep_pot")
    table = room.table
    while table.state.phase == "playing":
        await room.answer("decline")
    await room.wait(room.timings.pause)
    await room.answer("lift")
    await table.close("channel-gone")
    assert [end.record is None for end in room.journal.ends()] == [False, True]
    assert (table.state.end.why, table.state.kept.pot) == ("channel-gone", 0)
    assert [seat.chips for seat in table.state.seats] == [0, 0, 0]
    assert not room.clock.waiting


@pytest.mark.parametrize("script", [breaks_at_once, breaks_later])
async def test_a_broken_script_voids_the_deal_and_the_third_in_a_row_ends_the_session(script: Any) -> None:
    room = await begun(3, room=Room(catalogue=with_script(script)))
    await break_a_deal(room)
    assert (room.state.phase, room.state.deal, room.table.driver) == ("pause", 1, None)
    assert [(end.number, end.record) for end in room.journal.ends()] == [(1, None)]
    assert room.journal.answers() == [], "answers are dropped with their deal"
    assert [bool(entry.ended) for entry in room.journal.entries if entry.begun] == [script is breaks_at_once]
    for _ in range(2):
        assert not room.table.over
        await room.wait(room.timings.pause)
        await break_a_deal(room)
    assert (room.state.end.why, room.state.deal) == ("deals-void", 3)
    assert [end.record for end in room.journal.ends()] == [None] * 3
    assert [seat.chips for seat in room.state.seats] == [0, 0, 0]
    assert len({entry.begun.dealer for entry in room.journal.entries if entry.begun}) == 1


async def break_a_deal(room: Room) -> None:
    if room.state.phase == "playing":
        await room.answer("lift")


async def test_nonconsecutive_void_deals_do_not_end_the_session() -> None:
    breaks = iter((True, True, False) * 3)

    async def now_and_then(deal: Deal, rules: LupfenOptions) -> Outcome:
        await deal.ask(0, Choose("lift", ("lift", "decline"), "decline"))
        if next(breaks):
            raise ZeroDivisionError
        return Outcome(0)

    room = await begun(3, room=Room(catalogue=with_script(now_and_then)))
    for _ in range(8):
        await room.answer("lift")
        await room.wait(room.timings.pause)
    assert [end.record is None for end in room.journal.ends()] == [True, True, False] * 2 + [True, True]
    assert not room.table.over


async def test_leaving_and_stopping_still_take_effect_after_a_broken_deal() -> None:
    room = await begun(4, room=Room(catalogue=with_script(breaks_later)))
    await room.table.seating.leave(CLARA)
    await room.table.stop(ANNA)
    await room.answer("lift")
    assert CLARA not in [seat.user for seat in room.state.seats]
    assert room.state.end.why == "stopped"


async def test_a_deal_without_a_question_ends_as_it_begins() -> None:
    room = await begun(3, room=Room(catalogue=with_script(asks_nothing)))
    table = room.table
    assert (table.state.phase, table.state.kept.pot) == ("pause", 3)
    room.journal.faults = []
    again = await room.restart()
    assert (again.state.phase, again.state.kept.pot) == ("pause", 3)


def fails(question: Question[Any]) -> str:
    raise ZeroDivisionError


def cheats(question: Question[Any]) -> str:
    return "all the tricks"


@pytest.mark.parametrize("answer", [fails, cheats])
async def test_a_computer_that_fails_or_cheats_gives_the_safe_answer(answer: Callable[[Question[Any]], Any]) -> None:
    room = await begun(1, 3, room=Room(players=answering(answer)))
    await room.finish_deal()
    assert room.state.phase == "pause"
    record = room.journal.ends()[0].record
    assert record
    again = Driver(setup_from(record, CATALOGUE)[0])
    for row in room.journal.answers():
        assert again.question
        if row.user is None:
            assert row.answer == again.question.write(again.question.safe)
        again.answer_text(row.answer)
    assert again.outcome
    assert sum(row.user is None for row in room.journal.answers()) >= 3


def without_dreiblatt() -> Catalogue:
    return Catalogue(*(ruleset for ruleset in CATALOGUE if ruleset.id != "dreiblatt-1859"))


def without_an_option() -> Catalogue:
    """Return the same rules without the house rule `leftover_pot` of the old tables."""
    dreiblatt = CATALOGUE.find("dreiblatt-1859")
    fields: dict[str, Any] = {
        name: (info.annotation, info) for name, info in Options.model_fields.items() if name != "first_dealer"
    }
    fewer = create_model("Fewer", __config__=ConfigDict(frozen=True, extra="forbid", strict=True), **fields)
    others = [ruleset for ruleset in CATALOGUE if ruleset is not dreiblatt]
    return Catalogue(dataclasses.replace(dreiblatt, options=fewer), *others)


@pytest.mark.parametrize("phase", ["lobby", "playing", "pause", "waiting"])
@pytest.mark.parametrize("upgraded", [without_dreiblatt, without_an_option])
async def test_rules_removed_by_an_upgrade_end_only_their_own_tables(
    upgraded: Callable[[], Catalogue], phase: str
) -> None:
    room = await begun(3)
    other = await room.open(3, ruleset="dreiblatt-1859", channel=21)
    await brought_to(room, other, phase)
    told = {seat.name: seat.chips for seat in other.state.seats}
    again = await room.restart(catalogue=upgraded())
    ended = again.tables.find(other.id)
    assert (ended.state.phase, ended.state.end.why) == ("over", "rules-gone")
    assert room.journal.tables[other.id].closed
    assert room.journal.tables[other.id].void == (phase == "playing")
    assert again.reader.heard().count("session_over") == 1
    assert again.tables.at(21) is None
    assert table_view(ended, ANNA).ruleset.id == "dreiblatt-1859"
    if phase in {"lobby", "playing"}:
        assert {seat.name: seat.chips for seat in ended.state.seats} == told
    await again.finish_deal()
    assert again.state.phase == "pause"
    assert again.journal.ends()[-1].record


async def brought_to(room: Room, table: Table, phase: str) -> None:
    """Play at a table until it reaches a phase."""
    if phase == "lobby":
        return
    await table.start(ANNA)
    while phase != "playing" and table.state.phase == "playing":
        assert table.driver
        assert table.driver.question
        assert table.asked_seat
        assert table.asked_seat.user
        safe = table.driver.question.write(table.driver.question.safe)
        await table.answer(table.asked_seat.user, table.state.deal, table.question_number, safe)
    if phase == "waiting":
        for user in (BEN, CLARA):
            await table.seating.leave(user)
        await table.next_deal(ANNA)
    assert table.state.phase == phase


async def test_a_table_with_removed_rules_ends_once_the_journal_accepts_it() -> None:
    room = await begun(3, ruleset="dreiblatt-1859")
    room.journal.refusing = True
    again = await room.restart(catalogue=without_dreiblatt())
    assert not again.table.over
    assert table_view(again.table, None).phase == "playing"
    room.journal.refusing = False
    await again.next_thing()
    assert again.state.end.why == "rules-gone"
