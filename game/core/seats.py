"""The seats of a deal, numbered in turn order from 0, whatever the direction of play.

>>> in_turn((True, False, True), 1)
(2, 0)
"""

from functools import cache
from typing import Final

MOST_SEATS: Final = 10
ALONE: Final = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))
ORDERS: Final = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)


@cache
def in_turn(active: tuple[bool, ...], first: int) -> tuple[int, ...]:
    """List the seats that are `active`, in turn order, beginning with `first`."""
    return tuple(seat for seat in ORDERS[len(active)][first] if active[seat])
