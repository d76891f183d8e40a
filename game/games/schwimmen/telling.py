"""Messages specific to Schwimmen: the points of the hands, and a seat's actions."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from game.core.cards import Card
from game.core.events import Announced
from game.core.lines import Line, Seat
from game.core.record import replayed
from game.core.rulesets import Ruleset
from game.core.view import View
from game.games.schwimmen.hands import FEUER, SCHNAUZ, THREE_OF_A_KIND, HandValue, losers, value_of
from game.games.schwimmen.script import PLACES, SchwimmenOptions
from game.kits.telling import announced

Record = Mapping[str, Any]
LOSSES = frozenset({"life-lost", "out"})
MOST_NAMED = 2


def summary(view: View) -> Sequence[Line]:
    """Return each hand with its points, the best one first; empty before the hands are compared."""
    rules = cast("SchwimmenOptions", view.options)
    hands = {seat: view.hand(seat).cards for seat, active in enumerate(view.active) if active}
    shown = {seat: cards for seat, cards in hands.items() if cards} if view.over else {}
    worths = {seat: value_of(cards, three_of_a_kind=rules.three_of_a_kind) for seat, cards in shown.items()}
    best_first = sorted(worths, key=lambda seat: worths[seat], reverse=True)
    return [
        *(_hand(seat, points(worths[seat].doubled, rules), shown[seat]) for seat in best_first),
        *_tie(worths, rules),
    ]


def _tie(worths: Mapping[int, HandValue], rules: SchwimmenOptions) -> Iterator[Line]:
    """Explain that the suit decided who loses, if others have as few points."""
    fewest = min((worth.doubled for worth in worths.values()), default=0)
    last = {seat for seat, worth in worths.items() if worth.doubled == fewest}
    lost = losers(worths, feuer_all_lose=rules.feuer_all_lose, by_suit=rules.ties == "suit") if worths else ()
    if last > {*lost} and fewest != THREE_OF_A_KIND:
        yield Line("summary-tie")


def headline(view: View) -> Line | None:
    """Report who won the match, or who lost a life."""
    won = announced(view.events, "match-won")
    if won and won.seat is not None:
        return Line("told-match", {"name": Seat(won.seat)})
    events = (event for event in view.events if isinstance(event, Announced) and event.what in LOSSES)
    lost = dict.fromkeys(event.seat for event in events if event.seat is not None)
    if not lost:
        return Line("told-nobody")
    names = dict(zip(("name", "other"), map(Seat, lost), strict=False))
    return Line(f"told-lost-{min(len(lost), MOST_NAMED + 1)}", {**names, "more": len(lost) - MOST_NAMED})


def hand_lines(view: View) -> Sequence[Line]:
    """Return the points of the viewer's own hand, and in the very first turn explain passing and closing."""
    rules = cast("SchwimmenOptions", view.options)
    cards = None if view.seat is None else view.hand(view.seat).cards
    if not cards:
        return ()
    counted = points(value_of(cards, three_of_a_kind=rules.three_of_a_kind).doubled, rules)
    return [Line("hand-counts", {"points": counted}), *_choices_explained(view)]


def _choices_explained(view: View) -> Iterator[Line]:
    if view.question is None or view.question.kind != "turn":
        return
    closed = view.marked("closer") is not None
    if closed or not any(given.kind == "turn" for given in view.answers):  # later the others' actions need the room
        yield Line("hand-turn", {"closes": int("close" in view.question.answers), "closed": int(closed)})


def _hand(seat: int, counted: str, cards: Sequence[Card]) -> Line:
    return Line("summary-hand", {"name": Seat(seat), "points": counted, **dict(zip(PLACES, cards, strict=True))})


def points(doubled: int, rules: SchwimmenOptions) -> str:
    """Format doubled points, three equal cards as 30½ and a Feuer by the house rules."""
    if doubled == FEUER:
        return str(rules.feuer_points)
    return f"{doubled // 2}½" if doubled % 2 else str(doubled // 2)


def counts(ruleset: Ruleset[Any], record: Record, seat: int) -> Mapping[str, int]:
    """Count a seat's results and actions in a deal, from the record."""
    before, after = lives_before(record)[seat], record["tallies_after"]["lives"]
    won = after[seat] >= 0 and max(lives for other, lives in enumerate(after) if other != seat) < 0
    closed = any(asked["seat"] == seat and asked["answer"] == "close" for asked in record["questions"])
    doubled = _doubled_at_the_end(ruleset, record, seat) if before >= 0 else 0
    return {
        "lives-lost": int(after[seat] < before and before > 0),
        "swum": int(after[seat] == 0 < before),
        "out": int(after[seat] < 0 <= before),
        "matches-won": int(won),
        "closed": int(closed),
        "well-of-closed": int(closed and after[seat] == before),
        "schnauz": int(doubled == SCHNAUZ),
        "feuer": int(doubled == FEUER),
    }


def lives_before(record: Record) -> Sequence[int]:
    """Return the lives at the start of a deal: those of a new match if it began one."""
    before: Sequence[int] = record["tallies"]["lives"]
    return before if sum(lives >= 0 for lives in before) > 1 else [record["options"]["lives"]] * len(before)


def _doubled_at_the_end(ruleset: Ruleset[Any], record: Record, seat: int) -> int:
    """Replay a deal for a hand's final points; 0 for deals under rules of another version."""
    driver = replayed(record, ruleset)
    if driver is None:
        return 0
    return value_of(driver.deal.hands[seat], three_of_a_kind=record["options"]["three_of_a_kind"]).doubled
