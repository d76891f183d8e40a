"""Bounds that Discord checks are checked here as well: commands and forms with content that no client would send."""

from __future__ import annotations

from typing import Any

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.verbs import Verb
from game.reports.settle_up import MOST_SETTLED
from tests.e2e.players import use
from tests.house import House
from tests.people import Person

pytestmark = pytest.mark.asyncio(loop_scope="module")

SUBCOMMAND, STRING, INTEGER, USER = 1, 3, 4, 6


def start(**options: Any) -> dict[str, Any]:
    """Return the command `start` with options of any kind."""
    kinds = {str: STRING, int: INTEGER}
    written = [{"name": name, "type": kinds[type(value)], "value": value} for name, value in options.items()]
    return {"name": "start", "type": SUBCOMMAND, "options": written}


async def told(house: House, person: Person, name: str, *options: dict[str, Any], resolved: Any = None) -> str:
    """Use a command and read the private answer."""
    before = {message.id for message in person.messages()}
    assert await house.command(person, name, *options, resolved=resolved or {}) == "done"
    return (await person.see(lambda each: each.ephemeral and each.id not in before)).text


@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"computers": -1}, "no computer player"),
        ({"turn_seconds": -1}, "0 (as long as you like)"),
        ({"turn_seconds": 10**9}, "0 (as long as you like)"),
        ({"stakes": "1 2-6" * 1_000}, "I cannot read these stakes"),
        ({"rules": "x" * 6_000}, "I do not know the rules"),
        ({"computers": "many"}, "That command has changed"),
        ({"turn_seconds": "60"}, "That command has changed"),
        ({"rules": 7}, "That command has changed"),
    ],
)
async def test_no_table_is_opened_beyond_the_bounds(house: House, options: dict[str, Any], sentence: str) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    assert sentence in await told(house, david, "lupfen", start(**options))
    assert house.bot.services.tables.at(int(david.channel)) is None


async def test_no_more_computers_sit_down_than_there_is_room_for(house: House) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    assert await house.command(david, "lupfen", start(computers=99), resolved={}) == "done"
    await david.see("5/5")


async def test_a_command_of_another_version_is_refused_in_a_line(house: House) -> None:
    (david,) = await house.enter("David")
    dancing: dict[str, Any] = {"name": "dance", "type": SUBCOMMAND, "options": []}
    for name, option in (("lupfen", dancing), ("dance", start())):
        assert "That command has changed" in await told(house, david, name, option)


def settled(person: Person, chips: object, kind: int = INTEGER) -> list[dict[str, Any]]:
    """Return the options of `settle`."""
    return [
        {"name": "person", "type": USER, "value": person.id},
        {"name": "chips", "type": kind, "value": chips},
    ]


def known(person: Person) -> dict[str, Any]:
    """Return Discord's data about a person named by an option."""
    user = {"id": person.id, "username": person.name, "discriminator": "0", "avatar": None}
    return {"users": {person.id: user}}


@pytest.mark.parametrize("chips", [0, -5, MOST_SETTLED + 1, 10**15])
async def test_no_payment_beyond_the_bounds_is_asked_for(house: House, chips: int) -> None:
    david, ben = await house.enter("David", "Ben")
    await house.elsewhere(david, ben)
    answer = await told(house, david, "settle", *settled(ben, chips), resolved=known(ben))
    assert "Choose an amount from 1 to" in answer
    assert ben.messages() == []


async def test_a_payment_to_oneself_or_in_words_or_to_nobody_is_refused(house: House) -> None:
    david, ben = await house.enter("David", "Ben")
    await house.elsewhere(david, ben)
    assert "yourself" in await told(house, david, "settle", *settled(david, 5), resolved=known(david))
    assert "has changed" in await told(house, david, "settle", *settled(ben, "5", STRING), resolved=known(ben))
    assert "has changed" in await told(house, david, "settle", *settled(ben, 5))
    assert ben.messages() == []


@pytest.mark.parametrize("amount", ["0", "1000000000001", "9999999999999"])
async def test_a_forged_button_asks_for_no_payment_beyond_the_bounds(house: House, amount: str) -> None:
    david, ben = await house.enter("David", "Ben")
    await house.elsewhere(david, ben)
    await david.command("settle")
    proposal = await david.see(lambda each: each.ephemeral)
    press = Press(Verb.SETTLE_ASK, choice=f"{david.id}-{ben.id}-{amount}")
    assert await house.forge(david, press.custom_id, message=proposal) == "done"
    await david.see("Choose an amount from 1 to", ephemeral=True)
    assert ben.messages() == []


@pytest.mark.parametrize("typed", ["9" * 5_000, "-1", "²", "sixty", "86401"])
async def test_a_time_to_think_beyond_the_bounds_is_told_on_the_form(house: House, typed: str) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    await david.command("lupfen start", computers=2)
    await use(david, "rules")
    editor = await david.see(lambda each: each.ephemeral)
    table = house.bot.services.tables.here(int(david.channel))
    assert await house.forge(david, Press(Verb.RULES_TIME, table.id).custom_id, message=editor, typed={"value": typed})
    await david.see("The time to think is 0", ephemeral=True)
    assert table.state.turn_seconds == 60
