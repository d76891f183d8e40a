"""`python -m bot simulate` prints deals, and explains when it cannot play."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.command_line.deals import simulate
from game.core.record import Record
from game.games.catalogue import CATALOGUE

ROOT = Path(__file__).parents[3]
PROGRAM = "import sys; from bot.command_line.deals import simulate; sys.exit(simulate(sys.argv[1:]))"
MANY = ("lupfen-vorarlberg", "--seats", "4", "--deals", "3", "--seed", "9", "--sessions", "5")


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Record]:
    assert simulate(arguments) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def test_simulate_prints_one_line_for_each_deal(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(
        capsys, "lupfen-liechtenstein", "--seats", "5", "--deals", "7", "--seed", "x", "--option", "ante=2",
        "--option", "three_unters=false", "--players", "computer",
    )  # fmt: skip
    assert len(lines) == 7
    assert lines[0]["seats"] == 5
    assert (lines[0]["options"]["ante"], lines[0]["options"]["three_unters"]) == (2, False)


def test_the_choice_of_players_changes_the_results(capsys: pytest.CaptureFixture[str]) -> None:
    common = ("lupfen-vorarlberg", "--seats", "4", "--deals", "9", "--seed", "1")
    assert printed(capsys, *common) == printed(capsys, *common, "--players", "random")
    assert printed(capsys, *common) != printed(capsys, *common, "--players", "computer")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        ("canasta", "There is no ruleset canasta"),
        ("lupfen-liechtenstein --seats 6", "for 3 to 5 seats, not 6"),
        ("lupfen-liechtenstein --seats x", "'x' is no positive number"),
        ("lupfen-liechtenstein --deals 0", "'0' is no positive number"),
        ("lupfen-liechtenstein --deals", "--deals"),
        ("lupfen-liechtenstein --option x=1", "no option x"),
        ("lupfen-liechtenstein --option ante", "NAME=VALUE"),
        ("lupfen-liechtenstein --option ante=-1", "ante cannot be -1"),
        ("lupfen-liechtenstein --option ante=5000", "between 0 and 1000"),
        ("lupfen-vorarlberg --option dealer_stake=4", "must be divisible by three"),
        ("lupfen-vorarlberg --players gods", "gods"),
        ("tippen-1905 --option hand_size=5", "Everybody gets three, four or six cards, never five."),
        ("lupfen-liechtenstein --option compulsory_hearts=true", "This pack does not have that suit: hearts"),
        ("loup-1821 --option dealer_takes=knock", "Sniffing and knocking need a trump card"),
        ("lupfen-vorarlberg --option price_bet=true", "These rules have no option price_bet."),
    ],
)
def test_invalid_arguments_are_explained_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: str, sentence: str
) -> None:
    ruleset, *given = arguments.split()
    try:
        code = simulate((ruleset, "--seats", "3", "--deals", "1", "--seed", "1", *given))
    except SystemExit as end:
        code = end.code
    said = capsys.readouterr()
    assert (code, said.out, said.err.count("\n")) == (2, "", 1)
    assert sentence in said.err


def test_help_names_every_ruleset_and_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        simulate(("--help",))
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert all(ruleset.id in said for ruleset in CATALOGUE)
    assert "blind_lupf" in said


def test_one_process_prints_the_same_as_several(capsys: pytest.CaptureFixture[str]) -> None:
    command = [sys.executable, "-c", PROGRAM, *MANY, "--players", "computer", "--jobs", "2"]
    environment = {"PYTHONHASHSEED": "1", "PYTHONPATH": str(ROOT)}
    told = subprocess.run(command, env=environment, capture_output=True, check=True).stdout.splitlines()
    assert [json.loads(line) for line in told] == printed(capsys, *MANY, "--players", "computer")
    assert len(told) == 15


def test_each_session_can_be_replayed_from_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    every = printed(capsys, *MANY)
    alone = [printed(capsys, *MANY[:-2], "--seed", seed) for seed in ("9", "9#2", "9#5")]
    assert [every[:3], every[3:6], every[12:]] == alone
    assert alone[0] != alone[1] != alone[2]


def test_a_closed_output_pipe_is_not_an_error() -> None:
    command = [sys.executable, "-c", PROGRAM, "lupfen-vorarlberg", "--seats", "4", "--deals", "5000", "--seed", "1"]
    environment = {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0
