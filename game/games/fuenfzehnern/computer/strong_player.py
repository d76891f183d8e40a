"""The strong player of Fünfzehnern, which plays deals out by rules of thumb with cards as bits.

A Zwang is a move of two cards: the queen that is led and the ace that it demands.
"""

from collections.abc import Iterator, Mapping
from functools import cache, partial
from typing import Final, NamedTuple, cast

from game.computer.binding import MadeFor
from game.computer.card_play.bits import CardBits
from game.computer.card_play.hidden import Hidden, tricks_of
from game.computer.card_play.rollout import Manner, Rollout, Situation, highest
from game.computer.card_play.thinker import CardEffort, Reading, ThinkingPlayer
from game.computer.gains import ahead
from game.computer.player import asked
from game.core.cards import Pack
from game.core.events import Announced, Played
from game.core.view import View
from game.games.fuenfzehnern.cards import FIFTEEN, higher, ranking
from game.games.fuenfzehnern.computer.player import ADDED, FUENFZEHNERN_PLAYER, KEPT, LEAD, WAITING, ZWANG_WORTH
from game.games.fuenfzehnern.script import ZWANG_IN, FuenfzehnernOptions

MADE_FOR: Final = MadeFor(revision=1, options="e0acf9f4121b976c")
"""The rules that this reimplements, as `tests/game/computer/test_second_implementations.py` proves."""
EFFORT: Final = CardEffort(cards=25_000)
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


class Promise(NamedTuple):
    """What a legal play tells of a hand: it holds none of some cards, or all of some others."""

    place: int
    none: int
    all: int

    def kept(self, world: Situation) -> bool:
        """Whether it holds in a world."""
        hand = world.hands[self.place]
        return not hand & self.none or not self.all & ~hand


def read(view: View) -> Reading:
    """Read a view of a trick."""
    values, rules, me = values_of(view.pack), cast("FuenfzehnernOptions", view.options), view.seat or 0
    bits, demands = values.bits, demands_of(view, values)
    suits = {card.suit: bits.suit[bit.bit_length()] for card, bit in bits.bit.items()}
    bound = suits.get(str(view.mark("bound", view.leader)), 0)
    demanded = demands.get(len(view.tricks), 0) if view.trick else 0
    aces = {call: suits[ZWANG_IN[call]] & values.aces for call in asked(view).answers if call in ZWANG_IN}
    promises = [*promises_of(view, values, demands, rules)]

    def score(end: Situation) -> float:
        over = [points - FIFTEEN for points in end.points]
        return over[me] * rules.point_value + ahead(over, me)

    return Reading(
        bits,
        Hidden(view, bits, None),
        Manner(),
        judge=lambda _: score,
        margin=lambda _: 0.0,
        solvable=False,
        likely=lambda world: float(all(promise.kept(world) for promise in promises)),
        playing=partial(QuickDeal, values, rules, bound, demanded),
        calls={answer: ace | ace >> 2 for answer, ace in aces.items()},
    )


def demands_of(view: View, values: Values) -> Mapping[int, int]:
    """Return the aces that were demanded by Zwang, by the number of tricks before."""
    played, demands = 0, dict[int, int]()
    for event in view.events:
        if isinstance(event, Played):
            played += 1
        elif isinstance(event, Announced) and event.what == "zwang":
            demands[played // view.seats] = values.bits.bit[view.pack.card(f"{event.values['suit']}-ace")]
    return demands


def promises_of(
    view: View, values: Values, demands: Mapping[int, int], rules: FuenfzehnernOptions
) -> Iterator[Promise]:
    """Yield what the leads tell: the king behind a Zwang, and why a leader left the suit he was bound to."""
    bits, gone, bound = values.bits, 0, 0
    tricks = [trick for trick in tricks_of(view) if trick.plays]
    for number, trick in enumerate(tricks):
        leader, led = trick.plays[0]
        card = bits.bit[led]
        shown = bits.mask(card for later in tricks[number:] for seat, card in later.plays if seat == leader)
        if number in demands:
            yield Promise(leader, bits.all, demands[number] >> 1 & ~shown)
        if bound and not card & bound:
            above = values.over[card.bit_length()] & ~gone
            nowhere = bits.all if above and not rules.own_cards_count else 0
            yield Promise(leader, bits.all if shown & bound else bound, above & ~shown | nowhere)
        gone |= bits.mask(card for _, card in trick.plays)
        if trick.winner != leader and rules.lead_rule == "relaxed":
            bound = bits.suit[card.bit_length()]


STRONG_PLAYER: Final = ThinkingPlayer(lambda _: {}, FUENFZEHNERN_PLAYER, read, EFFORT, (MADE_FOR,))
