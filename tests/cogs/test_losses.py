"""A person sets a loss limit; nobody else learns of it."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.verbs import Verb
from tests.e2e.players import Player, use
from tests.house import House
from tests.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def like(person: Person, name: str, value: str) -> None:
    """Choose a value on the second page of personal settings."""
    await person.command("likes")
    await person.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
    await person.choose(value, custom_id=Press(Verb.LIKES_SET, choice=name).custom_id)


async def test_who_has_lost_enough_is_told_or_stands_up_and_nobody_else_learns_why(house: House) -> None:
    david, ben, eva = people = await house.enter("David", "Ben", "Eva")
    await house.elsewhere(*people)
    await like(ben, "stop_at", "20")
    await like(eva, "tell_at", "20")
    await david.command("lupfen start", rules="lupfen-vorarlberg/vorarlberg", stakes="30", turn_seconds=0, computers=2)
    for guest in (ben, eva):
        await use(guest, "join")
    table = house.bot.services.tables.here(int(david.channel))
    await use(david, "start")
    seat = {person: table.state.require_seat(int(person.id)).id for person in people}

    def chips(person: Person) -> int:
        seats = (*table.state.seats, *table.state.former)
        return next(each.chips for each in seats if each.id == seat[person])

    def enough(_: Person) -> bool:
        return chips(ben) <= -20 and chips(eva) <= -20 and table.state.seat_of(int(ben.id)) is None

    players = [Player(person) for person in people]
    await asyncio.gather(*(player.play(enough) for player in players))
    told_ben = await ben.see(lambda each: each.ephemeral and "have left the table" in each.text)
    assert f"You are at −{-chips(ben)} in this session" in told_ben.text
    assert "as you wanted to at −20" in told_ben.text
    await eva.see(lambda each: each.ephemeral and "and wanted to know at −20" in each.text)
    for person, own in ((david, ()), (ben, ("have left",)), (eva, ("wanted to know",))):
        read = [each.text for each in person.messages()]
        assert not [text for text in read if "wanted" in text and not any(words in text for words in own)]
