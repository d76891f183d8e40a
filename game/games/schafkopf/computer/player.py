"""The computer players of Schafkopf: rules of thumb, and one that picks by learnt models and samples worlds."""

import random
from collections.abc import Mapping, Sequence
from functools import partial
from typing import Final

from game.computer.binding import made_for
from game.computer.card_play.thinker import CardEffort, ThinkingPlayer
from game.computer.player import Rule, RulePlayer, own_hand
from game.core.cards import Card
from game.core.questions import Choose, PickCards
from game.core.view import View
from game.games.schafkopf.cards import ORDERING
from game.games.schafkopf.computer.cardplay import card_to_play
from game.games.schafkopf.computer.chances import FILE, learnt
from game.games.schafkopf.computer.reading import MADE_FOR, read
from game.games.schafkopf.script import PASS, PICK
from game.kits.points.counting import points_of
from game.kits.tricks.computer.consent import consent, foreseen

PICK_FROM: Final = 9.5
"""The strength of ten cards from which picking gains on average; the widow adds two more cards."""
QUEEN: Final = 2.2
JACK: Final = 1.6
DIAMOND: Final = 1.0
ACE: Final = 1.2
VOID: Final = 1.0
LONE: Final = 0.4
BURIED_POINT: Final = 0.14
BARE_TEN: Final = 0.8

DARE: Final = (0.46, 0.36, 0.28)
"""The least learnt chance for picking, from forehand to the dealer: the models do not know how many have passed."""
BIAS_WEIGHT: Final = 0.06
"""The amount by which that chance is lower for the bold, and higher for the careful."""


def pick(view: View, question: Choose, rng: random.Random) -> str:
    """Pick with a strong hand."""
    return PICK if strength(own_hand(view)) >= PICK_FROM else PASS


def discard(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Bury the cards that leave the strongest hand and secure points."""

    def value(away: tuple[Card, ...]) -> float:
        kept = [card for card in question.cards if card not in away]
        return strength(kept) + BURIED_POINT * points_of(away)

    return max(question.answers, key=value)


def strength(hand: Sequence[Card]) -> float:
    """Estimate a hand's strength for playing alone: its trumps by rank, its aces, and the suits it can trump."""
    values = {"queen": QUEEN, "jack": JACK}
    trumps = sorted(filter(ORDERING.is_trump, hand), key=ORDERING.strength, reverse=True)
    total = sum(values.get(card.rank, DIAMOND) for card in trumps)
    for suit in ("clubs", "spades", "hearts"):
        total += _plain([card.rank for card in hand if ORDERING.suit(card) == suit])
    return total


def _plain(ranks: Sequence[str]) -> float:
    """Rate the cards of a plain suit: a void or an ace is good, a ten without one is at risk."""
    if not ranks:
        return VOID
    ace = ACE if "ace" in ranks else 0.0
    return ace + (LONE if len(ranks) == 1 else 0.0) - (BARE_TEN if "ten" in ranks and not ace else 0.0)


SCHAFKOPF_PLAYER: Final = RulePlayer(
    {
        "pick": pick,
        "discard": discard,
        "play": lambda view, question, _rng: card_to_play(view, question.cards),
        "claim": consent(read),
    }
)


def pick_by_chance(view: View, question: Choose, rng: random.Random, *, risk_bias: float) -> str:
    """Pick with a hand that is likely to win."""
    dare = DARE[((view.seat or 0) - view.dealer - 1) % view.seats] - risk_bias * BIAS_WEIGHT
    return PICK if learnt(forehand=view.seat == view.forehand).chance(own_hand(view)) >= dare else PASS


def discard_by_chance(view: View, question: PickCards, rng: random.Random) -> tuple[Card, ...]:
    """Bury the cards that leave the best chance."""
    away = learnt(forehand=view.seat == view.forehand).buried(question.cards)
    return tuple(card for card in question.cards if card in away)


def rules(risk_bias: float) -> Mapping[str, Rule]:
    """Return the rules of the strong player with this bias."""
    picks = partial(pick_by_chance, risk_bias=risk_bias)
    return {**SCHAFKOPF_PLAYER.rules, "pick": picks, "discard": discard_by_chance}


STRONG_PLAYER: Final = ThinkingPlayer(
    rules, SCHAFKOPF_PLAYER, read, CardEffort(), (MADE_FOR, made_for(FILE)), foresight=foreseen(read)
)
