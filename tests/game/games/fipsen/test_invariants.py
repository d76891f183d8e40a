"""The invariants of Fipsen (section 11 of the rules) over random house rules, seats and answers, and both players."""

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.driver import Driver
from game.core.events import Announced, Answered, CardsKnown, CardsShown, Event, HandShownTo, Scored, Shuffled
from game.core.visibility import view_of
from game.games.fipsen import FIPSEN
from game.games.fipsen.computer.player import FIPSEN_PLAYER
from game.games.fipsen.contract import KIEKER, RUTEN, Bid
from tests.game.games.strategies import played_of


@pytest.mark.parametrize("player", [RandomPlayer(), FIPSEN_PLAYER], ids=["random", "computer"])
@given(seed=st.integers(0, 10**9))
def test_every_deal_keeps_the_invariants(player: Player, seed: int) -> None:
    driver = played_of(FIPSEN, player, seed)
    values_never_fall_and_only_the_holder_bids_an_equal_one(driver)
    a_kieker_is_bid_without_faces_and_seen_by_the_next_seat_alone(driver)
    one_score_changes_by_the_value_or_twice_as_much(driver)
    if contract(driver):
        ruten_makes_diamonds_trumps_and_hand_leaves_the_skat(driver)
        a_deal_ends_with_the_trick_that_decides_it(driver)


def last_hands(driver: Driver) -> Sequence[Event]:
    """Return the events since the last shuffle."""
    events = driver.deal.events
    return events[max(place for place, event in enumerate(events) if isinstance(event, Shuffled)) :]


def bids(story: Sequence[Event]) -> list[tuple[int, Bid]]:
    """Return the bids of an auction, with their seats."""
    announced = [event for event in story if isinstance(event, Announced) and event.what in {"bid", "hold"}]
    return [(event.seat or 0, Bid(str(event.values["number"]), str(event.values["terms"]))) for event in announced]


def marked(driver: Driver, name: str) -> bool:
    return any(mark == name for mark, _ in driver.deal.marks)


def contract(driver: Driver) -> tuple[int, Bid] | None:
    """Return the declarer and the bid, if there is one."""
    return bids(last_hands(driver))[-1] if marked(driver, "declarer") else None


def values_never_fall_and_only_the_holder_bids_an_equal_one(driver: Driver) -> None:
    rules: Any = driver.setup.options
    order = driver.deal.everybody()
    for (one, bid), (other, higher) in pairwise(bids(last_hands(driver))):
        assert rules.scale.standing[higher] >= rules.scale.standing[bid]
        if rules.scale.standing[higher] == rules.scale.standing[bid]:
            assert order.index(other) < order.index(one)
    story = [event for event in last_hands(driver) if isinstance(event, Answered) and event.kind == "bid"]
    passed = [(place, event.seat) for place, event in enumerate(story) if event.answer == "pass"]
    assert not any(seat in {later.seat for later in story[place + 1 :]} for place, seat in passed)


def a_kieker_is_bid_without_faces_and_seen_by_the_next_seat_alone(driver: Driver) -> None:
    rules: Any = driver.setup.options
    for seat in (None, 0, 1, 2, 3):
        shown = [event for event in view_of(driver, seat).events if isinstance(event, CardsShown)]
        assert all(seat in {event.seat, (event.seat + 1) % 4} for event in shown)
        for event in shown:
            assert rules.kieker
            assert len(event.cards) == 5
            assert not {card.rank for card in event.cards} & rules.no_kieker_ranks
    public = [event for event in view_of(driver, None).events if isinstance(event, HandShownTo)]
    bidders = [seat for seat, bid in bids(driver.deal.events) if bid == KIEKER]
    assert [(event.seat, event.to) for event in public] == [(seat, (seat + 1) % 4) for seat in bidders]


def one_score_changes_by_the_value_or_twice_as_much(driver: Driver) -> None:
    scored = [event for event in driver.deal.events if isinstance(event, Scored)]
    won = contract(driver)
    assert len(scored) == (won is not None)
    if won is None:
        assert not any(driver.deal.tallies["score"])
        return
    declarer, bid = won
    trump = driver.deal.trump
    value = bid.value * (1 + (trump == RUTEN and not bid.ruten)) * (1 + marked(driver, "gone-on"))
    allowed = {value, -2 * value} if trump else {-5}
    assert (scored[0].seat, scored[0].points in allowed) == (declarer, True)
    assert [score != 0 for score in driver.deal.tallies["score"]] == [seat == declarer for seat in range(4)]


def ruten_makes_diamonds_trumps_and_hand_leaves_the_skat(driver: Driver) -> None:
    declarer, bid = bids(last_hands(driver))[-1]
    assert driver.deal.trump == RUTEN or not bid.ruten
    seen = [event for event in last_hands(driver) if isinstance(event, CardsKnown)]
    assert bool(seen) != bid.hand
    assert len(driver.deal.zones["skat", None].cards) == 2 or not bid.hand
    assert {event.audience for event in seen} <= {frozenset((declarer,))}


def a_deal_ends_with_the_trick_that_decides_it(driver: Driver) -> None:
    declarer, bid = bids(last_hands(driver))[-1]
    winners = [trick.winner == declarer for trick in driver.deal.tricks]
    assert len(winners) <= 5
    if bid.durch and winners:
        assert all(winners[:-1])
        assert len(winners) == 5 or not winners[-1]
    if marked(driver, "gone-on"):
        made = next(number for number in range(1, 6) if sum(winners[:number]) == bid.tricks)
        assert all(winners[made:-1])
    if any(asked.kind == "go-on" and asked.answer == "stop" for asked in driver.answered):
        assert sum(winners) == bid.tricks
        assert winners[-1]
