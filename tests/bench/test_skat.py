"""Our Skat against OpenSpiel's: the same rules of card play, measured in the same game (in the bench's environment)."""

import json
import random
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bench import card_play
from game.core.shuffle import Seal, secret_from

ROOT = Path(__file__).parents[2]
PYTHON = ROOT / ".venv-bench" / "bin" / "python"


def has_open_spiel() -> bool:
    """Whether the environment of the bench is there."""
    return PYTHON.exists() and not subprocess.run([PYTHON, "-c", "import pyspiel"], check=False).returncode


@pytest.mark.parametrize("tricks", [10_000, pytest.param(100_000, marks=pytest.mark.soak)])
def test_legal_cards_and_winners_agree_with_open_spiel(tricks: int) -> None:
    if not has_open_spiel():
        pytest.skip("OpenSpiel is in the environment of the bench alone: `make bench`")
    command = [PYTHON, "-m", "bench.agreement", str(tricks)]
    told = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    compared: dict[str, Any] = json.loads(told)
    assert compared["disagreements"] == []
    assert sum(compared["tricks"].values()) >= tricks
    assert set(compared["tricks"]) == {"clubs", "spades", "hearts", "diamonds", "grand", "null"}
    assert min(compared["tricks"].values()) > tricks / 50


@pytest.mark.parametrize("game", card_play.TIMED)
def test_card_play_is_measured_from_the_first_lead_to_the_ninth_trick(game: str) -> None:
    driver = card_play.begin(Seal(secret_from("skat")), game)
    assert (driver.question and driver.question.kind, len(driver.deal.tricks)) == ("play", 0)
    decisions = card_play.finish(driver, random.Random(1))
    assert 10 < decisions <= card_play.TIMED_CARDS
    assert (len(driver.deal.tricks), len(driver.deal.trick), driver.outcome) == (8, 2, None)
