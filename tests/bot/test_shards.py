"""A process's servers, calls and duties follow from its shards."""

import pytest
from pydantic import ValidationError

from bot.discord_io.request_budget import RequestBudget
from bot.settings import Settings
from storage.leases import Span
from tests.clock import HandClock

PROCESSES = ("0-3/8", "4-6/8", "7-7/8")


def settings(shards: str = "", **more: object) -> Settings:
    return Settings(_env_file=None, shards=shards, **more)  # pyright: ignore[reportCallIssue]


def test_every_server_belongs_to_exactly_one_process() -> None:
    for server in ((1_400_000_000_000 + number) << 22 for number in range(32)):
        assert [settings(shards).serves(server) for shards in PROCESSES].count(True) == 1
        assert settings().serves(server)


def test_only_the_process_with_the_first_shard_uploads() -> None:
    assert [settings(shards).uploads for shards in PROCESSES] == [True, False, False]
    assert settings().uploads


def test_all_processes_share_one_processs_call_budget() -> None:
    parts = [settings(shards).calls for shards in PROCESSES]
    assert parts == [22.5, 16.875, 5.625]
    assert sum(parts) == settings().calls == 45
    assert settings("0-3/8", calls_per_second=0).calls == 0


@pytest.mark.parametrize("part", [45.0, 22.5, 5.625, 0.5])
async def test_a_share_of_the_call_budget_also_limits_bursts(part: float) -> None:
    time = HandClock()
    budget = RequestBudget(time, part)
    went = 0
    for _ in range(1_000):
        went += sum(iter(budget.take_now, False))
        time.time += 0.01
    assert went <= 10 * part + 3 * part / 45 + 1


@pytest.mark.parametrize("wrong", ["0-3", "3-0/4", "0-4/4", "a-b/c", "0/4", "0-1/4,", "0-1/4,2-4/4"])
def test_impossible_shards_are_reported(wrong: str) -> None:
    with pytest.raises(ValidationError, match="LUPFEN_SHARDS must look like"):
        settings(wrong)


def test_settings_for_several_processes_split_into_one_per_process() -> None:
    choices = settings(",".join(PROCESSES), turn_seconds=7).of_each_range()
    assert [each.shards for each in choices] == [*PROCESSES]
    assert {each.turn_seconds for each in choices} == {7}


def test_shards_are_written_in_readable_ranges() -> None:
    assert str(Span(0, 3, 16)) == "0-3 of 16"
