"""The computer player of Mate: it mates when waiting brings less, counts the cards that are out, and wins."""

import random

import pytest

from game.computer.evaluate import mean
from game.core.visibility import view_of
from game.games.mate.cards import MATE_20
from game.games.mate.computer.exact_player import ExactPlayer
from game.games.mate.computer.lookahead import NUMBERS, Lookahead, Side, TooFar, last_move, set_of
from game.games.mate.computer.player import MatePlayer
from tests.game.games.mate.support import Round, card, cards, deal

COMPUTER = MatePlayer()
EXACT = ExactPlayer()


def side(hand: str, *, foreplaced: int = 0, last: str = "") -> Side:
    return Side(set_of(cards(hand)), foreplaced, NUMBERS[card(last)] if last else -1)


def test_it_foreplaces_when_allowed() -> None:
    assert deal().chosen(COMPUTER) == "foreplace"


def test_it_does_not_foreplace_when_the_choice_makes_no_difference() -> None:
    game = deal(rules={"foreplace_open": True, "foreplace_differ": True})
    game.driver.deal.hands[0][:] = cards("♠Q ♠7 ♥K ♦K")
    game.driver.answer("foreplace")
    game.driver.answer(card("♠K"))
    assert game.chosen(COMPUTER) == "skip"


def test_it_counts_on_the_last_card_being_played_again() -> None:
    alone = side("", foreplaced=1, last="♠A")
    assert last_move(alone, side("♥K"), 10) == 242
    assert last_move(alone, side("♠K"), 10) == 0
    assert last_move(side("♣Q"), side("", foreplaced=1, last="♥7"), 10) == 30
    assert last_move(side("♣10"), side("", foreplaced=1, last="♣7"), 10) == 0


def test_it_mates_with_the_higher_card() -> None:
    game = deal("♠10 ♦10 ♣A ♠A ♣K ♦A ♠K ♠Q ♥Q ♦7", "♥A ♦Q ♦K ♣10 ♣Q ♥K ♠7 ♥10 ♥7 ♣7").foreplace()
    game.move("♣K-♣7, ♦10-♦K, ♥Q-♥7, ♦A-♦Q, ♣A-♣10, ♠A-♠7")
    assert (game.asked, game.kind) == ("L", "play")
    assert game.chosen(COMPUTER) in {"♠10", "♠K", "♦7"}


def test_the_number_of_positions_searched_is_limited() -> None:
    with pytest.raises(TooFar):
        Lookahead((0, 0), most=100).led(0, set_of(MATE_20.cards[::2]), set_of(MATE_20.cards[1::2]), 1)


def test_the_strong_player_mates_as_late_as_the_cards_allow() -> None:
    """The seven mates now; but after a spade that takes a heart it mates two moves later, before the queen of clubs.

    The second game turns the 36 points back that the leader's hand is worth.
    """
    game = deal("♠10 ♦10 ♣A ♠A ♣K ♦A ♠K ♠Q ♥Q ♦7", "♥A ♦Q ♦K ♣10 ♣Q ♥K ♠7 ♥10 ♥7 ♣7").foreplace()
    game.move("♣K-♣7, ♦10-♦K, ♥Q-♥7, ♦A-♦Q, ♣A-♣10, ♠A-♠7")
    view = view_of(game.driver, game.driver.seat)
    gains = EXACT.gains(view, None, random.Random(1))
    assert {Round.name(one): brought for one, brought in gains.items()} == {
        "♠10": [54],
        "♠K": [54],
        "♠Q": [-248],
        "♦7": [26],
    }
    assert Round.name(EXACT.choose(view, random.Random(1))) in {"♠10", "♠K"}


def test_before_the_first_move_the_best_choice_is_worth_zero_because_hands_are_exchanged() -> None:
    game = deal("♠10 ♦10 ♣A ♠A ♣K ♦A ♠K ♠Q ♥Q ♦7", "♥A ♦Q ♦K ♣10 ♣Q ♥K ♠7 ♥10 ♥7 ♣7")
    view = view_of(game.driver, game.driver.seat)
    gains = EXACT.gains(view, None, random.Random(1))
    best = max(gains, key=lambda answer: mean(gains[answer]))
    assert set(gains) == {"foreplace", "skip"}
    assert gains[best] == [0]
    assert EXACT.choose(view, random.Random(1)) == best


def test_the_strong_player_considers_each_card_that_may_be_foreplaced() -> None:
    leader, other = "♣A ♠A ♥A ♦A ♣10 ♠10 ♥10 ♦10 ♣K ♠K", "♥K ♦K ♣Q ♠Q ♥Q ♦Q ♣7 ♠7 ♥7 ♦7"
    looked_at = [
        EXACT.gains(view_of(game.driver, game.driver.seat), game.driver.question and game.driver.question.safe, rng)
        for game in (deal(leader, other).foreplace(O=away) for away in ("♥K", "♣7"))
        for rng in (random.Random(1),)
    ]
    assert looked_at[0] == looked_at[1]
    assert {len(brought) for brought in looked_at[0].values()} == {10}
