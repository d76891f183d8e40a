"""The invariants of East–West (section 9 of the rules) over random house rules and answers, and both players."""

import dataclasses
from functools import partial
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver
from game.core.record import record_of
from game.core.show import view_of
from game.core.view import View
from game.games.east_west import EAST_WEST
from game.games.east_west.computer.player import EastWestPlayer
from game.games.east_west.hands import poker_hand
from game.games.east_west.script import ROOM, ROWS, hand_of, own
from tests.game.games.strategies import deals_of

seeds = st.integers(0, 10**9)
players = pytest.mark.parametrize("player", [RandomPlayer(), EastWestPlayer()], ids=["random", "computer"])
FIVE_CARDS = st.lists(st.sampled_from(PIQUET_32.cards), min_size=5, max_size=5, unique=True)


deals = partial(deals_of, EAST_WEST)


@players
@given(seed=seeds)
def test_32_cards_and_rows_of_four(player: Player, seed: int) -> None:
    for driver in deals(player, seed):
        deal = driver.deal
        lying = [card for zone in deal.zones.values() for card in zone.cards]
        assert len(lying) == len(set(lying)) == len(PIQUET_32)
        laid = {seat: [len(own(deal, seat, name).cards) for name in ROWS] for seat in range(2)}
        assert all(count <= ROOM for counts in laid.values() for count in counts)
        assert not any(deal.hands)
        west, east = (sum(laid[seat]) for seat in deal.everybody())
        assert west - east in {0, 1}
        if driver.outcome:
            assert (west, east, len(deal.stock)) == (12, 12, 5)


@players
@given(seed=seeds)
def test_questions_are_few_and_chips_sum_to_nothing(player: Player, seed: int) -> None:
    *_, driver = deals(player, seed)
    asked = [question.seat for question in driver.answered]
    assert len(asked) <= 22
    assert all(8 <= asked.count(seat) <= 11 for seat in range(2))
    assert {question.kind for question in driver.answered} == {"place"}
    gains = [now - then for now, then in zip(driver.after.seats, driver.setup.before.seats, strict=True)]
    assert sum(gains) == 0
    assert (driver.after.pot, driver.after.reserve) == (driver.setup.before.pot, driver.setup.before.reserve)


@players
@given(seed=seeds)
def test_who_has_more_rows_wins_one_game_and_the_stake(player: Player, seed: int) -> None:
    *_, driver = deals(player, seed)
    deal, rules = driver.deal, driver.setup.options
    assert isinstance(rules, EAST_WEST.options)
    hands = [{seat: hand_of(deal, rules, seat, name) for seat in range(2)} for name in ROWS]
    lead = sum((row[0] > row[1]) - (row[1] > row[0]) for row in hands)
    assert deal.tallies["score"] == [int(lead > 0), int(lead < 0)]
    size = rules.stake * (abs(lead) if rules.stake_per == "row" else 1)
    gain = driver.after.seats[0] - driver.setup.before.seats[0]
    assert gain == (size if lead > 0 else -size if lead < 0 else 0)


def seen_by(driver: Driver, seat: int | None) -> View:
    """Return a seat's view without the open question; an empty hand reveals nothing."""
    view = view_of(driver, seat)
    zones = tuple(zone for zone in view.zones if zone.count)
    return dataclasses.replace(view, seat=None, question=None, zones=zones)


@players
@settings(max_examples=12)
@given(seed=seeds)
def test_everybody_sees_the_same_and_nobody_the_stock(player: Player, seed: int) -> None:
    for driver in deals(player, seed):
        views = [seen_by(driver, seat) for seat in (None, 0, 1)]
        assert views[0] == views[1] == views[2]
        assert views[0].zone("stock").cards is None
        shown = {card for zone in views[0].zones for card in zone.cards or ()}
        assert not shown & set(driver.deal.stock)
        assert not any(card.code in repr(views[0].events) for card in driver.deal.stock)


@given(one=FIVE_CARDS, other=FIVE_CARDS, third=FIVE_CARDS, flush=st.booleans(), ace=st.booleans())
def test_the_comparison_is_an_order(
    one: list[Card], other: list[Card], third: list[Card], *, flush: bool, ace: bool
) -> None:
    first, second, last = (poker_hand(cards, flush_first=flush, ace_low=ace) for cards in (one, other, third))
    assert (first > second) + (first < second) + (first == second) == 1
    assert (first > second) == (second < first)
    if first >= second >= last:
        assert first >= last


@given(cards=FIVE_CARDS, shuffled=st.permutations(PIQUET_32.suits), order=st.permutations(range(5)))
def test_the_comparison_is_blind_to_suits_and_to_the_order_of_the_cards(
    cards: list[Card], shuffled: list[str], order: list[int]
) -> None:
    suits = dict(zip(PIQUET_32.suits, shuffled, strict=True))
    renamed = [PIQUET_32.card(f"{suits[cards[place].suit]}-{cards[place].rank}") for place in order]
    assert poker_hand(cards) == poker_hand(renamed)


@given(seed=seeds)
def test_records_have_one_pack_no_tricks_and_the_games_won(seed: int) -> None:
    *_, driver = deals(RandomPlayer(), seed)
    record: Any = record_of(driver)
    assert (len(record["packs"]), record["tricks"]) == (1, [])
    assert {payment["reason"] for payment in record["payments"]} <= {"stake"}
    assert sum(record["tallies_after"]["score"]) - sum(record["tallies"]["score"]) in {0, 1}
