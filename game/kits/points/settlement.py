"""What the points of a deal mean to a seat: in chips, to computers that compare results, and in players' own terms."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, cast

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Situation
from game.computer.gains import ahead
from game.core.deal import Deal
from game.core.view import View
from game.core.vocabulary import DECLARING
from game.kits.points.options import PointOptions

SCHNEIDER_FROM: Final = 90


def settle_points(deal: Deal, points: Sequence[int], value: int, seats: Sequence[int] | None = None) -> None:
    """Let every seat pay each seat with more points the difference, at `value` chips per point.

    `points` are those of this deal, by seat. All seats of the table take part unless `seats` are named. Seat i of n
    gains n times its own points less the sum of all points, so running scores and chips never contradict each other.
    """
    order = deal.everybody() if seats is None else seats
    for payer in order:
        for payee in order:
            if points[payee] > points[payer]:
                deal.move(payer, payee, (points[payee] - points[payer]) * value, "points")


def score_sides(deal: Deal, points: Sequence[int], reason: str, value: int) -> None:
    """Record what each seat wins or loses, 0 in all, and let the losers pay the winners, at `value` chips a point.

    Losers pay in turn order, each the winners in turn order, until everybody has paid and got their own.
    """
    order = deal.everybody()
    owed = {seat: points[seat] * value for seat in order if points[seat] > 0}
    for seat in order:
        deal.score(seat, points[seat], reason)
    for payer in order:
        due = -points[payer] * value
        for payee, left in owed.items():
            if (amount := min(due, left)) > 0:
                deal.move(payer, payee, amount, "points")
                due, owed[payee] = due - amount, left - amount


def score_alone(deal: Deal, scorer: int, score: int, reason: str, value: int) -> None:
    """Record the score of one seat, and settle it in chips with each of the others."""
    deal.score(scorer, score, reason)
    settle_points(deal, [score * (seat == scorer) for seat in range(deal.seats)], value)


def gain_of(points: Sequence[int], seat: int, value: int, paying: int) -> float:
    """Return a seat's gain from a deal in chips: its result by `settle_points` among `paying` seats, plus its lead."""
    return (paying * points[seat] - sum(points)) * value + ahead(points, seat)


def brings(view: View, scorer: int, score: int) -> float:
    """Return the viewer's gain from a player's score, in chips."""
    points = [score * (seat == scorer) for seat in range(view.seats)]
    return gain_of(points, view.seat or 0, cast("PointOptions", view.options).point_value, view.seats)


def card_points(deal: Deal, seat: int) -> Mapping[str, float]:
    """Return the card points of a seat's side, and whether it has made the others schneider.

    Empty if everybody plays for themselves, or without trumps, as in a null.
    """
    sides, ordering = deal.sides, deal.ordering
    declaring = {seat for seat, side in sides.items() if side == DECLARING}
    if not declaring or not any(map(ordering.is_trump, deal.pack.cards)):
        return {}
    taken = [card for trick in deal.tricks if trick.winner in declaring for _, card in trick.plays]
    away = [card for each in declaring for card in deal.zone("aside", each).cards]
    made = sum(map(ordering.points, [*taken, *away]))
    points = made if seat in declaring else sum(map(ordering.points, deal.pack.cards)) - made
    return {"points": points, "schneider": points >= SCHNEIDER_FROM}


def points_at_end(bits: CardBits, *, own: bool) -> Callable[[Situation], Mapping[str, float]]:
    """Return how to report the end of a simulated deal likewise; `own` if the viewer is on the declaring side."""

    def facts(end: Situation) -> Mapping[str, float]:
        made = end.made + bits.count(end.put | end.left)
        points = made if own else bits.count(bits.all) - made
        return {"points": points, "schneider": float(points >= SCHNEIDER_FROM)}

    return facts
