"""Simulated deals of Schafkopf for four, to learn the declarer's chance of winning."""

import random
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import NOBODY, Manner, Situation
from game.computer.binding import Model
from game.core.cards import Card, Pack
from game.core.ordering import Ordering
from game.games.bavarian_schafkopf.cards import PACKS, ranking
from game.games.bavarian_schafkopf.computer.hands import (
    FEATURES,
    FILE,
    LEARNT,
    features,
    model_name,
    shortest,
)
from game.games.bavarian_schafkopf.computer.rollout import SidedRollout, Sides
from game.games.bavarian_schafkopf.games import KINDS, RUF, callable_suits
from game.kits.points.counting import WON_FROM
from research.bids.fitting import Sample

__all__ = ["FILE", "FRESH", "ROUNDS", "as_played", "features_of", "played"]

ROUNDS: Final = (6_000,)
"""Deals played before the fit."""
FRESH: Final = 1_500
"""Deals, not used for fitting, on which the models are tested."""
SEATS: Final = 4
DIGITS: Final = 3
STRAYING: Final = 0.3
"""How often somebody else than the player with the most trumps plays."""
PLAYED, ALONE = (-0.3, 1.3), (-0.3, 1.0)
"""The odds with which four strong players win a call game, and a game alone, by the learnt ones: where they begin, and how
they grow. By 198 deals among them, in logarithms."""


def played(_models: Mapping[str, Model], deals: int, rng: random.Random) -> Mapping[str, Sequence[Sample]]:
    """Simulate deals, half of them with the short pack, in which somebody plays each game whatever the hand."""
    found: dict[str, list[Sample]] = {}
    for number in range(deals):
        pack = PACKS[("long", "short")[number % 2], "german"]
        cards = rng.sample(pack.cards, len(pack.cards))
        size = len(cards) // SEATS
        hands = [cards[place * size : place * size + size] for place in range(SEATS)]
        for kind in LEARNT:
            if game := chosen(kind, pack, hands, rng):
                place, suit = game
                ordering = ranking_of(pack, kind, suit)
                won = wins(kind, pack, hands, place, suit)
                name = model_name(kind, size)
                found.setdefault(name, []).append(Sample(features(hands[place], pack, kind, ordering), won))
    return found


def chosen(kind: str, pack: Pack, hands: Sequence[Sequence[Card]], rng: random.Random) -> tuple[int, str] | None:
    """Choose who plays a game with which suit, or calls which ace; `None` if nobody can."""
    suits = pack.suits if KINDS[kind].names_suit else ("",)
    trumps = {
        (place, suit): sum(map(ranking_of(pack, kind, suit).is_trump, hand))
        for suit in suits
        for place, hand in enumerate(hands)
        if kind != RUF or callable_suits(pack, hand)
    }
    if not trumps:
        return None
    place, suit = rng.choice([*trumps]) if rng.random() < STRAYING else max(trumps, key=trumps.__getitem__)
    return place, shortest(hands[place], pack, callable_suits(pack, hands[place])) if kind == RUF else suit


def wins(kind: str, pack: Pack, hands: Sequence[Sequence[Card]], place: int, suit: str) -> bool:
    """Play a deal out."""
    bits = ranked(pack, kind, suit)
    now = Situation.first([bits.mask(hand) for hand in hands], 0, 0, place)
    ace = bits.bit[pack.card(f"{suit}-ace")] if kind == RUF else 0
    sides = Sides(place, NOBODY, ace, bits.suit[ace.bit_length()])
    sides.enter(now)
    SidedRollout(bits, Manner(), sides).finish(now)
    return now.made >= WON_FROM


@cache
def ranked(pack: Pack, kind: str, suit: str) -> CardBits:
    """Return the cards as ranked in a game."""
    return CardBits(ranking_of(pack, kind, suit), pack)


def ranking_of(pack: Pack, kind: str, suit: str) -> Ordering:
    """Return the ranking of a game, in which a suit is trumps or its ace is called."""
    return ranking(pack, KINDS[kind].pictures, suit if KINDS[kind].names_suit else KINDS[kind].suit)


def as_played(name: str, model: Model) -> Model:
    """Turn a model's odds by quick rules into those of players."""
    first, grows = PLAYED if name.startswith(RUF) else ALONE
    weights = [round(grows * weight, DIGITS) for weight in model.weights]
    return Model(model.features, [round(weights[0] + first, DIGITS), *weights[1:]])


def features_of(_name: str) -> Sequence[str]:
    """Return the features of a model."""
    return FEATURES
