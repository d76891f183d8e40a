# pyright: reportPrivateUsage=false
"""Commands, and what their tables do: replies with a table, without one, and after an upgrade."""

import asyncio
import threading
from collections.abc import Iterable
from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from cogs import family_commands
from game.core.participants import MOST_SEATS
from game.games.catalogue import CATALOGUE
from game.reports.statistics import PlayedDeal, Statistics, statistics_of
from local_discord.testing.people import Message, Person
from tests.e2e.players import Player, offering, use
from tests.house import House

pytestmark = pytest.mark.asyncio(loop_scope="module")


IN_SERVERS, IN_DIRECT_MESSAGES = 0, 1
ON_SERVERS, FOR_ONESELF = 0, 1
ANYWHERE = [IN_SERVERS, IN_DIRECT_MESSAGES, 2]
ALSO_IN_DIRECT_MESSAGES = {"help", "about", "likes", "privacy", "tables", "learn"}


async def test_only_commands_about_the_bot_and_oneself_work_outside_servers(house: House) -> None:
    assert max(ruleset.most_seats for ruleset in CATALOGUE) == MOST_SEATS, "the command accepts as many computers"
    commands = {each["name"]: each for each in house.discord.world.app.commands.values()}
    assert commands.keys() >= ALSO_IN_DIRECT_MESSAGES | set(CATALOGUE.families())
    daily = commands.pop("daily")
    assert (daily["integration_types"], daily["contexts"]) == ([ON_SERVERS, FOR_ONESELF], ANYWHERE)
    assert all(command["integration_types"] == [ON_SERVERS] for command in commands.values())
    also = {name for name, command in commands.items() if command["contexts"] == [IN_SERVERS, IN_DIRECT_MESSAGES]}
    assert also == ALSO_IN_DIRECT_MESSAGES
    assert all(command["contexts"] == [IN_SERVERS] for name, command in commands.items() if name not in also)


async def told(whoever: Person, command: str, **options: Any) -> Message:
    """Use a command and read the private answer."""
    return await whoever.told(whoever.command(command, **options))


@pytest.mark.parametrize("verb", ["join", "leave", "stop", "hand"])
async def test_table_commands_say_when_no_table_is_open(house: House, verb: str) -> None:
    (david,) = await house.apart("David")
    assert "No table is open" in (await told(david, f"lupfen {verb}")).text


async def test_table_commands_do_the_same_as_the_buttons(house: House) -> None:
    david, ben = await house.apart("David", "Ben")
    await david.command("lupfen start", computers=1)
    table = house.bot.services.tables.here(int(david.channel))
    await told(ben, "lupfen join")
    assert [seat.name for seat in table.state.people] == ["David", "Ben"]
    assert "left" in (await told(ben, "lupfen leave")).text
    assert [seat.name for seat in table.state.people] == ["David"]
    assert "not at this table" in (await told(ben, "lupfen hand")).text
    assert "David" in (await told(ben, "lupfen stop")).text, "only the host can end it"
    await told(david, "lupfen stop")
    assert table.over


async def test_the_rules_command_shows_the_tables_rules_or_else_the_familys_first(house: House) -> None:
    (david,) = await house.apart("David")
    assert "Liechtenstein" in (await told(david, "lupfen rules")).text
    await david.command("lupfen start", rules="lupfen-vorarlberg")
    assert "Vorarlberg" in (await told(david, "lupfen rules")).text
    assert "Vorarlberg" not in (await told(david, "tippen rules")).text


async def test_rules_are_explained_even_after_an_upgrade_removes_one_of_the_tables_options(house: House) -> None:
    (david,) = await house.apart("David")
    await david.command("lupfen start", rules="lupfen-vorarlberg")
    table = house.bot.services.tables.here(int(david.channel))
    table.state = table.state.replace(options={"no_longer_there": True})
    assert "Vorarlberg" in (await told(david, "lupfen rules")).text
    lobby = await david.see(lambda each: offering(each, "join") is not None)
    shown = await david.told(house.forge(david, Press(Verb.RULES_SHOW, table.id).custom_id, message=lobby))
    assert "Vorarlberg" in shown.text


async def test_rules_and_stakes_are_suggested_while_typing(house: House) -> None:
    (david,) = await house.apart("David")
    assert any("Vorarlberg" in name for name in await david.complete("lupfen start", "rules", "vorarl"))
    assert await david.complete("lupfen start", "rules", "nothing like it") == []
    assert (await david.complete("lupfen start", "stakes", "2 3-9"))[0] == "2 3-9 · Ante 2, price 3 to 9 chips"
    assert await david.complete("lupfen start", "stakes", "2", rules="never heard of") == []


async def test_a_second_start_links_to_the_existing_table(house: House) -> None:
    david, ben = await house.apart("David", "Ben")
    await david.command("lupfen start", computers=1)
    table = house.bot.services.tables.here(int(david.channel))
    line = await told(ben, "tippen start")
    assert f"/channels/{table.state.server}/{table.state.channel}/" in str(line.json)
    assert house.bot.services.tables.here(int(david.channel)) is table


async def test_statistics_are_computed_off_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def counted(account: str, deals: Iterable[PlayedDeal], *more: Any) -> Statistics:
        threads.append(threading.current_thread())
        return statistics_of(account, deals, *more)

    monkeypatch.setattr(family_commands, "statistics_of", counted)
    (david,) = await house.enter("David")
    assert (await told(david, "lupfen stats")).text
    assert len(threads) == 1
    assert threading.main_thread() not in threads


async def test_a_second_stop_command_ends_a_session_without_a_time_limit(house: House) -> None:
    (david,) = await house.apart("David")
    await david.command("lupfen start", computers=2, turn_seconds=0)
    table = house.bot.services.tables.here(int(david.channel))
    await use(david, "start")
    await david.command("lupfen stop")
    await david.see(lambda each: each.ephemeral and "stop again" in each.text)
    assert not table.over
    await told(david, "lupfen stop")
    assert table.over


async def test_german_speakers_find_each_game_under_its_german_name(house: House) -> None:
    commands = {each["name"]: each for each in house.discord.world.app.commands.values()}
    german = {name: commands[name]["name_localizations"].get("de", name) for name in ("mate", "skat", "lupfen")}
    assert german == {"mate": "matt", "skat": "skat", "lupfen": "lupfen"}
    assert {each["name"] for each in commands["mate"]["options"]} >= {"start", "join", "history"}


async def test_an_unknown_computer_level_changes_nothing(house: House) -> None:
    (david,) = await house.apart("David")
    await david.command("lupfen start", computers=1)
    table = house.bot.services.tables.here(int(david.channel))
    shown = await david.see("· Beginner", ephemeral=False)
    press, state = Press(Verb.LEVEL, table.id), table.state
    for forged in ("master", "strong=99", "strong=x", f"strong={state.seats[0].id}", "=1", ""):
        await david.told(house.forge(david, press.custom_id, message=shown, values=[forged]))
        assert table.state == state
    (computer,) = [seat for seat in state.seats if seat.user is None]
    assert await house.forge(david, press.custom_id, message=shown, values=[f"strong={computer.id}"]) == "done"
    assert [seat.level for seat in table.state.seats if seat.user is None] == ["strong"]


@pytest.mark.parametrize(
    ("locale", "offered", "back", "told"),
    [
        ("en-US", "German suits", "French suits", "acorns, leaves"),
        ("de", "Deutsche Farben", "Französische Farben", "Eichel, Laub"),
    ],
)
async def test_german_suits_can_be_switched_on_and_off_in_the_schafkopf_lobby(
    house: House, locale: str, offered: str, back: str, told: str
) -> None:
    (emma,) = await house.apart(f"Emma {locale}", locale=locale)
    await emma.command("schafkopf start", rules="schafkopf")
    lobby = await emma.see(offered, ephemeral=False)
    assert "Rufspiel" in lobby.text or "called aces" in lobby.text, "the lobby names the kind of Schafkopf right away"
    await emma.press(offered, message=lobby)
    likes = house.bot.services.preferences
    menu = await emma.see(told, ephemeral=True)
    assert likes.person(int(emma.id)).german_suits
    await emma.press(back, message=menu)
    await emma.see(offered, ephemeral=True)
    assert not likes.person(int(emma.id)).german_suits


async def test_schafkopf_offers_the_four_player_game_before_the_three_player_game(house: House) -> None:
    (emma,) = await house.apart("Emma")
    offered = await emma.complete("schafkopf start", "rules")
    assert offered[0] == "Schafkopf"
    assert offered[-1] == "Three-handed Schafkopf"
    await emma.command("schafkopf start")
    table = house.bot.services.tables.here(int(emma.channel))
    assert table.ruleset.most_seats == 4


async def like(person: Person, name: str, value: str) -> None:
    """Choose a value on the second page of personal settings."""
    await person.command("likes")
    await person.press(custom_id=Press(Verb.LIKES, choice="1").custom_id)
    await person.choose(value, custom_id=Press(Verb.LIKES_SET, choice=name).custom_id)


async def test_a_loss_limit_privately_warns_a_player_or_makes_them_leave(house: House) -> None:
    david, ben, eva = people = await house.apart("David", "Ben", "Eva")
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
    assert "you wanted to stop at −20" in told_ben.text
    await eva.see(lambda each: each.ephemeral and "You wanted to be warned at −20" in each.text)
    for person, own in ((david, ()), (ben, ("have left",)), (eva, ("wanted to be warned",))):
        read = [each.text for each in person.messages()]
        assert not [text for text in read if "wanted" in text and not any(words in text for words in own)]
