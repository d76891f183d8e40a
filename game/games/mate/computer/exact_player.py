"""The player of Mate that cannot be beaten: it searches every line of play to the end.

All cards are dealt, so its only unknown is the card that the opponent has foreplaced, if any; then it considers each.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from typing import Any, ClassVar, Final, cast

from game.computer.evaluate import mean
from game.computer.player import asked
from game.core.cards import Card
from game.core.questions import PickCard
from game.core.view import View
from game.games.mate.computer.lookahead import CARDS, MADE_FOR, NUMBERS, UNBOUND, Lookahead, TooFar, numbers
from game.games.mate.computer.player import FOREPLACE, foreplaced, number, sides
from game.games.mate.options import MateOptions

POSITIONS: Final = 13_000
"""The most positions searched for one question."""
TIE: Final = 0.5
"""Less than a point, to detect ties."""
NEAR: Final = 2
"""The moves of lookahead used to choose between equal results, and if the end is too far away."""


class ExactPlayer:
    """Plays for the best result against the opponent's best play."""

    made_for: ClassVar = (MADE_FOR,)

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        if question.kind == "foreplace":
            return FOREPLACE if FOREPLACE in question.answers and worth_foreplacing(view) else question.safe
        if isinstance(question, PickCard) and question.kind == "foreplace-card":
            card = worth_foreplacing(view)
            return card if card in question.cards else foreplaced(view, question)
        points = to_the_end(view, rng, exactly=False) or near(view)
        promising = near(view)
        return max(points, key=lambda answer: (mean(points[answer]), promising[answer]))

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return each card's gain, for each card that the opponent may have foreplaced; empty before the first move."""
        if asked(view).kind != "play":
            return {}
        points = to_the_end(view, rng, exactly=True) or near(view)
        return {answer: [in_chips(view, value) for value in values] for answer, values in points.items()}


def to_the_end(view: View, rng: random.Random, *, exactly: bool) -> Mapping[Any, Sequence[float]]:
    """Find each card's points under best play, for each possible hand of the opponent; empty if out of time.

    Unless `exactly` is set, values of cards other than the best may be inexact.
    """
    points: dict[Any, list[float]] = {answer: [] for answer in asked(view).answers}
    ahead, possible = Lookahead(flags(view), most=POSITIONS), hands(view, rng)
    try:
        for theirs in possible:
            brought: dict[Any, float] = {}
            for answer in points:
                least = -UNBOUND if exactly or len(possible) > 1 else max(brought.values(), default=-UNBOUND) - TIE
                brought[answer] = points_after(view, ahead, theirs, answer, least)
            for answer, value in brought.items():
                points[answer].append(value)
    except TooFar:
        pass
    return points if all(points.values()) else {}


def near(view: View) -> Mapping[Any, Sequence[float]]:
    """Look only a few moves ahead, as if the opponent might hold any unseen card."""
    ahead, theirs = Lookahead(flags(view), horizon=number(view) + NEAR), sides(view)[1].hand
    return {answer: [points_after(view, ahead, theirs, answer)] for answer in asked(view).answers}


def flags(view: View) -> tuple[int, int]:
    """Return whether the viewer and the opponent have foreplaced a card."""
    me, other = sides(view)
    return me.foreplaced, other.foreplaced


def hands(view: View, rng: random.Random) -> Sequence[int]:
    """List the possible hands of the opponent, in any order."""
    _, other = sides(view)
    held = view.hand(1 - (view.seat or 0)).count
    if other.hand.bit_count() == held:
        return [other.hand]
    unseen = numbers(other.hand)
    return [other.hand & ~(1 << card) for card in rng.sample(unseen, len(unseen))]


def worth_foreplacing(view: View) -> Card | None:
    """Find a card whose removal improves the game's result, if one is found in time.

    The cards are tried in an order that cannot be predicted without seeing the hand. Foreplacing is seldom better
    against a card that was foreplaced face down.
    """
    (theirs, *others), (me, other) = hands(view, random.Random(0)), sides(view)  # noqa: S311
    if others or cast("MateOptions", view.options).foreplace_differ:
        return None
    first = ((view.seat or 0) == view.dealer) == (view.mark("game") == 1)
    cards = list(numbers(me.hand))
    random.Random(me.hand).shuffle(cards)  # noqa: S311
    try:
        ahead = Lookahead((0, other.foreplaced), most=POSITIONS)
        with_all = opened(ahead, me.hand, theirs, -UNBOUND, UNBOUND, first=first)
        ahead = Lookahead((1, other.foreplaced), most=ahead.left)
        for card in cards:
            if opened(ahead, me.hand & ~(1 << card), theirs, with_all, with_all + 1, first=first) > with_all:
                return CARDS[card]
    except TooFar:
        pass
    return None


def opened(ahead: Lookahead, mine: int, theirs: int, least: float, most: float, *, first: bool) -> float:
    """Return the viewer's value of a game, in points, leading to the first move or not."""
    if first:
        return ahead.led(0, mine, theirs, 1, least, most)
    return -ahead.led(1, theirs, mine, 1, -most, -least)


def points_after(view: View, ahead: Lookahead, theirs: int, answer: Card, least: float = -UNBOUND) -> float:
    """Return the viewer's value of a card, in points, if the opponent holds `theirs`."""
    mine, card, move = sides(view)[0].hand, NUMBERS[answer], number(view)
    if view.trick:
        return -ahead.after_answer(1, theirs, mine, NUMBERS[view.trick[0][1]], card, move, most=-least)
    return ahead.after_lead(0, mine, theirs, card, move, least)


def in_chips(view: View, points: float) -> float:
    """Convert points in this game, with those of the previous game, into the chips at the end of the round."""
    seat = view.seat or 0
    now, before = view.tallies["score"], view.began.tallies.get("score", (0, 0))
    ahead = (now[seat] - before[seat]) - (now[1 - seat] - before[1 - seat])
    return (ahead + points) * (1 + cast("MateOptions", view.options).point_value)
