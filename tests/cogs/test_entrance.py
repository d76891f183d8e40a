"""Ways to tables without a command: *Play here* and *My tables*; people who are barred."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.discord_io.custom_id import Press, Verb
from bot.preferences import ServerSettings
from game.table.view import table_view
from local_discord.testing.people import Message, Person
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")
POST, AWAY = Press(Verb.PLAY_HERE, choice="post"), Press(Verb.PLAY_HERE, choice="away")
TITLE = "Play here"


@pytest_asyncio.fixture(loop_scope="module")
async def anna(house: House) -> AsyncIterator[Person]:
    """The owner of the server, who reads English, in a channel of her own; afterwards nothing is set."""
    (anna,) = await house.apart("Anna")
    await house.bot.services.preferences.change("person", int(anna.id), "language", "en")
    yield anna
    await house.bot.services.preferences.change("person", int(anna.id), "language", None)
    await house.bot.services.play_here.take_away(server(house))
    for key in ("play_here_stays", *(f"kept-out-{user}" for user in kept(house).kept_out)):
        await house.bot.services.preferences.change("server", server(house), key, None)


def server(house: House) -> int:
    (guild,) = house.bot.guilds
    return guild.id


def kept(house: House) -> ServerSettings:
    return house.bot.services.preferences.server(server(house))


async def ways_in(house: House, person: Person) -> Message:
    """Open the page of the settings with the ways in."""
    page = await person.told(person.command("settings"))
    await house.forge(person, Press(Verb.SETTINGS, choice="1").custom_id, message=page)
    return await person.see(lambda message: message.id == page.id and "Kept out of our tables" in message.text)


async def posted(house: House, anna: Person) -> Message:
    """Post the message with the button in the settings."""
    page = await ways_in(house, anna)
    await anna.press("Post it in this channel", message=page)
    return await anna.see(lambda message: TITLE in message.text and "deals of the day" in message.text.casefold())


def standing(person: Person) -> list[str]:
    return [each.id for each in person.messages() if not each.ephemeral and f"## {TITLE}" in each.text]


async def keep_out(house: House, anna: Person, *people: Person) -> None:
    page = await ways_in(house, anna)
    press = Press(Verb.SETTINGS_SET, choice="kept_out")
    assert await house.forge(anna, press.custom_id, message=page, values=[each.id for each in people]) == "done"


async def test_a_table_can_be_opened_without_a_command(house: House, anna: Person) -> None:
    entrance = await posted(house, anna)
    (ben,) = await house.enter("Ben")
    ben.go(anna.channel)
    await ben.press("Games", message=entrance)
    page = await ben.see("Lupfen · Liechtenstein", ephemeral=True)
    await house.forge(ben, Press(Verb.OPEN, choice="lupfen-liechtenstein").custom_id, message=page)
    assert house.bot.services.tables.at(int(anna.channel)) is not None
    tables = await ben.told(ben.press("My tables", message=entrance))
    assert "Lupfen" in tables.text
    assert "Has not begun yet" in tables.text
    await ben.press("Deals of the day", message=entrance)
    await ben.see("## Deals of the day", ephemeral=True)
    assert standing(ben) == [entrance.id]


async def test_play_here_exists_once_and_can_be_moved_and_removed(house: House, anna: Person) -> None:
    first = await posted(house, anna)
    page = await ways_in(house, anna)
    await house.forge(anna, POST.custom_id, message=page)
    await anna.gone(first)
    (second,) = standing(anna)
    page = await ways_in(house, anna)
    assert f"<#{anna.channel}>" in page.text
    await house.forge(anna, AWAY.custom_id, message=page)
    await anna.wait(lambda: second not in standing(anna), what="no message")
    assert kept(house).play_here == ""


async def test_play_here_can_be_kept_as_the_last_message(house: House, anna: Person) -> None:
    first = await posted(house, anna)
    page = await ways_in(house, anna)
    await house.forge(anna, Press(Verb.SETTINGS_SET, choice="play_here_stays=yes").custom_id, message=page)
    await anna.command("lupfen start", computers=2)
    await anna.command("lupfen stop")
    await anna.gone(first)
    await anna.wait(lambda: standing(anna) not in ([], [first.id]), what="a new message")
    assert anna.messages()[-1].id in standing(anna) or anna.messages()[-1].ephemeral


async def test_only_managers_can_post_play_here(house: House, anna: Person) -> None:
    (ben,) = await house.enter("Ben")
    ben.go(anna.channel)
    page = await ben.told(ben.command("help"))
    assert "Manage Server" in (await ben.told(house.forge(ben, POST.custom_id, message=page))).text
    assert standing(ben) == []


async def test_a_person_can_be_invited_from_their_user_menu(house: House, anna: Person) -> None:
    (ben,) = await house.enter("Ben")
    ben.go(anna.channel)
    games = await ben.told(ben.command_on(anna, "Play with …"))
    assert f"<@{anna.id}>" in games.text
    await ben.press("Open a table", message=games)
    await anna.see(lambda message: f"<@{anna.id}>" in message.text and "Ben" in message.text)
    (clara,) = await house.enter("Clara")
    clara.go(anna.channel)
    await ben.command_on(clara, "Play with …")
    await clara.see(lambda message: f"<@{clara.id}>" in message.text)


async def test_people_who_opted_out_or_are_not_allowed_cannot_be_invited(house: House, anna: Person) -> None:
    ben, david = await house.enter("Ben", "David")
    ben.go(anna.channel)
    await keep_out(house, anna, david)
    assert "can’t play" in (await ben.told(ben.command_on(david, "Play with …"))).text
    page = await ben.told(ben.command("games"))
    forged = Press(Verb.OPEN, choice=f"lupfen-liechtenstein/{david.id}")
    assert "can’t play" in (await ben.told(house.forge(ben, forged.custom_id, message=page))).text
    assert house.bot.services.tables.at(int(anna.channel)) is None


async def test_a_barred_player_leaves_and_is_told_politely(house: House, anna: Person) -> None:
    (ben,) = await house.enter("Ben")
    ben.go(anna.channel)
    await ben.command("lupfen start", computers=2)
    table = house.bot.services.tables.at(int(ben.channel))
    assert table is not None
    await anna.press("Join", message=await anna.see("Join"))
    await keep_out(house, anna, ben)
    assert table.state.seat_of(int(ben.id)) is None
    for verb in (Verb.JOIN, Verb.WATCH):
        line = await ben.told(house.forge(ben, Press(verb, table.id).custom_id, message=await ben.see("Join")))
        assert "at the moment" in line.text
        assert "Anna" not in line.text
    assert table.state.seat_of(int(ben.id)) is None
    assert "at the moment" in (await ben.told(ben.command("lupfen join"))).text
    assert table.state.seat_of(int(ben.id)) is None
    await anna.command("lupfen stop")
    assert "at the moment" in (await ben.told(ben.command("skat start"))).text
    assert house.bot.services.tables.at(int(ben.channel)) is None
    await keep_out(house, anna)
    await ben.command("skat start")
    assert house.bot.services.tables.at(int(ben.channel)) is not None


async def test_a_session_continues_without_a_player_the_server_bars(house: House, anna: Person) -> None:
    (ben,) = await house.enter("Ben")
    ben.go(anna.channel)
    await anna.command("lupfen start", computers=2)
    await ben.press("Join", message=await ben.see("Join"))
    table = house.bot.services.tables.at(int(anna.channel))
    assert table is not None
    await table.start(int(anna.id))
    await keep_out(house, anna, ben)
    seat = table.state.seat_of(int(ben.id))
    assert seat is not None
    assert seat.leaving, "the deal is finished first"
    await ben.told(house.forge(ben, Press(Verb.JOIN, table.id).custom_id, message=await ben.see("Join")))
    assert table.state.seat_of(int(ben.id)) == seat, "a barred player cannot undo leaving"
    await table.stop(int(anna.id))


async def test_a_new_session_seats_no_barred_player(house: House, anna: Person) -> None:
    (ben,) = await house.enter("Ben")
    ben.go(anna.channel)
    await anna.command("lupfen start", computers=2)
    lobby = await ben.see("Join")
    await ben.press("Join", message=lobby)
    table = house.bot.services.tables.at(int(anna.channel))
    assert table is not None
    await table.stop(int(anna.id))
    await keep_out(house, anna, ben)
    assert await house.forge(anna, Press(Verb.AGAIN, table.id).custom_id, message=lobby) == "done"
    again = house.bot.services.tables.at(int(anna.channel))
    assert again is not None
    assert (again.state.seat_of(int(ben.id)), again.state.seat_of(int(anna.id)) is not None) == (None, True)


async def test_an_evening_does_not_wait_for_a_barred_player(house: House, anna: Person) -> None:
    (ben,) = await house.enter("Ben")
    ben.go(anna.channel)
    await anna.command("evening plan", game="lupfen-liechtenstein")
    board = await ben.see(lambda message: any(":evening:" in each.custom_id for each in message.buttons))
    evening = next(each.custom_id for each in board.buttons if ":evening:" in each.custom_id).split(":")[2]
    actions = house.bot.services.evenings.actions

    async def coming() -> list[int]:
        return [guest.user for guest in (await actions.find(evening)).coming("comes")]

    await house.forge(ben, Press(Verb.EVENING, evening, choice="comes").custom_id, message=board)
    assert int(ben.id) in await coming()
    await keep_out(house, anna, ben)
    await house.forge(ben, Press(Verb.EVENING, evening, choice="comes").custom_id, message=board)
    assert int(ben.id) not in await coming()


async def test_my_tables_shows_whose_turn_it_is(house: House, anna: Person) -> None:
    await anna.command("skat start", computers=2)
    table = house.bot.services.tables.at(int(anna.channel))
    assert table is not None
    await table.start(int(anna.id))
    await anna.wait(lambda: table.state.seat_of(int(anna.id)) and table_view(table, int(anna.id)).asked, what="a turn")
    await anna.command("tables")
    page = await anna.see("## Your tables", ephemeral=True)
    assert "Skat" in page.text
    assert "It’s your turn" in page.text or "is to play" in page.text
    await table.stop(int(anna.id))
