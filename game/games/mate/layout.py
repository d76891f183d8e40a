"""How a game of Mate lies on the table: the moves side by side, the cards of each player in a row."""

from __future__ import annotations

from collections.abc import Iterator

from game.core.board import Board, Lane
from game.core.cards import Card
from game.core.deal import Trick
from game.core.lines import Line
from game.core.view import View
from game.games.mate.script import FOREPLACED

SIDES = (1, 0)
"""The seats of the upper and the lower row."""


def board(view: View) -> Board:
    """Lay out the game that is played: what was foreplaced, the moves that were made, and the one to come."""
    made = view.tricks_lying
    lanes = [*_foreplaced(view), *(_move(number, trick) for number, trick in enumerate(made, start=1))]
    if not view.over and view.mark("move") == len(made) + 1:
        lanes.append(_begun(view, len(made) + 1))
    return Board(SIDES, tuple(lanes or [Lane("1", ((), ()), room=1)]), rows=False)


def _foreplaced(view: View) -> Iterator[Lane]:
    """Lay what was foreplaced before the first move, face down for whoever may not see it."""
    lying = {zone.owner: zone.cards or (None,) * zone.count for zone in view.zones if zone.name == FOREPLACED}
    if any(lying.values()):
        upper, lower = (lying.get(seat, ()) for seat in SIDES)
        yield Lane("foreplaced", (upper, lower))


def _move(number: int, trick: Trick) -> Lane:
    upper, lower = (_card(trick, seat) for seat in SIDES)
    told = Line("lane-mate") if len(trick.plays) == 1 else None
    best = _side(trick.winner)
    words = (None, told) if best else (told, None)
    return Lane(str(number), (upper, lower), room=1, told=words, first=_side(trick.leader), best=best)


def _begun(view: View, number: int) -> Lane:
    """Lay the move that has begun, or is about to."""
    trick = Trick(view.leader, view.trick, view.leader)
    upper, lower = (_card(trick, seat) for seat in SIDES)
    return Lane(str(number), (upper, lower), room=1, first=_side(view.leader))


def _side(seat: int) -> int:
    return 0 if seat == SIDES[0] else 1


def _card(trick: Trick, seat: int) -> tuple[Card, ...]:
    return tuple(card for player, card in trick.plays if player == seat)
