"""Outages of minutes: Discord and the database are away, at the start and in mid-play, the disk is full, all is frozen.

The bot recovers without help, at the same question, and no answer is lost. Meanwhile Prometheus's real rules
evaluate the bot's metrics. The bot's clock is accelerated during an outage (`hurry`). Kills are in `test_kills` and
`test_several_processes`.
"""

import asyncio
import re
import resource
import signal
from collections.abc import AsyncGenerator, Iterator
from contextlib import asynccontextmanager
from math import isfinite
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from sqlalchemy import text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.deploy.programs import run
from tests.deploy.prometheus import FOLDER, NAME, RULES
from tests.e2e.fleet import Fleet, Member
from tests.e2e.hurry import HURRY, RATE, RELAX, hurried
from tests.e2e.players import Player, deal_shown, use
from tests.e2e.playing import asked, hand_is_below_the_call, play_to
from tests.e2e.rig import play_all
from tools.postgresql import free_port

pytestmark = pytest.mark.e2e
ALL = "0-0/1"
OUTAGE = 240
"""Duration in seconds, by the bot's clock."""
SCRAPE = 30
"""Seconds between two scrapes, by the bot's clock."""
LEASE_SECONDS = 20
LEASE_LEFT = re.compile(r"^lupfen_lease_seconds_left (\S+)$", re.MULTILINE)
LONGEST_PAUSE = "Trying again in 30 s."
LONGEST_RECONNECT = 30
REFUSED = "Nothing was lost; the table is waiting and will try again."
FULL = """
CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS
    $$ BEGIN RAISE EXCEPTION 'could not extend file' USING ERRCODE = '53100'; END $$;
CREATE TRIGGER full_disk BEFORE INSERT ON answers EXECUTE FUNCTION full_disk();
"""


class Line:
    """The connection to a server, which can be cut and restored."""

    def __init__(self, host: str, port: int) -> None:
        self._far = host, port
        self.port = free_port()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    async def join(self) -> None:
        """Let connections through."""
        self._server = await asyncio.start_server(self._carry, "127.0.0.1", self.port)

    def cut(self) -> None:
        """Break every connection, and accept no more."""
        if self._server:
            self._server.close()
        for writer in self._open:
            writer.transport.abort()
        self._open.clear()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(*self._far)
        self._open |= {writer, far_writer}
        await asyncio.gather(_pass_on(reader, far_writer), _pass_on(far_reader, writer))


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    try:
        while part := await reader.read(1 << 16):
            writer.write(part)
            await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()


class Scrapes:
    """The samples that Prometheus would have scraped, as the input of a test of its rules."""

    def __init__(self) -> None:
        self._count = 0
        self._series: dict[str, list[str]] = {}
        self._used = set(NAME.findall(RULES))

    def add(self, page: str | None) -> None:
        """Add a scraped page of metrics at the next moment; `None` if there was no answer."""
        self._put("up", "0" if page is None else "1")
        for line in (page or "").splitlines():
            name, _, value = line.rpartition(" ")
            if name.partition("{")[0] in self._used and isfinite(float(value)):
                self._put(name, value)
        self._count += 1

    def _put(self, name: str, value: str) -> None:
        self._series.setdefault(name, [])
        self._fill(name)
        self._series[name].append(value)

    def _fill(self, name: str) -> None:
        """Mark a series as absent at the earlier moments."""
        self._series[name] += ["_"] * (self._count - len(self._series[name]))

    def series(self) -> Iterator[str]:
        """Write every series; at the end the last values hold for an hour."""
        for name in self._series:
            self._fill(name)
            values = self._series[name]
            bare, _, labels = name.rstrip("}").partition("{")
            every = ",".join(filter(None, ('instance="a:9100",job="lupfen"', labels)))
            yield f"      - {{series: '{bare}{{{every}}}', values: '{' '.join(values)} {values[-1]}x120'}}"

    def fired(self, folder: Path, *alerts: str) -> None:
        """Let promtool prove that these alerts fired, and that an hour later nobody is paged any more."""
        end, wanted = self._count * SCRAPE + 3_600, "|".join(alerts)
        checks = {
            f'count(count by (alertname) (count_over_time(ALERTS{{alertstate="firing",alertname=~"{wanted}"}}[2h])))': (
                f"[{{labels: '{{}}', value: {len(alerts)}}}]"
            ),
            'ALERTS{alertstate="firing",severity="page"}': "[]",
        }
        lines = [
            f"rule_files: [{FOLDER / 'rules.yaml'}]",
            "evaluation_interval: 30s",
            "tests:",
            f"  - interval: {SCRAPE}s",
            "    input_series:",
            *self.series(),
            "    promql_expr_test:",
            *(f"      - {{eval_time: {end}s, expr: '{check}', exp_samples: {told}}}" for check, told in checks.items()),
        ]
        file = folder / "outage.yaml"
        file.write_text("\n".join(lines))
        done = run("promtool", "test", "rules", str(file))
        assert done.returncode == 0, done.stderr + done.stdout


def lease_left(page: str) -> float:
    """Return the seconds left on the lease, by a page of metrics; infinite in a file, which needs no lease."""
    return float(LEASE_LEFT.findall(page)[0])


class Story(Fleet):
    """A bot whose connections to Discord and to the database can be cut, and whose clock can be accelerated."""

    def __init__(self, folder: Path, url: str) -> None:
        super().__init__(folder, url, starting=hurried, lease_seconds=LEASE_SECONDS)
        self.on_server = url.startswith("postgresql")
        self.scrapes = Scrapes()
        self.lines: list[Line] = []

    def environment(self) -> dict[str, str]:
        [to_discord, *to_database] = self.lines
        self.discord.gateway.url = f"ws://127.0.0.1:{to_discord.port}/gateway"
        changed = {
            "LUPFEN_DISCORD_API": self.discord.api.replace(self.discord.url, f"http://127.0.0.1:{to_discord.port}")
        }
        if to_database:
            changed["LUPFEN_DATABASE_URL"] = re.sub(r"@[^/]+", f"@127.0.0.1:{to_database[0].port}", self.url)
        return super().environment() | changed

    async def start(self) -> None:
        places = [self.discord.url, *([self.url] if self.on_server else [])]
        self.lines = [Line(str(each.hostname), each.port or 0) for each in map(urlsplit, places)]

    async def end(self) -> int:
        status = await super().end()
        for line in self.lines:
            line.cut()
        return status

    @property
    def bot(self) -> Member:
        return self.members[0]

    async def look(self) -> None:
        """Scrape once."""
        self.scrapes.add(await self.bot.metrics())

    async def minutes_pass(self) -> None:
        """Let an outage pass by the bot's clock, with scrapes."""
        self.bot.signal(HURRY)
        for _ in range(OUTAGE // SCRAPE):
            await asyncio.sleep(SCRAPE / RATE)
            await self.look()

    async def back(self) -> None:
        """Wait until all is well again, with pauses accelerated."""
        await self.bot.connected()
        self.bot.signal(RELAX)
        await self.look()

    async def rests(self) -> None:
        """Scrape once more, after a renewal of the lease at normal speed, as all through the hour that follows."""
        while lease_left(page := await self.bot.metrics()) < LEASE_SECONDS / 2:  # noqa: ASYNC110 - it is another process
            await asyncio.sleep(0.1)
        self.scrapes.add(page)

    @asynccontextmanager
    async def full_disk(self) -> AsyncGenerator[None]:
        """Leave the database no room for answers inside."""
        if self.on_server:
            await self._run(*FULL.strip().rsplit("\n", 1))
            yield
            await self._run("DROP TRIGGER full_disk ON answers")
        else:
            pid = self.bot.process.pid
            assert pid
            before = resource.prlimit(pid, resource.RLIMIT_FSIZE)
            room = (self.folder / "lupfen.db-wal").stat().st_size
            resource.prlimit(pid, resource.RLIMIT_FSIZE, (room, before[1]))
            yield
            resource.prlimit(pid, resource.RLIMIT_FSIZE, before)

    async def _run(self, *statements: str) -> None:
        engine = create_async_engine(self.url)
        async with engine.begin() as connection:
            for statement in statements:
                await connection.execute(text(statement))
        await engine.dispose()


@pytest.fixture(params=["file", "server"])
def place(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database, in a file and on a server."""
    on_server = request.param == "server"
    return request.getfixturevalue("new_database") if on_server else f"sqlite+aiosqlite:///{tmp_path / 'lupfen.db'}"


async def test_the_bot_resumes_at_the_same_question_after_every_outage(tmp_path: Path, place: str) -> None:
    async with Story(tmp_path, place) as story:
        await starts_late(story)
        await story.elsewhere()
        players = await story.sit_down("Ben", "David", computers=1, turn_seconds=0)
        await use(players[0].person, "start")
        await play_to(players, "play")
        turn = next(player.person for player in players if asked(player))
        await turn.wait(lambda: hand_is_below_the_call(turn), what="a call and a hand below it")
        await both_are_away(story, players)
        await the_disk_is_full(story, players)
        await it_is_frozen(story, players)
        await plays_on(players)
        await story.rests()
        assert story.bot.process.returncode is None
        assert story.tracebacks() == []
        on_server = ["LeaseRunsOut"] if story.on_server else []
        story.scrapes.fired(tmp_path, "DatabaseAway", "ShardsMissing", "LupfenDown", *on_server)
    assert story.audit() == []


async def starts_late(story: Story) -> None:
    """At the start Discord is away, then the database as well, each for minutes."""
    bot = await story.joined(ALL, until="")
    await bot.says("Trying again")
    health = await bot.health()
    assert health["status"] == "starting"
    assert ("cannot be reached" if story.on_server else "does not answer") in health["starting"]
    await story.minutes_pass()
    assert LONGEST_PAUSE in bot.log
    for line in reversed(story.lines):
        await line.join()
        await story.minutes_pass()
    await bot.says("ready with 0 tables")
    await story.back()


async def both_are_away(story: Story, players: list[Player]) -> None:
    question = [asked(player) for player in players]
    for line in story.lines:
        line.cut()
    await story.minutes_pass()
    assert (await story.bot.health())["status"] == "unwell"
    assert ("the lease is uncertain" in story.bot.log) is story.on_server
    for line in story.lines:
        await line.join()
    await story.back()
    pauses = re.findall(r"Attempting a reconnect for shard ID 0 in ([\d.]+)s", story.bot.log)
    assert 0 < max(map(float, pauses)) <= LONGEST_RECONNECT
    await are_asked(players, question)


async def the_disk_is_full(story: Story, players: list[Player]) -> None:
    player = next(player for player in players if asked(player))
    found = player.open_question()
    assert found
    answers = len(story.answers())
    async with story.full_disk():
        await player.person.press(custom_id=found[1][0].custom_id, message=found[0], wait=False)
        await player.person.see(REFUSED, ephemeral=True)
        await story.minutes_pass()
    await story.back()
    assert len(story.answers()) == answers


async def it_is_frozen(story: Story, players: list[Player]) -> None:
    question = [asked(player) for player in players]
    story.bot.signal(HURRY)
    story.bot.signal(signal.SIGSTOP)
    for _ in range(OUTAGE // SCRAPE):
        await asyncio.sleep(SCRAPE / RATE)
        story.scrapes.add(None)
    story.bot.signal(signal.SIGCONT)
    await story.back()
    await are_asked(players, question)


async def are_asked(players: list[Player], kinds: list[str]) -> None:
    """Wait until everyone is asked the same as before; a hand may be moving below the reminder."""
    for player, kind in zip(players, kinds, strict=True):
        await player.person.wait(lambda player=player, kind=kind: asked(player) == kind, what=f"the question {kind!r}")


async def plays_on(players: list[Player]) -> None:
    """Play to the next deal, and end the session."""
    dealt = max(deal_shown(each) for each in players[0].person.messages())
    await play_all(players, lambda person: any(deal_shown(each) > dealt for each in person.messages()))
    await players[0].person.command("lupfen stop")
    await play_all(players)


async def test_a_new_number_of_shards_takes_over_from_the_old_one(tmp_path: Path, new_database: str) -> None:
    async with Fleet(tmp_path, new_database) as fleet:
        old = await fleet.joined(ALL)
        places = [await fleet.elsewhere() for _ in range(2)]
        tables = [
            await fleet.sit_down(*names, computers=1, channel=place)
            for place, names in zip(places, (("Anna", "Ben"), ("Clara", "David")), strict=True)
        ]
        for players in tables:
            await use(players[0].person, "start")
        new = [await fleet.joined(f"{shard}-{shard}/2", "waiting for shards") for shard in range(2)]
        assert await old.left() == 0
        for process in new:
            await process.says("ready with 1 tables")
        for players in tables:
            await plays_on(players)
        assert fleet.tracebacks() == []
    assert fleet.audit() == []
