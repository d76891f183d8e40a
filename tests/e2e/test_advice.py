"""The adviser over the wire: allowed, switched on, asked; its words reach only the person who asked."""

from typing import Any

import pytest

from bot.discord_io.custom_id import Verb
from local_discord.testing.people import Message, Person
from tests.e2e.players import Player, find, offering, use
from tests.e2e.playing import begun, public, seat_line, turn_of
from tests.e2e.rig import Rig

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
TITLES = ("What each answer is worth", "Was jede Antwort bringt")


def is_advice(message: Message) -> bool:
    return any(title in message.text for title in TITLES)


async def with_advice(rig: Rig, *names: str, **options: Any) -> list[Player]:
    """Begin a deal at a table where everyone plays with advice."""
    players = await begun(rig, *names, turn_seconds=0, **options)
    await use_in_menu(players[0].person, Verb.ADVISER_ALLOWED)
    for player in players:
        await use_in_menu(player.person, Verb.ADVISER)
        await player.person.wait(lambda player=player: "🎓" in seat_line(player.person, player.person.name), what="🎓")
    return players


async def menu(person: Person) -> Message:
    """Open the small menu next to the deal."""
    before = set(person.seen)
    await use(person, "more")
    titles = ("### More", "### Mehr")
    return await person.see(lambda each: each.id not in before and any(title in each.text for title in titles))


async def use_in_menu(person: Person, verb: Verb) -> None:
    """Open the menu and press a button with a verb."""
    more = await menu(person)
    await use(person, verb, on=more)


async def advised(person: Person) -> Message:
    """Ask for advice below the person's cards, for which they press the panel: menus and former hands disappear."""
    before = set(person.seen)
    await use(person, "hand", on=await person.see(lambda each: offering(each, "hand") is not None, ephemeral=False))
    hand = await person.see(lambda each: each.id not in before and offering(each, "advice") is not None)
    await use(person, "advice", on=hand)
    return await person.see(is_advice, ephemeral=True)


async def test_advice_reaches_only_the_person_asking_and_in_their_language(rig: Rig) -> None:
    anna, ben, clara = players = await with_advice(rig, "Anna", "Ben", "Clara")
    asked = turn_of(players).person
    told = await advised(asked)
    assert told.ephemeral
    german = asked.name != "Ben"
    assert ("etwa" in told.text or "am besten" in told.text) == german
    assert ("best" in told.text.split()) != german
    assert "±" in told.text
    for other in (anna.person, ben.person, clara.person):
        if other is not asked:
            assert not [each for each in other.messages() if is_advice(each)]
        assert not [each for each in other.messages() if not each.ephemeral and "±" in each.text]
    assert public(anna.person, "spielen mit Ratgeber")


async def test_advice_disappears_with_the_next_press_and_is_offered_only_in_turn(rig: Rig) -> None:
    players = await with_advice(rig, "Ben", "David", "Emma")
    asked = turn_of(players).person
    told = await advised(asked)
    for player in players:
        await use(player.person, "hand")
        assert (find(player.person, "advice") is not None) == (player.person is asked)
    told = await advised(asked)
    await use(asked, "answer")
    await asked.gone(told)
