"""`python -m bot match`: custom players against each other."""

import json
import random
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.command_line.deals import match
from game.core.view import View

ROOT = Path(__file__).parents[3]
THREE = ("--seats", "3", "--deals", "4", "--seed", "1")


class Cheats:
    """A player that chooses an answer nobody offered."""

    def choose(self, view: View, rng: random.Random) -> Any:
        return "everything"


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    assert match(arguments) == 0
    said = capsys.readouterr().out
    assert said.count("\n") == 1
    return json.loads(said)


def test_a_match_is_one_line_of_json(capsys: pytest.CaptureFixture[str]) -> None:
    command = ("lupfen-liechtenstein", *THREE, "--players", "strong/bold,random", "--pot", "6")
    told = printed(capsys, *command)
    assert [player["player"] for player in told["players"]] == ["strong/bold", "random", "random"]
    assert (told["ruleset"], told["deals"], told["seatings"], told["pot"]) == ("lupfen-liechtenstein", 4, 3, 6)
    assert sum(player["per_deal"] for player in told["players"]) == pytest.approx(0, abs=0.001)
    assert told == printed(capsys, *command)


@pytest.mark.parametrize(
    ("players", "sentence"),
    [
        ("gods", "There is no player gods"),
        ("strong/rash", "There is no player strong/rash"),
        ("thumb,thumb,thumb,thumb", "There are 3 seats for 4 players."),
        ("nowhere:Nobody", "The player nowhere:Nobody cannot be used"),
        ("json:dumps", "cannot be used"),
        ("tests.bot.command_line.test_match:Cheats", "not legal: everything"),
    ],
)
def test_a_faulty_players_error_is_explained(capsys: pytest.CaptureFixture[str], players: str, sentence: str) -> None:
    assert match(("lupfen-liechtenstein", *THREE, "--players", players)) == 2
    heard = capsys.readouterr()
    assert (heard.out, heard.err.count("\n")) == ("", 1)
    assert sentence in heard.err


def test_the_documented_player_plays_as_described(tmp_path: Path) -> None:
    text = (ROOT / "docs" / "players.md").read_text(encoding="utf-8")
    code = text.split("```python\n")[1].split("```")[0]
    assert len(code.splitlines()) <= 30
    (tmp_path / "tight.py").write_text(code, encoding="utf-8")
    command = text.split("```\npython -m bot ")[1].split("\n")[0].replace("--deals 200", "--deals 60").split()
    environment = {"PYTHONPATH": f"{ROOT}:{tmp_path}"}
    done = subprocess.run([sys.executable, "-m", "bot", *command], env=environment, capture_output=True, check=True)
    tight, *others = json.loads(done.stdout)["players"]
    assert (tight["player"], [other["player"] for other in others]) == ("tight:Tight", ["thumb"] * 3)
    assert tight["per_deal"] > 0
