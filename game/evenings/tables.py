"""References between an evening and the tables of its rounds."""

from collections.abc import Collection, Iterator
from typing import Any, Final

from game.core.rulesets import Ruleset
from game.core.vocabulary import SCORE
from game.evenings.evening import Evening
from game.evenings.parts import RoundTable, Sitter
from game.table.state import TableState

PLAYED: Final = ("deals-played", "matches-played")
"""How sessions end that count."""


def mark_of(evening: str, number: int, table: int) -> str:
    """Return a table's mark: its evening, the number of its round, and its own number, from 1."""
    return f"{evening}/{number}/{table}"


def marked(mark: str) -> str:
    """Return the id of the evening from a mark made by `mark_of`."""
    return mark.partition("/")[0]


def evening_of(state: TableState) -> str:
    """Return the id of a table's evening; empty if it has none."""
    return marked(state.occasion.evening)


def brought_home(
    table: RoundTable, state: TableState, ruleset: Ruleset[Any], here: Collection[int] | None = None
) -> RoundTable:
    """Return a finished table with its last occupants and their results, from the state of its session.

    Results are points if the game counts them, else chips. A session that was broken off does not count. `here` are the
    ids of everyone who has answered something; `None` if that does not matter.
    """
    if here is not None:
        seats = (seat.replace(absent=seat.user is not None and seat.user not in here) for seat in table.seats)
        table = table.replace(seats=tuple(seats))
    if state.end.why not in PLAYED:
        return table.replace(done=True)
    points = any(tally.name == SCORE for tally in ruleset.tallies)
    results = tuple(seat.tallies.get(SCORE, 0) if points else seat.chips for seat in state.seats)
    known: dict[int | None, Sitter] = {seat.user: seat for seat in table.seats if seat.user is not None}
    seats = [known.get(seat.user, Sitter(user=seat.user)).replace(name=seat.name) for seat in state.seats]
    return table.replace(done=True, seats=tuple(seats), results=results)


def problems(evening: Evening, table: RoundTable, state: TableState | None, ruleset: Ruleset[Any]) -> Iterator[str]:
    """Report differences between an evening's entry for a table and the table's own state, proved elsewhere."""
    if state is None or evening_of(state) != evening.id:
        yield f"table {table.table} is not one of it"
    elif table.done and table.results != brought_home(table, state, ruleset).results:
        yield f"table {table.table} has not brought home {list(table.results)}"
    elif table.results and ruleset.pot and sum(table.results) + sum(state.kept.pots):
        yield f"the chips of table {table.table} do not add up"
