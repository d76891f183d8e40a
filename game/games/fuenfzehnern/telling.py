"""Messages specific to Fünfzehnern: the points, why certain cards may be led, a seat's actions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from game.core.events import Announced
from game.core.lines import Line, Seat
from game.core.questions import PickCard
from game.core.record import results_of
from game.core.view import View
from game.games.fuenfzehnern.cards import FIFTEEN
from game.games.fuenfzehnern.script import ZWANG_IN
from game.kits.points.counting import at_places

NAMES = "abcd"


def summary(view: View) -> Sequence[Line]:
    """Return everybody's points in one line, the highest first."""
    points = _points(view)
    most_first = sorted(points.items(), key=lambda own: -own[1])
    return [Line(f"summary-points-{len(points)}", at_places(NAMES, most_first))] if points else []


def _points(view: View) -> dict[int, int]:
    """Read the points of everybody's tricks, by seat; empty before the end."""
    return {
        event.seat: int(event.values["points"])
        for event in view.events
        if isinstance(event, Announced) and event.what == "fifteens" and event.seat is not None
    }


def headline(view: View) -> Line | None:
    """Name whoever had the most points, the first in case of a tie, or report that all had fifteen."""
    points = _points(view)
    if len(set(points.values())) <= 1:
        return Line("told-even") if points else None
    best = max(points, key=points.__getitem__)
    return Line("told-most", {"name": Seat(best), "points": points[best]})


def hand_lines(view: View) -> Sequence[Line]:
    """Inform a viewer of the points taken so far, and a leader of the legal leads."""
    return [*_taken(view), *_lead(view)]


def _taken(view: View) -> Iterator[Line]:
    own = [card for trick in view.tricks if trick.winner == view.seat for _, card in trick.plays]
    if own and view.seat is not None:
        points = sum(map(view.ordering.points, own))
        yield Line("hand-points", {"points": points, "tricks": view.taken[view.seat]})


def _lead(view: View) -> Iterator[Line]:
    """Name the unbeatable cards if only they or a suit may be led, and explain the right to Zwang."""
    question = view.question
    if not isinstance(question, PickCard) or view.trick or view.seat is None:
        return
    bound, hand = view.mark("bound", view.seat), view.hand(view.seat).cards or ()
    if isinstance(bound, str) and all(card.suit != bound for card in hand):
        yield Line("hand-free", {"suit": bound})
    others = tuple(card for card in question.cards if card.suit != bound)
    if others and question.duty != "free":
        yield Line("hand-unbeatable", {"cards": others})
    for suit in map(ZWANG_IN.get, question.extras):
        if suit:
            yield Line("hand-zwang", {"suit": suit})


def counts(record: Mapping[str, Any], seat: int) -> Mapping[str, int]:
    """Count a seat's results in a deal, from its record: its points, whether they exceeded fifteen, its Zwangs."""
    score = results_of(record)[seat]
    called = [asked["answer"] in ZWANG_IN for asked in record["questions"] if asked["seat"] == seat]
    return {"points": FIFTEEN + score, "surplus": int(score > 0), "zwang": sum(called)}
