"""Schafkopf as computers play it among themselves: who declares, what they win, and what their cards throw away."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bench.figures import Figure
from bench.open_cards import Played, played
from bench.skat import Share, average, share, thrown_away
from game.computer import LEVELS, Player, player_of
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.events import Scored
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.schafkopf import SCHAFKOPF
from game.games.schafkopf.cards import ORDERING
from game.games.schafkopf.script import LOST, WON
from research.entry.solver import has_compiler

SEATS = 3


class Game(NamedTuple):
    """A deal of Schafkopf: the score of the player who scores, why, and the tricks if somebody declared."""

    score: int
    ended: str
    tricks: Played | None


def figures(deals: int) -> list[Figure]:
    """Return how three players of each level fare among themselves, on the same deals."""
    found = list[Figure]()
    for level in LEVELS:
        games = [play(level, number) for number in range(deals)]
        found += [*told(level, games), *(thrown(level, games) if has_compiler() else ())]
    return found


def play(level: str, number: int) -> Game:
    """Play a deal among three of a level; the dealer changes with its number."""
    return played_by(player_of(level, SCHAFKOPF), number)


def played_by(player: Player, number: int) -> Game:
    """Let one player play all seats of a deal."""
    deck = Seal(secret_from(f"schafkopf|{number}"))
    driver = Driver(Setup(SCHAFKOPF, SCHAFKOPF.choose({}), 1, number % SEATS, Balances.opening(SEATS), deck))
    while driver.question is not None:
        rng = random.Random(f"schafkopf|{number}|{len(driver.given)}")  # noqa: S311
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    return game_of(driver)


def game_of(driver: Driver) -> Game:
    """Read what was played."""
    scored = next(event for event in driver.deal.events if isinstance(event, Scored))
    alone = scored.reason in {WON, LOST}
    return Game(scored.points, scored.reason, played(driver, ORDERING, scored.seat) if alone else None)


def told(level: str, games: Sequence[Game]) -> Iterator[Figure]:
    """Yield how often the declarer won, how often nobody declared, and a declarer's score."""
    declared = [game for game in games if game.tricks]
    yield _figure(level, "declared won", share([game.ended == WON for game in declared]))
    yield _figure(level, "nobody declared", share([game.tricks is None for game in games]))
    yield _figure(level, "score of a declarer", average([game.score for game in declared]))


def thrown(level: str, games: Sequence[Game]) -> Iterator[Figure]:
    """Yield the card points that declarer and defenders throw away in a game; requires a C compiler."""
    for side, found in zip(("declarer", "defenders"), thrown_away(game.tricks for game in games), strict=True):
        yield _figure(level, f"thrown by {side}", found)


def _figure(level: str, name: str, found: Share) -> Figure:
    parts = {"error": found.error, "number": found.number}
    return Figure(f"schafkopf, three {level}, {name}", found.mean, "", None, parts)
