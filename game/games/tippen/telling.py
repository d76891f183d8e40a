"""The headline of a deal of Tippen."""

from game.core.lines import Line, Seat
from game.core.view import View
from game.kits.pot.telling import took_most
from game.kits.telling import announced


def headline(view: View) -> Line | None:
    """Report who took the most, that only one player played, or that no one did."""
    alone = announced(view.events, "uncontested")
    if alone is not None and alone.seat is not None:
        return Line("told-uncontested", {"name": Seat(alone.seat)})
    if announced(view.events, "all-passed"):
        return Line("told-nobody")
    return took_most(view, "told-most") if any(view.taken) else None
