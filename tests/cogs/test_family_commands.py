# pyright: reportPrivateUsage=false
"""The commands of a family: their replies with a table, without one, and after an upgrade."""

from __future__ import annotations

import threading
from collections.abc import Iterable
from typing import Any

import pytest

from bot.discord_io.custom_id import Press
from bot.discord_io.verbs import Verb
from cogs import stats
from game.reports.statistics import PlayedDeal, Statistics, statistics_of
from tests.e2e.players import offering, use
from tests.house import House
from tests.people import Message, Person

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def told(whoever: Person, command: str, **options: Any) -> Message:
    """Use a command and read the private answer."""
    before = set(whoever.seen)
    await whoever.command(command, **options)
    return await whoever.see(lambda each: each.ephemeral and each.id not in before)


@pytest.mark.parametrize("verb", ["join", "leave", "stop", "hand"])
async def test_where_no_table_is_open_the_commands_of_a_table_say_so(house: House, verb: str) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    assert "No table is open" in (await told(david, f"lupfen {verb}")).text


async def test_the_commands_of_a_table_do_what_its_buttons_do(house: House) -> None:
    david, ben = await house.enter("David", "Ben")
    await house.elsewhere(david, ben)
    await david.command("lupfen start", computers=1)
    table = house.bot.services.tables.here(int(david.channel))
    await told(ben, "lupfen join")
    assert [seat.name for seat in table.state.people] == ["David", "Ben"]
    assert "left" in (await told(ben, "lupfen leave")).text
    assert [seat.name for seat in table.state.people] == ["David"]
    assert "not at this table" in (await told(ben, "lupfen hand")).text
    assert "David" in (await told(ben, "lupfen stop")).text, "the host alone ends it"
    await told(david, "lupfen stop")
    assert table.over


async def test_rules_are_those_of_the_table_and_elsewhere_the_familys_first(house: House) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    assert "Liechtenstein" in (await told(david, "lupfen rules")).text
    await david.command("lupfen start", rules="lupfen-vorarlberg")
    assert "Vorarlberg" in (await told(david, "lupfen rules")).text
    assert "Vorarlberg" not in (await told(david, "tippen rules")).text


async def test_rules_are_explained_although_an_upgrade_has_removed_an_option_of_the_table(house: House) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    await david.command("lupfen start", rules="lupfen-vorarlberg")
    table = house.bot.services.tables.here(int(david.channel))
    table._memory.state = table.state.replace(options={"no_longer_there": True})
    assert "Vorarlberg" in (await told(david, "lupfen rules")).text
    lobby = await david.see(lambda each: offering(each, "join") is not None)
    before = set(david.seen)
    assert await house.forge(david, Press(Verb.RULES_SHOW, table.id).custom_id, message=lobby) == "done"
    shown = await david.see(lambda each: each.ephemeral and each.id not in before)
    assert "Vorarlberg" in shown.text


async def test_rules_and_stakes_are_offered_while_one_types(house: House) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    assert any("Vorarlberg" in name for name in await david.complete("lupfen start", "rules", "vorarl"))
    assert await david.complete("lupfen start", "rules", "nothing like it") == []
    assert (await david.complete("lupfen start", "stakes", "2 3-9"))[0] == "2 3-9 · Ante 2, price 3 to 9 chips"
    assert await david.complete("lupfen start", "stakes", "2", rules="never heard of") == []


async def test_a_second_start_leads_to_the_table_that_is_there(house: House) -> None:
    david, ben = await house.enter("David", "Ben")
    await house.elsewhere(david, ben)
    await david.command("lupfen start", computers=1)
    table = house.bot.services.tables.here(int(david.channel))
    line = await told(ben, "tippen start")
    assert f"/channels/{table.state.server}/{table.state.channel}/" in str(line.json)
    assert house.bot.services.tables.here(int(david.channel)) is table


async def test_statistics_are_counted_beside_the_event_loop(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    threads: list[threading.Thread] = []

    def counted(account: str, deals: Iterable[PlayedDeal], *more: Any) -> Statistics:
        threads.append(threading.current_thread())
        return statistics_of(account, deals, *more)

    monkeypatch.setattr(stats, "statistics_of", counted)
    (david,) = await house.enter("David")
    assert (await told(david, "lupfen stats")).text
    assert len(threads) == 1
    assert threading.main_thread() not in threads


async def test_nobodys_statistics_are_shown_who_does_not_want_it(house: House) -> None:
    david, ben = await house.enter("David", "Ben")
    await house.bot.services.preferences.change("person", int(ben.id), "listed", False)
    try:
        hidden = await told(david, "lupfen stats", person=ben.id)
        assert hidden.text == "Ben does not want to be shown in statistics."
        assert "does not want" not in (await told(ben, "lupfen stats")).text, "one's own are there"
    finally:
        await house.bot.services.preferences.change("person", int(ben.id), "listed", None)


async def test_a_session_without_a_limit_of_time_is_stopped_by_the_second_command(house: House) -> None:
    (david,) = await house.enter("David")
    await house.elsewhere(david)
    await david.command("lupfen start", computers=2, turn_seconds=0)
    table = house.bot.services.tables.here(int(david.channel))
    await use(david, "start")
    await david.command("lupfen stop")
    await david.see(lambda each: each.ephemeral and "Stop once more" in each.text)
    assert not table.over
    await told(david, "lupfen stop")
    assert table.over


async def test_german_speakers_find_each_game_under_its_german_name(house: House) -> None:
    commands = {each["name"]: each for each in house.discord.world.app.commands.values()}
    german = {name: commands[name]["name_localizations"].get("de", name) for name in ("mate", "skat", "lupfen")}
    assert german == {"mate": "matt", "skat": "skat", "lupfen": "lupfen"}
    assert {each["name"] for each in commands["mate"]["options"]} >= {"start", "join", "history"}
