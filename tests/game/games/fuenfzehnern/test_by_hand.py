"""Deals come to what they come to when they are reckoned by hand."""

import json
from pathlib import Path

import pytest

from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.fuenfzehnern.player import FuenfzehnernPlayer
from game.simulate import simulate
from tests.game.games.fuenfzehnern.by_hand import compare

GOLDEN = Path(__file__).parents[3] / "golden" / "fuenfzehnern.jsonl"


def test_recorded_deals() -> None:
    for line in GOLDEN.read_text("utf-8").splitlines():
        compare(json.loads(line)["record"])


@pytest.mark.parametrize("seats", [3, 4])
def test_deals_of_computers(seats: int) -> None:
    records = [*simulate(FUENFZEHNERN, FUENFZEHNERN.choose({}), seats, 60, f"by hand {seats}", FuenfzehnernPlayer())]
    for record in records:
        compare(record)
    assert any(asked["answer"].startswith("zwang_") for record in records for asked in record["questions"])
