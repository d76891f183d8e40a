"""Deals of Tippen laid out by hand, in the letters and short cards of `tests.game.games.support`."""

from collections.abc import Sequence
from typing import Any

from game.core.bank import Balances
from game.core.cards import PIQUET_32, Card, Pack
from game.core.driver import Driver, Setup
from game.core.options import Choice
from game.core.questions import PickCard, PickCards
from game.core.rulesets import Ruleset
from game.core.shuffle import Seal, secret_from
from tests.game.games.strategies import following
from tests.game.games.support import LETTERS, FixedDeck, Game, laid_out, short

PLAIN = ("clubs", "spades", "hearts")


def begin(
    ruleset: Ruleset[Any],
    hands: Sequence[str],
    *,
    turned: str = "",
    bottoms: Sequence[str] = ("",),
    lower: int = 1,
    deals: str = "",
    due: str = "",
    bank: tuple[int, int, int] = (0, 0, 0),
    **options: Choice,
) -> Game:
    """Begin a deal with these hands for A, B, C and so on.

    `bank` is pot, bête and reserve before the stake; the last seat deals unless `due` names another, and `deals` is the
    dealer after shoves and jumps. There is one pack for each of the `bottoms`, its lowest card.
    """
    chosen = ruleset.choose(options)
    seats = len(hands)
    ruleset.check_seats(chosen, seats)
    dealer = LETTERS.index(due) if due else seats - 1
    before_turn = 2 if chosen.deal_pattern == "two_turn_one" else 99
    dealt_by = LETTERS.index(deals) if deals else dealer
    orders = [laid_out(PIQUET_32, hands, dealt_by, turned, lowest, before_turn=before_turn) for lowest in bottoms]
    pot, bete, reserve = bank
    before = Balances(pot, reserve, bete, (0,) * seats)
    return Game(Driver(Setup(ruleset, chosen, 1, dealer, before, FixedDeck(*orders, lower=lower))))


def hands_taking(pack: Pack, winners: str, seats: int, suits: Sequence[str] = PLAIN) -> list[str]:
    """Return hands with which the letters of `winners` take the tricks: everyone follows, trick by trick, `suits`."""
    hands: list[list[Card]] = [[] for _ in range(seats)]
    for suit in dict.fromkeys(suits):
        takers = [LETTERS.index(letter) for letter, other in zip(winners, suits, strict=True) if other == suit]
        high = sorted((card for card in pack.cards if card.suit == suit), key=lambda card: -card.power)
        for seat in takers:
            hands[seat].append(high.pop(0))
        for seat, hand in enumerate(hands):
            hand += [high.pop() for _ in range(len(takers) - takers.count(seat))]
    return [" ".join(map(short, hand)) for hand in hands]


def taking(
    ruleset: Ruleset[Any],
    seats: int,
    winners: str,
    *said: str,
    suits: Sequence[str] = PLAIN,
    turned: str = "dT",
    **more: Any,
) -> Game:
    """Begin a deal in which `winners` can take the tricks, declare, keep all cards, and play it out."""
    game = begin(ruleset, hands_taking(PIQUET_32, winners, seats, suits), turned=turned, **more).say(*said)
    return play_out(game, winners, suits)


def play_out(game: Game, winners: str, suits: Sequence[str] = PLAIN) -> Game:
    """Keep all cards, and play each trick in its suit: its winner high, everyone else low."""
    while isinstance(question := game.driver.question, PickCards):
        game.driver.answer(question.safe)
    while isinstance(question := game.driver.question, PickCard):
        number = len(game.driver.deal.tricks)
        cards = sorted((card for card in question.cards if card.suit == suits[number]), key=lambda card: card.power)
        game.driver.answer(cards[-1] if winners[number] == game.asked else cards[0])
    return game


def next_deal(game: Game) -> Game:
    """Begin the deal that follows from a finished one."""
    return Game(following(game.driver, Seal(secret_from("next"))))


def forced(game: Game) -> bool:
    """Whether everyone must play."""
    return game.driver.deal.marks["round", None].value == "forced"


def pots(game: Game) -> str:
    """Describe the pot after a deal and the next one with its stake, as the examples do: `3 → 6, forced`."""
    following = next_deal(game)
    return f"{game.pot} → {following.pot}{', forced' if forced(following) else ''}"


def all_play(letters: str) -> list[str]:
    """Return answers with which these seats play."""
    return [f"{letter} play" for letter in letters]


def all_pass(letters: str) -> list[str]:
    """Return answers with which these seats pass."""
    return [f"{letter} pass" for letter in letters]
