"""The invariants of Skat (section 11 of the rules) over random house rules, seats and answers, and both players."""

from functools import partial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.driver import Driver
from game.core.events import Scored
from game.core.show import view_of
from game.games.skat import SKAT
from game.games.skat.auction import bid_values
from game.games.skat.cards import JACK, points_of
from game.games.skat.computer.player import SKAT_PLAYER
from game.games.skat.reckoning import BASES
from tests.game.games.skat.support import ending
from tests.game.games.strategies import deals_of, played_of
from tests.game.games.support import Game

seeds = st.integers(0, 10**9)
players = pytest.mark.parametrize("player", [RandomPlayer(), SKAT_PLAYER], ids=["random", "computer"])


deals = partial(deals_of, SKAT)
played = partial(played_of, SKAT)


def answers(driver: Driver, *kinds: str) -> list[tuple[int, str]]:
    """Return the answers to some kinds of questions, with their seats."""
    return [(asked.seat, asked.answer) for asked in driver.answered if asked.kind in kinds]


def declarer(driver: Driver) -> int | None:
    named = (seat for seat, answer in answers(driver, "skat", "grand_hand") if answer != "ramsch")
    return next(named, None)


def is_null(driver: Driver) -> bool:
    return any(game in {"null", "null_ouvert"} for _, game in answers(driver, "game"))


def score(driver: Driver) -> int:
    """Return the points of the game, without the club scoring's additions."""
    scored = [event for event in driver.deal.events if isinstance(event, Scored)]
    return sum(event.points for event in scored if not event.reason.startswith("list-"))


def in_bock(driver: Driver) -> int:
    """Return the multiplier of a deal in Bock."""
    return 2 if ("bock", None) in driver.deal.marks else 1


def left_over(driver: Driver) -> list[Any]:
    """Return the unplayed cards: the skat, or the discards."""
    zones = driver.deal.zones
    return [card for (name, _), zone in zones.items() if name in {"skat", "aside"} for card in zone.cards]


@players
@given(seed=seeds)
def test_all_points_are_120_and_only_null_ends_early(player: Player, seed: int) -> None:
    driver = played(player, seed)
    tricks = driver.deal.tricks
    if not tricks:
        assert (declarer(driver), driver.setup.options.model_dump()["all_pass"]) == (None, "throw_in")
        return
    assert all(len(trick.plays) == 3 for trick in tricks)
    if is_null(driver):
        winners = [trick.winner for trick in tricks]
        assert declarer(driver) not in winners[:-1]
        assert len(tricks) == 10 or winners[-1] == declarer(driver)
    else:
        assert len(tricks) == 10
        assert points_of([card for trick in tricks for _, card in trick.plays] + left_over(driver)) == 120


@players
@given(seed=seeds)
def test_bids_rise_and_nobody_is_asked_after_a_pass(player: Player, seed: int) -> None:
    driver = played(player, seed)
    said = answers(driver, "bid", "hold")
    bids = [int(answer) for _, answer in said if answer.isdecimal()]
    assert bids == sorted(set(bids))
    assert set(bids) <= set(bid_values(driver.setup.options.model_dump()["bid_values"]))
    for place, (seat, answer) in enumerate(said):
        assert answer != "pass" or seat not in {later for later, _ in said[place + 1 :]}
    assert len(answers(driver, "skat")) == bool(bids)


@players
@given(seed=seeds)
def test_the_score_is_the_value_or_twice_as_much_lost(player: Player, seed: int) -> None:
    driver = played(player, seed)
    if declarer(driver) is None or is_null(driver):
        assert declarer(driver) is None or abs(score(driver)) in {
            value * factor for value in (23, 35, 46, 59) for factor in (1, 2, 4, 8, 16)
        }
        return
    told: Any = ending(Game(driver))
    bid = max((int(answer) for _, answer in answers(driver, "bid") if answer.isdecimal()), default=0)
    doubled = in_bock(driver)
    doubled *= 4 if ("re", "re") in kontra(driver) else 2 if ("kontra", "kontra") in kontra(driver) else 1
    assert told["multiplier"] >= 2
    assert told["value"] >= 18
    assert score(driver) in {doubled * told["value"], -2 * doubled * told["value"]} or told["value"] < bid
    if score(driver) > 0:
        assert told["value"] >= bid
    elif told["value"] < bid:
        assert -score(driver) >= 2 * bid * doubled
    base = BASES[next((game for _, game in answers(driver, "game")), "grand")]
    assert score(driver) > 0 or score(driver) % (2 * base) == 0


def kontra(driver: Driver) -> set[tuple[str, str]]:
    return {(asked.kind, asked.answer) for asked in driver.answered if asked.kind in {"kontra", "re"}}


@players
@given(seed=seeds)
def test_the_defenders_score_nothing_and_ramsch_changes_one_score(player: Player, seed: int) -> None:
    driver = played(player, seed)
    events = [event for event in driver.deal.events if isinstance(event, Scored)]
    scored = [event.seat for event in events if not event.reason.startswith("list-")]
    if declarer(driver) is not None:
        assert scored == [declarer(driver)]
    elif driver.deal.tricks and driver.setup.options.model_dump()["ramsch_scoring"] == "fewest":
        assert len(scored) == 1


@players
@given(seed=seeds)
def test_the_chips_of_a_deal_sum_to_nothing(player: Player, seed: int) -> None:
    driver = played(player, seed)
    rules: Any = driver.setup.options
    before, after = driver.setup.before, driver.after
    gains = [now - then for now, then in zip(after.seats, before.seats, strict=True)]
    scores = driver.deal.tallies["score"]
    assert sum(gains) == 0
    seats = [seat for seat in range(driver.deal.seats) if rules.sitting_out == "settles" or driver.deal.active[seat]]
    assert gains == [
        (len(seats) * scores[seat] - sum(scores)) * rules.point_value * (seat in seats) for seat in range(len(gains))
    ]
    assert (after.pot, after.reserve) == (before.pot, before.reserve)


@players
@given(seed=seeds)
def test_who_does_not_follow_has_none_of_the_suit_and_jacks_are_trumps(player: Player, seed: int) -> None:
    driver = played(player, seed)
    ordering = driver.deal.ordering
    tricks = driver.deal.tricks
    for number, trick in enumerate(tricks):
        led = trick.plays[0][1]
        later = {(seat, card) for other in tricks[number + 1 :] for seat, card in other.plays}
        for seat, card in trick.plays[1:]:
            if not ordering.follows[led](card):
                assert not [held for other, held in later if other == seat and ordering.follows[led](held)]
            if card.rank == JACK and not is_null(driver):
                assert ordering.is_trump(card)


@players
@given(seed=seeds)
def test_the_dealer_of_four_sees_what_a_spectator_sees(player: Player, seed: int) -> None:
    for driver in deals(player, seed):
        if driver.deal.seats == 4:
            dealer, anybody = view_of(driver, driver.deal.dealer), view_of(driver, None)
            assert dealer.events == anybody.events
            assert [zone.cards for zone in dealer.zones if zone.count] == [z.cards for z in anybody.zones if z.count]
            assert (dealer.marks, dealer.asked) == (anybody.marks, anybody.asked)


@players
@given(seed=seeds)
def test_only_a_hand_game_announces(player: Player, seed: int) -> None:
    driver = played(player, seed)
    if answers(driver, "announce"):
        assert {"hand", "grand-hand"} & {answer for _, answer in answers(driver, "skat", "grand_hand")}
        assert not is_null(driver)
