"""The invariants of Fipsen (section 11 of the rules) over random house rules, seats and answers, and both players."""

from collections.abc import Sequence
from functools import partial
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.driver import Driver
from game.core.events import Announced, Answered, CardsKnown, CardsShown, Event, HandShownTo, Scored, Shuffled
from game.core.show import view_of
from game.games.fipsen import FIPSEN
from game.games.fipsen.bids import KIEKER, Bid, standing
from game.games.fipsen.cards import RUTEN
from game.games.fipsen.computer.player import FIPSEN_PLAYER
from tests.game.games.strategies import deals_of, played_of

seeds = st.integers(0, 10**9)
players = pytest.mark.parametrize("player", [RandomPlayer(), FIPSEN_PLAYER], ids=["random", "computer"])


deals = partial(deals_of, FIPSEN)
played = partial(played_of, FIPSEN)


def last_hands(driver: Driver) -> Sequence[Event]:
    """Return the events since the last shuffle."""
    events = driver.deal.events
    return events[max(place for place, event in enumerate(events) if isinstance(event, Shuffled)) :]


def bids(story: Sequence[Event]) -> list[tuple[int, Bid]]:
    """Return the bids of an auction, with their seats."""
    announced = [event for event in story if isinstance(event, Announced) and event.what in {"bid", "hold"}]
    return [(event.seat or 0, Bid(str(event.values["number"]), str(event.values["terms"]))) for event in announced]


def marked(driver: Driver, name: str) -> int | None:
    return next((seat for mark, seat in driver.deal.marks if mark == name), None)


def contract(driver: Driver) -> tuple[int, Bid] | None:
    """Return the declarer and the bid, if there is one."""
    return bids(last_hands(driver))[-1] if marked(driver, "declarer") is not None else None


@players
@given(seed=seeds)
def test_values_never_fall_and_only_the_holder_bids_an_equal_one(player: Player, seed: int) -> None:
    driver = played(player, seed)
    rules: Any = driver.setup.options
    order = driver.deal.everybody()
    for (one, bid), (other, higher) in pairwise(bids(last_hands(driver))):
        assert standing(higher, rules) >= standing(bid, rules)
        if standing(higher, rules) == standing(bid, rules):
            assert order.index(other) < order.index(one)


@players
@given(seed=seeds)
def test_nobody_is_asked_after_passing(player: Player, seed: int) -> None:
    answers = [
        (event.seat, event.answer)
        for event in last_hands(played(player, seed))
        if isinstance(event, Answered) and event.kind == "bid"
    ]
    for place, (seat, answer) in enumerate(answers):
        if answer == "pass":
            assert seat not in {later for later, _ in answers[place + 1 :]}


@players
@given(seed=seeds)
def test_a_kieker_is_bid_without_faces(player: Player, seed: int) -> None:
    driver = played(player, seed)
    rules: Any = driver.setup.options
    for event in driver.deal.events:
        if isinstance(event, CardsShown):
            assert rules.kieker
            assert len(event.cards) == 5
            assert not {card.rank for card in event.cards} & rules.no_kieker_ranks


@players
@given(seed=seeds)
def test_one_score_changes_by_the_value_or_twice_as_much(player: Player, seed: int) -> None:
    driver = played(player, seed)
    scored = [event for event in driver.deal.events if isinstance(event, Scored)]
    won = contract(driver)
    assert len(scored) == (won is not None)
    if won is None:
        assert not any(driver.deal.tallies["score"])
        return
    declarer, bid = won
    trump = driver.deal.trump
    value = bid.value * (1 + (trump == RUTEN and not bid.ruten)) * (1 + (marked(driver, "gone-on") is not None))
    allowed = {value, -2 * value} if trump else {-5}
    assert (scored[0].seat, scored[0].points in allowed) == (declarer, True)
    assert [score != 0 for score in driver.deal.tallies["score"]] == [seat == declarer for seat in range(4)]


@players
@given(seed=seeds)
def test_ruten_makes_diamonds_trumps_and_hand_leaves_the_skat(player: Player, seed: int) -> None:
    driver = played(player, seed)
    won = contract(driver)
    if won is None:
        return
    declarer, bid = won
    if bid.ruten:
        assert driver.deal.trump == RUTEN
    seen = [event for event in last_hands(driver) if isinstance(event, CardsKnown)]
    assert bool(seen) != bid.hand
    if bid.hand:
        assert len(driver.deal.zones["skat", None].cards) == 2
    assert {event.audience for event in seen} <= {frozenset((declarer,))}


@players
@given(seed=seeds)
def test_a_deal_ends_with_the_trick_that_decides_it(player: Player, seed: int) -> None:
    driver = played(player, seed)
    won = contract(driver)
    if won is None or not driver.deal.tricks:
        return
    declarer, bid = won
    winners = [trick.winner == declarer for trick in driver.deal.tricks]
    assert len(winners) <= 5
    if bid.durch:
        assert winners[:-1] == [True] * (len(winners) - 1)
        assert len(winners) == 5 or not winners[-1]
    if marked(driver, "gone-on") is not None:
        rest = winners[number_won(winners, bid.tricks) :]
        assert rest[:-1] == [True] * (len(rest) - 1)
    if any(asked.kind == "go-on" and asked.answer == "stop" for asked in driver.answered):
        assert sum(winners) == bid.tricks
        assert winners[-1]


def number_won(winners: Sequence[bool], tricks: int) -> int:
    """Return the number of tricks played when this many were won."""
    return next(number for number in range(1, 6) if sum(winners[:number]) == tricks)


@players
@given(seed=seeds)
def test_the_chips_of_a_deal_sum_to_nothing(player: Player, seed: int) -> None:
    driver = played(player, seed)
    before, after = driver.setup.before, driver.after
    rules: Any = driver.setup.options
    gains = [now - then for now, then in zip(after.seats, before.seats, strict=True)]
    scores = driver.deal.tallies["score"]
    assert sum(gains) == 0
    assert gains == [(4 * score - sum(scores)) * rules.point_value for score in scores]
    assert (after.pot, after.reserve) == (before.pot, before.reserve)


@players
@given(seed=seeds)
def test_a_kieker_is_seen_by_the_next_seat_alone(player: Player, seed: int) -> None:
    driver = played(player, seed)
    for seat in (None, 0, 1, 2, 3):
        shown = [event for event in view_of(driver, seat).events if isinstance(event, CardsShown)]
        assert all(seat in {event.seat, (event.seat + 1) % 4} for event in shown)
    public = [event for event in view_of(driver, None).events if isinstance(event, HandShownTo)]
    bidders = [seat for seat, bid in every_bid(driver) if bid == KIEKER]
    assert [(event.seat, event.to) for event in public] == [(seat, (seat + 1) % 4) for seat in bidders]


def every_bid(driver: Driver) -> list[tuple[int, Bid]]:
    return bids(driver.deal.events)
