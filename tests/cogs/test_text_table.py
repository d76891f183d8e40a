"""The whole table in words, for people who have it read to them."""

from __future__ import annotations

import pytest

from game.table.table import Table
from tests.e2e.players import components, offering, press_of, use
from tests.house import House
from tests.people import Message, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")
SWITCH = {"en-US": ("Text table: off", "Text table: on"), "de": ("Tisch als Text: aus", "Tisch als Text: an")}


async def reader(house: House, name: str, locale: str = "en-US") -> Person:
    """Let a person switch on the text table, by the name of the switch."""
    (person,) = await house.enter(name, locale=locale)
    await house.elsewhere(person)
    await person.command("likes")
    off, on = SWITCH[locale]
    await person.press(off)
    await person.see(on, ephemeral=True)
    return person


def sections(message: Message) -> list[str]:
    """Return the headings of a message."""
    return [line.removeprefix("### ") for line in message.text.splitlines() if line.startswith("### ")]


def asks(message: Message, table: Table) -> bool:
    """Whether a private message shows its reader's open question at a table."""
    button = offering(message, "answer")
    return bool(message.ephemeral and button and press_of(button).question == table.question_number)


def is_below_the_panel(message: Message, person: Person) -> bool:
    """Whether a hand is in its final place, below the panel of its deal."""
    panels = [each for each in person.messages() if not each.ephemeral and offering(each, "happened")]
    return bool(panels) and int(panels[-1].id) < int(message.id)


@pytest.mark.parametrize("locale", SWITCH)
async def test_a_text_table_has_what_happened_before_the_cards_and_the_question_last(house: House, locale: str) -> None:
    emma = await reader(house, f"Emma {locale}", locale)
    await emma.command("lupfen start", computers=2)
    await use(emma, "start")
    hand = await emma.see(lambda each: offering(each, "answer") is not None, ephemeral=True)
    texts = house.bot.services.readers.texts_of(int(emma.id), 0, locale).of_game("lupfen-liechtenstein", "lupfen")
    begins = [texts(f"aloud-{name}", count=3, number=1, question="") for name in ("so-far", "table", "hand", "turn")]
    heard = [heading for heading in sections(hand) for begin in begins if heading.startswith(begin[4:].rstrip())]
    assert len(heard) == len(begins)
    assert heard == [each for each in sections(hand) if each in heard]
    assert hand.media == []
    assert "♠" not in hand.text


async def test_where_nobody_holds_cards_the_table_is_read_and_played_in_one_message_too(house: House) -> None:
    emma = await reader(house, "Emma")
    await emma.command("east-west start", computers=1)
    await use(emma, "start")
    table = house.bot.services.tables.here(int(emma.channel))
    for _ in range(3):
        hand = await emma.see(lambda each: asks(each, table) and is_below_the_panel(each, emma))
        button = offering(hand, "answer")
        assert button
        await emma.press(custom_id=button.custom_id, message=hand)
    assert table.driver
    assert sum(given[0] == table.deal_seat(int(emma.id)) for given in table.driver.given) >= 3
    await use(emma, "more")
    menu = await emma.see("My table, as text", ephemeral=True)
    await emma.press("My table, as text", message=menu)
    await emma.see(lambda each: "Who sits here" in each.text, ephemeral=True)


async def test_practice_is_read_aloud_too(house: House) -> None:
    emma = await reader(house, "Emma Practice")
    await emma.command("skat rules")
    await use(emma, "practice")
    shown = await emma.see(lambda each: offering(each, "practice-answer") is not None, ephemeral=True)
    assert {"The table", "Your hand, 10 cards"} <= {*sections(shown)}
    assert shown.media == []
    assert "♣" not in shown.text


async def test_how_a_practice_deal_ended_is_read_aloud_and_each_thing_once(house: House) -> None:
    emma = await reader(house, "Emma At Last")
    await emma.command("lupfen rules")
    await use(emma, "practice")
    while True:
        shown = await emma.see(lambda each: "Practice deal" in each.text and bool(components(each)), ephemeral=True)
        if offering(shown, "practice-answer") is None:
            break
        await use(emma, "practice-answer")
    lines = shown.text.splitlines()
    assert {"How the deal ended", "Who sits here, counter-clockwise"} <= {*sections(shown)}
    assert len(lines) == len({*lines})


async def test_each_button_that_opens_a_table_names_its_game(house: House) -> None:
    emma = await reader(house, "Emma Games")
    await emma.command("games")
    shown = await emma.see("Which game?", ephemeral=True)
    assert "Open a table of Skat" in shown.labels
    assert len(shown.labels) == len({*shown.labels})
