"""`python -m bot simulate`: deals without people."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator, Sequence

from bot.command_line.deals import WRONG_USE, DealsParser, options_of, sentence
from game.computer import RandomPlayer, player_for
from game.core.errors import Refused
from game.core.record import Record, as_line
from game.games.catalogue import CATALOGUE
from game.simulate import simulate

DESCRIPTION = """\
Play deals without people and print each as one line of JSON.

The deals follow on from each other: pot, reserve, dealer and results carry over, as at a table. Options that end
a session (session_end, deals, debt) change nothing here: exactly K deals are played.
"""
EXAMPLE = """\
example:
  python -m bot simulate lupfen-vorarlberg --seats 5 --deals 100 --seed 1 --option blind_lupf=true
"""


def main(arguments: Sequence[str]) -> int:
    """Play deals and print their records; gives 0, or 2 with a sentence for what cannot be played."""
    try:
        chosen = _parser().parse_args(arguments)
        ruleset = CATALOGUE.find(chosen.ruleset)
        options = options_of(ruleset, chosen.option)
        player = RandomPlayer() if chosen.players == "random" else player_for(ruleset)
        records = simulate(ruleset, options, chosen.seats, chosen.deals, chosen.seed, player)
        return _print(records)
    except Refused as refusal:
        sys.stderr.write(f"{sentence(refusal)}\n")
        return WRONG_USE


def _parser() -> DealsParser:
    parser = DealsParser("simulate", DESCRIPTION, EXAMPLE)
    parser.add_argument(
        "--players", choices=("random", "computer"), default="random", help="who plays (default: %(default)s)"
    )
    return parser


def _print(records: Iterator[Record]) -> int:
    """Print records until nobody reads them any more."""
    sys.set_int_max_str_digits(0)  # pots can double with every deal
    try:
        for record in records:
            sys.stdout.write(as_line(record) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader has enough; without this, Python would complain once more when it flushes at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0
