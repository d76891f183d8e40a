"""Deals of Schwimmen laid out by hand: seats are letters, the last one deals; cards have two letters, such as `c7`."""

from collections.abc import Iterable, Sequence
from typing import Any

from game.core.bank import Balances
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver, Setup
from game.core.options import Choice
from game.core.shuffle import Deck
from game.games.schwimmen import SCHWIMMEN
from tests.game.games.support import LETTERS, FixedDeck, Game, cards_of, filled_up, laid_out, short

THREE = ("c7 s9 cK", "sA s8 d9", "h7 dT hJ")
"""Three unremarkable hands."""


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
    deck = FixedDeck(
        laid_out(PIQUET_32, hands, dealer, f"{table} {stock}"), filled_up(PIQUET_32, cards_of(PIQUET_32, again))
    )
    due_to_deal = LETTERS.index(due) if due else dealer
    return Game(Driver(setup(len(hands), deck, due_to_deal, now=now, pot=pot, **options)))


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
