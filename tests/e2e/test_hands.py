"""What one sees in private: one hand, however slowly Discord answers, one message beside it, nothing too early."""

import re
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

from bot.discord_io.custom_id import Press, Verb
from local_discord.testing.people import PATIENCE, Message, Person
from local_discord.testing.reading import Json
from tests.e2e.players import Player, between_deals, in_deal, offering, press_of, use
from tests.e2e.playing import answers, asked_of, begun, current, deals_shown, seat_line, turn_of
from tests.e2e.rig import Rig, play_all

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
REFUSED = "Nothing was lost; the table is waiting and will try again."
NAMED = re.compile(r"<:\w+:\d+> ([\w ]+)")
"""A card or a suit, by its emoji and its name."""
NAMES = ("Ben", "David", "Emma")


def hands(person: Person) -> list[Message]:
    """List the private messages that show a person's cards, or on which they could answer."""
    return [each for each in person.messages() if each.ephemeral and ("Your cards" in each.text or answers(each))]


async def one_hand(person: Person) -> None:
    """Wait until a person has exactly one hand."""
    await person.wait(lambda: len(hands(person)) == 1, what="one hand")


async def test_cards_requested_while_hands_are_being_sent_arrive_as_one_hand(rig: Rig) -> None:
    players = await rig.sit_down(*NAMES)
    people = [player.person for player in players]
    following = r"/webhooks/\d+/[^/]+$"
    rig.discord.faults.add(following, method="POST", count=1)  # the panel, which follows the press
    sending = rig.discord.faults.add(following, method="POST", pause="before", count=3)
    await use(people[0], "start")
    await sending.reached()
    for person in people:
        await use(person, "hand")
        await person.see("Your cards", ephemeral=True)
    sending.release()
    turn = asked_of(players).person
    (hand,) = hands(turn)
    await turn.press(custom_id=answers(hand)[1].custom_id, message=hand)
    await turn.wait(lambda: asked_of(players).person is not turn, what="the panel, which comes after all hands")
    for person in people:
        await one_hand(person)
        assert offering(hands(person)[0], "hand")


async def test_a_hand_appears_below_whatever_was_looked_up_before_the_turn(rig: Rig) -> None:
    players = await begun(rig, *NAMES, turn_seconds=600)
    turn = asked_of(players)
    looked_up: dict[str, str] = {}
    for each in players:
        if each is not turn:
            await each.person.command("ledger")
            looked_up[each.person.name] = (await each.person.see("## Server ledger", ephemeral=True)).id
    hand = hands(turn.person)[0]
    await turn.person.press(custom_id=answers(hand)[-1].custom_id, message=hand)
    following = await turn.person.wait(
        lambda: next(
            (each for each in players if each is not turn and f"▶ **{each.person.name}**" in current(turn.person).text),
            None,
        ),
        what="the next one’s turn",
    )
    name = following.person.name
    await following.person.wait(
        lambda: [int(each.id) > int(looked_up[name]) for each in hands(following.person)] == [True],
        what="the hand below",
    )


async def test_cards_requested_several_times_simultaneously_arrive_as_one_hand(rig: Rig) -> None:
    players = await begun(rig, *NAMES)
    turn = asked_of(players).person
    await turn.see("Your cards", ephemeral=True)
    answering = rig.discord.faults.add(path="/callback", pause="before", count=3)
    asking = [await use(turn, "hand", wait=False) for _ in range(3)]
    await answering.reached(3)
    answering.release()
    assert [await turn.outcome(each) for each in asking] == ["done"] * 3
    await one_hand(turn)
    (hand,) = hands(turn)
    await turn.press(custom_id=answers(hand)[1].custom_id, message=hand)
    await turn.wait(lambda: not any(answers(each) for each in hands(turn)), what="no dead buttons")


async def test_after_a_restart_any_press_brings_the_hand(rig: Rig) -> None:
    ben, david, emma = (player.person for player in await begun(rig, *NAMES, turn_seconds=0))
    for person in (ben, david, emma):
        await one_hand(person)
        await person.dismiss(hands(person)[0])
    before = next(message for message in david.messages() if offering(message, "more"))
    await rig.restart()
    await david.gone(before)  # the table is shown anew
    await use(ben, "more")
    await one_hand(ben)
    await use(david, "happened")
    await one_hand(david)
    assert hands(emma) == []


# the table above the cards of whoever is asked


def pictures(message: Message) -> dict[str, str]:
    """Return the kinds of pictures in a message, with their ids."""
    media = [item["media"] for part in message.components if part["type"] == 12 for item in part["items"]]
    return {each["url"].rpartition("/")[2].partition("-")[0]: each["attachment_id"] for each in media}


def pictured_hand(person: Person) -> Message | None:
    """Find a person's private message with cards, once it is complete: with a strip where they can answer."""
    private = [each for each in person.messages() if each.ephemeral and "hand" in pictures(each)]
    complete = [each for each in private if bool(answers(each)) == ("strip" in pictures(each))]
    return complete[-1] if complete else None


async def seen(player: Player, *, asked: bool) -> Message:
    """Wait until a player's hand is complete, with or without answers."""

    def found() -> Message | None:
        message = pictured_hand(player.person)
        return message if message and bool(answers(message)) == asked else None

    return await player.person.wait(found, what="a complete hand")


async def test_the_player_in_turn_sees_the_table_and_no_cards_are_sent_twice(tmp_path: Path) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await begun(rig)
        first, second = await players[0].person.wait(lambda: in_turn(players), what="a question")
        hands = {player.person.id: pictures(await seen(player, asked=player is first)) for player in players}
        assert sorted(len(shown) for shown in hands.values()) == [1, 1, 2]
        shown = await seen(first, asked=True)
        await first.person.press(custom_id=answers(shown)[-1].custom_id, message=shown)
        assert pictures(await seen(first, asked=False)) == {"hand": hands[first.person.id]["hand"]}
        now = pictures(await seen(second, asked=True))
        assert now["hand"] == hands[second.person.id]["hand"]
        assert "strip" in now


def in_turn(players: list[Player]) -> tuple[Player, Player] | None:
    """Find the player who is asked, by their hand, and the next one."""
    for place, player in enumerate(players):
        message = pictured_hand(player.person)
        if message and answers(message):
            return player, players[(place + 1) % len(players)]
    return None


# menus


def beside(person: Person) -> list[Message]:
    """List a person's private messages other than their hand."""
    return [each for each in person.messages() if each.ephemeral and each not in hands(person)]


async def one_beside(person: Person, text: str) -> Message:
    """Wait until a person has one hand, and one small message with a text."""

    def only() -> Message | None:
        shown = beside(person)
        return shown[0] if len(shown) == 1 and text in shown[0].text and len(hands(person)) == 1 else None

    return await person.wait(only, what=f"{text} and a hand, nothing else")


async def menu_of(person: Person) -> Message:
    """Open the menu from the panel."""
    panel = current(person)
    await use(person, "more", on=panel)
    return await one_beside(person, "More")


async def test_a_tour_of_all_menus_leaves_a_hand_and_one_message(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma")
    host = players[0].person
    for verb, text in (
        ("happened", "What happened"),
        ("more", "More"),
        ("happened", "What happened"),
        ("more", "More"),
    ):
        await use(host, verb)
        await one_beside(host, text)
    menu = await menu_of(host)
    await use(host, "rules", on=menu)
    await one_beside(host, "Liechtenstein")
    other = next(player.person for player in players if player is not asked_of(players))
    for _ in range(3):
        await other.press(custom_id=answer_on(current(other)), message=current(other))
        await one_beside(other, "turn")


def answer_on(message: Message) -> str:
    button = offering(message, "answer")
    assert button
    return button.custom_id


async def test_a_menu_disappears_with_its_deal(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma")
    host = players[0].person
    await menu_of(host)
    await play_all(players, lambda person: between_deals(person) or in_deal(2)(person))
    await host.wait(lambda: not beside(host), what="no menu of a finished deal")


async def test_a_menu_from_an_earlier_deal_stops_nothing_and_is_refreshed(rig: Rig) -> None:
    """The bot that would have removed it was killed; Discord keeps it until its reader dismisses it."""
    players = await begun(rig, "Ben", "David", "Emma")
    host = players[0].person
    menu = await menu_of(host)
    stop = offering(menu, "stop")
    assert stop
    await rig.restart()
    await play_all(players, in_deal(2))
    await host.press(custom_id=stop.custom_id, message=menu)
    fresh = await host.see("That menu belonged to an earlier deal.", ephemeral=True)
    assert fresh.id == menu.id
    assert '"stopping":false' in rig.tables()[0]["state"]
    button = offering(fresh, "stop")
    assert button
    assert press_of(button).deal >= 2


# the effect of an answer is shown to nobody before it is written: it might never be


@contextmanager
def taken(rig: Rig) -> Generator[None]:
    """Block the bot's writes, as another program using its database would."""
    with closing(sqlite3.connect(rig.database, timeout=PATIENCE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def pressed_on(person: Person, message: Message, verb: str) -> str:
    button = next(button for button in message.buttons if press_of(button).verb == verb)
    return await person.press(custom_id=button.custom_id, message=message, wait=False)


async def test_a_refused_lift_shows_nobody_the_card_it_would_have_turned_up(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma", turn_seconds=0)
    lifter = asked_of(players).person
    panel, watchers = current(lifter), [player.person for player in players]
    lift = answers(panel)[0]
    with taken(rig):
        await lifter.press(custom_id=lift.custom_id, message=panel, wait=False)
        asking = [(watcher, await pressed_on(watcher, panel, "happened")) for watcher in watchers]
        assert [await watcher.outcome(made) for watcher, made in asking] == ["done"] * 3
        await lifter.see(REFUSED, ephemeral=True)
    for watcher in watchers:
        await watcher.see(lambda each: "### What happened" in each.text)
        read = [message.text for message in watcher.read if message.channel == watcher.channel]
        named = {name for text in read for name in NAMED.findall(text)}
        assert len(named) == 3, f"besides their own cards {watcher.name} has read of others: {named}"
    assert rig.answers() == []
    assert "turned up" not in current(lifter).text


async def test_a_refused_answer_opens_no_form_for_the_next_question(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma", turn_seconds=0)
    lifter = asked_of(players).person
    panel = current(lifter)
    lift = answers(panel)[0]
    asked = press_of(lift)
    forged = Press(Verb.AMOUNT, asked.table, asked.deal, asked.question + 1)
    data = {"custom_id": forged.custom_id, "component_type": 2}
    place = {"type": 3, "person": lifter.id, "channel": lifter.channel, "message": panel.id}
    with taken(rig):
        await lifter.press(custom_id=lift.custom_id, message=panel, wait=False)
        await rig.people.control("POST", "interactions", {**place, "data": data})
        await lifter.see(REFUSED, ephemeral=True)
    await lifter.see("That has already been decided.", ephemeral=True)
    assert lifter.forms == {}
    assert rig.answers() == []


async def test_a_refused_answer_calls_nobody_for_the_next_question(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma", turn_seconds=0)
    people = [player.person for player in players]
    for person in people:
        await person.see("Your cards", ephemeral=True)
    first = turn_of(players).person
    await first.see(f"<@{first.id}>")
    bringing = rig.discord.faults.add(path="/webhooks/", method="PATCH", pause="before")
    panel = deals_shown(first)[0]
    await first.press(custom_id=answers(panel)[1].custom_id, message=panel)
    await bringing.reached()
    await first.wait(lambda: not seat_line(first, first.name).startswith("▶"), what="the next question")
    lifter = turn_of(players).person
    panel = deals_shown(lifter)[0]
    with taken(rig):
        await lifter.press(custom_id=answers(panel)[0].custom_id, message=panel, wait=False)
        await lifter.see(REFUSED, ephemeral=True)
    bringing.release()
    await lifter.see(f"<@{lifter.id}>")
    calls = [event["d"]["components"] for event in rig.discord.hub.wire[lifter.id] if called(event, lifter)]
    assert all("Lupfsch?" in str(shown) for shown in calls)


def called(event: Json, person: Person) -> bool:
    """Whether an event on the wire is a new reminder for a person."""
    return event["t"] == "MESSAGE_CREATE" and f"<@{person.id}>" in str(event["d"]["components"])
