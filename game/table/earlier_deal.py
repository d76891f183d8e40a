"""An earlier deal whose cards are dealt again, at a table where nothing is at stake."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from game.core.frozen import Frozen
from game.core.shared_packs import AGAIN, Source
from game.core.shuffle import Seal


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

    @property
    def seal(self) -> Seal:
        """The seal that gives the same cards."""
        return Seal(self.secret, self.cut)

    @property
    def source(self) -> Source:
        """The source that the record of the new deal names."""
        return Source(self.seal.fingerprint, AGAIN)

    @property
    def bank(self) -> dict[str, Any]:
        """What lay in the bank when it began, as in the state of a table."""
        return self.model_dump(include={"pot", "reserve", "bete", "carry"})

    @property
    def then(self) -> Earlier:
        """The part that everybody may know."""
        return Earlier(self.table, self.deal, self.results)

    def tallies_of(self, seat: int) -> dict[str, int]:
        """Return the tallies of a seat at the start of the deal, by name."""
        return {name: values[seat] for name, values in self.tallies.items()}

    def nameless(self) -> EarlierDeal:
        """Forget whose hands they were, once no one can join any more: no erasure would find the people in here."""
        return self.replace(hands=(None,) * len(self.hands))
