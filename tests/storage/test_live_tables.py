"""Running tables of version 1.0 continue: every ruleset in the middle of a deal, with people and computers."""

from collections.abc import AsyncGenerator
from pathlib import Path

import pytest

from game.core.record import check
from game.games.catalogue import CATALOGUE
from storage.audit import audit_file
from storage.history import History
from tests.storage.old_databases import FIXTURES, Old, balances, opened, play_a_deal, seen, standing, viewers

VERSION = FIXTURES / "v1.0"


@pytest.fixture
async def old(tmp_path: Path) -> AsyncGenerator[Old]:
    async with opened("live-tables", tmp_path, VERSION) as found:
        yield found


async def test_every_table_resumes_where_it_was(old: Old) -> None:
    assert old.tables.keys() == {told["table"] for _, told in old.live()}
    assert {told["ruleset"] for _, told in old.live() if told["phase"] == "playing"} == {each.id for each in CATALOGUE}
    for table, told in old.live():
        now = standing(table)
        assert now == {name: told[name] for name in now}, told["about"]
        assert {who: seen(table, user) for who, user in viewers(table).items()} == told["seen"], told["about"]
        seats = table.state.seats
        assert {seat.name: seat.tallies for seat in seats if seat.tallies} == told["tallies"], told["about"]
        levels = {seat.name: f"{seat.level} {seat.persona}" for seat in seats if seat.user is None}
        assert levels == told["levels"], told["about"]
    assert await balances(old.database, old.server) == old.told["balances"]


async def test_every_table_plays_its_deal_to_an_end_that_replays(old: Old) -> None:
    assert audit_file(old.path) == []
    for table, told in old.live():
        number = await play_a_deal(old.evening, table)
        past = await History(old.database).deal(table.id, number)
        assert past, told["about"]
        assert past.record, told["about"]
        assert check(past.record, CATALOGUE) == [], told["about"]
    assert audit_file(old.path) == []
