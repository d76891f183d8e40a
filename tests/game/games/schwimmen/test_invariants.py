"""What always holds in Schwimmen (section 9 of its rules), by number, over random house rules, seats and players."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import combinations

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from game.core.bank import POT, Balances
from game.core.driver import Asked, Driver, Setup
from game.core.events import Announced, HandShown
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.games.schwimmen import SCHWIMMEN
from game.games.schwimmen.hands import FEUER, SCHNAUZ, Worth, losers, worth
from game.games.schwimmen.options import SchwimmenOptions
from tests.game.games.schwimmen.players import PLAYERS
from tests.game.games.strategies import options_of
from tests.game.games.watching import watch

DEALS = 6
unhurried = settings(
    max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large]
)


@st.composite
def house_rules(draw: st.DrawFn) -> SchwimmenOptions:
    """Any house rules, mostly with few lives and rounds, so that matches and deals come to all of their ends."""
    options = draw(options_of(SCHWIMMEN))
    assert isinstance(options, SchwimmenOptions)
    lives, rounds = draw(st.sampled_from((1, 1, 2, 3, 9))), draw(st.sampled_from((2, 3, 12, 50)))
    return options.model_copy(update={"lives": lives, "round_limit": rounds})


any_deal = given(
    rules=house_rules(), seats=st.integers(2, 8), player=st.sampled_from(list(PLAYERS)), seed=st.integers(0, 10**6)
)


def session(rules: SchwimmenOptions, seats: int, player: str, seed: int) -> Iterator[Driver]:
    """Play the deals of a session to their ends, one after the other."""
    rng = random.Random(seed)
    before, dealer, lives = Balances.opening(seats), rng.randrange(seats), (-1,) * seats
    for number in range(1, DEALS + 1):
        deck = Seal(secret_from(f"{seed} {number}"))
        driver = Driver(Setup(SCHWIMMEN, rules, number, dealer, before, deck, tallies={"lives": lives}))
        for _ in steps(driver, player, rng):
            pass
        assert driver.outcome is not None
        yield driver
        before, dealer, lives = driver.after, driver.outcome.next_dealer, driver.tallies_after["lives"]


def steps(driver: Driver, player: str, rng: random.Random) -> Iterator[Driver]:
    """Give a deal at its beginning and after each answer."""
    yield driver
    while driver.question is not None:
        driver.answer(PLAYERS[player].choose(view_of(driver, driver.seat), rng))
        yield driver


def one_deal(rules: SchwimmenOptions, seats: int, seed: int) -> Driver:
    """Begin a deal in which some may be out."""
    rng = random.Random(seed)
    lives = tuple(rng.randint(-1, rules.lives) for _ in range(seats))
    deck = Seal(secret_from(str(seed)))
    setup = Setup(SCHWIMMEN, rules, 1, rng.randrange(seats), Balances.opening(seats), deck, tallies={"lives": lives})
    return Driver(setup)


def house(driver: Driver) -> SchwimmenOptions:
    options = driver.setup.options
    assert isinstance(options, SchwimmenOptions)
    return options


def began_with(driver: Driver) -> Sequence[int]:
    """Give the lives with which a deal was played, those of a new match if one began with it."""
    before = driver.setup.tallies["lives"]
    return before if sum(lives >= 0 for lives in before) > 1 else [house(driver).lives] * len(before)


def players(driver: Driver) -> list[int]:
    return [seat for seat, lives in enumerate(began_with(driver)) if lives >= 0]


def worths(driver: Driver) -> Mapping[int, Worth]:
    threes, hands = house(driver).three_of_a_kind, driver.deal.hands
    return {seat: worth(hands[seat], three_of_a_kind=threes) for seat in players(driver)}


def turns(driver: Driver) -> list[Asked]:
    return [asked for asked in driver.answered if asked.kind == "turn"]


def announced(driver: Driver, what: str) -> list[int | None]:
    return [event.seat for event in driver.deal.events if isinstance(event, Announced) and event.what == what]


# 1


@unhurried
@any_deal
def test_1_every_card_is_somewhere_and_hands_and_table_have_three(
    rules: SchwimmenOptions, seats: int, player: str, seed: int
) -> None:
    driver = one_deal(rules, seats, seed)
    for _ in steps(driver, player, random.Random(seed)):
        deal = driver.deal
        lying = [card for zone in deal.zones.values() for card in zone.cards]
        assert len(lying) == len(set(lying)) == 32
        assert len(deal.zones["table", None].cards) == 3
        assert [len(hand) for hand in deal.hands] == [3 * (seat in players(driver)) for seat in range(seats)]


# 2 and 6


@unhurried
@any_deal
def test_2_a_deal_costs_one_life_to_all_of_them_or_none(
    rules: SchwimmenOptions, seats: int, player: str, seed: int
) -> None:
    for driver in session(rules, seats, player, seed):
        before, after = began_with(driver), driver.tallies_after["lives"]
        lost = [seat for seat in range(seats) if after[seat] != before[seat]]
        out_at_once = 0 if rules.swimming else 1
        assert all(after[seat] == (-1 if before[seat] <= out_at_once else before[seat] - 1) for seat in lost)
        assert set(lost) <= set(players(driver))
        if announced(driver, "all-equal"):
            assert lost == []
        else:
            assert 1 <= len(lost) <= len(players(driver))
        if announced(driver, "feuer") and rules.feuer_all_lose:
            assert len(lost) == len(players(driver)) - 1


@unhurried
@any_deal
def test_6_a_match_ends_with_exactly_one_left(rules: SchwimmenOptions, seats: int, player: str, seed: int) -> None:
    for driver in session(rules, seats, player, seed):
        assert driver.outcome is not None
        left = [seat for seat, lives in enumerate(driver.tallies_after["lives"]) if lives >= 0]
        assert driver.outcome.match_over == (len(left) == 1)
        assert left
        assert announced(driver, "match-won") == (left if len(left) == 1 else [])


# 3


@unhurried
@any_deal
def test_3_there_is_one_closer_and_then_a_turn_for_each_of_the_others(
    rules: SchwimmenOptions, seats: int, player: str, seed: int
) -> None:
    for driver in session(rules, seats, player, seed):
        closings = [place for place, asked in enumerate(driver.answered) if asked.answer == "close"]
        assert len(closings) <= 1
        assert announced(driver, "closed") == [driver.answered[place].seat for place in closings]
        shown = {event.seat for event in driver.deal.events if isinstance(event, Announced)} & set(special(driver))
        if closings:
            after = [asked.seat for asked in driver.answered[closings[0] + 1 :] if asked.kind == "turn"]
            others = [*following(driver, driver.answered[closings[0]].seat)]
            assert after == others[: len(after)]
            assert len(after) == len(others) or shown
        assert set(special(driver)) == shown


def special(driver: Driver) -> list[int]:
    return [seat for seat, value in worths(driver).items() if value.special]


def following(driver: Driver, seat: int) -> Iterator[int]:
    """Give the other players in turn after one of them."""
    seats = len(driver.setup.before.seats)
    around = [(seat + place) % seats for place in range(1, seats)]
    return (other for other in around if other in players(driver))


@unhurried
@any_deal
def test_3_nobody_is_asked_after_a_special_was_shown(
    rules: SchwimmenOptions, seats: int, player: str, seed: int
) -> None:
    driver = one_deal(rules, seats, seed)
    for _ in steps(driver, player, random.Random(seed)):
        shown = announced(driver, "feuer") + announced(driver, "schnauz")
        assert bool(shown) <= (driver.outcome is not None)


# 4 and 5


@unhurried
@any_deal
def test_4_the_pot_is_what_was_lost_in_this_match(rules: SchwimmenOptions, seats: int, player: str, seed: int) -> None:
    lost: Counter[int] = Counter()
    for driver in session(rules, seats, player, seed):
        if began_with(driver) != driver.setup.tallies["lives"]:
            lost.clear()
            lost.update({seat: rules.stake for seat in range(seats) if rules.payment == "entry"})
        if rules.payment == "per_life":
            lost.update({paid.source: rules.stake for paid in driver.deal.bank.payments if paid.reason == "life"})
        assert driver.outcome is not None
        assert driver.after.pot == (0 if driver.outcome.match_over else lost.total())
        assert sum(driver.after.seats) + driver.after.pot == 0
        most = rules.stake if rules.payment == "entry" else rules.lives * rules.stake
        assert max(lost.values(), default=0) <= most


@unhurried
@any_deal
def test_4_every_life_that_one_has_is_paid_for_once(
    rules: SchwimmenOptions, seats: int, player: str, seed: int
) -> None:
    for driver in session(rules, seats, player, seed):
        before, after = began_with(driver), driver.tallies_after["lives"]
        owed = [seat for seat in range(seats) if after[seat] < before[seat] and before[seat] > 0]
        paid = [payment for payment in driver.deal.bank.payments if payment.reason == "life"]
        if rules.payment == "entry" or not rules.stake:
            assert paid == []
        else:
            assert sorted(payment.source for payment in paid) == owed
            assert all((payment.target, payment.amount) == (POT, rules.stake) for payment in paid)


@unhurried
@any_deal
def test_5_who_is_out_has_no_part(rules: SchwimmenOptions, seats: int, player: str, seed: int) -> None:
    for driver in session(rules, seats, player, seed):
        out = set(range(seats)) - set(players(driver))
        assert driver.deal.sitting_out == out
        assert not out & {asked.seat for asked in driver.answered}
        assert not out & {account for payment in driver.deal.bank.payments for account in payment[:2]}
        assert all(not driver.deal.hands[seat] for seat in out)
        assert all(driver.tallies_after["lives"][seat] == -1 for seat in out)


# 7


@settings(unhurried, max_examples=25)
@any_deal
def test_7_no_view_has_another_hand_or_the_stock(rules: SchwimmenOptions, seats: int, player: str, seed: int) -> None:
    driver = one_deal(rules, seats, seed)
    since = 0
    for _ in steps(driver, player, random.Random(seed)):
        watch(driver, since)
        since = len(driver.deal.events)
        for viewer in (None, *range(seats)):
            shows_no_more_than_it_may(view_of(driver, viewer), driver)


def shows_no_more_than_it_may(view: View, driver: Driver) -> None:
    shown = {event.seat for event in driver.deal.events if isinstance(event, HandShown)}
    for seat in range(view.seats):
        known = seat in shown or seat == view.seat
        assert view.hand(seat).cards == (tuple(driver.deal.hands[seat]) if known else None)
    assert view.zone("stock").cards is None
    assert view.zone("aside").cards is None
    lies_open = any(asked.kind == "table" for asked in driver.answered)
    assert view.zone("table").cards == (tuple(driver.deal.zones["table", None].cards) if lies_open else None)


# 8


@unhurried
@any_deal
def test_8_hands_are_ordered_but_for_equal_points_and_suit(
    rules: SchwimmenOptions, seats: int, player: str, seed: int
) -> None:
    for driver in session(rules, seats, player, seed):
        values = worths(driver)
        points = Counter(value.doubled for value in values.values())
        assert points[FEUER] <= 1
        assert len({value for value in values.values() if value.doubled == SCHNAUZ}) == points[SCHNAUZ]
        for one, other in combinations(values.values(), 2):
            assert (one < other) + (other < one) + (one == other) == 1
        lowest = losers(values, feuer_all_lose=False, by_suit=True)
        assert lowest
        assert all(values[seat] <= other for seat in lowest for other in values.values())
