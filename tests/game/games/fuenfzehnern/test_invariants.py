"""The invariants of Fünfzehnern (section 9 of the rules) over random house rules, seats and answers, both players."""

import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.driver import Driver
from game.core.questions import PickCard
from game.core.show import view_of
from game.games.fuenfzehnern import FUENFZEHNERN
from game.games.fuenfzehnern.player import FuenfzehnernPlayer
from game.games.fuenfzehnern.script import points_taken
from tests.game.games.strategies import random_driver
from tests.game.games.watching import sees_no_foreign_card

MOST_QUESTIONS = 7 * 4
seeds = st.integers(0, 10**9)
players = pytest.mark.parametrize("player", [RandomPlayer(), FuenfzehnernPlayer()], ids=["random", "computer"])
often = settings(max_examples=100)


def deals(player: Player, seed: int) -> Iterator[Driver]:
    """Play a random deal and give it before every answer and at its end."""
    rng = random.Random(seed)
    driver = random_driver(FUENFZEHNERN, rng)
    for _ in range(MOST_QUESTIONS + 1):
        yield driver
        if driver.question is None:
            return
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    raise AssertionError("the deal does not end")


def played(player: Player, seed: int) -> Driver:
    """Play a random deal to its end."""
    return [*deals(player, seed)][-1]


@players
@often
@given(seed=seeds)
def test_points_scores_and_chips_add_up(player: Player, seed: int) -> None:
    driver = played(player, seed)
    deal, points = driver.deal, points_taken(driver.deal)
    rules: Any = driver.setup.options
    assert sum(points) == 15 * deal.seats
    assert deal.tallies["score"] == [taken - 15 for taken in points]
    assert deal.bank.seats == [score * rules.point_value for score in deal.tallies["score"]]
    assert deal.bank.pot == driver.setup.before.pot


@players
@often
@given(seed=seeds)
def test_eight_tricks_of_all_cards(player: Player, seed: int) -> None:
    for driver in deals(player, seed):
        if not driver.deal.trick:
            assert len({len(hand) for hand in driver.deal.hands}) == 1
    driver = played(player, seed)
    cards = [card for trick in driver.deal.tricks for _, card in trick.plays]
    assert len(driver.deal.tricks) == 8
    assert len(cards) == len(set(cards)) == 8 * driver.deal.seats
    assert {len(trick.plays) for trick in driver.deal.tricks} == {driver.deal.seats}


@players
@often
@given(seed=seeds)
def test_what_a_bound_leader_leads_and_who_does_not_follow(player: Player, seed: int) -> None:
    """The bond is reckoned here from the tricks alone."""
    driver = played(player, seed)
    rules: Any = driver.setup.options
    hands = {
        seat: {card for trick in driver.deal.tricks for who, card in trick.plays if who == seat} for seat in range(4)
    }
    gone: set[Any] = set()
    bound = ""
    for trick in driver.deal.tricks:
        led, own = trick.plays[0][1], hands[trick.leader]
        if rules.lead_rule == "relaxed" and led.suit != bound and any(card.suit == bound for card in own):
            harmless = gone | own if rules.own_cards_count else gone
            pack = driver.deal.pack.cards
            assert {card for card in pack if card.suit == led.suit and card.power > led.power} <= harmless
        for seat, card in trick.plays:
            assert card.suit == led.suit or all(other.suit != led.suit for other in hands[seat])
            hands[seat].discard(card)
            gone.add(card)
        bound = bound if trick.winner == trick.leader else led.suit


@players
@often
@given(seed=seeds)
def test_zwang_brings_the_ace_down(player: Player, seed: int) -> None:
    called: dict[int, str] = {}
    for driver in deals(player, seed):
        question = driver.question
        for extra in question.extras if isinstance(question, PickCard) else ():
            suit = extra.removeprefix("zwang_")
            hand = {card.code for card in driver.deal.hands[driver.seat]}
            assert {f"{suit}-king", f"{suit}-queen"} <= hand
            assert any(f"{suit}-ace" in map(repr, other) for other in driver.deal.hands)
            assert f"{suit}-ace" not in hand
        if driver.answered and driver.answered[-1].answer.startswith("zwang_"):
            called.setdefault(len(driver.deal.tricks), driver.answered[-1].answer.removeprefix("zwang_"))
    driver = played(player, seed)
    for number, suit in called.items():
        trick = driver.deal.tricks[number]
        assert trick.plays[0][1].code == f"{suit}-queen"
        assert (trick.winner, f"{suit}-ace") in [(seat, card.code) for seat, card in trick.plays]


@players
@settings(max_examples=40)
@given(seed=seeds)
def test_something_can_be_played_and_nobody_sees_another_hand(player: Player, seed: int) -> None:
    for driver in deals(player, seed):
        assert driver.question is None or driver.question.answers
        for seat in (None, *range(driver.deal.seats)):
            sees_no_foreign_card(view_of(driver, seat), driver.deal)
