"""Rules of thumb for games with a pot, one small function for each kind of question."""

from __future__ import annotations

import random
from typing import Final

from game.computer.player import own_hand, strength_key
from game.computer.rules import RulePlayer
from game.core.cards import Card
from game.core.questions import Amount, Choose, PickCard, PickCards
from game.core.view import View
from game.kits.pot.computer.strength import expected_tricks, prospect
from game.kits.pot.computer.tricks import card_to_play

# The least prospect (in pots) for lifting, joining or playing: below 0, because the others may drop out.
LIFT_FROM = -0.1
JOIN_FROM = -0.15
# The chance of daring something for no reason, the chance of passing a deal on, and the tricks out of four needed to
# sniff.
DARING = 0.03
SHOVING = 0.2
SNIFF_FROM = 2.0


def shove(view: View, question: Choose, rng: random.Random) -> str:
    """Pass the deal on now and then; it costs only the next dealer."""
    return "shove" if rng.random() < SHOVING else "deal"


def blind(view: View, question: Choose, rng: random.Random) -> str:
    """Look first, except on a rare whim."""
    return "blind_lift" if rng.random() < DARING else "look"


def lift(view: View, question: Choose, rng: random.Random) -> str:
    """Lift with a good hand."""
    return "lift" if prospect(view) > LIFT_FROM else question.safe


def price(view: View, question: Amount, rng: random.Random) -> int:
    """Set a higher price for a better hand, with some randomness so that it does not give the hand away."""
    boldness = min(1.0, max(0.0, prospect(view) + rng.uniform(-0.15, 0.15)) * 1.5)
    steps = (question.high - question.low) // question.step
    return question.low + question.step * round(boldness * steps)


def join(view: View, question: Choose, rng: random.Random) -> str:
    """Join if the expected share is worth the price and the risk."""
    cost = view.mark("price")
    return "join" if prospect(view) > JOIN_FROM + odds(view, cost if isinstance(cost, int) else 0) else question.safe


def odds(view: View, cost: int) -> float:
    """Return a cost in chips as a fraction of the pot that it buys a share of."""
    return cost / (view.bank.pot + cost) if cost else 0.0


def declare(view: View, question: Choose, rng: random.Random) -> str:
    """Play if the expected share is worth the risk."""
    return "play" if prospect(view) > JOIN_FROM else question.safe


def knock(view: View, question: Choose, rng: random.Random) -> str:
    """Take the trump card unseen only on a rare whim."""
    return "knock" if rng.random() < DARING else question.safe


def sniff(view: View, question: Choose, rng: random.Random) -> str:
    """Take the trump card with a hand that hardly needs it."""
    return "sniff" if expected_tricks(view) > SNIFF_FROM * len(own_hand(view)) / 4 else question.safe


def scrap(view: View, question: Choose, rng: random.Random) -> str:
    """Use the right of a weak hand, which cannot get worse."""
    return question.kind


def discard(view: View, question: PickCard, rng: random.Random) -> Card:
    """Discard the least valuable card."""
    return min(question.cards, key=lambda card: strength_key(view, card))


def exchange(view: View, question: Choose | PickCards, rng: random.Random) -> str | tuple[Card, ...]:
    """Use the right of a weak hand; if any cards may be exchanged, exchange the low plain cards."""
    return question.kind if isinstance(question, Choose) else poor(view, question)


def poor(view: View, question: PickCards) -> tuple[Card, ...]:
    """List low plain cards, as many as may be exchanged, lowest first."""
    middle = len(view.pack.ranks) - 3
    low = [card for card in question.cards if not view.ordering.is_trump(card) and card.power < middle]
    chosen = sorted(low, key=lambda card: strength_key(view, card))[: question.high]
    return tuple(card for card in question.cards if card in chosen)


def play(view: View, question: PickCard, rng: random.Random) -> Card | str:
    """Use a right offered next to the cards; else play a card."""
    return question.extras[0] if question.extras else card_to_play(view, question.cards)


POT_PLAYER: Final = RulePlayer(
    {
        "shove": shove,
        "blind": blind,
        "lift": lift,
        "price": price,
        "join": join,
        "declare": declare,
        "knock": knock,
        "sniff": sniff,
        "exchange": exchange,
        "scrap": scrap,
        "discard": discard,
        "play": play,
    }
)
