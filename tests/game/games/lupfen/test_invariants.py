"""The invariants of Lupfen (section 5 of the rules) over random house rules, seats and answers."""

from collections import Counter
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import RandomPlayer
from game.core.bank import POT
from game.core.driver import Driver
from game.core.events import Announced, Answered, Exchanged, HandShown, Paid, Shuffled, TurnedUp
from game.core.questions import PickCard
from game.core.rulesets import Ruleset
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.strategies import played_of
from tests.game.games.support import total
from tests.game.games.watching import this_round


@pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, VORARLBERG], ids=["LI", "VO"])
@given(seed=st.integers(0, 10**9))
def test_every_deal_keeps_the_invariants(ruleset: Ruleset[Any], seed: int) -> None:
    driver = played_of(ruleset, RandomPlayer(), seed, every_card_on_offer_keeps_the_duties)
    three_tricks_with_a_card_of_every_active_seat(driver)
    the_lifter_is_never_asked_to_join_and_stays(driver)
    who_is_out_neither_pays_nor_receives(driver)
    the_new_pot_is_what_the_dry_players_pay(driver)
    a_round_is_a_force_when_the_pot_was_empty(driver)
    exchanges_scraps_and_three_unters(driver)
    a_scrap_moves_no_chips_beyond_antes_and_stakes(driver)
    nobody_turns_the_trump_of_a_deal_that_nobody_lifts(driver)
    if ruleset is LIECHTENSTEIN:
        what_the_pot_of_liechtenstein_consists_of(driver)


def snapshot(driver: Driver) -> int:
    """Return the pot when the first card could be led."""
    moves = [p for p in driver.deal.bank.payments if p.reason in {"ante", "stake", "price", "refund"}]
    return driver.setup.before.pot + sum(p.amount if p.target == POT else -p.amount for p in moves)


def is_force(driver: Driver) -> bool:
    return driver.deal.marks["round", None].value == "force"


def lifter(driver: Driver) -> int | None:
    return next((seat for (name, seat) in driver.deal.marks if name == "lifter"), None)


def three_tricks_with_a_card_of_every_active_seat(driver: Driver) -> None:
    active = {seat for seat, still in enumerate(driver.deal.active) if still}
    assert sum(driver.deal.taken) in {0, 3}
    assert len(driver.deal.tricks) in {0, 3}
    for trick in driver.deal.tricks:
        assert {seat for seat, _ in trick.plays} == active


def the_lifter_is_never_asked_to_join_and_stays(driver: Driver) -> None:
    story = this_round(driver.deal)
    joins = [event.seat for event in story if isinstance(event, Answered) and event.kind == "join"]
    assert len(joins) == len(set(joins))
    if (seat := lifter(driver)) is not None:
        assert seat not in joins
        assert driver.deal.active[seat]
    if is_force(driver):
        assert joins == []
        assert all(driver.deal.active)


def who_is_out_neither_pays_nor_receives(driver: Driver) -> None:
    out = {seat for seat, still in enumerate(driver.deal.active) if not still}
    for payment in driver.deal.bank.payments:
        if payment.reason in {"share", "remainder", "penalty", "uncontested"}:
            assert not {payment.source, payment.target} & out


def the_new_pot_is_what_the_dry_players_pay(driver: Driver) -> None:
    rules: Any = driver.setup.options
    if not any(driver.deal.taken):
        return
    pot = snapshot(driver)
    dry = [seat for seat, still in enumerate(driver.deal.active) if still and not driver.deal.taken[seat]]
    capped = {seat: penalty(driver, rules, pot, seat) for seat in dry}
    assert total(driver, "penalty") == sum(capped.values())
    kept = pot if is_force(driver) and not rules.force_distributes else keeps_remainder(driver, rules, pot)
    assert driver.deal.bank.pot == kept + sum(capped.values())


def penalty(driver: Driver, rules: Any, pot: int, seat: int) -> int:
    """Return the penalty of a dry seat: the pot, doubled after a blind lift, at most the limit."""
    blind = ("doubled", None) in driver.deal.marks
    twice = blind and (rules.blind_double == "all_dry" or seat == lifter(driver))
    due = 2 * pot if twice else pot
    return min(due, rules.pot_limit or due)


def keeps_remainder(driver: Driver, rules: Any, pot: int) -> int:
    """Return the part that does not divide by three and stays in the pot, unless someone is to take it."""
    stays = rules.remainder_to == "pot" or (rules.remainder_to == "lifter" and is_force(driver))
    return pot % 3 if stays else 0


def what_the_pot_of_liechtenstein_consists_of(driver: Driver) -> None:
    rules: Any = driver.setup.options
    seat = lifter(driver)
    if seat is None or is_force(driver):
        return
    price = driver.deal.marks["price", None].value if rules.price_bet else 0
    assert isinstance(price, int)
    antes = driver.deal.seats * rules.ante
    stakes = total(driver, "stake")
    assert snapshot(driver) == driver.setup.before.pot + antes + stakes + price * driver.deal.active.count(True)
    assert not rules.price_bet or rules.min_bet <= price <= rules.max_bet


def a_round_is_a_force_when_the_pot_was_empty(driver: Driver) -> None:
    rules: Any = driver.setup.options
    assert is_force(driver) == (rules.force_on_empty_pot and driver.setup.before.pot == 0)
    if is_force(driver) and driver.deal.seats > 3 and snapshot(driver):
        assert driver.deal.bank.pot > 0


def every_card_on_offer_keeps_the_duties(driver: Driver) -> None:
    rules: Any = driver.setup.options
    question, hand = driver.question, driver.deal.hands[driver.seat]
    if not isinstance(question, PickCard) or not driver.deal.trick:
        return
    led, suits = driver.deal.trick[0][1].suit, {card.suit for card in hand}
    for card in question.cards:
        assert card.suit == led or led not in suits
        if rules.follow_rule == "follow_trump" and led not in suits:
            assert card.suit == driver.deal.trump or driver.deal.trump not in suits


def exchanges_scraps_and_three_unters(driver: Driver) -> None:
    story = this_round(driver.deal)
    exchanges = [event.seat for event in story if isinstance(event, Exchanged)]
    assert len(exchanges) == len(set(exchanges))
    assert len(exchanges) <= {3: 3, 4: 2, 5: 1, 6: 0}[driver.deal.seats]
    unters = [event for event in story if isinstance(event, Announced) and event.what == "three-unters"]
    assert len(unters) <= 1
    assert not (unters and exchanges)


def a_scrap_moves_no_chips_beyond_antes_and_stakes(driver: Driver) -> None:
    events = driver.deal.events
    shuffles = [place for place, event in enumerate(events) if isinstance(event, Shuffled)]
    for start, end in pairwise(shuffles):
        abandoned = events[start:end]
        assert isinstance(next(event for event in reversed(abandoned) if not isinstance(event, Paid)), HandShown)
        moved = Counter[int]()
        for payment in (event.payment for event in abandoned if isinstance(event, Paid)):
            moved.update({payment.source: -payment.amount})
            moved.update({payment.target: payment.amount})
        assert not any(moved.values())


def nobody_turns_the_trump_of_a_deal_that_nobody_lifts(driver: Driver) -> None:
    turned = [event for event in this_round(driver.deal) if isinstance(event, TurnedUp)]
    assert len(turned) == (1 if is_force(driver) or lifter(driver) is not None else 0)
    if not turned:
        assert total(driver, "price") == total(driver, "refund")
        assert not total(driver, "penalty")
