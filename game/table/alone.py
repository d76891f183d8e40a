"""The sessions of people who play alone with computers: ordinary ones, on no server, of which some begin in a deal."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, Final, NamedTuple

from game.core import shuffle
from game.core.driver import Driver, Setup, tallies_before
from game.core.options import Options
from game.core.rulesets import Ruleset
from game.table.beginnings import drawn_letters, opened_by
from game.table.between_deals import row_of
from game.table.decisions import Kept
from game.table.occasion import Alone, AnyOccasion, Day
from game.table.ports import NOWHERE, AnswerRow, Entry
from game.table.seat import Seat, character
from game.table.state import TableState, Terms

KEPT_DAYS: Final = 30
"""Days after which tables of a passing occasion are deleted."""


class Sitting(NamedTuple):
    """Who plays alone: the person `user` at `seat`, with the `names` of all seats."""

    user: int
    seat: int
    names: Sequence[str]


def new_id(occasion: type[Alone]) -> str:
    """Draw the id of a table of an occasion."""
    return occasion.kind + drawn_letters(10)


def company(name: str, seat: int, seats: int) -> list[str]:
    """Return the names of all seats: the person's at their seat, computers' at the others."""
    names = [name]
    for number in range(seats - 1):
        names.append(character(number, names).name)
    return [*names[1 : seat + 1], name, *names[seat + 1 :]]


def opened(table: str, ruleset: Ruleset[Any], sitting: Sitting, level: str, occasion: Day) -> Entry:
    """Return the entry that opens a table for the deals of a day, under the default rules."""
    return opened_by(_state(table, ruleset, ruleset.choose({}), sitting, level, occasion))


def begun(
    table: str, setup: Setup, sitting: Sitting, level: str, occasion: AnyOccasion, answers: Sequence[str] = ()
) -> Entry:
    """Return the entry that opens a table in a deal, after the answers given so far.

    Computers of a `level` sit around. Raises `Refused` for answers that the deal does not allow, and `BrokenRules` for
    a deal without a seal.
    """
    before, tallies = setup.before, tallies_before(setup)
    empty = _state(table, setup.ruleset, setup.options, sitting, level, occasion)
    seats = tuple(
        seat.replace(chips=before.seats[seat.id], tallies={name: values[seat.id] for name, values in tallies.items()})
        for seat in empty.seats
    )
    state = empty.replace(
        phase="playing",
        seats=seats,
        playing=seats,
        next_dealer=setup.dealer,
        deal=setup.number,
        kept=Kept.of(before, setup.carry),
    )
    entry = opened_by(state)
    return replace(entry, begun=row_of(setup, seats), given=answered(setup, sitting, answers)[1])


def answered(setup: Setup, sitting: Sitting, answers: Sequence[str]) -> tuple[Driver, list[AnswerRow]]:
    """Answer in a deal as given; return it with the answers as rows of a journal. Raises `Refused`, `BrokenRules`."""
    driver = Driver(setup._replace(tallies=tallies_before(setup)))
    driver.digest()
    rows: list[AnswerRow] = []
    for place, text in enumerate(answers):
        seat, written = driver.seat, driver.answer_text(text)
        user = sitting.user if seat == sitting.seat else None
        rows.append(AnswerRow(setup.number, place, seat, written, driver.digest(), user))
    return driver, rows


def _state(
    table: str, ruleset: Ruleset[Any], options: Options, sitting: Sitting, level: str, occasion: AnyOccasion
) -> TableState:
    """Return a table before its first deal, with the seats in turn order, each with its place as id."""
    people = {sitting.seat: sitting.user}
    return TableState(
        table=table,
        server=NOWHERE,
        channel=NOWHERE,
        host=sitting.user,
        draw=0,
        secret=shuffle.new_secret(),
        terms=Terms(ruleset=ruleset.id, options=options.model_dump(), level=level),
        occasion=occasion,
        seats=tuple(Seat(id=n, user=people.get(n), name=name, level=level) for n, name in enumerate(sitting.names)),
        next_seat=len(sitting.names),
    )
