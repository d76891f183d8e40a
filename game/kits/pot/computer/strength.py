"""Hand strength: estimates for rules of thumb, derived from a view."""

from __future__ import annotations

from collections.abc import Set
from math import exp

from game.computer.player import own_hand
from game.core.cards import Card
from game.core.view import View

# The chance that a card takes a trick, by the number of higher cards of its suit that may be out.
TRUMPS = (1.0, 0.75, 0.5, 0.35, 0.2, 0.15, 0.1, 0.05)
PLAIN = (0.6, 0.3, 0.12, 0.04)
# The chance that a suit becomes trumps while there are none, and how fast the risk of taking no trick falls with the
# hand.
BECOMES_TRUMPS = 0.25
STEADINESS = 1.3


def expected_tricks(view: View) -> float:
    """Estimate the number of tricks that the viewer's hand takes."""
    hand = own_hand(view)
    out = set(hand) | seen(view)
    weight = 1.2 - 0.1 * rivals(view)
    return sum(chance(card, view, out, weight) for card in hand)


def chance(card: Card, view: View, out: Set[Card], weight: float) -> float:
    """Estimate the chance that a card takes a trick if the cards `out` cannot beat it; `weight` scales plain cards."""
    against = higher(card, view, out)
    trump = TRUMPS[min(against, len(TRUMPS) - 1)]
    plain = PLAIN[min(against, len(PLAIN) - 1)] * weight
    if view.trump:
        return trump if view.ordering.is_trump(card) else plain
    return BECOMES_TRUMPS * trump + (1 - BECOMES_TRUMPS) * plain


def higher(card: Card, view: View, out: Set[Card]) -> int:
    """Count the higher cards of its suit that may be in other hands."""
    ordering = view.ordering
    strength = ordering.strength(card)
    rivals = (other for other in filter(ordering.follows[card], view.pack.cards) if other not in out)
    return sum(ordering.strength(other) > strength for other in rivals)


def seen(view: View) -> set[Card]:
    """Collect the cards that everybody has seen and that are no longer in a hand."""
    played = {card for trick in view.tricks for _, card in trick.plays}
    return played | {card for _, card in view.trick} | set(view.zone("turn-up").cards or ())


def rivals(view: View) -> int:
    """Count the other seats that are still in the deal."""
    return max(1, sum(view.active) - 1)


def prospect(view: View) -> float:
    """Estimate the value of playing on, in pots: the share of the expected tricks less the risk of taking none."""
    hand = own_hand(view)
    if not hand:
        return 0.0
    tricks = expected_tricks(view)
    return tricks / len(hand) - exp(-STEADINESS * tricks)
