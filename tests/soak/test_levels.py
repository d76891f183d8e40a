"""The levels of every game against each other: in duplicate deals Strong beats Beginner, and Club lies between.

Beside it what is known of Lupfen's solved entry, and of the games that Strong declares in Skat.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from math import sqrt
from typing import Any

import pytest

from bench.players import LUPFEN_BARS
from game.computer import BEGINNER, player_for, player_of
from game.computer.levels import CLUB, STRONG, KnowingPlayer
from game.computer.match import Match, summary
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.events import Scored
from game.core.player import Player
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.skat import SKAT
from game.games.skat.script import LOST, OVERBID, WON
from tests.soak.report import count

pytestmark = pytest.mark.soak
MOST_DEALS, BATCH, LEAST = 2_000, 50, 100
ENOUGH = 4.0
"""Seen from so many errors on, it need not be played on: that is less likely chance than three after all deals."""
LUPFEN_DEALS = 5_000
"""Here bars are in chips: it takes so many deals until the error is small beside them."""
EVEN_WITHIN = {3: 0.05, 4: 0.15}
"""So many chips a deal may lie between Strong and whoever knows the same entry and plays cards by rules of thumb."""
SKAT_GAMES = 1_000
SKAT_WON, SKAT_OVERBID = 0.75, 0.03


def won(
    ruleset: Ruleset[Any], one: Player, other: Player, seats: int, least: int = LEAST, most: int = MOST_DEALS
) -> tuple[float, float]:
    """What one player wins alone among others in chips a deal, and its error; played until that is clear."""
    players = [one, *[other] * (seats - 1)]
    brought: list[Sequence[float]] = []
    mean = error = 0.0
    while len(brought) < most and (len(brought) < least or abs(mean) < ENOUGH * error):
        seed = f"levels {len(brought)}"
        brought += Match(ruleset, ruleset.choose({}), players, BATCH, seed).play()
        mean, error = summary(brought)[0]
    count(deals_of_levels_against_each_other=len(brought))
    return mean, error


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_strong_beats_beginner_and_club_lies_between(ruleset: Ruleset[Any]) -> None:
    beginner, club, strong = (player_of(level, ruleset) for level in (BEGINNER, CLUB, STRONG))
    most, most_error = won(ruleset, strong, beginner, ruleset.best_seats)
    assert most > 3 * most_error
    more, more_error = won(ruleset, club, beginner, ruleset.best_seats)
    assert more > 0
    assert more - most < 2 * (most_error + more_error)
    among, among_error = won(ruleset, strong, club, ruleset.best_seats)
    assert among > -2 * among_error


@pytest.mark.parametrize("seats", LUPFEN_BARS)
def test_strong_wins_from_beginners_what_the_solved_entry_is_worth(seats: int) -> None:
    strong, beginner = (player_of(level, LIECHTENSTEIN) for level in (STRONG, BEGINNER))
    mean, error = won(LIECHTENSTEIN, strong, beginner, seats, LUPFEN_DEALS, LUPFEN_DEALS)
    assert mean - 2 * error >= LUPFEN_BARS[seats]


@pytest.mark.parametrize("seats", EVEN_WITHIN)
def test_strong_is_even_with_whoever_knows_the_same_entry(seats: int) -> None:
    strong = player_of(STRONG, LIECHTENSTEIN)
    knowing = KnowingPlayer(LIECHTENSTEIN, player_for(LIECHTENSTEIN))
    mean, error = won(LIECHTENSTEIN, strong, knowing, seats, LUPFEN_DEALS, LUPFEN_DEALS)
    assert mean - 2 * error >= -EVEN_WITHIN[seats]
    mean, error = won(LIECHTENSTEIN, knowing, strong, seats, LUPFEN_DEALS, LUPFEN_DEALS)
    assert mean + 2 * error <= EVEN_WITHIN[seats]


def test_strong_wins_the_games_it_declares_in_skat_and_seldom_overbids() -> None:
    games, deal = Counter[str](), 0
    while games.total() < SKAT_GAMES:
        games.update(reason for place in range(3) if (reason := declared(deal, place)))
        deal += 1
    count(games_declared_in_skat=games.total())
    share = games[WON] / games.total()
    assert share - 2 * sqrt(share * (1 - share) / games.total()) >= SKAT_WON
    assert games[OVERBID] <= SKAT_OVERBID * games.total()


def declared(deal: int, place: int) -> str:
    """How Strong's game ends in a deal against two Clubs; nothing if it is not the one that declares."""
    strong, club = (player_of(level, SKAT) for level in (STRONG, CLUB))
    deck = Seal(secret_from(f"skat {deal}"))
    driver = Driver(Setup(SKAT, SKAT.choose({}), 1, deal % 3, Balances.opening(3), deck))
    while driver.question is not None:
        if driver.question.kind == "skat" and driver.seat != place:
            return ""
        rng = random.Random(f"{deal} {len(driver.given)}")
        player = strong if driver.seat == place else club
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    reasons = {event.reason for event in driver.deal.events if isinstance(event, Scored)}
    return next(iter(reasons & {WON, LOST, OVERBID}), "")
