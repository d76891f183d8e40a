"""Deals of Fipsen laid out by hand: A sits after the dealer, D deals; cards have two letters, such as `d7`."""

from collections.abc import Mapping, Sequence

from game.core.bank import Balances
from game.core.cards import Card
from game.core.driver import Driver, Setup
from game.core.options import Choice
from game.games.fipsen import FIPSEN
from game.games.fipsen.contract import FIPSEN_25
from tests.game.games.support import LETTERS, FixedDeck, Game, completed

DEALER = 3
NO_RULES: Mapping[str, Choice] = {}
FACES = ("cQ c9 sJ s8 h7", "cK c8 sQ s9 hJ", "cJ cT sK s7 hQ", "cA c7 sT hK h8")
"""Four hands with face cards: nobody may bid a Kieker."""
KIEKER = "c9 c8 s8 hT h8"
AGAINST_KIEKER = ("cK cT sQ s9 hJ", "cJ c7 sK s7 hQ", "cQ sJ sT hK h7")
"""A hand without a face card, and those of the others."""


def pack_of(hands: Sequence[str], skat: str = "", aside: str = "") -> list[Card]:
    """Order a pack so that A to D get these hands, and these cards lie in the skat and aside; the rest is filled up."""
    *held, under, left = completed(FIPSEN_25, (*hands, skat, aside), (5, 5, 5, 5, 2, 3))
    first, last = [card for hand in held for card in hand[:3]], [card for hand in held for card in hand[3:]]
    order = [*first, *under, *last, *left]
    assert len(order) == len(set(order)) == len(FIPSEN_25), "a card was laid out twice"
    return order


def deal(
    hands: Sequence[str] = FACES,
    *,
    skat: str = "",
    aside: str = "",
    again: Sequence[Sequence[str]] = (),
    rules: Mapping[str, Choice] = NO_RULES,
) -> Game:
    """Begin a deal; `again` are the hands of the deals that follow when all pass."""
    deck = FixedDeck(pack_of(hands, skat, aside), *map(pack_of, again))
    return Game(Driver(Setup(FIPSEN, FIPSEN.choose(rules), 1, DEALER, Balances.opening(4), deck)))


def won(game: Game, letter: str) -> int:
    """Return the number of tricks that a seat has taken."""
    return game.driver.deal.taken[LETTERS.index(letter)]
