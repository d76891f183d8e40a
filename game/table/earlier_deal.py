"""What a deal leaves to the next, and an earlier deal whose cards are dealt again where nothing is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple, Self

from game.core.bank import Balances
from game.core.frozen import Frozen


class Kept(Frozen):
    """What is kept from deal to deal: the pot, its part from penalties, the reserve, and the script's carry."""

    pot: int = 0
    reserve: int = 0
    bete: int = 0
    carry: Mapping[str, int] = {}

    @classmethod
    def of(cls, balances: Balances, carry: Mapping[str, int]) -> Self:
        """Take it from the balances between two deals."""
        return cls(pot=balances.pot, reserve=balances.reserve, bete=balances.bete, carry=carry)

    @property
    def pots(self) -> tuple[int, int]:
        """The chips that belong to nobody yet: those of the pot, and those of the reserve."""
        return self.pot, self.reserve


class Earlier(NamedTuple):
    """What everybody may know of an earlier deal: its session, its number there, and its results by seat."""

    table: str
    deal: int
    results: tuple[int, ...]


class EarlierDeal(Kept):
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
    tallies: Mapping[str, tuple[int, ...]] = {}
