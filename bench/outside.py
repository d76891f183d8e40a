"""Skat next to an independent program: deals that XSkat has played with itself, also played by three Strong.

XSkat cannot sit at our table, because it only plays in windows; so each side plays all three seats of the same deals.
`OUTSIDE_DEALS` in the environment is their number.
"""

import os
import sys
from itertools import islice

from bench.deals import played
from bench.declared import figures, game_of
from bench.figures import Figure, Mean, at_least
from bench.xskat import COMMAND, deals, logged
from game.computer import player_of
from game.computer.levels import STRONG
from game.games.skat import SKAT

DEALS = int(os.environ.get("OUTSIDE_DEALS", "100"))
PEOPLE = {"declared won": 0.816, "grand won": 0.914, "suit won": 0.777, "null won": 0.707}
"""How often people win what they declare in tournaments: 18 million games (skatblog.com/tag/statistik)."""


def measure(number: int = DEALS) -> list[Figure]:
    """Replay the deals of XSkat's log; returns nothing if XSkat is not installed."""
    if COMMAND is None:
        sys.stderr.write("XSkat is not installed (Debian's package xskat): no outside opponent.\n")
        return []
    taken = list(islice(deals(logged(number)), number))
    theirs = [deal.played() for deal in taken]
    strong = [player_of(STRONG, SKAT)]
    ours = [game_of(played(deal.driver(place), strong, f"outside {place}")) for place, deal in enumerate(taken)]
    beside = Mean.over([mine.score - other.score for mine, other in zip(ours, theirs, strict=True)])
    sides = [
        figure for name, games in (("Strong", ours), ("XSkat", theirs)) for figure in figures(name, SKAT, games, {})
    ]
    return [beside.figure("skat, score beside XSkat", "points", at_least(0)), *map(_with_people, sides)]


def _with_people(figure: Figure) -> Figure:
    people = PEOPLE.get(figure.name.partition(", ")[2])
    return figure._replace(parts={**figure.parts, "people": people}) if people else figure
