"""Rounds of Mate in the notation of the rules: L deals and leads game 1, O is the other one; cards as `♠10`."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Self

from game.core.bank import Balances
from game.core.cards import Card
from game.core.driver import Driver, Setup
from game.core.options import Choice
from game.games.mate import MATE
from game.games.mate.cards import MATE_20
from tests.game.games.support import FixedDeck, Game, example

SEATS = {"O": 0, "L": 1}
LETTERS = "OL"
SIGNS = {"♣": "clubs", "♠": "spades", "♥": "hearts", "♦": "diamonds"}
RANKS = {"A": "ace", "10": "ten", "K": "king", "Q": "queen", "7": "seven"}
WRITTEN = {name: sign for sign, name in (*SIGNS.items(), *RANKS.items())}
NO_RULES: Mapping[str, Choice] = {}
NOTHING: Mapping[str, Any] = {}

FIVE_CLUBS = "♣A ♣10 ♣K ♣Q ♣7 ♠A ♥A ♦A ♠10 ♠K"
NO_CLUB = "♠Q ♠7 ♥10 ♥K ♥Q ♥7 ♦10 ♦K ♦Q ♦7"
"""Two hands; the first mates with its first card (MA-6)."""


def card(text: str) -> Card:
    """Read a card such as `♠10`."""
    return MATE_20.card(f"{SIGNS[text[0]]}-{RANKS[text[1:]]}")


def cards(text: str) -> list[Card]:
    """Read cards separated by spaces."""
    return [card(word) for word in text.split()]


@dataclass
class Round(Game):
    """A round in progress, driven in the notation of the rules."""

    letters: ClassVar[str] = LETTERS

    @staticmethod
    def name(card: Card) -> str:
        """Write a card as the rules do."""
        return WRITTEN[card.suit] + WRITTEN[card.rank]

    def foreplace(self, **chosen: str) -> Self:
        """Answer both questions of a game: `L="♠7"` foreplaces a card; a player not named foreplaces none."""
        for _ in SEATS:
            assert self.kind == "foreplace"
            wanted = chosen.get(self.asked, "")
            self.driver.answer_text("foreplace" if wanted else "skip")
            if wanted:
                self.driver.answer(card(wanted))
        return self

    def move(self, moves: str) -> Self:
        """Play moves such as `♣K-♣Q, ♠Q`; cards that are played without asking are compared."""
        return self.play(*moves.replace("-", " ").split(", "))

    def skip_game(self) -> Self:
        """Play a whole game with the safe answers."""
        number = self.mark("game")
        while self.driver.question is not None and self.mark("game") == number:
            self.driver.answer(self.driver.question.safe)
        return self

    @property
    def score(self) -> str:
        """The scores of the games so far, such as `L 15`; empty for none."""
        before = self.driver.setup.tallies.get("score", (0, 0))
        gains = [now - then for now, then in zip(self.driver.deal.tallies["score"], before, strict=True)]
        return ", ".join(f"{letter} {gains[seat]}" for letter, seat in sorted(SEATS.items()) if gains[seat])


def pack_of(leader: str, other: str) -> Sequence[Card]:
    """Order a pack so that the dealer gets the first hand and the other player the second, five cards at a time."""
    mine, theirs = cards(leader), cards(other)
    order = [*theirs[:5], *mine[:5], *theirs[5:], *mine[5:]]
    assert len(order) == len(set(order)) == len(MATE_20)
    return order


def deal(
    leader: str = FIVE_CLUBS,
    other: str = NO_CLUB,
    rules: Mapping[str, Choice] = NO_RULES,
    *,
    carry: Mapping[str, int] = NOTHING,
    tallies: Mapping[str, tuple[int, ...]] = NOTHING,
) -> Round:
    """Begin a round in which L deals."""
    deck = FixedDeck(pack_of(leader, other))
    setup = Setup(MATE, MATE.choose(rules), 1, SEATS["L"], Balances.opening(2), deck, carry, tallies)
    return Round(Driver(setup))


MATES = {
    "MA-5": (
        "♠K ♠7 ♥K ♠Q ♦Q ♠A ♦A ♣K ♠10 ♣A",
        "♣Q ♥A ♥7 ♦7 ♦10 ♥Q ♥10 ♣7 ♣10 ♦K",
        {"O": "♥7"},
        "♣K-♣Q, ♠K-♦K, ♣A-♣7, ♥K-♥Q, ♠Q",
        "L 15",
        "mate L",
    ),
    "MA-8": (
        "♠10 ♦10 ♣A ♠A ♣K ♦A ♠K ♠Q ♥Q ♦7",
        "♥A ♦Q ♦K ♣10 ♣Q ♥K ♠7 ♥10 ♥7 ♣7",
        {"L": "♠10"},
        "♣K-♣7, ♦10-♦K, ♥Q-♥7, ♦A-♦Q, ♣A-♣10, ♠A-♠7, ♠Q-♣Q, ♥K-♠K, ♦7",
        "L 70",
        "mate L",
    ),
    "MA-9": (
        "♠K ♦K ♥10 ♥A ♦A ♣Q ♣10 ♥7 ♠10 ♦7",
        "♦10 ♣A ♠7 ♦Q ♥Q ♣K ♠A ♠Q ♥K ♣7",
        {"O": "♣A"},
        "♦7-♦Q, ♠7-♠10, ♦K-♦10, ♥Q-♥10, ♣10-♣K, ♠K-♠Q, ♣Q-♣7, ♥A-♥K, ♦A-♠A, ♠A",
        "O 242",
        "overmate O",
    ),
    "MA-10": (
        "♣10 ♠A ♣7 ♥A ♠10 ♦10 ♠K ♣Q ♠7 ♦7",
        "♣K ♦Q ♥10 ♥Q ♦A ♥K ♣A ♦K ♠Q ♥7",
        {"O": "♥K"},
        "♠K-♠Q, ♣10-♣A, ♥Q-♥A, ♦7-♦Q, ♥10-♠10, ♠A-♦A, ♣7-♣K, ♦K-♦10, ♠7-♥7, ♣Q",
        "L 30",
        "mate L",
    ),
    "MA-11": (
        "♦7 ♥K ♥A ♣Q ♠10 ♥Q ♣7 ♠A ♠7 ♦10",
        "♥7 ♠Q ♣A ♦K ♥10 ♣K ♦Q ♣10 ♠K ♦A",
        {"L": "♠A"},
        "♥A-♥10, ♦7-♦A, ♦Q-♦10, ♥Q-♥7, ♠7-♠K, ♠Q-♠10, ♣Q-♣A, ♦K-♥K, ♣7-♣K, ♣10-♣7",
        "",
        "draw",
    ),
    "MA-12": (
        "♥7 ♦Q ♥Q ♣10 ♠Q ♣7 ♣A ♥A ♠K ♦10",
        "♥K ♠7 ♣K ♠A ♣Q ♦K ♥10 ♦7 ♠10 ♦A",
        {"L": "♣7", "O": "♠7"},
        "♥Q-♥K, ♥10-♥7, ♣K-♣10, ♠K-♠A, ♣Q-♣A, ♠Q-♠10, ♦7-♦10, ♦Q-♦K, ♦A-♥A",
        "",
        "draw",
    ),
    "MA-13": (
        "♣A ♥Q ♦7 ♦K ♠7 ♠10 ♦10 ♥A ♦A ♦Q",
        "♥7 ♥K ♣K ♣10 ♣7 ♥10 ♠A ♣Q ♠Q ♠K",
        {"L": "♠7", "O": "♠A"},
        "♦10-♥10, ♣10-♣A, ♥Q-♥K, ♠K-♠10, ♦Q-♠Q, ♥7-♥A, ♦7-♣7, ♣K-♦K, ♣Q",
        "O 30",
        "mate O",
    ),
}


def begun(example: str, **foreplaced: str) -> Round:
    """Play the moves of an example, with its own foreplaced cards unless others are named."""
    leader, other, usual, moves, *_ = MATES[example]
    return deal(leader, other).foreplace(**(foreplaced or usual)).move(moves)


def round_of_70_and_15(**rules: int) -> Round:
    """Play so that the dealer scores 70 in the game of MA-8 and nothing in the other, in which O scores 15."""
    return Round(example(MATE, "mate", **rules).driver)
