"""People's questions about themselves, and their settings, through the real bot."""

import asyncio
import json
import sqlite3
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from local_discord.testing.people import Message, Person, Refused
from tests.e2e.players import Player, use
from tests.e2e.rig import Rig, finish

pytestmark = [pytest.mark.e2e, pytest.mark.asyncio(loop_scope="module")]

RULES = "lupfen-vorarlberg/allgaeu"
DAY = 86_400


@asynccontextmanager
async def played(folder: Path) -> AsyncGenerator[tuple[Rig, list[Player]]]:
    """Yield a bot after a session of one deal that Anna and Ben have played with a computer."""
    async with Rig(folder) as rig:
        players = await rig.begin("Anna", "Ben", computers=1)
        await finish(players)
        yield rig, players


def files(rig: Rig) -> bytes:
    return b"".join(each.read_bytes() for each in rig.folder.glob("lupfen.db*"))


async def private(person: Person, words: str) -> Message:
    return await person.see(words, ephemeral=True)


async def test_a_person_sees_downloads_and_erases_what_is_stored(tmp_path: Path) -> None:
    async with played(tmp_path) as (rig, [anna, ben]):
        await ben.person.command("privacy show")
        shown = await private(ben.person, "What I store about you")
        assert "Sessions you took part in: 1" in shown.text

        await ben.person.command("privacy export")
        handed = await private(ben.person, "everything that I store")
        export = json.loads(await ben.person.fetch(handed.media[0]))
        assert export["person"]["name"] == "Ben"
        assert export["sessions"]
        assert export["postings"]
        assert "Anna" not in json.dumps(export)

        await ben.person.command("privacy delete")
        asked = await private(ben.person, "Erase everything about you?")
        assert b"Ben" in files(rig)
        await ben.person.press("Erase for good", message=asked)
        await private(ben.person, "your data has been erased")

        assert rig.rows("SELECT id FROM people WHERE id = ?", int(ben.person.id)) == []
        assert b"Ben" not in files(rig)
        assert ben.person.id.encode() not in files(rig)
        assert sum(row["amount"] for row in rig.rows("SELECT amount FROM postings")) >= 0
        await anna.person.command("ledger")
        await private(anna.person, "Anonym 1")


async def test_choosing_keep_or_sitting_at_a_table_prevents_erasure(rig: Rig) -> None:
    anna, ben = await rig.enter("Anna", "Ben")
    await ben.command("privacy delete")
    asked = await private(ben, "Erase everything about you?")
    await anna.command("lupfen start")
    await use(ben, "join")
    await ben.press("Erase for good", message=asked)
    await private(ben, "still at a table")
    await ben.press("Keep", message=asked)
    await private(ben, "Nothing was erased")
    assert "still at a table" in (await ben.told(ben.command("privacy delete"))).text
    await anna.command("privacy show")
    assert "**Ben**" not in (await private(anna, "Was ich über dich speichere")).text
    assert len(rig.rows("SELECT id FROM people WHERE name = 'Ben'")) == 1


async def test_a_rematch_does_not_bring_back_an_erased_person(tmp_path: Path) -> None:
    async with played(tmp_path) as (rig, [anna, ben]):
        await ben.person.command("privacy delete")
        await ben.person.press("Erase for good")
        await private(ben.person, "your data has been erased")
        await use(anna.person, "again")
        lobby = await anna.person.see("Am Tisch")
        assert "Ben" not in lobby.text
        assert b"Ben" not in files(rig)


async def test_server_managers_set_the_defaults_for_new_tables(rig: Rig) -> None:
    anna, ben = await rig.enter("Anna", "Ben")
    with pytest.raises(Refused):
        await ben.command("settings")
    await anna.command("settings")
    page = await private(anna, "Einstellungen dieses Servers")
    await anna.choose("en", custom_id=menu(page, "language"), message=page)
    await anna.choose("30", custom_id=menu(page, "turn_seconds"), message=page)
    await anna.press("▶", message=page)
    page = await anna.see(lambda each: each.id == page.id and "Hier wird gespielt" in each.text)
    await anna.press("▶", message=page)
    page = await anna.see(lambda each: any("rules-lupfen" in menu.custom_id for menu in each.selects))
    await anna.choose(RULES, custom_id=menu(page, "rules-lupfen"), message=page)
    await rig.end()
    await rig.start()
    await anna.command("lupfen start")
    await anna.see("Join", ephemeral=False)
    [row] = rig.tables()
    state = json.loads(row["state"])
    terms = state["terms"]
    assert (terms["language"], terms["turn_seconds"], terms["ruleset"]) == ("en", 30, RULES.partition("/")[0])


def menu(page: Message, name: str) -> str:
    return next(each.custom_id for each in page.selects if each.custom_id.endswith(f":{name}"))


async def test_a_server_is_erased_unless_it_invites_the_bot_again_in_time(tmp_path: Path) -> None:
    async with played(tmp_path) as (rig, [anna, _]):
        server = anna.person.state["servers"][0]["id"]
        await rig.end()
        await rig.people.control("POST", f"servers/{server}/kick")
        await rig.start()
        await gone(rig, "SELECT * FROM servers WHERE removed IS NULL")
        await rig.people.control("POST", f"servers/{server}/invite")
        await gone(rig, "SELECT * FROM servers WHERE removed IS NOT NULL")
        await rig.people.control("POST", f"servers/{server}/kick")
        await gone(rig, "SELECT * FROM servers WHERE removed IS NULL")
        await rig.end()
        assert rig.rows("SELECT * FROM postings")
        with sqlite3.connect(rig.database) as connection:
            connection.execute("UPDATE servers SET removed = removed - ?", (31 * DAY,))
        await rig.start()
        await gone(rig, "SELECT * FROM servers")
        for table in ("tables", "deals", "records", "postings", "people"):
            assert rig.rows(f"SELECT * FROM {table}") == []  # noqa: S608


async def gone(rig: Rig, query: str) -> None:
    """Wait until no such rows exist."""
    while rig.rows(query):  # noqa: ASYNC110 - the change is another process's
        await asyncio.sleep(0.02)
