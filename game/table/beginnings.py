"""The start of a session: newly opened, or with the people and rules of the previous one."""

import secrets
import time
from collections.abc import Set
from typing import Any, Final

from game.core import shuffle
from game.core.errors import Refused
from game.core.options import Options
from game.core.rulesets import Catalogue, Ruleset
from game.table.bounds import check_terms
from game.table.lineup import joined, most_seats, seated, with_computer
from game.table.ports import Entry
from game.table.seat import Seat
from game.table.state import Opening, TableState

ID_LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
ID_DRAWN: Final = 7
KEPT_AGAIN: Final = {"server", "channel", "own_thread", "computers_added", "terms"}
"""The fields that carry over to the next session."""


def _drawn(options: Options, now: float) -> dict[str, Any]:
    """Draw a session's seal, id and, unless the house rules fix it, first dealer, at a time in seconds since 1970."""
    draw = secrets.randbelow(1 << 32) if options.first_dealer == "random" else 0
    return {"draw": draw, "secret": shuffle.new_secret(), "table": month_of(now) + drawn_letters(ID_DRAWN)}


def drawn_letters(count: int) -> str:
    """Draw the letters of an id."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(count))


def month_of(now: float) -> str:
    """Return the id prefix of tables opened in a month (UTC), such as `02611`, so that they sort together.

    Ids from before November 2026 begin with one of `ID_LETTERS`, which do not include 0.
    """
    return time.strftime("0%y%m", time.gmtime(now))


def opened_by(state: TableState) -> Entry:
    """Return the entry that opens a table with its first state."""
    return Entry(state.table, state.server, state.channel, 0, state.model_dump_json(), state.names)


def first_state(opening: Opening, catalogue: Catalogue, now: float) -> TableState:
    """Return the state of a session opened `now` (seconds since 1970).

    Raises `Refused` for invalid options, seats or time.
    """
    ruleset = catalogue.find(opening.terms.ruleset)
    options = ruleset.choose(opening.terms.options)
    check_terms(opening.terms)
    state = TableState(
        **_drawn(options, now),
        server=opening.place.server,
        channel=opening.place.channel,
        host=opening.host,
        own_thread=opening.own_thread,
        occasion=opening.occasion,
        terms=opening.terms.replace(options=options.model_dump()),
    )
    return _seated(state, opening, ruleset)


def _seated(state: TableState, opening: Opening, ruleset: Ruleset[Any]) -> TableState:
    """Seat those who are given, computers for the hands, the host, and as many of the requested computers as fit."""
    if opening.computers < 0:
        raise Refused("no-computer")
    most, occasion = ruleset.most_seats, state.occasion
    for user, name in (*opening.seats, *((None, "") for _ in occasion.hands)):
        if user is None:
            state = with_computer(state, most)
        else:
            state = seated(state, Seat(id=state.next_seat, user=user, name=name))
    seats = tuple(seat.replace(tallies=occasion.tallies_of(place)) for place, seat in enumerate(state.seats))
    state = state.replace(seats=seats, kept=occasion.kept)
    for host in occasion.hosts((state.host,)):
        state = joined(state, host, opening.host_name, most)
    for _ in range(min(opening.computers, most_seats(state, most) - len(state.seats))):
        state = with_computer(state, most)
    return state


def state_again(
    before: TableState, host: int, catalogue: Catalogue, now: float, out: Set[int] = frozenset()
) -> TableState:
    """Return the state of a session opened `now`, with the people, computers and rules of the previous one.

    People who are kept `out`, by their ids, get no seat. Raises `Refused("not-at-table")` if the host did not sit
    there.
    """
    if before.seat_of(host) is None:
        raise Refused("not-at-table")
    people = (seat for seat in before.seats if seat.user not in out)
    known = [seat for seat in people if seat.user is None or seat.user > 0]  # negative: erased at their request
    seats = tuple(
        Seat(id=place, **seat.model_dump(include={"user", "name", "level", "persona"}))
        for place, seat in enumerate(known)
    )
    return TableState(
        **_drawn(catalogue.find(before.terms.ruleset).choose(before.terms.options), now),
        host=host,
        seats=seats,
        next_seat=len(seats),
        **{name: getattr(before, name) for name in KEPT_AGAIN},
    )
