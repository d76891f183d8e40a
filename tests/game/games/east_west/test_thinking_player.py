"""The players of East–West count what can be drawn, and anticipate the stock."""

import random

import pytest

from game.core.cards import PIQUET_32
from game.core.visibility import view_of
from game.games.east_west import EAST_WEST
from game.games.east_west.computer.fast_deal import DRAWS, best_place, cards_of, hopes, play_on, set_of
from game.games.east_west.computer.player import drawn
from game.games.east_west.computer.thinking_player import EastWestThinker, gain
from game.games.east_west.options import EastWestOptions
from tests.game.games.strategies import random_driver

PAIR, FLUSH = "clubs-ace hearts-ace spades-seven", "hearts-seven hearts-ten hearts-king"


def row(codes: str) -> int:
    return set_of(PIQUET_32.hand(codes))


@pytest.mark.parametrize(("card", "place"), [("diamonds-ace", 0), ("hearts-nine", 1)])
def test_a_card_goes_where_it_helps_most(card: str, place: int) -> None:
    assert best_place([row(PAIR), row(FLUSH)], row(card), 5) == place


def test_a_full_row_takes_no_card() -> None:
    full = row("clubs-ace hearts-ace spades-ace diamonds-ace clubs-king")
    assert best_place([full, row("clubs-seven")], row("hearts-king"), 5) == 1


def test_every_row_has_hopes_and_every_game_in_thought_fills_them() -> None:
    for seed in range(20):
        pack = random.Random(seed).sample(PIQUET_32.cards, 27)
        bits = [set_of([card]) for card in pack]
        sides = (bits[:3], bits[:3])
        play_on(sides, 0, bits[3:])
        assert all(len(cards_of(one)) == 5 and 0 < hopes(one)[0] <= 1.1 for rows in sides for one in rows)
        assert gain(sides, EastWestOptions()) == -gain((sides[1], sides[0]), EastWestOptions())
        assert len(bits) - 3 == 2 * DRAWS


def test_it_counts_the_same_for_the_same_view_and_answers_legally() -> None:
    player = EastWestThinker(200)
    driver = random_driver(EAST_WEST, random.Random(3))
    while driver.question is not None:
        view = view_of(driver, driver.seat)
        gains = player.gains(view, driver.question.safe, random.Random(1))
        assert set(gains) == set(driver.question.answers)
        assert gains == player.gains(view, driver.question.safe, random.Random(1))
        driver.answer(player.choose(view, random.Random(1)))


@pytest.mark.parametrize(
    ("unseen", "live", "draws", "needed", "chance"),
    [(10, 3, 5, 0, 1.0), (10, 3, 5, 4, 0.0), (4, 1, 1, 1, 0.25), (4, 2, 2, 1, 5 / 6), (29, 7, 29, 7, 1.0)],
)
def test_it_counts_what_can_be_drawn(unseen: int, live: int, draws: int, needed: int, chance: float) -> None:
    assert drawn(unseen, live, draws, needed) == pytest.approx(chance)
