"""What a played deal pays, without cards: shares of the pot, the remainder, penalties.

Everything is computed from the snapshot: the pot when the first card could be led (A8 of lupfen.md).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple


class Shares(NamedTuple):
    """What leaves the pot: chips per seat, and the remainder that does not divide."""

    seats: Mapping[int, int]
    remainder: int


def shares(snapshot: int, taken: Mapping[int, int], parts: int) -> Shares:
    """Divide a pot into `parts`, one for each trick taken by the seats of `taken`."""
    share, remainder = divmod(snapshot, parts)
    return Shares({seat: tricks * share for seat, tricks in taken.items() if tricks}, remainder)


def dry_seats(taken: Mapping[int, int]) -> Sequence[int]:
    """List the seats that played and took no trick."""
    return [seat for seat, tricks in taken.items() if tricks == 0]


def capped(penalty: int, limit: int) -> int:
    """Cap a penalty at a limit in chips; 0 is no limit."""
    return min(penalty, limit) if limit else penalty
