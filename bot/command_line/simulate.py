"""`python -m bot simulate`: deals without people."""

import argparse
import sys
from collections.abc import Iterator, Sequence
from functools import partial
from itertools import chain

from bot.command_line.deals import WRONG_USE, DealsParser, number, options_of, sentence
from bot.command_line.processes import add_jobs, spread, while_read
from game.computer import RandomPlayer, player_for
from game.core.errors import Refused
from game.core.record import as_line
from game.games.catalogue import CATALOGUE
from game.simulate import simulate
from storage.problems import PROGRAM

DESCRIPTION = """\
Play deals without people and print each as one line of JSON.

The deals of a session follow on from each other: pot, reserve, dealer and results carry over, as at a table. Options
that end a session (session_end, deals, debt) change nothing here: exactly K deals are played.

Of several sessions each has a seed of its own: the first one S, the second one S#2, the third one S#3; so each can be
played again alone. They are printed one after the other, the same whatever the number of processes; a single session is
played by a single process.
"""
EXAMPLE = f"""\
examples:
  {PROGRAM} simulate lupfen-vorarlberg --seats 5 --deals 100 --seed 1 --option blind_lupf=true
  {PROGRAM} simulate skat --seats 3 --deals 36 --seed 1 --sessions 1000 --jobs 4
"""


def main(arguments: Sequence[str]) -> int:
    """Play deals and print their records; return 0, or 2 with a sentence if they cannot be played."""
    try:
        chosen = _parser().parse_args(arguments)
        ruleset = CATALOGUE.find(chosen.ruleset)
        ruleset.check_seats(options_of(ruleset, chosen.option), chosen.seats)
    except Refused as refusal:
        sys.stderr.write(f"{sentence(refusal)}\n")
        return WRONG_USE
    seeds = [chosen.seed, *(f"{chosen.seed}#{count}" for count in range(2, chosen.sessions + 1))]
    jobs = min(chosen.jobs, chosen.sessions)
    with spread(jobs) as each, while_read():
        sessions = map(partial(_lines, chosen), seeds) if jobs == 1 else each(partial(_session, chosen), seeds)
        sys.stdout.writelines(f"{line}\n" for line in chain.from_iterable(sessions))
    return 0


def _parser() -> DealsParser:
    parser = DealsParser("simulate", DESCRIPTION, EXAMPLE)
    parser.add_argument(
        "--players", choices=("random", "computer"), default="random", help="who plays (default: %(default)s)"
    )
    parser.add_argument(
        "--sessions", metavar="M", type=number, default=1, help="how many sessions of K deals (default: %(default)s)"
    )
    add_jobs(parser, 1)
    return parser


def _session(chosen: argparse.Namespace, seed: str) -> list[str]:
    return list(_lines(chosen, seed))


def _lines(chosen: argparse.Namespace, seed: str) -> Iterator[str]:
    sys.set_int_max_str_digits(0)  # pots can double with every deal
    ruleset = CATALOGUE.find(chosen.ruleset)
    player = RandomPlayer() if chosen.players == "random" else player_for(ruleset)
    records = simulate(ruleset, options_of(ruleset, chosen.option), chosen.seats, chosen.deals, seed, player)
    return map(as_line, records)
