"""Plays a simulated deal of Fünfzehnern to its end with cards as bits, by the computer player's rules of thumb.

A Zwang is a move of two cards: the queen that is led and the ace that it demands.
"""

from collections.abc import Iterator
from functools import cache
from typing import Final

from game.computer.card_play.bits import CardBits
from game.computer.card_play.rollout import Manner, Rollout, Situation, highest
from game.core.cards import Pack
from game.games.fuenfzehnern.cards import higher, ranking
from game.games.fuenfzehnern.computer.player import ADDED, KEPT, LEAD, WAITING, ZWANG_WORTH
from game.games.fuenfzehnern.options import FuenfzehnernOptions

WHOLE_SUIT: Final = 8


class Values:
    """What the cards of a pack are worth in play, by their `bit_length`.

    `over` are the cards that beat a card, and `kept` is its later value by how many of these are in other hands.
    """

    def __init__(self, pack: Pack) -> None:
        self.bits = bits = CardBits(ranking(pack), pack)
        self.aces = sum(map(highest, bits.suits))
        self.over = (0, *(bits.mask(higher(pack, card)) for card in bits.cards))
        factors = [KEPT[min(above, len(KEPT) - 1)] for above in range(WHOLE_SUIT)]
        self.kept = [[factor * points for factor in factors] for points in bits.points]


values_of = cache(Values)


@cache
def chances(seats: int) -> list[list[float]]:
    """Return the chance that a card takes the trick, by how many seats are still to play and how many cards beat it."""
    return [[(1 - to_come / (seats - 1)) ** above for above in range(WHOLE_SUIT)] for to_come in range(seats)]


class QuickDeal(Rollout):
    """Plays deals in which the leader is bound to some cards, or one card is demanded by Zwang."""

    def __init__(
        self, values: Values, rules: FuenfzehnernOptions, bound: int, demanded: int, bits: CardBits, manner: Manner
    ) -> None:
        super().__init__(bits, manner)
        self._values = values
        self._rules = rules
        self._bound = bound
        self._demanded = demanded

    def play(self, now: Situation, card: int) -> None:
        """Play a card or a Zwang; whoever takes the lead is bound to the suit led."""
        first = card & -card
        if not now.trick:
            self._demanded = card ^ first
        leader, led = now.trick[0] if now.trick else (now.turn, first)
        super().play(now, first)
        if not now.trick and now.turn != leader:
            self._bound = self._bits.suit[led.bit_length()] if self._rules.lead_rule == "relaxed" else 0

    def legal(self, now: Situation) -> int:
        """Collect the cards that may be played."""
        hand = now.hands[now.turn]
        if now.trick:
            return hand & self._demanded or hand & self._bits.suit[now.trick[0][1].bit_length()] or hand
        return self._leads(hand, sum(now.hands)) if hand & self._bound else hand

    def zwang(self, now: Situation, legal: int) -> Iterator[int]:
        """Yield the possible Zwangs next to the legal leads; ace, king and queen are neighbours."""
        hand = now.hands[now.turn]
        aces = self._values.aces & ~hand & sum(now.hands) & hand << 1 & legal << 2 if self._rules.zwang else 0
        while aces:
            ace = aces & -aces
            aces ^= ace
            yield ace | ace >> 2

    def _leads(self, hand: int, left: int) -> int:
        """Collect the cards of the suit that a leader is bound to, and the unbeatable ones."""
        harmful, over = left & ~hand if self._rules.own_cards_count else left, self._values.over
        legal, rest = hand & self._bound, hand & ~self._bound
        while rest:
            card = rest & -rest
            rest ^= card
            if not harmful & over[card.bit_length()]:
                legal |= card
        return legal

    def _take(self, now: Situation) -> int:
        return self._following(now) if now.trick else self._leading(now)

    def _following(self, now: Situation) -> int:
        """Choose a card to another's lead, as `Known.follow` rates it."""
        legal, trick, points = self.legal(now), now.trick, self._bits.points
        if not legal & (legal - 1):
            return legal
        out, over, kept = sum(now.hands) ^ now.hands[now.turn], self._values.over, self._values.kept
        to_come = len(now.hands) - len(trick) - 1
        chance = chances(len(now.hands))[to_come]
        led, pot, best = self._bits.suit[trick[0][1].bit_length()], LEAD + ADDED * to_come, 0
        for _, card in trick:
            pot += points[card.bit_length()]
            if card & led > best:
                best = card
        chosen, most = 0, -99.0
        while legal:
            card = legal & -legal
            legal ^= card
            place = card.bit_length()
            above = (out & over[place]).bit_count()
            gain = -kept[place][above]
            if card & led > best:
                gain += chance[above] * (pot + points[place])
            if gain > most:
                chosen, most = card, gain
        return chosen

    def _leading(self, now: Situation) -> int:
        """Choose a lead, as `Known.lead` rates it."""
        values, hand = self._values, now.hands[now.turn]
        if not hand & (hand - 1):
            return hand
        out, over, kept, points = sum(now.hands) ^ hand, values.over, values.kept, self._bits.points
        legal = rest = self.legal(now)
        won = LEAD + ADDED * (len(now.hands) - 1)
        chosen, most = 0, -99.0
        while rest:
            card = rest & -rest
            rest ^= card
            place = card.bit_length()
            above = (out & over[place]).bit_count()
            gain = -kept[place][above]
            if not above:
                gain += won + points[place]
            elif other := hand & self._bits.suit[place] ^ card:
                waiting = (out & over[other.bit_length()]).bit_count()
                gain += WAITING[waiting] if waiting < len(WAITING) else WAITING[-1]
            if gain > most:
                chosen, most = card, gain
        for zwang in self.zwang(now, legal):
            gain = ZWANG_WORTH - kept[(zwang & -zwang).bit_length()][1]
            if gain > most:
                chosen, most = zwang, gain
        return chosen
