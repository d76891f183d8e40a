"""Which card to play, by the worlds that a view allows: the last tricks solved to the end, those before played out.

Thinking is bounded by the cards that are played in thought, so the same view and the same randomness give the same
answer on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.computer.card_play import native
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played
from game.computer.card_play.native import NativeSolver
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.solver import Solver, choices
from game.computer.evaluate import TooLong, best, evaluate, followed_to_the_end
from game.core.cards import Card
from game.core.view import View

AnySolver = Solver | NativeSolver
Judge = Callable[[Situation], float]
"""What a deal that is over has brought the viewer, in chips."""
BELIEVED: Final = 12
"""At most this many worlds are laid out for one that goes with what was declared; the last one is taken anyhow."""
SIDES: Final = 3
LAID_OUT: Final = 8
"""To lay a world out again takes about as long as to play this many cards."""
FIRST_CUT: Final = 16
"""After this many worlds, and whenever they have doubled, the worse half of many cards is dropped."""


class CardEffort(NamedTuple):
    """How long cards are thought about: at most `worlds`, and no further one after `cards` were played in thought.

    The last `tricks` are solved, in at most `solved` worlds and at least `few`; where that is done natively they are
    `native_tricks`, and `native_cards` are played for it. `certainty` is by how many standard errors a card must beat
    the usual one.
    """

    worlds: int = 160
    cards: int = 30_000
    tricks: int = 5
    solved: int = 40
    few: int = 5
    native_tricks: int = 8
    native_cards: int = 500_000
    certainty: float = 0.3


@dataclass(frozen=True)
class Reading:
    """What a game makes of a view while cards are played.

    `judge` gives for a world what tells how its end is worth; `margin` what a trick or a point more is worth where that
    is the same, which is next to nothing. A game of two sides can be solved, for the declarer's tricks if `by_tricks`
    and else for his points; it makes no difference if he takes more than `most` of them. `likely` is how well a world,
    as it lies before the next card, goes with what was declared, from 0 to 1.
    """

    bits: CardBits
    hidden: Hidden
    manner: Manner
    judge: Callable[[Situation], Judge]
    margin: Judge
    solvable: bool = True
    by_tricks: bool = False
    most: int = 120
    likely: Judge = lambda _: 1.0

    @property
    def is_for_points(self) -> bool:
        """Whether a declarer plays against two others for card points."""
        return self.solvable and not self.by_tricks and not self.manner.avoiding and len(self.hidden.seats) == SIDES


class Thinker:
    """Finds out what cards bring in the worlds of one reading; `cards` is how many were played in thought."""

    def __init__(self, reading: Reading, effort: CardEffort, rng: random.Random) -> None:
        self._reading = reading
        self._effort = effort
        self._rng = rng
        self.cards = 0

    def best(self, view: View, cards: Sequence[Card], usual: Card) -> Card:
        """Return the card that brings most; the usual one unless another is surely better."""
        worth = self._compared(view, cards, usual)
        return best(
            {card: [sum(pair) for pair in pairs] for card, pairs in worth.items()}, usual, self._effort.certainty
        )

    def gains(self, view: View, cards: Sequence[Card], usual: Card) -> Mapping[Card, Sequence[float]]:
        """Return for each card that was compared to the end what it has brought in every world, in chips."""
        return {card: [gain for gain, _ in pairs] for card, pairs in self._compared(view, cards, usual).items()}

    def outcomes(self, worlds: int) -> Sequence[float]:
        """Return what the deal brings as it stands, in so many worlds at most."""
        return [self._played_out((now, self._reading.judge(now)))[0] for now in self._worlds(worlds)]

    def better_ended(self, end: Callable[[Situation], None], worlds: int) -> Sequence[float]:
        """Return by how much more the deal brings if it is ended so than if it is played on, in so many worlds."""
        differences: list[float] = []
        for now in self._worlds(worlds):
            judge, then = self._reading.judge(now), now.copy()
            end(then)
            differences.append(judge(then) - self._played_out((now, judge))[0])
        return differences

    def _compared(self, view: View, cards: Sequence[Card], usual: Card) -> Mapping[Card, Sequence[tuple[float, float]]]:
        alike = alike_cards(self._reading.bits, view, cards)
        different = [*dict.fromkeys(alike.values())]
        found = self._found(different, alike[usual], view.hand(view.seat or 0).count)
        return {card: found[bit] for card, bit in alike.items() if bit in found}

    def _found(self, different: Sequence[int], usual: int, left: int) -> Mapping[int, Sequence[tuple[float, float]]]:
        """Try cards: what comes after each is solved with few tricks left, and played out where that takes too long."""
        if self._reading.solvable and left <= self._solved_tricks:
            with suppress(TooLong):
                return evaluate(different, self._solvers(), self._solved, value=sum, least=self._effort.few)
        self.cards = 0
        worlds = ((now, self._reading.judge(now)) for now in self._worlds(self._effort.worlds))
        found = evaluate(
            different, worlds, self._played_out, value=lambda pair: pair[0], usual=usual, first_cut=FIRST_CUT
        )
        return followed_to_the_end(found)

    def _worlds(self, most: int) -> Iterator[Situation]:
        for _ in range(most):
            if self.cards >= self._effort.cards:
                return
            yield self._world()

    def _world(self) -> Situation:
        """Lay the hidden cards out in a way that goes with what was declared, as far as one is found."""
        likely, rng, world = self._reading.likely, self._rng, self._reading.hidden.situation(self._rng)
        for _ in range(BELIEVED):
            if likely(world) > rng.random():
                break
            world = self._reading.hidden.situation(rng)
            self.cards += LAID_OUT
        return world

    @property
    def _is_native(self) -> bool:
        """Whether the last tricks are solved natively: where card points are wanted, and the runtime is there."""
        return self._reading.is_for_points and native.is_installed()

    @property
    def _solved_tricks(self) -> int:
        return self._effort.native_tricks if self._is_native else self._effort.tricks

    def _solvers(self) -> Iterator[tuple[Situation, Judge, AnySolver]]:
        """Prepare worlds to be solved; a solver knows what it has found out in its world."""
        reading, left = self._reading, self._effort.native_cards if self._is_native else self._effort.cards
        for _ in range(self._effort.solved):
            now, solver = self._world(), self._solver(left)
            yield now, reading.judge(now), solver
            left -= solver.cards

    def _solver(self, most: int) -> AnySolver:
        reading = self._reading
        if self._is_native:
            return NativeSolver(reading.bits, most=most)
        return Solver(reading.bits, by_tricks=reading.by_tricks, most=most, avoiding=reading.manner.avoiding)

    def _solved(self, world: tuple[Situation, Judge, AnySolver], card: int) -> tuple[float, float]:
        now, judge, solver = world
        then = now.copy()
        Rollout(self._reading.bits, self._reading.manner).play(then, card)
        if not (self._reading.manner.ends_with_a_trick and then.tricks[then.declarer]):
            solver.finish(then, self._reading.most)
        return judge(then), self._reading.margin(then)

    def _played_out(self, world: tuple[Situation, Judge], card: int = 0) -> tuple[float, float]:
        """Play a world out, after a card if there is one."""
        now, judge = world
        then, rollout = now.copy(), Rollout(self._reading.bits, self._reading.manner)
        if card:
            rollout.play(then, card)
        rollout.finish(then)
        self.cards += rollout.cards
        return judge(then), self._reading.margin(then)


def alike_cards(bits: CardBits, view: View, cards: Sequence[Card]) -> Mapping[Card, int]:
    """Return by card which one stands for it: the highest of those between which no one else can have one."""
    mine = bits.mask(cards)
    held = bits.mask(view.hand(view.seat or 0).cards or ())
    gone = bits.mask(played(view)) & ~bits.mask(card for _, card in view.trick)
    different = choices(bits, bits.points, mine, bits.all & ~held & ~gone)
    alike, stands = dict[Card, int](), 0
    for card in sorted(cards, key=lambda card: -bits.bit[card]):
        stands = bits.bit[card] if bits.bit[card] in different else stands
        alike[card] = stands
    return alike
