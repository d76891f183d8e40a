"""A player of East–West that maximizes expectation: it plays each answer out with many stocks, as all else is open."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Final, cast

from game.computer.evaluate import SURE, Stop, best, evaluate, followed_to_the_end
from game.computer.player import asked
from game.core.cards import Card
from game.core.view import View
from game.games.east_west.computer.fast_deal import BITS, DRAWS, MADE_FOR, Sides, hand, play_on, set_of
from game.games.east_west.computer.player import EastWestPlayer, rows_of, unseen_in
from game.games.east_west.options import EastWestOptions
from game.games.east_west.script import ROWS

RULES: Final = EastWestPlayer()
FEWEST: Final = 20
"""The least number of stocks sampled."""
SETTLING: Final = 3
"""The cost of comparing the rows, in cards laid."""


@dataclass(frozen=True, slots=True)
class EastWestThinker:
    """Plays answers out with as many stocks as fit a budget of `cards` laid in simulation, so more near the end.

    `certainty` is how much better than the rules of thumb an answer must be, in standard errors.
    """

    cards: int
    certainty: float = 0.5
    made_for: ClassVar = (MADE_FOR,)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return the best answer; that of the rules of thumb unless another is better."""
        if len(asked(view).answers) == 1:
            return asked(view).safe
        usual = RULES.choose(view, rng)
        return best(self.gains(view, usual, rng, SURE), usual, self.certainty)

    def gains(self, view: View, usual: Any, rng: random.Random, sure: float = 0.0) -> Mapping[Any, Sequence[float]]:
        """Return each answer's gain with every stock, in chips."""
        seat = view.seat or 0
        mine, theirs = ([set_of(cards) for cards in rows_of(view, each).values()] for each in (seat, 1 - seat))
        unseen, wanted = [BITS[each] for each in unseen_in(view)], to_come(view)
        card, names = BITS[cast("Card", asked(view).about["card"])], list(ROWS)
        answers, rules = asked(view).answers, cast("EastWestOptions", view.options)
        number = max(FEWEST, self.cards // ((wanted + SETTLING) * len(answers)))

        def brought(stock: Sequence[int], answer: str) -> float:
            sides = ([*mine], [*theirs])
            sides[0][names.index(answer)] |= card
            play_on(sides, 1, stock)
            return gain(sides, rules)

        stocks = (rng.sample(unseen, wanted) for _ in range(number))
        stop = Stop(sure=sure, certainty=self.certainty, most=number)
        return followed_to_the_end(evaluate(answers, stocks, brought, value=float, usual=usual, stop=stop))


def to_come(view: View) -> int:
    """Count the cards that both sides still have to draw."""
    own = {name for row in ROWS.values() for name in (row.west, row.east)}
    laid = sum(zone.count for zone in view.zones if zone.name in own)
    return 2 * DRAWS - laid - 1


def gain(sides: Sides, rules: EastWestOptions) -> float:
    """Return the first side's winnings with full rows, in chips; winning the game is worth an extra chip."""
    lead = 0
    for rows in zip(*sides, strict=True):
        mine, theirs = (
            hand(row, flush_first=rules.flush_beats_full_house, ace_low=rules.ace_low_straight) for row in rows
        )
        lead += (mine > theirs) - (mine < theirs)
    won = (lead > 0) - (lead < 0)
    return won + rules.stake * (lead if rules.stake_per == "row" else won)


STRONG_PLAYER: Final = EastWestThinker(9_000)
