"""The effect of an answer is shown to nobody before the answer is written: it might never be."""

import asyncio
import re
import sqlite3
from collections.abc import Generator
from contextlib import closing, contextmanager

import pytest

from bot.discord_io.custom_id import Press, Verb
from tests.e2e.players import press_of
from tests.e2e.rig import Rig
from tests.e2e.test_away import deals_shown, seat_line, turn_of
from tests.e2e.test_presses import answers, asked_of, begun, current
from tests.people import PATIENCE, Message, Person
from tests.reading import Json

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
REFUSED = "Nothing was lost; the table waits and tries again."
NAMED = re.compile(r"<:\w+:\d+> ([\w ]+)")
"""A card or a suit, by its emoji and its name."""


@contextmanager
def taken(rig: Rig) -> Generator[None]:
    """Block the bot's writes, as another program using its database would."""
    with closing(sqlite3.connect(rig.database, timeout=PATIENCE, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        other.execute("ROLLBACK")


async def pressed(person: Person, message: Message, verb: str) -> str:
    button = next(button for button in message.buttons if press_of(button).verb == verb)
    return await person.press(custom_id=button.custom_id, message=message, wait=False)


async def test_who_presses_meanwhile_does_not_see_the_card_that_a_refused_lift_would_turn_up(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma", turn_seconds=0)
    lifter = asked_of(players).person
    panel, watchers = current(lifter), [player.person for player in players]
    lift = answers(panel)[0]
    with taken(rig):
        await lifter.press(custom_id=lift.custom_id, message=panel, wait=False)
        asking = [(watcher, await pressed(watcher, panel, "happened")) for watcher in watchers]
        assert [await watcher.outcome(made) for watcher, made in asking] == ["done"] * 3
        await lifter.see(REFUSED, ephemeral=True)
    for watcher in watchers:
        await watcher.see(lambda each: "### What happened" in each.text)
        read = [message.text for message in watcher.read if message.channel == watcher.channel]
        named = {name for text in read for name in NAMED.findall(text)}
        assert len(named) == 3, f"besides their own cards {watcher.name} has read of others: {named}"
    assert rig.answers() == []
    assert "turned up" not in current(lifter).text


async def test_no_form_opens_for_a_question_that_a_refused_answer_would_bring(rig: Rig) -> None:
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
    await lifter.see("That has been decided already.", ephemeral=True)
    assert lifter.forms == {}
    assert rig.answers() == []


async def test_nobody_is_called_for_a_question_that_a_refused_answer_would_bring(rig: Rig) -> None:
    players = await begun(rig, "Ben", "David", "Emma", turn_seconds=0)
    people = [player.person for player in players]
    for person in people:
        await person.see("Your cards", ephemeral=True)
    first = turn_of(players).person
    await first.see(f"<@{first.id}>")
    bringing = rig.discord.faults.add(path="/webhooks/", method="PATCH", pause="before")
    panel = deals_shown(first)[0]
    await first.press(custom_id=answers(panel)[1].custom_id, message=panel)
    await asyncio.wait_for(bringing.reached(), PATIENCE)
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
