"""What a hand of Skat promises before its game is named: as a declarer at each bid, and against the others.

Everything is said of the same skats, which depend on the hand alone. A higher bid only takes games away from them, and
a high one tells of a strong opponent, so it never promises more than a lower one.

Games, and cards to put away for them, are chosen by trying promising ones out with open cards. The learnt chance of a
hand and the share of deals in which its game is won are two judges of the same thing. Together they are as good as
players; docs/measurements.md has the figures.
"""

import random
from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache
from itertools import islice, takewhile
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
from game.games.skat.auction import LOWEST, bid_values
from game.games.skat.cards import GAMES, GRAND, NULL, NULL_OUVERT, NULLS, SUITS_AND_GRAND, ranking
from game.games.skat.computer.chances import BEFORE, Option, WinChances, learnt
from game.games.skat.computer.player import own_bid, own_discards
from game.games.skat.contract import least_possible
from game.kits.points.counting import WON_FROM

LEAST: Final = 1.0
"""The least average gain from declaring for which it bids, in points of the score."""
AT_ONCE: Final = 3.0
"""The discount on the gain required of the first bid: its declarer plays against two who have passed."""
SKATS: Final = 24
"""The number of skats averaged over, the same for every bid."""
FEW_GAMES: Final = 3
"""The number of promising games that are tried with each skat."""
CONTESTED: Final = 0.5
"""By how much the logarithm of the odds of a game is lower above the lowest bid: somebody else has a good hand, too."""
HIGH: Final = (30, 46)
"""Above these bids, which few suit games reach, a grand is looked at in deals in which another bids more as well:"""
WORLDS: Final = 16
"""in so many,"""
FEWEST: Final = 6
"""at least in so many,"""
DRAWS: Final = 400
"""of so many drawn."""
NAMED: Final = (*SUITS_AND_GRAND, NULL)
BIDS_FROM: Final = -2.0
"""The points that a game must promise before the skat for another player to bid; with the skat it may be better."""
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


class Prospects:
    """The prospects of a declarer with ten cards, in points of the score."""

    def __init__(self, hand: Sequence[Card], *, forehand: bool) -> None:
        self._hand, self._forehand = hand, forehand
        self._doubts, self._deals = cache(self._doubt_when), cache(self._against)
        self._values = values = learnt(forehand=forehand)
        self._from_hand = [values.option(hand, game, (), hand=True) for game in GAMES]
        games = [hope.game for hope in sorted(hopes(hand, values), key=lambda hope: -hope.gain(0))][:FEW_GAMES]
        if NULL in games:
            games.append(NULL_OUVERT)
        unknown = [card for card in PIQUET_32.cards if card not in hand]
        rng = random.Random(" ".join(card.code for card in hand))  # noqa: S311
        self.skats = [tuple(rng.sample(unknown, 2)) for _ in range(SKATS)]
        """Two cards each."""
        self._with_skat = [_best_of_each([*values.options([*hand, *skat], games)]) for skat in self.skats]

    def taking(self, bid: int) -> Sequence[Option]:
        """Return the best game with each skat, as it is after a bid."""
        best = [_best(options, bid) for options in self._with_skat]
        if not any(option.game == GRAND for option in best):
            return best
        doubt = self._doubt(bid, from_hand=False)
        return [_best(options, bid, doubt) for options in self._with_skat]

    def leaving(self, bid: int) -> Option:
        """Return the best game from the hand, as it is after a bid."""
        best = _best(self._from_hand, bid)
        return best if best.game != GRAND else _best(self._from_hand, bid, self._doubt(bid, from_hand=True))

    def with_skat(self, bid: int) -> float:
        """Return the expected result of taking the skat at a bid; the higher the bid, the less."""
        return mean([option.gain(bid) for option in self.taking(bid)])

    def from_hand(self, bid: int) -> float:
        """Return the expected result of the best game from the hand at a bid."""
        return self.leaving(bid).gain(bid)

    def declaring(self, bid: int) -> Sequence[Option]:
        """Return the games that one would play at a bid, with each skat."""
        return [self.leaving(bid)] * SKATS if self.from_hand(bid) > self.with_skat(bid) else self.taking(bid)

    def justifies(self, bid: int, least: float) -> bool:
        """Whether declaring at a bid gains at least `least`; somewhat less is enough for the lowest bid."""
        return max(self.with_skat(bid), self.from_hand(bid)) >= least - AT_ONCE * (bid == LOWEST)

    def limit(self, least: float) -> int:
        """Return the highest bid at which declaring gains at least `least`, 0 for none."""
        return max(takewhile(lambda bid: self.justifies(bid, least), bid_values("real")), default=0)

    def _doubt(self, bid: int, *, from_hand: bool) -> float:
        """Return by how much the logarithm of the odds of a grand is lower at a bid; the higher the bid, the more."""
        return max((self._doubts(high, from_hand=from_hand) for high in HIGH if high < bid), default=0.0)

    def _doubt_when(self, high: int, *, from_hand: bool) -> float:
        """Return the same if another bids more than `high`, by deals with open cards; 0 if hardly anybody would."""
        found, hoped = list[float](), list[float]()
        for skat, others in self._deals(high):
            taken, left = ((), skat) if from_hand else (skat, ())
            option = self._grand(taken)
            kept = [card for card in (*self._hand, *taken) if card not in option.away]
            won = wins(option, kept, int(not self._forehand), [*others, *left])
            ends = (True, False) if won is None else (won,)
            found.append(mean([combined(option, [end] * DEALS) for end in ends]))
            hoped.append(option.chance)
        return max(0.0, odds(mean(hoped)) - odds(mean(found))) if len(found) >= FEWEST else 0.0

    def _grand(self, skat: Sequence[Card]) -> Option:
        """Return the best grand with a skat, or from the hand without one."""
        if not skat:
            return next(option for option in self._from_hand if option.game == GRAND)
        return max(self._values.options([*self._hand, *skat], [GRAND]), key=lambda option: option.chance)

    def _against(self, high: int) -> Sequence[tuple[Sequence[Card], ...]]:
        """Return skats, each with hands of the others of whom one bids more than `high`."""
        rng = random.Random(f"{high} " + " ".join(card.code for card in self._hand))  # noqa: S311
        unknown, values = [card for card in PIQUET_32.cards if card not in self._hand], learnt(forehand=False)

        def fits(cards: Sequence[Card]) -> bool:
            return max(reach(hopes(hand, values)) for hand in (cards[:TEN], cards[TEN : 2 * TEN])) > high

        drawn = (rng.sample(unknown, len(unknown)) for _ in range(DRAWS))
        return [(cards[2 * TEN :], cards[: 2 * TEN]) for cards in islice(filter(fits, drawn), WORLDS)]


def _best(options: Sequence[Option], bid: int, doubt: float = 0.0) -> Option:
    """Return the best option after a bid, with doubt about a grand."""
    return max((_doubted(option, bid, doubt) for option in options), key=lambda option: option.gain(bid)).at(bid)


def _doubted(option: Option, bid: int, doubt: float) -> Option:
    """Lower the chance of an option after a bid that somebody contested, and that of a grand by at least `doubt`."""
    least = CONTESTED if bid > LOWEST else 0.0
    lowered = max(least, doubt) if option.game == GRAND else least
    return option._replace(chance=likely(odds(option.chance) - lowered)) if lowered else option


def _best_of_each(options: Sequence[Option]) -> list[Option]:
    """Keep the best discard for each game."""
    return [*{option.game: option for option in sorted(options, key=lambda option: option.chance)}.values()]


@lru_cache(maxsize=256)
def _prospects(hand: frozenset[Card], *, forehand: bool) -> Prospects:
    return Prospects(sorted(hand, key=PIQUET_32.cards.index), forehand=forehand)


def prospects(view: View) -> Prospects:
    """Return the prospects of the viewer's ten cards, computed once for all bids of an auction."""
    return _prospects(frozenset(own_hand(view)), forehand=view.seat == view.forehand)


def hopes(hand: Sequence[Card], values: WinChances) -> list[Option]:
    """Return what ten cards promise in each game before the skat is seen."""
    return [
        Option(game, (), values.chance(BEFORE, hand, game), least_possible(hand, game, hand=False)) for game in NAMED
    ]


def reach(found: Sequence[Option]) -> int:
    """Return how far somebody with these hopes bids, 0 for not at all."""
    return max((hope.value for hope in found if hope.gain(0) >= BIDS_FROM), default=0)


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
