"""A process knows whether it has its shards, and never assumes so for longer than the database does."""

import asyncio
from collections.abc import Collection
from dataclasses import dataclass, field

import pytest

from bot.operations import shard_lease as room
from bot.operations.shard_lease import ShardLease
from storage.leases import Attempt, ShardLeases
from storage.problems import StorageProblem

LEASE = 20.0
AWAY = StorageProblem("refused", "the database")


@dataclass
class Leases(ShardLeases):
    """Leases on a manually advanced clock: who has the shards, and what goes wrong."""

    now: float = 1_000.0
    takes: list[Attempt | StorageProblem] = field(default_factory=lambda: [Attempt()])
    trouble: StorageProblem | None = None
    on_the_way: float = 0.0
    asked: list[bool] = field(default_factory=list[bool])
    given_up: list[int] = field(default_factory=list[int])
    refused: asyncio.Event = field(default_factory=asyncio.Event)

    async def take(self, seconds: float, *, waiting: bool) -> Attempt:
        self.asked.append(waiting)
        self.now += self.on_the_way
        attempt = self.takes.pop(0)
        if isinstance(attempt, StorageProblem):
            raise attempt
        return attempt

    async def renew(self, seconds: float) -> None:
        if self.trouble:
            self.refused.set()
            raise self.trouble

    async def give_up(self, answered: Collection[int]) -> bool:
        if self.trouble:
            raise self.trouble
        self.given_up += answered
        return True


@pytest.fixture
def database() -> Leases:
    return Leases()


@pytest.fixture
def lease(database: Leases, monkeypatch: pytest.MonkeyPatch) -> ShardLease:
    """The shard lease of a process that need not wait for real time."""
    monkeypatch.setattr(room, "ASK_SECONDS", 0)
    monkeypatch.setattr(room, "RENEWALS", 1_000)
    return ShardLease(database, "0-3 of 4", LEASE, lambda: database.now)


async def test_a_leases_duration_counts_from_before_its_request(database: Leases, lease: ShardLease) -> None:
    assert not lease.holds
    database.on_the_way = 5
    assert await lease.take() == frozenset()
    database.now += LEASE - 5.1
    assert lease.holds
    database.now += 0.2
    assert not lease.holds


async def test_a_lease_received_too_late_is_renewed_immediately(database: Leases, lease: ShardLease) -> None:
    database.on_the_way = LEASE + 1
    await lease.take()
    assert lease.holds


async def test_a_process_waits_for_shards_held_by_another(
    database: Leases, lease: ShardLease, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("INFO")
    database.takes = [Attempt("host/1"), Attempt("host/1"), AWAY, Attempt("host/2"), Attempt(answered=frozenset({7}))]
    assert await lease.take() is None
    assert lease.holder == "host/1"
    assert await lease.wait() == {7}
    assert (lease.holder, lease.holds) == ("", True)
    assert database.asked == [False, True, True, True, True]
    told = [line for line in caplog.messages if "waiting" in line]
    assert told == [f"waiting for shards 0-3 of 4, which {holder} has" for holder in ("host/1", "host/2")]


async def test_an_unrenewed_lease_is_uncertain_until_renewed(database: Leases, lease: ShardLease) -> None:
    back = asyncio.Event()
    await lease.take()
    database.trouble = AWAY
    keeping = asyncio.create_task(lease.keep(back.set))
    database.now += LEASE + 1
    await database.refused.wait()
    assert not lease.holds
    assert lease.is_uncertain
    assert not back.is_set()
    database.trouble = None
    await back.wait()
    assert lease.holds
    assert not lease.is_uncertain
    assert not lease.lost.is_set()
    keeping.cancel()


async def test_a_lost_lease_is_neither_renewed_nor_released(database: Leases, lease: ShardLease) -> None:
    await lease.take()
    lease.lose("another process has them")
    assert not lease.holds
    assert lease.lost.is_set()
    await lease.keep(lambda: None)
    assert not await lease.give_up([1])
    assert database.given_up == []


async def test_a_leaving_process_reports_answered_presses_and_releases_its_lease(
    database: Leases, lease: ShardLease
) -> None:
    await lease.take()
    assert await lease.give_up([5, 6])
    assert database.given_up == [5, 6]
    assert not lease.holds


async def test_without_a_database_response_no_successor_is_assumed(database: Leases, lease: ShardLease) -> None:
    await lease.take()
    database.trouble = AWAY
    assert not await lease.give_up([5])


async def test_a_process_with_its_own_file_holds_every_shard_permanently() -> None:
    alone = ShardLease(None, "", LEASE)
    assert await alone.take() == ()
    assert alone.holds
    assert not alone.can_be_lost
    assert not await alone.give_up([1])
