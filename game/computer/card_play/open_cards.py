"""A deal for card points that is over, beside perfect play with all cards open: hindsight, which no one could have."""

from contextlib import suppress
from typing import Final, NamedTuple

from game.computer.card_play import native
from game.computer.card_play.bits import CardBits
from game.computer.card_play.native import NativeSolver
from game.computer.card_play.rollout import Situation
from game.computer.evaluate import TooLong
from game.core.view import View

MOST: Final = 12_000_000
"""At most so many cards are played in thought, in half a second; else one more trick is taken as it was played."""
ALONE: Final = 3
"""One against two."""


class OpenCards(NamedTuple):
    """The points that a declarer has `made`, and the `best` that was there if both sides play as well as can be.

    The tricks before the one that is numbered `trick`, from 1 on, are taken as they were played.
    """

    made: int
    best: int
    trick: int


def open_cards(view: View) -> OpenCards | None:
    """Return what was there in a deal that was played to its end, by the cards that its viewer has seen in it.

    `None` where no one played alone against two for card points with trumps, and without the native solver.
    """
    bits, seats = CardBits(view.ordering, view.pack), [seat for seat, active in enumerate(view.active) if active]
    declarer = view.marked("declarer")
    if declarer not in seats or len(seats) != ALONE or not bits.trumps or not native.is_installed():
        return None
    if not view.over or not view.tricks or any(view.hand(seat).count for seat in seats):
        return None
    made = _points(view, bits, len(view.tricks))
    for first in range(len(view.tricks)):
        with suppress(TooLong):
            return OpenCards(made, _points(view, bits, first), first + 1)
    return None


def _points(view: View, bits: CardBits, first: int) -> int:
    """Return the declarer's points if all cards lie open from this trick on; raises `TooLong`."""
    seats = [seat for seat, active in enumerate(view.active) if active]
    now = Situation.first([0] * len(seats), 0, 0, seats.index(view.marked("declarer") or 0))
    for trick in view.tricks[:first]:
        now.points[seats.index(trick.winner)] += bits.count(bits.mask(card for _, card in trick.plays))
    for seat, card in (play for trick in view.tricks[first:] for play in trick.plays):
        now.hands[seats.index(seat)] |= bits.bit[card]
    everything = bits.count(bits.all)
    if any(now.hands):
        now.turn = seats.index(view.tricks[first].leader)
        NativeSolver(bits, most=MOST).finish(now, everything)
    return everything - sum(points for place, points in enumerate(now.points) if place != now.declarer)
