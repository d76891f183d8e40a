"""The value of a deal: a declarer's by points and tricks, a least's by the fewest points (section 5)."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from game.games.schafkopf.cards import ALL_POINTS
from game.games.schafkopf.options import SchafkopfOptions

ALL_TRICKS: Final = 10
WON_FROM: Final = 61
SCHNEIDER_FROM: Final = 91
OUT_OF_SCHNEIDER: Final = 31

PLAIN: Final = 2
SCHNEIDER: Final = 4
SCHWARZ: Final = 6
TOOK_ALL: Final = -4


def declarer_score(points: int, tricks: int, rules: SchafkopfOptions) -> int:
    """Score a declarer by the counted points and the tricks won (F2, F3, F11)."""
    taken, everything = (tricks, ALL_TRICKS) if rules.schwarz_by == "tricks" else (points, ALL_POINTS)
    if taken in {0, everything}:
        return SCHWARZ if taken else -SCHWARZ
    if points >= WON_FROM:
        return SCHNEIDER if points >= SCHNEIDER_FROM else PLAIN
    return -PLAIN if points >= OUT_OF_SCHNEIDER else -SCHNEIDER


class Least(NamedTuple):
    """The player who scores a least, and the score."""

    seat: int
    score: int


def least_score(points: Sequence[int], last_tricks: Sequence[int], dealer: int) -> Least:
    """Score a least by each seat's points and the number of its last trick, 0 for none (F5, F8, F10)."""
    if points.count(0) == len(points) - 1:
        return Least(points.index(max(points)), TOOK_ALL)
    if len(set(points)) == 1:
        return Least(dealer, PLAIN)
    lowest = min(points)
    winner = min((seat for seat, own in enumerate(points) if own == lowest), key=last_tricks.__getitem__)
    return Least(winner, PLAIN if lowest else SCHNEIDER)
