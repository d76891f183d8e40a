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
from game.games.schafkopf.computer.reading import FILE, MADE_FOR, learnt, read
from game.games.schafkopf.script import PASS, PICK
from game.kits.points.counting import points_of, points_on
from game.kits.tricks.computer.consent import consent, foreseen
from game.kits.tricks.computer.position import Position

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

STRONG: Final = 6
"""From this many trumps on, a declarer draws the opponents' trumps."""
WORTH_A_TRUMP: Final = 8
"""From this many points on, a trick is worth a high trump while others still play to it."""

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


def holds(known: Position, card: Card) -> bool:
    """Whether a card winning the trick is likely to hold it, whoever is still to play."""
    if not known.enemies_to_come:
        return True
    if ORDERING.is_trump(card):
        return not known.against(card)
    led = known.view.trick[0][1] if known.view.trick else card
    return ORDERING.follows[led](card) and not known.against(card) and known.still_out(led) > len(known.to_come)


def card_to_play(view: View, cards: Sequence[Card]) -> Card:
    """Choose one of the legal cards."""
    known = Position(view)
    if known.declarer is None:
        return duck(known, cards) if known.view.trick else lead_low(known, cards)
    if known.view.trick:
        return follow(known, cards)
    return lead_alone(known, cards) if known.declares else lead_against(known, cards)


def cheapness(card: Card) -> tuple[int, bool, int]:
    """Order cards by how cheaply they are given to the other side: no points first, then no trump, then low."""
    return points_on(card), ORDERING.is_trump(card), ORDERING.strength(card)


def thrift(card: Card) -> tuple[bool, int]:
    """Order cards by how cheaply they win a trick, the lowest first and trumps last."""
    return ORDERING.is_trump(card), ORDERING.strength(card)


def lead_alone(known: Position, cards: Sequence[Card]) -> Card:
    """Draw trumps from strength, then play the highest plain cards, then a low card."""
    mine, theirs = known.trumps(cards), len(known.trumps(known.out))
    if mine and theirs and (not known.against(mine[0]) or len(mine) >= STRONG):
        return mine[0]
    sure = [card for card in known.plain(cards) if not known.against(card)]
    if sure:
        return max(sure, key=known.still_out)
    if mine and theirs and len(mine) > theirs:
        return mine[-1]
    return min(cards, key=cheapness)


def lead_against(known: Position, cards: Sequence[Card]) -> Card:
    """Play a winner while the declarer may have to follow, else low from a short suit."""
    plain = known.plain(cards)
    sure = [card for card in plain if not known.against(card) and known.still_out(card) > 1]
    if sure:
        return max(sure, key=known.still_out)
    suits = [ORDERING.suit(card) for card in cards]
    return min(plain or cards, key=lambda card: (points_on(card) > 4, suits.count(ORDERING.suit(card)), thrift(card)))


def follow(known: Position, cards: Sequence[Card]) -> Card:
    """Smear points on a trick that is safe with one's side, win a trick that is worth it, else give little away."""
    seat, best = ORDERING.winner(known.view.trick)
    if not known.is_enemy(seat) and holds(known, best):
        return max(cards, key=lambda card: (points_on(card), not ORDERING.is_trump(card), -ORDERING.strength(card)))
    winning = sorted(ORDERING.beating(cards, best), key=thrift)
    safe = [card for card in winning if holds(known, card)]
    if safe and not known.enemies_to_come:
        return richest(safe)
    if not winning or not known.is_enemy(seat):
        return min(cards, key=cheapness)
    if safe:
        return safe[0]
    dared = [card for card in winning if points_on(card) < WORTH_A_TRUMP]
    return dared[-1] if dared and known.at_stake >= WORTH_A_TRUMP else (dared or [min(cards, key=cheapness)])[0]


def richest(winning: Sequence[Card]) -> Card:
    """Win with the most valuable card; high trumps are kept for tricks that are worth them."""
    counting = [card for card in winning if card.rank in {"ace", "ten"}]
    return max(counting, key=points_on) if counting else winning[0]


def lead_low(known: Position, cards: Sequence[Card]) -> Card:
    """Lead the card that others are most likely to take in a least."""
    return max(cards, key=lambda card: (known.against(card), -points_on(card), -ORDERING.strength(card)))


def duck(known: Position, cards: Sequence[Card]) -> Card:
    """Throw points away below the trick, or else take it as cheaply as possible."""
    best = ORDERING.winner(known.view.trick)[1]
    winning = ORDERING.beating(cards, best)
    below = [card for card in cards if card not in winning]
    if below:
        return max(below, key=lambda card: (points_on(card), ORDERING.strength(card)))
    if known.to_come:
        return min(winning, key=thrift)
    return min(winning, key=lambda card: (points_on(card), -ORDERING.strength(card)))


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
