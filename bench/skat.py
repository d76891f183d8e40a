"""Skat between computer players: who declares, what is won, and the points given away in card play."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from math import sqrt
from typing import Final, NamedTuple

from bench.open_cards import Played, Thrown, played, thrown, values
from game.computer.evaluate import error, mean
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.events import Scored
from game.core.player import Player
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.skat import SKAT
from game.games.skat.cards import GRAND, ranking
from game.games.skat.ramsch import RAMSCH
from game.games.skat.reckoning import BASES
from game.games.skat.script import WON

SEATS: Final = 3


class Game(NamedTuple):
    """A deal of Skat; in Ramsch, where nobody declares, `declarer` and `bid` are 0.

    `score` is the declarer's, in points; `tricks` is set for suit games and grands.
    """

    name: str
    declarer: int
    bid: int
    score: int
    ended: str
    tricks: Played | None


class Share(NamedTuple):
    """A mean or a share, with its standard error and sample size."""

    mean: float
    error: float
    number: int


def play(players: Sequence[Player], number: int, seed: str) -> Game:
    """Play a deal; the dealer changes with its number."""
    deck = Seal(secret_from(f"{seed}|{number}"))
    driver = Driver(Setup(SKAT, SKAT.choose({}), 1, number % SEATS, Balances.opening(SEATS), deck))
    while driver.question is not None:
        rng = random.Random(f"{seed}|{number}|{len(driver.given)}")  # noqa: S311
        driver.answer(players[driver.seat].choose(view_of(driver, driver.seat), rng))
    return game_of(driver)


def game_of(driver: Driver) -> Game:
    """Read the result of a played deal."""
    marks = {name: (seat, mark.value) for (name, seat), mark in driver.deal.marks.items()}
    name = str(marks["game"][1])
    if name == RAMSCH:
        return Game(name, 0, 0, 0, "", None)
    declarer, bid = marks["declarer"][0] or 0, int(marks["bid"][1])
    scored = next(event for event in driver.deal.events if isinstance(event, Scored))
    tricks = played(driver, ranking(name), declarer) if name in BASES else None
    return Game(name, declarer, bid, scored.points, scored.reason, tricks)


def share(ended: Sequence[bool]) -> Share:
    """Return how often something was true."""
    part = sum(ended) / max(1, len(ended))
    return Share(part, sqrt(part * (1 - part) / max(1, len(ended))), len(ended))


def average(numbers: Sequence[float]) -> Share:
    """Return the mean of some numbers."""
    return Share(mean(numbers), error(numbers), len(numbers)) if numbers else Share(0, 0, 0)


def summary(games: Sequence[Game]) -> dict[str, Share]:
    """Return the usual statistics of deals between equal players: shares, and points of the score per deal."""
    declared = [game for game in games if game.name != RAMSCH]
    grands, suits = ([game for game in declared if game.name in names] for names in ({GRAND}, {*BASES} - {GRAND}))
    nulls = [game for game in declared if game.name not in BASES]
    parts = {"declared": declared, "grand": grands, "suit": suits, "null": nulls}
    return {
        **{f"{name} won": share([game.ended == WON for game in some]) for name, some in parts.items()},
        "passed in": share([game.name == RAMSCH for game in games]),
        "grands": share([game.name == GRAND for game in declared]),
        "score": average([game.score for game in games]),
        "bid": average([game.bid for game in declared]),
    }


def thrown_away(games: Iterable[Played | None]) -> tuple[Share, Share]:
    """Return what declarer and defenders throw away in a game, in card points; requires a C compiler."""
    solved = [game for game in games if game]
    found: list[Thrown] = [thrown(game, worth) for game, worth in zip(solved, values(solved), strict=True)]
    return average([lost.declarer for lost in found]), average([lost.defenders for lost in found])
