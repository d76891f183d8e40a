"""The player of Mate that cannot be beaten: it searches every line of play to the end.

All cards are dealt, so its only unknown is the card that the opponent has foreplaced, if any; then it considers each.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import lru_cache
from typing import Any, ClassVar, Final, cast

from game.computer.evaluate import mean
from game.computer.player import asked
from game.core.cards import Card
from game.core.questions import PickCard
from game.core.view import View
from game.games.mate.computer.lookahead import CARDS, MADE_FOR, NUMBERS, UNBOUND, Lookahead, TooFar, numbers
from game.games.mate.computer.player import FOREPLACE, SKIP, flags, foreplaced, near, points_after, sides
from game.games.mate.script import MateOptions

POSITIONS: Final = 13_000
"""The most positions searched for one question."""
ADVISED: Final = 4 * POSITIONS
"""The same for the gains of all answers."""
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
        points, promising = to_the_end(view, rng), near(view, NEAR)
        return max(promising, key=lambda answer: (mean(points[answer]) if points else 0, promising[answer]))

    def gains(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[float]]:
        """Return each answer's gain in the round, for each card that the opponent is likely to have foreplaced.

        In the second game the hands are exchanged, so it turns the value of the first one back: what remains is what
        somebody has given away. Empty for a card to foreplace, if the opponent has foreplaced one face down, and where
        the end is too far away: a few moves looked ahead would be no value, though they look exact.
        """
        known = in_each_world if asked(view).kind == "play" else before_the_first_move
        points = known(view, rng)
        return {answer: [in_chips(view, value) for value in values] for answer, values in points.items()}


def to_the_end(view: View, rng: random.Random) -> Mapping[Any, Sequence[float]]:
    """Find each card's points under best play, for each possible hand of the opponent; empty if out of time.

    Values of cards other than the best may be inexact.
    """
    points: dict[Any, list[float]] = {answer: [] for answer in asked(view).answers}
    ahead, possible = Lookahead(flags(view), most=POSITIONS), hands(view, rng)
    with suppress(TooFar):
        for theirs in possible:
            brought: dict[Any, float] = {}
            for answer in points:
                least = -UNBOUND if len(possible) > 1 else max(brought.values(), default=-UNBOUND) - TIE
                brought[answer] = points_after(view, ahead, theirs, answer, least)
            for answer, value in brought.items():
                points[answer].append(value)
    return points if all(points.values()) else {}


def in_each_world(view: View, rng: random.Random) -> Mapping[Any, Sequence[float]]:
    """Find each card's exact points in the round, for each likely hand of the opponent; empty if out of time."""
    ahead = Lookahead(flags(view), most=ADVISED)
    with suppress(TooFar):
        likely = likely_hands(view, rng)
        return {
            answer: [points_after(view, ahead, theirs, answer) - turned_back(view, worth) for theirs, worth in likely]
            for answer in asked(view).answers
        }
    return {}


def before_the_first_move(view: View, rng: random.Random) -> Mapping[Any, Sequence[float]]:
    """Find the same of foreplacing or not, or of each card; empty if it takes too long or depends on a hidden card."""
    me, other = sides(view)
    ahead, first, cards = Lookahead((1, other.foreplaced), most=ADVISED), is_first(view), numbers(me.hand)
    points: dict[Any, list[float]] = {answer: [] for answer in asked(view).answers}
    try:
        likely = likely_hands(view, rng)
        if cast("MateOptions", view.options).foreplace_differ or (FOREPLACE not in points and len(likely) > 1):
            return {}
        for theirs, with_all in likely:
            brought: dict[Any, float] = {}
            for card in cards:
                least = max(brought.values(), default=-UNBOUND) if FOREPLACE in points else -UNBOUND
                brought[CARDS[card]] = opened(ahead, me.hand & ~(1 << card), theirs, least, UNBOUND, first=first)
            best = max(brought, key=lambda card: brought[card])
            cards = (NUMBERS[best],)
            brought |= {SKIP: with_all, FOREPLACE: brought[best]}
            later = turned_back(view, max(brought.values()))
            for answer, values in points.items():
                values.append(brought[answer] - later)
    except TooFar:
        return {}
    return points


def turned_back(view: View, worth: float) -> float:
    """Return how much of a game's value at its beginning the next game turns back."""
    return worth if view.mark("game") == 1 else 0.0


def likely_hands(view: View, rng: random.Random) -> Sequence[tuple[int, float]]:
    """List the opponent's likely hands, each with the viewer's value of this game at its beginning.

    Whoever has foreplaced a card face down is taken to have gained by it.
    """
    (me, other), seat, first = sides(view), view.seat or 0, is_first(view)
    lying = [play for trick in view.tricks_lying for play in trick.plays] + [*view.trick]
    mine, gone = (sum(1 << NUMBERS[card] for who, card in lying if (who == seat) == own) for own in (True, False))
    mine |= me.hand
    found = [(theirs, worth_of(flags(view), mine, theirs | gone, first=first)) for theirs in hands(view, rng)]
    if len(found) == 1:
        return found
    usual = worth_of((me.foreplaced, 0), mine, other.hand | gone, first=first)
    return [(theirs, worth) for theirs, worth in found if worth < usual] or found


@lru_cache(maxsize=256)  # every question of a game asks for the same ones
def worth_of(foreplaced: tuple[int, int], mine: int, theirs: int, *, first: bool) -> float:
    """Return the viewer's value of a whole game."""
    return opened(Lookahead(foreplaced, most=ADVISED), mine, theirs, -UNBOUND, UNBOUND, first=first)


def is_first(view: View) -> bool:
    """Whether the viewer leads to the first move of this game."""
    return ((view.seat or 0) == view.dealer) == (view.mark("game") == 1)


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
    first = is_first(view)
    cards = list(numbers(me.hand))
    random.Random(me.hand).shuffle(cards)  # noqa: S311
    with suppress(TooFar):
        ahead = Lookahead((0, other.foreplaced), most=POSITIONS)
        with_all = opened(ahead, me.hand, theirs, -UNBOUND, UNBOUND, first=first)
        ahead = Lookahead((1, other.foreplaced), most=ahead.left)
        for card in cards:
            if opened(ahead, me.hand & ~(1 << card), theirs, with_all, with_all + 1, first=first) > with_all:
                return CARDS[card]
    return None


def opened(ahead: Lookahead, mine: int, theirs: int, least: float, most: float, *, first: bool) -> float:
    """Return the viewer's value of a game, in points, leading to the first move or not."""
    if first:
        return ahead.led(0, mine, theirs, 1, least, most)
    return -ahead.led(1, theirs, mine, 1, -most, -least)


def in_chips(view: View, points: float) -> float:
    """Convert points in this game, with those of the previous game, into the chips at the end of the round."""
    seat = view.seat or 0
    now, before = view.tallies["score"], view.began.tallies.get("score", (0, 0))
    ahead = (now[seat] - before[seat]) - (now[1 - seat] - before[1 - seat])
    return (ahead + points) * (1 + cast("MateOptions", view.options).point_value)
