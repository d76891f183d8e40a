"""House rules about exchanging, robbing, following and leading; each test fails when its option is ignored."""

from typing import Any

import pytest

from game.games.tippen import DREIBLATT, GRUPP, KATIRA, MEYERS, TIPPEN, VIERBLATT
from tests.game.games.support import Game
from tests.game.games.tippen.support import all_pass, all_play, begin, taking

OPEN = (6, 6, 0)


# Who declares and who leads


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


# Exchange


HANDS = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


@pytest.mark.parametrize(("most", "ways"), [(1, 4), (2, 7), (3, 8)])
def test_exchange_max(most: int, ways: int) -> None:
    game = begin(GRUPP, HANDS, turned="d9", exchange_max=most).say(*all_play("ABC"), "D pass")
    assert (game.asked, game.kind) == ("A", "exchange")
    assert len(game.question.answers) == ways


def test_no_exchange() -> None:
    assert begin(GRUPP, HANDS, turned="d9", exchange_max=0).say(*all_play("ABCD")).kind == "play"


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


def test_the_turned_card_is_no_part_of_the_stock() -> None:
    game = begin(KATIRA, HANDS, turned="d9").say(*all_play("AB"), *all_pass("CD"), "A exchange:cA+sA+hA")
    assert "d9" not in game.hand("A")


# Robbing


ROBBERS = ("d7 sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


def rob(**options: Any) -> Game:
    return begin(MEYERS, ROBBERS, turned="dA", bank=OPEN, **options)


def test_nobody_robs_where_it_is_not_agreed() -> None:
    assert rob().say(*all_play("ABCD")).choices == {"d7", "sA", "hA"}


def test_the_trump_seven_robs_the_turned_card() -> None:
    game = rob(robbing=True).say(*all_play("ABCD"))
    assert game.choices == {"d7", "sA", "hA", "rob"}
    game.say("A rob")
    assert game.hand("A") == {"dA", "sA", "hA"}
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


def test_who_passed_robs_nothing() -> None:
    game = rob(robbing=True).say("A pass", *all_play("BCD"))
    assert game.asked == "B"
    assert "rob" not in game.choices


# Following


def second_to_a_trumped_club(hand: str, **options: Any) -> set[str]:
    """Return the cards C may play after A led the ten of clubs and B trumped it with the ten of diamonds."""
    hands = ("cT sA hA", "dT sK hK", hand, "cJ sJ hJ")
    game = begin(MEYERS, hands, turned="d7", bank=OPEN, **options).say(*all_play("ABCD"), "A cT", "B dT")
    assert game.asked == "C"
    return game.choices


@pytest.mark.parametrize(("rule", "void", "suited"), [
    ("follow", {"dA", "d8", "s9"}, {"cA", "c8"}),
    ("follow_trump", {"dA", "d8"}, {"cA", "c8"}),
    ("follow_trump_head", {"dA"}, {"cA", "c8"}),
])  # fmt: skip
def test_follow_rule_after_a_trump(rule: str, void: set[str], suited: set[str]) -> None:
    assert second_to_a_trumped_club("dA d8 s9", follow_rule=rule) == void
    assert second_to_a_trumped_club("cA c8 s9", follow_rule=rule) == suited


@pytest.mark.parametrize(("rule", "cards"), [
    ("follow", {"cA", "c8"}), ("follow_trump", {"cA", "c8"}), ("follow_trump_head", {"cA"}),
])  # fmt: skip
def test_follow_rule_to_a_plain_card(rule: str, cards: set[str]) -> None:
    hands = ("cT sA hA", "cA c8 hK", "cQ sQ hQ")
    game = begin(MEYERS, hands, turned="d7", bank=OPEN, follow_rule=rule).say(*all_play("ABC"), "A cT")
    assert game.choices == cards


@pytest.mark.parametrize(("undertrump", "cards"), [(True, {"d9", "d8"}), (False, {"d9", "d8", "s9"})])
def test_must_undertrump(undertrump: bool, cards: set[str]) -> None:
    options: dict[str, Any] = {"follow_rule": "follow_trump_head", "must_undertrump": undertrump}
    assert second_to_a_trumped_club("d9 d8 s9", **options) == cards


def test_in_1859_an_undertrump_and_a_discard_are_free() -> None:
    hands = ("cT sA hA", "dT sK hK", "d9 d8 s9")
    game = begin(DREIBLATT, hands, turned="d7", bank=OPEN).say(*all_play("ABC"), "A cT", "B dT")
    assert game.choices == {"d9", "d8", "s9"}


def test_in_1905_nobody_must_overtrump() -> None:
    assert second_to_a_trumped_club("dA d8 s9") == {"dA", "d8"}


# Leading


LEADERS = ("d8 sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


@pytest.mark.parametrize(("duty", "cards"), [(True, {"d8"}), (False, {"d8", "sA", "hA"})])
def test_lead_trump_if_three(duty: bool, cards: set[str]) -> None:
    game = begin(MEYERS, LEADERS, turned="d7", bank=OPEN, lead_trump_if_three=duty)
    assert game.say(*all_play("ABC"), "D pass").choices == cards


def test_two_players_lead_what_they_like() -> None:
    game = begin(DREIBLATT, LEADERS, turned="d7", bank=OPEN).say(*all_play("AB"), *all_pass("CD"))
    assert game.choices == {"d8", "sA", "hA"}


def test_a_leader_without_trumps_leads_what_he_likes() -> None:
    game = begin(DREIBLATT, HANDS, turned="d7", bank=OPEN).say(*all_play("ABC"), "D pass")
    assert game.choices == {"cA", "sA", "hA"}


def test_the_duty_to_lead_a_trump_ends_with_the_first_trick() -> None:
    game = begin(DREIBLATT, ("d8 dQ hA", *LEADERS[1:]), turned="d7", bank=OPEN).say(*all_play("ABC"), "D pass")
    assert game.say("A d8", "B cK", "C cQ").choices == {"dQ", "hA"}


@pytest.mark.parametrize(("duty", "cards"), [(True, {"dA"}), (False, {"dA", "hA"})])
def test_lead_trump_ace_second(duty: bool, cards: set[str]) -> None:
    hands = ("cA dA hA", *LEADERS[1:])
    game = begin(MEYERS, hands, turned="d7", bank=OPEN, lead_trump_ace_second=duty).say(*all_play("ABC"), "D pass")
    assert game.say("A cA", "B cK", "C cQ").choices == cards


def test_the_trump_ace_is_led_to_the_second_trick_alone() -> None:
    hands = ("cA s8 hA c9", "cK sK hQ sT", "c7 sA dA hK")
    game = begin(VIERBLATT, hands, turned="d7", bank=(4, 4, 0)).say("A play", "B pass", "C play")
    game.say("A cA", "C c7", "A s8", "C sA")
    assert (game.asked, game.choices) == ("C", {"dA", "hK"})


@pytest.mark.parametrize("ruleset", [DREIBLATT, VIERBLATT], ids=lambda ruleset: ruleset.id)
def test_duties_to_lead_are_the_custom_of_1859(ruleset: Any) -> None:
    options = ruleset.choose({})
    assert (options.lead_trump_if_three, options.lead_trump_ace_second) == (True, True)
    assert not MEYERS.choose({}).lead_trump_if_three


def test_the_last_card_is_played_without_asking() -> None:
    game = taking(MEYERS, 3, "ABC")
    asked = [asked for asked in game.driver.answered if asked.kind == "play"]
    assert len(asked) == 6
