"""The computers at a table: a cast of characters with regional names, each with a persona."""

from collections.abc import Collection
from typing import Final, NamedTuple

from game.computer.levels import BOLD, CAREFUL, EVEN


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
