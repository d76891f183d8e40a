"""The invariants of East–West (section 9 of the rules) over random house rules and answers, and both players."""

import dataclasses
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver
from game.core.record import record_of
from game.core.view import View
from game.core.visibility import view_of
from game.games.east_west import EAST_WEST
from game.games.east_west.computer.player import EAST_WEST_PLAYER
from game.games.east_west.hands import poker_hand
from game.games.east_west.script import ROOM, ROWS, own
from tests.game.games.strategies import played_of

FIVE_CARDS = st.lists(st.sampled_from(PIQUET_32.cards), min_size=5, max_size=5, unique=True)


@pytest.mark.parametrize("player", [RandomPlayer(), EAST_WEST_PLAYER], ids=["random", "computer"])
@given(seed=st.integers(0, 10**9))
def test_every_game_keeps_the_invariants(player: Player, seed: int) -> None:
    driver = played_of(EAST_WEST, player, seed, there_are_rows_of_four, everybody_sees_the_same_and_nobody_the_stock)
    questions_are_few(driver)


def there_are_rows_of_four(driver: Driver) -> None:
    deal = driver.deal
    laid = [[len(own(deal, seat, name).cards) for name in ROWS] for seat in deal.everybody()]
    assert all(count <= ROOM for counts in laid for count in counts)
    assert not any(deal.hands)
    west, east = map(sum, laid)
    assert west - east in {0, 1}


def everybody_sees_the_same_and_nobody_the_stock(driver: Driver) -> None:
    views = [seen_by(driver, seat) for seat in (None, 0, 1)]
    assert views[0] == views[1] == views[2]
    assert views[0].zone("stock").cards is None


def seen_by(driver: Driver, seat: int | None) -> View:
    """Return a seat's view without the open question; an empty hand reveals nothing."""
    view = view_of(driver, seat)
    zones = tuple(zone for zone in view.zones if zone.count)
    return dataclasses.replace(view, seat=None, question=None, zones=zones)


def questions_are_few(driver: Driver) -> None:
    asked = [question.seat for question in driver.answered]
    assert all(8 <= asked.count(seat) <= 11 for seat in range(2))
    assert {question.kind for question in driver.answered} == {"place"}
    assert len(driver.deal.stock) == 5
    record: Any = record_of(driver)
    assert (len(record["packs"]), record["tricks"]) == (1, [])


@given(cards=FIVE_CARDS, shuffled=st.permutations(PIQUET_32.suits), order=st.permutations(range(5)))
def test_comparison_ignores_suits_and_card_order(cards: list[Card], shuffled: list[str], order: list[int]) -> None:
    suits = dict(zip(PIQUET_32.suits, shuffled, strict=True))
    renamed = [PIQUET_32.card(f"{suits[cards[place].suit]}-{cards[place].rank}") for place in order]
    assert poker_hand(cards) == poker_hand(renamed)
