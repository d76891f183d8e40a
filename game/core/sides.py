"""Who plays with whom, and who may know it.

A script states each seat's side with `Deal.take_side`, to everybody or to some seats only; until `Deal.show_sides`,
views contain no more than their viewer may know. Where nothing is stated, a seat marked as the declarer plays alone
against all others; without one, everybody plays for themselves.

>>> known_sides([("declarer", 2, 1)], range(3))
{0: 'defenders', 1: 'defenders', 2: 'declarer'}
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Final

from game.core.errors import Value
from game.core.vocabulary import DECLARER, SIDE

DECLARING: Final = "declarer"
"""The side of the declarer."""
DEFENDING: Final = "defenders"
"""The side that plays against it."""


def known_sides(marks: Iterable[tuple[str, int | None, Value]], seats: Sequence[int]) -> Mapping[int, str]:
    """Return the sides of the seats whose side follows from these marks, each a name, a seat and a value."""
    stated, declarers = dict[int, str](), list[int]()
    for name, seat, value in marks:
        if seat is None:
            continue
        if name == SIDE:
            stated[seat] = str(value)
        elif name == DECLARER:
            declarers.append(seat)
    if stated or not declarers:
        return stated
    return {seat: DECLARING if seat in declarers else DEFENDING for seat in seats}
