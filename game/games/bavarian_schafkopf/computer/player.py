"""The computer players of Schafkopf: rules of thumb, and one that bids by learnt chances and searches for its cards."""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any, Final, cast

from game.computer.brought import Brought
from game.computer.card_play.thinker import CardEffort
from game.computer.card_play.thinking_player import ThinkingPlayer
from game.computer.mixed_player import MixedPlayer
from game.computer.player import asked, own_hand
from game.computer.rules import Rule, RulePlayer
from game.core.cards import Card
from game.core.questions import Choose, PickCard
from game.core.view import View
from game.core.vocabulary import PLAY
from game.games.bavarian_schafkopf.auction import MARRY
from game.games.bavarian_schafkopf.computer.cardplay import card_to_play
from game.games.bavarian_schafkopf.computer.hands import best_plan, plans, strength, worth
from game.games.bavarian_schafkopf.computer.reading import MADE_FOR, read
from game.games.bavarian_schafkopf.doubling import LAY, RETOUR, STOSS
from game.games.bavarian_schafkopf.games import HOCHZEIT, first_ranking
from game.games.bavarian_schafkopf.options import BavarianOptions

STOSS_FROM: Final = 8.6
"""The strength of a defender's hand for Stoß, with eight cards against a Ruf; alone against one it is the same."""
RETOUR_FROM: Final = 11.0
LAY_FROM: Final = 5.4
"""The strength of the first four cards from which a player lays."""
MARRY_FROM: Final = 5.0
PER_CARD: Final = 8
EFFORT: Final = CardEffort(worlds=160, cards=12_000, tricks=4, native_tricks=6)
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
    """Call the ace of the shortest suit, of equal ones that with fewer points."""
    is_trump = first_ranking(view.pack).is_trump

    def held(named: str) -> tuple[int, int]:
        cards = [card for card in own_hand(view) if card.suit == named and not is_trump(card)]
        return len(cards), sum(map(view.ordering.points, cards))

    return min(question.choices, key=held)


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
    """Announces games by their learnt chances, says Stoß and Retour by rules of thumb, and searches for its cards."""

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        question = asked(view)
        if question.kind != PLAY:
            return RulePlayer(rules(self.risk_bias)).choose(view, rng)
        usual = self.thumb.choose(view, rng)
        return usual if usual in {STOSS, RETOUR} else super().choose(view, rng)

    def brought(self, view: View, usual: Any, rng: random.Random) -> Mapping[Any, Sequence[Brought]]:
        """Return what cards bring, world by world; nothing for other questions."""
        return super().brought(view, usual, rng) if asked(view).kind == PLAY else {}


STRONG_PLAYER: Final = CardThinker(rules, THUMB_PLAYER, read, EFFORT, (MADE_FOR,))
CLUB_PLAYER: Final = MixedPlayer(STRONG_PLAYER, THUMB_PLAYER)
