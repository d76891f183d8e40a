"""`python -m bot match`: matches between computer players."""

import json
import sys
from collections.abc import Mapping, Sequence
from contextlib import ExitStack
from importlib import import_module
from typing import Any

from bot.command_line.deals import WRONG_USE, DealsParser, number, options_of, pair, sentence
from bot.command_line.programs import Program, Table, WrongPlayer
from game.computer import EVEN, LEVELS, PERSONAS, Player, RandomPlayer, player_of
from game.computer.match import Match, summary
from game.core.errors import Refused
from game.games.catalogue import CATALOGUE
from storage.problems import PROGRAM

DESCRIPTION = f"""\
Let computer players and programs play deals against each other, and print one line of JSON.

Every deal is played in every seating, with the same cards. A player's result in a deal is its chips, an equal share
of what the pot has grown by, and in games for points how far it is ahead of the others; the average per deal is printed
with its standard error. What is left in the pot stays there for the next deal, unless --pot sets what is in it.

Players are named from the first seat on, the last one for all remaining seats: a level ({", ".join(LEVELS)};
thumb is another name for the first), if you like with a persona (strong/bold, strong/careful), random, or MODULE:NAME,
anything that can be imported and has a method choose(view, rng), or is a class of such players.
Programs in any language play by lines of JSON: --program NAME=COMMAND names one; docs/players.md has the protocol.
"""
EXAMPLE = f"""\
example:
  {PROGRAM} match lupfen-liechtenstein --seats 4 --deals 200 --seed 1 --players club,thumb
"""
PLACES = 4


def main(arguments: Sequence[str]) -> int:
    """Play a match and print every player's result; return 0, or 2 with a sentence if it cannot be played."""
    try:
        chosen = _parser().parse_args(arguments)
        ruleset = CATALOGUE.find(chosen.ruleset)
        options = options_of(ruleset, chosen.option)
        names = _seated(chosen.players.split(","), chosen.seats)
        table = Table(ruleset, options, chosen.seats, chosen.seconds)
        with ExitStack() as closing:
            players = [_player(name, table, dict(chosen.program), closing, probe=chosen.probe) for name in names]
            brought = list(Match(ruleset, options, players, chosen.deals, chosen.seed, chosen.pot).play())
    except WrongPlayer as wrong:
        sys.stderr.write(f"{wrong}\n")
        return WRONG_USE
    except Refused as refusal:
        illegal = f"A player has given an answer that is not legal: {refusal.values.get('answer')}."
        sys.stderr.write(f"{illegal if refusal.key == 'no-such-answer' else sentence(refusal)}\n")
        return WRONG_USE
    told = [
        {"player": name, "per_deal": round(mean, PLACES), "error": round(error, PLACES), **_more(player)}
        for name, player, (mean, error) in zip(names, players, summary(brought), strict=True)
    ]
    played = {"ruleset": ruleset.id, "seats": chosen.seats, "deals": chosen.deals, "seed": chosen.seed}
    sys.stdout.write(json.dumps({**played, "seatings": chosen.seats, "pot": chosen.pot, "players": told}) + "\n")
    return 0


def _more(player: Player) -> dict[str, int]:
    """Return how many of a program's answers came late, and how many questions were probed."""
    return {"late": player.late, "probed": player.probed} if isinstance(player, Program) else {}


def _parser() -> DealsParser:
    parser = DealsParser("match", DESCRIPTION, EXAMPLE)
    parser.add_argument("--players", metavar="P,P,...", required=True, help="who plays, from the first seat on")
    parser.add_argument("--pot", metavar="CHIPS", type=number, help="what is in the pot before every deal")
    parser.add_argument(
        "--program", metavar="NAME=COMMAND", type=pair, action="append", default=[], help="a player that is a program"
    )
    parser.add_argument("--seconds", metavar="S", type=number, default=10, help="how long a program has for an answer")
    parser.add_argument("--probe", action="store_true", help="show that programs are told nothing that is hidden")
    return parser


def _seated(names: list[str], seats: int) -> Sequence[str]:
    if len(names) > seats:
        raise WrongPlayer(f"There are {seats} seats for {len(names)} players.")
    return [*names, *names[-1:] * (seats - len(names))]


def _player(name: str, table: Table, programs: Mapping[str, str], closing: ExitStack, *, probe: bool) -> Player:
    if name in programs:
        return closing.enter_context(Program(programs[name], table, probe=probe))
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
