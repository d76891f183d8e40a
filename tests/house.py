"""The bot with all its cogs in the test's process, next to a local Discord, to test its parts individually.

async with House(tmp_path) as house:
anna, ben = await house.enter("Anna", "Ben")
await anna.command("lupfen start", computers=2)
assert await house.forge(ben, Press(Verb.START, house.table.id).custom_id) == "done"
"""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.app import LupfenBot
from bot.language import Language
from bot.metrics import Metrics
from bot.operations.gateway import find_gateway
from bot.settings import Settings
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from local_discord import LocalDiscord
from local_discord.testing import description
from local_discord.testing.people import People, Person
from local_discord.testing.reading import Message
from storage.database import Database
from tests.databases import make_empty

ANSWER_SECONDS = 30.0
COMMAND, COMPONENT, FORM = 2, 3, 5
BUTTON, SELECT, TEXT, LABEL = 2, 3, 4, 18


class House:
    """A running bot. Discord must not refuse anything it sends as malformed, and nothing unexpected may happen."""

    def __init__(
        self,
        folder: Path,
        *,
        catalogue: Catalogue = CATALOGUE,
        language: Language | None = None,
        **settings: Any,
    ) -> None:
        self.discord = LocalDiscord(limits=False)
        self.discord.interactions.answer_within = ANSWER_SECONDS
        self.metrics = Metrics()
        self._folder = folder
        self._catalogue = catalogue
        self._language = language or Language()
        self._settings = {"pause_seconds": 0, "pictures": False, "presses_per_second": 0, **settings}
        self._known: dict[str, Person] = {}
        self._people: People | None = None
        self._bot: LupfenBot | None = None
        self._database: Database | None = None
        self._running: asyncio.Task[None] | None = None
        self._given: Settings

    @property
    def bot(self) -> LupfenBot:
        """The bot."""
        assert self._bot is not None, "enter the house first"
        return self._bot

    @property
    def database(self) -> Database:
        """The bot's database."""
        assert self._database is not None, "enter the house first"
        return self._database

    @property
    def people(self) -> People:
        """Everyone on the local Discord."""
        assert self._people is not None, "enter the house first"
        return self._people

    @property
    def table(self) -> Table:
        """The only table."""
        (table,) = self.bot.services.tables
        return table

    async def __aenter__(self) -> Self:
        await self.discord.start()
        self._people = await People(self.discord.url).__aenter__()
        make_empty(self._folder / "house.db")
        address = f"sqlite+aiosqlite:///{self._folder / 'house.db'}"
        given = {"discord_api": self.discord.api, "DISCORD_TOKEN": self.discord.token, "database_url": address}
        self._given = Settings(_env_file=None, **given, **self._settings)  # pyright: ignore[reportCallIssue]
        await find_gateway(self._given)
        await self._begin(self._given)
        return self

    async def restart(self, meanwhile: Callable[[Path], None] = lambda _database: None) -> None:
        """Let the bot end, and another one go on with the same database, to whose file something happens meanwhile."""
        await self._end()
        meanwhile(self._folder / "house.db")
        await self._begin(self._given)

    async def _begin(self, settings: Settings) -> None:
        self._database = await Database.open(settings.database_url)
        self._bot = LupfenBot(settings, self._database, self._catalogue, self._language, self.metrics)
        ready = asyncio.Event()

        async def on_connect(_shard: int) -> None:
            ready.set()

        self._bot.add_listener(on_connect, "on_shard_connect")
        self._running = asyncio.create_task(self._bot.start(settings.token.get_secret_value()))
        waiting = asyncio.create_task(ready.wait())
        await asyncio.wait({waiting, self._running}, return_when=asyncio.FIRST_COMPLETED)
        if not ready.is_set():
            self._running.result()
            raise AssertionError("the bot did not connect")

    async def _end(self) -> None:
        await self.bot.close()
        if self._running:
            await asyncio.wait({self._running})
        if self._database:
            await self._database.close()

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._end()
        await self.people.__aexit__(kind, error, trace)
        await self.discord.stop()
        if error is None:
            assert self.refusals() == []
            assert self.unexpected == 0
            description.check(self.discord.api_log.requests, answers=False)

    @property
    def unexpected(self) -> float:
        """Return how often people were shown an unexpected error."""
        return self.counted("unexpected_errors_total")

    def counted(self, name: str) -> float:
        """Read one of the bot's counters."""
        for line in self.metrics.text().decode().splitlines():
            if line.startswith(f"lupfen_{name} "):
                return float(line.rpartition(" ")[2])
        raise KeyError(name)

    def refusals(self) -> list[str]:
        """List the requests that Discord refused as malformed."""
        return [
            f"{each.method} {each.path} {each.body}" for each in self.discord.api_log.requests if each.status == 400
        ]

    async def enter(self, *names: str, locale: str = "en-US") -> list[Person]:
        """Let people in; those already in stay."""
        for name in names:
            if name not in self._known:
                self._known[name] = await self.people.enter(name, locale=locale)
        return [self._known[name] for name in names]

    async def apart(self, *names: str, locale: str = "en-US") -> list[Person]:
        """Let people in, and move them to a channel of their own."""
        people = await self.enter(*names, locale=locale)
        await self.elsewhere(*people)
        return people

    async def elsewhere(self, *people: Person) -> str:
        """Create a channel and move people there; return its id."""
        server = self.discord.channel("stammtisch").server_id
        made = (await self.people.control("POST", "channels", {"server": server, "name": "nebenan"}))["id"]
        for person in people:
            await person.wait(lambda each=person: made in seen_channels(each), what="a channel")
            person.go(made)
        return made

    async def forge(
        self,
        person: Person,
        custom_id: str,
        *,
        message: Message | None = None,
        values: Sequence[str] | None = None,
        typed: Mapping[str, Any] | None = None,
    ) -> str:
        """Use a component that was never shown or, with `typed`, submit such a form; return "done" or "failed"."""
        if typed is not None:
            data = {"custom_id": custom_id, "components": [_field(name, given) for name, given in typed.items()]}
        elif values is not None:
            data = {"custom_id": custom_id, "component_type": SELECT, "id": 1, "values": [*values]}
        else:
            data = {"custom_id": custom_id, "component_type": BUTTON, "id": 1}
        return await self._send(FORM if typed is not None else COMPONENT, person, data, message)

    async def command(self, person: Person, name: str, *options: Mapping[str, Any], resolved: Mapping[str, Any]) -> str:
        """Use a command with options that Discord would not let through; return "done" or "failed"."""
        data = {"id": "1", "name": name, "type": 1, "options": [*options], "resolved": resolved}
        return await self._send(COMMAND, person, data, None)

    async def _send(self, kind: int, person: Person, data: Mapping[str, Any], message: Message | None) -> str:
        body = {"type": kind, "person": person.id, "channel": person.channel, "data": data}
        if message is not None:
            body["message"] = message.json
        made = (await self.people.control("POST", "interactions", body))["interaction"]
        return await person.outcome(made)


def seen_channels(person: Person) -> list[str]:
    """List the ids of the channels that a person sees."""
    return [channel["id"] for server in person.state["servers"] for channel in server["channels"]]


def _field(name: str, given: Any) -> dict[str, Any]:
    kind = {"type": TEXT, "value": given} if isinstance(given, str) else {"type": SELECT, "values": [*given]}
    return {"type": LABEL, "id": 1, "component": {"id": 2, "custom_id": name, **kind}}
