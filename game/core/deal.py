"""The state of one deal and the verbs of the game.

A script changes a deal through these verbs alone. Each verb appends an event unless the deal is `quiet`, as it is for
computer players that search. Seats are numbered in turn order from 0, whatever the direction of play.
"""

from __future__ import annotations

from collections.abc import Generator, Iterable, Mapping, Sequence
from functools import cache
from types import coroutine
from typing import NamedTuple, TypeVar

from game.core.bank import POT, Balances, Bank
from game.core.cards import Card, Pack
from game.core.errors import BrokenRules
from game.core.events import (
    EVERYBODY,
    NOBODY,
    Announced,
    Audience,
    CutSeen,
    Event,
    Exchanged,
    HandsDealt,
    HandShown,
    Looked,
    Paid,
    Played,
    PutAside,
    Received,
    Shuffled,
    TrickTaken,
    TurnedUp,
)
from game.core.questions import Question
from game.core.shuffle import Deck
from game.core.tricks import winner

A = TypeVar("A")
Value = str | int


MOST_SEATS = 10
ALONE = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))
NO_CARDS: Sequence[Sequence[Sequence[Card]]] = tuple(((),) * seats for seats in range(MOST_SEATS + 1))
ORDERS = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)


@cache
def in_turn(active: tuple[bool, ...], first: int) -> tuple[int, ...]:
    """List the seats that are `active`, in turn order, beginning with `first`."""
    return tuple(seat for seat in ORDERS[len(active)][first] if active[seat])


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    plays: tuple[tuple[int, Card], ...]
    winner: int


class Mark(NamedTuple):
    """Something to be known about the deal or about a seat: the price, the lifter, doubled stakes."""

    value: Value
    audience: Audience


class Zone(NamedTuple):
    """Cards that lie together, and who may see them; everybody else sees how many there are."""

    name: str
    owner: int | None
    audience: Audience
    cards: list[Card]


class Deal:
    """One deal: hands, stock, trick, bank, marks, and everything that happened."""

    __slots__ = (
        "_orders",
        "_seen_by",
        "active",
        "aside",
        "asked",
        "bank",
        "carry",
        "dealer",
        "deck",
        "events",
        "hands",
        "leader",
        "marks",
        "pack",
        "quiet",
        "seats",
        "shuffles",
        "stock",
        "taken",
        "trick",
        "tricks",
        "trump",
        "turn_up",
        "zones",
    )

    def __init__(
        self, pack: Pack, deck: Deck, dealer: int, before: Balances, carry: Mapping[str, int], *, quiet: bool = False
    ) -> None:
        self.pack = pack
        self.deck = deck
        self.dealer = dealer
        self.seats = seats = len(before.seats)
        self.bank = Bank(before, quiet=quiet)
        self.carry = carry
        self.quiet = quiet
        self.events: list[Event] = []
        self.shuffles = 0
        self.asked = -1
        self.trump = ""
        self.leader = -1
        self.trick: list[tuple[int, Card]] = []
        self.tricks: list[Trick] = []
        self.taken = [0] * seats
        self.active = [True] * seats
        self.marks: dict[tuple[str, int | None], Mark] = {}
        self.hands: list[list[Card]] = list(map(list, NO_CARDS[seats]))
        self.aside: dict[int, list[Card]] = {}
        self.stock: list[Card] = []
        self.turn_up: list[Card] = []
        self.zones: dict[str, Zone] = {}
        self._seen_by: list[Audience] = list(ALONE[:seats])
        self._orders = ORDERS[seats]

    def places(self) -> list[Zone]:
        """List every place where cards can lie, and who may see them."""
        return [
            *(Zone("hand", seat, self._seen_by[seat], cards) for seat, cards in enumerate(self.hands)),
            *(Zone("aside", seat, ALONE[seat], self.aside.get(seat, [])) for seat in range(self.seats)),
            Zone("stock", None, NOBODY, self.stock),
            Zone("turn-up", None, EVERYBODY, self.turn_up),
            *self.zones.values(),
        ]

    # seats

    def after(self, seat: int) -> int:
        """Give the next seat in turn order."""
        return (seat + 1) % self.seats

    def everybody(self) -> tuple[int, ...]:
        """List all seats in turn order, from forehand on, the dealer last."""
        return self._orders[(self.dealer + 1) % self.seats]

    def players(self) -> tuple[int, ...]:
        """List the seats that are still in the deal, from forehand on."""
        return in_turn(tuple(self.active), (self.dealer + 1) % self.seats)

    def order_from(self, seat: int) -> tuple[int, ...]:
        """List all seats in turn order, beginning with `seat`."""
        return self._orders[seat]

    def active_from(self, seat: int) -> tuple[int, ...]:
        """List the seats that are still in the deal, in turn order, beginning with `seat`."""
        return in_turn(tuple(self.active), seat)

    def drop_out(self, seat: int) -> None:
        """Take a seat out of the deal; its hand stays hidden."""
        self.active[seat] = False

    # chips

    def pay(self, seat: int, amount: int, reason: str) -> None:
        """Move chips from a seat to the pot."""
        payment = self.bank.move(seat, POT, amount, reason)
        if payment:
            self.events.append(Paid(payment))

    def collect(self, seat: int, amount: int, reason: str) -> None:
        """Move chips from the pot to a seat."""
        payment = self.bank.move(POT, seat, amount, reason)
        if payment:
            self.events.append(Paid(payment))

    def everybody_pays(self, amount: int, reason: str) -> None:
        """Move chips from every seat to the pot, from forehand on."""
        for seat in self.everybody():
            payment = self.bank.move(seat, POT, amount, reason)
            if payment:
                self.events.append(Paid(payment))

    def move(self, source: int, target: int, amount: int, reason: str) -> None:
        """Move chips between two accounts of the bank."""
        payment = self.bank.move(source, target, amount, reason)
        if payment:
            self.events.append(Paid(payment))

    # cards

    def shuffle(self, cuts_seen: int = 0) -> tuple[Card, ...]:
        """Take all cards in, those of an unfinished trick too, and lay a new pack as the stock.

        Gives the cards that are seen when the pack is cut: the bottom card of the packet that is lifted, which then
        lies lowest, and if two are looked at that of the packet left behind.
        """
        if self.shuffles:
            self._take_cards_in()
        cards = self.stock = self.deck.order(self.pack, self.shuffles)
        seen: tuple[Card, ...] = ()
        if cuts_seen:
            places = (-1, self.deck.cut_at(self.pack, self.shuffles) - 1)
            seen = tuple(cards[place] for place in places[:cuts_seen])
        self.shuffles += 1
        if not self.quiet:
            self.events.append(Shuffled(tuple(cards), seen))
            if seen:
                self.events.append(CutSeen(seen))
        return seen

    def _take_cards_in(self) -> None:
        for place in self.places():
            place.cards.clear()
        self._seen_by = list(ALONE[: self.seats])
        self.trick = []

    def deal_cards(self, each: int, first: int | None = None) -> None:
        """Deal `each` cards to every seat, one at a time, beginning with `first` (else forehand)."""
        seats, stock, hands = self.seats, self.stock, self.hands
        order = self._orders[(self.dealer + 1) % seats if first is None else first]
        needed = each * seats
        if needed > len(stock):
            raise BrokenRules("not enough cards to deal")
        for place, seat in enumerate(order):
            hands[seat] += stock[place:needed:seats]
        del stock[:needed]
        if not self.quiet:
            self.events.append(HandsDealt(each))
            for seat in order:
                self._received(seat, hands[seat][-each:])

    def hide_hands(self) -> None:
        """Keep the hands from their owners until they look."""
        self._seen_by = [NOBODY] * self.seats

    def hide_hand(self, seat: int) -> None:
        """Keep a hand from its owner until he looks."""
        self._seen_by[seat] = NOBODY

    def look(self, seat: int) -> None:
        """Let a seat look at its hand."""
        if self.has_looked(seat):
            return
        self._seen_by[seat] = ALONE[seat]
        self.tell(Looked(seat))
        self._received(seat, self.hands[seat])

    def has_looked(self, seat: int) -> bool:
        """Tell whether a seat knows its hand."""
        return self._seen_by[seat] is not NOBODY

    def turn_up_trump(self, seat: int | None = None) -> Card:
        """Turn the top card of the stock for everybody; its suit is trumps."""
        card = self.stock.pop(0)
        self.turn_up.append(card)
        self.trump = card.suit
        if not self.quiet:
            self.events.append(TurnedUp(card, seat))
        return card

    def take_turn_up(self, seat: int) -> None:
        """Give a seat the card that was turned up."""
        card = self.turn_up.pop()
        self.hands[seat].append(card)
        self._received(seat, (card,))

    def lay_open(self, seat: int, card: Card) -> None:
        """Lay a card of a hand face up where the turned-up card lies."""
        self.hands[seat].remove(card)
        self.turn_up.append(card)
        self.tell(TurnedUp(card, seat))

    def name_trump(self, suit: str) -> None:
        """Make a suit trumps."""
        self.trump = suit

    def exchange_for_bottom(self, seat: int) -> None:
        """Put the whole hand aside and take as many cards from the bottom of the stock."""
        count = len(self.hands[seat])
        self.put_aside(seat, self.hands[seat])
        cards = self.hands[seat] = self.stock[-count:]
        del self.stock[-count:]
        self._received(seat, cards)
        self.tell(Exchanged(seat, count))

    def put_aside(self, seat: int, cards: Iterable[Card]) -> None:
        """Put cards of a hand face down aside; only their owner knows them."""
        gone = tuple(cards)
        self.hands[seat] = [card for card in self.hands[seat] if card not in gone]
        self.aside.setdefault(seat, []).extend(gone)
        if not self.quiet:
            self.events.append(PutAside(seat, gone, audience=frozenset((seat,))))

    def draw(self, seat: int, count: int) -> None:
        """Give a seat the top cards of the stock."""
        cards = self.stock[:count]
        if len(cards) < count:
            raise BrokenRules("the stock is too small")
        del self.stock[:count]
        self.hands[seat] += cards
        self._received(seat, cards)

    def show_hand(self, seat: int) -> None:
        """Lay a seat's hand on the table for everybody."""
        self._seen_by[seat] = EVERYBODY
        self.tell(HandShown(seat, tuple(self.hands[seat])))

    def zone(self, name: str, audience: Audience = EVERYBODY) -> Zone:
        """Find or lay out a further place for cards, such as cards on the board."""
        return self.zones.setdefault(name, Zone(name, None, audience, []))

    # tricks

    def lead(self, seat: int) -> None:
        """Begin a trick with a seat."""
        self.leader = seat
        self.trick = []

    def play(self, seat: int, card: Card) -> None:
        """Play a card of a hand to the trick."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if not self.quiet:
            self.events.append(Played(seat, card))

    def take_trick(self) -> int:
        """Give the trick to its winner and return that seat, who leads to the next."""
        trick = self.trick
        seat = winner(trick, self.trump)[0]
        self.taken[seat] += 1
        self.tricks.append(Trick(self.leader, tuple(trick), seat))
        if not self.quiet:
            self.events.append(TrickTaken(seat, len(self.tricks)))
        self.leader = seat
        self.trick = []
        return seat

    # talk

    @coroutine
    def ask(self, seat: int, question: Question[A]) -> Generator[Question[A], A, A]:
        """Ask a seat, wait, and give the answer."""
        if not 0 <= seat < self.seats:
            raise BrokenRules(f"there is no seat {seat} to ask")
        self.asked = seat
        return (yield question)

    def announce(self, what: str, seat: int | None = None, **values: Value) -> None:
        """Say something to everybody, in the words of the ruleset's texts."""
        if not self.quiet:
            self.events.append(Announced(what, seat, values))

    def mark(self, name: str, value: Value, seat: int | None = None, audience: Audience = EVERYBODY) -> None:
        """Note something about the deal, or about a seat, that views show."""
        if not self.quiet:
            self.marks[name, seat] = Mark(value, audience)

    def begin_again(self) -> None:
        """Forget a round that was abandoned: everybody is in again, there is no trump, no leader and no mark."""
        self.active = [True] * self.seats
        self.trump = ""
        self.leader = -1
        self.marks.clear()

    def tell(self, event: Event) -> None:
        """Append an event."""
        if not self.quiet:
            self.events.append(event)

    def _received(self, seat: int, cards: Sequence[Card]) -> None:
        if self.quiet or not self.has_looked(seat):
            return
        self.events.append(Received(seat, tuple(cards), audience=self._seen_by[seat]))
