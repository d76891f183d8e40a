"""Our evaluation of East–West's rows against an independent poker evaluator, where the bench has its environment."""

import json
import subprocess
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-bench" / "bin" / "python"


def missing() -> str:
    """Return why rows cannot be compared here; empty if they can."""
    if not PYTHON.exists():
        return "there is no bench environment: make bench makes it"
    found = subprocess.run([PYTHON, "-c", "import pokerkit"], cwd=ROOT, capture_output=True, check=False)
    return "" if found.returncode == 0 else "the bench environment is from before PokerKit: make bench renews it"


def compared(pairs: int) -> dict[str, Any]:
    told = subprocess.run([PYTHON, "-m", "bench.rows", str(pairs)], cwd=ROOT, capture_output=True, check=True)
    found: dict[str, Any] = json.loads(told.stdout)
    return found


@pytest.mark.parametrize("pairs", [5_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_a_public_evaluator_agrees_about_every_pair_of_rows(pairs: int) -> None:
    if reason := missing():
        pytest.skip(reason)
    found = compared(pairs)
    assert (found["pairs"], found["disagreements"]) == (pairs, [])
    assert len(found["kinds"]) == 9
