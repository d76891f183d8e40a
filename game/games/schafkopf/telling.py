"""Messages specific to Schafkopf: the sum of the points, and a seat's actions."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import itemgetter
from typing import Any, Final, cast

from game.core.cards import PIQUET_32, Card
from game.core.events import CardsKnown, Event, Scored
from game.core.lines import Line, LineValue, Seat
from game.core.record import replayed, results_of
from game.core.rulesets import Ruleset
from game.core.view import View
from game.games.schafkopf.cards import ORDERING
from game.games.schafkopf.options import SchafkopfOptions
from game.games.schafkopf.script import LEAST_ALL, LOST, PLAIN, SCHWARZ, WIDOW, WON
from game.kits.points.counting import ALL_TRICKS, WON_FROM, at_places, first_score, points_by_seat, points_of
from game.kits.telling import announced
from game.kits.tricks.options import SINGLE

Record = Mapping[str, Any]
PLACES: Final = ("first", "second", "third")
LEVELS: Final[Mapping[int, str]] = {2: "plain", 4: "schneider", 6: "schwarz"}


def summary(view: View) -> Sequence[Line]:
    """Break down the points of a deal: the declarer's including buried cards, or everybody's in a least."""
    event = first_score(view)
    if event is None:
        return ()
    if event.reason in {WON, LOST}:
        return [_declared(view, event), Line("summary-buried", _both(_buried(view, event.seat)))]
    return _least(view, event)


def deal_lines(view: View) -> Sequence[Line]:
    """Report who plays alone and the points required, or that everybody plays for the fewest."""
    if view.mark("round") == "least":
        return [Line("deal-least")]
    declarer = view.marked("declarer")
    return [] if declarer is None else [Line("deal-alone", {"name": Seat(declarer), "points": WON_FROM})]


def headline(view: View) -> Line | None:
    """Report the result of the declarer or of the winner of a least, or that all passed."""
    event = first_score(view)
    if event is None:
        return Line("told-passed")
    name = Seat(event.seat)
    if event.reason in {WON, LOST}:
        return Line("told-alone", {"name": name, "won": int(event.reason == WON), "level": LEVELS[abs(event.points)]})
    return Line("told-least", {"name": name, "all": int(event.reason == LEAST_ALL)})


def hand_lines(view: View) -> Sequence[Line]:
    """Count the viewer's trumps and points until the first card is led, and name the declarer's cards from the widow.

    Picking and burying depend on them.
    """
    cards = None if view.seat is None else view.hand(view.seat).cards
    if not cards or view.leader >= 0:
        return ()
    counted = Line("hand-counts", {"trumps": sum(map(ORDERING.is_trump, cards)), "points": points_of(cards)})
    found = (event for event in view.events if isinstance(event, CardsKnown) and event.source == (WIDOW, None))
    return [counted, *(Line("hand-widow", _both(event.cards)) for event in found)]


def _declared(view: View, event: Scored) -> Line:
    rules, seat, away = cast("SchafkopfOptions", view.options), event.seat, points_of(_buried(view, event.seat))
    points = _points_told(view.events)
    given_up = announced(view.events, "claim-given-up") and rules.giving_up == SINGLE
    agreed = "given-up" if given_up else "settled" if announced(view.events, "claim-settled") else ""
    values: dict[str, LineValue] = {
        "name": Seat(seat),
        "taken": points - away,
        "buried": away,
        "counted": agreed or ("yes" if rules.buried_count else "no"),
        "points": points,
        "tricks": view.taken[seat],
        "level": LEVELS[abs(event.points)],
    }
    return Line("summary-won" if event.reason == WON else "summary-lost", values)


def _points_told(events: Sequence[Event]) -> int:
    """Return the points by which a declarer was scored, with what a claim or a settlement brought."""
    result = announced(events, WON, LOST)
    return int(result.values["points"]) if result else 0


def _buried(view: View, seat: int) -> Sequence[Card]:
    return view.zone("aside", seat).cards or ()


def _least(view: View, event: Scored) -> Sequence[Line]:
    rules, widow = cast("SchafkopfOptions", view.options), view.zone(WIDOW).cards or ()
    last = view.tricks[-1].winner
    counted = rules.least_widow == "last_trick"
    points = points_by_seat(view.tricks, view.seats, ORDERING)
    points[last] += points_of(widow) if counted else 0
    opened: dict[str, LineValue] = {
        **_both(widow),
        "points": points_of(widow),
        "name": Seat(last),
        "counted": "yes" if counted else "no",
    }
    standing = Line("summary-least", at_places(PLACES, sorted(enumerate(points), key=itemgetter(1)), "-"))
    return [standing, *_equal(points, event), Line("summary-widow", opened)]


def _both(cards: Sequence[Card]) -> Mapping[str, Card]:
    """Label the two cards that were buried, or that lay in the widow."""
    return dict(zip(PLACES, cards, strict=False))


def _equal(points: Sequence[int], event: Scored) -> Sequence[Line]:
    """Explain which of several players with the fewest points scored."""
    equal = [seat for seat, own in enumerate(points) if own == points[event.seat] and seat != event.seat]
    if event.reason == LEAST_ALL or not equal:
        return ()
    if len(equal) > 1:
        return [Line("summary-all-equal", {"name": Seat(event.seat)})]
    return [Line("summary-two-equal", {"name": Seat(event.seat), "other": Seat(equal[0])})]


def counts(ruleset: Ruleset[Any], record: Record, seat: int) -> Mapping[str, int]:
    """Count a seat's actions in a deal, from its record: picked, defended, or played a least; and the results."""
    scores = results_of(record)
    declarer = next((asked["seat"] for asked in record["questions"] if asked["kind"] == "discard"), None)
    least = declarer is None and bool(record["tricks"])
    picked, defended = declarer == seat, declarer not in {None, seat}
    score = scores[seat]
    return {
        "picked": int(picked),
        "won-of-picked": int(picked and score > 0),
        "points-of-picked": _points_by(ruleset, record, seat) if picked else 0,
        "schneider-of-picked": int(picked and score > PLAIN),
        "schwarz-of-picked": int(picked and score == SCHWARZ),
        "defended": int(defended),
        "won-of-defended": int(defended and sum(scores) < 0),
        "least": int(least),
        "won-of-least": int(least and score > 0),
        "all-of-least": int(least and score < 0),
    }


def _points_by(ruleset: Ruleset[Any], record: Record, seat: int) -> int:
    """Return the points of a declarer, from the record; a deal that a claim has ended is replayed for them."""
    if len(record["tricks"]) < ALL_TRICKS and (driver := replayed(record, ruleset)):
        return _points_told(driver.deal.events)
    won = [code for trick in record["tricks"] if trick["winner"] == seat for _, code in trick["plays"]]
    if record["options"]["buried_count"]:
        answer = next(asked["answer"] for asked in record["questions"] if asked["kind"] == "discard")
        won += answer.partition(":")[2].split("+")
    return points_of(map(PIQUET_32.card, won))
