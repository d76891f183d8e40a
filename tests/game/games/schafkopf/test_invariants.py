"""The invariants of Schafkopf (section 10 of its rules) over random house rules and answers, by both players."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.cards import PIQUET_32, Card
from game.core.driver import Driver
from game.core.events import Announced, CardsKnown, Scored
from game.core.show import view_of
from game.games.schafkopf import SCHAFKOPF
from game.games.schafkopf.cards import ALL_POINTS, ORDERING, TRUMPS, points_of
from game.games.schafkopf.player import SCHAFKOPF_PLAYER
from tests.game.games.strategies import random_driver
from tests.game.games.watching import cards_in

seeds = st.integers(0, 10**9)
players = pytest.mark.parametrize("player", [RandomPlayer(), SCHAFKOPF_PLAYER], ids=["random", "computer"])
often = settings(max_examples=100)


def deals(player: Player, seed: int) -> Iterator[Driver]:
    """Play a random deal and give it before every answer and at its end."""
    rng = random.Random(seed)
    driver = random_driver(SCHAFKOPF, rng)
    while driver.question is not None:
        yield driver
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    yield driver


def played(player: Player, seed: int) -> Driver:
    """Play a random deal to its end."""
    return [*deals(player, seed)][-1]


def declarer_of(driver: Driver) -> int | None:
    return next((seat for mark, seat in driver.deal.marks if mark == "declarer"), None)


def begins_to_play(driver: Driver) -> bool:
    """Whether the first card is about to be led."""
    deal = driver.deal
    return driver.question is not None and driver.question.kind == "play" and not deal.tricks and not deal.trick


def hidden_cards(driver: Driver) -> set[Card]:
    """What lies in the widow or is buried."""
    zones = driver.deal.zones.items()
    return {card for (name, _), zone in zones if name in {"widow", "aside"} for card in zone.cards}


def announced(driver: Driver) -> list[str]:
    return [event.what for event in driver.deal.events if isinstance(event, Announced)]


def test_fourteen_cards_are_trumps_and_each_other_suit_has_six() -> None:
    suits = Counter(ORDERING.suit(card) for card in PIQUET_32.cards)
    assert suits == {TRUMPS: 14, "clubs": 6, "spades": 6, "hearts": 6}
    trumps = [card for card in ORDERING.sort(PIQUET_32.cards) if ORDERING.is_trump(card)]
    codes = "clubs-queen spades-queen hearts-queen diamonds-queen clubs-jack spades-jack hearts-jack diamonds-jack"
    codes += " diamonds-ace diamonds-ten diamonds-king diamonds-nine diamonds-eight diamonds-seven"
    assert trumps == PIQUET_32.hand(codes)


@players
@often
@given(seed=seeds)
def test_all_120_points_and_ten_tricks_of_three_cards(player: Player, seed: int) -> None:
    for driver in deals(player, seed):
        if begins_to_play(driver):
            assert [len(hand) for hand in driver.deal.hands] == [10] * 3
    driver = played(player, seed)
    if announced(driver) == ["thrown-in-widow"]:
        assert not driver.deal.tricks
        return
    taken = [card for trick in driver.deal.tricks for _, card in trick.plays]
    left = [card for zone in driver.deal.zones.values() for card in zone.cards]
    assert (len(driver.deal.tricks), len(taken), len(left)) == (10, 30, 2)
    assert points_of(taken) + points_of(left) == ALL_POINTS


@players
@often
@given(seed=seeds)
def test_one_score_changes_by_what_the_rules_name(player: Player, seed: int) -> None:
    driver = played(player, seed)
    scored = [event for event in driver.deal.events if isinstance(event, Scored)]
    if announced(driver) == ["thrown-in-widow"]:
        assert scored == []
        return
    (only,) = scored
    declarer = declarer_of(driver)
    if declarer is None:
        assert only.points in {2, 4, -4}
    else:
        assert only.seat == declarer
        assert abs(only.points) in {2, 4, 6}


@players
@often
@given(seed=seeds)
def test_nobody_is_asked_to_pick_after_a_pick_or_twice(player: Player, seed: int) -> None:
    driver = played(player, seed)
    rules: Any = driver.setup.options
    asked = [(asked.seat, asked.answer) for asked in driver.answered if asked.kind == "pick"]
    assert len({seat for seat, _ in asked}) == len(asked)
    assert all(answer == "pass" for _, answer in asked[:-1])
    if rules.all_pass == "dealer_picks":
        assert driver.setup.dealer not in {seat for seat, _ in asked}
        assert declarer_of(driver) is not None


@players
@often
@given(seed=seeds)
def test_a_card_off_the_suit_led_tells_that_there_is_none(player: Player, seed: int) -> None:
    driver = played(player, seed)
    later: dict[int, set[str]] = {seat: set() for seat in range(3)}
    for trick in reversed(driver.deal.tricks):
        led = ORDERING.suit(trick.plays[0][1])
        for seat, card in trick.plays:
            assert ORDERING.suit(card) == led or led not in later[seat]
            later[seat].add(ORDERING.suit(card))


@players
@often
@given(seed=seeds)
def test_the_chips_of_a_deal_follow_from_the_scores(player: Player, seed: int) -> None:
    driver = played(player, seed)
    rules: Any = driver.setup.options
    before, after = driver.setup.before, driver.after
    gains = [now - then for now, then in zip(after.seats, before.seats, strict=True)]
    scores = driver.deal.tallies["score"]
    assert gains == [(3 * score - sum(scores)) * rules.point_value for score in scores]
    assert (sum(gains), after.pot) == (0, before.pot)


@players
@often
@given(seed=seeds)
def test_widow_and_buried_cards_are_in_no_view_but_the_declarers(player: Player, seed: int) -> None:
    for driver in deals(player, seed):
        if driver.question is None:
            break
        for seat in {None, 0, 1, 2} - {declarer_of(driver)}:
            assert not cards_in(view_of(driver, seat), driver.deal) & hidden_cards(driver)
    driver = played(player, seed)
    known = [event for event in driver.deal.events if isinstance(event, CardsKnown)]
    assert {event.audience for event in known} <= {frozenset((declarer_of(driver),))}
