"""The players of Schwimmen that think: their memory, and the results of simulated deals."""

import random
from collections import Counter
from functools import partial
from math import comb

import pytest

from game.core.cards import PIQUET_32
from game.core.driver import Driver
from game.core.shuffle import Seal, secret_from
from game.core.visibility import view_of
from game.games.schwimmen import SCHWIMMEN
from game.games.schwimmen.computer import thinking_player
from game.games.schwimmen.computer.belief import DOUBT, UNUSUAL, likelihood, turns_by_seat
from game.games.schwimmen.computer.fast_deal import CARDS, FastDeal, best_change, hand_table, set_of
from game.games.schwimmen.computer.player import KEEP_FROM
from game.games.schwimmen.computer.thinking_player import Memory, SchwimmenThinker, fast_rules
from game.games.schwimmen.hands import losers, value_of
from game.games.schwimmen.options import SchwimmenOptions
from tests.game.games.schwimmen.support import begin, setup
from tests.game.games.strategies import random_driver
from tests.game.games.support import Game, cards_of

PLAYER = SchwimmenThinker(200, 8_000)


def hand(text: str) -> int:
    return set_of(cards_of(PIQUET_32, text))


def memory(game: Game) -> Memory:
    return Memory(view_of(game.driver, game.driver.seat))


def one_world(game: Game, rng: random.Random) -> FastDeal:
    return next(memory(game).worlds(1, rng))


def after_two_turns() -> Game:
    """C deals and keeps; A gives the seven of diamonds for the queen of clubs, B takes the nine of spades."""
    game = begin(["cK cJ d7", "sA s8 hT", "dK hJ c9"], table="cQ h8 s9").say("C keep")
    return game.say("A first", "A d7", "B third", "B hT")


def test_it_remembers_what_was_taken_and_knows_where_nothing_else_lies() -> None:
    game = after_two_turns()
    known = memory(game)
    for world in known.worlds(20, random.Random(1)):
        first, second, mine = world.hands
        assert first & hand("cQ")
        assert second & hand("s9")
        assert mine == hand("dK hJ c9")
        assert world.table == hand("d7 h8 hT")
        everything = [first, second, mine, world.table, *world.stock]
        assert sum(everything) == (1 << len(CARDS)) - 1


def test_every_hand_of_the_next_player_is_considered_as_often_as_it_is_likely() -> None:
    worlds = memory(after_two_turns()).worlds(4_000, random.Random(1))
    hands = Counter(world.hands[0] for world in worlds)
    assert all(held & hand("cQ") for held in hands)
    assert hands.total() == 4_000
    assert hands[hand("cQ cA cT")] <= 4, "before the queen of clubs, A would have closed with 31"
    usual = max(hands.values())
    assert {usual - 1, usual} >= {number for number in hands.values() if number > usual / 2}
    assert sum(number > usual / 2 for number in hands.values()) < comb(24, 2)


def test_a_dealer_who_keeps_his_hand_seldom_has_a_poor_one() -> None:
    game = begin(["cK cJ d7", "sA s8 hT", "dK hJ c9"], table="cQ h8 s9").say("C keep")
    points = hand_table(three_of_a_kind=True).points
    poor = [points[world.hands[2]] < KEEP_FROM for world in memory(game).worlds(400, random.Random(1))]
    assert sum(poor) < 80


def test_a_hand_is_unlikely_after_a_turn_that_it_would_not_have_taken() -> None:
    game = begin(["cK dJ d7", "sA s8 hT", "dK hJ cA"], table="c7 c8 h9").say("C keep").say("A pass")
    view = view_of(game.driver, 1)
    likely = partial(likelihood, fast_rules(SchwimmenOptions(), 3), 3, turns_by_seat(view)[0])
    assert likely(hand("sA sK d7")) == 1.0
    assert likely(hand("c9 cT dK")) == UNUSUAL, "it would have taken a club"
    assert likely(hand("sT sJ sK")) == DOUBT, "it would have closed"
    assert likely(hand("hA hK hT")) == DOUBT, "it would have been shown"


def test_what_lies_aside_is_in_no_hand_and_not_in_the_stock() -> None:
    game = begin(["cK cQ c7", "sA s8 hT", "dK hJ c9"], table="h7 s9 d8").say("C keep", "A pass", "B pass", "C pass")
    world = one_world(game, random.Random(1))
    gone = hand("h7 s9 d8")
    assert not any(one & gone for one in (*world.hands, world.table, *world.stock))


def test_everybody_is_dealt_cards_where_all_likely_hands_of_somebody_are_taken(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(thinking_player, "MOST_HANDS", 5)
    game = Game(Driver(setup(8, Seal(secret_from("eight")), 7))).say("H keep")
    for world in memory(game).worlds(20, random.Random(1)):
        assert sum([*world.hands, world.table, *world.stock]) == (1 << len(CARDS)) - 1


def test_it_closes_where_nobody_can_be_lower_and_not_where_it_is() -> None:
    game = begin(["cK cQ cJ", "s7 d8 h9", "d7 h8 s9"], table="c7 c8 h7").say("C keep")
    assert PLAYER.choose(view_of(game.driver, 0), random.Random(1)) == "close"
    game = begin(["s7 d8 h9", "cK cQ cJ", "d7 h8 s9"], table="hA hK h7").say("C keep")
    assert PLAYER.choose(view_of(game.driver, 0), random.Random(1)) == "all"


def test_the_best_change_is_found() -> None:
    known = hand_table(three_of_a_kind=True)
    assert best_change(known, hand("cA cK d7"), hand("cQ h8 s9"), known.points) == hand("cA cK cQ")
    assert best_change(known, hand("c7 h8 d9"), hand("cA cT c8"), known.points) == hand("cA cT c8")


@pytest.mark.parametrize("by_suit", [True, False])
def test_in_thought_the_same_lose_as_by_the_rules(by_suit: bool) -> None:
    rng, game = random.Random(2), begin(["cK cQ cJ", "s7 d8 h9", "d7 h8 s9"], ties="suit" if by_suit else "all_lose")
    for _ in range(60):
        world = one_world(game, rng)
        cards = rng.sample(CARDS, 9)
        hands = [cards[:3], cards[3:6], cards[6:]]
        world.hands[:] = map(set_of, hands)
        told = losers({seat: value_of(held) for seat, held in enumerate(hands)}, by_suit=by_suit)
        assert tuple(world.losers()) == told


def test_it_plays_every_deal_to_its_end_under_any_house_rules() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        driver = random_driver(SCHWIMMEN, rng)
        while driver.question is not None:
            answer = SchwimmenThinker(4, 200, certainty=0.0).choose(view_of(driver, driver.seat), rng)
            assert answer in driver.question.answers
            driver.answer(answer)
