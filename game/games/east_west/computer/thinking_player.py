"""A player of East–West that maximizes expectation: it plays each answer out with many stocks, as all else is open.

Cards are bits, and both sides lay them where the hopes of a row rise most.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from types import MappingProxyType
from typing import Any, ClassVar, Final, cast

from game.computer.binding import MadeFor
from game.computer.evaluate import SURE, Stop, best, evaluate, followed_to_the_end
from game.computer.player import asked
from game.core.cards import PIQUET_32, Card
from game.core.view import View
from game.games.east_west.computer.player import EAST_WEST_PLAYER, FINER, WORTH, rows_of, unseen_in
from game.games.east_west.hands import FIVE, Hand, poker_hand
from game.games.east_west.script import ROOM, ROWS, EastWestOptions

MADE_FOR: Final = MadeFor(revision=1, options="9992ef376de1ceb5")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
CARDS: Final = PIQUET_32.cards
BITS: Final = {card: 1 << number for number, card in enumerate(CARDS)}
DRAWS: Final = ROOM * len(ROWS)
"""The number of cards that each side lays."""
HOPES: Final[Mapping[str, tuple[float, float]]] = MappingProxyType({
    "1": (0.12, 0.04), "11": (0.23, 0.029), "11s": (0.27, 0.023), "11r": (0.16, 0.04), "11sr": (0.22, 0.034),
    "111": (0.21, 0.027), "111s": (0.27, 0.018), "111r": (0.23, 0.03), "111sr": (0.25, 0.03),
    "1111": (0.19, 0.003), "1111s": (0.37, 0.024), "1111r": (0.27, 0.036), "1111sr": (0.28, 0.093),
    "2": (0.33, 0.036), "21": (0.33, 0.04), "211": (0.36, 0.015), "22": (0.56, 0.035),
    "3": (0.62, 0.025), "31": (0.65, 0.027), "4": (0.98, 0.0),
})  # fmt: skip
"""The expected final value of an incomplete row, and the gain for each card that its side still has to lay.

The key lists the number of cards of each rank, then s if all are of one suit and r if they are within reach of a
straight. The figures come from games in which both sides laid their cards by them.
"""

Sides = Sequence[list[int]]
"""Each side's rows, from the top down, including the cards of the board."""


def set_of(cards: Iterable[Card]) -> int:
    """Convert cards to a set."""
    return sum(BITS[card] for card in cards)


def cards_of(row: int) -> Sequence[Card]:
    """List the cards of a set."""
    return [card for card, bit in BITS.items() if row & bit]


@lru_cache(maxsize=1 << 15)
def hand(row: int, *, flush_first: bool, ace_low: bool) -> Hand:
    """Evaluate a full row."""
    return poker_hand(cards_of(row), flush_first=flush_first, ace_low=ace_low)


@lru_cache(maxsize=1 << 16)
def hopes(row: int) -> tuple[float, float]:
    """Return a row's expected final value, and the gain for each card that its side still has to lay."""
    cards = cards_of(row)
    if len(cards) == FIVE:
        full = poker_hand(cards)
        return WORTH[full.kind] + FINER * full.powers[0], 0.0
    powers = [card.power for card in cards]
    each = sorted((powers.count(power) for power in set(powers)), reverse=True)
    suited = len(cards) > 1 and len({card.suit for card in cards}) == 1
    near = len(cards) > 1 and len(each) == len(cards) and max(powers) - min(powers) < FIVE
    return HOPES["".join(map(str, each)) + "s" * suited + "r" * near]


def best_place(rows: Sequence[int], card: int, left: int) -> int:
    """Find the row in which a card raises the hopes most, with `left` cards still to lay after it."""
    best, most = -1, -FIVE * 1.0
    for place, row in enumerate(rows):
        if row.bit_count() < FIVE:
            now, by_now = hopes(row)
            then, by_then = hopes(row | card)
            gained = then - now + (by_then - by_now) * left
            if gained > most:
                best, most = place, gained
    return best


def play_on(sides: Sides, first: int, stock: Sequence[int]) -> None:
    """Let both sides lay the cards of the stock in turn, starting with side `first`, until it is empty."""
    laid = [sum(row.bit_count() for row in rows) - len(rows) for rows in sides]
    for card in stock:
        rows = sides[first]
        laid[first] += 1
        rows[best_place(rows, card, DRAWS - laid[first])] |= card
        first = 1 - first


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
        usual = EAST_WEST_PLAYER.choose(view, rng)
        return best(self.gains(view, usual, rng, SURE), usual, self.certainty)

    def gains(self, view: View, usual: Any, rng: random.Random, sure: float = 0.0) -> Mapping[Any, Sequence[float]]:
        """Return each answer's gain with every stock, in chips."""
        seat = view.seat or 0
        mine, theirs = ([set_of(cards) for cards in rows_of(view, each).values()] for each in (seat, 1 - seat))
        unseen = [BITS[each] for each in unseen_in(view)]
        wanted = 2 * FIVE * len(ROWS) - 1 - sum(row.bit_count() for row in (*mine, *theirs))
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
