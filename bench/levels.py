"""Results of computer players: each against opponents of one kind, every deal in every seating.

The bench shows these figures after a few deals; the soak runs prove them after many.
"""

import random
import tempfile
from collections.abc import Mapping, Sequence
from itertools import count, islice
from pathlib import Path
from typing import Any, Final

from bench.deals import answer, dealt
from bench.figures import Mean
from game.computer import Player, player_for, player_of
from game.computer.judging import EFFORT
from game.computer.levels import CLUB, STRONG, BookPlayer
from game.computer.match import Match
from game.computer.player import asked
from game.computer.weighing import Weighing
from game.core.events import Scored
from game.core.rulesets import Ruleset
from game.core.view import View
from game.games.lupfen import LIECHTENSTEIN
from game.games.lupfen.computer.player import by_table, divided, rows_of
from game.games.skat import SKAT
from game.games.skat.script import LOST, OVERBID, WON
from research.entry.solver import compiled, run

LUPFEN_BARS: Final[Mapping[int, float]] = {3: 0.35, 4: 1.2}
"""Chips per deal that Strong must win among Beginners in Lupfen, by seats; two standard errors are subtracted first."""
EVEN_WITHIN: Final[Mapping[int, float]] = {3: 0.05, 4: 0.15}
"""Allowed difference in chips per deal between Strong and a player with the same entry but rules of thumb for cards."""
REPLY_POTS: Final[Mapping[int, int]] = {3: 24, 4: 60}
"""Pots, besides the empty one, for which replies are tried, in chips by seats; about one pot in ten is larger."""
SKAT_WON, SKAT_OVERBID = 0.75, 0.03
"""The share of games that Strong must win against Clubs, less two standard errors, and the share it may overbid."""


def alone(one: Player, other: Player, ruleset: Ruleset[Any], deals: int, seats: int, pot: int | None = None) -> Mean:
    """Let one player play among others; with the pots that occur, unless a fixed `pot` lies there before every deal."""
    players = [one, *[other] * (seats - 1)]
    return Mean.over(
        [brought[0] for brought in Match(ruleset, ruleset.choose({}), players, deals, "bench", pot).play()]
    )


# Lupfen's entry


def reference() -> Player:
    """Make a player that knows Lupfen's entry as Strong does and plays cards by rules of thumb."""
    return BookPlayer(LIECHTENSTEIN, player_for(LIECHTENSTEIN))


class LearntReply:
    """A player whose entry was learnt only against Strong's; it plays cards as Strong does, by the default rules.

    It distinguishes the same classes of hands and pots as the solved entry, so its gain is a lower bound of what is
    possible. It learns from this many deals, with pots of only the antes or of any size; requires a C compiler.
    """

    def __init__(self, seats: int, deals: int, *, antes_alone: bool) -> None:
        region, pots = "liechtenstein", "antes" if antes_alone else "any"
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            table, reply = folder / "table", folder / "reply"
            table.write_bytes(rows_of(region, seats))
            run(compiled(folder), region, seats, deals, 1, reply, table, pots)
            self._table = divided(region, seats, reply.read_bytes())
        self._strong = player_of(STRONG, LIECHTENSTEIN)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer, to an entry question from the table."""
        answer = by_table(view, rng, self._table)
        return self._strong.choose(view, rng) if answer is None else answer


class ThoughtReply:
    """A player that knows how Strong plays, and deviates only where that is surely better.

    It plays every answer out, including every price, in worlds where the others enter as Strong does and play their
    cards by rules of thumb.
    """

    def __init__(self) -> None:
        self._strong = player_of(STRONG, LIECHTENSTEIN)
        self._weighing = Weighing(LIECHTENSTEIN, EFFORT)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        usual = self._strong.choose(view, rng)
        if len(asked(view).answers) == 1:
            return usual
        weighed, _ = self._weighing.weighed(view, rng, usual)
        if not weighed.gains.get(usual):  # no world fits this view
            return usual
        return weighed.best if weighed.difference(weighed.best, usual).sure else usual


def reply_bar(pot: int, seats: int) -> float:
    """Return how much a reply may gain from Strong, in chips per deal: hardly any of the antes, little of a pot."""
    return 0.005 * (pot + seats) if pot else 0.02


# Strong's declared games in Skat


def declared_games(games: int) -> Sequence[str]:
    """Return how this many of Strong's declared games in Skat against two Clubs end: won, lost or overbid."""
    return [
        *islice(filter(None, (declared(deal, place) for deal in count() for place in range(SKAT.best_seats))), games)
    ]


def declared(deal: int, place: int) -> str:
    """Return how Strong's game ends in a deal against two Clubs; "" if Strong does not declare."""
    players = [player_of(STRONG if seat == place else CLUB, SKAT) for seat in range(SKAT.best_seats)]
    driver = dealt(SKAT, "skat", deal)
    while driver.question is not None:
        if driver.question.kind == "skat" and driver.seat != place:
            return ""
        answer(driver, players, f"{deal}")
    reasons = {event.reason for event in driver.deal.events if isinstance(event, Scored)}
    return next(iter(reasons & {WON, LOST, OVERBID}), "")


def ended(games: Sequence[str], reason: str) -> Mean:
    """Return the share of declared games that ended like this."""
    return Mean.over([game == reason for game in games])
