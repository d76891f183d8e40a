"""The files that start several processes name existing settings, numbers and files."""

import re
from pathlib import Path

import pytest

from bot.settings import Settings, read_settings
from tools.findings import ROOT

FOLDER = ROOT / "deploy"
COMPOSE, KUBERNETES, PROMETHEUS = (
    (FOLDER / name).read_text(encoding="utf-8")
    for name in ("many/compose.yaml", "many/kubernetes.yaml", "prometheus.yaml")
)
SETTINGS = {"DISCORD_TOKEN", *(f"LUPFEN_{name.upper()}" for name in Settings.model_fields)}
SETTING = re.compile(r"\b(?:LUPFEN_[A-Z_]+|DISCORD_[A-Z]+)\b")
SHARDS = re.compile(r"LUPFEN_SHARDS: (\S+)")


@pytest.mark.parametrize("path", sorted(filter(Path.is_file, FOLDER.rglob("*"))), ids=lambda path: path.name)
def test_every_setting_in_the_files_exists(path: Path) -> None:
    assert set(SETTING.findall(path.read_text(encoding="utf-8"))) <= SETTINGS


def test_every_shard_has_a_process_and_a_standby() -> None:
    given = SHARDS.findall(COMPOSE)
    ranges = [read_settings(_env_file=None, shards=each).shard_range for each in given]
    counts = {found[1] for found in ranges if found}
    served = [shard for found in ranges if found for shard in found[0]]
    assert len(counts) == 1
    assert sorted(served) == sorted([*range(counts.pop())] * 2)


def test_the_pods_take_their_shards_from_their_numbers() -> None:
    shards = re.search(r'name: SHARDS, value: "(\d+)"', KUBERNETES)
    replicas = re.search(r"replicas: (\d+)", KUBERNETES)
    assert shards
    assert replicas
    assert int(replicas[1]) == 2 * int(shards[1])
    for pod in range(int(replicas[1])):
        own = pod % int(shards[1])
        assert read_settings(_env_file=None, shards=f"{own}-{own}/{shards[1]}").shard_range == ([own], int(shards[1]))


def test_processes_have_time_to_exit_before_they_are_killed() -> None:
    waits = [*re.findall(r"stop_grace_period: (\d+)s", COMPOSE)]
    waits += re.findall(r"terminationGracePeriodSeconds: (\d+)", KUBERNETES)
    assert waits
    assert all(int(seconds) > 5 for seconds in waits)  # the bot itself exits within five seconds


def test_prometheus_scrapes_every_process() -> None:
    processes = re.findall(r"^  ((?:bot|standin)-\d+):$", COMPOSE, re.MULTILINE)
    assert sorted(re.findall(r'"([a-z]+-\d+):9100"', PROMETHEUS)) == sorted(processes)


def test_the_files_contain_no_secrets() -> None:
    for text in (COMPOSE, KUBERNETES):
        assert all(value.startswith("${") for value in re.findall(r"(?:TOKEN|PASSWORD): (.+)", text))
        assert not re.search(r"(?:TOKEN|DATABASE_URL), value:", text)
