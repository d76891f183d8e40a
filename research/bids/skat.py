"""Simulated deals of Skat, to learn the chance of each game."""

import random
from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from functools import cache
from itertools import combinations
from typing import Final

from game.computer.binding import Model
from game.computer.card_play.bits import CardBits
from game.computer.card_play.native import NativeSolver
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.evaluate import TooLong
from game.core.cards import PIQUET_32, Card
from game.games.skat.cards import GRAND, JACK, NULL, SUITS, ranking
from game.games.skat.computer.chances import (
    AFTER,
    BEFORE,
    FILE,
    HAND,
    NULL_FEATURES,
    TRUMP_FEATURES,
    WinChances,
    null_features,
    trump_features,
)
from game.games.skat.computer.player import chance, null_chance
from research.bids.fitting import Sample

__all__ = ["FILE", "FRESH", "ROUNDS", "as_played", "features_of", "played"]

ROUNDS: Final = (1_800, 9_000)
"""Deals played before each fit."""
FRESH: Final = 1_200
"""Deals, not used for fitting, on which the models are tested."""
SEATS: Final = 3
NEEDED: Final = 61
DIGITS: Final = 3
HOPELESS: Final = 0.03
STRAYING: Final = 0.15
"""How often a hopeless game is played too, or cards other than the best are put away."""
MOST: Final = 20_000_000
"""A deal that takes more cards in thought is played by quick rules, as hardly any does."""
PLAYED: Final[Mapping[str, tuple[float, float]]] = {"suit": (1.44, 0.63), "grand": (0.95, 0.5), "null": (-0.25, 1.0)}
"""The odds with which three strong players win a game by the learnt ones: where they begin, and how they grow.

By `research.bids.practice`, in logarithms.
"""
Samples = Mapping[str, Sequence[Sample]]


class Guess(WinChances):
    """The chances before anything is learnt: rules of thumb."""

    def chance(self, when: str, cards: Collection[Card], game: str, away: Sequence[Card] = ()) -> float:
        """Estimate a chance."""
        if game == NULL:
            return null_chance(cards, skat_known=when != BEFORE)
        return chance(cards, game, away)


def values(models: Mapping[str, Model], *, forehand: bool) -> WinChances:
    """Return the chances learnt so far."""
    return WinChances(models, forehand=forehand) if models else Guess({}, forehand=False)


def played(models: Mapping[str, Model], deals: int, rng: random.Random) -> Samples:
    """Simulate deals in which each promising game is tried, from the hand and with the skat."""
    samples: defaultdict[str, list[Sample]] = defaultdict(list)
    for number in range(deals):
        cards = rng.sample(PIQUET_32.cards, len(PIQUET_32))
        place = number % SEATS
        known = values(models, forehand=not place)
        for game in promising(known, cards[:10], rng):
            for name, sample in tried(known, cards, game, place, rng):
                samples[name].append(sample)
    return samples


def promising(known: WinChances, hand: Sequence[Card], rng: random.Random) -> Iterator[str]:
    """Yield the games that a hand may be good for, and some others."""
    best = max(SUITS, key=lambda suit: known.chance(BEFORE, hand, suit))
    yield best
    for game in (GRAND, NULL):
        if known.chance(BEFORE, hand, game) > HOPELESS or rng.random() < STRAYING:
            yield game


def tried(
    known: WinChances, cards: Sequence[Card], game: str, place: int, rng: random.Random
) -> Iterator[tuple[str, Sample]]:
    """Play a game from the hand and with the skat; return the samples to learn from."""
    hand, skat, rest = cards[:10], cards[10:12], cards[12:]
    forehand = not place
    kind = game if game in {GRAND, NULL} else "suit"

    def counted(ten: Sequence[Card], away: Sequence[Card] = ()) -> list[float]:
        if game == NULL:
            return null_features(ten, forehand=forehand)
        return trump_features(ten, game, forehand=forehand, away=away)

    yield f"{kind} {HAND}", Sample(counted(hand), wins(game, place, hand, (), skat, rest))
    away = put_away(known, [*hand, *skat], game, rng)
    kept = [card for card in cards[:12] if card not in away]
    won = wins(game, place, kept, away, (), rest)
    yield f"{kind} {BEFORE}", Sample(counted(hand), won)
    yield f"{kind} {AFTER}", Sample(counted(kept, away), won)


def put_away(known: WinChances, cards: Sequence[Card], game: str, rng: random.Random) -> Sequence[Card]:
    """Choose two of twelve cards, occasionally not the best."""
    pairs = list(combinations(cards, 2))
    plain = [pair for pair in pairs if game == NULL or all(c.rank != JACK and c.suit != game for c in pair)] or pairs
    if rng.random() < STRAYING:
        plain = rng.sample(plain, min(3, len(plain)))
    return max(plain, key=lambda away: known.chance(AFTER, [card for card in cards if card not in away], game, away))


def wins(
    game: str, place: int, hand: Sequence[Card], put: Sequence[Card], left: Sequence[Card], rest: Sequence[Card]
) -> bool:
    """Whether a suit game or a grand is won with all cards open, and whether a null is, played by quick rules."""
    bits = ranked(game)
    others = [bits.mask(rest[:10]), bits.mask(rest[10:])]
    others.insert(place, bits.mask(hand))
    now = Situation.first(others, bits.mask(put), bits.mask(left), place)
    needed = NEEDED - bits.count(now.put | now.left)
    if game != NULL:
        with suppress(TooLong):
            return NativeSolver(bits, most=MOST).reaches(now, needed)
    Rollout(bits, Manner(game == NULL, game == NULL)).finish(now)
    return not now.tricks[place] if game == NULL else now.points[place] >= needed


@cache
def ranked(game: str) -> CardBits:
    """Return the cards as ranked in a game."""
    return CardBits(ranking(game), PIQUET_32)


def as_played(name: str, model: Model) -> Model:
    """Turn a model's odds with open cards into those of players."""
    kind, _ = name.split()
    first, grows = PLAYED[kind]
    weights = [round(grows * weight, DIGITS) for weight in model.weights]
    return Model(model.features, [weights[0] + first, *weights[1:]])


def features_of(name: str) -> Sequence[str]:
    """Return the features of a model."""
    return NULL_FEATURES if name.startswith("null") else TRUMP_FEATURES
