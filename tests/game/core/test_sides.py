"""Who plays with whom, and who may know it: open as in Skat, and secret as in a sketch of Doppelkopf."""

import random
from collections.abc import Sequence

import pytest

from game.computer.levels import player_of
from game.computer.player import RandomPlayer
from game.computer.worlds import worlds
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.shuffle import Seal, secret_from
from game.core.sides import DECLARING, DEFENDING
from game.core.visibility import view_of
from game.games.catalogue import CATALOGUE
from game.simulate import simulate
from tests.game.core.doppelkopf import DOPPELKOPF, DOUBLE_40, KONTRA, RE
from tests.game.games.support import FixedDeck

SEATS = 4
VIEWERS = (None, *range(SEATS))


def begun(seed: str = "sides", order: Sequence[str] = ()) -> Driver:
    cards = [DOUBLE_40.card(code) for code in order]
    rest = [card for card in DOUBLE_40.cards if card not in cards]
    random.Random(seed).shuffle(rest)
    deck = FixedDeck([*cards, *rest]) if order else Seal(secret_from(seed))
    return Driver(Setup(DOPPELKOPF, DOPPELKOPF.choose({}), 1, SEATS - 1, Balances.opening(SEATS), deck))


def healthy(driver: Driver) -> Driver:
    while driver.question and driver.question.kind == "health":
        driver.answer(driver.question.answers[-1])
    return driver


def queens(driver: Driver) -> set[int]:
    return {seat for seat, hand in enumerate(driver.deal.hands) for card in hand if card.code.startswith("clubs-queen")}


def test_a_declarer_plays_alone_against_all_who_take_part() -> None:
    for ruleset, defenders in (("skat", 2), ("fipsen", 3)):
        rules = CATALOGUE.find(ruleset)
        driver = Driver(Setup(rules, rules.choose({}), 1, 0, Balances.opening(defenders + 1), Seal(secret_from("6"))))
        assert view_of(driver, None).sides == {}
        while (declarer := view_of(driver, None).marked("declarer")) is None:
            assert driver.question
            driver.answer(driver.question.answers[0])
        sides = {**view_of(driver, None).sides}
        assert sides.pop(declarer) == DECLARING
        assert [*sides.values()] == [DEFENDING] * defenders


def test_everybody_knows_their_own_side_of_doppelkopf_and_no_other() -> None:
    driver = healthy(begun())
    re = queens(driver)
    assert len(re) == 2
    for seat in VIEWERS:
        own = {} if seat is None else {seat: RE if seat in re else KONTRA}
        assert view_of(driver, seat).sides == own


def test_a_hochzeit_is_open_and_its_partner_is_found_in_the_tricks() -> None:
    driver = healthy(begun(order=["clubs-queen", "clubs-queen-again", *(f"hearts-{rank}" for rank in ("ten", "jack"))]))
    assert view_of(driver, None).sides == {0: RE}
    while not driver.deal.tricks or driver.deal.tricks[-1].winner == 0:
        assert driver.question
        driver.answer(driver.question.answers[-1])
    partner = driver.deal.tricks[-1].winner
    assert {seat for seat, side in view_of(driver, None).sides.items() if side == RE} == {0, partner}


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_a_whole_deal_shows_the_sides_in_the_end_and_moves_no_chips_from_outside(seed: str) -> None:
    driver, player, rng = begun(seed), player_of("beginner", DOPPELKOPF), random.Random(seed)
    while driver.question:
        driver.answer(player.choose(view_of(driver, driver.seat), rng))
    sides = {**view_of(driver, None).sides}
    assert {seat for seat, side in sides.items() if side == RE} >= queens(driver)
    assert sum(driver.after.seats) == 0
    assert sorted(driver.after.seats) in ([-1, -1, 1, 1], [-3, 1, 1, 1], [-1, -1, -1, 3])


def test_deals_of_doppelkopf_are_simulated_and_computers_imagine_other_sides() -> None:
    assert len([*simulate(DOPPELKOPF, DOPPELKOPF.choose({}), SEATS, 5, "sides", RandomPlayer())]) == 5
    driver = healthy(begun())
    seat = driver.seat
    found = [*worlds(view_of(driver, seat), DOPPELKOPF, RandomPlayer(), 12, random.Random(1))]
    partners = {frozenset(queens(world.driver())) for world in found}
    assert len(found) == 12
    assert len(partners) > 1
    assert all((seat in pair) == (seat in queens(driver)) for pair in partners)
