"""What an evening is made of: its plan, who has answered, and its rounds with their tables."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from pydantic import BaseModel, ConfigDict

from game.computer import BEGINNER

Coming = Literal["comes", "reserve", "away"]
Seating = Literal["lot", "standings", "teams"]


class Frozen(BaseModel):
    """A value that is saved as JSON."""

    model_config = ConfigDict(frozen=True)


class Plan(Frozen):
    """What is to be played: `deals` a round, at tables of `size` seats.

    With `same` all tables have the same cards. Where too few people are there for full tables `computers` of a `level`
    sit down with them; without them tables have other sizes or people sit out. A round lasts `seconds`, 0 for as long
    as it takes. It begins `at` a moment in seconds since 1970, if that is known; `rules` is the name of the house
    rules. Everybody who plays pays a `stake` in play money for the prizes.
    """

    ruleset: str
    options: Mapping[str, bool | int | str]
    rules: str = ""
    rounds: int = 1
    deals: int = 12
    same: bool = True
    seating: Seating = "lot"
    size: int = 4
    computers: bool = True
    level: str = BEGINNER
    seconds: int = 0
    turn_seconds: int = 60
    at: float | None = None
    stake: int = 0
    language: str = "en"


class Guest(Frozen):
    """A person who has answered, and what; whether they have checked in, and the team they belong to."""

    user: int
    name: str
    coming: Coming
    here: bool = False
    team: str = ""


class Sitter(Frozen):
    """Who sits on a seat; `user` is `None` for a computer. Who is `late` has taken the seat of one in the round."""

    user: int | None
    name: str = ""
    late: bool = False


class RoundTable(Frozen):
    """A table of a round, by its `number` from 1: its thread, its id, and what each seat brought home once it is done.

    There is nothing brought home from a table that was broken off. While it is `opening` it may have a thread already.
    """

    number: int
    seats: tuple[Sitter, ...]
    opening: bool = False
    channel: int = 0
    table: str = ""
    done: bool = False
    results: tuple[int, ...] = ()


class Compared(Frozen):
    """The deal of a round in which most was won and lost by play: what it has brought the tables in one seat.

    `results` are those of the tables in order, `None` where it was not played, and `told` is what happened at each, in
    the language of the evening. The deal is 0 where no two tables differ.
    """

    deal: int
    seat: int
    results: tuple[int | None, ...]
    told: tuple[str, ...]


class Round(Frozen):
    """A round: its tables, who sits out, and until when it lasts, in seconds since 1970, if there is a limit.

    `commitment` names the packs that all tables play, if they are the same. Once its time is up it is `hurried`; one
    that is `void` does not count. `par` is what strong computers have brought home from those packs, seat by seat,
    `par_deals` what each deal has, and `compared` the deal that shows most.
    """

    tables: tuple[RoundTable, ...]
    byes: tuple[Sitter, ...] = ()
    commitment: str = ""
    ends: float | None = None
    hurried: bool = False
    void: bool = False
    par: tuple[int, ...] = ()
    par_deals: tuple[tuple[int, ...], ...] = ()
    compared: Compared | None = None

    @property
    def done(self) -> bool:
        """Whether all its tables are done."""
        return all(table.done for table in self.tables)

    def table(self, number: int) -> RoundTable:
        """Return a table by its number."""
        return self.tables[number - 1]
