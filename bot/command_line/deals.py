"""Shared by commands that play deals without people: the choice of rules, and sentences for refusals."""

import argparse
from collections.abc import Sequence
from typing import Any, NoReturn

from bot.language import DEFAULT, Language
from game.core.errors import Refused
from game.core.options import OptionField, Options
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from storage.problems import PROGRAM

WRONG_USE = 2
SENTENCES = {
    "ruleset-unknown": "There is no ruleset {ruleset}; the rulesets are {known}.",
    "seats-outside": "These rules are for {low} to {high} seats, not {seats}.",
    "option-unknown": "These rules have no option {option}.",
    "option-value": "The option {option} cannot be {value}.",
    "option-bounds": "The option {option} must be between {low} and {high}.",
    "option-bound": "The limit of the option {option} is {bound}.",
}

RULESETS = "\nrulesets, each with its options as they are by default:\n"


def sentence(refusal: Refused) -> str:
    """Put a refusal into English: the command line's own sentences name options exactly; the lobby's cover the rest."""
    if refusal.key in SENTENCES:
        return SENTENCES[refusal.key].format_map(refusal.values)
    texts, key = Language().texts(DEFAULT), f"refused-{refusal.key}"
    return texts(key, **refusal.values) if texts.has(key) else f"These options do not go together: {refusal}."


def options_of(ruleset: Ruleset[Any], chosen: Sequence[tuple[str, str]]) -> Options:
    """Build the options from the command-line values."""
    return ruleset.choose({name: ruleset.read_option(name, value) for name, value in chosen})


class DealsParser(argparse.ArgumentParser):
    """Parses the command line of a command that plays deals, and reports a mistake in one sentence."""

    def __init__(self, name: str, description: str, example: str) -> None:
        super().__init__(
            prog=f"{PROGRAM} {name}",
            description=description,
            epilog=example + RULESETS + "\n".join(map(_listed, CATALOGUE)),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.add_argument("ruleset", metavar="RULESET", help="one of those below")
        self.add_argument("--seats", metavar="N", type=number, required=True, help="how many play")
        self.add_argument("--deals", metavar="K", type=number, required=True, help="how many deals")
        self.add_argument("--seed", metavar="S", required=True, help="any text; the same seed gives the same deals")
        self.add_argument(
            "--option",
            metavar="NAME=VALUE",
            type=pair,
            action="append",
            default=[],
            help="a house rule, such as ante=2 or three_unters=false; may be repeated",
        )

    def error(self, message: str) -> NoReturn:
        """Print the mistake and exit."""
        self.exit(WRONG_USE, f"{message[:1].upper()}{message[1:]}; --help tells more.\n")


def _listed(ruleset: Ruleset[Any]) -> str:
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


def number(text: str) -> int:
    """Parse a positive number."""
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 10**9):
        raise argparse.ArgumentTypeError(f"{text!r} is no positive number")
    return int(text)


def pair(text: str) -> tuple[str, str]:
    """Parse `name=value`."""
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not written NAME=VALUE")
    return name, value
