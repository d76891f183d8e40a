"""The check of what a ruleset's script may do."""

from pathlib import Path

import pytest

from tools.scripts_lint import check_source, scripts

HARMLESS = """
from __future__ import annotations
from collections.abc import Sequence
from typing import Final
from pydantic import Field
from game.core.deal import Deal
from game.core import cards

async def play(deal: Deal) -> None:
    state.price = deal.bank.pot
    left[0].append(deal.hands[0].index(card))
    try:
        await deal.ask(0, None)
    except ValueError:
        return
"""


def sentences(source: str) -> list[str]:
    return [finding.sentence for finding in check_source(Path("game/games/lupfen/script.py"), source)]


def test_a_script_that_plays_by_the_rules_passes() -> None:
    assert sentences(HARMLESS) == []


@pytest.mark.parametrize(
    ("source", "sentence"),
    [
        ("import random", "a script may not import random"),
        ("import time, typing, os.path", "a script may not import time, os.path"),
        ("from bot.router import Router", "a script may not import bot.router"),
        ("from . import script", "a script may not import ."),
        ("def f():\n    import asyncio", "a script may not import asyncio"),
        ("try: f()\nexcept: pass", "a script may not catch everything"),
        ("try: f()\nexcept Exception: pass", "a script may not catch Exception"),
        ("try: f()\nexcept (ValueError, BaseException): pass", "a script may not catch BaseException"),
        ("try: f()\nexcept* GeneratorExit: pass", "a script may not catch GeneratorExit"),
        ("try: f()\nfinally: g()", "a script may not use finally"),
        ("try: f()\nexcept ValueError: pass\nfinally: g()", "a script may not use finally"),
        ("with f(): pass", "a script may not use with"),
        ("async def p():\n    async with f(): pass", "a script may not use with"),
        ("def f():\n    global deals\n    deals = 1", "a script may not keep anything in module variables"),
        ("open('cards.txt')", "a script may not use open"),
        ("print(hand)", "a script may not use print"),
        ("deal.dealer = 1", "a script may change a deal by its verbs alone"),
        ("deal.taken[0] += 1", "a script may change a deal by its verbs alone"),
        ("deal.tallies['score'][0] = 1", "a script may change a deal by its verbs alone"),
        ("deal.bank.pot: int = 3", "a script may change a deal by its verbs alone"),
        ("del deal.marks['price', None]", "a script may change a deal by its verbs alone"),
        ("deal.hands[0].remove(card)", "a script may change a deal by its verbs alone"),
        ("deal.events.append(event)", "a script may change a deal by its verbs alone"),
    ],
)
def test_what_would_break_a_replay_is_found(source: str, sentence: str) -> None:
    assert sentences(source) == [sentence]


def test_the_finding_names_the_line() -> None:
    (finding,) = check_source(Path("script.py"), "x = 1\n\nimport random\n")
    assert str(finding) == "script.py:3: a script may not import random"


def test_all_modules_of_the_games_are_scripts_but_computer_players(tmp_path: Path) -> None:
    for name in (
        "catalogue.py",
        "lupfen/__init__.py",
        "lupfen/script.py",
        "tippen/script.py",
        "tippen/computer/player.py",
        "notes.md",
    ):
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    found = [path.relative_to(tmp_path).as_posix() for path in scripts(tmp_path)]
    assert found == ["catalogue.py", "lupfen/__init__.py", "lupfen/script.py", "tippen/script.py"]
