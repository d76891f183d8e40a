"""The seats of a deal, numbered in turn order from 0, whatever the direction of play.

>>> turns_among((True, False, True))[1]
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
def turns_among(active: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """List for each seat the seats that are `active`, in turn order, beginning with that seat."""
    return tuple(tuple(seat for seat in order if active[seat]) for order in ORDERS[len(active)])
