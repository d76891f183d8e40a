"""The invariants of Skat (section 11 of the rules) over random house rules, seats and answers, and both players."""

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from game.computer import Player, RandomPlayer
from game.core.driver import Driver
from game.core.events import Scored
from game.core.visibility import view_of
from game.games.skat import SKAT
from game.games.skat.auction import bid_values
from game.games.skat.cards import JACK
from game.games.skat.computer.player import SKAT_PLAYER
from game.games.skat.contract import BASES
from game.kits.points.counting import points_of
from tests.game.games.skat.support import ending
from tests.game.games.strategies import played_of
from tests.game.games.support import Game


@pytest.mark.parametrize("player", [RandomPlayer(), SKAT_PLAYER], ids=["random", "computer"])
@given(seed=st.integers(0, 10**9))
def test_every_deal_keeps_the_invariants(player: Player, seed: int) -> None:
    driver = played_of(SKAT, player, seed, the_dealer_of_four_sees_what_a_spectator_sees)
    all_points_are_120_and_only_null_ends_early(driver)
    bids_rise_and_nobody_is_asked_after_a_pass(driver)
    the_declarer_alone_scores(driver)
    the_score_is_the_value_or_twice_as_much_lost(driver)
    chips_follow_from_the_scores(driver)
    who_does_not_follow_has_none_of_the_suit_and_jacks_are_trumps(driver)
    only_a_hand_game_announces(driver)


def answers(driver: Driver, *kinds: str) -> list[tuple[int, str]]:
    """Return the answers to some kinds of questions, with their seats."""
    return [(asked.seat, asked.answer) for asked in driver.answered if asked.kind in kinds]


def declarer(driver: Driver) -> int | None:
    named = (seat for seat, answer in answers(driver, "skat", "grand_hand") if answer != "ramsch")
    return next(named, None)


def is_null(driver: Driver) -> bool:
    return any(game in {"null", "null_ouvert"} for _, game in answers(driver, "game"))


def of_the_game(driver: Driver) -> list[Scored]:
    """Return what was scored, without the club scoring's additions."""
    scored = [event for event in driver.deal.events if isinstance(event, Scored)]
    return [event for event in scored if not event.reason.startswith("list-")]


def the_dealer_of_four_sees_what_a_spectator_sees(driver: Driver) -> None:
    if driver.deal.seats < 4:
        return
    dealer, anybody = view_of(driver, driver.deal.dealer), view_of(driver, None)
    assert dealer.events == anybody.events
    assert [zone.cards for zone in dealer.zones if zone.count] == [z.cards for z in anybody.zones if z.count]
    assert (dealer.marks, dealer.asked) == (anybody.marks, anybody.asked)


def all_points_are_120_and_only_null_ends_early(driver: Driver) -> None:
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
        left = [
            card for (name, _), zone in driver.deal.zones.items() if name in {"skat", "aside"} for card in zone.cards
        ]
        assert len(tricks) == 10
        assert points_of([card for trick in tricks for _, card in trick.plays] + left) == 120


def bids_rise_and_nobody_is_asked_after_a_pass(driver: Driver) -> None:
    said = answers(driver, "bid", "hold")
    bids = [int(answer) for _, answer in said if answer.isdecimal()]
    assert bids == sorted(set(bids))
    assert set(bids) <= set(bid_values(driver.setup.options.model_dump()["bid_values"]))
    for place, (seat, answer) in enumerate(said):
        assert answer != "pass" or seat not in {later for later, _ in said[place + 1 :]}
    assert len(answers(driver, "skat")) == bool(bids)


def the_declarer_alone_scores(driver: Driver) -> None:
    scored = [event.seat for event in of_the_game(driver)]
    if declarer(driver) is not None:
        assert scored == [declarer(driver)]
    elif driver.deal.tricks and driver.setup.options.model_dump()["ramsch_scoring"] == "fewest":
        assert len(scored) == 1


def the_score_is_the_value_or_twice_as_much_lost(driver: Driver) -> None:
    if declarer(driver) is None:
        return
    score = sum(event.points for event in of_the_game(driver))
    if is_null(driver):
        assert abs(score) in {value * factor for value in (23, 35, 46, 59) for factor in (1, 2, 4, 8, 16)}
        return
    told: Any = ending(Game(driver))
    bid = max((int(answer) for _, answer in answers(driver, "bid") if answer.isdecimal()), default=0)
    said = {answer for _, answer in answers(driver, "kontra", "re")}
    doubled = (2 if ("bock", None) in driver.deal.marks else 1) * (4 if "re" in said else 2 if "kontra" in said else 1)
    assert told["multiplier"] >= 2
    assert told["value"] >= 18
    assert score in {doubled * told["value"], -2 * doubled * told["value"]} or told["value"] < bid
    if score > 0:
        assert told["value"] >= bid
    elif told["value"] < bid:
        assert -score >= 2 * bid * doubled
    base = BASES[next((game for _, game in answers(driver, "game")), "grand")]
    assert score > 0 or score % (2 * base) == 0


def chips_follow_from_the_scores(driver: Driver) -> None:
    rules: Any = driver.setup.options
    before, after = driver.setup.before, driver.after
    scores = driver.deal.tallies["score"]
    seats = [seat for seat in range(driver.deal.seats) if rules.sitting_out == "settles" or driver.deal.active[seat]]
    assert [now - then for then, now in zip(before.seats, after.seats, strict=True)] == [
        (len(seats) * score - sum(scores)) * rules.point_value * (seat in seats) for seat, score in enumerate(scores)
    ]
    assert (after.pot, after.reserve) == (before.pot, before.reserve)


def who_does_not_follow_has_none_of_the_suit_and_jacks_are_trumps(driver: Driver) -> None:
    ordering, tricks = driver.deal.ordering, driver.deal.tricks
    for number, trick in enumerate(tricks):
        led = trick.plays[0][1]
        later = {(seat, card) for other in tricks[number + 1 :] for seat, card in other.plays}
        for seat, card in trick.plays[1:]:
            if not ordering.follows[led](card):
                assert not [held for other, held in later if other == seat and ordering.follows[led](held)]
            if card.rank == JACK and not is_null(driver):
                assert ordering.is_trump(card)


def only_a_hand_game_announces(driver: Driver) -> None:
    if answers(driver, "announce"):
        assert {"hand", "grand-hand"} & {answer for _, answer in answers(driver, "skat", "grand_hand")}
        assert not is_null(driver)
