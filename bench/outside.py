"""Skat next to an independent program: deals that XSkat has played with itself, also played by three Strong.

XSkat cannot sit at our table, because it only plays in windows; so each side plays all three seats of the same deals.
`OUTSIDE_DEALS` in the environment is their number.
"""

from __future__ import annotations

import os
import random
import sys
from collections.abc import Iterator, Sequence
from itertools import islice

from bench.figures import Figure, at_least
from bench.skat import Game, Share, average, game_of, summary, thrown_away
from bench.xskat import COMMAND, Deal, deals, logged
from game.computer import Player, player_of
from game.computer.levels import STRONG
from game.core.show import view_of
from game.games.skat import SKAT
from research.entry.solver import has_compiler

DEALS = int(os.environ.get("OUTSIDE_DEALS", "100"))
PEOPLE = {"declared": 0.816, "grand": 0.914, "suit": 0.777, "null": 0.707}
"""How often people win what they declare in tournaments: 18 million games (skatblog.com/tag/statistik)."""


def measure(number: int = DEALS) -> list[Figure]:
    """Replay the deals of XSkat's log; returns nothing if XSkat is not installed."""
    if COMMAND is None:
        sys.stderr.write("XSkat is not installed (Debian's package xskat): no outside opponent.\n")
        return []
    played = list(islice(deals(logged(number)), number))
    theirs = [deal.played() for deal in played]
    strong = player_of(STRONG, SKAT)
    ours = [replayed(deal, strong, place) for place, deal in enumerate(played)]
    beside = average([mine.score - other.score for mine, other in zip(ours, theirs, strict=True)])
    return [
        Figure("skat, score beside XSkat", beside.mean, "points", at_least(0), _parts(beside)),
        *_shares("Strong", ours),
        *_shares("XSkat", theirs),
    ]


def replayed(deal: Deal, player: Player, number: int) -> Game:
    """Let one player play all seats of a deal from XSkat."""
    driver = deal.driver(number)
    while driver.question is not None:
        rng = random.Random(f"outside {number} {len(driver.given)}")  # noqa: S311
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    return game_of(driver)


def _shares(name: str, games: Sequence[Game]) -> Iterator[Figure]:
    """Yield the share of wins of a side by kind of game, next to people's, and the points its card play gives away."""
    for part, share in summary(games).items():
        people = PEOPLE.get(part.removesuffix(" won"))
        yield Figure(f"{name}, {part}", share.mean, "", None, _parts(share) | ({"people": people} if people else {}))
    if has_compiler():
        for side, share in zip(("declarer", "defenders"), thrown_away(game.tricks for game in games), strict=True):
            yield Figure(f"{name}, thrown by {side}", share.mean, "points", None, _parts(share))


def _parts(share: Share) -> dict[str, float]:
    return {"error": share.error, "of": share.number}
