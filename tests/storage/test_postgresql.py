"""The same promises on PostgreSQL, where several processes may use one database."""

import asyncio
import subprocess
from pathlib import Path

import pytest
from sqlalchemy import text

from bot.__main__ import main
from game.games.catalogue import CATALOGUE
from game.table.ports import Conflict, JournalError
from storage.audit import audit
from storage.backup import backup
from storage.database import Database
from storage.history import History
from storage.ledger import Ledger
from storage.people import People
from storage.played import Judgements
from storage.privacy import Privacy
from storage.problems import StorageProblem
from storage.servers import KnownServers
from storage.shown import ShownMessages
from tests.storage.entries import answering, beginning, opening
from tests.storage.support import JUDGED, SERVER, played, refusal
from tools import postgresql


@pytest.fixture
def url(on_server: str) -> str:
    return on_server


async def test_sessions_are_played_audited_and_read(database: Database, server: str) -> None:
    tables = await played(database, sessions=2)
    assert await asyncio.to_thread(audit, server, CATALOGUE) == []
    standing = await Ledger(database).standing(SERVER)
    assert standing.computers + sum(balance.chips for balance in standing.people) == 0
    assert [balance.deals for balance in standing.people] == [6, 6]
    statement = await Ledger(database).statement(SERVER, 1)
    assert sum(line.result for line in statement.sessions) == statement.chips
    assert any("Anna" in part for part in [part async for part in Ledger(database).as_csv(SERVER)])
    history = History(database, CATALOGUE)
    assert len(await history.sessions(SERVER)) == 2
    assert len(await history.course(tables[0].id)) == 4
    deal = await history.deal(tables[0].id, 1)
    assert deal
    assert deal.opened
    assert len([record async for record in history.export()]) == 6


async def test_a_setting_may_be_changed_twice_simultaneously(database: Database, other: Database) -> None:
    for number in range(20):
        changes = (People(each).set("person", 7, "large", number) for each in (database, other, database, other))
        await asyncio.gather(*changes)
    assert await People(database).settings("person", 7) == {"large": 19}


async def test_when_two_processes_write_one_wins_and_the_other_is_told(database: Database, other: Database) -> None:
    with pytest.raises(JournalError) as error:
        await database.journal.commit(answering(0))
    assert "lift" not in str(error.value), "a refusal shows nothing of the row"
    await database.journal.commit(opening())
    await database.journal.commit(beginning())
    outcomes = await asyncio.gather(
        *(journal.commit(answering(0)) for journal in (database.journal, other.journal)), return_exceptions=True
    )
    assert [type(outcome) for outcome in outcomes if outcome] == [Conflict]
    with pytest.raises(Conflict):
        await other.journal.commit(beginning())


async def test_what_two_processes_add_to_one_balance_adds_up(database: Database, other: Database, server: str) -> None:
    ledgers = [Ledger(database), Ledger(other)] * 10
    payments = [
        ledger.settle(SERVER, *((1, 2) if number % 3 else (2, 1)), 5, f"receipt{number}")
        for number, ledger in enumerate(ledgers)
    ]
    assert all(await asyncio.gather(*payments))
    assert await asyncio.to_thread(audit, server, CATALOGUE) == []
    assert [row.chips for row in (await Ledger(other).standing(SERVER)).people] == [30, -30]


async def test_people_are_remembered_and_erased(database: Database, server: str) -> None:
    (table,) = await played(database)
    people, shown, servers, privacy = (
        People(database),
        ShownMessages(database),
        KnownServers(database),
        Privacy(database),
    )
    for language in ("en", "de"):
        await people.remember(1, "Anna", language)
        await shown.show(table.id, "panel", 5, 6)
        await servers.save_preset(SERVER, "lupfen-liechtenstein", "x", {"ante": 2})
    assert await people.language(1) == "de"
    assert await Ledger(database).settle(SERVER, 1, 2, 5, "receipt")
    assert (await privacy.export(1))["postings"]
    for _ in range(2):
        await Judgements(database).keep(table.id, 1, 0, JUDGED)
    assert await Judgements(database).find(table.id, 1, 0) == JUDGED
    assert len((await privacy.export(1))["judgements"]) == 1
    await privacy.delete(1)
    assert await Judgements(database).find(table.id, 1, 0) is None
    assert await asyncio.to_thread(audit, server, CATALOGUE) == []
    await privacy.erase_server(SERVER)
    assert (await privacy.export(2))["person"] is None


def test_backing_up_a_server_is_left_to_pg_dump(tmp_path: Path) -> None:
    with pytest.raises(StorageProblem, match="pg_dump") as problem:
        backup("postgresql+asyncpg://lupfen:secret@127.0.0.1/lupfen", tmp_path / "copy.db", CATALOGUE)
    assert "secret" not in str(problem.value)


async def test_the_reason_for_a_servers_refusal_is_explained(url: str) -> None:
    database = await Database.open(url)
    async with database.writing() as connection:
        await connection.execute(text("DROP ROLE IF EXISTS guest"))
        await connection.execute(text("CREATE ROLE guest LOGIN"))
    await database.close()
    missing = await refusal(url.replace("/postgres", "/nowhere"))
    stranger = await refusal(url.replace("lupfen@", "nobody:hunter2@"))
    powerless = await refusal(url.replace("lupfen@", "guest@"))
    away = await refusal(f"postgresql://lupfen:hunter2@127.0.0.1:{postgresql.free_port()}/lupfen")
    assert (missing.key, "CREATE DATABASE nowhere" in str(missing)) == ("no-database", True)
    assert (stranger.key, stranger.passes) == ("password", False)
    assert (powerless.key, "GRANT" in str(powerless)) == ("rights", True)
    assert (away.key, away.passes) == ("away", True)
    assert not any("hunter2" in str(each) for each in (stranger, away))


@pytest.mark.parametrize(
    ("scheme", "parameters"),
    [
        ("postgres", "?sslmode=prefer&channel_binding=prefer"),
        ("postgresql", "?ssl=allow&application_name=x"),
        ("postgresql+asyncpg", ""),
    ],
)
async def test_addresses_work_as_hosting_providers_write_them(url: str, scheme: str, parameters: str) -> None:
    address = url.replace("postgresql+asyncpg", scheme) + parameters
    database = await Database.open(address)
    name = await database.value(text("SELECT current_setting('application_name')"))
    await database.close()
    assert name == ("x" if "application_name" in parameters else "")


async def test_a_dump_restored_beside_the_database_forgets_people_erased_since(
    url: str, database: Database, tmp_path: Path
) -> None:
    folder, dump = postgresql.programs(), str(tmp_path / "lupfen.dump")
    assert folder

    def run(program: str, *arguments: str, given: bytes = b"", folder: Path = folder) -> bytes:
        command = [str(folder / program), *arguments]
        return subprocess.run(command, input=given, capture_output=True, check=True).stdout

    old = url.replace("postgresql+asyncpg", "postgresql")
    new = old.replace("/postgres", "/put_back")
    await played(database)
    await asyncio.to_thread(run, "pg_dump", "--format=custom", f"--file={dump}", old)
    await Privacy(database).delete(1)
    await asyncio.to_thread(run, "psql", "--quiet", "--command=CREATE DATABASE put_back", old)
    await asyncio.to_thread(run, "pg_restore", "--no-owner", f"--dbname={new}", dump)
    erased = ("--data-only", "--table=erasures", "--inserts", "--on-conflict-do-nothing")
    rows = await asyncio.to_thread(run, "pg_dump", *erased, old)
    await asyncio.to_thread(run, "psql", "--quiet", new, given=rows)
    for command in (["erase", "--again", "--database", new], ["audit", "--database", new]):
        assert await asyncio.to_thread(main, command) == 0
    restored = await Database.open(new)
    assert (await Privacy(restored).export(1))["person"] is None
    assert [each.deals for each in await History(restored, CATALOGUE).sessions(SERVER)] == [3]
    await restored.close()


async def test_two_processes_can_erase_people_simultaneously(url: str, database: Database, other: Database) -> None:
    await played(database)
    await asyncio.gather(*(Privacy(each).delete(person) for each, person in ((database, 1), (other, 2))))
    async with database.reading() as connection:
        names = (await connection.execute(text("SELECT name FROM people WHERE anonymous ORDER BY id DESC"))).scalars()
        assert [*names] == ["Anonym 1", "Anonym 2"]
    assert await asyncio.to_thread(audit, url, CATALOGUE) == []
