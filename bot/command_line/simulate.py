"""`python -m bot simulate`: deals without people."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Iterator, Sequence
from typing import Any, NoReturn

from bot.language import DEFAULT, Language
from game.computer import RandomPlayer, player_for
from game.core.errors import Refused
from game.core.record import Record, as_line
from game.core.rulesets import OptionField, Options, Ruleset
from game.games.catalogue import CATALOGUE
from game.simulate import simulate

WRONG_USE = 2
SENTENCES = {
    "ruleset-unknown": "There is no ruleset {ruleset}; there are {known}.",
    "seats-outside": "These rules are for {low} to {high} seats, not {seats}.",
    "option-unknown": "These rules have no option {option}.",
    "option-value": "The option {option} cannot be {value}.",
    "option-bounds": "The option {option} lies between {low} and {high}.",
    "option-bound": "The option {option} goes no further than {bound}.",
}

DESCRIPTION = """\
Play deals without people and print each as one line of JSON.

The deals follow on from each other: pot, reserve, dealer and results carry over, as at a table. Options that end
a session (session_end, deals, debt) change nothing here: exactly K deals are played.
"""
EPILOG = """\
example:
  python -m bot simulate lupfen-vorarlberg --seats 5 --deals 100 --seed 1 --option blind_lupf=true

rulesets, each with its options as they are by default:
"""


def main(arguments: Sequence[str]) -> int:
    """Play deals and print their records; gives 0, or 2 with a sentence for what cannot be played."""
    try:
        chosen = _Parser().parse_args(arguments)
        ruleset = CATALOGUE.find(chosen.ruleset)
        options = _options(ruleset, chosen.option)
        player = RandomPlayer() if chosen.players == "random" else player_for(ruleset)
        records = simulate(ruleset, options, chosen.seats, chosen.deals, chosen.seed, player)
        return _print(records)
    except Refused as refusal:
        sys.stderr.write(f"{_sentence(refusal)}\n")
        return WRONG_USE


def _sentence(refusal: Refused) -> str:
    """Say a refusal in English: the command line's own sentences name options exactly, the lobby's tell the rest."""
    if refusal.key in SENTENCES:
        return SENTENCES[refusal.key].format_map(refusal.values)
    texts, key = Language().texts(DEFAULT), f"refused-{refusal.key}"
    return texts(key, **refusal.values) if texts.has(key) else f"These options do not go together: {refusal}."


def _options(ruleset: Ruleset[Any], chosen: Sequence[tuple[str, str]]) -> Options:
    return ruleset.choose({name: ruleset.read_option(name, value) for name, value in chosen})


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


class _Parser(argparse.ArgumentParser):
    """Reads the command line, and puts what is wrong with it into one sentence."""

    def __init__(self) -> None:
        super().__init__(
            prog="python -m bot simulate",
            description=DESCRIPTION,
            epilog=EPILOG + "\n".join(map(_listed, CATALOGUE)),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.add_argument("ruleset", metavar="RULESET", help="one of those below")
        self.add_argument("--seats", metavar="N", type=_number, required=True, help="how many play")
        self.add_argument("--deals", metavar="K", type=_number, required=True, help="how many deals")
        self.add_argument("--seed", metavar="S", required=True, help="any text; the same seed gives the same deals")
        self.add_argument(
            "--option",
            metavar="NAME=VALUE",
            type=_pair,
            action="append",
            default=[],
            help="a house rule, such as ante=2 or three_unters=false; may be repeated",
        )
        self.add_argument(
            "--players", choices=("random", "computer"), default="random", help="who plays (default: %(default)s)"
        )

    def error(self, message: str) -> NoReturn:
        """Say what is wrong and end the program."""
        self.exit(WRONG_USE, f"{message[:1].upper()}{message[1:]}; --help tells more.\n")


def _listed(ruleset: Ruleset[Any]) -> str:
    """Name a ruleset with its options, what each can be, and what it is unless chosen otherwise."""
    head = f"  {ruleset.id}, {ruleset.least_seats} to {ruleset.most_seats} seats"
    return "\n".join((head, *(f"      {_described(option)}" for option in ruleset.fields())))


def _described(option: OptionField) -> str:
    values = {
        "switch": "true or false",
        "number": f"{option.low} to {option.high}",
        "choice": ", ".join(option.values),
    }
    default = str(option.default).lower() if option.kind == "switch" else option.default
    return f"{option.name}={default}  ({values[option.kind]})"


def _number(text: str) -> int:
    """Read a positive number."""
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 10**9):
        raise argparse.ArgumentTypeError(f"{text!r} is no positive number")
    return int(text)


def _pair(text: str) -> tuple[str, str]:
    """Read `name=value`."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not written NAME=VALUE")
    return name, value
