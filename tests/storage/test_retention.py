# pyright: reportPrivateUsage=false
"""Results of old sessions stay when the record of play is deleted; on a server that is done by month."""

import asyncio
import gzip
import time
from pathlib import Path

import pytest
from sqlalchemy import func, select, text

from bot.__main__ import main as command
from game.games.catalogue import CATALOGUE
from game.table import beginnings
from storage.audit import audit
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.months import months_from
from storage.people import People
from storage.retention import prune
from storage.schema import answers, judgements, records
from tests.storage.support import SERVER, OneProcess
from tests.tables import every_server

DAY = 86_400
FIRST = time.time() + 40 * DAY  # partitions are created for the coming months
LATER = FIRST + 40 * DAY
END = LATER + 40 * DAY


@pytest.fixture
def url(either: str) -> str:
    return either


def without_month(_now: float) -> str:
    """Start an id in the format used before ids contained months."""
    return "k7q"


async def session(database: Database, opened: float, *, live: bool = False) -> str:
    """Play a session opened at a given time, to its end or into its first deals."""
    evening = OneProcess(database.journal)
    evening.clock.time = opened
    database.journal._now = evening.clock.now
    options = {"session_end": "deals", "deals": 8 if live else 3}
    table = await evening.open(channel=int(live) + 5, options=options)
    await evening.play(table, most_steps=15 if live else 100_000)
    assert table.over is not live
    return table.id


async def kept(database: Database, *sessions: str) -> list[int]:
    """Count the stored rows of play of each session."""
    async with database.reading() as connection:
        return [
            sum(
                [
                    await connection.scalar(select(func.count()).select_from(each).where(each.c.table_id == table)) or 0
                    for each in (answers, records, judgements)
                ]
            )
            for table in sessions
        ]


async def test_old_play_is_deleted_and_its_results_stay(
    database: Database, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as before:
        before.setattr(beginnings, "month_of", without_month)
        oldest = await session(database, FIRST)
    old, ended, live = (
        await session(database, FIRST),
        await session(database, LATER),
        await session(database, LATER, live=True),
    )
    await People(database).set("server", SERVER, "language", "de")
    standing = await Ledger(database).standing(SERVER)
    assert all(await kept(database, oldest, old, ended, live))

    if database.is_shared:
        month = months_from(FIRST, 1)[0].first
        async with database.reading() as connection:
            where = await connection.execute(text("SELECT DISTINCT table_id, tableoid::regclass::text FROM answers"))
            assert {(oldest, "answers_before"), (old, f"answers_{month}")} <= {tuple(row) for row in where}

    assert await prune(database, int(END)) == 3
    assert (await kept(database, oldest, old, ended, live))[:3] == [0, 0, 0]
    assert all(await kept(database, live))
    assert await Ledger(database).standing(SERVER) == standing
    history = History(database, CATALOGUE)
    assert {each.table: each.pruned for each in await history.sessions(SERVER)} == {
        oldest: True,
        old: True,
        ended: True,
        live: False,
    }
    assert await asyncio.to_thread(audit, url, CATALOGUE) == []
    assert await prune(database, int(END)) == 0

    again = OneProcess(database.journal)
    assert await again.tables.resume(every_server) == 1
    await again.play(again.tables.find(live))
    assert await asyncio.to_thread(audit, url, CATALOGUE) == []
    assert {record["deal"] for record in [each async for each in history.export()]} == {*range(1, 9)}


def test_the_commands_archive_deals_and_then_prune_them(
    a_file: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def play() -> None:
        database = await Database.open(a_file)
        await session(database, FIRST)
        await database.close()

    asyncio.run(play())
    archive, day = tmp_path / "old.jsonl.gz", time.strftime("%Y-%m-%d", time.gmtime(END))
    arguments = ["--database", a_file, "--before", day]
    assert command(["archive", *arguments, str(archive)]) == 0
    assert command(["archive", *arguments, str(archive)]) == 1
    assert archive.stat().st_mode & 0o777 == 0o600
    written = tmp_path / "old.jsonl"
    written.write_bytes(gzip.decompress(archive.read_bytes()))
    assert len(written.read_text().splitlines()) == 3
    assert command(["prune", *arguments]) == 0
    assert command(["prune", *arguments]) == 0
    told = capsys.readouterr()
    assert "how 1 sessions" in told.out
    assert "is there already" in told.err
    assert command(["verify", str(written)]) == 0
    assert command(["audit", "--database", a_file]) == 0
