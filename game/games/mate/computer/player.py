"""A computer player that counts: all cards are dealt, so it knows the opponent's possible cards and looks ahead."""

import random
from collections.abc import Mapping
from typing import Any, ClassVar, Final

from game.computer.player import asked, own_hand
from game.core.cards import Card
from game.core.questions import PickCard
from game.core.view import View
from game.games.mate.computer.lookahead import CARDS, MADE_FOR, NUMBERS, UNBOUND, Lookahead, Side, promise, set_of
from game.games.mate.script import FOREPLACED

FEW: Final = 5
"""With at most this many cards in hand it searches to the end."""
DEPTH: Final = 2
"""The moves of lookahead otherwise; a third one takes four times as long and gains a third more points."""
FOREPLACE: Final = "foreplace"
"""It always foreplaces: in simulated matches, that gains a player half as many points again."""
SKIP: Final = "skip"
ALL: Final = set_of(CARDS)


class MatePlayer:
    """Plays using only what it may see: its own cards, and the played cards.

    It looks `depth` moves ahead, and to the end with `few` cards in its own hand.
    """

    made_for: ClassVar = (MADE_FOR,)

    def __init__(self, few: int = FEW, depth: int = DEPTH) -> None:
        self._few = few
        self._depth = depth

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        if not isinstance(question, PickCard):
            return FOREPLACE if FOREPLACE in question.answers else question.safe
        if question.kind == "foreplace-card":
            return foreplaced(view, question)
        left = len(own_hand(view))
        promising = near(view, left + 1 if left <= self._few else self._depth)
        return max(promising, key=promising.__getitem__)


def foreplaced(view: View, question: PickCard) -> Card:
    """Foreplace the card whose loss leaves the best hand."""
    me, other = sides(view)
    left = {card: me._replace(hand=me.hand & ~(1 << NUMBERS[card])) for card in question.cards}
    return max(question.cards, key=lambda card: promise(left[card], other, 1))


def near(view: View, moves: int) -> Mapping[Card, float]:
    """Return each card's points by looking a few moves ahead, as if the opponent might hold any unseen card."""
    ahead, theirs = Lookahead(flags(view), horizon=number(view) + moves), sides(view)[1].hand
    return {answer: points_after(view, ahead, theirs, answer) for answer in asked(view).answers}


def points_after(view: View, ahead: Lookahead, theirs: int, answer: Card, least: float = -UNBOUND) -> float:
    """Return the viewer's value of a card, in points, if the opponent holds `theirs`."""
    mine, card, move = sides(view)[0].hand, NUMBERS[answer], number(view)
    if view.trick:
        return -ahead.after_answer(1, theirs, mine, NUMBERS[view.trick[0][1]], card, move, most=-least)
    return ahead.after_lead(0, mine, theirs, card, move, least)


def flags(view: View) -> tuple[int, int]:
    """Return whether the viewer and the opponent have foreplaced a card."""
    me, other = sides(view)
    return me.foreplaced, other.foreplaced


def number(view: View) -> int:
    """Return the number of the move."""
    return int(view.mark("move") or 1)


def sides(view: View) -> tuple[Side, Side]:
    """Return the viewer's side and the opponent's, which may hold any card not yet seen in this game."""
    seat, mine = view.seat or 0, set_of(own_hand(view))
    gone = [card for trick in view.tricks_lying for _, card in trick.plays] + [card for _, card in view.trick]
    gone += [card for zone in view.zones if zone.name == FOREPLACED for card in zone.cards or ()]
    theirs = ALL & ~mine & ~set_of(set(gone))
    return _side(view, seat, mine), _side(view, 1 - seat, theirs)


def _side(view: View, seat: int, hand: int) -> Side:
    return Side(hand, int(view.mark("foreplaced", seat) or 0))
