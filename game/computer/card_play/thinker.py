"""Which card to play, by the worlds that a view allows: the last tricks solved to the end, those before played out.

Thinking is bounded by the cards that are played in thought, so the same view and the same randomness give the same
answer on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.solver import Solver, TooLong, choices
from game.computer.search import best, better_half
from game.core.cards import Card
from game.core.view import View

Judge = Callable[[Situation], float]
"""Tells what a deal that is over has brought the viewer, in chips."""
FIRST_CUT: Final = 16
"""After so many worlds, and whenever they have doubled, the worse half of many cards is dropped."""
FEW: Final = 3


class Effort(NamedTuple):
    """How much is thought: so many worlds at most, and no new one after so many `cards` played in thought.

    The last `tricks` are solved, in `solved` worlds at most and `few` at least. `certainty` is how much better than the
    usual card another one must be, in standard errors.
    """

    worlds: int = 160
    cards: int = 30_000
    tricks: int = 5
    solved: int = 40
    few: int = 5
    certainty: float = 0.3


@dataclass(frozen=True)
class Reading:
    """What a game makes of a view while cards are played.

    `judge` gives for a world what tells how its end is worth; `margin` what a trick or a point more is worth where that
    is the same, which is next to nothing. A game of two sides can be solved, for the declarer's tricks if `by_tricks`
    and else for his points; it makes no difference if he takes more than `most` of them.
    """

    bits: CardBits
    hidden: Hidden
    manner: Manner
    judge: Callable[[Situation], Judge]
    margin: Judge
    solvable: bool = True
    by_tricks: bool = False
    most: int = 120


class Thinker:
    """Finds out what cards bring in the worlds of one reading; `cards` is how many were played in thought."""

    def __init__(self, reading: Reading, effort: Effort, rng: random.Random) -> None:
        self._reading = reading
        self._effort = effort
        self._rng = rng
        self.cards = 0

    def best(self, view: View, cards: Sequence[Card], usual: Card) -> Card:
        """Give the card that brings most; the usual one unless another is surely better."""
        worth = self._compared(view, cards, usual)
        return best(
            {card: [sum(pair) for pair in pairs] for card, pairs in worth.items()}, usual, self._effort.certainty
        )

    def gains(self, view: View, cards: Sequence[Card], usual: Card) -> Mapping[Card, Sequence[float]]:
        """Give for each card that was compared to the end what it has brought in every world, in chips."""
        return {card: [gain for gain, _ in pairs] for card, pairs in self._compared(view, cards, usual).items()}

    def outcomes(self, worlds: int) -> Sequence[float]:
        """Give what the deal brings as it stands, in so many worlds at most."""
        return [self._ended(now, self._reading.judge(now))[0] for now in self._worlds(worlds)]

    def _compared(self, view: View, cards: Sequence[Card], usual: Card) -> Mapping[Card, Sequence[tuple[float, float]]]:
        alike = alike_cards(self._reading.bits, view, cards)
        different = [*dict.fromkeys(alike.values())]
        solve = self._reading.solvable and view.hand(view.seat or 0).count <= self._effort.tricks
        found = self._solved(different) if solve else None
        found = found or self._played_out(different, alike[usual])
        return {card: found[bit] for card, bit in alike.items() if bit in found}

    def _worlds(self, most: int) -> Iterator[Situation]:
        for _ in range(most):
            if self.cards >= self._effort.cards:
                return
            yield self._reading.hidden.situation(self._rng)

    def _solved(self, different: Sequence[int]) -> Mapping[int, Sequence[tuple[float, float]]] | None:
        """Solve what comes after each card; `None` if that takes too long in too many worlds."""
        reading, found = self._reading, [list[tuple[float, float]]() for _ in different]
        for now in self._worlds(self._effort.solved):
            solver = self._solver()
            judge = reading.judge(now)
            try:
                here = [self._after(now, card, solver, judge) for card in different]
            except TooLong:
                break
            finally:
                self.cards += solver.cards
            for pairs, pair in zip(found, here, strict=True):
                pairs.append(pair)
        return dict(zip(different, found, strict=True)) if len(found[0]) >= self._effort.few else None

    def _solver(self) -> Solver:
        reading, most = self._reading, self._effort.cards - self.cards
        return Solver(reading.bits, by_tricks=reading.by_tricks, most=most, avoiding=reading.manner.avoiding)

    def _after(self, now: Situation, card: int, solver: Solver, judge: Judge) -> tuple[float, float]:
        then = now.copy()
        Rollout(self._reading.bits, self._reading.manner).play(then, card)
        if not (self._reading.manner.ends_with_a_trick and then.tricks[then.declarer]):
            solver.finish(then, self._reading.most)
        return judge(then), self._reading.margin(then)

    def _played_out(self, different: Sequence[int], usual: int) -> Mapping[int, Sequence[tuple[float, float]]]:
        """Play out what comes after each card by quick rules; what is worse for long is dropped."""
        found = {card: list[tuple[float, float]]() for card in different}
        self.cards = 0
        for number, now in enumerate(self._worlds(self._effort.worlds), start=1):
            judge = self._reading.judge(now)
            for card, pairs in found.items():
                pairs.append(self._ended(now, judge, card))
            if number >= FIRST_CUT and number & (number - 1) == 0 and len(found) > FEW:
                kept = better_half({card: [gain for gain, _ in pairs] for card, pairs in found.items()}, usual)
                found = {card: found[card] for card in kept}
        return found

    def _ended(self, now: Situation, judge: Judge, card: int = 0) -> tuple[float, float]:
        """Play a world out, after a card if there is one."""
        then, rollout = now.copy(), Rollout(self._reading.bits, self._reading.manner)
        if card:
            rollout.play(then, card)
        rollout.finish(then)
        self.cards += rollout.cards
        return judge(then), self._reading.margin(then)


def alike_cards(bits: CardBits, view: View, cards: Sequence[Card]) -> Mapping[Card, int]:
    """Tell by card which one stands for it: the highest of those between which nobody else can have one."""
    mine = bits.mask(cards)
    held = bits.mask(view.hand(view.seat or 0).cards or ())
    gone = bits.mask(played(view)) & ~bits.mask(card for _, card in view.trick)
    different = choices(bits, bits.points, mine, bits.all & ~held & ~gone)
    alike, stands = dict[Card, int](), 0
    for card in sorted(cards, key=lambda card: -bits.bit[card]):
        stands = bits.bit[card] if bits.bit[card] in different else stands
        alike[card] = stands
    return alike
