"""Who the computers at a table are: a small company with names of the region, each with a way of its own."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple

from game.computer.personas import BOLD, CAREFUL, EVEN


class Character(NamedTuple):
    """Somebody who is a computer: a name, which is the same in every language, and a persona."""

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
    """Take the next of the cast from a place on whose name is none of those at the table, nor a part of one."""
    taken = {word.casefold() for name in names for word in name.split()}
    ordered = [CAST[(place + step) % len(CAST)] for step in range(len(CAST))]
    return next((each for each in ordered if each.name.casefold() not in taken), ordered[0])
