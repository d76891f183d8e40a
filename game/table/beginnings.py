"""How a session begins: as somebody opens it, or with the seats and rules of the one before."""

from __future__ import annotations

import secrets
from typing import Any, Final, NamedTuple, Self

from game.core import shuffle
from game.core.errors import Refused
from game.core.rulesets import Catalogue, Options, Ruleset
from game.table.bounds import check_turn_seconds, level_of
from game.table.ports import Opening
from game.table.seat import Seat
from game.table.state import TableState

ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
KEPT_AGAIN: Final = {
    *("server", "channel", "own_thread", "language", "computers_added"),
    *("ruleset", "options", "rules", "turn_seconds", "pace", "reactions", "adviser", "level"),
}
"""What a session has in common with the one that is played after it."""


class Draws(NamedTuple):
    """What is drawn for a new session: what decides the first dealer, the secret of the first seal, the table's id."""

    draw: int
    secret: str
    table: str

    @classmethod
    def under(cls, options: Options) -> Self:
        """Draw by the house rules: the first dealer may be given."""
        draw = secrets.randbelow(1 << 32) if options.first_dealer == "random" else 0
        return cls(draw, shuffle.new_secret(), "".join(secrets.choice(ID_LETTERS) for _ in range(10)))


def first_state(opening: Opening, catalogue: Catalogue) -> TableState:
    """Make the state of a session as somebody opens it; raises `Refused` for bad options, seats or time."""
    check_turn_seconds(opening.turn_seconds)
    ruleset = catalogue.find(opening.ruleset)
    options = ruleset.choose(opening.options)
    state = TableState(
        **Draws.under(options)._asdict(),
        server=opening.place.server,
        channel=opening.place.channel,
        host=opening.host,
        language=opening.language,
        ruleset=ruleset.id,
        options=options.model_dump(),
        rules=opening.rules,
        own_thread=opening.own_thread,
        turn_seconds=opening.turn_seconds,
        pace=opening.pace,
        reactions=opening.reactions,
        level=level_of(opening.level),
    )
    return _with_company(state, opening, ruleset)


def _with_company(state: TableState, opening: Opening, ruleset: Ruleset[Any]) -> TableState:
    """Seat the host, and as many of the computers that they want as there is room for."""
    if opening.computers < 0:
        raise Refused("no-computer")
    state = state.joined(state.host, opening.host_name, ruleset.most_seats)
    for _ in range(min(opening.computers, ruleset.most_seats - len(state.seats))):
        state = state.with_computer(ruleset.most_seats)
    return state


def state_again(before: TableState, host: int, catalogue: Catalogue) -> TableState:
    """Make the state of a session with the people, computers and rules of the one before, opened by one of them.

    Raises `Refused("not-at-table")` for anybody else.
    """
    if before.seat_of(host) is None:
        raise Refused("not-at-table")
    known = [seat for seat in before.seats if seat.user is None or seat.user > 0]  # below zero: erased at their wish
    seats = tuple(
        Seat(id=place, **seat.model_dump(include={"user", "name", "level", "persona"}))
        for place, seat in enumerate(known)
    )
    return TableState(
        **Draws.under(catalogue.find(before.ruleset).choose(before.options))._asdict(),
        host=host,
        seats=seats,
        next_seat=len(seats),
        **before.model_dump(include=KEPT_AGAIN),
    )
