"""The computer player of Schwimmen: its choices for a hand, that it wins, and that matches come to an end."""

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from game.computer import Player, RandomPlayer
from game.core.driver import Driver
from game.core.questions import Choose
from game.core.record import Record
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.games.schwimmen import SCHWIMMEN
from game.simulate import simulate
from tests.game.games.schwimmen.players import COMPUTER
from tests.game.games.schwimmen.support import begin, setup
from tests.game.games.support import Game

OTHERS = ("sA dJ hT", "sT hJ dK")


def turn(hand: str, table: str, **options: Any) -> Game:
    """Return a game with A's turn."""
    return begin([hand, *OTHERS], table=table, **options).say("C keep")


def test_a_dealer_keeps_a_good_hand_and_changes_a_poor_one() -> None:
    assert begin([*OTHERS, "cK cQ d7"]).chosen(COMPUTER) == "keep"
    assert begin([*OTHERS, "cK cQ d7"], three_of_a_kind=False).chosen(COMPUTER) == "keep"
    assert begin([*OTHERS, "c9 hQ d7"]).chosen(COMPUTER) == "swap"


@pytest.mark.parametrize(
    ("hand", "table", "taken", "given"),
    [
        ("cA cK d7", "cQ h8 s9", "first", "d7"),
        ("cA hA d7", "s9 sQ dA", "third", "d7"),
        ("cK hK d7", "s9 sK dQ", "second", "d7"),
        ("c9 cK h8", "s7 cT dQ", "second", "h8"),
    ],
)
def test_it_takes_what_helps_most_and_gives_what_fits_least(hand: str, table: str, taken: str, given: str) -> None:
    game = turn(hand, table)
    assert game.chosen(COMPUTER) == taken
    game.say(f"A {taken}")
    assert game.chosen(COMPUTER) == given


def test_it_takes_all_three_where_they_are_better() -> None:
    assert turn("c7 h8 d9", "cA cT c8").chosen(COMPUTER) == "all"


def test_it_passes_where_nothing_helps() -> None:
    assert turn("cK cQ c7", "h7 s9 d8", close_first_round=False).chosen(COMPUTER) == "pass"


def test_it_closes_with_a_hand_that_will_do() -> None:
    assert turn("cK cQ cJ", "h7 s9 d8").chosen(COMPUTER) == "close"
    assert turn("cK cQ h9", "h7 s9 d8").chosen(COMPUTER) != "close"


def test_it_closes_after_a_turn_where_that_is_the_rule() -> None:
    assert turn("cK cQ cJ", "h7 s9 d8", close="after_turn").say("A pass").chosen(COMPUTER) == "close"
    assert turn("cK d8 h9", "h7 s9 dQ", close="after_turn").say("A pass").chosen(COMPUTER) == "go_on"


def test_the_more_players_there_are_the_earlier_it_closes() -> None:
    eight = ["cK c7 c8", "sA h8 d9", "h7 dT sJ", "cJ h9 sQ", "dA s7 cT", "hJ dQ s8", "sT dK hT", "dJ hQ c9"]
    assert begin(eight[:2]).say("B keep").chosen(COMPUTER) != "close"
    assert begin(eight).say("H keep").chosen(COMPUTER) == "close"


def test_in_its_last_turn_it_takes_the_points_and_not_the_prospects() -> None:
    """A pair of kings and the ten of clubs for a hand with two kings; thirty in clubs is on the table."""
    game = begin(["cA c9 h7", "cK hK d7", "h8 dT sJ"], table="cT s7 d8").say("C keep", "A close")
    assert game.chosen(COMPUTER) == "first"
    assert game.say("B first").chosen(COMPUTER) in {"hK", "d7"}


def test_what_it_does_not_know_it_answers_safely() -> None:
    game = turn("cK cQ h9", "h7 s9 d8")
    game.driver.question = Choose("sing", ("sing", "be_silent"), "be_silent")
    assert game.chosen(COMPUTER) == "be_silent"


def test_it_answers_nobody_elses_question() -> None:
    game = turn("cK cQ h9", "h7 s9 d8")
    with pytest.raises(ValueError, match="not asked"):
        COMPUTER.choose(view_of(game.driver, 1), random.Random(1))


# against others


def lives_lost(seats: int, deals: int) -> Counter[bool]:
    """Let chance play every other seat; return the lives lost by the computer and by chance."""
    lost: Counter[bool] = Counter()
    for number in range(deals):
        rng = random.Random(number)
        driver = Driver(setup(seats, Seal(secret_from(f"{seats} {number}")), number % seats, now=(3,) * seats))
        while driver.question is not None:
            player: Player = COMPUTER if (driver.seat + number) % 2 else RandomPlayer()
            driver.answer(player.choose(view_of(driver, driver.seat), rng))
        for seat, lives in enumerate(driver.tallies_after["lives"]):
            lost[bool((seat + number) % 2)] += 3 - lives
    return lost


@pytest.mark.parametrize("seats", range(2, 9))
def test_it_wins_clearly_against_chance(seats: int) -> None:
    lost = lives_lost(seats, 120)
    assert lost[False] > 3 * lost[True]


def matches(seats: int, count: int) -> Iterator[list[Record]]:
    """Play whole matches of computers."""
    deals: list[Record] = []
    for record in simulate(SCHWIMMEN, SCHWIMMEN.choose({}), seats, 1_000, f"matches {seats}", COMPUTER):
        deals.append(record)
        if sum(lives >= 0 for lives in record["tallies_after"]["lives"]) == 1:
            yield deals
            deals = []
            count -= 1
        if not count:
            return


@pytest.mark.parametrize(("seats", "most_deals"), [(2, 8), (4, 15), (8, 26)])
def test_matches_of_computers_end_in_sensible_time(seats: int, most_deals: int) -> None:
    """A deal has two or three turns for two players and one or two for eight; a match a few deals for each player."""
    lengths = [len(deals) for deals in matches(seats, 10)]
    assert len(lengths) == 10
    assert seats <= sum(lengths) / len(lengths) <= most_deals


@pytest.mark.parametrize(("seats", "most"), [(2, 3.5), (4, 2.5), (8, 2)])
def test_deals_of_computers_have_a_few_turns_each(seats: int, most: float) -> None:
    records = [record for deals in matches(seats, 5) for record in deals]
    turns = sum(asked["kind"] == "turn" for record in records for asked in record["questions"])
    assert 1 <= turns / len(records) / seats <= most
    assert any(asked["answer"] == "close" for record in records for asked in record["questions"])


def test_the_same_seed_gives_the_same_match() -> None:
    one, other = (next(matches(4, 1)) for _ in range(2))
    assert one == other
