"""What a computer player that thinks makes of a view while the cards of Skat are played."""

from __future__ import annotations

from typing import Final, cast

from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played_by
from game.computer.card_play.rollout import Manner, Situation
from game.computer.card_play.thinker import Judge, Reading
from game.core.view import View
from game.games.points.worth import worth_of
from game.games.skat.contract import Contract
from game.games.skat.options import SkatOptions
from game.games.skat.ramsch import Taken, fewest_wins, most_loses
from game.games.skat.reckoning import ALL_TRICKS, Reckoning

DOUBLED: Final = {"kontra": 2, "re": 4}
SLIGHTLY: Final = 0.01
"""What a card point is worth where the score is the same, in chips."""


def read(view: View) -> Reading:
    """Read a view in which a game, or Ramsch, was named."""
    bits, contract = CardBits(view.ordering, view.pack), contract_of(view)
    if contract is None:
        return _ramsch(view, bits)
    hidden = Hidden(view, bits, contract.declarer, unlikely=bits.trumps)
    return (_null if contract.is_null else _points)(view, bits, hidden, contract)


def contract_of(view: View) -> Contract | None:
    """Find out who plays what; nobody does in Ramsch."""
    declarer = next((mark.seat for mark in view.marks if mark.name == "declarer"), None)
    if declarer is None:
        return None
    return Contract(
        declarer,
        cast("int", view.mark("bid", declarer) or 0),
        hand=bool(view.mark("hand")),
        game=str(view.mark("game") or ""),
        announced=str(view.mark("announced") or "none"),
        doubled=DOUBLED.get(str(view.mark("kontra")), 1),
    )


def brings(view: View, scorer: int, score: int) -> float:
    """Give what somebody's score brings the viewer, in chips."""
    rules = cast("SkatOptions", view.options)
    points = [score * (seat == scorer) for seat in range(view.seats)]
    paying = sum(view.active) if rules.sitting_out == "idle" else view.seats
    return worth_of(points, view.seat or 0, rules.point_value, paying)


def _points(view: View, bits: CardBits, hidden: Hidden, contract: Contract) -> Reading:
    """Read a suit game or a grand."""
    place = hidden.seats.index(contract.declarer)
    own = bits.mask(played_by(view, contract.declarer))
    slightly = SLIGHTLY if contract.declarer == view.seat else -SLIGHTLY

    def judge(world: Situation) -> Judge:
        away = world.put | world.left
        cards, counted = set(bits.of(world.hands[place] | own | away)), bits.count(away)

        def score(end: Situation) -> float:
            reckoning = Reckoning(
                cards,
                contract.game,
                contract.hand,
                contract.announced,
                contract.bid,
                end.points[place] + counted,
                end.tricks[place],
            )
            return brings(view, contract.declarer, contract.doubled * reckoning.score)

        return score

    return Reading(bits, hidden, Manner(), judge, lambda end: slightly * end.points[place])


def _null(view: View, bits: CardBits, hidden: Hidden, contract: Contract) -> Reading:
    """Read a null."""
    place = hidden.seats.index(contract.declarer)
    value = contract.doubled * contract.null_value
    won, lost = (brings(view, contract.declarer, score) for score in (value, -2 * value))
    return Reading(
        bits,
        hidden,
        Manner(avoiding=True, ends_with_a_trick=True),
        judge=lambda _: lambda end: lost if end.tricks[place] else won,
        margin=lambda _: 0.0,
        by_tricks=True,
        most=1,
    )


def _ramsch(view: View, bits: CardBits) -> Reading:
    """Read a Ramsch, in which everybody is alone."""
    hidden, rules = Hidden(view, bits, None), cast("SkatOptions", view.options)
    scored = most_loses if rules.ramsch_scoring == "most_loses" else fewest_wins
    me = hidden.seats.index(view.seat or 0)

    def score(end: Situation) -> float:
        taken = {seat: _taken(end, place) for place, seat in _from_forehand(view, hidden)}
        return sum(brings(view, seat, points) for seat, points in scored(taken).items())

    def _taken(end: Situation, place: int) -> Taken:
        last = end.last[place]
        skat = bits.count(end.left) if last == ALL_TRICKS and rules.ramsch_skat == "last_trick" else 0
        return Taken(end.points[place] + skat, end.tricks[place], last)

    return Reading(
        bits, hidden, Manner(avoiding=True), lambda _: score, lambda end: -SLIGHTLY * end.points[me], solvable=False
    )


def _from_forehand(view: View, hidden: Hidden) -> list[tuple[int, int]]:
    """List places and seats in the order of play."""
    seats = hidden.seats
    first = seats.index((view.dealer + 1) % view.seats)
    return [(place % len(seats), seats[place % len(seats)]) for place in range(first, first + len(seats))]
