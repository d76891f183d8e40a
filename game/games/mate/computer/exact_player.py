"""The player of Mate that is not beaten: it plays every way to go on to the end.

All cards are dealt, so what it does not know is which card the other has foreplaced, if he has; then it looks at each.
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
"""At most this many positions are searched for one question."""
TIE: Final = 0.5
"""Less than a point, so that what is equally good is found to be so."""
NEAR: Final = 2
"""Moves it looks ahead to choose between equal ends, and where the end is too far away."""


class ExactPlayer:
    """Plays what brings most against the best play of the other."""

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
        """Return what each card brings, for each that the other may have foreplaced; nothing before the first move."""
        if asked(view).kind != "play":
            return {}
        points = to_the_end(view, rng, exactly=True) or near(view)
        return {answer: [in_chips(view, value) for value in values] for answer, values in points.items()}


def to_the_end(view: View, rng: random.Random, *, exactly: bool) -> Mapping[Any, Sequence[float]]:
    """Find what each card brings if both play their best, for each hand that the other may have; nothing in time.

    Unless it is to be told `exactly`, cards that are not the best need not be.
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
    """Look but a few moves ahead, as if the other might hold whatever has not been seen."""
    ahead, theirs = Lookahead(flags(view), horizon=number(view) + NEAR), sides(view)[1].hand
    return {answer: [points_after(view, ahead, theirs, answer)] for answer in asked(view).answers}


def flags(view: View) -> tuple[int, int]:
    """Whether the viewer and the other have foreplaced a card."""
    me, other = sides(view)
    return me.foreplaced, other.foreplaced


def hands(view: View, rng: random.Random) -> Sequence[int]:
    """List the hands that the other may have, in any order."""
    _, other = sides(view)
    held = view.hand(1 - (view.seat or 0)).count
    if other.hand.bit_count() == held:
        return [other.hand]
    unseen = numbers(other.hand)
    return [other.hand & ~(1 << card) for card in rng.sample(unseen, len(unseen))]


def worth_foreplacing(view: View) -> Card | None:
    """Find a card without which a game goes better than with it, if one is found in time.

    The cards are tried in an order that no one can tell who does not see the hand. Against a card that was foreplaced
    face down it is seldom better.
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
    """Find what a game is worth to the viewer, in points, who leads to the first move or does not."""
    if first:
        return ahead.led(0, mine, theirs, 1, least, most)
    return -ahead.led(1, theirs, mine, 1, -most, -least)


def points_after(view: View, ahead: Lookahead, theirs: int, answer: Card, least: float = -UNBOUND) -> float:
    """Find what a card is worth to the viewer, in points, if the other holds a set of cards."""
    mine, card, move = sides(view)[0].hand, NUMBERS[answer], number(view)
    if view.trick:
        return -ahead.after_answer(1, theirs, mine, NUMBERS[view.trick[0][1]], card, move, most=-least)
    return ahead.after_lead(0, mine, theirs, card, move, least)


def in_chips(view: View, points: float) -> float:
    """Return what points in this game, with those of the game before, come to at the end of the round."""
    seat = view.seat or 0
    now, before = view.tallies["score"], view.began.tallies.get("score", (0, 0))
    ahead = (now[seat] - before[seat]) - (now[1 - seat] - before[1 - seat])
    return (ahead + points) * (1 + cast("MateOptions", view.options).point_value)
