"""What is told of a deal beside what holds for every game: what the hands were worth, and what a seat did."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from game.core.lines import Line, Seat
from game.core.view import View
from game.games.schwimmen.hands import FEUER, worth
from game.games.schwimmen.options import SchwimmenOptions


def summary(view: View) -> Sequence[Line]:
    """Tell what each hand was worth when the hands were compared."""
    if not view.over:
        return ()
    order = [(view.dealer + 1 + step) % view.seats for step in range(view.seats)]
    hands = {seat: view.hand(seat).cards or () for seat in order if view.active[seat]}
    return [
        Line("summary-hand", {"name": Seat(seat), "points": points(hand, view.options)})
        for seat, hand in hands.items()
        if hand
    ]


def points(hand: Sequence[Any], options: object) -> str:
    """Write what a hand is worth as players say it: 30½ for three of a kind."""
    rules = options if isinstance(options, SchwimmenOptions) else SchwimmenOptions()
    doubled = worth(hand, three_of_a_kind=rules.three_of_a_kind).doubled
    if doubled == FEUER:
        return str(rules.feuer_points)
    return f"{doubled // 2}½" if doubled % 2 else str(doubled // 2)


def counts(record: Mapping[str, Any], seat: int) -> Mapping[str, int]:
    """Count what a seat did in a deal, by its record."""
    before, after = record["tallies"]["lives"], record["tallies_after"]["lives"]
    new_match = sum(lives >= 0 for lives in before) < 2
    had = record["options"]["lives"] if new_match else before[seat]
    lost = had - after[seat]
    closed = any(asked["seat"] == seat and asked["answer"] == "close" for asked in record["questions"])
    return {
        "lives-lost": int(lost > 0),
        "swum": int(lost > 0 and after[seat] == 0),
        "out": int(lost > 0 and after[seat] < 0),
        "closed": int(closed),
        "well-of-closed": int(closed and not lost),
        "matches-won": int(after[seat] >= 0 and sum(lives >= 0 for lives in after) == 1),
    }
