"""The computer player of East–West: where it lays a card, and that it wins."""

import random

import pytest

from game.computer import RandomPlayer
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.east_west import EAST_WEST
from game.games.east_west.computer.player import EastWestPlayer, drawn
from tests.game.games.east_west.support import begin
from tests.game.games.support import Game

COMPUTER = EastWestPlayer()
GAMES = 200


def laid(board: str, *said: str) -> Game:
    """Lay cards, such as `h7 top`; the last one is the card in question."""
    cards = " ".join(each.split()[0] for each in said)
    game = begin(board, cards)
    for each in said:
        if " " in each:
            game.driver.answer(each.split()[1])
    return game


@pytest.mark.parametrize(
    ("card", "row"),
    [("hK", "middle"), ("dK", "middle"), ("hT", "top"), ("c9", "bottom")],
)
def test_it_lays_the_first_card_where_it_fits(card: str, row: str) -> None:
    assert laid("hJ sK c8", card).chosen(COMPUTER) == row


def test_it_completes_a_flush_and_does_not_break_one() -> None:
    said = ("h7 top", "s7 top", "h9 top", "d8 top", "hK top", "cT top")
    assert laid("hJ sK c8", *said, "hQ").chosen(COMPUTER) == "top"
    assert laid("hJ sK c8", *said, "c9").chosen(COMPUTER) != "top"


def test_it_gives_up_no_row_that_it_has_won() -> None:
    said = ("cA top", "s7 top", "dA top", "d8 top", "sA top", "cT top")
    assert laid("hA sK c8", *said, "h7").chosen(COMPUTER) in {"middle", "bottom"}


@pytest.mark.parametrize(
    ("unseen", "live", "draws", "needed", "chance"),
    [(10, 3, 5, 0, 1.0), (10, 3, 5, 4, 0.0), (4, 1, 1, 1, 0.25), (4, 2, 2, 1, 5 / 6), (29, 7, 29, 7, 1.0)],
)
def test_it_counts_what_can_be_drawn(unseen: int, live: int, draws: int, needed: int, chance: float) -> None:
    assert drawn(unseen, live, draws, needed) == pytest.approx(chance)


def play(number: int) -> tuple[bool, bool]:
    """Play a game against a player who lays cards anywhere; return whether the computer won, and whether it lost."""
    deck, mine = Seal(secret_from(f"east west {number}")), number % 2
    driver = Driver(Setup(EAST_WEST, EAST_WEST.choose({}), 1, 0, Balances.opening(2), deck))
    rng, anybody = random.Random(number), RandomPlayer()
    while driver.question is not None:
        player = COMPUTER if driver.seat == mine else anybody
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    won = driver.tallies_after["score"]
    return bool(won[mine]), bool(won[1 - mine])


def test_it_beats_somebody_who_lays_cards_anywhere() -> None:
    results = [play(number) for number in range(GAMES)]
    assert sum(won for won, _ in results) > 0.9 * GAMES
    assert sum(lost for _, lost in results) < 0.1 * GAMES


def test_the_same_view_gives_the_same_answer() -> None:
    game = laid("hJ sK c8", "h7")
    view = view_of(game.driver, 0)
    assert COMPUTER.choose(view, random.Random(1)) == COMPUTER.choose(view, random.Random(2))


def test_it_answers_nothing_that_it_is_not_asked() -> None:
    with pytest.raises(ValueError, match="not asked"):
        COMPUTER.choose(view_of(laid("hJ sK c8", "h7").driver, 1), random.Random(1))
