"""The table layout of East–West: three rows between West on the left and East on the right."""

from __future__ import annotations

from typing import cast

from game.core.board import Board, Lane
from game.core.cards import Card
from game.core.lines import Line
from game.core.view import View
from game.games.east_west.hands import FIVE, Hand
from game.games.east_west.options import EastWestOptions
from game.games.east_west.script import DRAWN, ROOM, ROWS, hand_in


def board(view: View) -> Board | None:
    """Build the board from a view; `None` before the first card is drawn."""
    drawn = next((zone.cards for zone in view.zones if zone.name == DRAWN), None)
    if drawn is None:
        return None
    seats = (view.forehand, view.dealer)
    lanes = tuple(_lane(view, name, seats) for name in ROWS)
    return Board(seats, lanes, ready=drawn[0] if drawn else None)


def row_of(view: View, seat: int, name: str) -> tuple[Card, ...]:
    """Return a seat's own cards in a row."""
    return view.zone(ROWS[name].east if seat == view.dealer else ROWS[name].west, seat).cards or ()


def hand_at(view: View, seat: int, name: str) -> Hand | None:
    """Return the hand in a seat's row, once it is full."""
    cards = (*(view.zone(ROWS[name].board).cards or ()), *row_of(view, seat, name))
    return hand_in(cards, cast("EastWestOptions", view.options)) if len(cards) == FIVE else None


def hand_line(hand: Hand) -> Line:
    """Return a line naming a hand, such as a pair of kings."""
    high, *others = hand.ranks
    return Line("hand-name", {"hand": hand.kind, "high": high, "low": others[0] if others else high})


def _lane(view: View, name: str, seats: tuple[int, int]) -> Lane:
    west, east = seats
    hands = [hand_at(view, seat, name) for seat in seats]
    told, other = (hand_line(hand) if hand else None for hand in hands)
    won = next((side for side, seat in enumerate(seats) if view.mark(ROWS[name].mark, seat)), None)
    return Lane(
        name=name,
        sides=(row_of(view, west, name), row_of(view, east, name)),
        between=view.zone(ROWS[name].board).cards or (),
        room=ROOM,
        told=(told, other),
        best=won,
    )
