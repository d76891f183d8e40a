"""Results of computer players: each against opponents of one kind, every deal in every seating.

The bench shows these figures after a few deals; the soak runs prove them after many.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Mapping
from math import hypot, sqrt
from typing import Any, Final, NamedTuple

from game.computer import Player, player_for, player_of
from game.computer.judging import EFFORT
from game.computer.levels import CLUB, STRONG, BookPlayer
from game.computer.match import Match, summary
from game.computer.player import asked
from game.computer.weighing import Weighing
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.events import Scored
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.games.lupfen import LIECHTENSTEIN
from game.games.skat import SKAT
from game.games.skat.script import LOST, OVERBID, WON
from research.entry.reply import ByTable, reply_to

LUPFEN_BARS: Final[Mapping[int, float]] = {3: 0.35, 4: 1.2}
"""Chips per deal that Strong must win among Beginners in Lupfen, by seats; two standard errors are subtracted first."""
EVEN_WITHIN: Final[Mapping[int, float]] = {3: 0.05, 4: 0.15}
"""Allowed difference in chips per deal between Strong and a player with the same entry but rules of thumb for cards."""
REPLY_POTS: Final[Mapping[int, int]] = {3: 24, 4: 60}
"""Pots, besides the empty one, for which replies are tried, in chips by seats; about one pot in ten is larger."""
SKAT_WON, SKAT_OVERBID = 0.75, 0.03
"""The share of games that Strong must win against Clubs, less two standard errors, and the share it may overbid."""


class Won(NamedTuple):
    """The mean result of a player in chips per deal, or a share; with its standard error."""

    mean: float
    error: float
    deals: int

    @property
    def least(self) -> float:
        """The lower bound: the mean minus two errors."""
        return self.mean - 2 * self.error

    @property
    def most(self) -> float:
        """The upper bound: the mean plus two errors."""
        return self.mean + 2 * self.error

    def errors(self, deals: int) -> float:
        """Return the result in standard errors after this many deals."""
        return self.mean / (self.error * sqrt(self.deals / deals)) if self.error else 0.0

    def parts(self) -> dict[str, float]:
        """Return the parts of the figure."""
        return {"chips": self.mean, "error": self.error, "deals": self.deals}


def alone(one: Player, other: Player, ruleset: Ruleset[Any], deals: int, seats: int, pot: int | None = None) -> Won:
    """Let one player play among others; with the pots that occur, unless a fixed `pot` lies there before every deal."""
    players = [one, *[other] * (seats - 1)]
    brought = list(Match(ruleset, ruleset.choose({}), players, deals, "bench", pot).play())
    return Won(*summary(brought)[0], deals)


def more(one: Won, other: Won) -> Won:
    """Return the difference between two results."""
    return Won(one.mean - other.mean, hypot(one.error, other.error), min(one.deals, other.deals))


# Lupfen's entry


def reference() -> Player:
    """Make a player that knows Lupfen's entry as Strong does and plays cards by rules of thumb."""
    return BookPlayer(LIECHTENSTEIN, player_for(LIECHTENSTEIN))


def learnt_reply(seats: int, deals: int, *, antes_alone: bool) -> Player:
    """Make a player whose entry was learnt only against Strong's; it plays cards as Strong does.

    Requires a C compiler.
    """
    table = reply_to("liechtenstein", seats, deals, antes_alone=antes_alone)
    return ByTable(table, player_of(STRONG, LIECHTENSTEIN))


class ThoughtReply:
    """A player that knows how Strong plays, and deviates only where that is surely better.

    It plays every answer out, including every price, in worlds where the others enter as Strong does and play their
    cards
    by rules of thumb.
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


def declared_games(games: int) -> Counter[str]:
    """Count the endings of this many games that Strong declares in Skat against two Clubs: won, lost or overbid."""
    ended, deal = Counter[str](), 0
    while ended.total() < games:
        ended.update(reason for place in range(3) if (reason := declared(deal, place)))
        deal += 1
    return ended


def declared(deal: int, place: int) -> str:
    """Return how Strong's game ends in a deal against two Clubs; "" if Strong does not declare."""
    strong, club = (player_of(level, SKAT) for level in (STRONG, CLUB))
    deck = Seal(secret_from(f"skat {deal}"))
    driver = Driver(Setup(SKAT, SKAT.choose({}), 1, deal % 3, Balances.opening(3), deck))
    while driver.question is not None:
        if driver.question.kind == "skat" and driver.seat != place:
            return ""
        rng = random.Random(f"{deal} {len(driver.given)}")  # noqa: S311
        player = strong if driver.seat == place else club
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    reasons = {event.reason for event in driver.deal.events if isinstance(event, Scored)}
    return next(iter(reasons & {WON, LOST, OVERBID}), "")


def part(ended: Counter[str], reason: str) -> Won:
    """Return the share of declared games that ended like this, with its error."""
    share = ended[reason] / ended.total()
    return Won(share, sqrt(share * (1 - share) / ended.total()), ended.total())
