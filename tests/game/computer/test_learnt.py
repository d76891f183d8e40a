"""Values learnt offline: each file is the output of its command, and none is mistaken for another."""

import json
from pathlib import Path

import pytest

from game.computer.binding import digest, models
from game.games.bavarian_schafkopf.computer import hands
from game.games.schafkopf.computer import reading as schafkopf
from game.games.skat.computer import chances as skat

FILES = [skat.FILE, schafkopf.FILE, hands.FILE]
every_file = pytest.mark.parametrize("path", FILES, ids=lambda path: path.parent.parent.name)


@every_file
def test_a_file_says_how_it_was_made_and_how_good_it_is(path: Path) -> None:
    told = json.loads(path.read_text(encoding="utf-8"))
    assert told["recipe"]["command"] == f"python -m research.bids {path.parent.parent.name}"
    assert told["sha256"] == digest(told["models"])
    assert set(told["figures"]) == set(told["models"]) == set(models(path))


@every_file
def test_deals_thought_likely_wins_are_mostly_won(path: Path) -> None:
    for about in json.loads(path.read_text(encoding="utf-8"))["figures"].values():
        if about["thought likely"] > 100:
            assert about["of these won"] > 0.75


def test_edited_values_are_not_mistaken_for_learnt_ones(tmp_path: Path) -> None:
    told = json.loads(skat.FILE.read_text(encoding="utf-8"))
    told["models"]["grand after"]["aces"] += 1
    changed = tmp_path / "bids.json"
    changed.write_text(json.dumps(told))
    with pytest.raises(ValueError, match="not those that were learnt"):
        models(changed)
