"""Plays a simulated deal to its end by quick rules of thumb, with cards as bits.

No player looks into other hands: each considers only the cards it has not seen, like the rule-of-thumb players whose
methods these are.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final, NamedTuple

from game.computer.card_play.bits import CardBits

NOBODY: Final = -1
LONG: Final = -1
SHORT: Final = 1
AT_STAKE: Final = 10
"""From this many points on, a trick justifies risking a card that others may still beat."""
RICH: Final = 10
"""A trump with this many points is best brought home where nobody can take the trick any more."""
LIKELY: Final = 4
"""With at least this many cards of its suit out, an ace is likely to win."""


@dataclass(slots=True)
class Situation:
    """A world during card play: the hands, and everything taken so far.

    `hands` are by place, in the order of play; `put` are the cards that the declarer has put away, `left` other cards
    out of play. `trick` holds places and cards, `turn` is the place to play. `points`, `tricks` and `last` are, by
    place, the points and tricks taken, and the number of the last trick taken. `side` are the places that play with the
    declarer, as bits, 0 if the declarer is alone; `called` is a called ace that still has its duties, else 0.
    """

    hands: list[int]
    put: int
    left: int
    declarer: int
    turn: int
    trick: list[tuple[int, int]]
    points: list[int]
    tricks: list[int]
    last: list[int]
    side: int = 0
    called: int = 0

    @property
    def declaring(self) -> int:
        """The places of the declaring side, as bits."""
        return self.side or 1 << self.declarer

    @property
    def made(self) -> int:
        """The points that the declaring side has taken."""
        return sum(points for place, points in enumerate(self.points) if self.declaring >> place & 1)

    @classmethod
    def first(cls, hands: list[int], put: int, left: int, declarer: int) -> Situation:
        """Return the situation before the first trick, led by the first place."""
        none = [0] * len(hands)
        return cls(hands, put, left, declarer, 0, [], none, [*none], [*none])

    def copy(self) -> Situation:
        """Return a copy to play on with."""
        return Situation(
            [*self.hands], self.put, self.left, self.declarer, self.turn, [*self.trick], [*self.points],
            [*self.tricks], [*self.last], self.side, self.called,
        )  # fmt: skip


class Manner(NamedTuple):
    """How a game is played out: whether tricks are bad, and whether it ends with the declarer's first trick."""

    avoiding: bool = False
    ends_with_a_trick: bool = False


class Rollout:
    """Plays situations of one ordering to the end."""

    def __init__(self, bits: CardBits, manner: Manner) -> None:
        self._bits = bits
        self._manner = manner
        self.cards: int = 0

    def play(self, now: Situation, card: int) -> None:
        """Play a card, and take the trick if it is complete; one of its suit frees the called ace."""
        place = now.turn
        now.hands[place] &= ~card
        now.trick.append((place, card))
        if len(now.trick) < len(now.hands):
            now.turn = (place + 1) % len(now.hands)
            return
        winner, _ = holding(self._bits, now.trick)
        if now.called and now.trick[0][1] & self._bits.suit[now.called.bit_length()]:
            now.called = 0
        now.points[winner] += counted_in(self._bits, now.trick)
        now.tricks[winner] += 1
        now.last[winner] = sum(now.tricks)
        now.turn = winner
        now.trick = []

    def finish(self, now: Situation) -> None:
        """Play on until no cards are left, or the game is decided."""
        hands, choose, early = now.hands, self.choose, self._manner
        while hands[now.turn]:
            if early.ends_with_a_trick and now.tricks[now.declarer]:
                return
            self.cards += 1
            self.play(now, choose(now))

    @property
    def choose(self) -> Callable[[Situation], int]:
        """Chooses a card for whoever's turn it is."""
        return self._avoid if self._manner.avoiding else self._take

    def _take(self, now: Situation) -> int:
        """Choose a card when tricks are good."""
        legal = self.legal(now)
        if not legal & (legal - 1):
            return legal
        out = unseen(now, now.turn)
        return self._follow(now, legal, out) if now.trick else self._lead(now, legal, out)

    def legal(self, now: Situation) -> int:
        """Return the legal cards."""
        hand = now.hands[now.turn]
        return hand & self._bits.suit[now.trick[0][1].bit_length()] or hand if now.trick else hand

    def _lead(self, now: Situation, legal: int, out: int) -> int:
        alone = now.turn == now.declarer
        return self._lead_alone(legal, out, now.left) if alone else self._lead_together(legal, out)

    def _lead_alone(self, hand: int, out: int, left: int) -> int:
        """Draw the outstanding trumps, then play the highest cards, then give up the lead cheaply."""
        bits = self._bits
        mine, theirs = hand & bits.trumps, out & ~left & bits.trumps
        if mine and theirs:
            if mine > theirs:
                return highest(mine)
            if mine.bit_count() >= theirs.bit_count():
                return highest(first_of(bits.cheap, mine))
        best, most = 0, -1
        for suit in bits.suits:
            held, other = hand & suit, out & suit
            if held > other and other and (mine or not theirs):
                top = highest(held)
                promise = bits.points[top.bit_length()] * 8 + other.bit_count()
                if promise > most:
                    best, most = top, promise
        return best or self._low(hand & ~bits.trumps or mine, LONG)

    def _lead_together(self, hand: int, out: int) -> int:
        """Lead an ace of a short suit, else low from a short suit; trumps are the declarer's business."""
        bits = self._bits
        best, fewest = 0, 99
        for suit in bits.suits:
            held, other = hand & suit, out & suit
            if held > other and other.bit_count() >= min(LIKELY, suit.bit_count() // 2):
                count = held.bit_count()
                if count < fewest:
                    best, fewest = highest(held), count
        if best:
            return best
        return self._low_from_poor(hand & ~bits.trumps) or self._low(hand, SHORT)

    def _low_from_poor(self, plain: int) -> int:
        """Return the lowest card of the suit with the fewest points, of several the shortest; 0 without points."""
        bits = self._bits
        if not any(bits.points):
            return self._low(plain, SHORT) if plain else 0
        held = [plain & suit for suit in bits.suits if plain & suit]
        return lowest(min(held, key=lambda cards: (bits.count(cards), cards.bit_count()), default=0))

    def _low(self, cards: int, sign: int) -> int:
        """Return the cheapest card, of several the one of the longest or the shortest suit."""
        bits = self._bits
        cheapest = first_of(bits.cheap, cards)
        best, least = cheapest & -cheapest, 99
        for suit in bits.suits:
            some = cheapest & suit
            if some:
                count = sign * (cards & suit).bit_count()
                if count < least:
                    best, least = some & -some, count
        return best

    def _follow(self, now: Situation, legal: int, out: int) -> int:
        """Smear points on a partner's trick, take a trick that is worth it, else give away little."""
        bits, trick = self._bits, now.trick
        holder, best = holding(bits, trick)
        mates, rival_to_come, hopes = self._stands(now, holder)
        above = self._above(trick, best)
        if mates and (not rival_to_come or not out & above):
            return lowest(first_of(bits.rich, legal))
        winning = legal & above
        if winning and not rival_to_come:
            return self._win(trick, legal, winning)
        if hopes and (likely := self._likely(trick, winning, out)):
            return self._win(trick, legal, likely)
        if sure := self._sure(trick, winning, out):
            plain = sure & ~bits.trumps
            return lowest(first_of(bits.rich, plain)) if plain else lowest(sure)
        cheapest = lowest(first_of(bits.cheap, legal))
        dared = cheapest & winning or counted_in(bits, trick) >= AT_STAKE
        return lowest(first_of(bits.cheap, winning)) if winning and dared and not mates else cheapest

    def _stands(self, now: Situation, holder: int) -> tuple[int, int, bool]:
        """Return whether the holder is a partner, whether a rival is to come, and whether to trust in luck."""
        me, declarer, trick = now.turn, now.declarer, now.trick
        last = len(trick) == len(now.hands) - 1
        to_come = not last and (me == declarer or all(place != declarer for place, _ in trick))
        return declarer not in {me, holder}, to_come, me == declarer

    def _above(self, trick: Sequence[tuple[int, int]], card: int) -> int:
        """Collect the cards that would take the trick from this card."""
        led, trumps = self._bits.suit[trick[0][1].bit_length()], self._bits.trumps
        return -(card << 1) & (led | trumps if card & led else trumps)

    def _sure(self, trick: Sequence[tuple[int, int]], winning: int, out: int) -> int:
        """Filter the winning cards that no outstanding card beats."""
        sure = 0
        while winning:
            card = winning & -winning
            winning ^= card
            if not out & self._above(trick, card):
                sure |= card
        return sure

    def _likely(self, trick: Sequence[tuple[int, int]], winning: int, out: int) -> int:
        """Filter the winning cards that hold a plain suit's trick for points, if whoever is to come has to follow."""
        bits = self._bits
        led = bits.suit[trick[0][1].bit_length()]
        if led == bits.trumps or not out & led or not any(bits.points):
            return 0
        return self._sure(trick, winning, out & led)

    def _win(self, trick: Sequence[tuple[int, int]], legal: int, winning: int) -> int:
        """Take a trick that the other side cannot take back: with points, or with a card that is not needed."""
        bits = self._bits
        plain = winning & ~bits.trumps
        if plain:
            return lowest(first_of(bits.rich, plain))
        cheapest, rich = lowest(first_of(bits.cheap, legal)), lowest(first_of(bits.rich, winning))
        if bits.points[rich.bit_length()] >= RICH:
            return rich
        if not counted_in(bits, trick) and not cheapest & winning and not bits.points[cheapest.bit_length()]:
            return cheapest
        return lowest(winning)

    def _avoid(self, now: Situation) -> int:
        """Choose a card when tricks are bad, or when the declarer is to be forced to take one."""
        bits, me, hand, trick = self._bits, now.turn, now.hands[now.turn], now.trick
        led = bits.suit[trick[0][1].bit_length()] if trick else 0
        legal = hand & led or hand
        if not legal & (legal - 1):
            return legal
        out = unseen(now, me)
        if now.declarer not in {NOBODY, me}:
            return self._against_null(now, legal, led)
        if not trick:
            return self._least_dangerous(legal, out)
        _, best = holding(bits, trick)
        below = legal & ~self._above(trick, best)
        if not below:
            return highest(legal) if len(trick) == len(now.hands) - 1 else legal & -legal
        if below & led:
            return highest(below)
        return self._most_dangerous(below, out)

    def _against_null(self, now: Situation, legal: int, led: int) -> int:
        """Play low, to force the declarer to take a trick; below his card, as high as possible."""
        bits, trick, hand = self._bits, now.trick, now.hands[now.turn]
        if not trick:
            return low_in_suits(bits, legal)
        holder, best = holding(bits, trick)
        if not legal & led:
            return highest_of_shortest(bits, legal, hand)
        if any(place == now.declarer for place, _ in trick):
            below = legal & (best - 1)
            return highest(below) if holder == now.declarer and below else highest(legal)
        return legal & -legal

    def _least_dangerous(self, legal: int, out: int) -> int:
        best, least = legal & -legal, 999
        for suit in (*self._bits.suits, self._bits.trumps):
            held = legal & suit
            if held:
                low = held & -held
                other = out & suit
                danger = other.bit_count() - 3 * (other & -(low << 1)).bit_count()
                if danger < least:
                    best, least = low, danger
        return best

    def _most_dangerous(self, legal: int, out: int) -> int:
        bits = self._bits
        best, most = legal & -legal, -999
        for suit in (*bits.suits, bits.trumps):
            held = legal & suit
            if held:
                top = highest(held)
                other = out & suit
                danger = other.bit_count() - 3 * (other & -(top << 1)).bit_count()
                danger += 2 * bits.points[top.bit_length()] * (not self._manner.ends_with_a_trick)
                if danger > most:
                    best, most = top, danger
        return best


def unseen(now: Situation, me: int) -> int:
    """Collect the cards that a place has not seen."""
    out = 0
    for place, hand in enumerate(now.hands):
        if place != me:
            out |= hand
    return out | now.left if me == now.declarer else out | now.left | now.put


def holding(bits: CardBits, trick: Sequence[tuple[int, int]]) -> tuple[int, int]:
    """Find who holds the trick, and with which card."""
    may_win = bits.suit[trick[0][1].bit_length()] | bits.trumps
    holder, best = trick[0]
    for place, card in trick:
        if card > best and card & may_win:
            holder, best = place, card
    return holder, best


def counted_in(bits: CardBits, trick: Sequence[tuple[int, int]]) -> int:
    """Sum the points in a trick."""
    points = bits.points
    return sum([points[card.bit_length()] for _, card in trick])


RUNS_FROM: Final = 4
"""With so many cards of the called suit, the ace among them, its holder may lead another of them."""


def legal_cards(bits: CardBits, hand: int, led: int, called: int) -> int:
    """Return the legal cards of a hand to the card `led`, 0 for a lead; a `called` ace has duties, 0 if there is none.

    It is played when its suit is led and not thrown away before, and its holder leads none of the suit but it.
    """
    if not hand & called:
        return hand & bits.suit[led.bit_length()] or hand
    suit = bits.suit[called.bit_length()]
    if not led:
        held = hand & suit
        return hand & ~held | called if held.bit_count() < RUNS_FROM else hand
    if led & suit:
        return called
    return hand & bits.suit[led.bit_length()] or hand & ~called or hand


def first_of(classes: Sequence[int], cards: int) -> int:
    """Filter the cards that belong to the first class with any of them."""
    for some in classes:
        if cards & some:
            return cards & some
    return cards


def highest(cards: int) -> int:
    """Return the highest of the cards."""
    return 1 << (cards.bit_length() - 1)


def lowest(cards: int) -> int:
    """Return the lowest of the cards."""
    return cards & -cards


def low_in_suits(bits: CardBits, cards: int) -> int:
    """Return the card lowest within its suit; of several, from the shortest suit."""
    suits = [cards & suit for suit in bits.suits if cards & suit]
    best = min(suits, key=lambda held: (_height(bits, held & -held), held.bit_count()))
    return best & -best


def highest_of_shortest(bits: CardBits, cards: int, hand: int) -> int:
    """Return the highest card of the shortest suit."""
    suits = [cards & suit for suit in bits.suits if cards & suit]
    return highest(min(suits, key=lambda held: ((hand & held).bit_count(), -_height(bits, highest(held)))))


def _height(bits: CardBits, card: int) -> int:
    suit = bits.suit[card.bit_length()]
    return card.bit_length() - (suit & -suit).bit_length()
