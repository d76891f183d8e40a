"""The levels of every game against each other: in duplicate deals Strong beats Beginner, and Club lies between.

Also the known facts about Lupfen's solved entry, and about the games that Strong declares in Skat.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from bench.figures import Mean
from bench.levels import (
    EVEN_WITHIN,
    LUPFEN_BARS,
    REPLY_POTS,
    SKAT_OVERBID,
    SKAT_WON,
    LearntReply,
    ThoughtReply,
    declared_games,
    ended,
    reference,
    reply_bar,
)
from game.computer import BEGINNER, Player, player_of
from game.computer.levels import CLUB, STRONG
from game.computer.match import Match
from game.core.rulesets import Ruleset
from game.games.lupfen import LIECHTENSTEIN
from game.games.skat.script import OVERBID, WON
from research.entry.solver import has_compiler
from tests.harness.catalogue import FOLDERS
from tests.soak.report import count

pytestmark = pytest.mark.soak
MOST_DEALS, BATCH, LEAST = 2_000, 50, 100
ENOUGH = 4.0
"""Stop at this many errors: that is less likely to be chance than three after all deals."""
LUPFEN_DEALS = 5_000
"""Here bars are in chips: it takes this many deals until the error is small in comparison."""
LEARNT_FROM = 20_000_000
"""The number of deals from which a response's entry is learnt."""
SKAT_GAMES = 1_000


PERFECT = {"high-card"}
"""Games in which a rule of thumb is already perfect play: the highest card wins."""


class Run:
    """A single player among others, over any number of deals."""

    def __init__(self, ruleset: Ruleset[Any], one: Player, other: Player, seats: int, pot: int | None = None) -> None:
        self._ruleset = ruleset
        self._players = [one, *[other] * (seats - 1)]
        self._pot = pot
        self._brought: list[Sequence[float]] = []

    def further(self) -> Mean:
        """Play some more deals; return the result of all of them."""
        options, seed = self._ruleset.choose({}), f"levels {len(self._brought)}"
        self._brought += Match(self._ruleset, options, self._players, BATCH, seed, self._pot).play()
        count(deals_of_levels_against_each_other=BATCH)
        return Mean.over([brought[0] for brought in self._brought])

    def whole(self, deals: int) -> Mean:
        """Play a number of deals."""
        won = self.further()
        while won.of < deals:
            won = self.further()
        return won


@pytest.mark.parametrize(
    "ruleset", [each for each in FOLDERS if each.id not in PERFECT], ids=lambda ruleset: ruleset.id
)
def test_strong_beats_beginner_and_club_lies_between(ruleset: Ruleset[Any]) -> None:
    beginner, club, strong = (player_of(level, ruleset) for level in (BEGINNER, CLUB, STRONG))
    runs = [Run(ruleset, one, beginner, ruleset.best_seats) for one in (strong, club)]
    most, some = (run.further() for run in runs)
    while most.of < LEAST or (most.of < MOST_DEALS and not clear(most, some)):
        most, some = (run.further() for run in runs)
    assert most.value > 3 * most.error
    assert some.value > 2 * some.error
    assert most.less(some).value > 2 * most.less(some).error
    assert Run(ruleset, strong, club, ruleset.best_seats).whole(LEAST).most > 0


@pytest.mark.parametrize("level", [CLUB, STRONG])
def test_no_level_plays_worse_where_rules_of_thumb_are_perfect(level: str) -> None:
    ruleset = FOLDERS.find("high-card")
    won = Run(ruleset, player_of(level, ruleset), player_of(BEGINNER, ruleset), ruleset.best_seats).further()
    assert abs(won.value) < 1e-9


def clear(most: Mean, some: Mean) -> bool:
    """Whether more deals would not change the verdict."""
    return all(abs(won.value) > ENOUGH * won.error for won in (most, some, most.less(some)))


@pytest.mark.parametrize("seats", LUPFEN_BARS)
def test_strong_beats_beginners_by_the_worth_of_its_solved_entry(seats: int) -> None:
    strong, beginner = (player_of(level, LIECHTENSTEIN) for level in (STRONG, BEGINNER))
    assert Run(LIECHTENSTEIN, strong, beginner, seats).whole(LUPFEN_DEALS).least >= LUPFEN_BARS[seats]


@pytest.mark.parametrize("seats", EVEN_WITHIN)
def test_strong_breaks_even_against_players_with_the_same_entry(seats: int) -> None:
    strong, other = player_of(STRONG, LIECHTENSTEIN), reference()
    assert Run(LIECHTENSTEIN, strong, other, seats).whole(LUPFEN_DEALS).least >= -EVEN_WITHIN[seats]
    assert Run(LIECHTENSTEIN, other, strong, seats).whole(LUPFEN_DEALS).most <= EVEN_WITHIN[seats]


@pytest.mark.parametrize("seats", REPLY_POTS)
@pytest.mark.parametrize("empty", [True, False], ids=["empty pot", "large pot"])
@pytest.mark.parametrize("way", ["learnt", "thought"])
def test_knowing_how_strong_plays_gains_hardly_anything(seats: int, empty: bool, way: str) -> None:
    if way == "learnt" and not has_compiler():
        pytest.skip("a reply is learnt with a C compiler, and there is none")
    reply = LearntReply(seats, LEARNT_FROM, antes_alone=empty) if way == "learnt" else ThoughtReply()
    pot = 0 if empty else REPLY_POTS[seats]
    won = Run(LIECHTENSTEIN, reply, player_of(STRONG, LIECHTENSTEIN), seats, pot).whole(LUPFEN_DEALS)
    assert won.value <= reply_bar(pot, seats)


def test_strong_wins_the_games_it_declares_in_skat_and_seldom_overbids() -> None:
    games = declared_games(SKAT_GAMES)
    count(games_declared_in_skat=len(games))
    assert ended(games, WON).least >= SKAT_WON
    assert ended(games, OVERBID).value <= SKAT_OVERBID
