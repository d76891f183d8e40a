"""Tables on a local Discord and a crowd that presses buttons: the common basis of the bot's measurements."""

from __future__ import annotations

import asyncio
import os
import signal
import ssl
import subprocess
import sys
import tempfile
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Self, TypeVar

import aiohttp

from bot.discord_io.custom_id import Press
from local_discord import LocalDiscord
from local_discord.people.actions import walk
from local_discord.people.interactions import COMMAND, COMPONENT, Interaction
from local_discord.state.world import Channel, Message, Person
from tools.postgresql import free_port

T = TypeVar("T")
ROOT = Path(__file__).parents[1]
NAMES = ("Anna", "Ben", "Clara", "David")
PATIENCE = 60.0
QUIET = 0.03
GLANCE = 0.01
BUTTON = 2
TOO_MANY = 429


class Failed(Exception):
    """The bot did not do what is to be measured."""


class WatchedDiscord(LocalDiscord):
    """A local Discord that reports the messages it shows, new or changed."""

    def __init__(self, *, limits: bool, tls: ssl.SSLContext | None = None) -> None:
        super().__init__(limits=limits, tls=tls)
        self.watchers: list[Callable[[Message], None]] = []

    def show(self, kind: str, message: Message) -> None:
        """Show a message to people and to the watchers."""
        super().show(kind, message)
        for watch in self.watchers:
            watch(message)


class Stage:
    """A local Discord and a bot in its own process and folder; `module` is run with `python -m`.

    `settings` override the usual settings of the bot; `limits` turns on Discord's limits, and `tls` makes the two speak
    TLS, which requires the program openssl.
    """

    def __init__(self, *module: str, limits: bool = False, tls: bool = False, **settings: str) -> None:
        self._kept = tempfile.TemporaryDirectory()
        self._folder = Path(self._kept.name)
        self.database = self._folder / "lupfen.db"
        trusted = _certificate(self._folder) if tls else None
        self.discord = WatchedDiscord(limits=limits, tls=_speaking_tls(trusted) if trusted else None)
        self._module = module or ("bot", "run")
        self._port = free_port()
        self._settings = settings | ({"SSL_CERT_FILE": str(trusted)} if trusted else {})
        self._running: subprocess.Popen[bytes] | None = None
        self._waiting: dict[str, asyncio.Future[float]] = {}

    async def __aenter__(self) -> Self:
        await self.discord.start()
        self.discord.interactions.listeners.append(self._answered)
        self.start_again()
        await self.until(self.online, "the bot comes online")
        return self

    def online(self) -> bool:
        """Whether the bot is at the gateway."""
        return self.discord.gateway.online

    async def __aexit__(self, *_: object) -> None:
        if self._running is not None:
            self._running.send_signal(signal.SIGTERM)
            await asyncio.to_thread(self._running.wait, 20)
        await self.discord.stop()
        self._kept.cleanup()

    async def kill(self) -> None:
        """Kill the bot's process, like a crash."""
        self._bot.kill()
        await asyncio.to_thread(self._bot.wait, 20)

    def start_again(self) -> None:
        """Start a new process of the bot with the same database."""
        environment = {
            **os.environ,
            "DISCORD_TOKEN": self.discord.token,
            "LUPFEN_DISCORD_API": self.discord.api,
            "LUPFEN_DATABASE_URL": f"sqlite+aiosqlite:///{self.database}",
            "LUPFEN_PAUSE_SECONDS": "0",
            "LUPFEN_TURN_SECONDS": "86400",
            "LUPFEN_PICTURES": "false",
            "LUPFEN_LOG_LEVEL": "warning",
            "LUPFEN_HTTP_PORT": str(self._port),
            **self._settings,
        }
        with (self._folder / "bot.log").open("ab") as log:
            self._running = subprocess.Popen(
                [sys.executable, "-m", *self._module], cwd=ROOT, env=environment, stdout=log, stderr=log
            )

    @property
    def _bot(self) -> subprocess.Popen[bytes]:
        if self._running is None:
            raise Failed("the bot does not run")
        return self._running

    @property
    def memory(self) -> int:
        """The resident memory of the bot's process, in bytes."""
        status = Path(f"/proc/{self._bot.pid}/statm").read_text(encoding="ascii")
        return int(status.split()[1]) * os.sysconf("SC_PAGE_SIZE")

    @property
    def processor_time(self) -> float:
        """The bot process's processor time so far, in seconds."""
        return _processor_time(f"/proc/{self._bot.pid}/stat")

    @property
    def main_thread_time(self) -> float:
        """The processor time of the bot's main thread, in seconds; others draw, write and run computer players."""
        return _processor_time(f"/proc/{self._bot.pid}/task/{self._bot.pid}/stat")

    @property
    def refused(self) -> int:
        """How many requests Discord has refused because there were too many."""
        return self.discord.api_log.statuses[TOO_MANY]

    @property
    def calls(self) -> int:
        """How many requests the bot has sent."""
        return sum(self.discord.api_log.kinds.values())

    async def metrics(self) -> Counter[str]:
        """Return the bot's metrics, by name and labels as written."""
        pairs = (line.rpartition(" ") for line in (await self.told("metrics")).splitlines() if not line.startswith("#"))
        return Counter({name: float(value) for name, _, value in pairs})

    async def told(self, page: str) -> str:
        """Read a page for operators; empty if it reports an error or is not there yet."""
        try:
            async with aiohttp.ClientSession() as http, http.get(f"http://127.0.0.1:{self._port}/{page}") as answer:
                return await answer.text() if answer.ok else ""
        except aiohttp.ClientError:
            return ""

    async def rest(self, moment: float = QUIET) -> None:
        """Wait until the bot has sent no request for a moment, so that everything has been shown."""
        asked = -1
        for _ in range(int(PATIENCE / moment)):
            before, asked = asked, self._requests()
            if before == asked:
                return
            await asyncio.sleep(moment)
        raise Failed("the bot does not come to rest")

    def _requests(self) -> int:
        return sum(self.discord.api_log.statuses.values())

    async def until(self, found: Callable[[], T | None], what: str, patience: float = PATIENCE) -> T:
        """Wait until `found` returns something; raises `Failed` if it takes too long."""
        for _ in range(int(patience / GLANCE)):
            if there := found():
                return there
            await asyncio.sleep(GLANCE)
        raise Failed(f"{what}: in vain; the bot says {(self._folder / 'bot.log').read_text()[-2_000:]}")

    # interactions

    async def use(self, kind: int, person: Person, channel: Channel, data: Any, source: Message | None = None) -> float:
        """Send an interaction and wait for the callback; return the seconds it took."""
        made = self.discord.interactions.send(kind, person, channel, data, source=source)
        answer = self._waiting[made.id] = asyncio.get_running_loop().create_future()
        async with asyncio.timeout(PATIENCE):
            return await answer

    def _answered(self, made: Interaction) -> None:
        waiting = self._waiting.pop(made.id, None)
        if waiting and not waiting.done():
            waiting.set_result(self.discord.interactions.latencies[-1])

    # places

    def channels(self, count: int) -> list[Channel]:
        """Open more channels in the first server, before the bot is used in them."""
        server = next(iter(self.discord.world.servers.values()))
        known = len(self.discord.world.channels)
        made = [self.discord.world.add_channel(server, f"table-{known + number}") for number in range(count)]
        self.discord.invite(server)
        return made

    async def tables(self, count: int) -> list[CrowdTable]:
        """Open tables in channels of their own, each with a first question."""
        tables = [CrowdTable(self, channel) for channel in self.channels(count)]
        for table in tables:
            await table.open()
        return tables


class CrowdTable:
    """Four people at a table; the player in turn passes, so every press answers the question "Lupfsch?"."""

    def __init__(self, stage: Stage, channel: Channel) -> None:
        self._stage = stage
        self.channel = channel
        self._people = [stage.discord.person(name) for name in NAMES]
        self._start = subcommand("lupfen", "start")

    def panel(self, verb: str) -> tuple[Message, str] | None:
        """Find the newest message with a button for a verb, and the button's custom_id."""
        shown = reversed(list(self._stage.discord.world.timeline[self.channel.id].values()))
        public = (message for message in shown if message.audience is None)
        found = ((message, press.custom_id) for message in public for press in presses(message) if press.verb == verb)
        return next(found, None)

    async def open(self) -> None:
        """Open the table, sit down, start, and wait for the first question."""
        host, *guests = self._people
        await self._stage.use(COMMAND, host, self.channel, self._start)
        for guest in guests:
            await self.press(guest, "join")
        await self.press(host, "start")
        await self._stage.until(self.asks, "a question is asked")

    def asks(self) -> bool:
        """Whether people are asked something."""
        return self.lifting() is not None

    def lifting(self) -> tuple[Message, str] | None:
        """Find the question "Lupfsch?" on the panel."""
        found = self.panel("answer")
        return found if found and found[1].endswith((":decline", ":lift")) else None

    async def press(self, person: Person, verb: str) -> float:
        """Press a button as soon as it appears."""
        message, custom_id = await self._stage.until(lambda: self.panel(verb), f"a button to {verb}")
        return await self._stage.use(COMPONENT, person, self.channel, pressed(custom_id), message)

    async def answer(self) -> float:
        """Let the person in turn pass; return the seconds from press to callback."""
        person, message, custom_id = await self._stage.until(self._asked, "somebody is asked")
        passing = custom_id.rpartition(":")[0] + ":decline"
        return await self._stage.use(COMPONENT, person, self.channel, pressed(passing), message)

    def _asked(self) -> tuple[Person, Message, str] | None:
        found = self.lifting()
        if found is None:
            return None
        text = str(found[0].json)
        asked = next((person for person in self._people if f"▶ **{person.name}**" in text), None)
        return (asked, *found) if asked else None


def _processor_time(stat: str) -> float:
    fields = Path(stat).read_text(encoding="ascii").rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def _certificate(folder: Path) -> Path:
    """Create a key and a certificate for 127.0.0.1, valid for a day; return the file with both."""
    key, certificate, both = folder / "key.pem", folder / "certificate.pem", folder / "tls.pem"
    named = ("-subj", "/CN=127.0.0.1", "-addext", "subjectAltName=IP:127.0.0.1", "-days", "1")
    made = ("openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", *named)
    subprocess.run([*made, "-keyout", str(key), "-out", str(certificate)], check=True, capture_output=True)
    both.write_bytes(key.read_bytes() + certificate.read_bytes())
    return both


def _speaking_tls(both: Path) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(both)
    return context


def pressed(custom_id: str) -> dict[str, object]:
    """Return the data of a button press."""
    return {"component_type": BUTTON, "custom_id": custom_id}


def subcommand(name: str, own_name: str, **options: tuple[int, object]) -> dict[str, object]:
    """Return the data of a subcommand; an option has the number of its type and a value."""
    given = [{"name": option, "type": kind, "value": value} for option, (kind, value) in options.items()]
    return {"id": "1", "name": name, "type": 1, "options": [{"name": own_name, "type": 1, "options": given}]}


def usable(message: Message) -> list[dict[str, Any]]:
    """List the usable buttons and selects of a message."""
    every = walk(message.json.get("components", []))
    return [each for each in every if "custom_id" in each and not each.get("disabled")]


def presses(message: Message) -> list[Press]:
    """List what the usable buttons and selects of a message mean."""
    return [press for each in usable(message) if (press := Press.read(each["custom_id"]))]
