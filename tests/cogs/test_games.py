"""Choosing a game on Discord: the page of games, tables opened from it, changing a lobby's game, disabled families."""

from collections.abc import AsyncIterator

import pytest
import pytest_asyncio

from bot.discord_io.custom_id import Press, Verb
from game.games.catalogue import CATALOGUE
from local_discord.testing.people import Person
from local_discord.testing.reading import Message
from tests.e2e.players import use
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


@pytest_asyncio.fixture(loop_scope="module")
async def david(house: House) -> AsyncIterator[Person]:
    """A person in a channel of his own; afterwards every family is enabled again."""
    (david,) = await house.apart("David")
    yield david
    await play_only(house, *CATALOGUE.families())


async def play_only(house: House, *families: str) -> None:
    """Disable all other families."""
    (server,) = {guild.id for guild in house.bot.guilds}
    for family in CATALOGUE.families():
        off = None if family in families else True
        await house.bot.services.preferences.change("server", server, f"off-{family}", off)


async def games_of(person: Person) -> Message:
    """Request the page of games."""
    return await person.told(person.command("games"))


async def told(house: House, person: Person, press: Press) -> str:
    """Press something below the page of games and read the private answer."""
    page = await games_of(person)
    return (await person.told(house.forge(person, press.custom_id, message=page))).text


async def opens(house: House, person: Person, ruleset: str) -> None:
    """Press the button of a game."""
    page = await games_of(person)
    assert await house.forge(person, Press(Verb.OPEN, choice=ruleset).custom_id, message=page) == "done"


def lobby_of(person: Person, house: House) -> str:
    """Return the ruleset of the table in a person's channel."""
    table = house.bot.services.tables.at(int(person.channel))
    return table.ruleset.id if table else ""


async def test_the_games_page_is_private_and_can_be_turned(house: House, david: Person) -> None:
    page = await games_of(david)
    assert "Lupfen · Liechtenstein" in page.text
    await david.press("▶", message=page)
    await david.see("Page 2", ephemeral=True)


@pytest.mark.parametrize("ruleset", ["fuenfzehnern", "lupfen-vorarlberg"])
async def test_each_game_button_opens_that_games_lobby(house: House, david: Person, ruleset: str) -> None:
    await opens(house, david, ruleset)
    await david.see("At the table", ephemeral=False)
    assert lobby_of(david, house) == ruleset


async def test_a_new_table_uses_the_servers_usual_rules(house: House, david: Person) -> None:
    services = house.bot.services
    (server,) = {guild.id for guild in house.bot.guilds}
    await services.preferences.change("server", server, "rules-lupfen", "lupfen-vorarlberg/allgaeu")
    await opens(house, david, "lupfen-vorarlberg")
    await services.preferences.change("server", server, "rules-lupfen", None)
    table = services.tables.here(int(david.channel))
    assert table.state.terms.options["shoving"] is True


async def test_the_game_button_links_to_a_table_that_is_already_open(house: House, david: Person) -> None:
    await david.command("schwimmen start")
    assert "A table is already open in this channel." in await told(house, david, Press(Verb.OPEN, choice="fipsen"))
    assert lobby_of(david, house) == "schwimmen"


@pytest.mark.parametrize("choice", ["", "bridge"])
async def test_an_unknown_game_is_refused(house: House, david: Person, choice: str) -> None:
    await told(house, david, Press(Verb.OPEN, choice=choice))
    assert lobby_of(david, house) == ""


# another game for a lobby


async def test_the_host_can_change_the_game_in_a_lobby(house: House, david: Person) -> None:
    await david.command("lupfen start")
    await use(david, "games")
    page = await david.see("One player sits at this table so far", ephemeral=True)
    assert "Chosen" in page.labels
    table = house.bot.services.tables.here(int(david.channel))
    assert await house.forge(david, Press(Verb.OPEN, table.id, choice="fuenfzehnern").custom_id, message=page) == "done"
    assert lobby_of(david, house) == "fuenfzehnern"
    await david.see("Fünfzehnern", ephemeral=False)


async def test_only_the_host_can_change_the_game_and_only_before_the_first_deal(house: House, david: Person) -> None:
    (ben,) = await house.enter("Ben")
    ben.go(david.channel)
    await david.command("lupfen start", computers=3)
    table = house.bot.services.tables.here(int(david.channel))
    for press in (Press(Verb.GAMES, table.id), Press(Verb.OPEN, table.id, choice="fipsen")):
        assert "Only David, the host" in await told(house, ben, press)
    await use(david, "start")
    for press in (Press(Verb.GAMES, table.id), Press(Verb.OPEN, table.id, choice="fipsen")):
        assert "only be changed before the first deal" in await told(house, david, press)
    assert lobby_of(david, house) == "lupfen-liechtenstein"


async def test_a_game_for_fewer_players_than_are_seated_is_refused(house: House, david: Person) -> None:
    await david.command("lupfen start", computers=4)
    table = house.bot.services.tables.here(int(david.channel))
    await told(house, david, Press(Verb.OPEN, table.id, choice="fipsen"))
    assert lobby_of(david, house) == "lupfen-liechtenstein"


# disabled families


async def test_a_disabled_family_is_not_offered_and_is_refused(house: House, david: Person) -> None:
    await play_only(house, "lupfen", "schwimmen")
    refusal = "Fipsen is switched off on this server; `/games` shows what is played here."
    for command in ("fipsen start", "fipsen rules", "fipsen stats", "fipsen join"):
        assert refusal in (await david.told(david.command(command))).text
    assert refusal in await told(house, david, Press(Verb.OPEN, choice="fipsen"))
    assert lobby_of(david, house) == ""
    page = await games_of(david)
    assert [game in page.text for game in ("Schwimmen", "Fipsen", "Tippen")] == [True, False, False]


async def test_an_open_table_continues_when_its_family_is_disabled(house: House, david: Person) -> None:
    await david.command("fipsen start")
    await play_only(house, "lupfen")
    (ben,) = await house.enter("Ben")
    ben.go(david.channel)
    await ben.command("fipsen join")
    table = house.bot.services.tables.here(int(david.channel))
    assert len(table.state.seats) == 2
    await david.command("fipsen stop")
    assert table.over
    assert "Fipsen is switched off" in await told(house, david, Press(Verb.AGAIN, table.id))


async def test_a_lobby_cannot_change_to_a_disabled_family(house: House, david: Person) -> None:
    await david.command("lupfen start")
    await play_only(house, "lupfen")
    table = house.bot.services.tables.here(int(david.channel))
    assert "Fipsen is switched off" in await told(house, david, Press(Verb.OPEN, table.id, choice="fipsen"))


async def test_server_managers_choose_which_games_are_played(house: House, david: Person) -> None:
    (anna,) = await house.enter("Anna")
    anna.go(david.channel)
    await anna.command("settings")
    page = await anna.see(lambda each: "settings-set" in str(each.json["components"]), ephemeral=True)
    families = Press(Verb.SETTINGS_SET, choice="families").custom_id
    assert await house.forge(anna, families, message=page, values=["lupfen", "fipsen"]) == "done"
    told = (await games_of(david)).text
    assert "Schwimmen" not in told
    assert "Fipsen" in told
    assert await house.forge(anna, families, message=page, values=[*CATALOGUE.families()]) == "done"
    assert house.bot.services.preferences.server(house.bot.guilds[0].id).off == frozenset()
