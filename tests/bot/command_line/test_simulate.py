"""`python -m bot simulate` says in words why it does not play."""

from __future__ import annotations

import pytest

from bot.command_line.simulate import main

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
