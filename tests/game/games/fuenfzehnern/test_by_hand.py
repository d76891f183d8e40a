"""Deals give the same result as when computed by hand."""

import json
import random
from pathlib import Path

import pytest

from game.computer import Player, RandomPlayer
from game.core.record import Record
from game.games import fuenfzehnern
from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.fuenfzehnern.computer.player import FuenfzehnernPlayer
from game.simulate import simulate
from tests.game.games.fuenfzehnern.by_hand import compare
from tests.game.games.strategies import allowed_seats, random_options

GOLDEN = Path(fuenfzehnern.__file__).parent / "golden" / "fuenfzehnern.jsonl"


def test_recorded_deals() -> None:
    for line in GOLDEN.read_text("utf-8").splitlines():
        compare(json.loads(line)["record"])


@pytest.mark.parametrize("player", [RandomPlayer(), FuenfzehnernPlayer()], ids=["random", "computer"])
def test_deals_under_any_house_rules(player: Player) -> None:
    rng, records = random.Random(15), list[Record]()
    for session in range(16):
        rules = random_options(FUENFZEHNERN, rng)
        for seats in allowed_seats(FUENFZEHNERN, rules):
            records += simulate(FUENFZEHNERN, rules, seats, 2, f"by hand {session}", player)
    for record in records:
        compare(record)
        assert len(record["tricks"]) == 8
        assert len({card for trick in record["tricks"] for _, card in trick["plays"]}) == 8 * record["seats"]
    assert any(asked["answer"].startswith("zwang_") for record in records for asked in record["questions"])
