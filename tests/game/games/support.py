"""Deals laid out by hand: seats are the letters of the rules (the last one deals), cards have two letters.

A card is the first letter of its suit and a sign for its rank: `rB` is the Banner of roses, `lT` the ten of leaves,
`d7` the seven of diamonds.
"""

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import accumulate, islice
from typing import Any, ClassVar, Self

from game.computer import Player
from game.core.bank import Balances
from game.core.cards import Card, Pack
from game.core.driver import Driver, Setup, replay
from game.core.errors import Value
from game.core.events import Announced
from game.core.options import Choice
from game.core.parts import SIGNS
from game.core.questions import Choose, PickCard, Question
from game.core.record import RecordedDeck
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of

LETTERS = "ABCDEFGHIJ"


class FixedDeck:
    """Deals predefined packs."""

    def __init__(self, *orders: Sequence[Card], lower: int = 1) -> None:
        self._orders = orders
        self._lower = lower

    def order(self, pack: Pack, number: int) -> list[Card]:
        return list(self._orders[number])

    def cut_at(self, pack: Pack, number: int) -> int:
        return self._lower


def short(card: Card) -> str:
    return card.suit[0] + SIGNS[card.rank]


def cards_of(pack: Pack, text: str) -> list[Card]:
    """Parse two-letter cards, separated by spaces."""
    by_short = {short(card): card for card in pack.cards}
    return [by_short[name] for name in text.split()]


def laid_out(
    pack: Pack,
    hands: Sequence[str],
    dealer: int,
    turn_up: str = "",
    bottom: str = "",
    *,
    before_turn: int = 99,
    batches: Sequence[int] = (),
) -> list[Card]:
    """Order a pack so that every seat gets its hand, dealt singly or in `batches` of cards; one that sits out has none.

    The turn-up comes after the hands, or after `before_turn` rounds of dealing; `bottom` lies at the end.
    """
    seats = [(dealer + 1 + place) % len(hands) for place in range(len(hands))]
    wanted = [cards_of(pack, hands[seat]) for seat in seats if hands[seat]]
    sizes = batches or [1] * len(wanted[0])
    ends = [*accumulate(sizes)]
    rounds = [
        [card for hand in wanted for card in hand[end - size : end]] for size, end in zip(sizes, ends, strict=True)
    ]
    rounds.insert(before_turn, cards_of(pack, turn_up))
    return filled_up(pack, [card for dealt in rounds for card in dealt], cards_of(pack, bottom))


def filled_up(pack: Pack, top: Sequence[Card], bottom: Sequence[Card] = ()) -> list[Card]:
    """Order a pack so that some cards come first, and some last."""
    rest = [card for card in pack.cards if card not in top and card not in bottom]
    full = [*top, *rest, *bottom]
    assert len(full) == len(pack), "a card was laid out twice"
    return full


def completed(pack: Pack, hands: Sequence[str], sizes: Sequence[int]) -> list[list[Card]]:
    """Fill hands up to their sizes, one after the other, with the cards of a pack that are in none of them."""
    held = [cards_of(pack, hand) for hand in hands]
    others = (card for card in pack.cards if not any(card in hand for hand in held))
    return [[*hand, *islice(others, size - len(hand))] for hand, size in zip(held, sizes, strict=True)]


def hands_taking(pack: Pack, winners: str, seats: int) -> list[str]:
    """Return three cards for each seat so that the letters of `winners` take the tricks, the last suit being trumps.

    Everyone holds one card of each of the first three suits; trick `i` is played in suit `i`. No hand is special.
    """
    for turn in range(4):
        hands: list[list[Card]] = [[] for _ in range(seats)]
        for number, letter in enumerate(winners):
            suited = [card for card in pack.cards if card.suit == pack.suits[number]]
            others = [seat for seat in range(seats) if LETTERS[seat] != letter]
            hands[LETTERS.index(letter)].append(suited[0])
            for place, seat in enumerate(others):
                hands[seat].append(suited[1 + (place + (turn + 1) * number) % 4])
        if all([card.rank for card in hand].count("under") < 2 for hand in hands):
            return [" ".join(map(short, hand)) for hand in hands]
    raise AssertionError("no such hands")


@dataclass
class Game:
    """A deal in progress, driven in the notation of the rules."""

    driver: Driver
    before: Balances = field(init=False)
    letters: ClassVar[str] = LETTERS

    @staticmethod
    def name(card: Card) -> str:
        """Return how a card is written."""
        return short(card)

    def __post_init__(self) -> None:
        self.before = self.driver.setup.before

    def say(self, *lines: str) -> Self:
        """Answer, such as `A lift`, `A 2`, `B rK, C drop`; fails if another seat is asked."""
        for line in ", ".join(lines).split(", ") if lines else ():
            letter, answer = line.split()
            assert self.asked == letter, f"{self.asked} is asked, not {letter}"
            self.driver.answer_text(self._written(answer))
        return self

    def _written(self, answer: str) -> str:
        codes = {self.name(card): card.code for card in self.driver.deal.pack.cards}
        head, colon, names = answer.rpartition(":")
        return head + colon + "+".join(codes.get(name, name) for name in names.split("+"))

    def play(self, *tricks: str) -> Self:
        """Play tricks, given as their cards in turn; the last cards of the hands are played without asking."""
        for number, cards in enumerate(tricks, start=len(self.driver.deal.tricks)):
            for name in cards.split():
                lies = name in {self.name(card) for _, card in self.driver.deal.trick}
                if self.kind == "play" and len(self.driver.deal.tricks) == number and not lies:
                    self.say(f"{self.asked} {name}")
            assert [self.name(card) for _, card in self.driver.deal.tricks[number].plays] == cards.split()
        return self

    def tricks(self) -> Self:
        """Play every trick in the suit of its number, as laid out by `hands_taking`."""
        while isinstance(question := self.driver.question, PickCard):
            suit = self.driver.deal.pack.suits[len(self.driver.deal.tricks)]
            self.driver.answer(next(card for card in question.cards if card.suit == suit))
        return self

    @property
    def question(self) -> Question[Any]:
        """The open question."""
        assert self.driver.question is not None
        return self.driver.question

    @property
    def safe(self) -> str:
        """The safe answer."""
        return self.question.write(self.question.safe)

    @property
    def shown(self) -> list[str]:
        """The choices on the public panel."""
        assert isinstance(self.question, Choose)
        return [*self.question.shown]

    def chosen(self, player: Player) -> str:
        """Return a player's answer for the seat that is asked, cards in two letters."""
        answer = self.question.write(player.choose(view_of(self.driver, self.driver.seat), random.Random(1)))
        for card in self.driver.deal.pack.cards:
            answer = answer.replace(card.code, self.name(card))
        return answer

    def seen(self, letter: str = "-") -> View:
        """Return the view of a seat, or of a spectator, without its own question."""
        return replace(view_of(self.driver, None if letter == "-" else self.letters.index(letter)), question=None)

    @property
    def asked(self) -> str:
        return "" if self.driver.question is None else self.letters[self.driver.seat]

    @property
    def kind(self) -> str:
        return "" if self.driver.question is None else self.driver.question.kind

    @property
    def choices(self) -> set[str]:
        """Return the legal answers, cards in two letters."""
        return {self.name(answer) if isinstance(answer, Card) else str(answer) for answer in self.question.answers}

    def mark(self, name: str, letter: str = "") -> Value | None:
        """Return a mark of a seat, or of the deal."""
        found = self.driver.deal.marks.get((name, self.letters.index(letter) if letter else None))
        return found.value if found else None

    @property
    def over(self) -> bool:
        return self.driver.outcome is not None

    @property
    def pot(self) -> int:
        return self.driver.deal.bank.pot

    @property
    def scores(self) -> str:
        """The deal's change to the score sheet, such as `A+6`; empty if none."""
        sheet = enumerate(self.driver.deal.tallies["score"])
        return " ".join(f"{self.letters[seat]}{score:+d}" for seat, score in sheet if score)

    @property
    def net(self) -> str:
        """Return the deal's effect on each seat's chips, such as `A+1 B+3 C-1 D-13`."""
        after = self.driver.deal.bank.seats
        gains = [now - then for now, then in zip(after, self.before.seats, strict=True)]
        return " ".join(f"{letter}{gain:+d}" for letter, gain in zip(self.letters, gains, strict=False))

    def paid(self, *reasons: str) -> str:
        """Return the effect of payments with some reasons on each seat's chips."""
        gains = [0] * self.driver.deal.seats
        for payment in self.driver.deal.bank.payments:
            if payment.reason in reasons:
                for account, sign in ((payment.source, -1), (payment.target, 1)):
                    if account >= 0:
                        gains[account] += sign * payment.amount
        return " ".join(f"{letter}{gain:+d}" for letter, gain in zip(self.letters, gains, strict=False))

    @property
    def settled(self) -> str:
        """Return the settlement's effect on each seat's chips."""
        return self.paid("share", "remainder", "penalty", "uncontested")

    @property
    def next_dealer(self) -> str:
        assert self.driver.outcome is not None
        return self.letters[self.driver.outcome.next_dealer]

    def hand(self, letter: str) -> set[str]:
        return {self.name(card) for card in self.driver.deal.hands[self.letters.index(letter)]}

    def stock(self) -> list[str]:
        return [self.name(card) for card in self.driver.deal.stock]

    def seers(self, name: str, letter: str = "") -> str:
        """Return who sees the cards of a zone: `-` for spectators, and the letters of seats."""
        place = name, self.letters.index(letter) if letter else None
        viewers = "-" + self.letters[: self.driver.deal.seats]
        return "".join(viewer for viewer in viewers if self.seen(viewer).zone(*place).cards)

    def zone(self, name: str, letter: str = "") -> set[str]:
        """Return the cards of a zone of the table, or of a seat."""
        return {*map(self.name, self.driver.deal.zones[name, self.letters.index(letter) if letter else None].cards)}

    def announced(self) -> list[str]:
        """Return the announcements, such as `thrown-in` or `staender B`."""
        return [each.what if each.seat is None else f"{each.what} {self.letters[each.seat]}" for each in self.told()]

    def told(self, *kinds: str) -> list[Announced]:
        """Return the announcements, all or of some kinds."""
        events = (event for event in self.driver.deal.events if isinstance(event, Announced))
        return [event for event in events if event.what in kinds or not kinds]


def example(ruleset: Ruleset[Any], key: str, answers: int | None = None, **options: Choice) -> Game:
    """Play a worked example of the manual to its end, or so many answers of it."""
    told = next(each for each in ruleset.manual.examples if each.key == key)
    chosen, deck = ruleset.choose({**told.options, **options}), RecordedDeck([codes.split() for codes in told.packs])
    setup = Setup(ruleset, chosen, 1, told.dealer, Balances.opening(told.seats), deck, tallies=told.tallies)
    return Game(replay(setup, told.answers[:answers]))


def total(driver: Driver, reason: str) -> int:
    """Return the chips that were paid for a reason."""
    return sum(payment.amount for payment in driver.deal.bank.payments if payment.reason == reason)


def begin(
    ruleset: Ruleset[Any],
    hands: Sequence[str],
    *,
    turn_up: str = "",
    bottom: str = "",
    pot: int = 0,
    again: Sequence[str] = (),
    carry: Mapping[str, int] | None = None,
    deals: str = "",
    **options: Choice,
) -> Game:
    """Begin a deal with these hands for A, B, C …; `again` are the hands after a redeal, `deals` deals in the end."""
    chosen = ruleset.choose(options)
    seats = len(hands)
    ruleset.check_seats(chosen, seats)
    pack = ruleset.pack(chosen, seats)
    dealer = seats - 1
    orders = [laid_out(pack, hands, LETTERS.index(deals) if deals else dealer, turn_up, bottom)]
    if again:
        orders.append(laid_out(pack, again, dealer))
    before = Balances(pot=pot, seats=(0,) * seats)
    return Game(Driver(Setup(ruleset, chosen, 1, dealer, before, FixedDeck(*orders), carry or {})))
