"""A computer player that counts: all cards are dealt, so it knows the opponent's possible cards and looks ahead."""

import random
from typing import Any, ClassVar, Final

from game.computer.player import asked
from game.core.cards import Card
from game.core.questions import PickCard
from game.core.view import View
from game.games.mate.computer.lookahead import CARDS, MADE_FOR, NUMBERS, Lookahead, Side, promise, set_of
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
        left = len(view.hand(view.seat or 0).cards or ())
        depth = left + 1 if left <= self._few else self._depth
        return answered(view, question, depth) if view.trick else lead(view, question, depth)


def foreplaced(view: View, question: PickCard) -> Card:
    """Foreplace the card whose loss leaves the best hand."""
    me, other = sides(view)
    left = {card: me._replace(hand=me.hand & ~(1 << NUMBERS[card])) for card in question.cards}
    return max(question.cards, key=lambda card: promise(left[card], other, 1))


def lead(view: View, question: PickCard, depth: int) -> Card:
    """Lead the most promising card, whatever the answer."""
    me, other = sides(view)
    move = number(view)
    ahead = Lookahead((me.foreplaced, other.foreplaced), horizon=move + depth)
    return max(question.cards, key=lambda card: ahead.after_lead(0, me.hand, other.hand, NUMBERS[card], move))


def answered(view: View, question: PickCard, depth: int) -> Card:
    """Answer with the card that leaves the leader the least."""
    me, other = sides(view)
    card, move = NUMBERS[view.trick[0][1]], number(view)
    ahead = Lookahead((other.foreplaced, me.foreplaced), horizon=move + depth)

    def left(answer: Card) -> float:
        return ahead.after_answer(0, other.hand, me.hand, card, NUMBERS[answer], move)

    return min(question.cards, key=left)


def number(view: View) -> int:
    """Return the number of the move."""
    return int(view.mark("move") or 1)


def sides(view: View) -> tuple[Side, Side]:
    """Return the viewer's side and the opponent's, which may hold any card not yet seen in this game."""
    seat = view.seat or 0
    own = view.hand(seat).cards or ()
    gone = [card for trick in view.tricks_lying for _, card in trick.plays] + [card for _, card in view.trick]
    gone += [card for zone in view.zones if zone.name == FOREPLACED for card in zone.cards or ()]
    mine = set_of(own)
    theirs = ALL & ~mine & ~set_of(set(gone))
    return _side(view, seat, mine), _side(view, 1 - seat, theirs)


def _side(view: View, seat: int, hand: int) -> Side:
    return Side(hand, int(view.mark("foreplaced", seat) or 0))
