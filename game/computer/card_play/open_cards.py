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
    replay = _Replay(view, bits, seats, seats.index(declarer))
    for first in range(len(view.tricks)):
        with suppress(TooLong):
            return OpenCards(replay.points(len(view.tricks)), replay.points(first), first + 1)
    return None


class _Replay:
    """A deal that may go another way from one of its tricks on."""

    def __init__(self, view: View, bits: CardBits, seats: list[int], declarer: int) -> None:
        self._tricks = view.tricks
        self._bits = bits
        self._seats = seats
        self._declarer = declarer

    def points(self, first: int) -> int:
        """Return the declarer's points if all cards lie open from this trick on; raises `TooLong`."""
        now = self._situation(first)
        if any(now.hands):
            NativeSolver(self._bits, most=MOST).finish(now, self._bits.count(self._bits.all))
        others = sum(points for place, points in enumerate(now.points) if place != self._declarer)
        return self._bits.count(self._bits.all) - others

    def _situation(self, first: int) -> Situation:
        """Return the moment before a trick."""
        bits, places = self._bits, {seat: place for place, seat in enumerate(self._seats)}
        now = Situation.first([0] * len(places), 0, 0, self._declarer)
        for trick in self._tricks[:first]:
            now.points[places[trick.winner]] += bits.count(bits.mask(card for _, card in trick.plays))
        for trick in self._tricks[first:]:
            for seat, card in trick.plays:
                now.hands[places[seat]] |= bits.bit[card]
        if any(now.hands):
            now.turn = places[self._tricks[first].leader]
        return now
