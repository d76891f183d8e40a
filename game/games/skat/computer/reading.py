"""The interpretation of a view by searching computer players during card play in Skat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, cast

from game.computer.binding import MadeFor
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played_by
from game.computer.card_play.rollout import Manner, Situation
from game.computer.card_play.thinker import Judge, Reading
from game.core.view import View
from game.games.skat.cards import NULL
from game.games.skat.computer.cardplay import odd_leads
from game.games.skat.computer.chances import AFTER, HAND, learnt
from game.games.skat.contract import Contract, Reckoning, extras, sharing
from game.games.skat.options import SkatOptions
from game.games.skat.ramsch import Taken, contract_factor, ramsch_factor, scores_of
from game.kits.points.counting import ALL_TRICKS
from game.kits.points.settlement import gain_of, points_at_end
from game.kits.tricks.computer.position import Position

MADE_FOR: Final = MadeFor(revision=2, options="6ef4787f1dc2b75b")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
SLIGHTLY: Final = 0.01
"""The tie-breaking value of a card point, in chips."""
POINT: Final = 1.0
"""The same for a suit game or a grand; larger, because others play worse, or better, than with all cards open."""


def read(view: View, times: int = 1) -> Reading:
    """Read a view in which a game, or Ramsch, was named; a game counts so many `times` as much as it does now."""
    bits, contract = CardBits(view.ordering, view.pack), contract_of(view)
    if contract is None:
        return _ramsch(view, bits)
    contract = replace(contract, doubled=times * contract.doubled)
    hidden = Hidden(view, bits, contract.declarer)
    reading = (_null if contract.is_null else _points)(view, bits, hidden, contract)
    return reading if contract.declarer == view.seat else replace(reading, likely=_likely(view, bits, hidden, contract))


def _likely(view: View, bits: CardBits, hidden: Hidden, contract: Contract) -> Judge:
    """Judge hands by the chance of winning the declared game with them."""
    place, own = hidden.seats.index(contract.declarer), bits.mask(played_by(view, contract.declarer))
    values = learnt(forehand=contract.declarer == view.forehand)
    when, game = HAND if contract.hand else AFTER, NULL if contract.is_null else contract.game

    def likely(world: Situation) -> float:
        away = () if contract.hand else bits.of(world.put)
        return values.chance(when, bits.of(world.hands[place] | own), game, away)

    return likely


def contract_of(view: View) -> Contract | None:
    """Return the contract from a view; `None` in Ramsch."""
    declarer = view.marked("declarer")
    if declarer is None:
        return None
    return Contract(
        declarer,
        cast("int", view.mark("bid", declarer) or 0),
        hand=bool(view.mark("hand")),
        game=str(view.mark("game") or ""),
        announced=str(view.mark("announced") or "none"),
        doubled=contract_factor(view),
    )


def declared(view: View, declarer: int, score: int) -> float:
    """Return the viewer's gain from a declarer's score, in chips, including the extras of a list."""
    rules, points = cast("SkatOptions", view.options), [score * (seat == declarer) for seat in range(view.seats)]
    for seat, (extra, _) in extras(view, rules, declarer, won=score > 0).items():
        points[seat] += extra
    return brings(view, points)


def brings(view: View, points: Sequence[int]) -> float:
    """Return the viewer's gain from the points of a deal, in chips."""
    rules = cast("SkatOptions", view.options)
    return gain_of(points, view.seat or 0, rules.point_value, len(sharing(view, rules)))


def _points(view: View, bits: CardBits, hidden: Hidden, contract: Contract) -> Reading:
    """Read a suit game or a grand."""
    place = hidden.seats.index(contract.declarer)
    own = bits.mask(played_by(view, contract.declarer))
    worth = POINT if contract.declarer == view.seat else -POINT

    def judge(world: Situation) -> Judge:
        away = world.put | world.left
        cards, counted = set(bits.of(world.hands[place] | own | away)), bits.count(away)

        def score(end: Situation) -> float:
            reckoning = Reckoning(contract, cards, end.points[place] + counted, end.tricks[place])
            return declared(view, contract.declarer, contract.doubled * reckoning.score)

        return score

    return Reading(
        bits,
        hidden,
        Manner(),
        judge,
        lambda end: worth * end.points[place],
        facts=points_at_end(bits, own=contract.declarer == view.seat),
        odd=() if contract.declarer == view.seat else odd_leads(Position(view)),
    )


def _null(view: View, bits: CardBits, hidden: Hidden, contract: Contract) -> Reading:
    """Read a null."""
    place = hidden.seats.index(contract.declarer)
    value = contract.doubled * contract.null_value
    won, lost = (declared(view, contract.declarer, score) for score in (value, -2 * value))
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
    """Read a Ramsch, in which everybody plays alone."""
    hidden, rules = Hidden(view, bits, None), cast("SkatOptions", view.options)
    me, first = hidden.seats.index(view.seat or 0), hidden.seats.index(view.forehand)
    places = [place % len(hidden.seats) for place in range(first, first + len(hidden.seats))]
    doubled = ramsch_factor(view)

    def score(end: Situation) -> float:
        scores = scores_of({hidden.seats[place]: taken(end, place) for place in places}, rules)
        return brings(view, [doubled * scores.get(seat, 0) for seat in range(view.seats)])

    def taken(end: Situation, place: int) -> Taken:
        last = end.last[place]
        skat = bits.count(end.left) if last == ALL_TRICKS and rules.ramsch_skat == "last_trick" else 0
        return Taken(end.points[place] + skat, end.tricks[place], last)

    return Reading(
        bits, hidden, Manner(avoiding=True), lambda _: score, lambda end: -SLIGHTLY * end.points[me], solvable=False
    )
