"""The interpretation of a view by searching computer players during card play in Fipsen."""

from typing import Final, cast

from game.computer.binding import MadeFor
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden
from game.computer.card_play.rollout import Manner, Situation
from game.computer.card_play.thinker import Reading
from game.core.view import View
from game.games.fipsen.contract import Contract, bid_played
from game.kits.points.settlement import brings

MADE_FOR: Final = MadeFor(revision=2, options="e4098bb2d9cb0ddd")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
SLIGHTLY: Final = 0.01
"""The tie-breaking value of a trick, in chips."""


def read(view: View, *, going_on: bool = False) -> Reading:
    """Read a view of a contract in play; `going_on` assumes that all remaining tricks are played for double value."""
    bits = CardBits(view.ordering, view.pack)
    declarer = view.marked("declarer") or 0
    gone_on = going_on or bool(view.mark("gone-on", declarer))
    contract = Contract(declarer, bid_played(view), view.trump, gone_on)
    hidden = Hidden(view, bits, declarer)
    place, slightly = hidden.seats.index(declarer), SLIGHTLY if declarer == view.seat else -SLIGHTLY
    left = view.taken[declarer] + view.hand(declarer).count
    needed = left if going_on else cast("int", view.mark("needed", declarer))
    made, lost = (brings(view, declarer, contract.score(made=made)) for made in (True, False))

    def score(end: Situation) -> float:
        return made if end.tricks[place] >= needed else lost

    return Reading(
        bits,
        hidden,
        Manner(),
        judge=lambda _: score,
        margin=lambda end: slightly * end.tricks[place],
        by_tricks=True,
    )
