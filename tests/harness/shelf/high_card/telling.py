"""What a deal of High Card was about, in one line."""

from game.core.events import Scored
from game.core.lines import Line, Seat
from game.core.view import View


def headline(view: View) -> Line | None:
    """Say who laid the highest card."""
    won = next((event.seat for event in view.events if isinstance(event, Scored)), None)
    return None if won is None else Line("told-high", {"name": Seat(won)})
