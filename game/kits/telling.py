"""What the descriptions of deals look for in several kits' games."""

from game.core.events import Announced
from game.core.view import View


def announced(view: View, what: str) -> Announced | None:
    """Find the last announcement of a kind."""
    return next((event for event in reversed(view.events) if isinstance(event, Announced) and event.what == what), None)
