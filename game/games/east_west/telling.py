"""Messages specific to East–West: the table as a board, the hands row by row, and a seat's results."""

from collections.abc import Mapping, Sequence
from typing import Any, cast

from game.core.cards import Card
from game.core.lines import Board, Lane, Line, Seat
from game.core.record import replayed, results_of
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of
from game.games.east_west.hands import FIVE, KINDS, Hand
from game.games.east_west.script import DRAWN, ROOM, ROWS, EastWestOptions, hand_in
from game.kits.telling import announced

STRONG = frozenset(KINDS[KINDS.index("straight") :])
"""The hands counted as strong: a straight or better."""


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


def with_board(view: View, seat: int, name: str) -> tuple[Card, ...]:
    """Return a seat's cards in a row, after the card of the board."""
    return (*(view.zone(ROWS[name].board).cards or ()), *row_of(view, seat, name))


def hand_at(view: View, seat: int, name: str) -> Hand | None:
    """Return the hand in a seat's row, once it is full."""
    cards = with_board(view, seat, name)
    return hand_in(cards, cast("EastWestOptions", view.options)) if len(cards) == FIVE else None


def hand_line(hand: Hand) -> Line:
    """Return a line naming a hand, such as a pair of kings."""
    high, *others = hand.ranks
    return Line("hand-name", {"hand": hand.kind, "high": high, "low": others[0] if others else high})


def _lane(view: View, name: str, seats: tuple[int, int]) -> Lane:
    west, east = (row_of(view, seat, name) for seat in seats)
    told, other = (hand_line(hand) if (hand := hand_at(view, seat, name)) else None for seat in seats)
    won = next((side for side, seat in enumerate(seats) if view.mark(ROWS[name].mark, seat)), None)
    between = view.zone(ROWS[name].board).cards or ()
    return Lane(name, (west, east), between, room=ROOM, told=(told, other), best=won)


def summary(view: View) -> Sequence[Line]:
    """Return each row with both hands, the better one first; empty before all are compared."""
    return [line for name in ROWS if (line := _row(view, name))] if view.over else ()


def headline(view: View) -> Line | None:
    """Report who won the game with how many rows, or a draw."""
    won = announced(view.events, "game-won")
    if won is None or won.seat is None:
        return Line("told-drawn")
    return Line("told-won", {"name": Seat(won.seat), "rows": won.values["rows"]})


def _row(view: View, name: str) -> Line | None:
    west, east = view.forehand, view.dealer
    first, second = (east, west) if view.mark(ROWS[name].mark, east) else (west, east)
    hands = hand_at(view, first, name), hand_at(view, second, name)
    if hands[0] is None or hands[1] is None:
        return None
    key = "summary-row-tied" if hands[0] == hands[1] else "summary-row"
    values = {"row": name, "name": Seat(first), "other": Seat(second)}
    return Line(key, {**values, "hand": hand_line(hands[0]), "against": hand_line(hands[1])})


def counts(ruleset: Ruleset[Any], record: Mapping[str, Any], seat: int) -> Mapping[str, int]:
    """Count a seat's wins and hands in a game, from the record; under rules of another version, only the game."""
    score = results_of(record)
    won, hands = _rows(ruleset, record, seat)
    return {
        "games-won": int(score[seat] > 0),
        "games-drawn": int(not any(score)),
        "rows-won": won,
        "clean-sweeps": int(won == len(ROWS)),
        "strong-hands": sum(kind in STRONG for kind in hands),
    }


def _rows(ruleset: Ruleset[Any], record: Mapping[str, Any], seat: int) -> tuple[int, Sequence[str]]:
    """Replay a game for the number of rows a seat won and its hands; empty if that is impossible."""
    driver = replayed(record, ruleset)
    if driver is None:
        return 0, ()
    view = view_of(driver, None)
    hands = [hand.kind for name in ROWS if (hand := hand_at(view, seat, name))]
    return sum(bool(view.mark(ROWS[name].mark, seat)) for name in ROWS), hands
