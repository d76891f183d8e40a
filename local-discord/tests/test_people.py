"""The people's side: keys, state, messages, and who is admitted."""

import asyncio
import io
import sqlite3
from contextlib import closing
from itertools import product
from pathlib import Path
from typing import Any

import discord
import pytest
import yarl

from local_discord import LocalDiscord
from local_discord.state.store import FLUSH_AFTER
from local_discord.testing.people import People, Person, Refused
from rig.bot import Bot, running


async def test_newcomers_find_a_server_two_channels_and_four_people(discord_: LocalDiscord, anna: Person) -> None:
    assert [(server["name"], [each["name"] for each in server["channels"]]) for server in anna.state["servers"]] == [
        ("Lupfen", ["stammtisch", "zweiter-tisch"])
    ]
    assert [each["name"] for each in anna.state["people"]] == ["Anna", "Ben", "Clara", "David"]
    assert anna.state["me"]["locale"] == "de"
    assert anna.state["bot"] == {"id": discord_.world.app.id, "name": "Lupfen", "online": False}
    assert "key" not in str(anna.state["people"])


async def test_people_and_newcomers_write_and_delete_messages(people: People, anna: Person, ben: Person) -> None:
    written = await anna.say("Servus")
    seen = await ben.see("Servus")
    assert (seen.id, seen.author) == (written.id, "Anna")
    await ben.dismiss(seen)
    await anna.gone(written)
    with pytest.raises(Refused, match="1 to 2000"):
        await anna.say("  ")
    eva = await people.enter("Eva", locale="de")
    await anna.wait(lambda: "Eva" in str(anna.state["people"]))
    await eva.say("Grüezi")
    await anna.see("Grüezi")


async def test_renaming_a_person_does_not_count_as_choosing_their_language(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    async def send(method: str, path: str = "", **json: str) -> Any:
        async with people.http.request(method, f"{discord_.url}/client/people{path}", json=json) as response:
            assert response.status == (200 if response.ok else 400)
            return await response.json()

    assert [each["locale_told"] for each in await send("GET")] == [False] * 4
    assert not (await send("PATCH", f"/{anna.id}", name="Änni"))["locale_told"]
    await anna.wait(lambda: "Änni" in str(anna.state["people"]))
    for wrong in ({"name": ""}, {"name": "x" * 33}, {"locale": "klingon"}):
        assert list(await send("PATCH", f"/{anna.id}", **wrong)) == ["message"]
    told = await send("PATCH", f"/{anna.id}", locale="en-GB")
    assert (told["locale"], told["locale_told"]) == ("en-GB", True)
    assert (await send("PATCH", f"/{anna.id}", name="Anna"))["locale_told"]
    assert not (await send("POST", name="Eva"))["locale_told"]
    assert (await send("POST", name="Fritz", locale="de"))["locale_told"]


async def test_people_from_an_older_version_keep_their_language(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path):
        pass
    with closing(sqlite3.connect(tmp_path / "discord.db")) as database, database:
        database.execute("UPDATE things SET fields = json_remove(fields, '$.locale_told') WHERE kind = 'person'")
    async with LocalDiscord(tmp_path) as again:
        assert [person.locale_told for person in again.world.people.values()] == [True] * 4


async def test_an_arriving_person_learns_from_when_messages_are_new(anna: Person, ben: Person) -> None:
    before = await anna.say("Before")
    await ben.arrive()
    after = await anna.say("After")
    assert int(before.id) < int(ben.state["now"]) < int(after.id)


async def test_a_wrong_key_opens_nothing_and_nothing_outside_the_page_is_served(
    discord_: LocalDiscord, people: People
) -> None:
    statuses = dict.fromkeys((f"/client/{path}?key=guess" for path in ("state", "messages", "socket")), 403)
    statuses |= dict.fromkeys(("/../server.py", "/%2e%2e/server.py", "/nothing.js"), 404)
    for path, status in statuses.items():
        async with people.http.get(yarl.URL(discord_.url + path, encoded=True)) as response:
            assert response.status == status


async def test_foreign_hosts_and_origins_are_refused(discord_: LocalDiscord, people: People) -> None:
    wanted: list[tuple[dict[str, str], int]] = [
        ({}, 200),
        ({"Host": "localhost"}, 200),
        ({"Origin": discord_.url}, 200),
        ({"Host": "evil.example"}, 403),
        ({"Host": "127.0.0.1.evil.example:80"}, 403),
        ({"Origin": "https://evil.example"}, 403),
        ({"Origin": "http://127.0.0.1:1"}, 403),
        ({"Origin": "null"}, 403),
    ]
    for (headers, status), path in product(wanted, ("/client/people", "/api/v10/gateway", "/control/limits")):
        async with people.http.get(discord_.url + path, headers=headers) as response:
            assert response.status == status, headers


async def test_a_file_that_is_not_a_picture_is_downloaded_not_shown(discord_: LocalDiscord, people: People) -> None:
    blob = discord_.world.add_file("page.html", "text/html", b"<script>")
    async with people.http.get(f"{discord_.url}/attachments/{blob.token}/page.html") as response:
        assert response.headers["Content-Disposition"].startswith("attachment")
        assert response.headers["X-Content-Type-Options"] == "nosniff"
        assert "script-src 'self'" in response.headers["Content-Security-Policy"]


async def test_everything_is_there_again_after_a_restart(tmp_path: Path) -> None:
    async with LocalDiscord(tmp_path) as first, People(first.url) as people:
        anna = await people.enter("Anna")
        await anna.say("Before")
        async with running(first, Bot()) as bot:
            channel = bot.get_channel(int(anna.channel))
            assert isinstance(channel, discord.TextChannel)
            await channel.send("With a file", file=discord.File(io.BytesIO(b"cards"), "cards.txt"))
        await anna.see("With a file")
        gone = await anna.say("Gone")
        await anna.dismiss(gone)
        key, bot_id = first.person("Anna").key, first.world.app.id
    async with LocalDiscord(tmp_path) as second, People(second.url) as people:
        anna = await people.enter("Anna")
        assert [message.text for message in anna.messages()] == ["Before", "With a file"]
        assert (second.person("Anna").key, second.world.app.id) == (key, bot_id)
        address = anna.messages()[-1].json["attachments"][0]["url"]
        assert address.startswith(second.url)
        assert await anna.fetch(address) == b"cards"
        after = await anna.say("After")
        assert int(after.id) > int(gone.id)


def stored(folder: Path, words: bytes) -> bool:
    return any(words in file.read_bytes() for file in folder.rglob("*") if file.is_file())


async def test_flushed_data_survives_a_killed_process(tmp_path: Path) -> None:
    first = LocalDiscord(tmp_path)
    await first.start()
    async with People(first.url) as people:
        anna = await people.enter("Anna")
        await anna.say("Survivor")
        while not stored(tmp_path, b"Survivor"):  # noqa: ASYNC110 - a file tells nobody that it was written
            await asyncio.sleep(FLUSH_AFTER)
        async with LocalDiscord(tmp_path) as second, People(second.url) as others:
            assert [message.text for message in (await others.enter("Anna")).messages()] == ["Survivor"]
    await first.stop()


async def test_senseless_requests_are_refused_with_a_sentence(
    discord_: LocalDiscord, people: People, anna: Person
) -> None:
    mine = (await anna.say("mine")).id
    wrong: list[tuple[str, dict[str, Any]]] = [
        ("commands", {"channel": "0", "path": ["x"]}),
        ("commands", {"path": "x"}),
        ("commands", {"path": []}),
        ("commands", {"path": ["x"], "options": [1]}),
        ("autocomplete", {"path": ["x"], "focused": "y"}),
        ("press", {"message": "0", "custom_id": "x"}),
        ("press", {"message": mine, "custom_id": "x"}),
        ("press", {"message": mine, "custom_id": "x", "values": "abc"}),
        ("forms/1", {"values": {}}),
        ("messages", {"content": "x" * 2001}),
    ]
    for path, body in wrong:
        url = f"{discord_.url}/client/{path}?key={discord_.person('Anna').key}"
        async with people.http.post(url, json={"channel": anna.channel} | body) as response:
            assert response.status == 400, body
            assert (await response.json())["message"].endswith(".")
    assert len(anna.messages()) == 1
