"""Deals of Fünfzehnern laid out by hand: A sits after the dealer; cards have two letters, such as `hQ`."""

import random
from collections.abc import Sequence

from game.core.bank import Balances
from game.core.cards import PIQUET_32
from game.core.driver import Driver, Setup
from game.core.errors import Value
from game.core.options import Choice
from game.core.questions import PickCard
from game.core.shuffle import Seal, secret_from
from game.games.fuenfzehnern import FUENFZEHNERN
from tests.game.games.support import LETTERS, FixedDeck, Game, laid_out, short


def deal(*hands: str, **options: Choice) -> Game:
    """Begin a deal of four with these hands, filled up with the remaining cards."""
    named = {card for hand in hands for card in hand.split()}
    others = iter([code for card in reversed(PIQUET_32.cards) if (code := short(card)) not in named])
    full = [hand.split() for hand in (*hands, *[""] * (4 - len(hands)))]
    for hand in full:
        hand += [next(others) for _ in range(8 - len(hand))]
    chosen = FUENFZEHNERN.choose(options)
    pack = laid_out(PIQUET_32, [" ".join(hand) for hand in full], dealer=3)
    return Game(Driver(Setup(FUENFZEHNERN, chosen, 1, 3, Balances.opening(4), FixedDeck(pack))))


def by_chance(seats: int, seed: int) -> Game:
    """Play a deal with random answers."""
    rng, deck, chosen = random.Random(seed), Seal(secret_from(str(seed))), FUENFZEHNERN.choose({})
    game = Game(Driver(Setup(FUENFZEHNERN, chosen, 1, seats - 1, Balances.opening(seats), deck)))
    while game.driver.question is not None:
        game.driver.answer(rng.choice(list(game.driver.question.answers)))
    return game


def duty(game: Game) -> str:
    """Return the reason why not every card may be played."""
    assert isinstance(game.driver.question, PickCard)
    return game.driver.question.duty


def bound(game: Game) -> str:
    """Return the bound seat and its suit, as everyone sees it, such as `B hearts`."""
    marks = game.driver.deal.marks
    return " ".join(f"{LETTERS[seat or 0]} {mark.value}" for (name, seat), mark in marks.items() if name == "bound")


def winners(game: Game) -> str:
    """Return the winners of the tricks."""
    return "".join(LETTERS[trick.winner] for trick in game.driver.deal.tricks)


def points(game: Game) -> Sequence[Value]:
    """Return the announced points of everyone's tricks."""
    return [event.values["points"] for event in sorted(game.told("fifteens"), key=lambda event: event.seat or 0)]


def scores(game: Game) -> str:
    """Return the score sheet, such as `A+12 B-5 C-7`."""
    return " ".join(f"{LETTERS[seat]}{score:+d}" for seat, score in enumerate(game.driver.deal.tallies["score"]))


FZ_1, FZ_2, FZ_3 = 70658, 17760, 11531
"""Random deals that end with the points of these examples."""
