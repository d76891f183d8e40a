"""The saved state of a table: parse it, and remove a person from it."""

from __future__ import annotations

from collections.abc import Sequence

from pydantic import ValidationError

from game.table.seat import Seat
from game.table.state import TableState


def read_state(text: str) -> TableState | None:
    """Parse a saved state; `None` if it is unreadable."""
    try:
        return TableState.model_validate_json(text)
    except ValidationError:
        return None


def anonymised(text: str, user: int, nobody: int, name: str) -> str:
    """Replace a person in a saved state by an anonymous `nobody`; an unreadable state is emptied."""
    state = read_state(text)
    return _hiding(state, user, nobody, name).model_dump_json() if state else "{}"


def _hiding(state: TableState, user: int, nobody: int, name: str) -> TableState:
    """Replace a person wherever they sat, hosted, or voted."""

    def hidden(seats: Sequence[Seat]) -> tuple[Seat, ...]:
        gone = {"user": nobody, "name": name}
        kept = (seat.model_copy(update=gone) if seat.user == user else seat for seat in seats)
        coming = {"taken_by": None}
        return tuple(
            seat.model_copy(update=coming) if seat.taken_by and seat.taken_by[0] == user else seat for seat in kept
        )

    return state.replace(
        host=nobody if state.host == user else state.host,
        stopped_by=nobody if state.stopped_by == user else state.stopped_by,
        seats=hidden(state.seats),
        former=hidden(state.former),
        playing=hidden(state.playing),
        sent_away=tuple(other for other in state.sent_away if other != user),
        removals={
            seat: tuple(nobody if voter == user else voter for voter in voters)
            for seat, voters in state.removals.items()
        },
    )
