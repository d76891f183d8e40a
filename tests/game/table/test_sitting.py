"""Seating at a table: joining, leaving, the host's rights, a lobby's refusals, and who plays with advice."""

import asyncio

import pytest

from game.table.beginnings import state_again
from game.table.ports import Entry, Place
from game.table.state import Opening, Terms
from game.table.view import table_view
from tests.tables import (
    ANNA,
    BEN,
    CHANNEL,
    CLARA,
    DORA,
    EMIL,
    FRITZ,
    NAMES,
    SERVER,
    MemoryJournal,
    Room,
    begun,
    opened,
    refusal,
)


async def test_the_lobby_closes_thirty_minutes_after_the_last_action() -> None:
    room = await opened(2)
    await room.wait(29 * 60)
    await room.table.seating.join(CLARA, "Clara")
    await room.wait(29 * 60)
    assert not room.table.over
    await room.wait(60)
    assert room.state.end.why == "lobby-timeout"
    assert room.reader.heard()[-1] == "session_over"
    assert room.journal.tables[room.table.id].closed
    assert room.tables.at(CHANNEL) is None
    assert not room.clock.waiting


async def test_a_channel_has_only_one_table() -> None:
    room = await opened()
    opening = Opening(Place(SERVER, CHANNEL), BEN, "Ben", Terms(ruleset="lupfen-liechtenstein"))
    assert (await refusal(room.tables.open(opening))).key == "table-here"
    await room.table.stop(ANNA)
    assert (await room.tables.open(opening)).state.host == BEN


class StuckIn(MemoryJournal):
    """A journal whose commits for one channel are held until released."""

    def __init__(self, channel: int) -> None:
        super().__init__()
        self.channel = channel
        self.may_go_on = asyncio.Event()

    async def commit(self, entry: Entry) -> None:
        if entry.channel == self.channel:
            await self.may_go_on.wait()
        await super().commit(entry)


async def test_a_stuck_commit_in_one_channel_does_not_delay_opening_in_another() -> None:
    journal = StuckIn(CHANNEL)
    room = Room(journal=journal)
    stuck = asyncio.create_task(room.open())
    await asyncio.sleep(0)
    twice = asyncio.create_task(refusal(room.open()))
    other = await asyncio.wait_for(room.open(channel=CHANNEL + 1), 1)
    assert not stuck.done()
    journal.may_go_on.set()
    first = await stuck
    assert {table.id for table in room.tables} == {first.id, other.id}
    assert (await twice).key == "table-here"


async def test_nobody_sits_twice_and_a_full_table_accepts_nobody() -> None:
    room = await opened(5)
    assert (await refusal(room.table.seating.join(ANNA, "Anna"))).key == "already-at-table"
    full = await refusal(room.table.seating.join(FRITZ, "Fritz"))
    assert (full.key, full.values) == ("table-full", {"most": 5})
    assert (await refusal(room.table.seating.add_computer(ANNA))).key == "table-full"
    assert [seat.name for seat in room.state.seats] == ["Anna", "Ben", "Clara", "Dora", "Emil"]


@pytest.mark.parametrize(("ruleset", "computers"), [("fipsen", 3), ("mate", 1), ("lupfen-liechtenstein", 4)])
async def test_a_person_alone_gets_computers_in_all_free_seats(ruleset: str, computers: int) -> None:
    room = await opened(1, computers=9, ruleset=ruleset)
    assert sum(seat.user is None for seat in room.state.seats) == computers
    await room.start()
    assert room.state.phase == "playing"


async def test_the_last_computer_added_makes_room_for_a_person() -> None:
    room = await opened(3, computers=2)
    await room.table.seating.join(DORA, "Dora")
    assert [seat.user for seat in room.state.seats] == [ANNA, None, BEN, CLARA, DORA]
    await room.table.seating.join(EMIL, "Emil")
    assert [seat.user for seat in room.state.seats] == [ANNA, BEN, CLARA, DORA, EMIL]
    assert (await refusal(room.table.seating.join(FRITZ, "Fritz"))).key == "table-full"


async def test_a_playing_computer_makes_room_after_the_deal() -> None:
    room = await begun(4, computers=1)
    await room.table.seating.join(EMIL, "Emil")
    assert [seat.user for seat in room.state.playing] == [ANNA, None, BEN, CLARA, DORA]
    assert (await refusal(room.table.seating.join(FRITZ, "Fritz"))).key == "table-full"
    await room.finish_deal()
    assert [seat.user for seat in room.state.dealt_in] == [ANNA, BEN, CLARA, DORA, EMIL]


async def test_a_server_manager_can_end_any_session_and_is_named() -> None:
    room = await opened(3)
    assert (await refusal(room.table.stop(BEN))).key == "host-only"
    await room.table.stop(BEN, manages=True)
    assert (room.state.end.why, table_view(room.table, None).stopped_by) == ("stopped", "Ben")
    other = await room.open(3)
    await other.stop(FRITZ, manages=True)
    assert (other.state.end.why, table_view(other, None).stopped_by) == ("stopped", "")


async def test_the_first_to_return_becomes_host_when_the_host_is_gone() -> None:
    room = await begun(3)
    while not all(room.seat(person).away for person in (BEN, CLARA)):
        await (room.answer() if room.asked == ANNA else room.next_thing())
    await room.table.seating.leave(ANNA)
    assert room.state.host == ANNA
    await room.table.seating.back(CLARA)
    assert room.state.host == CLARA


async def test_rules_keep_the_name_by_which_they_were_chosen_until_they_change() -> None:
    room = await opened(3)
    options = {"dealer_stake": 3, "shoving": True}
    await room.table.hosting.set_rules(ANNA, "lupfen-vorarlberg", options, "lupfen-vorarlberg/allgaeu")
    assert table_view(room.table, None).rules == "lupfen-vorarlberg/allgaeu"
    assert state_again(room.state, ANNA, room.catalogue, room.clock.now()).terms.rules == "lupfen-vorarlberg/allgaeu"
    await room.table.hosting.set_rules(ANNA, "lupfen-vorarlberg", {})
    assert table_view(room.table, None).rules == ""


@pytest.mark.parametrize("people", [1, 2])
async def test_a_table_with_too_few_people_cannot_start(people: int) -> None:
    room = await opened(people)
    why = await refusal(room.table.start(ANNA))
    assert (why.key, why.values) == ("seats-outside", {"low": 3, "high": 5, "seats": people})
    assert room.state.phase == "lobby"


async def test_only_the_host_starts_stops_and_sets_rules_and_only_in_time() -> None:
    room = await opened(3)
    table = room.table
    for work in (table.start(BEN), table.stop(BEN), table.hosting.set_time(BEN, 30)):
        why = await refusal(work)
        assert (why.key, why.values) == ("host-only", {"name": "Anna"})
    assert (await refusal(table.hosting.set_rules(BEN, "lupfen-vorarlberg", {}))).key == "host-only"
    assert (await refusal(table.hosting.set_time(ANNA, 86_401))).key == "turn-seconds"
    await table.start(ANNA)
    assert (await refusal(table.start(ANNA))).key == "started-already"
    assert (await refusal(table.hosting.set_rules(ANNA, "lupfen-vorarlberg", {}))).key == "started-already"
    assert (await refusal(table.seating.remove_computer(ANNA))).key == "deal-is-running"


async def test_contradictory_rules_change_nothing() -> None:
    room = await opened(3)
    before = room.state
    assert (
        await refusal(room.table.hosting.set_rules(ANNA, before.terms.ruleset, {"min_bet": 7, "max_bet": 2}))
    ).key == "bets-crossed"
    assert (
        await refusal(room.table.hosting.set_rules(ANNA, before.terms.ruleset, {"nonsense": 1}))
    ).key == "option-unknown"
    assert (await refusal(room.table.hosting.set_rules(ANNA, "poker", {}))).key == "ruleset-unknown"
    assert room.state == before


async def test_when_the_host_leaves_the_lobby_the_next_person_becomes_host() -> None:
    room = await opened(3)
    await room.table.seating.leave(ANNA)
    assert room.state.host == BEN
    assert (await refusal(room.table.seating.leave(ANNA))).key == "not-at-table"
    await room.table.seating.leave(BEN)
    await room.table.seating.leave(CLARA)
    assert room.state.end.why == "nobody-left"


async def test_a_player_who_leaves_during_a_deal_plays_it_to_the_end() -> None:
    room = await begun(4)
    await room.table.seating.leave(ANNA)
    assert room.seat(ANNA).leaving
    assert room.state.host == BEN
    await room.finish_deal()
    assert [seat.user for seat in room.state.seats] == [BEN, CLARA, DORA]
    assert [seat.user for seat in room.state.former] == [ANNA]


async def test_a_player_who_cancels_leaving_stays() -> None:
    room = await begun(3)
    await room.table.seating.leave(CLARA)
    await room.table.seating.join(CLARA, "Clara")
    await room.finish_deal()
    assert room.seat(CLARA).leaving is False


async def test_a_player_who_joins_during_a_deal_gets_cards_in_the_next() -> None:
    room = await begun(3)
    await room.table.seating.join(DORA, "Dora")
    assert (await refusal(room.table.answer(DORA, 1, 0, "lift"))).key == "join-after-deal"
    await room.finish_deal()
    await room.wait(room.timings.pause)
    assert [seat.name for seat in room.state.playing] == ["Anna", "Ben", "Clara", "Dora"]


async def test_a_returning_player_keeps_their_result_and_share_of_the_pot() -> None:
    room = await begun(4, all_pass="keep_pot")
    while room.state.phase == "playing":
        await room.answer("decline")
    chips = room.seat(BEN).chips
    await room.table.seating.leave(BEN)
    await room.table.seating.join(BEN, NAMES[BEN])
    assert room.seat(BEN).chips == chips == -1
    await room.table.stop(ANNA)
    assert room.state.end.why == "stopped"
    assert [seat.chips for seat in room.state.seats] == [0, 0, 0, 0]
    assert room.journal.balances["person:2"] == 0


async def test_when_the_dealer_leaves_the_next_player_deals() -> None:
    room = await opened(4)
    await room.play_deal()
    dealer = room.state.dealer
    assert dealer is not None
    assert dealer.user is not None
    order = [seat.id for seat in room.state.seats]
    await room.table.seating.leave(dealer.user)
    assert room.state.dealer is not None
    assert room.state.dealer.id == order[(order.index(dealer.id) + 1) % 4]


async def test_after_a_deal_the_result_shows_its_dealer_and_the_table_the_next_one() -> None:
    room = await opened(4)
    await room.play_deal()
    view, driver = table_view(room.table, None), room.table.driver
    assert driver is not None
    assert [seat.dealer for seat in view.playing].index(True) == driver.deal.dealer
    assert room.state.dealer is not None
    assert (
        [seat.id for seat in view.seats if seat.dealer]
        == [room.state.dealer.id]
        != [view.playing[driver.deal.dealer].id]
    )


async def test_when_the_last_person_leaves_the_session_ends_and_the_pot_is_shared() -> None:
    room = await opened(1, computers=3)
    await room.play_deal()
    await room.table.seating.leave(ANNA)
    assert room.state.end.why == "nobody-left"
    assert room.state.kept.pot == 0


async def test_a_finished_session_refuses_everything() -> None:
    room = await opened(3)
    table = room.table
    await table.stop(ANNA)
    works = [
        table.seating.join(DORA, "Dora"),
        table.seating.leave(BEN),
        table.start(ANNA),
        table.stop(ANNA),
        table.next_deal(BEN),
    ]
    for work in [*works, table.answer(ANNA, 1, 0, "lift"), table.cut(ANNA, "x"), table.seating.back(BEN)]:
        assert (await refusal(work)).key == "session-over"


async def test_play_again_seats_the_same_people_by_the_same_rules() -> None:
    room = await opened(3, computers=1, ante=4)
    await room.play_deal()
    assert (await refusal(room.tables.reopen(room.table.id, CHANNEL, BEN))).key == "table-here"
    await room.table.stop(ANNA)
    assert (await refusal(room.tables.reopen(room.table.id, CHANNEL, EMIL))).key == "not-at-table"
    again = await room.tables.reopen(room.table.id, CHANNEL, BEN)
    assert [seat.name for seat in again.state.seats] == [seat.name for seat in room.state.seats]
    assert (again.state.host, again.state.terms.options["ante"]) == (BEN, 4)
    assert (again.state.kept.pot, again.state.deal) == (0, 0)
    assert all(seat.chips == 0 for seat in again.state.seats)


async def test_a_table_that_could_not_be_saved_does_not_exist() -> None:
    room = Room()
    room.journal.faults = ["not-written"]
    assert (await refusal(room.open())).key == "database-refuses"
    assert room.tables.at(CHANNEL) is None
    room.journal.faults = ["written"]
    table = await room.open(1)
    assert room.tables.at(CHANNEL) is table
    assert len(room.journal.tables) == 1


async def test_stopping_right_after_paying_a_bete_earns_no_share_of_the_pot() -> None:
    room = await begun(3)
    while not room.driver.deal.bank.fined(0):
        await room.finish_deal() if room.state.phase == "playing" else await room.next_thing()
    stopper = room.state.playing[0].user
    pot = room.state.kept.pot
    before = {seat.user: seat.chips for seat in room.state.seats}
    assert stopper is not None
    await room.table.stop(stopper, manages=True)
    after = {seat.user: seat.chips for seat in room.state.seats}
    assert after[stopper] == before[stopper]
    assert sum(after.values()) == sum(before.values()) + pot == 0
    view = table_view(room.table, None)
    assert (view.leftover, len(view.sharing)) == (pot, 2)
    assert NAMES[stopper] not in view.sharing


async def test_the_pot_is_shared_among_all_if_the_session_was_stopped_during_the_deal() -> None:
    room = await begun(3)
    await room.table.stop(ANNA)
    await room.finish_deal()
    view = table_view(room.table, None)
    assert view.ending == "stopped"
    assert len(view.sharing) == (3 if view.leftover else 0)


def advised(room: Room) -> list[str]:
    """List the people who are publicly marked as playing with advice."""
    return [seat.name for seat in table_view(room.table, None).seats if seat.advised]


async def test_advice_must_be_allowed_by_the_host() -> None:
    room = await opened()
    assert not table_view(room.table, BEN).adviser
    assert (await refusal(room.table.seating.take_advice(BEN, taken=True))).key == "adviser-off"
    assert (await refusal(room.table.hosting.allow(BEN, "adviser", allowed=True))).key == "host-only"
    await room.table.hosting.allow(ANNA, "adviser", allowed=True)
    assert advised(room) == []
    await room.table.seating.take_advice(BEN, taken=True)
    assert advised(room) == ["Ben"]
    assert (await refusal(room.table.seating.take_advice(DORA, taken=True))).key == "not-at-table"


async def test_a_player_who_began_a_deal_with_advice_is_marked_until_it_ends() -> None:
    room = await opened()
    await room.table.hosting.allow(ANNA, "adviser", allowed=True)
    await room.start()
    await room.table.seating.take_advice(CLARA, taken=True)
    assert (await refusal(room.table.seating.take_advice(CLARA, taken=False))).key == "adviser-this-deal"
    await room.finish_deal()
    await room.table.seating.take_advice(CLARA, taken=False)
    assert advised(room) == []


async def test_the_host_can_revoke_advice_and_a_restart_remembers_who_has_it() -> None:
    room = await opened()
    await room.table.hosting.allow(ANNA, "adviser", allowed=True)
    await room.table.seating.take_advice(BEN, taken=True)
    room = await room.restart()
    assert advised(room) == ["Ben"]
    for allowed in (False, True):
        await room.table.hosting.allow(ANNA, "adviser", allowed=allowed)
        assert advised(room) == []


async def test_a_new_name_is_used_in_the_running_deal_too() -> None:
    room = await begun(3)
    await room.table.seating.known_as(BEN, "Benno")
    assert room.seat(BEN).name == "Benno"
    assert "Benno" in {seat.name for seat in room.state.playing}
    written = room.table.version
    await room.table.seating.known_as(BEN, "Benno")
    await room.table.seating.known_as(99, "Nobody")
    assert room.table.version == written
    await room.finish_deal()
    assert room.seat(BEN).name == "Benno"
