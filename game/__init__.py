"""The rules of Lupfen, its relatives and others, and the running table; knows neither Discord nor a database.

The names that other programs may use. A deal is driven by answers:

>>> ruleset = CATALOGUE.find("lupfen-liechtenstein")
>>> setup = Setup(ruleset, ruleset.choose({}), 1, 3, Balances.opening(4), Seal(secret_from("readme")))
>>> driver = Driver(setup)
>>> driver.seat, driver.question.kind, driver.question.answers
(0, 'lift', ('lift', 'decline'))
>>> computer, rng = player("beginner", ruleset), random.Random(1)
>>> while driver.outcome is None:
...     driver.answer(computer.choose(view_of(driver, driver.seat), rng))
>>> sum(driver.after.seats) + driver.after.pot + driver.after.reserve
0
>>> check(record_of(driver), CATALOGUE)
[]
"""

from typing import Any

from game.computer import Player, player_of
from game.computer.levels import EVEN
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.errors import BrokenRules, Refused
from game.core.record import check, record_of
from game.core.rulesets import Catalogue, Ruleset
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE

__all__ = [
    "CATALOGUE",
    "Balances",
    "BrokenRules",
    "Catalogue",
    "Driver",
    "Player",
    "Refused",
    "Ruleset",
    "Seal",
    "Setup",
    "View",
    "check",
    "player",
    "record_of",
    "secret_from",
    "view_of",
]


def player(level: str, ruleset: Ruleset[Any], persona: str = EVEN) -> Player:
    """Find a computer player for a ruleset.

    `level` is `beginner` (rules of thumb), `club` (a few simulated deals) or `strong` (many, and precomputed answers);
    `persona` is `even`, `bold` or `careful` when staking. Raises `ValueError` for other values.
    """
    return player_of(level, ruleset, persona)
