"""Over the wire: cards with confirmation, and preselected cards."""

from __future__ import annotations

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.verbs import Verb
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from tests.e2e.players import components, offering, press_of, use
from tests.house import House
from tests.people import Message, Person

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]
RULES = "loup-1821"
"""A game in which the first question is for a card."""


async def begun(house: House) -> tuple[Table, dict[int, Person]]:
    """Let three people begin a deal in a channel of its own, and see their hands."""
    people = await house.enter("Anna", "Ben", "Clara")
    await house.elsewhere(*people)
    await people[0].command(f"{CATALOGUE.find(RULES).family} start", rules=RULES, turn_seconds=0)
    for guest in people[1:]:
        await use(guest, "join")
    await use(people[0], "start")
    table = house.bot.services.tables.here(int(people[0].channel))
    for person in people:
        await person.see(lambda message: offering(message, "hand") is not None, ephemeral=True)
    return table, {int(person.id): person for person in people}


def asked(table: Table, people: dict[int, Person]) -> Person:
    seat = table.asked_seat
    assert seat is not None
    assert seat.user is not None
    return people[seat.user]


async def offered(person: Person, verb: Verb) -> tuple[Message, list[Press]]:
    """Wait until a hand offers something; return it."""

    def presses(message: Message) -> list[Press]:
        return [press for press in map(press_of, components(message)) if press.verb == verb]

    message = await person.see(lambda each: bool(presses(each)), ephemeral=True)
    return message, presses(message)


def marked(message: Message) -> list[str]:
    """List the options marked as chosen in the menus of a message."""
    options = (option for menu in message.selects for option in menu.component["options"])
    return [option["value"] for option in options if option.get("default")]


async def test_a_card_is_played_when_it_is_confirmed_by_whoever_likes_that(house: House) -> None:
    table, people = await begun(house)
    person = asked(table, people)
    await house.bot.services.preferences.change("person", int(person.id), "confirm", True)
    await use(person, "hand")
    message, cards = await offered(person, Verb.WISH)
    await person.press(custom_id=cards[0].custom_id, message=message)
    await person.press(custom_id=cards[-1].custom_id, message=message)
    message, confirm = await offered(person, Verb.ANSWER)
    assert [press.choice for press in confirm] == [cards[-1].choice]
    assert table.question_number == cards[-1].question, "nothing is played yet"
    await person.press(custom_id=confirm[0].custom_id, message=message)
    assert table.driver
    assert table.driver.answered[-1].answer == cards[-1].choice
    await house.bot.services.preferences.change("person", int(person.id), "confirm", None)


async def test_a_card_is_chosen_ahead_and_taken_back_in_ones_own_hand(house: House) -> None:
    table, people = await begun(house)
    first = asked(table, people)
    message, cards = await offered(first, Verb.ANSWER)
    await first.press(custom_id=cards[0].custom_id, message=message)
    waiting = next(person for person in people.values() if person not in {first, asked(table, people)})
    message, (ahead,) = await offered(waiting, Verb.WISH)
    menu = message.selects[0]
    card = menu.component["options"][1]["value"]
    await waiting.choose(card, custom_id=ahead.custom_id, message=message)
    await waiting.see(lambda each: each.id == message.id and marked(each) == [card])
    assert table.chosen_by(int(waiting.id)) == card
    message, (ahead,) = await offered(waiting, Verb.WISH)
    await waiting.choose("-", custom_id=ahead.custom_id, message=message)
    await waiting.see(lambda each: each.id == message.id and not marked(each))
    assert table.chosen_by(int(waiting.id)) == ""
