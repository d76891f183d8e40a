"""What a hand of Skat promises before its game is named: as a declarer at each bid, and against the others.

Everything is said of the same skats, which depend on the hand alone. A higher bid only takes games away from them, so
it never promises more than a lower one.
"""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.computer.evaluate import mean
from game.computer.player import own_hand
from game.core.cards import PIQUET_32, Card
from game.core.view import View
from game.games.skat.auction import bid_values
from game.games.skat.cards import GAMES, NULL, NULL_OUVERT, SUITS_AND_GRAND
from game.games.skat.computer.chances import BEFORE, Option, WinChances, learnt
from game.games.skat.contract import least_possible

LEAST: Final = 1.0
"""The least average gain from declaring for which it bids, in points of the score."""
AT_ONCE: Final = 3.0
"""The discount on the gain required of the first bid: its declarer plays against two who have passed."""
SKATS: Final = 24
"""The number of skats averaged over, the same for every bid."""
FEW_GAMES: Final = 3
"""The number of promising games that are tried with each skat."""
NAMED: Final = (*SUITS_AND_GRAND, NULL)
BIDS_FROM: Final = -2.0
"""The points that a game must promise before the skat for another player to bid; with the skat it may be better."""


class Prospects:
    """The prospects of a declarer with ten cards, in points of the score."""

    def __init__(self, hand: Sequence[Card], *, forehand: bool) -> None:
        values = learnt(forehand=forehand)
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
        return [max(options, key=lambda option: option.gain(bid)).at(bid) for options in self._with_skat]

    def leaving(self, bid: int) -> Option:
        """Return the best game from the hand, as it is after a bid."""
        return max(self._from_hand, key=lambda option: option.gain(bid)).at(bid)

    def with_skat(self, bid: int) -> float:
        """Return the expected result of taking the skat at a bid; the higher the bid, the less."""
        return mean([option.gain(bid) for option in self.taking(bid)])

    def from_hand(self, bid: int) -> float:
        """Return the expected result of the best game from the hand at a bid."""
        return self.leaving(bid).gain(bid)

    def declaring(self, bid: int) -> Sequence[Option]:
        """Return the games that one would play at a bid, with each skat."""
        return [self.leaving(bid)] * SKATS if self.from_hand(bid) > self.with_skat(bid) else self.taking(bid)

    def limit(self, least: float) -> int:
        """Return the highest bid at which declaring gains at least `least`, 0 for none."""
        reached = 0
        for bid in bid_values("real"):
            if max(self.with_skat(bid), self.from_hand(bid)) < least - AT_ONCE * (not reached):
                break
            reached = bid
        return reached


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
