"""A deal that one person plays alone with computers: an ordinary session, which begins in the middle of its deal."""

import secrets
from collections.abc import Sequence
from typing import NamedTuple

from game.core.driver import Driver, Setup
from game.core.errors import BrokenRules
from game.core.shuffle import Seal
from game.table.cast import character
from game.table.occasion import Alone
from game.table.ports import AnswerRow, DealRow, SavedTable
from game.table.seat import Seat
from game.table.state import Ending, TableState, Terms

DAY, PRACTICE, PLAYED_ON = "1", "3", "4"
"""The first characters of the ids of deals played alone; ids of other tables never begin with them."""


class Sitting(NamedTuple):
    """Who plays a deal alone: the person `user` at `seat`, with the `names` of all seats."""

    user: int
    seat: int
    names: Sequence[str]


def is_alone(table: str) -> bool:
    """Whether an id is that of a table at which one person plays alone."""
    return table.startswith((DAY, PRACTICE, PLAYED_ON))


def new_id(kind: str) -> str:
    """Draw the id of a session that nobody keeps: `PRACTICE` or `PLAYED_ON`."""
    return kind + secrets.token_hex(5)


def company(name: str, seat: int, seats: int) -> list[str]:
    """Return the names of all seats: the person's at their seat, computers' at the others."""
    names = [name]
    for number in range(seats - 1):
        names.append(character(number, names).name)
    return [*names[1 : seat + 1], name, *names[seat + 1 :]]


def begun(
    table: str, setup: Setup, sitting: Sitting, level: str, seed: str = "", answers: Sequence[str] = ()
) -> SavedTable:
    """Return a session as a journal has it: its deal with the answers given so far, computers of a `level` around.

    They answer the same position in the same way, whoever plays; `seed` seeds that. Raises `Refused` for answers that
    the deal does not allow.
    """
    driver = Driver(setup)
    row, rows = _row_of(setup, sitting), _answered(driver, sitting, answers)
    state, over = _state(table, setup, sitting, level, seed), driver.outcome is not None
    if over:
        state = state.replace(phase="over", end=Ending(why="deals-played"))
    return SavedTable(table, 0, 0, 1, state.model_dump_json(), row, rows, deal_over=over)


def _answered(driver: Driver, sitting: Sitting, answers: Sequence[str]) -> list[AnswerRow]:
    """Answer as given; return the answers as rows of a journal."""
    driver.digest()
    rows: list[AnswerRow] = []
    for place, text in enumerate(answers):
        seat, written = driver.seat, driver.answer_text(text)
        user = sitting.user if seat == sitting.seat else None
        rows.append(AnswerRow(driver.setup.number, place, seat, written, driver.digest(), user))
    return rows


def _row_of(setup: Setup, sitting: Sitting) -> DealRow:
    if not isinstance(setup.deck, Seal):
        raise BrokenRules("a deal without a seal")
    return DealRow(
        number=setup.number,
        ruleset=setup.ruleset.id,
        revision=setup.ruleset.revision,
        options=setup.options.model_dump(),
        dealer=setup.dealer,
        before=setup.before,
        secret=setup.deck.secret,
        cut=setup.deck.cut,
        carry=setup.carry,
        accounts=tuple(seat.account for seat in _seats(setup, sitting, "")),
        names=tuple(sitting.names),
        tallies=setup.tallies,
        source=setup.source,
    )


def _state(table: str, setup: Setup, sitting: Sitting, level: str, seed: str) -> TableState:
    seats, before = _seats(setup, sitting, level), setup.before
    return TableState(
        table=table,
        server=0,
        channel=0,
        host=sitting.user,
        draw=0,
        secret="",
        terms=Terms(ruleset=setup.ruleset.id, options=setup.options.model_dump(), level=level),
        occasion=Alone(of=seed),
        phase="playing",
        seats=seats,
        playing=seats,
        next_dealer=setup.dealer,
        deal=setup.number,
        pot=before.pot,
        reserve=before.reserve,
        bete=before.bete,
        carry=setup.carry,
        next_seat=len(seats),
    )


def _seats(setup: Setup, sitting: Sitting, level: str) -> tuple[Seat, ...]:
    """Return the seats as the deal finds them, each with its place as id."""
    return tuple(
        Seat(
            id=place,
            user=sitting.user if place == sitting.seat else None,
            name=name,
            chips=setup.before.seats[place],
            tallies={tally: values[place] for tally, values in setup.tallies.items()},
            level=level,
        )
        for place, name in enumerate(sitting.names)
    )
