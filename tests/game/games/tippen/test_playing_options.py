"""House rules about exchanging, robbing, following and leading; each test fails when its option is ignored."""

from typing import Any

import pytest

from game.games.tippen import DREIBLATT, GRUPP, MEYERS, TIPPEN, VIERBLATT
from tests.game.games.support import Game
from tests.game.games.tippen.support import all_play, begin, taking

OPEN = (6, 6, 0)


@pytest.mark.parametrize("ruleset", TIPPEN, ids=lambda ruleset: ruleset.id)
def test_the_first_active_seat_from_forehand_leads(ruleset: Any) -> None:
    size = ruleset.choose({}).hand_size
    hands = ["cA sA hA cK sK hK", "cQ sQ hQ cJ sJ hJ", "cT sT hT c9 s9 h9", "c8 s8 h8 c7 s7 h7"]
    bank = (2 * size, 2 * size, 0)
    game = begin(ruleset, [" ".join(hand.split()[:size]) for hand in hands], turned="d9", bank=bank)
    game.say("A pass", "B pass", "C play", "D play")
    while game.kind == "exchange":
        game.say(f"{game.asked} keep")
    assert game.asked == "C"


HANDS = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


def test_cards_are_delivered_before_the_next_decides_and_never_come_back() -> None:
    game = begin(GRUPP, HANDS, turned="d9").say(*all_play("AB"), "C pass", "D play")
    top = game.stock()
    game.say("A exchange:cA+sA")
    assert game.hand("A") == {"hA", top[0], top[1]}
    game.say("B keep", "D exchange:cJ+sJ+hJ")
    assert game.hand("D") == set(top[2:5])
    assert game.stock() == top[5:]
    assert game.kind == "play"
    marks = game.driver.deal.marks
    assert [marks["exchanged", seat].value for seat in (0, 1, 3)] == [2, 0, 3]


ROBBERS = ("d7 sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


def rob(**options: Any) -> Game:
    return begin(MEYERS, ROBBERS, turned="dA", bank=OPEN, **options)


def test_the_trump_seven_robs_the_turned_card() -> None:
    game = rob(robbing=True).say(*all_play("ABCD"))
    assert game.choices == {"d7", "sA", "hA", "rob"}
    stock = game.stock()
    game.say("A rob")
    assert (game.hand("A"), game.stock()) == ({"dA", "sA", "hA"}, stock)
    assert [card.code for card in game.driver.deal.turn_up] == ["diamonds-seven"]
    assert game.choices == {"dA", "sA", "hA"}
    game.say("A hA", "B hK", "C hQ", "D hJ")
    assert game.choices == {"dA", "sA"}


def test_robbing_is_asked_at_ones_own_turn_in_the_first_trick_alone() -> None:
    hands = (ROBBERS[1], ROBBERS[0], *ROBBERS[2:])
    game = begin(MEYERS, hands, turned="dA", bank=OPEN, robbing=True).say(*all_play("ABCD"))
    assert "rob" not in game.choices
    game.say("A sK")
    assert game.choices == {"sA", "rob"}
    game.say("B sA", "C sQ", "D sJ")
    assert game.choices == {"d7", "hA"}


def test_there_is_nothing_to_rob_when_the_dealer_took_the_card() -> None:
    game = begin(MEYERS, ROBBERS, turned="dA", bank=OPEN, robbing=True, dealer_takes="sniff_1859")
    game.say("D sniff", "D discard:cJ", *all_play("ABCD"))
    assert "rob" not in game.choices


@pytest.mark.parametrize("ruleset", [DREIBLATT, VIERBLATT], ids=lambda ruleset: ruleset.id)
def test_duties_to_lead_are_the_custom_of_1859(ruleset: Any) -> None:
    options = ruleset.choose({})
    assert (options.lead_trump_if_three, options.lead_trump_ace_second) == (True, True)
    assert (options.follow_rule, MEYERS.choose({}).follow_rule) == ("follow", "follow_trump")
    assert not MEYERS.choose({}).lead_trump_if_three


def test_the_last_card_is_played_without_asking() -> None:
    game = taking(MEYERS, 3, "ABC")
    asked = [asked for asked in game.driver.answered if asked.kind == "play"]
    assert len(asked) == 6
