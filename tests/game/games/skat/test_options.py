"""The house rules of Skat, one by one, and the answers offered (sections 3 and 8 of the rules)."""

import pytest

from game.core.errors import Refused
from game.core.options import Choice
from game.core.questions import PickCards
from game.games.skat.auction import bid_values
from game.games.skat.ramsch import Taken, fewest_wins, most_loses, taken_by
from game.kits.points.counting import points_of
from tests.game.games.skat.support import ALL_PASS, bid, bid_up_to, deal, declarer, play_out
from tests.game.games.support import Game

CLUBS = "cJ sJ hJ dJ cA cT cK cQ c9 c8"
LOW = "c7 c8 c9 s7 s8 s9 h7 h8 h9 d7"
FIRST_VALUES = "18 20 22 23 24 27 30 33 35 36 40 44 45 46 48 50 54 55 59 60 63 66 70 72 pass"


def test_real_values_are_those_of_games() -> None:
    values = bid_values("real")
    assert (len(values), values[0], values[-1]) == (63, 18, 264)
    assert deal().shown == FIRST_VALUES.split()
    assert deal().say("B 72", "A hold").shown[:2] == ["77", "80"]


def test_any_number_may_be_bid_where_the_house_says_so() -> None:
    game = deal(rules={"bid_values": "any_integer"})
    assert game.shown == [*map(str, range(18, 42)), "pass"]
    assert bid(game.say("B 19", "A pass", "C pass")) == 19


def test_forehand_is_offered_eighteen_alone_after_two_passes() -> None:
    game = deal(rules={"bid_values": "any_integer"}).say("B pass", "C pass")
    assert (game.asked, game.kind, game.shown) == ("A", "bid", ["18", "pass"])


def test_who_has_no_value_left_passes_without_being_asked() -> None:
    game = deal()
    for value in ("72", "144", "264"):
        while game.asked == "B" and value not in game.choices:
            game.say(f"B {max(int(choice) for choice in game.choices - {'pass'})}", "A hold")
        game.say(f"B {value}", "A hold")
    assert (declarer(game), bid(game), game.kind) == ("A", 264, "skat")


@pytest.mark.parametrize(("hand", "legal"), [("A take", {"null_ouvert"}), ("A hand", {"null", "null_ouvert"})])
def test_a_null_must_reach_the_bid(hand: str, legal: set[str]) -> None:
    game = bid_up_to(deal(LOW), "A", 30).say(hand)
    if game.kind == "discard":
        game.driver.answer(game.question.safe if game.driver.question else None)
    assert game.choices & {"null", "null_ouvert"} == legal
    assert {"clubs", "spades", "hearts", "diamonds", "grand"} < game.choices
    for null in {"null", "null_ouvert"} - legal:
        with pytest.raises(Refused, match="no-such-answer"):
            game.driver.answer_text(null)


def test_games_out_of_reach_may_be_refused() -> None:
    rules = {"check_announcement": "maximum_possible"}
    game = bid_up_to(deal("cJ hJ cA cT cK cQ c9 sA hA dA", rules=rules, skat="h7 d7"), "A", 44)
    game.say("A take", "A discard:h7+d7")
    assert game.choices == {"clubs", "spades", "grand", "null_ouvert"}
    game = bid_up_to(deal("cJ hJ cA cT cK cQ c9 sA hA dA", rules=rules), "A", 264).say("A hand")
    assert game.choices == {"clubs", "spades", "hearts", "diamonds", "grand"}, "none is enough, so all may be named"


def test_the_safe_game_is_the_longest_suit_that_may_be_named() -> None:
    question = bid_up_to(deal("cJ sJ hJ dJ hA hT h9 cA cT dA"), "A", 18).say("A hand").question
    assert question.safe == "hearts"


def test_discards_are_offered_the_cheapest_first() -> None:
    question = bid_up_to(deal(CLUBS, skat="d7 hA"), "A", 18).say("A take").driver.question
    assert isinstance(question, PickCards)
    named = [card.code for card in question.cards]
    assert named[:3] == ["diamonds-seven", "clubs-eight", "clubs-nine"]
    assert named[-5:] == ["clubs-ace", "diamonds-jack", "hearts-jack", "spades-jack", "clubs-jack"]
    assert len(question.answers) == 66


def test_announcements_are_for_hand_games_in_a_suit_or_grand() -> None:
    game = bid_up_to(deal(CLUBS), "A", 18).say("A hand", "A clubs")
    assert (game.kind, game.shown) == ("announce", ["none", "schneider", "schwarz", "open"])
    assert game.say("A schwarz").mark("announced") == "schwarz"
    assert bid_up_to(deal(CLUBS), "A", 18).say("A hand", "A null").kind == "play"


def test_all_pass_and_the_cards_are_thrown_in() -> None:
    game = deal(rules={"all_pass": "throw_in"}).say(*ALL_PASS)
    assert (game.over, game.announced(), game.scores, game.next_dealer) == (True, ["skat-passed-in"], "", "A")
    assert not game.driver.deal.tricks


def test_kontra_is_asked_in_turn_until_one_says_it() -> None:
    game = deal(CLUBS, rules={"kontra": "kontra_re"})
    game = bid_up_to(game, "A", 18).say("A hand", "A clubs", "A none", "B no")
    assert (game.asked, game.kind) == ("C", "kontra")
    game.say("C kontra")
    assert (game.asked, game.kind, game.mark("kontra")) == ("A", "re", "kontra")
    assert game.say("A re").mark("kontra") == "re"
    assert game.kind == "play"


def test_without_kontra_nobody_is_asked_for_re() -> None:
    game = bid_up_to(deal(CLUBS, rules={"kontra": "kontra_re"}), "A", 18)
    assert game.say("A hand", "A clubs", "A none", "B no", "C no").kind == "play"


def clubs_of_four(**rules: Choice) -> Game:
    """Let A win clubs from the hand with ten tricks, at a table of four: with 4, hand, schneider, schwarz, 96."""
    game = bid_up_to(deal("cJ sJ hJ dJ cA cT cK cQ c9 c8", skat="d7 h7", seats=4, rules=rules), "A", 18)
    return play_out(game.say("A hand", "A clubs", "A none"), 1)


def test_the_dealer_who_sits_out_pays_too() -> None:
    game = clubs_of_four()
    assert (game.scores, game.net, game.next_dealer) == ("A+168", "A+504 B-168 C-168 D-168", "A")
    assert game.driver.deal.hands[3] == []


def test_the_dealer_who_sits_out_may_have_no_part_in_it() -> None:
    assert clubs_of_four(sitting_out="idle").net == "A+336 B-168 C-168 D+0"


def test_the_skat_goes_with_the_last_trick_of_ramsch_or_to_nobody() -> None:
    deal_ = play_out(deal(seed=5).say(*ALL_PASS), 5).driver.deal
    last = deal_.tricks[-1].winner
    skat = points_of(deal_.zone("skat").cards)
    with_it, without = (taken_by(deal_, last, last_gets_skat=gets).points for gets in (True, False))
    assert with_it - without == skat > 0
    nobody = play_out(deal(seed=5, rules={"ramsch_skat": "nobody"}).say(*ALL_PASS), 5).driver.deal
    told = [taken_by(nobody, seat, last_gets_skat=False).points for seat in range(3)]
    assert sum(told) == 120 - skat


@pytest.mark.parametrize(
    ("taken", "fewest", "most"),
    [
        ([(120, 10, 10), (0, 0, 0), (0, 0, 0)], {0: -30}, {0: 120}),
        ([(60, 5, 9), (60, 5, 10), (0, 0, 0)], {2: 20}, {0: -120, 1: -120}),
        ([(30, 3, 8), (30, 3, 7), (60, 4, 10)], {1: 10}, {2: -60}),
        ([(40, 3, 9), (40, 3, 8), (40, 4, 10)], {0: 10}, {0: -40, 1: -40, 2: -40}),
    ],
)
def test_what_ramsch_scores(taken: list[tuple[int, int, int]], fewest: dict[int, int], most: dict[int, int]) -> None:
    counted = {seat: Taken(*own) for seat, own in enumerate(taken)}
    assert (fewest_wins(counted), most_loses(counted)) == (fewest, most)
