"""Our rules compared with independent ones in the bench's environment: OpenSpiel's Skat and PokerKit's hands."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench.engine import TIMED, TIMED_CARDS, answered, begin

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-bench" / "bin" / "python"


def compared(what: str, number: int, peer: str) -> Any:
    if not PYTHON.exists() or subprocess.run([PYTHON, "-c", f"import {peer}"], check=False).returncode:
        pytest.skip(f"{peer} is in the environment of the bench alone: `make bench`")
    command = [PYTHON, "-m", "bench.agreement", what, str(number)]
    return json.loads(subprocess.run(command, cwd=ROOT, check=True, capture_output=True).stdout)


@pytest.mark.parametrize("tricks", [4_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_legal_cards_and_winners_agree_with_open_spiel(tricks: int) -> None:
    found = compared("tricks", tricks, "pyspiel")
    assert found["disagreements"] == []
    assert found["kinds"].keys() == {"clubs", "spades", "hearts", "diamonds", "grand", "null"}
    assert min(found["kinds"].values()) > tricks / 50


@pytest.mark.parametrize("pairs", [2_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_a_public_evaluator_agrees_on_every_pair_of_rows(pairs: int) -> None:
    found = compared("rows", pairs, "pokerkit")
    assert found["disagreements"] == []
    assert (sum(found["kinds"].values()), len(found["kinds"])) == (2 * pairs, 9)


@pytest.mark.parametrize("game", TIMED)
def test_card_play_is_measured_from_the_first_lead_to_the_ninth_trick(game: str) -> None:
    driver = begin(2, game)
    assert (driver.question and driver.question.kind, len(driver.deal.tricks)) == ("play", 0)
    work = answered(driver, random.Random(1).random, TIMED_CARDS)
    assert 10 < work.decisions <= work.asked == TIMED_CARDS
    assert (len(driver.deal.tricks), len(driver.deal.trick), driver.outcome) == (8, 2, None)
