"""The headline of a deal of Lupfen."""

from game.core.lines import Line, Seat
from game.core.view import View
from game.kits.pot.telling import took_most, tricks_of
from game.kits.telling import announced


def headline(view: View) -> Line | None:
    """Report who lifted at which price and took what, that no one did, or who took the most in a force."""
    lifter = view.marked("lifter")
    three = announced(view.events, "three-unters")
    if three is not None and three.seat is not None:
        return Line("told-three-unters", {"name": Seat(three.seat)})
    if announced(view.events, "thrown-in"):
        return Line("told-nobody")
    if lifter is None:
        return took_most(view, "told-forced") if any(view.taken) else None
    if announced(view.events, "uncontested"):
        return Line("told-uncontested", {"name": Seat(lifter)})
    values = {"price": view.mark("price") or 0, "blind": int(view.mark("doubled") is not None)}
    return Line("told-lifted", {"name": Seat(lifter), **tricks_of(view, lifter), **values})
