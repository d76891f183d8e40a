"""Quarry's own texts: a line in the summary, counts for statistics, a worked example."""

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.events import Scored
from game.core.lines import Line, Seat
from game.core.parts import Example
from game.core.view import View
from tests.harness.shelf.quarry.cards import QUARRY_17

NOBODY_DIGS = Example("nobody-digs", 3, 0, (" ".join(QUARRY_17.by_code),), ("pass", "pass", "pass"))


def summary(view: View) -> Sequence[Line]:
    """Say in one line what the declarer has dug out."""
    scored = [event for event in view.events if isinstance(event, Scored)]
    return [Line(f"summary-{event.reason}", {"name": Seat(event.seat), "points": event.points}) for event in scored]


def counts(record: Mapping[str, Any], seat: int) -> Mapping[str, int]:
    """Count the deals in which a seat bid."""
    bids = [asked for asked in record["questions"] if asked["kind"] == "bid" and asked["seat"] == seat]
    return {"bids": sum(asked["answer"] != "pass" for asked in bids)}
