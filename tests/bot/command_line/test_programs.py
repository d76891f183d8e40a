"""Players that are external programs, asked by lines of JSON."""

import json
import random
import shlex
import sys
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.command_line.deals import match
from bot.command_line.programs import Program, Table, WrongPlayer, told
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import MarkView, View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.games.skat import SKAT

PAGE = Path(__file__).parents[3] / "docs" / "players.md"
GREETS = 'import json, sys, time\ninput()\nprint(json.dumps({"type": "hello", "protocol": 1}), flush=True)\n'
Make = Callable[[str], str]


@pytest.fixture
def program(tmp_path: Path) -> Make:
    """Write a program, and return the command that runs it."""

    def written(code: str) -> str:
        path = tmp_path / "program.py"
        path.write_text(code, encoding="utf-8")
        return shlex.join([sys.executable, str(path)])

    return written


def question(ruleset: Ruleset[Any] = SKAT, view: Callable[[Driver, int], View] = view_of) -> View:
    opening = Balances.opening(ruleset.best_seats)
    driver = Driver(Setup(ruleset, ruleset.choose({}), 1, 0, opening, Seal(secret_from("programs"))))
    return view(driver, driver.seat)


def table(seconds: float = 20) -> Table:
    return Table(SKAT, SKAT.choose({}), 3, seconds)


def test_the_documented_program_plays_a_match(program: Make, capsys: pytest.CaptureFixture[str]) -> None:
    code = PAGE.read_text(encoding="utf-8").split("```python\n#!")[1].split("```")[0]
    arguments = ("--seats", "3", "--deals", "1", "--seed", "1", "--players", "mine,thumb", "--probe")
    assert match(("skat", *arguments, "--program", f"mine={program('#!' + code)}")) == 0
    mine, *_ = json.loads(capsys.readouterr().out)["players"]
    assert (mine["player"], mine["late"]) == ("mine", 0)
    assert mine["probed"] > 20


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_programs_receive_json_with_only_their_own_cards(ruleset: Ruleset[Any]) -> None:
    view = question(ruleset)
    sent = told(view, events=True)
    assert json.loads(json.dumps(sent)) == sent
    codes = {card.code for zone in view.zones for card in zone.cards or ()}
    assert {code for zone in sent["zones"] for code in zone["cards"] or ()} == codes
    assert sent["question"]["safe"] in sent["question"]["answers"]
    others = {code for event in sent["events"] for code in event.get("cards", ()) if event.get("seat") != view.seat}
    assert not others - codes


def test_a_late_answer_is_replaced_by_the_safe_one_and_counted(program: Make) -> None:
    with closing(Program(program(GREETS + "time.sleep(60)"), table(0.4))) as player:
        assert player.choose(question(), random.Random(1)) == "pass"
        assert player.late == 1


@pytest.mark.parametrize(
    ("code", "sentence"),
    [
        ("", "has ended"),
        ("print('ready')", "said 'ready' instead of hello"),
        ('print(\'{"type": "hello", "protocol": 9}\')', "does not speak protocol 1"),
        ('print(\'{"type": "hello", "protocol": 1, "rulesets": ["mate"]}\')', "does not play skat"),
        (GREETS + "input()", "has ended"),
        (GREETS + 'input()\nprint(\'{"type": "answer", "id": 1, "answer": "19"}\')', "not legal: 19"),
        (None, "cannot be started"),
    ],
)
def test_a_faulty_programs_error_is_explained(program: Make, code: str | None, sentence: str) -> None:
    command = "/nowhere/at/all" if code is None else program(code)
    with pytest.raises(WrongPlayer, match=sentence), closing(Program(command, table())) as player:
        player.choose(question(), random.Random(1))


def leaky(driver: Driver, seat: int) -> View:
    """Return a view with a mark that reveals another player's card."""
    view, other = view_of(driver, seat), (seat + 1) % driver.deal.seats
    return replace(view, marks=(*view.marks, MarkView("leak", other, driver.deal.hands[other][0].code)))


def test_the_probe_detects_leaked_hidden_cards(program: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    answers = 'input()\nprint(\'{"type": "answer", "id": 1, "answer": "pass"}\', flush=True)\ninput()'
    command = program(GREETS + answers)
    with closing(Program(command, table(), probe=True)) as player:
        assert player.choose(question(), random.Random(1)) == "pass"
        assert player.probed == 1
    monkeypatch.setattr("bot.command_line.programs.view_of", leaky)
    with closing(Program(command, table(), probe=True)) as player, pytest.raises(WrongPlayer, match="hidden"):
        player.choose(question(view=leaky), random.Random(1))
