"""The computer players of Schafkopf: rules of thumb, and one that bids by learnt chances and searches for its cards."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

from game.computer.binding import made_for
from game.computer.card_play.thinker import CardEffort, ThinkingPlayer
from game.computer.evaluate import best
from game.computer.gains import Brought
from game.computer.player import MixedPlayer, Rule, RulePlayer, asked, own_hand
from game.core.cards import Card
from game.core.questions import Choose, PickCard
from game.core.view import View
from game.core.vocabulary import PLAY
from game.games.bavarian_schafkopf.auction import MARRY
from game.games.bavarian_schafkopf.computer.cardplay import card_to_play
from game.games.bavarian_schafkopf.computer.hands import FILE, best_plan, plans, shortest, strength, worth
from game.games.bavarian_schafkopf.computer.reading import MADE_FOR, read
from game.games.bavarian_schafkopf.doubling import LAY, RETOUR, STOSS
from game.games.bavarian_schafkopf.games import HOCHZEIT
from game.games.bavarian_schafkopf.options import BavarianOptions

STOSS_FROM: Final = 8.6
"""The strength of a defender's hand for Stoß, with eight cards against a Ruf; alone against one it is the same."""
RETOUR_FROM: Final = 11.0
LAY_FROM: Final = 5.4
"""The strength of the first four cards from which a player lays."""
MARRY_FROM: Final = 5.0
PER_CARD: Final = 8
EFFORT: Final = CardEffort(worlds=160, cards=10_000, tricks=4, native_tricks=6, certainty=0.5)
DOUBLED, FEARED = 2, 4
"""What a game that is won and one that is lost count after Stoß; the second may be doubled again, and promises err."""
BIAS_WEIGHT: Final = 0.06
"""How much less of a chance is enough for the bold, and more for the careful."""


def bid(view: View, question: Choose, rng: random.Random, dare: float = 0.0) -> str:
    """Announce the game that brings most; offer a Hochzeit where that is allowed, as the hand is good for no more."""
    rules = cast("BavarianOptions", view.options)
    plan = best_plan(own_hand(view), view.pack, rules, question.choices, dare)
    if plan:
        return plan.bid
    return HOCHZEIT if HOCHZEIT in question.choices else question.safe


def must(view: View, question: Choose, rng: random.Random) -> str:
    """Play the game that brings most, or costs least."""
    rules = cast("BavarianOptions", view.options)
    found = [plan for plan in plans(own_hand(view), view.pack, rules) if plan.bid in question.choices]
    return max(found, key=lambda plan: worth(plan, rules)).bid


def suit(view: View, question: Choose, rng: random.Random) -> str:
    """Name the suit that the game was announced for."""
    rules = cast("BavarianOptions", view.options)
    return next(plan.suit for plan in plans(own_hand(view), view.pack, rules) if plan.bid == view.mark("game"))


def call(view: View, question: Choose, rng: random.Random) -> str:
    """Call the ace of the shortest suit."""
    return shortest(own_hand(view), view.pack, question.choices)


def legen(view: View, question: Choose, rng: random.Random) -> str:
    """Lay with strong first cards."""
    return LAY if strength(own_hand(view), view.pack) >= LAY_FROM else question.safe


def marry(view: View, question: Choose, rng: random.Random) -> str:
    """Join a Hochzeit with enough trumps."""
    return MARRY if strength(own_hand(view), view.pack) >= MARRY_FROM else question.safe


def give(view: View, question: PickCard, rng: random.Random) -> Card:
    """Choose the lowest card of the shortest suit to give away."""
    suits = [card.suit for card in question.cards]
    return min(question.cards, key=lambda card: (suits.count(card.suit), view.ordering.points(card)))


def doubles(view: View, said: str) -> bool:
    """Whether the viewer's hand is strong enough for Stoß or Retour."""
    hand = own_hand(view)
    least = STOSS_FROM if said == STOSS else RETOUR_FROM
    trumps = sum(map(view.ordering.is_trump, hand))
    return trumps * 2 > len(hand) and strength(hand, view.pack) >= least * len(hand) / PER_CARD


def stoss(view: View, question: Choose, rng: random.Random) -> str:
    """Double with a strong hand."""
    return question.kind if question.kind in question.choices and doubles(view, question.kind) else question.safe


def play(view: View, question: PickCard, rng: random.Random) -> Card | str:
    """Say what the hand is strong enough for, else play a card."""
    for said in (STOSS, RETOUR):
        if said in question.extras and doubles(view, said):
            return said
    return card_to_play(view, question.cards)


RULES: Final[Mapping[str, Rule]] = {
    "must": must,
    "suit": suit,
    "call": call,
    "legen": legen,
    "marry": marry,
    "bid": bid,
    "give": give,
    "stoss": stoss,
    "retour": stoss,
    "play": play,
}
THUMB_PLAYER: Final = RulePlayer(RULES)


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules by which a searching player with this bias announces and names games."""
    return {**RULES, "bid": partial(bid, dare=risk_bias * BIAS_WEIGHT)}


@dataclass(frozen=True)
class CardThinker(ThinkingPlayer):
    """Announces games by their learnt chances, and searches for its cards, Stoß and Retour."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        if not isinstance(question, PickCard) or question.kind != PLAY:
            return RulePlayer(rules(self.risk_bias)).choose(view, rng)
        if doubling(question) is None:
            return super().choose(view, rng)
        usual = card_to_play(view, question.cards)
        gains = {answer: [one.gain for one in each] for answer, each in self.brought(view, usual, rng).items()}
        return best(gains, usual, self.effort.certainty)

    def brought(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
        """Return what cards bring, world by world, and the best one doubled; nothing for other questions."""
        question = asked(view)
        if not isinstance(question, PickCard) or question.kind != PLAY:
            return {}
        card = usual if usual in question.cards else card_to_play(view, question.cards)
        found = super().brought(view, card, rng)
        said, first = doubling(question), max(found.values(), key=lambda each: sum(one.gain for one in each))
        if said is None:
            return found
        return {**found, said: [one._replace(gain=one.gain * (DOUBLED if one.gain > 0 else FEARED)) for one in first]}


def doubling(question: PickCard) -> str | None:
    """Return what may be said beside a card: Stoß or Retour, if any."""
    return next((said for said in (STOSS, RETOUR) if said in question.extras), None)


STRONG_PLAYER: Final = CardThinker(rules, THUMB_PLAYER, read, EFFORT, (MADE_FOR, made_for(FILE)))
CLUB_PLAYER: Final = MixedPlayer(STRONG_PLAYER, THUMB_PLAYER)
