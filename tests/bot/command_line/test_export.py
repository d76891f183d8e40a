"""`python -m bot export` prints all records, or the ledger of a server."""

import asyncio
import csv
import json

import pytest

from bot.command_line.export import main
from storage.addresses import url_of
from storage.database import Database
from tests.storage.support import SERVER, played


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> str:
    url = url_of(tmp_path_factory.mktemp("played") / "lupfen.db")

    async def play() -> None:
        database = await Database.open(url)
        await played(database)
        await database.close()

    asyncio.run(play())
    return url


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[str]:
    assert main(arguments) == 0
    return capsys.readouterr().out.splitlines()


def test_the_records_come_one_on_each_line(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    records = [json.loads(line) for line in printed(capsys, "--database", url)]
    assert [(record["deal"], "seal" in record) for record in records] == [(1, True), (2, True), (3, True)]


def test_the_ledger_of_a_server_comes_as_csv(url: str, capsys: pytest.CaptureFixture[str]) -> None:
    rows = list(csv.DictReader(printed(capsys, "--database", url, "--ledger", str(SERVER))))
    assert {row["from_name"] for row in rows if row["from"] == "person:1"} == {"Anna"}
    assert {"ante"} <= {row["reason"] for row in rows}
    assert list(csv.DictReader(printed(capsys, "--database", url, "--ledger", "5"))) == []
