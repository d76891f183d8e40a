"""The parts of an evening: its plan, the people who have answered, and its rounds with their tables."""

from collections.abc import Mapping
from typing import Literal

from game.computer import BEGINNER
from game.computer.levels import STRONG
from game.core.frozen import Frozen
from game.reports.lists import ListSums

Coming = Literal["comes", "reserve", "away"]
Seating = Literal["lot", "standings", "teams"]


class Plan(Frozen):
    """The plan of an evening: about `deals` a round, or `matches` of any number of deals, at tables of `size` seats.

    With `same` all tables have the same cards. If there are too few people for full tables, `computers` of a `level`
    sit down with them; without them tables have other sizes or people sit out. A round lasts `seconds`, 0 for no limit.
    It begins `at` a moment in seconds since 1970, if that is known; `rules` is the name of the house rules. Every
    player pays a `stake` in play money for the prizes.
    """

    ruleset: str
    options: Mapping[str, bool | int | str]
    rules: str = ""
    rounds: int = 1
    deals: int = 12
    matches: int = 0
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

    def deals_at(self, seats: int) -> int:
        """Return the number of deals of a round at a table of so many seats; 0 if it plays matches.

        Everybody deals as often as at tables of the planned size, as in clubs, where 36 deals at three seats go with 48
        at four. A round of fewer deals than seats has as many everywhere.
        """
        turns = -(-self.deals // self.size)
        return turns * seats if self.deals >= self.size else self.deals


class Guest(Frozen):
    """A person who has answered, and their answer; whether they have checked in, and their team."""

    user: int
    name: str
    coming: Coming
    here: bool = False
    team: str = ""


class Sitter(Frozen):
    """The occupant of a seat; `user` is `None` for a computer.

    A `late` one took over a computer's seat mid-round; an `absent` one has answered nothing in the whole round.
    """

    user: int | None
    name: str = ""
    late: bool = False
    absent: bool = False


class RoundTable(Frozen):
    """A table of a round, by its `number` from 1: its thread, its id, and each seat's result once it is done.

    It plays so many `deals`; 0 if it plays matches, or as the plan says if an earlier version has opened it.
    In games with a declarer `lists` are each seat's sums. A table that was broken off has no results. While it is
    `opening` it may already have a thread.
    """

    number: int
    seats: tuple[Sitter, ...]
    deals: int = 0
    opening: bool = False
    channel: int = 0
    table: str = ""
    done: bool = False
    results: tuple[int, ...] = ()
    lists: tuple[ListSums, ...] = ()


class Compared(Frozen):
    """The deal of a round with the largest difference made by play: one seat's result at each table.

    `results` are those of the tables in order, `None` if it was not played, and `told` describes what happened at each,
    in the language of the evening, with the result of the seat that it is `about`, if any. The deal is 0 if no two
    tables differ.
    """

    deal: int
    seat: int
    results: tuple[int | None, ...]
    told: tuple[str, ...]
    about: tuple[int | None, ...] = ()


class Round(Frozen):
    """A round: its tables, the people who sit out, and its time limit, in seconds since 1970, if there is one.

    `commitment` names the packs that all tables play, if they are the same. Once its time is up it is `hurried`; a
    `void` round does not count. `par` are the results of strong computers with those packs, seat by seat, `par_deals`
    those of each deal, and `par_level` the level that has answered, empty if an earlier version did not say.
    `compared` is the most instructive deal. Its threads are `put_away` some time after its end. With a time limit,
    `seen` is a moment, at most some seconds ago, at which it could be played.
    """

    tables: tuple[RoundTable, ...]
    byes: tuple[Sitter, ...] = ()
    commitment: str = ""
    ends: float | None = None
    seen: float | None = None
    hurried: bool = False
    void: bool = False
    par: tuple[int, ...] = ()
    par_deals: tuple[tuple[int, ...], ...] = ()
    par_level: str = ""
    compared: Compared | None = None
    put_away: bool = False

    @property
    def has_old_par(self) -> bool:
        """Whether its par was perhaps played by a weaker computer, under an earlier version."""
        return bool(self.par) and self.par_level != STRONG

    @property
    def done(self) -> bool:
        """Whether all its tables are done."""
        return all(table.done for table in self.tables)

    def table(self, number: int) -> RoundTable:
        """Return a table by its number."""
        return self.tables[number - 1]
