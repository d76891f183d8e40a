"""The summary of a finished deal with a pot."""

from __future__ import annotations

from game.core.events import Announced
from game.core.lines import Line, Seat
from game.core.view import View


def took_most(view: View, key: str) -> Line:
    """Name whoever took the most tricks, the first in case of a tie."""
    seat = max(range(view.seats), key=view.taken.__getitem__)
    return Line(key, {"name": Seat(seat), **tricks_of(view, seat)})


def tricks_of(view: View, seat: int) -> dict[str, int]:
    """Return the number of tricks of a seat, and whether it took all of them."""
    tricks = view.taken[seat]
    return {"tricks": tricks, "all": int(tricks == sum(view.taken) > 0)}


def announced(view: View, what: str) -> Announced | None:
    """Find the last announcement of a kind."""
    return next((event for event in reversed(view.events) if isinstance(event, Announced) and event.what == what), None)
