"""The computer player of Skat: it beats random play, and evaluates its hand as people do."""

import random

import pytest

from game.computer import Player, RandomPlayer
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.skat import SKAT
from game.games.skat.computer.player import SKAT_PLAYER, limit
from tests.game.games.skat.support import bid_up_to, deal
from tests.game.games.support import cards_of

COMPUTER, RANDOM = SKAT_PLAYER, RandomPlayer()
DEALS = 120


def played(players: tuple[Player, Player, Player], number: int) -> Driver:
    """Play a deal by the default rules."""
    rng = random.Random(number)
    deck = Seal(secret_from(f"skat {number}"))
    driver = Driver(Setup(SKAT, SKAT.choose({}), 1, number % 3, Balances.opening(3), deck))
    while driver.question is not None:
        driver.answer(players[driver.seat].choose(view_of(driver, driver.seat), rng))
    return driver


def gains(players: tuple[Player, Player, Player]) -> list[int]:
    """Return what each seat has won in chips after all deals."""
    return [sum(seats) for seats in zip(*(played(players, n).after.seats for n in range(DEALS)), strict=True)]


def test_it_beats_random_play_clearly() -> None:
    first, second, third = gains((COMPUTER, RANDOM, RANDOM))
    assert first > 50 * DEALS
    assert max(second, third) < first
    assert min(gains((RANDOM, COMPUTER, COMPUTER))[1:]) > 10 * DEALS


def test_its_declarers_mostly_win() -> None:
    drivers = [played((COMPUTER, COMPUTER, COMPUTER), number) for number in range(DEALS)]
    scores = [
        sum(driver.deal.tallies["score"]) for driver in drivers if driver.deal.trump and len(driver.answered) > 32
    ]
    assert sum(score > 0 for score in scores) > 0.65 * len(scores)
    kinds = {asked.answer for driver in drivers for asked in driver.answered if asked.kind == "game"}
    assert {"clubs", "spades", "hearts", "diamonds", "grand"} <= kinds


@pytest.mark.parametrize(
    ("hand", "values"),
    [
        ("cJ sJ hJ cA cT cK c9 sA hA dA", range(96, 193)),
        ("cJ hJ sA sT sK s9 s8 hA d9 c7", range(20, 60)),
        ("c7 c8 c9 s7 s8 h7 h8 d7 d8 d9", range(23, 24)),
        ("dJ cK cQ sK s9 hT hQ dK dQ d7", range(1)),
    ],
)
def test_how_far_it_bids(hand: str, values: range) -> None:
    pack = deal().driver.deal.pack
    assert limit(cards_of(pack, hand)) in values


def test_it_puts_away_what_is_in_danger_and_keeps_trumps() -> None:
    game = bid_up_to(deal("cJ sJ hJ cA cT cK c9 sA hA d9", skat="dT s7"), "A", 18).say("A take")
    assert set(game.chosen(COMPUTER).removeprefix("discard:").split("+")) == {"dT", "d9"}


def test_it_names_the_game_it_holds() -> None:
    game = bid_up_to(deal("cJ hJ sA sT sK s9 s8 hA d9 c7", skat="d7 d8"), "A", 18).say("A take", "A discard:d7+d8")
    assert game.chosen(COMPUTER) == "spades"


def test_the_declarer_pulls_trumps_and_the_partner_gives_points() -> None:
    game = deal("cJ sJ hJ cA cT cK c9 sA hA d9", "dJ c8 sT sK s9 hT hK d8 d7 dA", "c7 cQ sQ s8 hQ h9 h8 dT dK dQ")
    bid_up_to(game, "A", 18).say("A hand", "A clubs", "A none")
    assert game.chosen(COMPUTER) == "cJ"
    game.say("A d9", "B dA")
    assert game.chosen(COMPUTER) == "dT"
