"""An earlier deal whose cards are dealt again, at a table where nothing is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from game.core.frozen import Frozen


class Earlier(NamedTuple):
    """What everybody may know of an earlier deal: its session, its number there, and its results by seat."""

    table: str
    deal: int
    results: tuple[int, ...]


class EarlierDeal(Frozen):
    """A finished deal with open seals, as it began; everything by seat is in the order in which it was dealt.

    Only its chips and scores begin at nothing. `hands` are the ids of the people who held them, `None` for a computer
    or a person whose data was erased, and for all once it is dealt; `results` are in points if the game counts them,
    else in chips.
    """

    table: str
    deal: int
    secret: str
    cut: str
    dealer: int
    hands: tuple[int | None, ...]
    results: tuple[int, ...]
    pot: int = 0
    reserve: int = 0
    bete: int = 0
    carry: Mapping[str, int] = {}
    tallies: Mapping[str, tuple[int, ...]] = {}
