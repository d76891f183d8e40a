"""What is said of a deal for a pot once it is over."""

from __future__ import annotations

from game.core.events import Announced
from game.core.lines import Line, Seat
from game.core.view import View


def took_most(view: View, key: str) -> Line:
    """Name anyone who took most tricks, the first of several."""
    seat = max(range(view.seats), key=view.taken.__getitem__)
    return Line(key, {"name": Seat(seat), **tricks_of(view, seat)})


def tricks_of(view: View, seat: int) -> dict[str, int]:
    """Return the tricks of a seat, and whether they were all."""
    tricks = view.taken[seat]
    return {"tricks": tricks, "all": int(tricks == sum(view.taken) > 0)}


def announced(view: View, what: str) -> Announced | None:
    """Find the last announcement of a kind."""
    return next((event for event in reversed(view.events) if isinstance(event, Announced) and event.what == what), None)
