"""The computer player of Mate: it mates when waiting brings less, counts what is out, and wins."""

import random
import time

import pytest

from game.computer import Player, RandomPlayer
from game.core.bank import Balances
from game.core.driver import Driver, Setup
from game.core.show import view_of
from game.core.shuffle import Seal, secret_from
from game.core.view import View
from game.games.mate import MATE
from game.games.mate.lookahead import NUMBERS, Side, led, set_of
from game.games.mate.player import MatePlayer
from tests.game.games.mate.support import Round, card, cards, deal, written

COMPUTER = MatePlayer()


def chosen(game: Round) -> str:
    """What the computer answers."""
    question = game.driver.question
    assert question is not None
    answer = COMPUTER.choose(view_of(game.driver, game.driver.seat), random.Random(1))
    return answer if isinstance(answer, str) else written(answer)


def side(hand: str, *, foreplaced: int = 0, last: str = "") -> Side:
    return Side(set_of(cards(hand)), foreplaced, NUMBERS[card(last)] if last else -1)


def test_it_foreplaces_where_it_may() -> None:
    assert chosen(deal()) == "foreplace"


def test_it_does_not_foreplace_what_differs_in_nothing() -> None:
    game = deal(rules={"foreplace_open": True, "foreplace_differ": True})
    game.driver.deal.hands[0][:] = cards("♠Q ♠7 ♥K ♦K")
    game.driver.answer("foreplace")
    game.driver.answer(card("♠K"))
    assert chosen(game) == "skip"


@pytest.mark.parametrize(
    ("mine", "theirs", "move", "points"),
    [
        ("♣A", "♦7", 10, 110),
        ("♣A ♦K", "♦7 ♠K", 9, 110),
        ("♣Q ♣A", "♦K ♠7", 9, 99),
        ("♣7 ♠Q", "♦7 ♠A", 9, 0),
        ("♦Q ♥Q", "♣Q ♣A", 9, -110),
    ],
    ids=["mates", "waits for the tenth move", "mates with the higher card", "cannot mate", "is mated"],
)
def test_it_sees_the_end_when_few_cards_are_left(mine: str, theirs: str, move: int, points: int) -> None:
    assert led(side(mine), side(theirs), move, depth=5) == points


def test_it_knows_that_a_card_is_played_again() -> None:
    alone = side("", foreplaced=1, last="♠A")
    assert led(alone, side("♥K"), 10, depth=3) == 242
    assert led(alone, side("♠K"), 10, depth=3) == 0
    assert led(side("♣Q"), side("", foreplaced=1, last="♥7"), 10, depth=3) == 30
    assert led(side("♣10"), side("", foreplaced=1, last="♣7"), 10, depth=3) == 0


def test_it_mates_with_the_higher_card() -> None:
    game = deal("♠10 ♦10 ♣A ♠A ♣K ♦A ♠K ♠Q ♥Q ♦7", "♥A ♦Q ♦K ♣10 ♣Q ♥K ♠7 ♥10 ♥7 ♣7").foreplace()
    game.play("♣K-♣7, ♦10-♦K, ♥Q-♥7, ♦A-♦Q, ♣A-♣10, ♠A-♠7")
    assert game.asked == "L play"
    assert chosen(game) in {"♠10", "♠K", "♦7"}


def rounds(one: Player, other: Player, count: int) -> tuple[int, int]:
    """Play rounds, each pack twice with the players changed, and give the points of both."""
    points = {True: 0, False: 0}
    for number in range(count):
        deck = Seal(secret_from(f"mate {number // 2}"))
        driver = Driver(Setup(MATE, MATE.choose({}), 1, 0, Balances.opening(2), deck))
        rng = random.Random(number)
        while driver.question is not None:
            player = one if (driver.seat + number) % 2 else other
            driver.answer(player.choose(view_of(driver, driver.seat), rng))
        for seat, score in enumerate(driver.deal.tallies["score"]):
            points[bool((seat + number) % 2)] += score
    return points[True], points[False]


def test_it_wins_clearly_against_chance() -> None:
    mine, theirs = rounds(COMPUTER, RandomPlayer(), 60)
    assert mine > 2 * theirs


def test_it_plays_on_what_it_may_see_alone() -> None:
    """Two worlds that differ in the card the other has foreplaced: the computer does the same."""
    leader, other = "♣A ♠A ♥A ♦A ♣10 ♠10 ♥10 ♦10 ♣K ♠K", "♥K ♦K ♣Q ♠Q ♥Q ♦Q ♣7 ♠7 ♥7 ♦7"
    answers: list[str] = []
    for away in ("♥K", "♣7"):
        game = deal(leader, other).foreplace(O=away)
        answers.append(chosen(game))
    assert answers[0] == answers[1]


def test_a_decision_takes_less_than_a_millisecond() -> None:
    views: list[View] = []
    for number in range(6):
        deck = Seal(secret_from(f"quick {number}"))
        driver = Driver(Setup(MATE, MATE.choose({}), 1, 0, Balances.opening(2), deck))
        while driver.question is not None:
            views.append(view_of(driver, driver.seat))
            driver.answer(COMPUTER.choose(views[-1], random.Random(1)))
    start = time.process_time()
    for view in views:
        COMPUTER.choose(view, random.Random(1))
    assert (time.process_time() - start) / len(views) < 0.001
