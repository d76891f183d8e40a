"""A seat at a table, of a person or of a computer: one of a cast with regional names, each with a persona."""

from collections.abc import Collection, Mapping
from typing import Final, NamedTuple

from game.computer import BEGINNER, EVEN
from game.computer.levels import BOLD, CAREFUL
from game.core.frozen import Frozen
from game.table.ports import account_of


class Character(NamedTuple):
    """A computer player: its name, the same in every language, and its persona."""

    name: str
    persona: str


CAST: Final = (
    Character("Sepp", EVEN),
    Character("Vreni", BOLD),
    Character("Xaver", CAREFUL),
    Character("Resi", EVEN),
    Character("Alois", CAREFUL),
    Character("Kathi", BOLD),
    Character("Ferdi", BOLD),
    Character("Lisl", CAREFUL),
    Character("Noldi", EVEN),
    Character("Trudi", BOLD),
    Character("Luggi", CAREFUL),
    Character("Vevi", EVEN),
)


def character(place: int, names: Collection[str]) -> Character:
    """Return the next character, starting at a place, whose name is not part of a name at the table."""
    taken = {word.casefold() for name in names for word in name.split()}
    ordered = [CAST[(place + step) % len(CAST)] for step in range(len(CAST))]
    return next((each for each in ordered if each.name.casefold() not in taken), ordered[0])


class SeatResult(NamedTuple):
    """A seat's result in a session: its chips, and its tallies by name, such as a score."""

    name: str
    chips: int
    tallies: Mapping[str, int] = {}


class Seat(Frozen):
    """A seat at the table: `user` is `None` for a computer; `chips` is the session's result so far.

    `level` is how well a computer plays, one of `game.computer.LEVELS`, `persona` how daring it is, one of `PERSONAS`.
    A person who is `advised` plays with advice, if the table allows it; one who is `learning` sees hints. A computer's
    seat may be `taken_by` a person, by id and name, who gets it once no deal is running. `tallies` are those left by a
    deal, by name; a missing one is at its initial value. `since` is how many deals had begun when the player sat down,
    `gone_since` when the person was away first, in seconds since 1970; 0 while they are here.
    """

    id: int
    user: int | None
    name: str
    chips: int = 0
    strikes: int = 0
    away: bool = False
    out: bool = False
    leaving: bool = False
    advised: bool = False
    learning: bool = False
    tallies: Mapping[str, int] = {}
    level: str = BEGINNER
    persona: str = EVEN
    taken_by: tuple[int, str] | None = None
    since: int = 0
    gone_since: int = 0

    @property
    def account(self) -> str:
        """The seat's account in the ledger."""
        return account_of(self.user)


def taken(seat: Seat) -> Seat:
    """Return a seat transferred to the person taking it, with its chips and tallies."""
    if seat.taken_by is None:
        return seat
    user, name = seat.taken_by
    return Seat(id=seat.id, user=user, name=name, chips=seat.chips, tallies=seat.tallies)
