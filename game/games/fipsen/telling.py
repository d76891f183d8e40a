"""Messages specific to Fipsen: how a score is computed, and a seat's actions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from game.core.lines import Line, Seat
from game.core.record import results_of
from game.core.view import View
from game.games.fipsen.contract import KIEKER, RUTEN, SURRENDER, bid_of, bid_played
from game.games.fipsen.options import FipsenOptions
from game.games.fipsen.script import SURRENDERED, WON
from game.kits.points.counting import first_score


def summary(view: View) -> Sequence[Line]:
    """Write out the declarer's score as on paper, such as "Three Ruten: value 6, made"."""
    event = first_score(view)
    if event is None or event.reason == SURRENDERED:
        return ()
    bid = bid_played(view)
    values: Mapping[str, Any] = {
        "name": Seat(event.seat),
        "number": bid.number,
        "terms": bid.terms,
        "bid": bid.value,
        "diamonds": int(view.trump == RUTEN and not bid.ruten),
        "gone": int(view.mark("gone-on", event.seat) or 0),
        "value": view.mark("value"),
    }
    return [Line("summary-made" if event.reason == WON else "summary-lost", values)]


def headline(view: View) -> Line | None:
    """Report who played what and whether it was made, who gave a Kieker up, or that all passed."""
    event = first_score(view)
    if event is None:
        return Line("told-passed")
    if event.reason == SURRENDERED:
        return Line("told-surrendered", {"name": Seat(event.seat)})
    bid = bid_played(view)
    told = {"number": bid.number, "terms": bid.terms, "made": int(event.reason == WON)}
    return Line("told-played", {"name": Seat(event.seat), **told})


def hand_lines(view: View) -> Sequence[Line]:
    """Inform the viewer when it is their turn: the bid to beat, the terms, their own contract."""
    if view.question is None or view.seat is None:
        return ()
    match view.question.kind:
        case "bid":
            return [*_bid_to_beat(view, view.seat), Line("hand-bids", {})]
        case "terms":
            return [Line("hand-terms", {"durch": int(any("durch" in terms for terms in view.question.answers))})]
        case "discard" | "trump":
            bid = bid_of(view, view.seat)
            return [Line("hand-contract", {"number": bid.number, "terms": bid.terms, "value": bid.value})]
        case _:
            return ()


def _bid_to_beat(view: View, seat: int) -> Iterator[Line]:
    """Name the last bid; its holder, who sits before the challenger, may hold it with an equal bid."""
    if (other := view.marked("bid")) is not None:
        holds = view.everybody().index(seat) < view.everybody().index(other)
        told = cast("FipsenOptions", view.options).scale.worded[bid_of(view, other)]
        yield Line("hand-hold" if holds else "hand-beat", {"name": Seat(other), **told})


def counts(record: Mapping[str, Any], seat: int) -> Mapping[str, int]:
    """Count a seat's actions in a deal, from its record: what it declared, or its defence against a declarer."""
    scores = results_of(record)
    score, answers = scores[seat], {}
    if score:
        answers = {asked["kind"]: asked["answer"] for asked in record["questions"] if asked["seat"] == seat}
    return {
        "declared": int(bool(score)),
        "made-of-declared": int(score > 0),
        "value-of-declared": _value(score, answers),
        "hand-of-declared": int(bool(score) and "discard" not in answers),
        "ruten-of-declared": int(bool(score) and "trump" not in answers),
        "kieker-of-declared": int(answers.get("bid") == KIEKER.number),
        "beaten": int(not score and sum(scores) < 0),
    }


def _value(score: int, answers: Mapping[str, str]) -> int:
    if answers.get("trump") == SURRENDER:
        return KIEKER.value
    return score if score > 0 else -score // 2
