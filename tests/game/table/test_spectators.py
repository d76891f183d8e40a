"""People around a table: watching, waiting for a seat, inviting, removing, voting out, calling across."""

import pytest

from game.core.errors import Refused
from game.table.lineup import votes
from game.table.spectators import REACTIONS
from game.table.view import table_view
from tests.game.table.sessions import make_away
from tests.tables import ANNA, BEN, CLARA, DORA, EMIL, FRITZ, NAMES, Room, begun, opened, refusal


async def lobby(people: int = 3, computers: int = 0) -> Room:
    room = await opened(people, computers)
    room.reader.heard()
    return room


def heard(room: Room) -> list[tuple[str, str]]:
    """List the calls currently audible at the table."""
    return [(reaction.name, reaction.what) for reaction in table_view(room.table, None).recent_reactions]


def call_refused(room: Room, user: int, what: str = "oha") -> str:
    with pytest.raises(Refused) as caught:
        room.table.spectators.react(user, what)
    return caught.value.key


# watching


async def test_a_spectator_is_counted_until_leaving_or_sitting_down() -> None:
    room = await lobby()
    spectators = room.table.spectators
    spectators.watch(DORA, "Dora")
    spectators.watch(EMIL, "Emil")
    spectators.watch(EMIL, "Emil", waits=True)
    assert table_view(room.table, None).watching == 2
    assert room.reader.heard() == ["seats", "seats", "seats"]
    spectators.look_away(DORA)
    await room.table.seating.join(EMIL, "Emil")
    assert table_view(room.table, None).watching == 0


async def test_a_seated_player_cannot_watch_the_table() -> None:
    room = await lobby()
    with pytest.raises(Refused, match="already-at-table"):
        room.table.spectators.watch(BEN, "Ben")


async def test_spectators_and_reactions_are_never_written() -> None:
    room = await lobby()
    before = len(room.journal.entries)
    room.table.spectators.watch(DORA, "Dora")
    room.table.spectators.react(DORA, "oha")
    assert len(room.journal.entries) == before
    await room.start()
    room.table.spectators.react(BEN, "well-played")
    await room.finish_deal()
    assert "well-played" not in repr(room.journal.entries)
    assert (await room.restart()).table.spectators.watchers == []


async def test_a_spectator_waiting_for_a_seat_is_notified_once() -> None:
    room = await lobby()
    room.table.spectators.watch(DORA, "Dora", waits=True)
    assert [watcher.user for watcher in room.table.spectators.called_to_seat()] == [DORA]
    assert room.table.spectators.called_to_seat() == []
    assert room.table.spectators.watcher(DORA) is not None, "they go on watching"


async def test_watching_shows_no_cards() -> None:
    room = await lobby()
    await room.start()
    room.table.spectators.watch(DORA, "Dora")
    deal = table_view(room.table, DORA).deal
    assert deal is not None
    assert [deal.hand(seat).cards for seat in range(3)] == [None] * 3


# inviting and removing


async def test_any_seated_player_can_invite_but_nobody_twice_within_ten_minutes() -> None:
    room = await lobby()
    assert (await refusal(room.table.seating.invite(DORA, EMIL))).key == "not-at-table"
    await room.table.seating.invite(BEN, DORA)
    assert (await refusal(room.table.seating.invite(ANNA, DORA))).key == "invited-already"
    await room.wait(601)
    await room.table.seating.invite(ANNA, DORA)


async def test_a_player_can_invite_at_most_ten_people() -> None:
    room = await lobby()
    for stranger in range(100, 110):
        await room.table.seating.invite(ANNA, stranger)
    assert (await refusal(room.table.seating.invite(ANNA, 200))).key == "invited-many"


async def test_seated_players_are_not_invited_and_a_full_table_needs_a_computer_to_replace() -> None:
    room = await lobby(4, 1)
    assert (await refusal(room.table.seating.invite(ANNA, BEN))).key == "sits-here"
    await room.table.seating.invite(ANNA, EMIL)
    await room.table.seating.join(EMIL, "Emil")
    assert [seat.user for seat in room.state.seats] == [ANNA, BEN, CLARA, DORA, EMIL]
    assert (await refusal(room.table.seating.invite(ANNA, FRITZ))).key == "table-full"


async def test_a_person_removed_by_the_host_returns_only_on_the_hosts_invitation() -> None:
    room = await lobby()
    ben = room.seat(BEN)
    assert (await refusal(room.table.seating.send_away(CLARA, ben.id))).key == "host-only"
    await room.table.seating.send_away(ANNA, ben.id)
    assert [seat.user for seat in room.state.seats] == [ANNA, CLARA]
    room = await room.restart()
    for pressed in (
        room.table.seating.join(BEN, "Ben"),
        room.table.seating.leave(BEN),
        room.table.seating.add_computer(BEN),
    ):
        told = await refusal(pressed)
        assert (told.key, told.values) == ("sent-away", {"name": "Anna"})
    assert (await refusal(room.table.seating.invite(CLARA, BEN))).key == "host-only"
    await room.table.seating.invite(ANNA, BEN)
    await room.table.seating.join(BEN, NAMES[BEN])


async def test_the_host_can_remove_computers_but_not_themselves_nor_anybody_after_the_start() -> None:
    room = await lobby(2, 2)
    computer, other = (seat for seat in room.state.seats if seat.user is None)
    assert (await refusal(room.table.seating.send_away(ANNA, room.seat(ANNA).id))).key == "own-seat"
    await room.table.seating.send_away(ANNA, computer.id)
    assert {seat.id for seat in room.state.seats} == {room.seat(ANNA).id, room.seat(BEN).id, other.id}
    assert (await refusal(room.table.seating.send_away(ANNA, computer.id))).key == "decided-already"
    await room.start()
    assert (await refusal(room.table.seating.send_away(ANNA, room.state.seats[-1].id))).key == "started-already"


# calling across the table


async def test_a_reaction_is_shown_for_eight_seconds() -> None:
    room = await lobby()
    room.table.spectators.react(BEN, "oha")
    assert heard(room) == [("Ben", "oha")]
    assert room.reader.heard() == ["seats"]
    await room.wait(7.9)
    assert heard(room) == [("Ben", "oha")]
    await room.wait(0.1)
    assert heard(room) == []
    assert room.reader.heard() == ["seats"], "and it is removed from the panel again"


async def test_a_reaction_disappears_even_if_its_timer_fires_early() -> None:
    room = await lobby()
    room.table.spectators.react(BEN, "oha")
    room.clock.waiting[0].call()
    assert heard(room) == []


async def test_a_person_can_react_once_in_five_seconds() -> None:
    room = await lobby()
    room.table.spectators.react(BEN, "oha")
    assert call_refused(room, BEN, "ouch") == "reaction-too-soon"
    await room.wait(5)
    room.table.spectators.react(BEN, "ouch")
    assert heard(room) == [("Ben", "ouch")]


async def test_simultaneous_reactions_are_reported_together() -> None:
    room = await lobby()
    for user in (ANNA, BEN, CLARA):
        room.table.spectators.react(user, "thanks")
    assert room.reader.heard() == ["seats"]
    await room.wait(2)
    assert room.reader.heard() == ["seats"]
    assert heard(room) == [("Anna", "thanks"), ("Ben", "thanks"), ("Clara", "thanks")]


async def test_only_players_and_spectators_react_and_only_with_known_reactions() -> None:
    room = await lobby()
    assert call_refused(room, DORA) == "reaction-from-afar"
    room.table.spectators.watch(DORA, "Dora")
    assert call_refused(room, DORA, "@everyone") == "no-such-answer"
    room.table.spectators.react(DORA, REACTIONS[0])
    assert heard(room) == [("Dora", REACTIONS[0])]


async def test_the_host_can_disable_reactions_at_the_table() -> None:
    room = await lobby()
    room.table.spectators.react(BEN, "oha")
    assert (await refusal(room.table.hosting.allow(BEN, "reactions", allowed=False))).key == "host-only"
    await room.table.hosting.allow(ANNA, "reactions", allowed=False)
    assert heard(room) == []
    assert call_refused(room, CLARA) == "reactions-off"


async def test_a_majority_of_those_present_frees_a_seat_with_one_vote_each() -> None:
    room = await begun(4)
    user = await make_away(room, BEN)
    seat = room.seat(user)
    await room.table.seating.vote_out(ANNA, seat.id)
    changes = room.table.changes
    await room.table.seating.vote_out(ANNA, seat.id)
    assert (room.table.changes, room.seat(user).leaving) == (changes, False), "neither counted nor written twice"
    await room.table.seating.vote_out(CLARA, seat.id)
    assert room.seat(user).leaving
    await room.finish_deal()
    assert room.state.seat_of(user) is None


async def test_a_present_player_cannot_be_voted_out_and_strangers_cannot_vote() -> None:
    room = await begun(4)
    assert (await refusal(room.table.seating.vote_out(ANNA, room.seat(BEN).id))).key == "still-here"
    seat = room.seat(await make_away(room, BEN))
    assert (await refusal(room.table.seating.vote_out(99, seat.id))).key == "not-at-table"
    assert (await refusal(room.table.seating.vote_out(ANNA, 99))).key == "decided-already"


async def test_votes_survive_a_restart_and_end_when_the_player_returns() -> None:
    room = await begun(4)
    seat = room.seat(await make_away(room, BEN))
    await room.table.seating.vote_out(ANNA, seat.id)
    room = await room.restart()
    await room.table.seating.back(BEN)
    assert votes(room.state, room.seat(BEN).id) == 0
