"""How did I play? Shown only to the person who asks, and to the channel only when they share it."""

import pytest

from bot.discord_io.custom_id import Verb
from tests.e2e.players import find, offering, use
from tests.e2e.rig import Rig, play_all
from tests.people import Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
ENGLISH, GERMAN = "How did I play?", "Wie habe ich gespielt?"


async def looked_back(person: Person, title: str, sums: str) -> Message:
    """Press the button, and wait for the result."""
    await use(person, "performance")
    return await person.see(lambda each: each.ephemeral and title in each.text and sums in each.text)


async def test_each_sees_their_own_in_their_language_and_the_channel_what_is_shown(rig: Rig) -> None:
    players = await rig.sit_down("Ben", "Anna", computers=1)
    ben, anna = (player.person for player in players)
    await use(ben, "start")
    await ben.command("lupfen stop")
    await play_all(players)
    for person, command in ((ben, "lupfen history"), (anna, "lupfen history")):
        await person.command(command)
        message, menu = await person.wait(lambda person=person: find(person, "history-session"), what="the sessions")
        table = rig.tables()[0]["id"]
        await person.choose(table, custom_id=menu.custom_id, message=message)
    english = await looked_back(ben, ENGLISH, "**Luck**")
    german = await looked_back(anna, GERMAN, "**Glück**")
    assert "**Given away**" in english.text
    assert "**Verschenkt**" in german.text
    await ben.command("privacy show")
    await ben.see("Deals in which I have judged your choices: 1", ephemeral=True)
    assert not [each for each in anna.messages() if ENGLISH in each.text and "**Luck**" in each.text]
    share = offering(english, Verb.PERFORMANCE_SHARE)
    assert share
    await ben.press(custom_id=share.custom_id, message=english)
    shown = await anna.see("How Ben played", ephemeral=False)
    assert "**Luck**" in shown.text or "**Glück**" in shown.text


async def test_months_stand_below_ones_own_statistics_alone(rig: Rig) -> None:
    players = await rig.sit_down("David", "Emma", computers=1)
    david, emma = (player.person for player in players)
    await use(david, "start")
    await david.command("lupfen stop")
    await play_all(players)
    await david.command("lupfen stats", person=emma.id)
    others = await david.see("## Emma", ephemeral=True)
    assert offering(others, Verb.PERFORMANCE) is None
    await david.command("lupfen stats")
    told = await looked_back(david, ENGLISH, "given away per deal")
    assert " · **" not in told.text, "a single month says what stands above it"


async def test_who_was_not_there_has_nothing_to_look_back_at(rig: Rig) -> None:
    players = await rig.sit_down("Ben", "David", computers=1)
    (emma,) = await rig.enter("Emma")
    await use(players[0].person, "start")
    await players[0].person.command("lupfen stop")
    await play_all(players)
    await emma.command("lupfen history")
    message, menu = await emma.wait(lambda: find(emma, "history-session"), what="the sessions")
    await emma.choose(rig.tables()[0]["id"], custom_id=menu.custom_id, message=message)
    await looked_back(emma, ENGLISH, "There is nothing of yours")
