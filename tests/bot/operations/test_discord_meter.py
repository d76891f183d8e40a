"""Measurements of Discord: people's waiting times, drops and their reasons, calls, limits and connections."""

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import aiohttp
import discord
import pytest

from bot.metrics import Metrics
from bot.operations.discord_meter import DiscordMeter, traced_calls
from bot.operations.interaction_times import InteractionTimes

PRESSED_AT = 1_800_000_000.0
PRESS = discord.utils.time_snowflake(datetime.fromtimestamp(PRESSED_AT, tz=UTC))


def value(metrics: Metrics, name: str, **labels: str) -> float:
    return metrics.registry.get_sample_value(f"lupfen_{name}", labels) or 0.0


def times(metrics: Metrics, *, ours: bool = True, certain: bool = True, delay: float = 0.25) -> InteractionTimes:
    return InteractionTimes(metrics, lambda: ours, lambda: certain, lambda: PRESSED_AT + delay)


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operations.interaction_times.ALLOWED_SECONDS", 0.0)


async def test_age_and_answer_of_a_press_are_measured_once() -> None:
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
async def test_a_press_without_an_answer_is_counted_with_the_reason(
    status: int | None, certain: bool, reason: str
) -> None:
    metrics = Metrics()
    measured = times(metrics, certain=certain)
    measured.arrived(PRESS, "component")
    if status:
        measured.answered(PRESS, status)
    await asyncio.sleep(0.01)
    assert value(metrics, "interactions_unanswered_total", kind="component", reason=reason) == 1
    assert value(metrics, "interaction_answer_seconds_count", kind="component") == 0


@pytest.mark.usefixtures("at_once")
async def test_a_process_that_waits_for_anothers_shards_measures_nothing() -> None:
    metrics = Metrics()
    times(metrics, ours=False).arrived(PRESS, "component")
    await asyncio.sleep(0.01)
    assert 'kind="component"' not in metrics.text().decode()


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


async def test_calls_are_counted_by_route_and_status_limits_by_scope_and_callbacks_answer() -> None:
    metrics = Metrics()
    measured = times(metrics)
    statuses = {"channels": "429 Too Many\r\nX-RateLimit-Scope: shared", "users": "403 Forbidden"}
    measured.arrived(PRESS, "component")
    async with (
        api(lambda path: statuses.get(path.split("/")[3], "200 OK")) as address,
        aiohttp.ClientSession(trace_configs=[traced_calls(metrics, measured)]) as session,
    ):
        for path in ("channels/1/messages", f"interactions/{PRESS}/token/callback", "users/@me", "strange"):
            async with session.get(f"{address}/{path}"):
                pass
    with pytest.raises(aiohttp.ClientError):
        async with aiohttp.ClientSession(trace_configs=[traced_calls(metrics, measured)]) as session:
            await session.get(f"{address}/webhooks/1/token")

    def calls(route: str, status: str) -> float:
        return value(metrics, "discord_call_seconds_count", route=route, status=status)

    assert calls("channels", "429") == calls("interactions", "200") == calls("users", "403") == 1
    assert calls("other", "200") == calls("webhooks", "none") == 1
    assert value(metrics, "limits_met_total", scope="shared") == 1
    assert value(metrics, "interaction_answer_seconds_count", kind="component") == 1
    assert str(PRESS) not in metrics.text().decode()


async def test_shards_are_served_while_they_are_connected_and_this_processs_own() -> None:
    metrics, owned = Metrics(), [True]
    async with discord.AutoShardedClient(intents=discord.Intents.none(), shard_count=4, shard_ids=[0, 1]) as client:
        meter = DiscordMeter(client, metrics, times(metrics), lambda: owned[0])
        for shard in (0, 1):
            await meter.on_shard_connect(shard)
            await meter.on_shard_ready(shard)
        await meter.on_shard_disconnect(1)
        assert (value(metrics, "shards_served"), value(metrics, "shards_of_all")) == (1, 4)
        await meter.on_shard_resumed(1)
        assert value(metrics, "shards_served") == 2
        owned[0] = False
        assert value(metrics, "shards_served") == 0
        assert value(metrics, "gateway_events_total", shard="1", event="resumed") == 1
