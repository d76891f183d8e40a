"""What the descriptions of deals look for in several kits' games."""

from collections.abc import Sequence

from game.core.events import Announced, Event


def announced(events: Sequence[Event], *what: str) -> Announced | None:
    """Find the last announcement of some kinds."""
    return next((event for event in reversed(events) if isinstance(event, Announced) and event.what in what), None)
