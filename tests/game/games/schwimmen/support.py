"""Deals of Schwimmen laid out by hand: seats are letters, the last one deals; cards have two letters, such as `c7`."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.bank import Balances
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver, Setup
from game.core.rulesets import Choice
from game.core.shuffle import Deck
from game.games.schwimmen import SCHWIMMEN
from tests.game.games.support import LETTERS, FixedDeck, Game, cards_of, short

THREE = ("c7 s9 cK", "sA s8 d9", "h7 dT hJ")
"""Three unremarkable hands."""


def order_of(hands: Sequence[str], dealer: int, table: str = "", stock: str = "") -> list[Card]:
    """Order a pack so that hands are dealt singly after `dealer`, then the table, then the stock; others fill up.

    A seat that is out has no hand.
    """
    seats = [(dealer + 1 + place) % len(hands) for place in range(len(hands))]
    wanted = [cards_of(PIQUET_32, hands[seat]) for seat in seats if hands[seat]]
    dealt = [hand[number] for number in range(3) for hand in wanted]
    named = [*dealt, *cards_of(PIQUET_32, table), *cards_of(PIQUET_32, stock)]
    rest = [card for card in reversed(PIQUET_32.cards) if card not in named]
    lying = cards_of(PIQUET_32, table) or [rest.pop() for _ in range(3)]
    full = [*dealt, *lying, *cards_of(PIQUET_32, stock), *rest]
    assert len(full) == len(set(full)) == len(PIQUET_32), "a card was laid out twice"
    return full


def begin(
    hands: Sequence[str] = THREE,
    *,
    table: str = "",
    stock: str = "",
    again: str = "",
    now: Sequence[int] = (),
    deals: str = "",
    due: str = "",
    pot: int = 0,
    **options: Choice,
) -> Game:
    """Begin a deal with these hands for A, B, C and so on; it begins a match unless lives are given as `now`.

    The last seat deals; `deals` names another one, `due` one that is out. `again` are the first cards of a second pack.
    """
    dealer = LETTERS.index(deals) if deals else len(hands) - 1
    second = cards_of(PIQUET_32, again)
    orders = [
        order_of(hands, dealer, table, stock),
        [*second, *(card for card in PIQUET_32.cards if card not in second)],
    ]
    due_to_deal = LETTERS.index(due) if due else dealer
    return Game(Driver(setup(len(hands), FixedDeck(*orders), due_to_deal, now=now, pot=pot, **options)))


def setup(seats: int, deck: Deck, dealer: int, *, now: Sequence[int] = (), pot: int = 0, **options: Choice) -> Setup:
    """Return the setup of a deal; without `now` everyone begins a match."""
    tallies = {"lives": tuple(now)} if now else {}
    before = Balances(pot=pot, seats=(0,) * seats)
    return Setup(SCHWIMMEN, SCHWIMMEN.choose(options), 1, dealer, before, deck, tallies=tallies)


def all_pass(game: Game, turns: int) -> Game:
    """Let the seats that are asked pass, this many times."""
    for _ in range(turns):
        assert game.kind == "turn"
        game.driver.answer("pass")
    return game


def closed(game: Game) -> Game:
    """Let the seat that is asked close, and all others pass."""
    game.driver.answer("close")
    while not game.over:
        game.driver.answer("pass")
    return game


def kept(hands: Sequence[str], **more: Any) -> Game:
    """Play a deal to its end in which the dealer keeps the hand and the first player closes at once."""
    game = begin(hands, **more)
    if not game.over:
        game.driver.answer("keep")
        closed(game)
    return game


def lives(game: Game) -> str:
    """Return the current lives of all seats, such as `A3 B0 C-1`."""
    values = game.driver.deal.tallies["lives"]
    return " ".join(f"{letter}{value}" for letter, value in zip(LETTERS, values, strict=False))


def table(game: Game) -> str:
    """Return the cards on the table from the first to the third."""
    return names(game.driver.deal.zones["table", None].cards)


def hand(game: Game, letter: str) -> str:
    """Return a hand in order."""
    return names(game.driver.deal.hands[LETTERS.index(letter)])


def names(cards: Iterable[Card]) -> str:
    return " ".join(map(short, cards))
