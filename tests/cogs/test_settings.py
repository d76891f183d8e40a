"""Personal settings and their effect at a table: the table in words, cards confirmed and preselected."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.discord_io.custom_id import Press, Verb
from bot.preferences import Personal, ServerSettings
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from local_discord.testing.people import Message, Person
from tests.e2e.players import components, offering, press_of, use
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def ben(house: House) -> AsyncIterator[Person]:
    """Ben, with no settings yet."""
    (person,) = await house.apart("Ben")
    yield person
    for key in ("language", "pictures", "large", "listed"):
        await house.bot.services.preferences.change("person", int(person.id), key, None)


def server_of(house: House) -> int:
    server = house.discord.channel("stammtisch").server_id
    assert server
    return int(server)


@pytest.mark.parametrize("choice", ["large=maybe", "hat=yes", "language=klingon", "language", "", "=", "listed"])
async def test_a_setting_that_was_never_offered_cannot_be_set(house: House, ben: Person, choice: str) -> None:
    page = await ben.told(ben.command("likes"))
    await ben.told(house.forge(ben, Press(Verb.LIKES_SET, choice=choice).custom_id, message=page))
    assert house.bot.services.preferences.person(int(ben.id)) == Personal()


async def test_only_server_managers_can_change_server_settings(house: House, ben: Person) -> None:
    page = await ben.told(ben.command("likes"))
    line = await ben.told(house.forge(ben, Press(Verb.SETTINGS_SET, choice="pictures=no").custom_id, message=page))
    assert "Manage Server" in line.text
    assert house.bot.services.preferences.server(server_of(house)) == ServerSettings()


SWITCH = {"en-US": ("Text table: off", "Text table: on"), "de": ("Tisch als Text: aus", "Tisch als Text: an")}


async def reader(house: House, name: str, locale: str = "en-US") -> Person:
    """Switch on the text table for a person, by the name of the switch."""
    (person,) = await house.apart(name, locale=locale)
    await person.command("likes")
    off, on = SWITCH[locale]
    await person.press(off)
    await person.see(on, ephemeral=True)
    return person


def sections(message: Message) -> list[str]:
    """Return the headings of a message."""
    return [line.removeprefix("### ") for line in message.text.splitlines() if line.startswith("### ")]


def asks(message: Message, table: Table) -> bool:
    """Whether a private message shows its reader's open question."""
    button = offering(message, "answer")
    return bool(message.ephemeral and button and press_of(button).question == table.question_number)


def is_below_the_panel(message: Message, person: Person) -> bool:
    """Whether a hand is in its final place, below the panel of its deal."""
    panels = [each for each in person.messages() if not each.ephemeral and offering(each, "happened")]
    return bool(panels) and int(panels[-1].id) < int(message.id)


@pytest.mark.parametrize("locale", SWITCH)
async def test_a_text_table_lists_events_before_the_cards_and_the_question_last(house: House, locale: str) -> None:
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


async def test_a_text_table_without_hands_also_fits_in_one_message(house: House) -> None:
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
    menu = await emma.see("My table as text", ephemeral=True)
    await emma.press("My table as text", message=menu)
    await emma.see(lambda each: "At the table" in each.text, ephemeral=True)


async def test_practice_can_be_read_aloud_too(house: House) -> None:
    emma = await reader(house, "Emma Practice")
    await emma.command("skat rules")
    await use(emma, "practice")
    shown = await emma.see(lambda each: offering(each, "answer") is not None, ephemeral=True)
    assert {"The table", "Your cards: 10"} <= {*sections(shown)}
    assert shown.media == []
    assert "♣" not in shown.text


async def test_the_end_of_a_practice_deal_is_read_aloud_without_repetition(house: House) -> None:
    emma = await reader(house, "Emma At Last")
    await emma.command("lupfen rules")
    await use(emma, "practice")
    while True:
        shown = await emma.see(lambda each: "Practice deal" in each.text and bool(components(each)), ephemeral=True)
        if offering(shown, "answer") is None:
            break
        await use(emma, "answer")
    lines = shown.text.splitlines()
    assert {"How the deal ended", "At the table, anticlockwise"} <= {*sections(shown)}
    assert len(lines) == len({*lines})


async def test_every_button_that_opens_a_table_names_its_game(house: House) -> None:
    emma = await reader(house, "Emma Games")
    await emma.command("games")
    shown = await emma.see("Which game?", ephemeral=True)
    assert "Open a table: Skat" in shown.labels
    assert len(shown.labels) == len({*shown.labels})


RULES = "loup-1821"
"""A game in which the first question is for a card."""


async def begun(house: House) -> tuple[Table, dict[int, Person]]:
    """Start a deal for three people in its own channel, and open their hands."""
    people = await house.apart("Anna", "Ben", "Clara")
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


async def test_players_who_prefer_it_confirm_each_card_before_it_is_played(house: House) -> None:
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


async def test_a_card_can_be_preselected_and_taken_back_in_the_hand(house: House) -> None:
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
    assert table.answers_ahead.card_of(int(waiting.id)) == card
    message, (ahead,) = await offered(waiting, Verb.WISH)
    await waiting.choose("-", custom_id=ahead.custom_id, message=message)
    await waiting.see(lambda each: each.id == message.id and not marked(each))
    assert table.answers_ahead.card_of(int(waiting.id)) == ""
