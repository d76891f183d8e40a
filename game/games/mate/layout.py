"""The table layout of Mate: the moves side by side, each player's cards in a row."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.board import Board, Lane
from game.core.cards import Card
from game.core.deal import Trick
from game.core.lines import Line
from game.core.view import View
from game.games.mate.script import FOREPLACED, HAND

SIDES = (1, 0)
"""The seats of the upper and the lower row."""


def board(view: View) -> Board:
    """Build the board of the current game: foreplaced cards, past moves, and moves to come."""
    first = [*_foreplaced(view)]
    both = all(side for lane in first for side in lane.sides) and bool(first)
    moves = HAND - 1 if both else HAND
    return Board(SIDES, (*first, *(_move(view, number) for number in range(1, moves + 1))), rows=False)


def _foreplaced(view: View) -> Iterator[Lane]:
    """Build the lane of foreplaced cards before the first move, face down for viewers who may not see them."""
    lying = {zone.owner: zone.cards or (None,) * zone.count for zone in view.zones if zone.name == FOREPLACED}
    if any(lying.values()):
        upper, lower = (lying.get(seat, ()) for seat in SIDES)
        yield Lane("foreplaced", (upper, lower))


def _move(view: View, number: int) -> Lane:
    """Build the lane of a move: past, begun, or still to come."""
    made = view.tricks_lying
    if number <= len(made):
        return _made(number, made[number - 1])
    if view.over or view.mark("move") != number:
        return Lane(str(number), ((), ()), room=1)
    return _lane(number, Trick(view.leader, view.trick, view.leader))


def _made(number: int, trick: Trick) -> Lane:
    """Build the lane of a past move, labelled if it was mate."""
    best = SIDES.index(trick.winner)
    told = Line("lane-mate") if len(trick.plays) == 1 else None
    return _lane(number, trick)._replace(told=(None, told) if best else (told, None), best=best)


def _lane(number: int, trick: Trick) -> Lane:
    upper, lower = (_card(trick, seat) for seat in SIDES)
    return Lane(str(number), (upper, lower), room=1, first=SIDES.index(trick.leader))


def _card(trick: Trick, seat: int) -> tuple[Card, ...]:
    return tuple(card for player, card in trick.plays if player == seat)
