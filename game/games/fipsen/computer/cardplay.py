"""The computer's choice of a card: the declarer draws trumps, the three others play into each other's hands."""

from collections.abc import Sequence
from functools import partial

from game.core.cards import Card
from game.core.view import View
from game.kits.tricks.computer.position import Position


def card_to_play(view: View, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    known = Position(view)
    return follow(known, cards) if view.trick else lead(known, cards)


def lead(known: Position, cards: Sequence[Card]) -> Card:
    """Play a winner that the others must follow; else the declarer plays high, the others low from a short suit.

    Before that, the declarer draws the outstanding trumps.
    """
    mine, plain = known.trumps(cards), known.plain(cards)
    if known.declares and mine and known.trumps(known.out) and (len(mine) > 2 or not known.against(mine[0])):
        return mine[0]
    if sure := [card for card in plain if not known.against(card)]:
        return max(sure, key=known.still_out)
    if known.declares:
        return max(plain or mine, key=known.ordering.strength)
    suits = [known.ordering.suit(card) for card in cards]
    return min(plain or cards, key=lambda card: (suits.count(known.ordering.suit(card)), rank(known, card)))


def rank(known: Position, card: Card) -> tuple[bool, bool, int]:
    """Order cards by the value of keeping them: trumps, then suit winners, then high cards."""
    return known.ordering.is_trump(card), not known.against(card), known.ordering.strength(card)


def follow(known: Position, cards: Sequence[Card]) -> Card:
    """Win the trick from an opponent if possible; else throw away the least valuable card."""
    seat, best = known.ordering.winner(known.view.trick)
    winning = sorted(known.ordering.beating(cards, best), key=partial(rank, known))
    to_come = known.enemies_to_come
    if not winning or (not known.is_enemy(seat) and (not to_come or is_safe(known, best))):
        return min(cards, key=partial(rank, known))
    if not to_come:
        return winning[0]
    safe = [card for card in winning if is_safe(known, card)]
    if safe:
        return safe[0]
    if not known.is_enemy(seat):
        return min(cards, key=partial(rank, known))
    return winning[0] if known.ordering.is_trump(winning[0]) else winning[-1]


def is_safe(known: Position, card: Card) -> bool:
    """Whether no outstanding card of its suit, or no card at all, beats it."""
    led = known.ordering.suit(known.view.trick[0][1])
    return not known.against(card) and (known.ordering.is_trump(card) or known.ordering.suit(card) == led)


def takes_the_rest(view: View) -> bool:
    """Whether a declarer on lead takes every remaining trick, however the other cards lie."""
    known = Position(view)
    mine, theirs = known.trumps(known.hand), known.trumps(known.out)
    plain, suit = known.plain(known.hand), known.ordering.suit
    suits = [[card for card in plain if suit(card) == name] for name in set(map(suit, plain))]
    return all(_runs(known, cards) for cards in (mine, *suits)) and (not plain or len(mine) >= len(theirs))


def _runs(known: Position, cards: Sequence[Card]) -> bool:
    """Whether each card of one suit, led from the top, is the highest when its turn comes."""
    down = sorted(cards, key=known.ordering.strength, reverse=True)
    return all(not known.against(card) or place >= known.still_out(card) for place, card in enumerate(down))
