"""The chance of winning alone with a hand of Schafkopf, and what searching computers read from a view in card play.

The chances are models learnt from simulated deals, by `python -m research.bids schafkopf`; docs/measurements.md has the
recipe and the figures.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from typing import Final, NamedTuple, cast

from game.computer.binding import MadeFor, Model, file_beside, models
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played_by
from game.computer.card_play.rollout import Manner, Situation
from game.computer.card_play.thinker import Judge, Reading
from game.core.cards import PIQUET_32, Card
from game.core.view import View
from game.games.schafkopf.cards import ORDERING, WIDOW_SIZE
from game.games.schafkopf.options import SchafkopfOptions
from game.games.schafkopf.script import declarer_score, least_score
from game.kits.points.counting import points_of
from game.kits.points.features import feature_names, features_of
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
FILE: Final = file_beside(__file__)
BEFORE: Final = "before"
AFTER: Final = "after"
MATADORS: Final = tuple(f"{suit}-{rank}" for rank in ("queen", "jack") for suit in PIQUET_32.suits)
PLAIN_SUITS: Final = ("clubs", "spades", "hearts")
FEATURES: Final = feature_names(MATADORS, "seven")
MANY: Final = 7


class WinChances(NamedTuple):
    """The models' estimates for hands; `forehand` is whether the declarer leads to the first trick."""

    models: Mapping[str, Model]
    forehand: bool

    def chance(self, cards: Collection[Card], away: Sequence[Card] = ()) -> float:
        """Return the chance with ten cards, before the widow is taken or with two cards buried."""
        return self.models[AFTER if away else BEFORE].chance(features(cards, forehand=self.forehand, away=away))

    def buried(self, cards: Sequence[Card]) -> tuple[Card, ...]:
        """Choose the two of twelve cards to bury."""
        pairs = combinations(cards, WIDOW_SIZE)
        return max(pairs, key=lambda away: self.chance([card for card in cards if card not in away], away))


def learnt(*, forehand: bool) -> WinChances:
    """Return the learnt estimates."""
    return WinChances(models(FILE), forehand=forehand)


def features(cards: Collection[Card], *, forehand: bool, away: Sequence[Card] = ()) -> list[float]:
    """Compute the features of ten cards."""
    codes = {card.code for card in cards}
    highest = [float(code in codes) for code in MATADORS]
    others = [card for card in cards if ORDERING.is_trump(card) and card.code not in MATADORS]
    plain = [[card for card in cards if ORDERING.suit(card) == suit] for suit in PLAIN_SUITS]
    return features_of(highest, others, plain, MANY, forehand=forehand, away=points_of(away))


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
