"""What players that are programs win from each other: each alone among others of one kind, every deal in every seating.

The bench shows these figures after a few deals, the long runs prove them after many.
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
"""What Strong wins alone among Beginners in Lupfen, in chips a deal, by seats; at least, two errors taken off."""
EVEN_WITHIN: Final[Mapping[int, float]] = {3: 0.05, 4: 0.15}
"""Chips a deal that may lie between Strong and a player with the same entry who plays cards by rules of thumb."""
REPLY_POTS: Final[Mapping[int, int]] = {3: 24, 4: 60}
"""Beside an empty pot, those over which replies are tried, in chips, by seats: about one pot of ten is larger."""
SKAT_WON, SKAT_OVERBID = 0.75, 0.03
"""The part of its games that Strong must win against Clubs, two errors taken off, and the part it may overbid."""


class Won(NamedTuple):
    """What a player has won alone among others, in chips a deal, or how often; with its standard error."""

    mean: float
    error: float
    deals: int

    @property
    def least(self) -> float:
        """What it surely wins: two errors less."""
        return self.mean - 2 * self.error

    @property
    def most(self) -> float:
        """What it wins at most: two errors more."""
        return self.mean + 2 * self.error

    def errors(self, deals: int) -> float:
        """Return how many standard errors it would be after so many deals."""
        return self.mean / (self.error * sqrt(self.deals / deals)) if self.error else 0.0

    def parts(self) -> dict[str, float]:
        """Say what it is made from."""
        return {"chips": self.mean, "error": self.error, "deals": self.deals}


def alone(one: Player, other: Player, ruleset: Ruleset[Any], deals: int, seats: int, pot: int | None = None) -> Won:
    """Let one play alone among others; with the pots that occur, unless a `pot` lies there before every deal."""
    players = [one, *[other] * (seats - 1)]
    brought = list(Match(ruleset, ruleset.choose({}), players, deals, "bench", pot).play())
    return Won(*summary(brought)[0], deals)


def more(one: Won, other: Won) -> Won:
    """Return how much more one has won than another."""
    return Won(one.mean - other.mean, hypot(one.error, other.error), min(one.deals, other.deals))


# what is known of Lupfen's entry


def reference() -> Player:
    """Make a player who knows Lupfen's entry as Strong does and plays cards by rules of thumb."""
    return BookPlayer(LIECHTENSTEIN, player_for(LIECHTENSTEIN))


def learnt_reply(seats: int, deals: int, *, antes_alone: bool) -> Player:
    """Make a player whose entry was learnt against Strong's alone; it plays cards as Strong does.

    It needs a C compiler.
    """
    table = reply_to("liechtenstein", seats, deals, antes_alone=antes_alone)
    return ByTable(table, player_of(STRONG, LIECHTENSTEIN))


class ThoughtReply:
    """A player who knows how Strong plays, and does something else only where that is surely better.

    It plays every answer out, every price among them, in worlds in which the others come in as Strong does, and play
    their cards by rules of thumb.
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
        if not weighed.gains.get(usual):  # there is no world to be found for this view
            return usual
        return weighed.best if weighed.difference(weighed.best, usual).sure else usual


def reply_bar(pot: int, seats: int) -> float:
    """Return what a reply may gain from Strong, in chips a deal: hardly anything of the antes, little of a pot."""
    return 0.005 * (pot + seats) if pot else 0.02


# the games that Strong declares in Skat


def declared_games(games: int) -> Counter[str]:
    """Count how so many games end that Strong declares in Skat against two Clubs: won, lost or overbid."""
    ended, deal = Counter[str](), 0
    while ended.total() < games:
        ended.update(reason for place in range(3) if (reason := declared(deal, place)))
        deal += 1
    return ended


def declared(deal: int, place: int) -> str:
    """Return how Strong's game ends in a deal against two Clubs; nothing if it is not the one that declares."""
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
    """Return the part of declared games that ended so, with its error."""
    share = ended[reason] / ended.total()
    return Won(share, sqrt(share * (1 - share) / ended.total()), ended.total())
