"""Cards and answers chosen ahead: given after a pause, as if the player had thought, and only where they fit."""

import random
from typing import Any

import pytest

from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.errors import Refused
from game.core.questions import Choose, PickCard
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.vocabulary import CLAIM
from game.games.catalogue import CATALOGUE
from game.table.answers_ahead import foreseen
from game.table.ports import Timings
from game.table.view import table_view
from tests.tables import ANNA, BEN, CLARA, Room, begun, opened

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
    await room.table.answers_ahead.choose(user, room.state.deal, card, ahead=ahead)


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
    assert room.table.question_number == number, "haste would reveal that it was chosen ahead"
    await room.wait(LONGEST)
    assert room.driver.answered[-1].answer == chosen
    assert room.table.question_number == number + 1
    assert table_view(room.table, user).chosen == ""


async def test_a_withdrawn_or_illegal_card_chosen_ahead_is_asked_for() -> None:
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


async def test_only_cards_forbidden_by_the_open_trick_are_ruled_out() -> None:
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


async def test_a_card_that_needs_confirmation_is_not_played_automatically() -> None:
    room = await dealt()
    user = room.turn
    await wish(room, user, room.offered[0], ahead=False)
    assert table_view(room.table, user).chosen == room.offered[0]
    await room.wait(60)
    assert room.asked == user


@pytest.mark.parametrize("ruleset", ["loup-1821", "fuenfzehnern"])
async def test_the_only_legal_card_is_played_automatically_on_request(ruleset: str) -> None:
    room = await dealt(ruleset, single=(ANNA, BEN))
    played = {ANNA: 0, BEN: 0, CLARA: 0}
    while room.state.phase == "playing":
        user, alone = room.turn, len({*room.offered} - {CLAIM}) == 1
        number = room.table.question_number
        await room.wait(LONGEST)
        if room.table.question_number == number and room.state.phase == "playing":
            assert not (alone and user != CLARA)
            await room.answer()
        else:
            assert alone
            played[user] += 1
    assert played[CLARA] == 0
    assert played[ANNA] + played[BEN] > 0


# answers


async def say(room: Room, user: int, kind: str, answer: str) -> None:
    await room.table.answers_ahead.choose(user, room.state.deal, answer, kind=kind)


def may_say(room: Room, user: int) -> dict[str, tuple[str, ...]]:
    """Return what a person may answer ahead, by the kind of question."""
    return {each.question.kinds[0]: each.question.choices for each in table_view(room.table, user).ahead}


def said(room: Room, user: int) -> list[str]:
    return [each.chosen for each in table_view(room.table, user).ahead if each.chosen]


async def lupfen(*, days: bool = False) -> tuple[Room, list[int]]:
    """Begin a deal of Lupfen in which somebody must lift; return the people in the order in which they are asked."""
    room = await opened(4, room=Room(timings=TIMINGS), force_on_empty_pot=False, compulsory_hearts=False)
    await room.table.hosting.set_time(ANNA, 86_400 if days else 0, "days" if days else "normal")
    await room.start()
    seats = [seat.user or 0 for seat in room.state.playing]
    first = seats.index(room.asked or 0)
    return room, seats[first:] + seats[:first]


@pytest.mark.parametrize("days", [False, True])
async def test_dropping_out_ahead_takes_effect_only_when_somebody_lifts(days: bool) -> None:
    room, (first, second, third, last) = await lupfen(days=days)
    drop = may_say(room, third)["join"][0]
    assert may_say(room, third) == {"lift": ("lift", "decline"), "join": (drop,)}
    everybody_else = [None, first, second, last]
    before = [table_view(room.table, other) for other in everybody_else]
    room.reader.heard()
    await say(room, third, "join", drop)
    assert [table_view(room.table, other) for other in everybody_else] == before
    assert room.reader.heard() == [], "no panel is rewritten because of it"
    room = await room.restart()
    assert said(room, third) == [drop]
    await room.answer("lift")
    await room.answer()
    assert room.asked == second
    await room.answer("join")
    assert room.asked == third
    number = room.table.question_number
    await room.wait(TIMINGS.computer - 0.01)
    assert room.table.question_number == number, "haste would reveal that it was chosen ahead"
    await room.wait(LONGEST)
    assert (room.driver.answered[-1].answer, room.asked) == (drop, last)
    await room.finish_deal()
    assert room.state.ahead == ()


async def test_joining_ahead_lapses_with_a_notice_if_trumps_or_price_change() -> None:
    room, (_, second, third, last) = await lupfen()
    await room.answer("lift")
    await room.answer()
    await say(room, third, "join", "join")
    await say(room, last, "join", "join")
    room.driver.deal.mark("price", 99)
    await room.answer("join", user=second)
    await room.wait(60)
    assert room.asked == third
    assert table_view(room.table, third).lapsed == "join"
    assert {table_view(room.table, other).lapsed for other in (None, second, last)} == {""}
    assert said(room, last) == []


async def test_joining_ahead_holds_whatever_the_others_answer() -> None:
    room, (_, second, third, last) = await lupfen()
    await room.answer("lift")
    await room.answer()
    await say(room, third, "join", "join")
    await say(room, last, "join", "join")
    await room.answer(user=second)
    await room.wait(2 * LONGEST)
    assert [each.answer for each in room.driver.answered[-2:]] == ["join", "join"]


async def test_an_answer_given_ahead_and_withdrawn_is_asked_for() -> None:
    room, (_, second, *_) = await lupfen()
    await say(room, second, "lift", "lift")
    await say(room, second, "lift", "decline")
    assert said(room, second) == ["decline"]
    await say(room, second, "lift", "")
    await room.answer()
    await room.wait(60)
    assert room.asked == second


@pytest.mark.parametrize(
    ("kind", "answer", "key"),
    [
        ("join", "join", "no-such-answer"),
        ("lift", "fold", "no-such-answer"),
        ("price", "3", "decided-already"),
        ("take_back", "agree", "decided-already"),
        ("play", "claim", "no-such-answer"),
    ],
)
async def test_no_other_answer_can_be_given_ahead(kind: str, answer: str, key: str) -> None:
    room, (first, second, *_) = await lupfen()
    state = room.state
    with pytest.raises(Refused) as refused:
        await say(room, second, kind, answer)
    assert refused.value.key == key
    with pytest.raises(Refused):
        await say(room, first, "lift", "lift")
    with pytest.raises(Refused):
        await room.table.answers_ahead.choose(second, 2, "decline", kind="lift")
    assert room.state == state


async def test_choosing_ahead_reveals_no_hidden_cards() -> None:
    room = await begun(4, ruleset="lupfen-vorarlberg", blind_lupf=True, force_on_empty_pot=False)
    user = next_to_play(room)
    assert may_say(room, user) == {}
    for card in room.driver.deal.pack.cards:
        with pytest.raises(Refused) as refused:
            await wish(room, user, card.code)
        assert refused.value.key == "no-such-answer"


AHEAD = [ruleset for ruleset in CATALOGUE if ruleset.ahead(ruleset.choose({}))]


@pytest.mark.parametrize("ruleset", AHEAD, ids=lambda ruleset: ruleset.id)
def test_every_answer_offered_ahead_is_valid_for_its_question(ruleset: Ruleset[Any]) -> None:
    rng, met = random.Random(7), set[str]()
    for number in range(40):
        seats = ruleset.best_seats
        setup = Setup(
            ruleset,
            ruleset.choose({}),
            1,
            0,
            Balances(3 * seats, 0, 0, (-3,) * seats),
            Seal(secret_from(f"ahead-{number}")),
        )
        driver = Driver(setup)
        while question := driver.question:
            rounds = [each for each in ruleset.ahead(setup.options) if question.kind in each.kinds]
            for each in rounds:
                assert isinstance(question, Choose)
                assert {*each.choices} <= {*question.shown}
                assert each.safe == question.safe or len(question.choices) == 1
            before = {seat: [*foreseen(driver, seat)] for seat in range(seats)}
            assert before[driver.seat] == []
            met.update(each.kinds[0] for offers in before.values() for each in offers)
            driver.answer(rng.choice(question.answers))
    assert met == {each.kinds[0] for each in ruleset.ahead(ruleset.choose({}))}
