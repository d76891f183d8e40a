"""Metrics and the page for operators: what is counted, by what, and that no name and no card is in it."""

import asyncio
import json
import re
import socket
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import UTC, datetime
from typing import get_args

import aiohttp
import discord
import pytest
from discord.ext import commands

from bot.metrics import Metrics, Unanswered
from bot.operations.counted_journal import CountedJournal
from bot.operations.discord_meter import CallMeter, DiscordMeter, InteractionTimes
from bot.operations.health import Health, Status, serving
from bot.operations.retrying import Away
from bot.settings import SettingsProblem
from game.table.ports import AnswerRow, Conflict, DealEnd, Entry, JournalError
from storage.problems import StorageProblem
from tests.tables import MemoryJournal

REASONS = get_args(Unanswered)


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(f"lupfen_{name}", labels) or 0.0


async def test_no_metric_names_a_person_a_table_or_a_card() -> None:
    metrics = Metrics()
    journal = CountedJournal(MemoryJournal(), metrics)
    state = '{"people":["Anna"],"hand":["roses-ace"]}'
    await journal.commit(Entry("k3v9", 777, 888, 0, state=state, people=((4242, "Anna"),)))
    await journal.commit(Entry("k3v9", 777, 888, 1, state=state))
    metrics.presses.labels("component").observe(0.1)
    told = re.sub(r" \S+$", "", metrics.text().decode(), flags=re.MULTILINE)  # without the values
    assert not re.search(r"Anna|roses|k3v9|777|888|4242", told)
    names = set(re.findall(r"(\w+)=\"", told))
    assert names <= {label for metric in metrics.described for label in metric.labels} | {"le"}


WELL = Health(gateway=True, database=True, tables=2)


async def page(status: Status, path: str) -> tuple[int, str]:
    async with (
        serving("127.0.0.1", 0, status) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def asked(health: Health, path: str, metrics: Metrics | None = None) -> tuple[int, str]:
    async def check() -> Health:
        return health

    status = Status()
    status.running(check, metrics or Metrics())
    return await page(status, path)


@pytest.mark.parametrize(
    ("health", "status", "words"),
    [
        (WELL, 200, '{"status":"ok","gateway":true,"database":true,"tables":2,"lease":true}'),
        (replace(WELL, gateway=False), 503, '{"status":"unwell","gateway":false,"database":true'),
        (replace(WELL, database=False), 503, '{"status":"unwell","gateway":true,"database":false'),
        (replace(WELL, lease=False, shards="0-3 of 4"), 503, '{"status":"unwell"'),
        (
            replace(WELL, shards="0-3 of 4"),
            200,
            '{"status":"ok","gateway":true,"database":true,"tables":2,"lease":true,"shards":"0-3 of 4"}',
        ),
        (replace(WELL, lease=False, waits_for="host/7"), 200, '{"status":"waiting"'),
        (replace(WELL, gateway=False, starting="the shards to connect"), 503, '{"status":"starting"'),
    ],
)
async def test_the_page_says_whether_people_can_play(health: Health, status: int, words: str) -> None:
    for path in ("/healthz", "/readyz"):
        told = await asked(health, path)
        assert (told[0], told[1][: len(words)]) == (status, words)
    assert (await asked(health, "/livez"))[0] == 200


@pytest.mark.parametrize(
    ("trouble", "database", "measured"),
    [
        (Away("Discord does not answer."), None, "NaN"),
        (StorageProblem("away", "b", "refused"), False, "0.0"),
        (JournalError("away"), False, "0.0"),
    ],
)
async def test_a_waiting_start_says_what_it_is_waiting_for(
    trouble: Exception, database: bool | None, measured: str
) -> None:
    status = Status()
    status.waits_for(trouble)
    code, words = await page(status, "/healthz")
    assert (code, json.loads(words)["starting"], json.loads(words)["database"]) == (503, str(trouble), database)
    assert (await page(status, "/livez"))[0] == 200
    told = (await page(status, "/metrics"))[1]
    assert "lupfen_gateway_connected 0.0" in told
    assert f"lupfen_database_up {measured}\n" in told


async def test_a_port_already_in_use_is_reported_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SettingsProblem, match="LUPFEN_HTTP_PORT"):
        async with serving("127.0.0.1", taken.getsockname()[1], Status()):
            pass


class Lenient(MemoryJournal):
    """A journal that takes everything, unless there is an error."""

    error: JournalError | Conflict | None = None

    async def commit(self, entry: Entry) -> None:
        if self.error:
            raise self.error


async def test_commits_are_counted_and_a_failed_write_is_flagged_until_one_succeeds() -> None:
    metrics, memory = Metrics(), Lenient()
    journal, records = CountedJournal(memory, metrics), (None, dict[str, object]())
    answer = Entry("abc", 1, 2, 0, answer=AnswerRow(1, 0, 0, "lift", "", None))
    for entry in (answer, *(Entry("abc", 1, 2, 0, ended=DealEnd(1, record, ())) for record in records)):
        await journal.commit(entry)
    for error, failed in ((Conflict("another process was quicker"), False), (JournalError("no room"), True)):
        memory.error = error
        with pytest.raises(type(error)):
            await journal.commit(answer)
        assert journal.failed_within(60) == failed
        assert not journal.failed_within(0)
    memory.error = None
    await journal.commit(answer)
    assert not journal.failed_within(60)
    _, text = await asked(WELL, "/metrics", metrics)
    for told in ("decisions_total 2.0", "void_deals_total 1.0", "tables 2.0", "gateway_connected 1.0"):
        assert f"lupfen_{told}\n" in text


async def test_a_blocked_event_loop_is_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.metrics.LAG_SECONDS", 0.0)
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop())
    for _ in range(5):
        await asyncio.sleep(0)
    watching.cancel()
    assert value(metrics, "event_loop_lag_seconds_count") >= 1


PRESSED_AT = 1_800_000_000.0
PRESS = discord.utils.time_snowflake(datetime.fromtimestamp(PRESSED_AT, tz=UTC))


def times(metrics: Metrics, *, ours: bool = True, certain: bool = True, delay: float = 0.25) -> InteractionTimes:
    return InteractionTimes(metrics, lambda: ours, lambda: certain, lambda: PRESSED_AT + delay)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operations.discord_meter.ALLOWED_SECONDS", 0.0)


async def test_a_presss_age_and_response_time_are_measured_once() -> None:
    metrics = Metrics()
    measured = times(metrics)
    measured.arrived(PRESS, "component")
    measured.answered(PRESS, 204)
    measured.answered(PRESS, 204)
    assert value(metrics, "interaction_age_seconds_sum", kind="component") == pytest.approx(0.25)
    assert value(metrics, "interaction_answer_seconds_count", kind="component") == 1
    assert value(metrics, "interaction_answer_seconds_bucket", kind="component", le="1.0") == 1


@pytest.mark.parametrize(
    ("status", "certain", "reason"),
    [(404, True, "late"), (403, True, "refused"), (None, True, "none"), (None, False, "uncertain")],
)
@pytest.mark.usefixtures("at_once")
async def test_an_unanswered_press_is_counted_with_the_reason(status: int | None, certain: bool, reason: str) -> None:
    metrics = Metrics()
    measured = times(metrics, certain=certain)
    measured.arrived(PRESS, "component")
    if status:
        measured.answered(PRESS, status)
    await asyncio.sleep(0.01)
    assert value(metrics, "interactions_unanswered_total", kind="component", reason=reason) == 1
    assert value(metrics, "interaction_answer_seconds_count", kind="component") == 0


@pytest.mark.usefixtures("at_once")
async def test_a_process_waiting_for_anothers_shards_measures_nothing() -> None:
    metrics = Metrics()
    times(metrics, ours=False).arrived(PRESS, "component")
    await asyncio.sleep(0.01)
    assert value(metrics, "interaction_age_seconds_count", kind="component") == 0
    assert not any(value(metrics, "interactions_unanswered_total", kind="component", reason=each) for each in REASONS)


@asynccontextmanager
async def api(answer: Callable[[str], str]) -> AsyncGenerator[str]:
    """Serve an API that answers each path with a status line and headers; yield its address."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        path = (await reader.readuntil(b"\r\n\r\n")).split()[1].decode()
        writer.write(f"HTTP/1.1 {answer(path)}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(serve, "127.0.0.1", 0)
    async with server:
        yield f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/api/v10"


async def test_calls_count_by_route_and_status_limits_by_scope_callbacks_as_answers() -> None:
    metrics = Metrics()
    measured = times(metrics)
    statuses = {"channels": "429 Too Many\r\nX-RateLimit-Scope: shared", "users": "403 Forbidden"}
    measured.arrived(PRESS, "component")
    async with (
        api(lambda path: statuses.get(path.split("/")[3], "200 OK")) as address,
        aiohttp.ClientSession(trace_configs=[CallMeter(metrics, measured).trace()]) as session,
    ):
        for path in ("channels/1/messages", f"interactions/{PRESS}/token/callback", "users/@me", "strange"):
            async with session.get(f"{address}/{path}"):
                pass
    with pytest.raises(aiohttp.ClientError):
        async with aiohttp.ClientSession(trace_configs=[CallMeter(metrics, measured).trace()]) as session:
            await session.get(f"{address}/webhooks/1/token")

    def calls(route: str, status: str) -> float:
        return value(metrics, "discord_call_seconds_count", route=route, status=status)

    assert calls("channels", "429") == calls("interactions", "200") == calls("users", "403") == 1
    assert calls("other", "200") == calls("webhooks", "none") == 1
    assert value(metrics, "limits_met_total", scope="shared") == 1
    assert value(metrics, "interaction_answer_seconds_count", kind="component") == 1
    assert str(PRESS) not in metrics.text().decode()


async def test_only_connected_shards_of_this_process_count_as_served() -> None:
    metrics, owned = Metrics(), [True]
    intents = discord.Intents.none()
    async with commands.AutoShardedBot("!", intents=intents, shard_count=4, shard_ids=[0, 1]) as client:
        meter = DiscordMeter(client, metrics, times(metrics), lambda: owned[0])
        for shard in (0, 1):
            await meter.happened("connect", shard)
            await meter.happened("ready", shard)
        await meter.happened("disconnect", 1)
        assert (value(metrics, "shards_served"), value(metrics, "shards_of_all")) == (1, 4)
        await meter.happened("resumed", 1)
        assert value(metrics, "shards_served") == 2
        owned[0] = False
        assert value(metrics, "shards_served") == 0
        assert value(metrics, "gateway_events_total", shard="1", event="resumed") == 1
