"""What an occasion decides about a session: whose accounts, who may join, when it rests and ends, what is kept of it.

The occasions themselves are in `game/table/occasion.py`.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar, Final, Literal, NamedTuple, Self, TypeVar

from game.core.bank import Balances
from game.core.errors import Refused
from game.core.frozen import Frozen
from game.core.shuffle import RoundSeal, Seal, Source


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


Posting = TypeVar("Posting")
Absent = Literal["sits_out", "computer_plays"]
"""What becomes of absent players' cards."""
Rest = Literal["usual", "pause", "walk", "endless"]
"""A rest before a deal: as at any table, always a pause, the time to come to the table, or one without an end."""
OF_PEOPLE: Final = frozenset({"too-many-chips", "stopped", "voted", "debt-limit", "nobody-left"})
"""Reasons to end a session that come from its people and not from its rules."""


class Company:
    """Who sits at a table, and who may change that."""

    arranged: ClassVar[str] = ""
    """The refusal of whoever wants to change who sits there, or to do what a host may; empty if there is a host."""
    fixed: ClassVar[str] = ""
    """The refusal of whoever wants to change the rules or the number of seats; empty if both may be changed."""
    goes_on: ClassVar[bool] = False
    """Whether it is played to its own end whoever is there: computers play for all who are not."""
    begins_itself: ClassVar[bool] = False
    """Whether its first deal begins without a host, while people are still on their way."""
    alike: ClassVar[bool] = False
    """Whether all computers play at one level, which need not stand at every seat."""

    admission: ClassVar[Literal["always", "before", "never"]] = "always"
    """When people may sit down: whenever there is room, before the first deal, or never."""
    keeps_seats: ClassVar[bool] = False
    """Whether the number of seats stays as it is."""

    @classmethod
    def admits(cls, *, room: bool, begun: bool) -> bool:
        """Whether people may sit down, if there is `room`, before or after the first deal has `begun`."""
        return room and (cls.admission == "always" or (cls.admission == "before" and not begun))

    @classmethod
    def most_seats(cls, seats: int, most: int) -> int:
        """Return how many seats there may be, now that there are `seats`, in a ruleset for at `most` so many."""
        return seats if cls.keeps_seats else most

    @classmethod
    def absent(cls, usual: Absent) -> Absent:
        """Return what becomes of absent players' cards, in a ruleset that has a `usual` way."""
        return "computer_plays" if cls.goes_on else usual

    def check_hosted(self) -> None:
        """Raise `Refused` where others have arranged who sits there, and there is no host."""
        if self.arranged:
            raise Refused(self.arranged)

    def check_changeable(self) -> None:
        """Raise `Refused` where rules and number of seats are given."""
        if self.fixed:
            raise Refused(self.fixed)

    def hosts(self, people: Sequence[int]) -> Sequence[int]:
        """Return who of some people may be the host: nobody where others have arranged who sits there."""
        return () if self.arranged else people

    def attended(self, *, by_people: bool) -> bool:
        """Whether a deal is worth beginning, with people there or without any."""
        return self.goes_on or by_people

    def arriving(self, deal: int) -> bool:
        """Whether people may still be on their way during a deal, by its number."""
        return self.begins_itself and deal == 1


class Dealing:
    """What is dealt: how many deals, with which cards, from what on, and by whom."""

    afresh: ClassVar[bool] = False
    """Whether every deal begins as it is given, whatever came before; a void one is dealt again."""
    least_asked: ClassVar[int] = 0
    """How many times the person is asked before computers end a deal, if they have a choice."""

    @property
    def deals(self) -> int:
        """The number of deals after which the session ends; 0 if that is open."""
        return 0

    def place(self, begun: int, finished: int) -> int:
        """Return the place of the next deal among those of the occasion, from 1, after so many."""
        return (finished if self.afresh else begun) + 1

    def all_dealt(self, place: int) -> bool:
        """Whether the last deal comes before a place."""
        return 0 < self.deals < place

    @property
    def begun(self) -> int:
        """The number of answers with which its deal was begun; nobody takes one of those back."""
        return 0

    @property
    def again_of(self) -> Earlier | None:
        """What everybody may know of the deal that is dealt again; `None` without one."""
        return None

    @property
    def hands(self) -> Sequence[int | None]:
        """The people whose hands computers hold until they are taken, `None` for a hand of nobody's."""
        return ()

    @property
    def kept(self) -> Kept:
        """What is kept for the first deal from one before."""
        return Kept()

    def tallies_of(self, _place: int) -> Mapping[str, int]:
        """Return the tallies with which the seat at a place begins, by name."""
        return {}

    def seed(self, drawn: str, /) -> str:
        """Return what the computers' choices are seeded with; `drawn` is the table's own draw."""
        return drawn

    @property
    def round(self) -> RoundSeal | None:
        """The packs that others play, too; `None` if there are none."""
        return None

    def seal(self, deal: int, own: Seal) -> Seal:
        """Return the seal of a deal, by its number from 1; `own` is that of the table."""
        return self.round.deal(deal) if self.round else own

    def source(self, deal: int) -> Source | None:
        """Return where the cards of a deal come from; `None` if they are sealed for the table alone."""
        return self.round.source(deal) if self.round else None

    def dealer(self, _deal: int) -> int | None:
        """Return the place of a deal's dealer, modulo the number of seats; `None` if that rotates."""
        return None

    def nameless(self) -> Self:
        """Forget whose hands were given, once no one can join any more: no erasure would find the people in here."""
        return self


class Keeping:
    """What is kept of a session: chips, results, and who may look back at it."""

    staked: ClassVar[bool] = True
    """Whether chips that are won reach the ledger."""
    shares_pot: ClassVar[bool] = True
    """Whether the pot that is left at the end is shared out."""
    counted: ClassVar[bool] = True
    """Whether statistics and league count its deals."""
    compared: ClassVar[bool] = False
    """Whether results are kept in the unit in which people compare them, too."""
    private: ClassVar[bool] = False
    """Whether it is its host's alone: only they may look back at it, wherever they are."""
    shut: ClassVar[str] = ""
    """Why the cards of a finished deal are not shown yet; empty if that follows from the deal."""
    results: ClassVar[Literal["session", "day", ""]] = "session"
    """Where the results of all its deals are found; empty if there is only one deal."""

    def chips_of(self, postings: Sequence[Posting]) -> Sequence[Posting]:
        """Return those of a deal's or a session's postings that reach the ledger."""
        return postings if self.staked else ()

    def counts(self, accounts: Sequence[str]) -> Sequence[str]:
        """Return those of a deal's accounts that statistics and league count."""
        return accounts if self.counted else ()

    def compares(self, seats: Sequence[int]) -> Sequence[int]:
        """Return those of a deal's seats whose results are kept as people compare them, too."""
        return seats if self.compared else ()

    def shares(self, *, leftover: bool) -> bool:
        """Whether the pot is shared out at the end, where the rules share what is `leftover`."""
        return self.shares_pot and leftover

    def owner(self, host: int) -> int | None:
        """Return the only person who may look back at it, if there is one."""
        return host if self.private else None

    @classmethod
    def opens(cls, *, closed: bool, round_over: bool, of_round: bool) -> bool:
        """Whether the cards of a finished deal may be seen: once its session is `closed`, and its round is over.

        Nobody but its player waits for the end of a session alone: there, if it is `of_round`, the round is enough.
        """
        return round_over and (closed or (cls.private and of_round))

    @classmethod
    def why_shut(cls, usual: str) -> str:
        """Return why the cards of a finished deal are not shown yet; `usual` is what follows from the deal."""
        return cls.shut or usual


class Occasion(Company, Dealing, Keeping, Frozen):
    """An occasion at which people play; without any other it is a session among friends."""

    again: ClassVar[Literal["session", "deal", ""]] = "session"
    """What its people may begin once it is over: another session with the same people, the same deal, or nothing."""
    closing: ClassVar[str] = ""
    """The sentence below its results; empty where those who lost pay those who won."""
    at_leisure: ClassVar[bool] = False
    """Whether nobody waits for the person who plays: they begin each deal, and their last card is played for them."""
    take_back: ClassVar[bool] = True
    """Whether answers may be taken back: freely `at_leisure`, elsewhere if the host allows it and all agree."""

    def ended_by(self, _reason: str) -> bool:
        """Whether a session ends after a deal for a reason."""
        return True

    def ending(self, reasons: Iterable[str]) -> str:
        """Return the first of some reasons for which a session ends after a deal; empty if it goes on."""
        return next(filter(self.ended_by, reasons), "")

    def takes_back(self, *, by_terms: bool) -> bool:
        """Whether answers may be taken back, where the terms of the table allow it or not."""
        return self.take_back and by_terms

    def rest(self, _phase: str) -> Rest:
        """Return the rest that is taken in a phase."""
        return "usual"

    def check_ready(self, phase: str) -> None:
        """Raise `Refused` in a phase in which nobody can ask for the next deal, and while none may begin."""
        if phase not in {"pause", "waiting"} and not (phase == "lobby" and self.begins_itself):
            raise Refused("decided-already")
        if self.waits:
            raise Refused("evening-paused")

    @property
    def evening(self) -> str:
        """The mark of a table of an evening; empty for any other."""
        return ""

    @property
    def waits(self) -> bool:
        """Whether no deal may begin."""
        return False

    @property
    def shared(self) -> bool:
        """Whether others may still play the same cards, so that nobody may look on."""
        return self.round is not None and not self.private

    def check_onlooker(self, *, expected: bool) -> None:
        """Raise `Refused` for somebody who is not `expected` at the table, while others may still play its cards."""
        if self.shared and not expected:
            raise Refused("evening-not-yours")

    def check_open(self, _now: float) -> None:
        """Raise `Refused` if its deals can no longer be played at a time in seconds since 1970."""
