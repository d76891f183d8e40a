"""The deals of the gallery's other evenings: seeds whose cards show what a game has to show, in the order of the deals.

The host deals first, the friend sits beside; each seed was searched for what its name says, with computers in the other
two seats. What follows after the last of them is drawn like any other.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Final

from game.core.shuffle import secret_from

_SEEDS: Final[Mapping[str, Sequence[str]]] = MappingProxyType(
    {
        "fipsen": ("fipsen alone 1318", "fipsen kieker 33"),
        "schwimmen": ("schwimmen turns 0", "schwimmen feuer 94", "schwimmen schnauz 286", "schwimmen out 0"),
    }
)


def secrets_of(family: str) -> Sequence[str]:
    """Give the secrets of the first deals of a family's evening; none for a family whose cards come as they come."""
    return [secret_from(seed) for seed in _SEEDS.get(family, ())]
