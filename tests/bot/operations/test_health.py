"""What those who watch over the bot are told, and what it costs nothing to find out."""

import asyncio
import socket

import aiohttp
import pytest

from bot.operations.health import Health, serving
from bot.operations.metrics import CountedJournal, Metrics
from bot.settings import SettingsProblem
from game.table.ports import AnswerRow, Entry, JournalError, SavedTable, Servers

WELL = Health(gateway=True, database=True, tables=2)


class Memory:
    """A journal that takes everything, or nothing."""

    def __init__(self) -> None:
        self.refuses = False

    async def commit(self, entry: Entry) -> None:
        if self.refuses:
            raise JournalError("no room")

    async def saved(self, table: str) -> SavedTable | None:
        return None

    async def live(self, ours: Servers) -> list[SavedTable]:
        return []


async def asked(health: Health, path: str, metrics: Metrics | None = None) -> tuple[int, str]:
    async def check() -> Health:
        return health

    async with (
        serving("127.0.0.1", 0, check, metrics or Metrics()) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


@pytest.mark.parametrize(
    ("health", "status", "words"),
    [
        (WELL, 200, '{"status":"ok","gateway":true,"database":true,"tables":2}'),
        (Health(False, True, 0), 503, '{"status":"unwell","gateway":false,"database":true,"tables":0}'),
        (
            Health(True, True, 3, "0-3 of 4"),
            200,
            '{"status":"ok","gateway":true,"database":true,"tables":3,"shards":"0-3 of 4"}',
        ),
        (
            Health(True, True, 0, "0-3 of 4", "host/7"),
            200,
            '{"status":"waiting","gateway":true,"database":true,"tables":0,"shards":"0-3 of 4","waits_for":"host/7"}',
        ),
        (Health(True, False, 0), 503, '{"status":"unwell","gateway":true,"database":false,"tables":0}'),
    ],
)
async def test_the_page_says_whether_people_can_play(health: Health, status: int, words: str) -> None:
    assert await asked(health, "/healthz") == (status, words)


async def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    async def check() -> Health:
        return WELL

    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SettingsProblem, match="LUPFEN_HTTP_PORT"):
        async with serving("127.0.0.1", taken.getsockname()[1], check, Metrics()):
            pass


async def test_decisions_are_counted_once_they_are_committed() -> None:
    metrics, memory = Metrics(), Memory()
    journal = CountedJournal(memory, metrics)
    answer = Entry("abc", 1, 2, 0, answer=AnswerRow(1, 0, 0, "lift", "", None))
    await journal.commit(answer)
    await journal.commit(Entry("abc", 1, 2, 1, state="{}"))
    memory.refuses = True
    with pytest.raises(JournalError):
        await journal.commit(answer)
    status, text = await asked(WELL, "/metrics", metrics)
    assert status == 200
    assert "lupfen_decisions_total 1.0" in text
    assert "lupfen_tables 2.0" in text
    assert "lupfen_gateway_connected 1.0" in text


async def test_a_failed_write_is_remembered_until_one_succeeds() -> None:
    memory = Memory()
    journal = CountedJournal(memory, Metrics())
    memory.refuses = True
    with pytest.raises(JournalError):
        await journal.commit(Entry("abc", 1, 2, 0))
    assert journal.failed_within(60)
    assert not journal.failed_within(0)
    memory.refuses = False
    await journal.commit(Entry("abc", 1, 2, 0))
    assert not journal.failed_within(60)


async def test_limits_are_counted_and_other_answers_are_not() -> None:
    metrics = Metrics()

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        status = "429 Too Many" if b"/much" in await reader.readuntil(b"\r\n\r\n") else "200 OK"
        writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\nConnection: close\r\n\r\n".encode())
        await writer.drain()
        writer.close()

    server = await asyncio.start_server(answer, "127.0.0.1", 0)
    place = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    async with server, aiohttp.ClientSession(trace_configs=[metrics.trace()]) as session:
        for path in ("/much", "/little", "/much"):
            async with session.get(place + path):
                pass
    assert "lupfen_limits_met_total 2.0" in metrics.text().decode()


async def test_a_blocked_event_loop_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.operations.metrics.LAG_SECONDS", 0.0)
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop())
    for _ in range(5):
        await asyncio.sleep(0)
    watching.cancel()
    counted = metrics.registry.get_sample_value("lupfen_event_loop_lag_seconds_count")
    assert counted is not None
    assert counted >= 1
