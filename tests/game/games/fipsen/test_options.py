"""The house rules of Fipsen, one by one, and the answers offered (sections 4 and 8 of the rules)."""

import pytest

from game.core.errors import Refused
from game.core.options import Choice
from tests.game.games.fipsen.support import FACES, begin, deal, pack_of
from tests.game.games.support import Game

NO_FACES = "c9 c8 s8 hT h8"
WITH_AN_ACE = "cA c8 s8 hT h8"
AGAINST = ("c9 sK s9 hK h9", "c8 sQ s8 hQ h8", "c7 sJ sT hJ hT")
PASS = ("A pass", "B pass", "C pass", "D pass")


def with_first(hand: str, **rules: Choice) -> Game:
    """Return a deal in which A holds a hand without kings, queens and jacks."""
    return deal((hand, "cK cT sQ s9 hJ", "cJ c7 sK s7 hQ", "cQ sJ sT hK h7"), rules=rules)


def two(hand: str, **rules: Choice) -> Game:
    """Let A play Two in clubs."""
    said = ("A two", "A plain", "B pass", "C pass", "D pass", "A discard:cJ+cT", "A clubs")
    return deal((hand, *AGAINST), skat="cJ cT", rules=rules).say(*said)


def test_a_kieker_is_shown_to_all_and_legal_without_faces_alone() -> None:
    game = with_first(NO_FACES)
    assert game.choices == {*game.shown} == {"two", "three", "four", "five", "kieker", "pass"}
    game = deal()
    assert {*game.shown} == {"two", "three", "four", "five", "kieker", "pass"}
    assert game.choices == {"two", "three", "four", "five", "pass"}
    with pytest.raises(Refused, match="kieker-needs-no-face"):
        game.driver.answer_text("kieker")
    assert game.asked == "A"


def test_a_house_may_play_without_the_kieker() -> None:
    game = with_first(NO_FACES, kieker=False)
    assert game.choices == {*game.shown} == {"two", "three", "four", "five", "pass"}


def test_a_house_may_count_the_ace_as_a_face() -> None:
    assert "kieker" in with_first(WITH_AN_ACE).choices
    assert "kieker" in with_first(NO_FACES, kieker_no_ace=True).choices
    game = with_first(WITH_AN_ACE, kieker_no_ace=True)
    assert "kieker" not in game.choices
    with pytest.raises(Refused, match="kieker-needs-no-ace"):
        game.driver.answer_text("kieker")


def test_a_kieker_can_be_held_with_another_one_and_not_outbid_by_it() -> None:
    hands = ("cA c9 s8 hT h8", "sA s9 c8 c7 h9", "cK sK hK cJ sJ", "cQ sQ hQ hJ sT")
    game = deal(hands).say("A two", "A plain", "B kieker", "A kieker")
    assert game.asked == "B"
    assert "kieker" not in game.shown
    game.say("B pass", "C pass", "D pass")
    assert (game.asked, game.kind, len(game.driver.deal.hands[0])) == ("A", "discard", 10)
    assert game.announced()[-1] == "hold A"
    assert (game.mark("kieker", "A"), game.mark("kieker", "B")) == (1, 1)


def test_a_kieker_is_outbid_by_a_five_that_stands_for_five() -> None:
    game = with_first(NO_FACES, five_bid_value="five").say("A kieker", "B five")
    assert game.choices == {"plain", "hand", "ruten", "hand_ruten"}
    game.say("B plain", "A pass", "C three", "C hand", "B pass", "D pass")
    assert game.mark("declarer", "C") == 1


def test_nobody_is_asked_above_the_highest_bid_where_a_five_stands_for_five() -> None:
    game = deal(rules={"five_bid_value": "five"}).say("A four", "A hand_ruten_durch")
    assert game.kind == "play"


def test_a_five_stands_for_five_but_scores_ten() -> None:
    game = deal(("cA cK cQ sA hA", *AGAINST), skat="cJ cT", rules={"five_bid_value": "five"})
    game.say("A five", "A plain", "B pass", "C pass", "D pass", "A discard:cJ+cT", "A clubs")
    assert (game.mark("value"), game.mark("needed", "A")) == (10, 5)


LOST = ("h7 hK hQ hJ", "sK sQ sJ sA", "cA c9 c8 c7")
"""A trick that A loses before the two that were bid."""


def test_going_on_after_a_lost_trick() -> None:
    game = two("cA cK cQ sA h7").play(*LOST)
    assert game.kind == "go-on"
    assert (game.mark("needed", "A"), game.mark("value")) == (2, 2)
    game.say("A go_on")
    assert (game.mark("needed", "A"), game.mark("value"), game.mark("gone-on", "A")) == (4, 4, 1)
    assert game.kind == "play"


def test_a_house_may_forbid_to_go_on_after_a_lost_trick() -> None:
    assert two("cA cK cQ sA h7", go_on_needs_clean=True).play(*LOST).kind == "play"
    assert two("cA cK cQ sA h7", go_on_needs_clean=True).play("cA c9 c8 c7", "cK s9 s8 sT").kind == "go-on"


POOR = ("c9 c7 s9 h9 h8", "cA sK s8 hK hT", "cK sQ sT hQ h7", "cQ sJ s7 hJ hA")


@pytest.mark.parametrize(("stops", "over", "scores"), [(False, False, ""), (True, True, "A-8")])
def test_a_lost_contract_is_played_out_unless_the_house_stops(stops: bool, over: bool, scores: str) -> None:
    said = ("A four", "A plain", "B pass", "C pass", "D pass", "A discard:cJ+cT", "A clubs")
    game = deal(POOR, skat="cJ cT", rules={"stop_when_lost": stops}).say(*said).play("s9 sK sQ sJ")
    assert not game.over
    game.play("hK hQ hJ h9")
    assert (game.over, game.scores) == (over, scores)


def test_the_same_dealer_deals_again_as_often_as_agreed() -> None:
    packs = [pack_of(FACES)] * 3
    game = begin(packs, rules={"redeals": 2}).say(*PASS, *PASS)
    assert not game.over
    assert game.driver.deal.dealer == 3
    game.say(*PASS)
    assert game.over
    assert game.announced() == ["all-passed-redeal", "all-passed-redeal", "passed-out"]
    assert game.next_dealer == "A"


@pytest.mark.parametrize(("value", "net"), [(0, "A+0 B+0 C+0 D+0"), (5, "A+30 B-10 C-10 D-10")])
def test_a_point_is_worth_no_chip_or_several(value: int, net: str) -> None:
    game = two("cA cK cQ sA hA", point_value=value).play("cA c9 c8 c7", "cK s9 s8 sT").say("A stop")
    assert (game.scores, game.net) == ("A+2", net)


def test_the_discards_are_offered_from_the_lowest_up() -> None:
    game = deal(("cA sA hA d7 s7", "cK cT sQ s9 hJ", "cJ c7 sK s8 hQ", "cQ sJ sT hK h7"), skat="h8 c8")
    game.say("A two", "A plain", "B pass", "C pass", "D pass")
    question = game.question
    offered = [question.write(answer) for answer in question.answers]
    assert (len(offered), offered[0]) == (21, "discard:diamonds-seven+spades-seven")
    assert game.safe == offered[0]
    game.driver.answer_text("discard:clubs-ace+diamonds-seven")
    assert game.driver.answered[-1].answer == "discard:diamonds-seven+clubs-ace"


def test_the_safe_answers() -> None:
    game = deal(("cA sA hA d7 s7", "cK cT sQ s9 hJ", "cJ c7 sK s8 hQ", "cQ sJ sT hK h7"), skat="h8 h9")
    assert game.safe == "pass"
    game.say("A two")
    assert game.safe == "plain"
    game.say("A hand_durch", "B four")
    assert game.safe == "hand_ruten"
    game.say("B hand_durch", "A pass", "C pass", "D pass")
    assert (game.kind, game.safe) == ("trump", "clubs")


def test_longest_suit_is_the_safe_trump_and_never_diamonds() -> None:
    game = deal(("cA sA hA h9 d7", "cK cT sQ s9 hJ", "cJ c7 sK s8 hQ", "cQ sJ sT hK h7"))
    game.say("A two", "A hand", "B pass", "C pass", "D pass")
    assert game.safe == "hearts"


def test_the_safe_answers_of_a_kieker_and_of_going_on() -> None:
    game = with_first(NO_FACES).say("A kieker", "B pass", "C pass", "D pass")
    assert game.say(f"A {game.safe}").safe == "surrender"
    assert two("cA cK cQ sA hA").play("cA c9 c8 c7", "cK s9 s8 sT").safe == "stop"
