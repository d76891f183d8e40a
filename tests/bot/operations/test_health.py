"""Reports for operators and their tools."""

import asyncio
import json
import socket
from dataclasses import replace

import aiohttp
import pytest

from bot.metrics import Metrics
from bot.operations.counted_journal import CountedJournal
from bot.operations.health import Health, Status, serving
from bot.settings import SettingsProblem
from game.table.ports import AnswerRow, Entry, JournalError, SavedTable, Servers

WELL = Health(gateway=True, database=True, tables=2)


class Memory:
    """A journal that accepts everything, or nothing."""

    def __init__(self) -> None:
        self.refuses = False

    async def commit(self, entry: Entry) -> None:
        if self.refuses:
            raise JournalError("no room")

    async def saved(self, table: str) -> SavedTable | None:
        return None

    async def live(self, ours: Servers) -> list[SavedTable]:
        return []


def showing(health: Health, metrics: Metrics) -> Status:
    async def check() -> Health:
        return health

    status = Status()
    status.running(check, metrics)
    return status


async def page(status: Status, path: str) -> tuple[int, str]:
    async with (
        serving("127.0.0.1", 0, status) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{path}") as answer,
    ):
        return answer.status, await answer.text()


async def asked(health: Health, path: str, metrics: Metrics | None = None) -> tuple[int, str]:
    return await page(showing(health, metrics or Metrics()), path)


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


async def test_a_start_that_waits_says_what_for() -> None:
    status = Status()
    status.waiting("Discord does not answer.")
    code, words = await page(status, "/healthz")
    assert (code, json.loads(words)["starting"]) == (503, "Discord does not answer.")
    assert (await page(status, "/livez"))[0] == 200
    assert "lupfen_gateway_connected 0.0" in (await page(status, "/metrics"))[1]


async def test_a_port_that_is_taken_is_told_in_a_sentence() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken, pytest.raises(SettingsProblem, match="LUPFEN_HTTP_PORT"):
        async with serving("127.0.0.1", taken.getsockname()[1], Status()):
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


async def test_a_blocked_event_loop_is_seen(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.metrics.LAG_SECONDS", 0.0)
    metrics = Metrics()
    watching = asyncio.create_task(metrics.watch_loop())
    for _ in range(5):
        await asyncio.sleep(0)
    watching.cancel()
    counted = metrics.registry.get_sample_value("lupfen_event_loop_lag_seconds_count")
    assert counted is not None
    assert counted >= 1
