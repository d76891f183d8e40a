"""What an occasion decides about a session: whose accounts, who may join, when it rests and ends, what is kept of it.

The occasions themselves are in `game/table/occasion.py`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final, Literal, Self, TypeVar

from game.core.errors import Refused
from game.core.frozen import Frozen
from game.core.shared_packs import Source
from game.core.shuffle import Seal
from game.table.earlier_deal import EarlierDeal

Posting = TypeVar("Posting")
Absent = Literal["sits_out", "computer_plays"]
"""What becomes of absent players' cards."""
Rest = Literal["usual", "pause", "walk", "endless"]
"""A rest before a deal: as at any table, always a pause, the time to come to the table, or one without an end."""
OF_PEOPLE: Final = frozenset({"too-many-chips", "stopped", "voted", "debt-limit", "nobody-left"})
"""Reasons to end a session that come from its people and not from its rules."""


class Occasion(Frozen):
    """An occasion at which people play; without any other it is a session among friends."""

    staked: ClassVar[bool] = True
    """Whether chips that are won reach the ledger."""
    shares_pot: ClassVar[bool] = True
    """Whether the pot that is left at the end is shared out."""
    counted: ClassVar[bool] = True
    """Whether statistics and league count its deals."""
    arranged: ClassVar[str] = ""
    """The refusal of whoever wants to change who sits there, or to do what a host may; empty if there is a host."""
    fixed: ClassVar[str] = ""
    """The refusal of whoever wants to change the rules or the number of seats; empty if both may be changed."""
    given: ClassVar[bool] = False
    """Whether a single given deal is dealt: people take the hands that computers hold for them."""
    again: ClassVar[Literal["session", "deal", ""]] = "session"
    """What its people may begin once it is over: another session with the same people, the same deal, or nothing."""
    closing: ClassVar[str] = ""
    """The sentence below its results; empty where those who lost pay those who won."""
    goes_on: ClassVar[bool] = False
    """Whether it is played to its own end whoever is there: computers play for all who are not."""
    begins_itself: ClassVar[bool] = False
    """Whether its first deal begins without a host."""
    alike: ClassVar[bool] = False
    """Whether all computers play at one level, which need not stand at every seat."""
    at_leisure: ClassVar[bool] = False
    """Whether nobody waits for the person who plays: they begin each deal, and their last card is played for them."""
    private: ClassVar[bool] = False
    """Whether it is its host's alone: only they may look back at it, wherever they are."""
    afresh: ClassVar[bool] = False
    """Whether every deal begins as it is given, whatever came before; a void one is dealt again."""
    patient: ClassVar[bool] = False
    """Whether computers let the person be asked a few times before they end a deal."""
    take_back: ClassVar[bool] = True
    """Whether answers may be taken back: freely `at_leisure`, elsewhere if the host allows it and all agree."""
    compared: ClassVar[bool] = False
    """Whether results are kept in the unit in which people compare them, too."""
    shut: ClassVar[str] = ""
    """Why the cards of a finished deal are not shown yet; empty if that follows from the deal."""
    results: ClassVar[Literal["session", "day", ""]] = "session"
    """Where the results of all its deals are found; empty if there is only one deal."""

    @classmethod
    def admits(cls, *, begun: bool) -> bool:
        """Whether people may sit down, before or after the first deal has `begun`."""
        return True

    @classmethod
    def most_seats(cls, _seats: int, most: int, /) -> int:
        """Return how many seats there may be, now that there are `_seats`, in a ruleset for at `most` so many."""
        return most

    @classmethod
    def absent(cls, usual: Absent) -> Absent:
        """Return what becomes of absent players' cards, in a ruleset that has a `usual` way."""
        return "computer_plays" if cls.goes_on else usual

    def ended_by(self, _reason: str) -> bool:
        """Whether a session ends after a deal for a reason."""
        return True

    def rest(self, _phase: str) -> Rest:
        """Return the rest that is taken in a phase."""
        return "usual"

    def check_ready(self, phase: str) -> None:
        """Raise `Refused` in a phase in which nobody can ask for the next deal."""
        if phase not in {"pause", "waiting"}:
            raise Refused("decided-already")

    def chips_of(self, postings: Sequence[Posting]) -> Sequence[Posting]:
        """Return those of a deal's or a session's postings that reach the ledger."""
        return postings if self.staked else ()

    @property
    def deals(self) -> int:
        """The number of deals after which the session ends; 0 if that is open."""
        return 0

    @property
    def begun(self) -> int:
        """The number of answers with which its deal was begun; nobody takes one of those back."""
        return 0

    @property
    def shared(self) -> bool:
        """Whether others may still play the same cards, so that nobody may look on."""
        return False

    @property
    def evening(self) -> str:
        """The mark of a table of an evening; empty for any other."""
        return ""

    @property
    def waits(self) -> bool:
        """Whether no deal may begin."""
        return False

    @property
    def earlier(self) -> EarlierDeal | None:
        """The deal that is dealt again."""
        return None

    @property
    def pots(self) -> tuple[int, int]:
        """The chips in pot and reserve before the first deal."""
        return 0, 0

    @property
    def seed(self) -> str:
        """What the computers' choices are seeded with; empty for the table's own draw."""
        return ""

    def seal(self, _deal: int) -> Seal | None:
        """Return the seal of a deal, by its number from 1; `None` if it is sealed at the table."""
        return None

    def source(self, _deal: int) -> Source | None:
        """Return where the cards of a deal come from; `None` if they are sealed for the table alone."""
        return None

    def dealer(self, _deal: int) -> int | None:
        """Return the place of a deal's dealer, modulo the number of seats; `None` if that rotates."""
        return None

    def check_open(self, _now: float) -> None:
        """Raise `Refused` if its deals can no longer be played at a time in seconds since 1970."""

    def hold(self, *, held: bool) -> Self:
        """Hold back further deals, or release them; only an evening does that."""
        return self

    def nameless(self) -> Self:
        """Forget whose hands were given, once no one can join any more: no erasure would find the people in here."""
        return self
