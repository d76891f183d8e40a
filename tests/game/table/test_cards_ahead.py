"""Preselected cards, and only legal ones: played after a pause, as if the player had thought."""

import pytest

from game.core.errors import Refused
from game.core.questions import PickCard
from game.core.vocabulary import CLAIM
from game.table.ports import Timings
from game.table.view import table_view
from tests.tables import ANNA, BEN, CLARA, Room, begun

TIMINGS = Timings(pause=8)
LONGEST = 2.5 * TIMINGS.trick


async def dealt(ruleset: str = "loup-1821", *, single: tuple[int, ...] = (), **options: bool) -> Room:
    """Begin a deal of three people in which cards are played from the first question on."""
    return await begun(ruleset=ruleset, turn_seconds=0, room=Room(timings=TIMINGS, single=single), **options)


def next_to_play(room: Room) -> int:
    """Return the player after the one who is asked."""
    seats = [seat.user for seat in room.state.playing]
    user = seats[(seats.index(room.asked) + 1) % 3]
    assert user is not None
    return user


def held(room: Room, user: int) -> list[str]:
    """List a person's cards."""
    seat = room.table.deal_seat(user)
    assert seat is not None
    return [card.code for card in room.driver.deal.hands[seat]]


async def wish(room: Room, user: int, card: str, *, ahead: bool = True) -> None:
    await room.table.cards_ahead.choose(user, room.state.deal, card, ahead=ahead)


async def play_until_asked(room: Room, user: int) -> None:
    while room.asked != user:
        await room.answer()


async def test_a_card_chosen_ahead_is_played_after_a_moment_and_nobody_else_knows_of_it() -> None:
    room = await dealt()
    user = next_to_play(room)
    for card in held(room, user):
        await wish(room, user, card)
        assert table_view(room.table, user).chosen == card
    others = [None, *({ANNA, BEN, CLARA} - {user})]
    assert {table_view(room.table, other).chosen for other in others} == {""}
    await play_until_asked(room, user)
    question = room.driver.question
    assert isinstance(question, PickCard)
    chosen = question.cards[-1].code
    await wish(room, user, chosen)
    number = room.table.question_number
    await room.wait(TIMINGS.computer - 0.01)
    assert room.table.question_number == number, "haste would tell that it was chosen before"
    await room.wait(LONGEST)
    assert room.driver.answered[-1].answer == chosen
    assert room.table.question_number == number + 1
    assert table_view(room.table, user).chosen == ""


async def test_what_was_chosen_ahead_and_taken_back_or_is_not_legal_is_asked_for() -> None:
    room = await dealt()
    user = next_to_play(room)
    await wish(room, user, held(room, user)[0])
    await wish(room, user, "")
    await play_until_asked(room, user)
    await room.wait(60)
    assert room.asked == user
    for card in {*held(room, user)} - {*room.offered}:
        await wish(room, user, card)
        await room.wait(60)
        assert (room.asked, table_view(room.table, user).chosen) == (user, "")
    await room.answer()
    assert room.asked != user


async def test_cards_that_the_open_trick_forbids_are_ruled_out_and_no_others() -> None:
    room, seen, offered = await dealt("skat", claims=True), 0, 0
    await room.answer("18")
    while room.state.phase == "playing":
        trick, asked = room.driver.deal.trick, room.asked
        for user in (ANNA, BEN, CLARA):
            seat, forbidden = room.table.deal_seat(user), table_view(room.table, user).ruled_out
            assert seat is not None
            hand = room.driver.deal.hands[seat]
            suited = [card for card in hand if trick and room.driver.deal.ordering.follows[trick[0][1]](card)]
            to_come = trick and all(number != seat for number, _ in trick)
            wanted = {card.code for card in hand} - {card.code for card in suited} if to_come and suited else set[str]()
            assert set(forbidden) == wanted
            seen += bool(wanted) and user != asked
            if user == asked and to_come:
                offered += 1
                assert wanted.isdisjoint(room.offered)
        await room.answer(CLAIM if CLAIM in room.offered else "")
    assert seen
    assert offered


async def test_a_card_that_is_to_be_confirmed_is_not_played_by_itself() -> None:
    room = await dealt()
    user = room.asked
    assert user is not None
    await wish(room, user, room.offered[0], ahead=False)
    assert table_view(room.table, user).chosen == room.offered[0]
    await room.wait(60)
    assert room.asked == user


@pytest.mark.parametrize("ruleset", ["loup-1821", "fuenfzehnern"])
async def test_the_only_legal_card_is_played_for_whoever_wants_that(ruleset: str) -> None:
    room = await dealt(ruleset, single=(ANNA, BEN))
    played = {ANNA: 0, BEN: 0, CLARA: 0}
    while room.state.phase == "playing":
        user, alone = room.asked, len({*room.offered} - {CLAIM}) == 1
        number = room.table.question_number
        await room.wait(LONGEST)
        assert user is not None
        if room.table.question_number == number and room.state.phase == "playing":
            assert not (alone and user != CLARA)
            await room.answer()
        else:
            assert alone
            played[user] += 1
    assert played[CLARA] == 0
    assert played[ANNA] + played[BEN] > 0


@pytest.mark.parametrize("card", ["no-card", "-", "hearts-ace+hearts-king"])
async def test_only_a_card_of_ones_own_hand_can_be_chosen(card: str) -> None:
    room = await dealt()
    with pytest.raises(Refused):
        await wish(room, ANNA, card)
    with pytest.raises(Refused):
        await wish(room, 99, "")
    assert table_view(room.table, ANNA).chosen == ""
