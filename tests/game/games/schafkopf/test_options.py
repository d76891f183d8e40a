"""The house rules of Schafkopf, one by one, and the answers offered (sections 3 and 7 of the rules)."""

from tests.game.games.schafkopf.support import dealt
from tests.game.games.support import short

TWELVE = "cA cT c7 s7 h7 hK dK d7 dJ cQ"
"""Ten cards of A; the other two of the twelve are in the widow."""
OTHERS = ("cK c9 c8 sA sT sK s9 s8 hA hT", "h9 h8 dA dT d9 d8 cJ sJ hJ sQ")


def test_offered_to_be_buried_are_the_cheapest_first() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pick")
    assert game.driver.deal.hands[0][-2:] == game.driver.deal.pack.hand("hearts-queen diamonds-queen")
    question = game.question
    offered = [" ".join(map(short, answer)) for answer in question.answers]
    assert (len(offered), offered[0], offered[-1]) == (66, "h7 s7", "hQ cQ")
    seconds = " ".join(offer.removeprefix("h7 ") for offer in offered[:11])
    assert seconds == "s7 c7 hK cT cA d7 dK dJ dQ hQ cQ"
    assert game.safe == "discard:hearts-seven+spades-seven"


def test_cards_may_be_named_in_any_order_and_trumps_be_buried() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pick")
    game.driver.answer_text("discard:clubs-queen+hearts-seven")
    assert game.driver.answered[-1].answer == "discard:hearts-seven+clubs-queen"
    assert game.zone("aside", "A") == {"h7", "cQ"}
    assert (game.asked, game.kind, len(game.driver.deal.hands[0])) == ("A", "play", 10)


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


def test_a_least_is_announced_and_noted() -> None:
    game = dealt(TWELVE, *OTHERS).say("A pass, B pass, C pass")
    assert game.announced() == ["least"]
    assert {place: mark.value for place, mark in game.driver.deal.marks.items()} == {("round", None): "least"}
    assert (game.asked, game.kind) == ("A", "play")
