"""The interpretation of a view by searching computer players during card play in Schafkopf."""

from dataclasses import replace
from typing import Final, cast

from game.computer.binding import MadeFor
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played_by
from game.computer.card_play.rollout import Manner, Situation
from game.computer.card_play.thinker import Judge, Reading
from game.core.view import View
from game.games.schafkopf.computer.chances import learnt
from game.games.schafkopf.options import SchafkopfOptions
from game.games.schafkopf.script import declarer_score, least_score
from game.kits.points.settlement import brings, points_at_end

MADE_FOR: Final = MadeFor(revision=2, options="fb51facd16d0afd0")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
SLIGHTLY: Final = 0.001
"""The tie-breaking value of a card point in a least, in chips."""
POINT: Final = 0.05
"""The value of a card point against a declarer; larger, because others play worse, or better, than in thought."""
PICKED: Final = 0.7
"""The chance of winning from which every hand is believed to pick; strong players pick with 0.72 on average."""
DOUBTFUL: Final = 4
"""The power with which the belief in a hand falls below that chance."""


def read(view: View) -> Reading:
    """Read a view of a solo game, or of a least."""
    bits, rules = CardBits(view.ordering, view.pack), cast("SchafkopfOptions", view.options)
    declarer = view.marked("declarer")
    if declarer is None:
        return _least(view, bits, rules)
    hidden = Hidden(view, bits, declarer)
    place, worth = hidden.seats.index(declarer), POINT if declarer == view.seat else -POINT

    def judge(world: Situation) -> Judge:
        buried = bits.count(world.put) if rules.buried_count else 0
        return lambda end: brings(view, declarer, declarer_score(end.points[place] + buried, end.tricks[place], rules))

    facts = points_at_end(bits, own=declarer == view.seat)
    reading = Reading(bits, hidden, Manner(), judge, lambda end: worth * end.points[place], facts=facts)
    return reading if declarer == view.seat else replace(reading, likely=_likely(view, bits, hidden, declarer))


def _likely(view: View, bits: CardBits, hidden: Hidden, declarer: int) -> Judge:
    """Believe in hands with which one picks."""
    place, own = hidden.seats.index(declarer), bits.mask(played_by(view, declarer))
    values = learnt(forehand=declarer == view.forehand)
    return lambda world: (values.chance(bits.of(world.hands[place] | own), bits.of(world.put)) / PICKED) ** DOUBTFUL


def _least(view: View, bits: CardBits, rules: SchafkopfOptions) -> Reading:
    hidden, me = Hidden(view, bits, None), view.seat or 0

    def judge(world: Situation) -> Judge:
        widow = bits.count(world.left) if rules.least_widow == "last_trick" else 0

        def score(end: Situation) -> float:
            points = [*end.points]
            points[end.last.index(max(end.last))] += widow
            scorer, scored = least_score(points, end.last, view.dealer)
            return brings(view, scorer, scored)

        return score

    margin: Judge = lambda end: -SLIGHTLY * end.points[me]  # noqa: E731
    return Reading(bits, hidden, Manner(avoiding=True), judge, margin, solvable=False)
