"""The process may die at any moment: nothing acknowledged is lost, nothing is stored twice or in part."""

import random
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from game.games.catalogue import CATALOGUE
from storage.addresses import url_of
from storage.audit import audit
from tests.soak.report import count
from tests.storage.crashing import TABLES
from tests.storage.support import read

CHECKPOINTS = ("begin", "write", "written", "commit", "committed")


def killed(folder: Path, moments: list[tuple[str, int]]) -> list[int]:
    """Play and be killed at each of the moments, then play to the end; return the exit codes."""
    lines = "".join(f"{name} {times}\n" for name, times in [*moments, ("end", 0)])
    command = [sys.executable, "-m", "tests.storage.crashing", str(folder / "lupfen.db")]
    done = subprocess.run(command, input=lines, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return [int(line) for line in done.stdout.split()]


def acknowledged(folder: Path) -> list[tuple[str, int, int, str]]:
    lines = (folder / "acknowledged").read_text().splitlines()
    found = [line.split() for line in lines]
    return [(table, int(deal), int(number), digest) for table, deal, number, digest in found]


def answers(folder: Path) -> dict[tuple[Any, ...], int]:
    query = "SELECT table_id, deal, number, digest, count(*) FROM answers GROUP BY 1, 2, 3, 4"
    return {tuple(answer): count for *answer, count in read(folder / "lupfen.db", query)}


def check_nothing_lost(folder: Path, kills: int) -> None:
    told, kept = acknowledged(folder), answers(folder)
    assert told
    assert len(told) == len(set(told))
    assert [answer for answer in told if kept.get(answer) != 1] == []
    assert len(kept) - len(told) <= kills * TABLES
    assert audit(url_of(folder / "lupfen.db"), CATALOGUE) == []
    assert read(folder / "lupfen.db", "SELECT * FROM tables WHERE closed IS NULL") == []
    assert read(folder / "lupfen.db", "SELECT * FROM deals WHERE void") == []


def test_kills_before_and_after_every_write_lose_nothing(tmp_path: Path) -> None:
    moments = [(name, 20) for name in CHECKPOINTS]
    assert killed(tmp_path, moments) == [-signal.SIGKILL] * len(moments) + [0]
    check_nothing_lost(tmp_path, len(moments))


@pytest.mark.soak
def test_three_hundred_kills_lose_nothing(tmp_path: Path) -> None:
    rng = random.Random(5)
    moments = [(rng.choice(CHECKPOINTS), rng.randint(1, 30)) for _ in range(300)]
    assert killed(tmp_path, moments) == [-signal.SIGKILL] * len(moments) + [0]
    check_nothing_lost(tmp_path, len(moments))
    count(kills_inside_a_commit=len(moments))
