"""The list of a club: the Seeger-Fabian extras to the points of a declared game (S21)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from game.games.skat.options import SkatOptions

OWN: Final = 50
OTHERS: Final[Mapping[int, int]] = {3: 40, 4: 30}
"""Everybody else's points for a game that a declarer loses, by the number of people at the table."""
LIST_WON, LIST_LOST, LIST_OTHERS = "list-won", "list-lost", "list-others"


def extras(
    rules: SkatOptions, declarer: int, others: Sequence[int], seats: int, *, won: bool
) -> Mapping[int, tuple[int, str]]:
    """Return each seat's points in addition to those of the game, with their reasons; empty if game points count."""
    if rules.scoring == "game_points":
        return {}
    if won:
        return {declarer: (OWN, LIST_WON)}
    return {declarer: (-OWN, LIST_LOST)} | dict.fromkeys(others, (OTHERS[seats], LIST_OTHERS))
