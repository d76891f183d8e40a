"""Rules of thumb for games with a pot, one small function for each kind of question, by estimates of a hand."""

import random
from collections.abc import Mapping, Sequence, Set
from functools import lru_cache
from math import exp
from typing import Final

from game.computer.player import Rule, RulePlayer, own_hand, strength_key
from game.core.cards import Card, Pack
from game.core.ordering import Ordering
from game.core.questions import Amount, Choose, PickCard, PickCards
from game.core.view import View

# The chance that a card takes a trick, by the number of higher cards of its suit that may be out.
TRUMPS = (1.0, 0.75, 0.5, 0.35, 0.2, 0.15, 0.1, 0.05)
PLAIN = (0.6, 0.3, 0.12, 0.04)
# The chance that a suit becomes trumps while there are none, and how fast the risk of taking no trick falls with the
# hand.
BECOMES_TRUMPS = 0.25
STEADINESS = 1.3
# The least prospect (in pots) for lifting, joining or playing: below 0, because the others may drop out.
LIFT_FROM = -0.1
JOIN_FROM = -0.15
# The chance of daring something for no reason, the chance of passing a deal on, and the tricks out of four needed to
# sniff.
DARING = 0.03
SHOVING = 0.2
SNIFF_FROM = 2.0


def expected_tricks(view: View) -> float:
    """Estimate the number of tricks that the viewer's hand takes."""
    hand = own_hand(view)
    out = set(hand) | seen(view)
    weight = 1.2 - 0.1 * max(1, sum(view.active) - 1)
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
    return len(above(view.ordering, view.pack)[card] - out)


@lru_cache(maxsize=64)
def above(ordering: Ordering, pack: Pack) -> Mapping[Card, Set[Card]]:
    """Map each card to the higher ones of its suit."""
    return {
        card: {
            other
            for other in filter(ordering.follows[card], pack.cards)
            if ordering.strength(other) > ordering.strength(card)
        }
        for card in pack.cards
    }


def seen(view: View) -> set[Card]:
    """Collect the cards that everybody has seen and that are no longer in a hand."""
    played = {card for trick in view.tricks for _, card in trick.plays}
    return played | {card for _, card in view.trick} | set(view.zone("turn-up").cards or ())


def prospect(view: View) -> float:
    """Estimate the value of playing on, in pots: the share of the expected tricks less the risk of taking none."""
    hand = own_hand(view)
    if not hand:
        return 0.0
    tricks = expected_tricks(view)
    return tricks / len(hand) - exp(-STEADINESS * tricks)


def card_to_lead(view: View, cards: Sequence[Card]) -> Card:
    """Lead an unbeatable trump, or the highest of several; else the best plain card."""
    trumps = [card for card in cards if view.ordering.is_trump(card)]
    best = max(trumps, key=view.ordering.strength, default=None)
    several = len(trumps) > 1 or len(trumps) == len(cards)
    if best and (several or not higher(best, view, {*own_hand(view), *seen(view)})):
        return best
    return max((card for card in cards if card not in trumps), key=view.ordering.strength)


def card_to_follow(view: View, cards: Sequence[Card]) -> Card:
    """Win the trick if that is likely to hold, as cheaply as possible when last to play; else throw away a low card."""
    ordering = view.ordering
    best = ordering.winner(view.trick)[1]
    winning = sorted(ordering.beating(cards, best), key=lambda card: strength_key(view, card))
    if not winning:
        return min(cards, key=lambda card: strength_key(view, card))
    if len(view.trick) == sum(view.active) - 1 or ordering.is_trump(winning[0]) > ordering.is_trump(view.trick[0][1]):
        return winning[0]
    return winning[-1]


def whim(answer: str, chance: float) -> Rule:
    """Create a rule that gives an answer now and then, whatever the hand; otherwise the safe one."""
    return lambda _view, question, rng: answer if rng.random() < chance else question.safe


def promising(answer: str, least: float) -> Rule:
    """Create a rule that gives an answer with a hand promising more than `least` pots; otherwise the safe one."""
    return lambda view, question, _rng: answer if prospect(view) > least else question.safe


def price(view: View, question: Amount, rng: random.Random) -> int:
    """Set a higher price for a better hand, with some randomness so that it does not give the hand away."""
    boldness = min(1.0, max(0.0, prospect(view) + rng.uniform(-0.15, 0.15)) * 1.5)
    return question.low + round(boldness * (question.high - question.low))


def join(view: View, question: Choose, rng: random.Random) -> str:
    """Join if the expected share is worth the risk, and the price as a fraction of the pot that it buys a share of."""
    price = int(view.mark("price") or 0)
    odds = price / (view.bank.pot + price) if price else 0.0
    return "join" if prospect(view) > JOIN_FROM + odds else question.safe


def sniff(view: View, question: Choose, rng: random.Random) -> str:
    """Take the trump card with a hand that hardly needs it."""
    return "sniff" if expected_tricks(view) > SNIFF_FROM * len(own_hand(view)) / 4 else question.safe


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
    if question.extras:
        return question.extras[0]
    return card_to_follow(view, question.cards) if view.trick else card_to_lead(view, question.cards)


POT_PLAYER: Final = RulePlayer(
    {
        "shove": whim("shove", SHOVING),  # it costs only the next dealer
        "blind": whim("blind_lift", DARING),
        "lift": promising("lift", LIFT_FROM),
        "price": price,
        "join": join,
        "declare": promising("play", JOIN_FROM),
        "knock": whim("knock", DARING),
        "sniff": sniff,
        "exchange": exchange,
        "scrap": lambda _view, question, _rng: question.kind,  # a weak hand cannot get worse
        "discard": discard,
        "play": play,
    }
)
