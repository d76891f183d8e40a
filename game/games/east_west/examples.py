"""Games that explain East–West: EW-1, EW-8 and EW-2 of east-west.md."""

from typing import Final

from game.core.parts import Example
from game.games.east_west.script import ROOM, ROWS
from game.games.shorthand import example, filled, in_turn

ROW_BY_ROW: Final = tuple(name for name in [*ROWS][:-1] for _ in range(2 * ROOM))
"""The answers that fill the rows from the top down; the last row fills automatically."""
DRAWN_8: Final = "h7 sJ hK d9 s8 d7 h9 cK c9 sT h8 cJ hT c7 dJ dQ cQ d8 hQ s7 sA dA cA s9"
LAID_8: Final = "t b t m b b t t m m b m m b m m m t t b"
"""The cards drawn in EW-8, and where they go."""


def laid(rows: str) -> tuple[str, ...]:
    """Expand answers written as their first letters."""
    names = {name[0]: name for name in ROWS}
    return tuple(names[letter] for letter in rows.split())


def _row_by_row(key: str, board: str, west: str, east: str) -> Example:
    return example(key, 2, filled(f"{board} {in_turn(west, east)}"), *ROW_BY_ROW)


EXAMPLES: Final = (
    _row_by_row("two-rows", "hJ sK c8", "h7 h9 hT hQ hK c9 d9 sA s8 h8 cQ d7", "sJ cK d8 s7 sT cJ dQ dA cA hA cT s9"),
    example("one-tied", 2, filled(f"hJ sK c8 {DRAWN_8}"), *laid(LAID_8)),
    _row_by_row("drawn", "cA d7 c8", "sA h8 sQ dJ sK dK hT cQ c9 cT sJ hQ", "hK dT s8 h9 s7 h7 cK d8 s9 sT hJ dQ"),
)
