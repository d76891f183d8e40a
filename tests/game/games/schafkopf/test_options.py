"""The house rules of Schafkopf, one by one, and the answers offered (sections 3 and 7 of the rules)."""

import pytest

from game.core.errors import Refused
from tests.game.games.schafkopf.support import alone, dealt, least, told
from tests.game.games.schafkopf.test_examples import EXACTLY_61, LEAST_40_40_40

TWELVE = "cA cT c7 s7 h7 hK dK d7 dJ cQ"
"""Ten cards of A; the other two of the twelve are in the widow."""
OTHERS = ("cK c9 c8 sA sT sK s9 s8 hA hT", "h9 h8 dA dT d9 d8 cJ sJ hJ sQ")


def test_offered_to_be_buried_are_the_cheapest_first() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pick")
    assert game.driver.deal.hands[0][-2:] == game.driver.deal.pack.hand("hearts-queen diamonds-queen")
    question = game.question
    offered = [question.write(answer) for answer in question.answers]
    assert len(offered) == 66
    assert offered[0] == game.safe == "discard:hearts-seven+spades-seven"
    assert offered[-1] == "discard:hearts-queen+clubs-queen"
    assert [offer.rpartition("+")[2] for offer in offered[1:11]] == [
        "clubs-seven",
        "hearts-king",
        "clubs-ten",
        "clubs-ace",
        "diamonds-seven",
        "diamonds-king",
        "diamonds-jack",
        "diamonds-queen",
        "hearts-queen",
        "clubs-queen",
    ]


def test_cards_may_be_named_in_any_order_and_trumps_be_buried() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pick")
    game.driver.answer_text("discard:clubs-queen+hearts-seven")
    assert game.driver.answered[-1].answer == "discard:hearts-seven+clubs-queen"
    assert game.zone("aside", "A") == {"h7", "cQ"}
    assert (game.asked, game.kind, len(game.driver.deal.hands[0])) == ("A", "play", 10)


@pytest.mark.parametrize("answer", ["discard:clubs-nine+hearts-seven", "discard:hearts-seven", "keep"])
def test_two_of_the_twelve_are_buried_and_nothing_else(answer: str) -> None:
    game = dealt(TWELVE, *OTHERS).say("A pick")
    with pytest.raises(Refused):
        game.driver.answer_text(answer)
    assert game.kind == "discard"


def test_whoever_is_slow_passes_and_plays_the_lowest_card() -> None:
    game = dealt(TWELVE, *OTHERS)
    assert game.safe == "pass"
    game.say("A pass, B pass, C pass")
    assert (game.asked, game.safe) == ("A", "clubs-seven")


def test_the_first_to_pick_plays_alone_and_nobody_else_is_asked() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pass")
    assert set(game.driver.deal.marks) == {("passed", 0)}
    game.say("B pick")
    assert (game.asked, game.kind) == ("B", "discard")
    marks = {place: mark.value for place, mark in game.driver.deal.marks.items()}
    assert marks == {("round", None): "declarer", ("declarer", 1): 1}


def test_forehand_leads_whoever_declares() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pass", "B pass", "C pick")
    assert game.say(f"C {game.safe}").asked == "A"


def test_a_least_is_announced_and_noted() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pass, B pass, C pass")
    assert game.announced() == ["least"]
    assert {place: mark.value for place, mark in game.driver.deal.marks.items()} == {("round", None): "least"}
    assert (game.asked, game.kind) == ("A", "play")


def test_what_was_buried_may_count_for_nobody() -> None:
    game = alone("A", EXACTLY_61, buried_count=False)
    assert told(game, "schafkopf-lost")["points"] == 55
    assert game.scores == "A-2"


def test_the_widow_of_a_least_may_count_for_nobody() -> None:
    assert least(LEAST_40_40_40).zone("widow") == {"cK", "sQ"}
    assert told(least(LEAST_40_40_40), "least-won")["points"] == 40
    assert told(least(LEAST_40_40_40, least_widow="nobody"), "least-won")["points"] == 33


def test_points_without_chips_and_dear_points() -> None:
    assert alone("A", EXACTLY_61, point_value=0).net == "A+0 B+0 C+0"
    assert alone("A", EXACTLY_61, point_value=5).net == "A+20 B-10 C-10"
