"""A player of trick games that bids by its own valuations, and chooses a card by sampling worlds of a view.

The last tricks are solved exactly, earlier ones played out. The effort is bounded by the number of cards played in
simulation, so the same view and the same randomness give the same answer on every machine.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any, Final, NamedTuple

from game.computer.binding import MadeFor
from game.computer.card_play import native
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, played
from game.computer.card_play.native import NativeRollout, NativeSolver
from game.computer.card_play.rollout import Manner, Rollout, Situation
from game.computer.card_play.solver import Solver, choices
from game.computer.evaluate import SURE, Stop, TooLong, best, error, evaluate, followed_to_the_end, mean
from game.computer.gains import Brought
from game.computer.player import Rule, RulePlayer, asked
from game.core.cards import Card
from game.core.lines import Line
from game.core.questions import PickCard
from game.core.view import Player, View

AnySolver = Solver | NativeSolver
Ending = Callable[[Situation], None]
"""Ends a deal early."""
Judge = Callable[[Situation], float]
"""Returns the viewer's gain from a finished deal, in chips."""
World = tuple[Situation, Judge, AnySolver | None]
"""A world, what values its end, and what solves it, if anything does."""
BELIEVED: Final = 12
"""At most this many worlds are drawn to find one consistent with the declarations; then the likeliest one is used."""
SEATS: Final = (3, 4)
LAID_OUT: Final = 8
"""The cost of drawing another world, in played cards."""
FIRST_CUT: Final = 16
"""After this many worlds, and at each doubling, the worse half of many cards is dropped."""
PROVEN: Final = 2.0
"""The standard errors by which an odd card must be better than all others."""


class End(NamedTuple):
    """A deal's end, what it brings in chips, and what breaks ties."""

    gain: float
    margin: float
    then: Situation


class CardEffort(NamedTuple):
    """The effort spent on a card: at most `worlds`, and no further one once `cards` were played in simulation.

    The last `tricks` are solved, in at most `solved` worlds and at least `few`; natively, the limits are
    `native_tricks` and `native_cards`. `certainty` is the number of standard errors by which a card must beat the usual
    one.
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
    """A game's interpretation of a view during card play.

    `judge` returns for a world the function that values its end; `margin` is the tie-breaking value of a further trick
    or point, next to nothing. A game of two sides is solvable, for the declarer's tricks if `by_tricks`, else for his
    points; taking more than `most` makes no difference. `likely` is how well a world, before the next card, fits the
    declarations, from 0 to 1. `playing` creates what plays a world out, and `calls` are answers besides the cards, as
    moves in it. `facts` are what the adviser reports of an end. `odd` are cards that no good player would choose
    unless they are proven better.
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
    playing: Callable[[CardBits, Manner], Rollout] = Rollout
    calls: Mapping[Any, int] = field(default_factory=dict[Any, int])
    facts: Callable[[Situation], Mapping[str, float]] = lambda _: {}
    odd: Collection[Card] = ()

    def rollout(self) -> Rollout:
        """Create what plays a world out, once: natively if it can."""
        native_too = self.playing is Rollout and native.is_installed()
        return (NativeRollout if native_too else self.playing)(self.bits, self.manner)

    @property
    def is_native(self) -> bool:
        """Whether the last tricks are solved natively: two sides of three or four play for points, and it is there."""
        for_points = self.solvable and not self.by_tricks and not self.manner.avoiding
        return for_points and len(self.hidden.seats) in SEATS and native.is_installed()


@dataclass(slots=True, eq=False, repr=False)
class Thinker:
    """Computes the gains of cards in the worlds of one reading; `cards` counts the cards played in simulation."""

    _reading: Reading
    _effort: CardEffort
    _rng: random.Random
    cards: int = field(default=0, init=False)

    def best(self, view: View, cards: Sequence[Card], usual: Any) -> Any:
        """Return the card with the highest gain; the usual card unless another is clearly better."""
        found = self._compared(view, cards, usual, SURE)
        worth = {card: [*map(worth_of, ends)] for card, ends in found.items()}
        return best(worth, usual, self._effort.certainty)

    def brought(self, view: View, cards: Sequence[Card], usual: Any) -> Mapping[Any, Sequence[Brought]]:
        """Return, for each card compared to the end, what it brings in every world, in chips."""
        return {
            card: [Brought(end.gain, facts=self._reading.facts(end.then), won=float(end.gain > 0)) for end in ends]
            for card, ends in self._compared(view, cards, usual, 0.0).items()
        }

    def outcomes(self, worlds: int) -> Sequence[float]:
        """Return the gains of the deal as it stands, in at most this many worlds."""
        return [self._end(world).gain for world in self._worlds(worlds)]

    def ended(self, ends: Mapping[Any, Ending | None], worlds: int) -> Mapping[Any, Sequence[Brought]]:
        """Return what ending the deal in these ways brings, in at most this many worlds; `None` is to play on."""
        found: dict[Any, list[Brought]] = {answer: [] for answer in ends}
        for now, judge, _ in self._worlds(worlds):
            for answer, end in ends.items():
                then = now.copy()
                if end:
                    end(then)
                gain = judge(then) if end else self._played_on(now, judge).gain
                found[answer].append(Brought(gain, won=float(gain > 0)))
        return found

    def _played_on(self, now: Situation, judge: Judge) -> End:
        """Play a world on: solve it if few tricks are left and that does not take too long."""
        if self._is_solvable(now.hands[now.turn].bit_count()):
            with suppress(TooLong):
                return self._end((now, judge, self._solver(self._effort.native_cards)))
        return self._end((now, judge, None))

    def _compared(self, view: View, cards: Sequence[Card], usual: Any, sure: float) -> Mapping[Any, Sequence[End]]:
        alike = {**alike_cards(self._reading.bits, view, cards), **self._reading.calls}
        different = [*dict.fromkeys(alike.values())]
        found, solved = self._found(different, alike[usual], view.hand(view.seat or 0).count, sure)
        compared = {card: found[bit] for card, bit in alike.items() if bit in found}
        return without_odd(compared, {card for card in self._reading.odd if card != usual}, solved=solved)

    def _found(
        self, different: Sequence[int], usual: int, left: int, sure: float
    ) -> tuple[Mapping[int, Sequence[End]], bool]:
        """Try cards: solve the rest if few tricks are left, or play it out if solving takes too long; return which."""
        effort = self._effort
        if self._is_solvable(left):
            with suppress(TooLong):
                stop = Stop(effort.few, sure=sure, certainty=effort.certainty, most=effort.solved)
                found = evaluate(different, self._solvers(), self._end, value=worth_of, usual=usual, stop=stop)
                return followed_to_the_end(found), True
        self.cards, worlds = 0, self._worlds(effort.worlds)
        stop = Stop(1, lambda: self.cards / effort.cards, sure, effort.certainty, effort.worlds, FIRST_CUT)
        found = evaluate(different, worlds, self._end, value=worth_of, usual=usual, stop=stop)
        return followed_to_the_end(found), False

    def _worlds(self, most: int) -> Iterator[World]:
        for _ in range(most):
            if self.cards >= self._effort.cards:
                return
            now = self._world()
            yield now, self._reading.judge(now), None

    def _world(self) -> Situation:
        """Draw a world, consistent with the declarations if one is found."""
        best, most = self._reading.hidden.situation(self._rng), 0.0
        world = best
        for _ in range(BELIEVED):
            chance = self._reading.likely(world)
            if chance > self._rng.random():
                return world
            if chance > most:
                best, most = world, chance
            world = self._reading.hidden.situation(self._rng)
            self.cards += LAID_OUT
        return best

    def _is_solvable(self, left: int) -> bool:
        """Whether so many tricks are few enough to be solved."""
        most = self._effort.native_tricks if self._reading.is_native else self._effort.tricks
        return self._reading.solvable and left <= most

    def _solvers(self) -> Iterator[World]:
        """Prepare worlds for solving; each solver caches what it has found out in its world."""
        left = self._effort.native_cards if self._reading.is_native else self._effort.cards
        for _ in range(self._effort.solved):
            now, solver = self._world(), self._solver(left)
            yield now, self._reading.judge(now), solver
            left -= solver.cards

    def _solver(self, most: int) -> AnySolver:
        reading = self._reading
        if self._reading.is_native:
            return NativeSolver(reading.bits, most=most)
        return Solver(reading.bits, by_tricks=reading.by_tricks, most=most, avoiding=reading.manner.avoiding)

    def _end(self, world: World, card: int = 0) -> End:
        """Solve a world, or play it out, optionally after a card."""
        (now, judge, solver), reading = world, self._reading
        then, rollout = now.copy(), reading.rollout()
        if card:
            rollout.play(then, card)
        if solver is None:
            rollout.finish(then)
            self.cards += rollout.cards
        elif not (reading.manner.ends_with_a_trick and then.tricks[then.declarer]):
            solver.finish(then, reading.most)
        return End(judge(then), reading.margin(then), then)


def worth_of(end: End) -> float:
    """Return what an end brings, ties broken."""
    return end.gain + end.margin


def without_odd(
    found: Mapping[Any, Sequence[End]], odd: Collection[Any], *, solved: bool
) -> Mapping[Any, Sequence[End]]:
    """Drop odd cards, unless one is better than all others beyond doubt in worlds that were solved."""
    sound = {card: ends for card, ends in found.items() if card not in odd}
    if not sound:
        return found
    first = max(sound.values(), key=lambda ends: mean([*map(worth_of, ends)]))

    def proven(ends: Sequence[End]) -> bool:
        more = [worth_of(one) - worth_of(other) for one, other in zip(ends, first, strict=True)]
        return solved and mean(more) > PROVEN * error(more)

    return {card: ends for card, ends in found.items() if card in sound or proven(ends)}


def alike_cards(bits: CardBits, view: View, cards: Sequence[Card]) -> Mapping[Card, int]:
    """Map each card to its representative: the highest of those with no other player's possible card between them."""
    mine = bits.mask(cards)
    held = bits.mask(view.hand(view.seat or 0).cards or ())
    gone = bits.mask(played(view)) & ~bits.mask(card for _, card in view.trick)
    different = choices(bits, bits.points, mine, bits.all & ~held & ~gone)
    alike, stands = dict[Card, int](), 0
    for card in sorted(cards, key=lambda card: -bits.bit[card]):
        stands = bits.bit[card] if bits.bit[card] in different else stands
        alike[card] = stands
    return alike


Foresight = Callable[[View, Any, random.Random], Mapping[Any, Sequence[Brought]]]
"""Returns what answers to questions other than for cards bring, in chips, with a usual answer; empty if unknown."""


@dataclass(frozen=True)
class ThinkingPlayer:
    """Bids by `rules`, created for a risk bias, and plays the cards with the highest gain.

    `thumb` chooses the usual card. `made_for` are the rules that `read` and the data behind the bids were made for.
    `foresight` and `planned` are for those who ask it for advice.
    """

    rules: Callable[[float], Mapping[str, Rule]]
    thumb: Player
    read: Callable[[View], Reading]
    effort: CardEffort
    made_for: Collection[MadeFor]
    risk_bias: float = 0.0
    foresight: Foresight = lambda _view, _usual, _rng: {}
    planned: Callable[[View], Line | None] = lambda _: None

    def with_bias(self, risk_bias: float, _searcher: Player) -> ThinkingPlayer:
        """Return the same player with a risk bias; it never uses the searcher."""
        return replace(self, risk_bias=risk_bias)

    @cached_property
    def _bids(self) -> RulePlayer:
        return RulePlayer(self.rules(self.risk_bias))

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        if len(question.answers) == 1:
            return question.answers[0]
        if not isinstance(question, PickCard):
            return self._bids.choose(view, rng)
        if len(question.cards) == 1:
            return question.cards[0]
        usual = self.thumb.choose(view, rng)
        return Thinker(self.read(view), self.effort, rng).best(view, question.cards, usual)

    def brought(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
        """Return what each answer that was compared to the end brings in every world, in chips; empty if unknown."""
        question = asked(view)
        if not isinstance(question, PickCard):
            return self.foresight(view, usual, rng)
        return Thinker(self.read(view), self.effort, rng).brought(view, question.cards, usual)

    def plan(self, view: View) -> Line | None:
        """Return what the player has in mind with the hand."""
        return self.planned(view)
