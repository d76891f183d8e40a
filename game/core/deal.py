"""The state of one deal and the verbs of the game.

A script changes a deal only through these verbs. Each verb appends an event unless the deal is `quiet`, as it is for
computer players that search. Seats are numbered in turn order from 0, whatever the direction of play.
"""

from collections.abc import Generator, Iterable, Mapping, Sequence
from dataclasses import dataclass
from types import coroutine
from typing import NamedTuple, TypeVar

from game.core.bank import POT, Balances, Bank
from game.core.cards import Card, Pack
from game.core.errors import BrokenRules, Value
from game.core.events import (
    EVERYBODY,
    Announced,
    Audience,
    Paid,
    Played,
    PlayedAgain,
    Scored,
    TakenUp,
    TallyChanged,
    TrickTaken,
    TurnedUp,
)
from game.core.layout import Layout
from game.core.ordering import Ordering, plain
from game.core.participants import known_sides
from game.core.questions import Question
from game.core.shuffle import Deck
from game.core.vocabulary import SIDE

A = TypeVar("A")
NO_TALLIES: Mapping[str, list[int]] = {}


class Trick(NamedTuple):
    """A finished trick."""

    leader: int
    plays: tuple[tuple[int, Card], ...]
    winner: int


@dataclass(slots=True)
class Mark:
    """A fact about the deal or about a seat: the price, the lifter, doubled stakes."""

    value: Value
    audience: Audience


class Deal(Layout):
    """One deal: its cards and seats, trick, ordering, bank, tallies, marks, and everything that happened."""

    __slots__ = (
        "asked",
        "bank",
        "carry",
        "consulted",
        "leader",
        "marks",
        "ordering",
        "taken",
        "taken_up",
        "tallies",
        "tricks",
    )

    def __init__(
        self,
        pack: Pack,
        deck: Deck,
        dealer: int,
        before: Balances,
        carry: Mapping[str, int],
        *,
        bank: type[Bank] = Bank,
        tallies: Mapping[str, Sequence[int]] = NO_TALLIES,
        quiet: bool = False,
    ) -> None:
        seats = len(before.seats)
        super().__init__(pack, deck, dealer, seats, quiet=quiet)
        self.bank = bank(before, quiet=quiet)
        self.carry = carry
        self.tallies = {name: list(values) for name, values in tallies.items()} if tallies else NO_TALLIES
        self.asked = -1
        self.consulted = False
        self.ordering = plain(pack)
        self.leader = -1
        self.tricks: list[Trick] = []
        self.taken = [0] * seats
        self.taken_up = 0
        self.marks: dict[tuple[str, int | None], Mark] = {}

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
        """Move chips from every seat to the pot as stakes, starting with forehand."""
        for payment in self.bank.take_stakes(self.everybody(), amount, reason):
            self.events.append(Paid(payment))

    def move(self, source: int, target: int, amount: int, reason: str) -> None:
        """Move chips between two accounts of the bank."""
        payment = self.bank.move(source, target, amount, reason)
        if payment:
            self.events.append(Paid(payment))

    # points and other tallies

    def score(self, seat: int, points: int, reason: str) -> None:
        """Add points, possibly negative, to a seat's tally `score`; no-op for 0."""
        if points:
            self.tallies["score"][seat] += points
            if not self.quiet:
                self.events.append(Scored(seat, points, reason))

    def set_tally(self, name: str, seat: int, value: int) -> None:
        """Set a seat's tally; no-op if unchanged."""
        if self.tallies[name][seat] != value:
            self.tallies[name][seat] = value
            self.emit(TallyChanged(name, seat, value))

    # trumps

    @property
    def trump(self) -> str:
        """The trump suit, empty while there is none."""
        return self.ordering.trump

    def turn_up_trump(self, seat: int | None = None) -> Card:
        """Turn up the top card of the stock for everybody to see; its suit becomes trumps."""
        card = self.stock.pop(0)
        self.turn_up.append(card)
        self.ordering = plain(self.pack, card.suit)
        if not self.quiet:
            self.events.append(TurnedUp(card, seat))
        return card

    def name_trump(self, suit: str) -> None:
        """Make a suit of the pack trumps; otherwise cards rank as in the pack."""
        self.ordering = plain(self.pack, suit)

    def rank_cards(self, ordering: Ordering) -> None:
        """Rank the cards by the given ordering from now on, trumps included."""
        self.ordering = ordering

    # tricks

    def lead(self, seat: int) -> None:
        """Let a seat begin a trick."""
        self.leader = seat
        self.trick = []

    def play(self, seat: int, card: Card) -> None:
        """Play a card from a hand to the trick."""
        self.hands[seat].remove(card)
        self.trick.append((seat, card))
        if not self.quiet:
            self.events.append(Played(seat, card))

    def play_again(self, seat: int) -> Card:
        """Replay the card that a seat played to the last trick; raises `BrokenRules` if it played none."""
        card = next((card for player, card in self.tricks[-1].plays if player == seat), None) if self.tricks else None
        if card is None:
            raise BrokenRules(f"seat {seat} has no card in the last trick")
        self.trick.append((seat, card))
        self.emit(PlayedAgain(seat, card))
        return card

    def take_up(self, seat: int, cards: Iterable[Card]) -> None:
        """Take played cards back into a seat's hand; the record of the tricks does not change."""
        back = tuple(cards)
        self.hands[seat] += back
        self.taken_up = len(self.tricks)
        self.emit(TakenUp(seat, back))

    def award_tricks(self, seat: int, count: int) -> None:
        """Credit a seat with `count` tricks that are not played out."""
        self.taken[seat] = count

    def take_trick(self, winner: int | None = None) -> int:
        """Award the trick to `winner`, by default as the ordering decides, and return that seat, which leads next."""
        trick = self.trick
        seat = self.ordering.winner(trick)[0] if winner is None else winner
        self.taken[seat] += 1
        self.tricks.append(Trick(self.leader, tuple(trick), seat))
        if not self.quiet:
            self.events.append(TrickTaken(seat, len(self.tricks)))
        self.leader = seat
        self.trick = []
        return seat

    # messages

    def turn_to(self, seat: int) -> None:
        """Note the seat of a question that a script is about to yield itself; `ask` does this on its own."""
        self.asked = seat

    @coroutine
    def ask(self, seat: int, question: Question[A]) -> Generator[Question[A], A, A]:
        """Ask a seat, wait, and return the answer."""
        if not 0 <= seat < self.seats:
            raise BrokenRules(f"there is no seat {seat} to ask")
        self.asked = seat
        return (yield question)

    def consult_hands(self) -> None:
        """Note that how the deal goes on depends on cards that not everybody may see.

        Even if nothing happens, that tells something, so that the answer before cannot be taken back.
        """
        self.consulted = True

    def announce(self, what: str, seat: int | None = None, **values: Value) -> None:
        """Announce something to everybody, in the words of the ruleset's texts."""
        if not self.quiet:
            self.events.append(Announced(what, seat, values))

    def mark(self, name: str, value: Value, seat: int | None = None, audience: Audience = EVERYBODY) -> None:
        """Record a fact about the deal, or about a seat, for views to show and computers to consider."""
        self.marks[name, seat] = Mark(value, audience)

    def unmark(self, name: str, seat: int | None = None) -> None:
        """Remove a mark of the deal, or of a seat; no-op if there is none."""
        self.marks.pop((name, seat), None)

    def unmark_all(self, name: str) -> None:
        """Remove a mark of every seat."""
        for seat in range(self.seats):
            self.marks.pop((name, seat), None)

    # sides

    def take_side(self, seat: int, side: str, audience: Audience = EVERYBODY) -> None:
        """State the side that a seat plays for, and who may know it."""
        self.mark(SIDE, side, seat, audience)

    def show_sides(self) -> None:
        """Let everybody know who plays with whom."""
        for (name, seat), mark in [*self.marks.items()]:
            if name == SIDE:
                self.mark(SIDE, mark.value, seat)

    @property
    def sides(self) -> Mapping[int, str]:
        """The sides of all seats, whoever may know them; empty if everybody plays for themselves."""
        return known_sides(((name, seat, mark.value) for (name, seat), mark in self.marks.items()), self.players())

    def begin_again(self) -> None:
        """Reset after an abandoned round: every seat is back in, and trump, leader, tricks and marks are cleared."""
        self.bring_all_in()
        self.ordering = plain(self.pack)
        self.leader = -1
        self.taken = [0] * self.seats
        self.tricks = []
        self.taken_up = 0
        self.marks.clear()
