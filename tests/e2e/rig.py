"""The bot as a separate process connected to a local Discord; it can be killed and restarted."""

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import Awaitable, Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

from bot.discord_io.custom_id import Press
from local_discord import LocalDiscord
from local_discord.testing import description
from local_discord.testing.people import Message, People, Person
from storage.audit import audit
from tests.databases import make_empty
from tests.e2e.players import HANG, PATIENCE, Player, Until, over, use
from tests.e2e.processes import BotProcess, forked
from tests.e2e.wire import Wire
from tests.harness.catalogue import FOLDERS

# Discord allows three; these tests are not about a busy machine.
ANSWER_SECONDS = 30.0
Starting = Callable[[Mapping[str, str], Path], Awaitable[BotProcess]]
GERMANS = ("Anna", "Clara")
MADE = 840 * 10**9
"""Creation time of the first added server, as encoded in its id; the next one is on the next shard."""


class Rig:
    """A local Discord, its people with their `patience`, and the bot's process; `settings` are its own, without prefix.

    When `watched`, the wire's record notes how far the deal had come at each event: see `tests/e2e/wire.py`.
    """

    def __init__(
        self,
        folder: Path,
        *,
        limits: bool = False,
        watched: bool = False,
        starting: Starting = forked,
        patience: float = PATIENCE,
        **settings: str,
    ) -> None:
        self.folder = folder
        self._patience = patience
        folder.mkdir(parents=True, exist_ok=True)
        self.database = folder / "lupfen.db"
        self.log = folder / "bot.log"
        self.discord = LocalDiscord(limits=limits)
        self.discord.interactions.answer_within = ANSWER_SECONDS
        if watched:
            self.discord.hub.wire = Wire(self)
        self.kills = 0
        self.place = self.server = ""
        self._starting = starting
        self._settings = {f"LUPFEN_{name.upper()}": value for name, value in settings.items()}
        self._bot: BotProcess | None = None
        self._people: People | None = None
        self._known: dict[str, Person] = {}
        self._servers = count()

    @property
    def people(self) -> People:
        """Everyone on the local Discord."""
        assert self._people is not None, "enter the rig first"
        return self._people

    @property
    def url(self) -> str:
        """The address of the database."""
        return f"sqlite+aiosqlite:///{self.database}"

    async def __aenter__(self) -> Self:
        make_empty(self.database)
        await self.discord.start()
        self.server = self.discord.channel("stammtisch").server_id or ""
        self._people = await People(self.discord.url).__aenter__()
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.end()
        await self.people.__aexit__(kind, error, trace)
        await self.discord.stop()
        if error is None:
            self.check_requests()
            assert not (found := self.tracebacks()), found
            assert self.audit() == []

    def check_requests(self) -> None:
        """Check every body that the bot has sent against Discord's own description; none of its routes was unknown.

        The local Discord's answers are checked in its own tests; here some answer forms that were forged.
        """
        assert self.discord.api_log.unknown == {}
        description.check(self.discord.api_log.requests, answers=False)

    # the process

    @property
    def process(self) -> BotProcess:
        """The bot's process."""
        assert self._bot is not None
        return self._bot

    async def start(self) -> None:
        """Start the bot and wait until it takes interactions."""
        await self._online(await self.launch())

    async def launch(self) -> BotProcess:
        """Start the bot's process."""
        self._bot = await self._starting(self.environment(), self.log)
        return self._bot

    def environment(self) -> dict[str, str]:
        """Return the environment of the bot's process."""
        return {
            **os.environ,
            "DISCORD_TOKEN": self.discord.token,
            "LUPFEN_DISCORD_API": self.discord.api,
            "LUPFEN_DATABASE_URL": self.url,
            "LUPFEN_PAUSE_SECONDS": "0",
            "LUPFEN_LOG_LEVEL": "info",
            "LUPFEN_PICTURES": "false",
            "LUPFEN_PRESSES_PER_SECOND": "0",
            "LUPFEN_IDENTIFY_SECONDS": "0",
            **self._settings,
        }

    async def _online(self, bot: BotProcess) -> None:
        while not self.discord.gateway.online:
            assert bot.returncode is None, f"the bot did not start:\n{self.log.read_text()[-3000:]}"
            await asyncio.sleep(0.01)

    async def kill(self) -> None:
        """Kill the bot on the spot; pending presses have failed."""
        assert self._bot is not None
        self.kills += 1
        self._bot.send_signal(signal.SIGKILL)
        await self._bot.wait()
        while self.discord.gateway.online:  # noqa: ASYNC110 - the socket tells nobody
            await asyncio.sleep(0.005)
        self.discord.interactions.expire()

    async def restart(self) -> None:
        """Kill the bot and start it again."""
        await self.kill()
        await self.start()

    async def end(self) -> int:
        """Ask the bot to exit; return its exit status."""
        if self._bot is None or self._bot.returncode is not None:
            return 0
        self._bot.send_signal(signal.SIGTERM)
        return await self._bot.wait()

    # observations

    def audit(self) -> list[str]:
        """Return the findings of the database audit."""
        return audit(self.url, FOLDERS)

    def rows(self, query: str, *values: object) -> list[Any]:
        """Read from the bot's database."""
        with sqlite3.connect(f"file:{self.database}?mode=ro", uri=True) as connection:
            connection.row_factory = sqlite3.Row
            return connection.execute(query, values).fetchall()

    def here(self, table: str) -> list[Any]:
        """Read a table's rows about this server."""
        return [row for row in self.rows(f"SELECT * FROM {table}") if str(row["server"]) == self.server]  # noqa: S608

    def tables(self) -> list[Any]:
        """Read the tables of this server."""
        return self.here("tables")

    def answers(self) -> list[Any]:
        """Read the answers given on this server, in order."""
        tables = {row["id"] for row in self.tables()}
        rows = self.rows("SELECT * FROM answers ORDER BY table_id, deal, number")
        return [row for row in rows if row["table_id"] in tables]

    def records(self) -> list[Any]:
        """Read the records of the deals on this server, in order."""
        tables = {row["id"] for row in self.tables()}
        rows = self.rows("SELECT * FROM records ORDER BY table_id, deal")
        return [json.loads(row["record"]) for row in rows if row["table_id"] in tables]

    def tracebacks(self) -> list[str]:
        """List the places in the log that report something unexpected, each with what follows it."""
        return tracebacks_in(self.log.read_text())

    def requests(self, method: str, path: str) -> list[Any]:
        """List the bot's requests whose path contains a string."""
        return [each for each in self.discord.api_log.requests if each.method == method and path in each.path]

    # people

    async def enter(self, *names: str, channel: str | None = None) -> list[Person]:
        """Let people in; Anna and Clara speak German, the others English."""
        return [await self._entered(name, channel or self.place or None) for name in names]

    async def _entered(self, name: str, channel: str | None) -> Person:
        person = self._known.get(name)
        if person is None:
            person = await self.people.enter(name, locale="de" if name in GERMANS else "en-US")
            self._known[name] = person
        if channel:
            await person.wait(lambda: channel in channels(person), what=f"the channel {channel}")
            person.go(channel)
        return person

    async def elsewhere(self) -> str:
        """Add a server, move to its channel and stay there from now on; return the channel's id."""
        number = next(self._servers)
        body = {"name": f"Server {number}", "id": str(MADE + number << 22), "channel": f"tisch-{number}"}
        made = await self.people.control("POST", "servers", body)
        self.place, self.server = made["channel"], made["id"]
        return self.place

    async def sit_down(
        self, *names: str, computers: int = 0, channel: str | None = None, family: str = "lupfen", **options: Any
    ) -> list[Player]:
        """Let people open a table and sit down; the first is the host."""
        host, *guests = await self.enter(*names, channel=channel)
        await host.command(f"{family} start", computers=computers, **options)
        for guest in guests:
            await use(guest, "join")
        return [Player(person, seed, patience=self._patience) for seed, person in enumerate((host, *guests))]

    async def begin(self, *names: str, **options: Any) -> list[Player]:
        """Let people sit down and begin."""
        players = await self.sit_down(*names, **options)
        await use(players[0].person, "start")
        return players

    async def deny(self, *rights: str) -> None:
        """Take rights from the bot in this channel, and give back all others."""
        await self.people.control("POST", "permissions", {"channel": self.place, "deny": rights})


def channels(person: Person) -> list[str]:
    """List the ids and names of the channels that a person sees."""
    return [each[key] for server in person.state["servers"] for each in server["channels"] for key in ("id", "name")]


async def forge(rig: Rig, person: Person, message: Message, press: Press | str, *values: str) -> str:
    """Use a button or menu that a message does not have, or had once; return how that ended."""
    custom_id = press if isinstance(press, str) else press.custom_id
    data = {"custom_id": custom_id, "component_type": 3 if values else 2, "values": [*values]}
    body = {"type": 3, "person": person.id, "channel": person.channel, "message": message.id, "data": data}
    return await person.outcome((await rig.people.control("POST", "interactions", body))["interaction"])


async def play_all(players: Sequence[Player], until: Until = over, timeout: float = HANG) -> None:
    """Let everyone play until a condition holds; on a timeout, fail with what they see."""
    try:
        async with asyncio.timeout(timeout), asyncio.TaskGroup() as group:
            for player in players:
                group.create_task(player.play(until, timeout))
    except TimeoutError:
        seen = "\n".join(player.described() for player in players)
        raise AssertionError(f"nothing went on:\n{seen}") from None


async def finish(players: Sequence[Player]) -> None:
    """Let the host end the session with the running deal, and everyone play to its end."""
    await players[0].person.command("lupfen stop")
    await play_all(players)


def tracebacks_in(log: str) -> list[str]:
    """List the places in a log that report something unexpected, each with what follows it."""
    signs, lines = ("Traceback", "unexpected error", "ERROR    asyncio"), log.splitlines()
    found = (number for number, line in enumerate(lines) if any(sign in line for sign in signs))
    return ["\n".join(lines[max(number - 1, 0) : number + 40]) for number in found]
