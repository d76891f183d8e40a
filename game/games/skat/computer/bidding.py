"""How far to bid: the average result of the best game over possible skats, at each bid."""

import random
from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from game.computer.evaluate import mean
from game.core.cards import PIQUET_32, Card
from game.games.skat.auction import bid_values
from game.games.skat.cards import NULL, NULL_OUVERT
from game.games.skat.computer.chances import BEFORE, Option, game_value, learnt, promise
from game.games.skat.reckoning import GAMES, SUITS_AND_GRAND

SKATS: Final = 24
"""The number of skats averaged over, the same for every bid."""
FEW_GAMES: Final = 3
"""The number of promising games examined."""
AT_ONCE: Final = 3.0
"""The discount on the gain required of the first bid: its declarer plays against two who have passed."""


class Prospects:
    """The prospects of a declarer with ten cards, in points of the score."""

    def __init__(self, hand: Sequence[Card], *, forehand: bool) -> None:
        values = learnt(forehand=forehand)
        self._from_hand = [values.option(hand, game, (), hand=True) for game in GAMES]
        games = sorted(
            (*SUITS_AND_GRAND, NULL),
            key=lambda game: -promise(values.chance(BEFORE, hand, game), game_value(hand, game, hand=False)),
        )[:FEW_GAMES]
        if NULL in games:
            games.append(NULL_OUVERT)
        unknown = [card for card in PIQUET_32.cards if card not in hand]
        rng = random.Random(" ".join(card.code for card in hand))  # noqa: S311
        self._with_skat = [
            _best_of_each([*values.options([*hand, *rng.sample(unknown, 2)], games)]) for _ in range(SKATS)
        ]

    def with_skat(self, bid: int) -> float:
        """Return the expected result of taking the skat at a bid; the higher the bid, the less."""
        return mean([max(option.gain(bid) for option in options) for options in self._with_skat])

    def from_hand(self, bid: int) -> float:
        """Return the expected result of the best game from the hand at a bid."""
        return max(option.gain(bid) for option in self._from_hand)

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
    best = dict[str, Option]()
    for option in sorted(options, key=lambda option: option.chance):
        best[option.game] = option
    return [*best.values()]


@lru_cache(maxsize=256)
def prospects(hand: frozenset[Card], *, forehand: bool) -> Prospects:
    """Return the prospects of a hand, computed once for all bids of an auction."""
    return Prospects(sorted(hand, key=PIQUET_32.cards.index), forehand=forehand)
