"""Sessions that are gone through together: as many at a time as have about so many deals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple


class Lot(NamedTuple):
    """Some sessions, and how many deals they have."""

    sessions: Sequence[str]
    deals: int


def lots(sessions: Iterable[tuple[str, int]], size: int) -> Iterator[Lot]:
    """Divide sessions, each with how many deals it has, into lots of `size` deals or a few more; each stays whole."""
    names: list[str] = []
    count = 0
    for name, its_deals in sessions:
        names.append(name)
        count += its_deals
        if count >= size:
            yield Lot(names, count)
            names, count = [], 0
    if names:
        yield Lot(names, count)
