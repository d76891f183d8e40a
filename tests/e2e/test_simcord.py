"""The bot plays inside simcord, a simulated Discord that shares nothing with ours but discord.py."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import Any
from urllib.parse import unquote

import discord
import pytest
import pytest_asyncio
import simcord
from discord.http import Route
from simcord.http import client

from bot.app import LupfenBot
from bot.display.wire import Call, File, Wire
from bot.interactions.custom_id import Press
from bot.language import Language
from bot.operations.metrics import Metrics
from bot.settings import Settings
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from storage.audit import audit
from storage.database import Database
from tests.reading import Json, walk

pytestmark = pytest.mark.e2e

MOST_PRESSES = 60
SELECT = 3
Found = tuple[discord.Message, Json]


class Someone:
    """A person in simcord's channel, who sees what Discord would show them."""

    def __init__(self, env: simcord.Env, name: str, guild: Any, channel: Any) -> None:
        self.actor = guild.add_member(env.create_user(name))
        self.channel = channel

    def find(self, verb: str) -> Found | None:
        """Find the newest usable button that does something, a private one before a public one."""
        seen: list[discord.Message] = self.channel.history(viewer=self.actor)
        for message in sorted(seen, key=lambda each: (not each.flags.ephemeral, -each.id)):
            for part in walk([dict(component.to_dict()) for component in message.components]):
                press = Press.read(part.get("custom_id", ""))
                if press and press.verb == verb and not part.get("disabled"):
                    return message, part
        return None

    async def press(self, verb: str) -> None:
        """Press the newest button that does something, or choose the first of its select."""
        found = self.find(verb)
        assert found, f"{self.actor.name} finds nothing to {verb}"
        message, part = found
        if part["type"] == SELECT:
            await self.actor.select(message, [part["options"][0]["value"]], custom_id=part["custom_id"])
        else:
            await self.actor.click(message, custom_id=part["custom_id"])


@pytest.fixture(autouse=True)
def paths_as_the_wire_has_them(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let simcord see `@original` where discord.py has written `%40original`, as every client of HTTP sends it."""
    path_of = client._path_of  # pyright: ignore[reportPrivateUsage]

    def unquoted(url: str) -> str:
        return unquote(path_of(url))

    monkeypatch.setattr(client, "_path_of", unquoted)


@pytest.fixture(autouse=True)
def no_watch_over_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out a task that only sleeps and looks at the clock: simcord would wait for its end."""

    async def nothing(metrics: Metrics) -> None:
        """Watch nothing."""

    monkeypatch.setattr(Metrics, "watch_loop", nothing)


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'lupfen.db'}"


@pytest_asyncio.fixture
async def bot(database: str, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[LupfenBot]:
    opened = await Database.open(database)
    settings = Settings(pictures=False, pause_seconds=600, turn_seconds=0, database_url=database)
    bot = LupfenBot(settings, opened, CATALOGUE, Language())

    async def request(_wire: Wire, call: Call, fields: Json | None = None, _files: Sequence[File] = ()) -> object:
        """Send by the library what would go over our own line, since simcord has none."""
        return await bot.http.request(Route(call.method, call.path), json=fields)

    monkeypatch.setattr(Wire, "request", request)
    yield bot
    await opened.close()


async def play_deal(table: Table, people: Sequence[Someone]) -> None:
    """Let whoever is asked answer, until the deal is over; who finds nothing to answer asks for the cards."""
    by_id = {person.actor.id: person for person in people}
    for _ in range(MOST_PRESSES):
        asked = table.asked_seat
        if asked is None:
            return
        person = by_id[asked.user or 0]
        await person.press("answer" if person.find("answer") else "hand")


async def test_two_deals_are_played_in_another_simulated_discord(bot: LupfenBot, database: str) -> None:
    async with simcord.run(bot, shard_count=1) as env:
        guild = env.create_guild()
        channel = guild.create_text_channel("stammtisch")
        people = [Someone(env, name, guild, channel) for name in ("Anna", "Ben", "Clara")]
        await people[0].actor.slash(channel, "lupfen start")
        for guest in people[1:]:
            await guest.press("join")
        await people[0].press("start")
        (table,) = bot.services.tables
        for deal in (1, 2):
            await play_deal(table, people)
            assert (table.state.deal, table.state.phase) == (deal, "pause")
            for person in people:
                await person.press("next")
        await people[0].actor.slash(channel, "lupfen stop")
    assert audit(database) == []
