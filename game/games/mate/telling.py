"""Messages specific to Mate, and its board: the moves side by side, each player's cards in a row."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, cast

from game.core.deal import Trick
from game.core.events import Announced
from game.core.lines import Board, Lane, Line, Seat
from game.core.view import View
from game.games.mate.cards import MATE_20, VALUES, value
from game.games.mate.script import BOTH, FOREPLACED, HAND, MateOptions

Record = Mapping[str, Any]
Moves = Sequence[Mapping[str, Any]]


def deal_lines(view: View) -> Sequence[Line]:
    """Return the current value of a mate, while a player is about to lead."""
    leads = view.mark("move") and not view.trick
    return [Line("deal-mate-now", {"name": Seat(view.leader), **_mate_now(view)})] if leads else ()


def hand_lines(view: View) -> Sequence[Line]:
    """Return the same for the next leader."""
    leads = view.mark("move") and not view.trick and not view.over and view.seat == view.leader
    return [Line("hand-mate-now", _mate_now(view))] if leads else ()


def _mate_now(view: View) -> dict[str, int]:
    """Return what each rank scores if it mates in this move: its value, times the move and one for foreplacing."""
    times = int(view.mark("move") or 0) + int(view.mark("foreplaced", view.leader) or 0)
    return {"times": times, **{rank: worth * times for rank, worth in VALUES.items()}}


def summary(view: View) -> Sequence[Line]:
    """Write out each game as on paper, then the totals of an ongoing match if they differ from the score."""
    return [*_games(view), *_match(view)]


def headline(view: View) -> Line | None:
    """Report who scored more in the two games and how much, a tie, or that no one was mated."""
    scores = [0, 0]
    for event in view.events:
        if isinstance(event, Announced) and event.what in {"mate", "overmate"} and event.seat is not None:
            scores[event.seat] += int(event.values["score"])
    if scores[0] == scores[1]:
        return Line("told-even", {"score": scores[0]})
    best = max(BOTH, key=scores.__getitem__)
    return Line("told-won", {"name": Seat(best), "score": scores[best], "other": scores[1 - best]})


def _games(view: View) -> Iterator[Line]:
    ends = [
        event for event in view.events if isinstance(event, Announced) and event.what in {"mate", "overmate", "draw"}
    ]
    for number, event in enumerate(ends, start=1):
        yield Line("summary-draw", {"game": number}) if event.seat is None else _mate(number, event.seat, event.values)


def _mate(number: int, seat: int, told: Mapping[str, str | int]) -> Line:
    """Write out a mate: the card, times the move and one for foreplacing, twice for an overmate."""
    card, move, score = MATE_20.card(str(told["card"])), int(told["move"]), int(told["score"])
    factor = score // value(card)
    again = int(factor > move + 1)
    values = {"card": card, "value": value(card), "move": move, "foreplaced": factor // (1 + again) - move}
    return Line("summary-mate", {"game": number, "name": Seat(seat), **values, "again": again, "score": score})


def _match(view: View) -> Iterator[Line]:
    rules = cast("MateOptions", view.options)
    totals = view.tallies["match"]
    if view.over and rules.rounds > 1 and any(totals) and totals != view.tallies["score"]:
        high, low = sorted(BOTH, key=lambda seat: -totals[seat])
        yield Line("summary-match", {"name": Seat(high), "high": totals[high], "other": Seat(low), "low": totals[low]})


# statistics


def counts(record: Record, seat: int) -> Mapping[str, int]:
    """Count a seat's results in a round, from its record: its mates and in which moves, and those it suffered."""
    played = [*games(record)]
    mates = [moves for moves, _ in played if len(moves[-1]["plays"]) == 1]
    mine = [moves for moves in mates if moves[-1]["winner"] == seat]
    return {
        "games": len(played),
        "mates-of-games": len(mine),
        "mated-of-games": len(mates) - len(mine),
        "draws-of-games": len(played) - len(mates),
        "moves-of-mates-of-games": sum(map(len, mine)),
        "overmates": sum(len(moves) > 1 and moves[-1]["plays"][0] in moves[-2]["plays"] for moves in mine),
        "foreplaced-of-games": sum(seat in foreplaced for _, foreplaced in played),
    }


def games(record: Record) -> Iterator[tuple[Moves, frozenset[int]]]:
    """Split the moves of a record into its two games, each with the seats that foreplaced a card."""
    asked = [question for question in record["questions"] if question["kind"] == "foreplace"]
    moves = list(record["tricks"])
    for first in (0, len(BOTH)):
        told = asked[first : first + len(BOTH)]
        foreplaced = frozenset(question["seat"] for question in told if question["answer"] == "foreplace")
        length = HAND - 1 if len(foreplaced) == len(BOTH) else HAND
        mates = (number for number, move in enumerate(moves[:length], start=1) if len(move["plays"]) == 1)
        end = next(mates, length)
        yield moves[:end], foreplaced
        del moves[:end]


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
    upper, lower = (tuple(card for player, card in trick.plays if player == seat) for seat in SIDES)
    return Lane(str(number), (upper, lower), room=1, first=SIDES.index(trick.leader))
