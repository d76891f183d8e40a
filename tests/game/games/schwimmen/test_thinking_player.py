"""The players of Schwimmen that think: their memory, and the results of simulated deals."""

import random

from game.core.cards import PIQUET_32
from game.core.visibility import view_of
from game.games.schwimmen import SCHWIMMEN
from game.games.schwimmen.computer.fast_deal import CARDS, hand_table, set_of
from game.games.schwimmen.computer.player import KEEP_FROM
from game.games.schwimmen.computer.thinking_player import Memory, SchwimmenThinker
from tests.game.games.schwimmen.support import begin
from tests.game.games.strategies import random_driver
from tests.game.games.support import Game, cards_of

PLAYER = SchwimmenThinker(200, 8_000)


def hand(text: str) -> int:
    return set_of(cards_of(PIQUET_32, text))


def memory(game: Game) -> Memory:
    return Memory(view_of(game.driver, game.driver.seat))


def after_two_turns() -> Game:
    """C deals and keeps; A gives the seven of diamonds for the queen of clubs, B takes the nine of spades."""
    game = begin(["cK cJ d7", "sA s8 hT", "dK hJ c9"], table="cQ h8 s9").say("C keep")
    return game.say("A first", "A d7", "B third", "B hT")


def test_it_remembers_taken_cards_and_rules_out_other_places() -> None:
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


def test_a_dealer_who_keeps_the_hand_rarely_has_a_poor_one() -> None:
    game = begin(["cK cJ d7", "sA s8 hT", "dK hJ c9"], table="cQ h8 s9").say("C keep")
    points = hand_table(three_of_a_kind=True).points
    poor = [points[world.hands[2]] < KEEP_FROM for world in memory(game).worlds(400, random.Random(1))]
    assert sum(poor) < 80


def test_it_closes_when_it_cannot_lose_but_not_with_the_lowest_hand() -> None:
    game = begin(["cK cQ cJ", "s7 d8 h9", "d7 h8 s9"], table="c7 c8 h7").say("C keep")
    assert PLAYER.choose(view_of(game.driver, 0), random.Random(1)) == "close"
    game = begin(["s7 d8 h9", "cK cQ cJ", "d7 h8 s9"], table="hA hK h7").say("C keep")
    assert PLAYER.choose(view_of(game.driver, 0), random.Random(1)) == "all"


def test_it_plays_every_deal_to_its_end_under_any_house_rules() -> None:
    for seed in range(4):
        rng = random.Random(seed)
        driver = random_driver(SCHWIMMEN, rng)
        while driver.question is not None:
            answer = SchwimmenThinker(4, 200, certainty=0.0).choose(view_of(driver, driver.seat), rng)
            assert answer in driver.question.answers
            driver.answer(answer)
