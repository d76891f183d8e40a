"""`python -m bot simulate` and `match`: deals without people."""

import argparse
import json
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import ExitStack, closing
from functools import partial, wraps
from importlib import import_module
from itertools import chain
from typing import Any, NoReturn

from bot.command_line.processes import add_jobs, spread, while_read
from bot.command_line.programs import Program, Table, WrongPlayer
from bot.language import DEFAULT, Language
from game.computer import EVEN, LEVELS, PERSONAS, Player, RandomPlayer, player_for, player_of
from game.computer.match import Match, summary
from game.core.errors import Refused
from game.core.options import OptionField, Options
from game.core.record import as_line
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.simulate import simulate as played
from storage.problems import PROGRAM

WRONG_USE = 2
SENTENCES = {
    "ruleset-unknown": "There is no ruleset {ruleset}; the rulesets are {known}.",
    "seats-outside": "These rules are for {low} to {high} seats, not {seats}.",
    "option-unknown": "These rules have no option {option}.",
    "option-value": "The option {option} cannot be {value}.",
    "option-bounds": "The option {option} must be between {low} and {high}.",
    "option-bound": "The limit of the option {option} is {bound}.",
    "no-such-answer": "A player has given an answer that is not legal: {answer}.",
}
SIMULATE = f"""\
Play deals without people and print each as one line of JSON.

The deals of a session follow on from each other: pot, reserve, dealer and results carry over, as at a table. Options
that end a session (session_end, deals, debt) change nothing here: exactly K deals are played.

Of several sessions each has a seed of its own: the first one S, the second one S#2, the third one S#3; so each can be
played again alone. They are printed one after the other, the same whatever the number of processes; a single session is
played by a single process.

examples:
  {PROGRAM} simulate lupfen-vorarlberg --seats 5 --deals 100 --seed 1 --option blind_lupf=true
  {PROGRAM} simulate skat --seats 3 --deals 36 --seed 1 --sessions 1000 --jobs 4
"""
MATCH = f"""\
Let computer players and programs play deals against each other, and print one line of JSON.

Every deal is played in every seating, with the same cards. A player's result in a deal is its chips, an equal share
of what the pot has grown by, and in games for points how far it is ahead of the others; the average per deal is printed
with its standard error. What is left in the pot stays there for the next deal, unless --pot sets what is in it.

Players are named from the first seat on, the last one for all remaining seats: a level ({", ".join(LEVELS)};
thumb is another name for the first), if you like with a persona (strong/bold, strong/careful), random, or MODULE:NAME,
anything that can be imported and has a method choose(view, rng), or is a class of such players.
Programs in any language play by lines of JSON: --program NAME=COMMAND names one; docs/players.md has the protocol.

example:
  {PROGRAM} match lupfen-liechtenstein --seats 4 --deals 200 --seed 1 --players club,thumb
"""
PLACES = 4


def _explained(command: Callable[[Sequence[str]], int]) -> Callable[[Sequence[str]], int]:
    """Print a sentence about what cannot be played; exit status 2."""

    @wraps(command)
    def spoken(arguments: Sequence[str]) -> int:
        try:
            return command(arguments)
        except (Refused, WrongPlayer) as problem:
            sys.stderr.write(f"{_sentence(problem) if isinstance(problem, Refused) else problem}\n")
            return WRONG_USE

    return spoken


def _sentence(refusal: Refused) -> str:
    """Put a refusal into English: the command line's own sentences name options exactly; the lobby's cover the rest."""
    if refusal.key in SENTENCES:
        return SENTENCES[refusal.key].format_map(refusal.values)
    texts, key = Language().texts(DEFAULT), f"refused-{refusal.key}"
    return texts(key, **refusal.values) if texts.has(key) else f"These options do not go together: {refusal}."


@_explained
def simulate(arguments: Sequence[str]) -> int:
    """Play deals and print their records; return 0, or 2 with a sentence if they cannot be played."""
    parser = _Parser("simulate", SIMULATE)
    parser.add_argument(
        "--players", choices=("random", "computer"), default="random", help="who plays (default: %(default)s)"
    )
    parser.add_argument(
        "--sessions", metavar="M", type=_number, default=1, help="how many sessions of K deals (default: %(default)s)"
    )
    add_jobs(parser, 1)
    chosen = parser.parse_args(arguments)
    ruleset = CATALOGUE.find(chosen.ruleset)
    ruleset.check_seats(_options_of(ruleset, chosen), chosen.seats)
    seeds = [chosen.seed, *(f"{chosen.seed}#{count}" for count in range(2, chosen.sessions + 1))]
    jobs = min(chosen.jobs, chosen.sessions)
    with spread(jobs) as each, while_read():
        sessions = map(partial(_lines, chosen), seeds) if jobs == 1 else each(partial(_session, chosen), seeds)
        sys.stdout.writelines(f"{line}\n" for line in chain.from_iterable(sessions))
    return 0


def _session(chosen: argparse.Namespace, seed: str) -> list[str]:
    return list(_lines(chosen, seed))


def _lines(chosen: argparse.Namespace, seed: str) -> Iterator[str]:
    sys.set_int_max_str_digits(0)  # pots can double with every deal
    ruleset = CATALOGUE.find(chosen.ruleset)
    player = RandomPlayer() if chosen.players == "random" else player_for(ruleset)
    return map(as_line, played(ruleset, _options_of(ruleset, chosen), chosen.seats, chosen.deals, seed, player))


@_explained
def match(arguments: Sequence[str]) -> int:
    """Play a match and print every player's result; return 0, or 2 with a sentence if it cannot be played."""
    parser = _Parser("match", MATCH)
    parser.add_argument("--players", metavar="P,P,...", required=True, help="who plays, from the first seat on")
    parser.add_argument("--pot", metavar="CHIPS", type=_number, help="what is in the pot before every deal")
    parser.add_argument(
        "--program", metavar="NAME=COMMAND", type=_pair, action="append", default=[], help="a player that is a program"
    )
    parser.add_argument("--seconds", metavar="S", type=_number, default=10, help="how long a program has for an answer")
    parser.add_argument("--probe", action="store_true", help="show that programs are told nothing that is hidden")
    chosen = parser.parse_args(arguments)
    ruleset = CATALOGUE.find(chosen.ruleset)
    options, names = _options_of(ruleset, chosen), _seated(chosen.players.split(","), chosen.seats)
    table = Table(ruleset, options, chosen.seats, chosen.seconds)
    with ExitStack() as opened:
        players = [_player(name, table, dict(chosen.program), opened, probe=chosen.probe) for name in names]
        brought = list(Match(ruleset, options, players, chosen.deals, chosen.seed, chosen.pot).play())
    told = [
        {"player": name, "per_deal": round(mean, PLACES), "error": round(error, PLACES), **_more(player)}
        for name, player, (mean, error) in zip(names, players, summary(brought), strict=True)
    ]
    given = {"ruleset": ruleset.id, "seats": chosen.seats, "deals": chosen.deals, "seed": chosen.seed}
    sys.stdout.write(json.dumps({**given, "seatings": chosen.seats, "pot": chosen.pot, "players": told}) + "\n")
    return 0


def _more(player: Player) -> dict[str, int]:
    """Return how many of a program's answers came late, and how many questions were probed."""
    return {"late": player.late, "probed": player.probed} if isinstance(player, Program) else {}


def _seated(names: list[str], seats: int) -> Sequence[str]:
    if len(names) > seats:
        raise WrongPlayer(f"There are {seats} seats for {len(names)} players.")
    return [*names, *names[-1:] * (seats - len(names))]


def _player(name: str, table: Table, programs: Mapping[str, str], opened: ExitStack, *, probe: bool) -> Player:
    if name in programs:
        return opened.enter_context(closing(Program(programs[name], table, probe=probe)))
    if name == "random":
        return RandomPlayer()
    if ":" in name:
        return _imported(name)
    level, _, persona = name.partition("/")
    level = LEVELS[0] if level == "thumb" else level
    if level not in LEVELS or (persona or EVEN) not in PERSONAS:
        known = f"{', '.join(LEVELS)}, thumb, random, and MODULE:NAME; personas are {', '.join(PERSONAS)}"
        raise WrongPlayer(f"There is no player {name}; there are {known}.")
    return player_of(level, table.ruleset, persona or EVEN)


def _imported(name: str) -> Player:
    """Import a player, or a class of players, by its path."""
    module, _, attribute = name.partition(":")
    try:
        thing: Any = getattr(import_module(module), attribute)
    except (ImportError, AttributeError, ValueError) as error:
        raise WrongPlayer(f"The player {name} cannot be used: {error}.") from None
    if not callable(getattr(thing, "choose", None)):
        raise WrongPlayer(f"The player {name} cannot be used: it has no method choose(view, rng).")
    return thing() if isinstance(thing, type) else thing


def _options_of(ruleset: Ruleset[Any], chosen: argparse.Namespace) -> Options:
    return ruleset.choose({name: ruleset.read_option(name, value) for name, value in chosen.option})


class _Parser(argparse.ArgumentParser):
    """Parses the command line of a command that plays deals, and reports a mistake in one sentence."""

    def __init__(self, name: str, description: str) -> None:
        super().__init__(
            prog=f"{PROGRAM} {name}",
            description=description,
            epilog="rulesets, each with its options as they are by default:\n" + "\n".join(map(_listed, CATALOGUE)),
            formatter_class=argparse.RawDescriptionHelpFormatter,
            allow_abbrev=False,
        )
        self.add_argument("ruleset", metavar="RULESET", help="one of those below")
        self.add_argument("--seats", metavar="N", type=_number, required=True, help="how many play")
        self.add_argument("--deals", metavar="K", type=_number, required=True, help="how many deals")
        self.add_argument("--seed", metavar="S", required=True, help="any text; the same seed gives the same deals")
        about = "a house rule, such as ante=2 or three_unters=false; may be repeated"
        self.add_argument("--option", metavar="NAME=VALUE", type=_pair, action="append", default=[], help=about)

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


def _number(text: str) -> int:
    if not (text.isascii() and text.isdecimal() and 0 < int(text) < 10**9):
        raise argparse.ArgumentTypeError(f"{text!r} is no positive number")
    return int(text)


def _pair(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not name or not equals:
        raise argparse.ArgumentTypeError(f"{text!r} is not written NAME=VALUE")
    return name, value
