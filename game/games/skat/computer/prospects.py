"""What a hand of Skat promises before its game is named: as a declarer at each bid, and against the others.

Everything is said of the same skats, which depend on the hand alone. A higher bid only takes games away from them, and
a high one tells of a strong opponent, so it never promises more than a lower one.
"""

import random
from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import islice, takewhile
from typing import Final

from game.computer.evaluate import mean
from game.computer.player import own_hand
from game.core.cards import PIQUET_32, Card
from game.core.view import View
from game.games.skat.auction import LOWEST, bid_values
from game.games.skat.cards import GAMES, GRAND, NULL, NULL_OUVERT, SUITS_AND_GRAND
from game.games.skat.computer.chances import BEFORE, Option, WinChances, learnt
from game.games.skat.computer.naming import DEALS, TEN, combined, likely, odds, wins
from game.games.skat.contract import least_possible

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
