"""A person stops answering: reminded, answered for, replaced, sitting out, voted out; and welcome back."""

import json
from collections.abc import Sequence
from typing import Any

import pytest

from local_discord.testing.people import Message, Person
from tests.e2e.players import LITTLE_PATIENCE, Player, offering, use
from tests.e2e.playing import another_is_asked, answers, begun, deals_shown, menu, press, seat_line, turn_of
from tests.e2e.rig import Rig, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
SETTINGS = {"patience": LITTLE_PATIENCE}
NAMES = ("Ben", "David", "Emma")
SECONDS = 8
"""Time to think: enough for active players, and soon over for an absent one."""


def calls(watcher: Person, called: Person) -> list[Message]:
    """List the messages that mention a person."""
    return [each for each in watcher.messages() if f"<@{called.id}>" in each.text]


def seat_of(rig: Rig, person: Person) -> dict[str, Any] | None:
    """Read a person's seat, `None` when it is free."""
    (row,) = rig.tables()
    return next((seat for seat in json.loads(row["state"])["seats"] if str(seat["user"]) == person.id), None)


def seats_dealt_to(rig: Rig) -> int:
    """Count the seats of the last deal that was played to its end."""
    return (rig.records() or [{"seats": 0}])[-1]["seats"]


async def deals_pass(rig: Rig, players: Sequence[Player], deals: int) -> None:
    """Let people play a number of further deals."""
    until = len(rig.records()) + deals
    await play_all(players, lambda _: len(rig.records()) >= until)


async def leave_alone(absent: Player, others: Sequence[Player]) -> None:
    """Let the others play until a passive person is marked as away."""
    name = absent.person.name
    await play_all(others, lambda watcher: "away" in seat_line(watcher, name))


async def test_a_question_without_a_time_limit_calls_the_player_until_they_answer(rig: Rig) -> None:
    players = await begun(rig, *NAMES, turn_seconds=0)
    turn = turn_of(players)
    watcher = next(player.person for player in players if player is not turn)
    (call,) = await watcher.wait(lambda: calls(watcher, turn.person), what="a call")
    assert not call.ephemeral
    assert int(call.id) > int(deals_shown(watcher)[0].id), "a message of its own, because an edit notifies nobody"
    assert [each["id"] for each in call.json["mentions"]] == [turn.person.id]
    panel = deals_shown(turn.person)[0]
    await turn.person.press(custom_id=answers(panel)[1].custom_id, message=panel)
    await watcher.gone(call)


async def test_a_call_that_arrives_after_the_answer_is_removed(rig: Rig) -> None:
    ben, *guests = await rig.sit_down(*NAMES, turn_seconds=0)
    calling = rig.discord.faults.add(path=r"/channels/\d+/messages", method="POST", pause="before", count=1)
    await use(ben.person, "start")
    watcher = ben.person
    for player in (ben, *guests):
        who = player.person
        await who.wait(lambda who=who: any(seat_line(who, name).startswith("▶") for name in NAMES), what="a question")
        await who.see("Your cards", ephemeral=True)
    await calling.reached()
    turn = turn_of([ben, *guests])
    panel = deals_shown(turn.person)[0]
    await turn.person.press(custom_id=answers(panel)[1].custom_id, message=panel)
    calling.release()
    (call,) = await watcher.wait(lambda: calls(watcher, turn.person), what="the call")
    await watcher.gone(call)


LOST: list[dict[str, Any]] = [
    {"method": "POST", "lost": True, "count": 1},
    {"method": "DELETE", "drop": True, "count": 1},
]


@pytest.mark.parametrize("fault", LOST)
async def test_no_call_remains_when_its_response_or_its_removal_is_lost(rig: Rig, fault: dict[str, Any]) -> None:
    players = await begun(rig, *NAMES, turn_seconds=0)
    watcher = players[0].person
    for _ in range(2):
        turn = turn_of(players)
        await watcher.wait(lambda turn=turn: calls(watcher, turn.person), what="a call")
        rig.discord.faults.add(path=r"/channels/\d+/messages", **fault)
        panel = deals_shown(turn.person)[0]
        await turn.person.press(custom_id=answers(panel)[1].custom_id, message=panel)
        await watcher.wait(lambda turn=turn: another_is_asked(players, turn), what="the next one’s turn")
    called = turn_of(players).person
    await watcher.wait(lambda: all(each.person is called or not calls(watcher, each.person) for each in players))
    await watcher.wait(lambda: len(calls(watcher, called)) == 1, what="one call")


async def test_a_player_is_called_at_half_time_and_answered_for_safely_at_the_end(rig: Rig) -> None:
    players = await begun(rig, *NAMES, turn_seconds=SECONDS)
    turn = turn_of(players)
    watcher = next(player.person for player in players if player is not turn)
    (call,) = await watcher.wait(lambda: calls(watcher, turn.person), what="a call")
    assert int(call.id) > int(deals_shown(watcher)[0].id)
    await watcher.gone(call)
    first = rig.answers()[0]
    assert (first["answer"], first["person"]) == ("decline", None)
    await watcher.wait(lambda: "away" in seat_line(watcher, turn.person.name), what="the absence, while others wait")
    panel = deals_shown(watcher)[0]
    assert f"{turn.person.name} is away: a computer only plays out the cards" in panel.text
    assert offering(panel, "back")


async def test_a_call_left_behind_by_a_killed_bot_is_removed(rig: Rig) -> None:
    players = await begun(rig, *NAMES, turn_seconds=0)
    turn = turn_of(players)
    (call,) = await turn.person.wait(lambda: calls(turn.person, turn.person), what="a call")
    await rig.kill()
    await rig.start()
    await turn.person.gone(call)


async def test_a_player_who_misses_a_question_is_played_for_sits_out_and_returns(rig: Rig) -> None:
    ben, *others = await begun(rig, *NAMES, computers=1, turn_seconds=SECONDS)
    await leave_alone(ben, others)
    await play_all(others, lambda _: seats_dealt_to(rig) == 3)
    sitting_out = seat_of(rig, ben.person)
    assert sitting_out is not None
    assert sitting_out["out"]
    assert all(row["person"] is None for row in rig.answers() if row["seat"] == 0)
    await deals_pass(rig, others, 2)
    assert seat_of(rig, ben.person) == sitting_out, "a player who sits out antes no more"
    assert calls(ben.person, ben.person) == []
    await use(ben.person, "back")
    await play_all([ben, *others], lambda _: seats_dealt_to(rig) == 4)
    assert "away" not in seat_line(others[0].person, "Ben")


async def test_asking_for_the_next_deal_ends_an_absence(rig: Rig) -> None:
    people = [player.person for player in await begun(rig, *NAMES, turn_seconds=2)]
    for person in people:
        await person.wait(lambda person=person: "Paused:" in deals_shown(person)[0].text, what="a table that waits")
    for person in people:
        await use(person, "next")
    await people[0].wait(lambda: any("deal 2" in each.text for each in deals_shown(people[0])), what="the next deal")
    assert all((seat_of(rig, person) or {"out": True})["out"] is False for person in people)


async def test_players_present_vote_an_absent_person_out_of_their_seat(rig: Rig) -> None:
    ben, david, emma = await begun(rig, *NAMES, computers=1, turn_seconds=SECONDS)
    assert offering(await menu(david.person), "remove") is None
    await leave_alone(ben, [david, emma])
    assert await press(david.person, await menu(david.person), "remove") == "Free Ben’s seat (0/2)"
    assert seat_of(rig, ben.person) is not None
    assert await press(emma.person, await menu(emma.person), "remove") == "Free Ben’s seat (1/2)"
    await play_all([david, emma], lambda _: seat_of(rig, ben.person) is None)
    await use(ben.person, "hand")
    told = await ben.person.see("not at this table", ephemeral=True)
    assert offering(told, "join")
