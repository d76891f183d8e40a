"""`python -m bot simulate` prints deals, and explains when it cannot play."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from bot.command_line.simulate import main
from game.core.record import Record
from game.games.catalogue import CATALOGUE

ROOT = Path(__file__).parents[3]
THREE = ("--seats", "3", "--deals", "1", "--seed", "1", "--option")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("tippen-1905", *THREE, "hand_size=5"), "Hands have three, four or six cards, never five."),
        (("lupfen-liechtenstein", *THREE, "compulsory_hearts=true"), "Compulsion by hearts needs that suit"),
        (("loup-1821", *THREE, "dealer_takes=knock"), "Sniffing and knocking need a trump card"),
        (("lupfen-vorarlberg", *THREE, "price_bet=true"), "These rules have no option price_bet."),
    ],
)
def test_a_refusal_is_said_in_words(arguments: tuple[str, ...], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(arguments) == 2
    heard = capsys.readouterr()
    assert (heard.out, heard.err.count("\n")) == ("", 1)
    assert heard.err.startswith(said)


def printed(capsys: pytest.CaptureFixture[str], *arguments: str) -> list[Record]:
    assert main(arguments) == 0
    return [json.loads(line) for line in capsys.readouterr().out.splitlines()]


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """Return the complaint about a wrong command line; nothing else is printed, and the exit code is 2."""
    try:
        code = main(arguments)
    except SystemExit as end:
        code = end.code
    output = capsys.readouterr()
    assert (code, output.out) == (2, "")
    return output.err


def test_it_prints_one_line_for_each_deal(capsys: pytest.CaptureFixture[str]) -> None:
    lines = printed(
        capsys, "lupfen-liechtenstein", "--seats", "5", "--deals", "7", "--seed", "x", "--option", "ante=2",
        "--option", "three_unters=false", "--players", "computer",
    )  # fmt: skip
    assert len(lines) == 7
    assert lines[0]["seats"] == 5
    assert (lines[0]["options"]["ante"], lines[0]["options"]["three_unters"]) == (2, False)


def test_players_make_a_difference(capsys: pytest.CaptureFixture[str]) -> None:
    common = ("lupfen-vorarlberg", "--seats", "4", "--deals", "9", "--seed", "1")
    assert printed(capsys, *common) == printed(capsys, *common, "--players", "random")
    assert printed(capsys, *common) != printed(capsys, *common, "--players", "computer")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("canasta", "--seats", "3", "--deals", "1", "--seed", "1"), "There is no ruleset canasta"),
        (("lupfen-liechtenstein", "--seats", "6", "--deals", "1", "--seed", "1"), "for 3 to 5 seats, not 6"),
        (("lupfen-liechtenstein", "--seats", "x", "--deals", "1", "--seed", "1"), "'x' is no positive number"),
        (("lupfen-liechtenstein", "--seats", "3", "--deals", "0", "--seed", "1"), "'0' is no positive number"),
        (("lupfen-liechtenstein", "--seats", "3", "--seed", "1"), "--deals"),
        (("lupfen-liechtenstein", "--seats", "3", "--deals", "1", "--seed", "1", "--option", "x=1"), "no option x"),
        (("lupfen-liechtenstein", "--seats", "3", "--deals", "1", "--seed", "1", "--option", "ante"), "NAME=VALUE"),
        (
            ("lupfen-liechtenstein", "--seats", "3", "--deals", "1", "--seed", "1", "--option", "ante=-1"),
            "ante cannot be -1",
        ),
        (
            ("lupfen-liechtenstein", "--seats", "3", "--deals", "1", "--seed", "1", "--option", "ante=5000"),
            "between 0 and 1000",
        ),
        (
            ("lupfen-vorarlberg", "--seats", "3", "--deals", "1", "--seed", "1", "--option", "dealer_stake=4"),
            "must divide by three",
        ),
        (("lupfen-vorarlberg", "--seats", "3", "--deals", "1", "--seed", "1", "--players", "gods"), "gods"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(
    capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    said = told(capsys, *arguments)
    assert sentence in said
    assert said.count("\n") == 1
    assert "Traceback" not in said


def test_help_names_every_ruleset_and_its_options(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as end:
        main(("--help",))
    assert end.value.code == 0
    said = capsys.readouterr().out
    assert all(ruleset.id in said for ruleset in CATALOGUE)
    assert "blind_lupf" in said


PROGRAM = "import sys; from bot.command_line.simulate import main; sys.exit(main(sys.argv[1:]))"


def process(*arguments: str, seed: str) -> bytes:
    environment = {"PYTHONHASHSEED": seed, "PYTHONPATH": str(ROOT)}
    command = [sys.executable, "-c", PROGRAM, *arguments]
    return subprocess.run(command, env=environment, capture_output=True, check=True).stdout


def test_two_processes_print_the_same() -> None:
    arguments = ("lupfen-vorarlberg", "--seats", "4", "--deals", "40", "--seed", "9", "--players", "computer")
    assert process(*arguments, seed="1") == process(*arguments, seed="2")


MANY = ("lupfen-vorarlberg", "--seats", "4", "--deals", "3", "--seed", "9", "--sessions", "5")


def test_several_processes_print_what_one_prints() -> None:
    one, three = [process(*MANY, "--jobs", jobs, seed=jobs) for jobs in ("1", "3")]
    assert one.count(b"\n") == 15
    assert one == three


def test_each_session_can_be_played_again_by_its_seed(capsys: pytest.CaptureFixture[str]) -> None:
    every = printed(capsys, *MANY)
    alone = [printed(capsys, *MANY[:-2], "--seed", seed) for seed in ("9", "9#2", "9#5")]
    assert [every[:3], every[3:6], every[12:]] == alone
    assert alone[0] != alone[1] != alone[2]


def test_a_reader_that_has_enough_is_no_error() -> None:
    command = [sys.executable, "-c", PROGRAM, "lupfen-vorarlberg", "--seats", "4", "--deals", "5000", "--seed", "1"]
    environment = {"PYTHONPATH": str(ROOT)}
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as running:
        assert running.stdout is not None
        assert running.stderr is not None
        running.stdout.readline()
        running.stdout.close()
        assert running.stderr.read() == b""
        assert running.wait() == 0
