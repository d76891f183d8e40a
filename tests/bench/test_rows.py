"""Our rows of East–West beside a poker evaluator that others wrote, where the bench has its environment."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-bench" / "bin" / "python"
PAIRS = 100_000


def missing() -> str:
    """Why rows cannot be compared here; empty where they can."""
    if not PYTHON.exists():
        return "there is no bench environment: make bench makes it"
    found = subprocess.run([PYTHON, "-c", "import pokerkit"], cwd=ROOT, capture_output=True, check=False)
    return "" if found.returncode == 0 else "the bench environment is from before PokerKit: make bench renews it"


def compared(pairs: int) -> dict[str, Any]:
    told = subprocess.run([PYTHON, "-m", "bench.rows", str(pairs)], cwd=ROOT, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


@pytest.mark.timeout(300)
def test_a_public_evaluator_agrees_about_every_pair_of_rows() -> None:
    if reason := missing():
        pytest.skip(reason)
    found = compared(PAIRS)
    assert (found["pairs"], found["disagreements"]) == (PAIRS, [])
    assert len(found["kinds"]) == 9
