"""The tutorial reproduces its game on the shelf verbatim."""

import importlib.util
import re

import pytest

from bot.command_line import deals
from tests.harness.catalogue import SHELF
from tools.findings import ROOT

TUTORIAL = (ROOT / "docs" / "tutorial.md").read_text(encoding="utf-8")
SHOWN = dict(re.findall(r"^`([\w/.]+)`\n\n```\w+\n(.*?)```$", TUTORIAL, re.DOTALL | re.MULTILINE))
FOLDER = SHELF.folders()["high-card"]
PLACE, HERE = "game.games.", "tests.harness.shelf."


@pytest.mark.parametrize("name", SHOWN)
def test_the_tutorial_shows_the_files_as_they_are(name: str) -> None:
    assert SHOWN[name].replace(PLACE, HERE) == (FOLDER / name).read_text(encoding="utf-8")


def test_the_tutorial_shows_every_module() -> None:
    modules = {path.relative_to(FOLDER).as_posix() for path in FOLDER.rglob("*.py")}
    assert modules - {"computer/__init__.py"} == {name for name in SHOWN if name.endswith(".py")}


def test_the_tutorials_game_plays_as_the_tutorial_says() -> None:
    play = TUTORIAL.split("## Play it\n\n```\n")[1].split("```")[0].replace(PLACE, HERE)
    printed: list[object] = []
    exec(compile(play, "tutorial.md", "exec"), {"print": printed.append, "__name__": "tutorial"})  # noqa: S102
    assert len(printed) == 3


def test_the_tutorials_commands_exist_and_accept_its_arguments(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(deals, "CATALOGUE", SHELF)
    said = re.findall(r"`((?:python -m|make) [^`]+)`", TUTORIAL)
    assert said
    targets = set(re.findall(r"^(\w+):.*##", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
    for command in said:
        program, *rest = command.split()
        if program == "make":
            assert {word for word in rest if "=" not in word} <= targets, command
        elif rest[1:3] == ["bot", "simulate"]:
            assert deals.simulate(rest[3:]) == 0
            assert len(capsys.readouterr().out.splitlines()) == 3
        else:
            assert importlib.util.find_spec(rest[1]), command
