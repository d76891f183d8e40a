"""What a deal of Tippen was about, in one line."""

from __future__ import annotations

from game.core.lines import Line, Seat
from game.core.view import View
from game.kits.pot.telling import announced, took_most


def headline(view: View) -> Line | None:
    """Say who took most, that one alone or no one played."""
    alone = announced(view, "uncontested")
    if alone is not None and alone.seat is not None:
        return Line("told-uncontested", {"name": Seat(alone.seat)})
    if announced(view, "all-passed"):
        return Line("told-nobody")
    return took_most(view, "told-most") if any(view.taken) else None
