"""The choice of a game of Skat, and of the cards to put away for it: promising ones are tried out with open cards.

The learnt chance of a hand and the share of deals in which its game is won with all cards open are two judges of the
same thing. Together they are as good as players; docs/measurements.md has the figures.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from math import exp, log
from types import MappingProxyType
from typing import Final, NamedTuple

from game.computer.card_play import native
from game.computer.card_play.bits import CardBits
from game.computer.card_play.native import NativeSolver
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.evaluate import TooLong, mean
from game.computer.player import own_hand
from game.core.cards import PIQUET_32, Card
from game.core.view import View
from game.games.skat.cards import GRAND, NULL, NULL_OUVERT, NULLS, ranking
from game.games.skat.computer.chances import Option
from game.games.skat.computer.player import own_bid, own_discards
from game.kits.points.counting import WON_FROM

FINALISTS: Final = 4
"""The number of promising ways to put cards away, or of games, that are tried out"""
FIRST: Final = 6
"""in so many deals,"""
LAST: Final = 2
"""and how many of them"""
DEALS: Final = 20
"""in so many."""
TEN: Final = 10
SUIT: Final = "suit"
MOST: Final[Mapping[str, int]] = MappingProxyType({SUIT: 250_000, GRAND: 600_000})
"""A deal that takes more cards in thought is left out: such deals are won about as often, by quick rules far more."""
COMBINED: Final[Mapping[str, tuple[float, float, float]]] = MappingProxyType(
    {SUIT: (0.15, 0.65, 0.22), GRAND: (0.8, 0.2, 0.45), NULL: (-0.25, 0.3, 0.3)}
)
"""What the logarithm of the odds begins with, and the parts of the learnt chance and of the share of deals in it."""
SEEN_BEFORE: Final[Mapping[str, float]] = MappingProxyType({SUIT: 0.5, GRAND: 0.1, NULL: 0.5})
"""The deals that count as won and as lost before any is seen: a grand that no deal wins is hardly ever won."""


class Tried(NamedTuple):
    """An option by both judges, as it was `learnt`, and in which of the same deals it was won with open cards.

    `None` stands for a deal that was left out.
    """

    option: Option
    learnt: Option
    won: Sequence[bool | None]

    @property
    def share(self) -> float:
        """The share of deals that were won; half of them if all were left out."""
        return mean([each for each in self.won if each is not None] or [0.5])


def tried(view: View, options: Sequence[Option], rng: random.Random, usual: Option | None = None) -> list[Tried]:
    """Try the most promising options out, and `usual` among them; return them, the best first."""
    bid, own = own_bid(view), {*own_hand(view), *own_discards(view)}
    finalists = sorted(options, key=lambda option: -option.gain(bid))[:FINALISTS]
    if usual and usual not in finalists:
        finalists.append(usual)
    place = [seat for seat in view.everybody() if view.active[seat]].index(view.seat or 0)
    unknown = [card for card in view.pack.cards if card not in own]
    deals = [rng.sample(unknown, len(unknown)) for _ in range(DEALS)]

    def after(option: Option, won: Sequence[bool | None], number: int) -> Tried:
        kept = own.difference(option.away)
        seen = [*won, *(wins(option, kept, place, rest) for rest in deals[len(won) : number])]
        return Tried(option._replace(chance=combined(option, seen)).at(bid), option, seen)

    def ranked(some: Iterable[Tried]) -> list[Tried]:
        return sorted(some, key=lambda each: -each.option.gain(bid))

    found = ranked(after(option, (), FIRST) for option in finalists)
    again = [each for number, each in enumerate(found) if number < LAST or each.learnt == usual]
    return ranked(after(each.learnt, each.won, DEALS) for each in again) + [each for each in found if each not in again]


def combined(option: Option, won: Sequence[bool | None]) -> float:
    """Return the chance of an option by both judges; that of a null ouvert, played if it is certain, stays."""
    if option.game == NULL_OUVERT:
        return option.chance
    kind, found = _kind(option.game), [each for each in won if each is not None]
    before, (first, learnt, seen) = SEEN_BEFORE[kind], COMBINED[kind]
    share = (sum(found) + before) / (len(found) + 2 * before)
    return likely(first + learnt * odds(option.chance) + seen * odds(share))


def odds(chance: float) -> float:
    """Return the logarithm of the odds of a chance."""
    safe = min(max(chance, 1e-6), 1 - 1e-6)
    return log(safe / (1 - safe))


def likely(odds: float) -> float:
    """Return the chance from the logarithm of its odds."""
    return 1 / (1 + exp(-odds))


def wins(option: Option, kept: Iterable[Card], place: int, rest: Sequence[Card]) -> bool | None:
    """Whether ten cards at a place, forehand first, win a game with all cards open; `None` if that takes too long.

    The opponents get ten of the other cards each, and what is left is the skat. A null is played by quick rules, and so
    is everything where the native solver is not installed.
    """
    bits, null = _ranked(option.game), option.game in NULLS
    hands = [bits.mask(rest[:TEN]), bits.mask(rest[TEN : 2 * TEN])]
    hands.insert(place, bits.mask(kept))
    now = Situation.first(hands, bits.mask(option.away), bits.mask(rest[2 * TEN :]), place)
    needed = WON_FROM - bits.count(now.put | now.left)
    if not null and native.is_installed():
        try:
            return NativeSolver(bits, most=MOST[_kind(option.game)]).reaches(now, needed)
        except TooLong:
            return None
    Rollout(bits, Manner(avoiding=null, ends_with_a_trick=null)).finish(now)
    return not now.tricks[place] if null else now.points[place] >= needed


def _kind(game: str) -> str:
    return game if game in {GRAND, NULL} else SUIT


@cache
def _ranked(game: str) -> CardBits:
    """Return the cards as ranked in a game."""
    return CardBits(ranking(game), PIQUET_32)
