"""The worked examples of Fipsen, by their ids in the rules, played through the script."""

import json
from pathlib import Path

from game.core.driver import replay
from game.core.record import as_line, check, record_of, setup_from
from game.games.catalogue import CATALOGUE
from game.games.fipsen import FIPSEN
from game.games.fipsen.contract import Bid
from tests.game.games.fipsen.support import deal, won
from tests.game.games.support import Game, example

RECORD = Path(__file__).parent / "record_FI-20.json"

ALL_PASS = ("B pass", "C pass", "D pass")
OTHERS = ("c9 sK s9 hK h9", "c8 sQ s8 hQ h8", "c7 sJ sT hJ hT")
"""The opponents' hands against a first hand of the high clubs and two aces."""
KIEKER = ("sK s9 hK h9 h7", "d7 sQ sJ hQ hJ", "cA c9 c8 sA hA", "c7 sT s8 hT h8")
RUTEN = ("cQ c9 sK s9 hK", "cJ c8 sQ s8 hQ", "cT c7 sJ sT hJ")
OTHER_FACES = ("sK s9 hK h9 h7", "d7 sQ sJ hQ hJ", "cA cK c8 sA hA", "cJ sT s8 hT h8")


def alone(hand: str, *bids: str) -> Game:
    """Let A bid and everyone else pass, with cJ and cT in the skat; A puts them away and names clubs."""
    return deal((hand, *OTHERS), skat="cJ cT").say(*bids, *ALL_PASS)


def two(hand: str = "cA cK cQ sA hA") -> Game:
    """Let A play Two and win the first two tricks with the highest trumps."""
    game = alone(hand, "A two", "A plain").say("A discard:cJ+cT", "A clubs")
    return game.play("cA c9 c8 c7", "cK s9 s8 sT")


def test_fi_1_three_ruten() -> None:
    game = example(FIPSEN, "three-ruten", 18)
    assert (game.asked, game.kind, game.choices) == ("A", "go-on", {"stop", "go_on"})
    game.say("A stop")
    assert (game.scores, game.net, game.next_dealer) == ("A+6", "A+18 B-6 C-6 D-6", "A")

    hands = ("d7 cA s7 h7 h8", "cK c8 s8 hJ h9", "cJ c9 s9 hQ hT", "cQ c7 sT hK hA")
    game = deal(hands, skat="sK cT").say("A three", "A ruten", *ALL_PASS, "A discard:sK+cT")
    game.play("cA c8 c9 c7", "s7 s8 s9 sT", "hA h7 h9 hT", "cQ d7 cK cJ", "h8 hJ hQ hK")
    assert won(game, "A") == 2
    assert (game.scores, game.net) == ("A-12", "A-36 B+12 C+12 D+12")


def test_fi_2_each_term_doubles_the_number() -> None:
    assert [Bid("three", terms).value for terms in ("plain", "hand", "hand_durch")] == [3, 6, 12]


def kieker(kept: str, skat: str, aside: str, second: str = KIEKER[1]) -> Game:
    """Let C bid a Kieker that nobody outbids, and keep these of his ten cards."""
    hands = (KIEKER[0], second, *KIEKER[2:])
    game = deal(hands, skat=skat, aside=aside).say("A pass", "B pass", "C kieker", "D pass")
    away = set(f"{KIEKER[2]} {skat} {aside}".split()) - set(kept.split())
    return game.say(f"C discard:{'+'.join(away)}")


def test_fi_3_a_kieker_with_all_five_tricks() -> None:
    game = kieker("cA cK cQ cJ cT", skat="cT cQ", aside="cK cJ s7").say("C clubs")
    game.play("sK sQ cA sT", "cK c7 h7 sJ", "cQ s8 s9 hJ", "cJ h8 h9 hQ", "cT hT hK d7")
    assert (game.scores, game.net) == ("C+10", "A-10 B-10 C+30 D-10")


def test_fi_3_a_kieker_that_loses_the_second_trick_ends_there() -> None:
    game = kieker("hA cK cQ cJ cT", skat="cT cQ", aside="cK cJ s7").say("C spades")
    game.play("hK hJ hA h8", "cK c7 s9 sJ")
    assert game.over
    assert (game.scores, game.net) == ("C-20", "A+20 B+20 C-60 D+20")


def test_fi_3_a_kieker_given_up() -> None:
    game = kieker("cA cK cQ cJ cT", skat="cT cQ", aside="cK cJ s7").say("C surrender")
    assert (game.over, game.next_dealer) == (True, "A")
    assert (game.scores, game.net) == ("C-5", "A+5 B+5 C-15 D+5")
    assert game.announced()[-1] == "surrendered C"
    assert game.mark("kieker", "C") == 1


def test_fi_3_a_kieker_in_diamonds() -> None:
    game = kieker("d7 cA cK cQ cJ", skat="d7 cT", aside="cK cQ cJ", second="s7 sQ sJ hQ hJ").say("C diamonds")
    game.play("sK sQ d7 sT", "cA c7 h7 hJ", "cK s8 s9 hQ", "cQ h8 h9 sJ", "cJ hT hK s7")
    assert game.scores == "C+20"


def test_fi_4_two_tricks_and_stop() -> None:
    assert two().say("A stop").scores == "A+2"


def test_fi_4_two_tricks_and_all_the_rest() -> None:
    game = two().say("A go_on").play("cQ h9 h8 hT", "sA sK sQ sJ", "hA hK hQ hJ")
    assert (game.scores, won(game, "A")) == ("A+4", 5)
    assert "gone-on A" in game.announced()


def test_fi_4_going_on_and_losing_a_trick() -> None:
    game = two("cA cK cQ sA h7").say("A go_on").play("cQ h9 h8 hT", "h7 hK hQ hJ")
    assert game.over
    assert game.scores == "A-8"


def seven_from_the_skat(hand: str, away: str) -> Game:
    """Let B play Three, find the seven of diamonds and name it trumps."""
    hands = ("cQ cT s9 hQ hT", hand, "cK c9 sJ hK hJ", "cJ c8 sT h9 h8")
    game = deal(hands, skat="d7 s8").say("A pass", "B three", "B plain", "C pass", "D pass")
    return game.say(f"B discard:{away}", "B diamonds")


def test_fi_5_diamonds_that_were_not_bid() -> None:
    game = seven_from_the_skat("cA sA hA h7 s7", "s8+h7")
    game.play("cQ cA c9 c8", "sA sJ sT s9", "hA hJ h8 hT").say("B stop")
    assert (game.scores, game.net) == ("B+6", "A-6 B+18 C-6 D-6")


def test_fi_5_two_tricks() -> None:
    game = seven_from_the_skat("cA c7 s7 h7 sQ", "sQ+h7")
    game.play("cQ cA c9 c8", "c7 cK cJ cT", "hK h8 hQ d7", "s7 sJ sT s9", "hJ h9 hT s8")
    assert (game.scores, game.net) == ("B-12", "A+12 B-36 C+12 D+12")


def test_fi_6_holding_and_a_kieker_outbid() -> None:
    hands = ("cA cK sQ h8 h7", "sA sK cQ cJ hK", "c9 c8 s8 sT hT", "c7 cT s7 hJ d7")
    game = deal(hands).say("A two", "A plain", "B three", "B plain", "A three", "A plain", "B two", "B hand", "A pass")
    game.say("C kieker", "B three", "B hand", "C pass", "D pass")
    assert (game.kind, game.safe) == ("trump", "clubs"), "never diamonds, and the longest of the other suits"
    assert game.announced() == ["bid A", "bid B", "hold A", "bid B", "bid C", "bid B"]
    assert game.mark("declarer", "B") == 1
    assert (game.mark("bid", "B"), game.mark("terms", "B")) == ("three", "hand")


def test_fi_7_raises_up_to_a_five() -> None:
    game = deal().say("A two", "A plain", "B two", "B ruten", "A four", "A plain", "B two", "B ruten_durch", "A pass")
    game.say("C pass", "D five", "D plain", "B pass")
    assert (game.asked, game.kind) == ("D", "discard")
    assert (game.mark("bid", "D"), game.mark("terms", "D")) == ("five", "plain")


def test_fi_8_all_pass_and_the_same_dealer_deals_again() -> None:
    game = deal(again=[OTHER_FACES]).say("A pass", "B pass", "C pass", "D pass")
    assert (game.asked, game.kind) == ("A", "bid")
    assert game.hand("A") == set(OTHER_FACES[0].split())
    assert game.announced() == ["all-passed-redeal"]
    assert not any(name == "passed" for name, _ in game.driver.deal.marks)
    game.say("A two", "A plain", "B pass", "C pass", "D pass")
    assert (game.asked, game.driver.deal.dealer) == ("A", 3)


def test_fi_8_without_redeals_the_deal_is_over() -> None:
    game = deal(rules={"redeals": 0}).say("A pass", "B pass", "C pass", "D pass")
    assert game.over
    assert (game.scores, game.net, game.next_dealer) == ("", "A+0 B+0 C+0 D+0", "A")
    assert game.announced() == ["passed-out"]


def test_fi_9_the_dealer_bids_last_and_plays_without_further_questions() -> None:
    game = deal().say("A pass", "B pass", "C pass", "D two", "D plain")
    assert (game.asked, game.kind) == ("D", "discard")


def test_fi_10_two_hand_going_on() -> None:
    game = alone("cA cK cQ sA hA", "A two", "A hand").say("A clubs")
    game.play("cA c9 c8 c7", "cK s9 s8 sT").say("A go_on")
    assert game.play("cQ h9 h8 hT", "sA sK sQ sJ", "hA hK hQ hJ").scores == "A+8"


def test_fi_10_three_in_diamonds_going_on_after_a_lost_trick() -> None:
    game = seven_from_the_skat("cA sA hA h7 s7", "s8+s7")
    game.play("cQ cA c9 c8", "h7 hJ h9 hQ", "hT hA hK h8", "sA sJ sT s9").say("B go_on")
    assert (game.mark("needed", "B"), game.mark("value"), game.mark("gone-on", "B")) == (4, 12, 1)
    assert game.scores == "B+12"


def test_a_house_rule_may_forbid_going_on_after_a_lost_trick() -> None:
    game = deal(("cA cK cQ sA h7", *OTHERS), skat="cJ cT", rules={"go_on_needs_clean": True})
    game.say("A two", "A plain", *ALL_PASS, "A discard:cJ+cT", "A clubs")
    assert game.play("h7 hK hQ hJ", "sK sQ sJ sA", "cA c9 c8 c7").kind == "play"


def test_fi_11_three_durch_ends_with_the_first_lost_trick() -> None:
    game = alone("cA cK cQ sA h7", "A three", "A durch").say("A discard:cJ+cT", "A clubs")
    game.play("cA c9 c8 c7", "cK s9 s8 sT", "cQ h9 h8 hT", "h7 hK hQ hJ")
    assert game.over
    assert game.scores == "A-12"


def test_fi_11_four_hand_ruten_durch() -> None:
    game = deal(("d7 cA sA hA cK", *RUTEN)).say("A four", "A hand_ruten_durch", *ALL_PASS)
    assert (game.kind, game.driver.deal.trump) == ("play", "diamonds")
    game.play("cA c9 c8 c7", "cK cQ cJ cT", "sA s9 s8 sT", "hA hK hQ hJ", "d7 sK sQ sJ")
    assert game.scores == "A+32"


def test_fi_11_five_hand_ruten_with_four_tricks() -> None:
    game = deal(("d7 cA sA hA s7", *RUTEN)).say("A five", "A hand_ruten")
    game.play("cA c9 c8 c7", "sA s9 s8 sT", "hA hK hQ hJ", "d7 cQ cJ cT", "s7 sK sQ sJ")
    assert (won(game, "A"), game.scores) == (4, "A-80")


def four(hand: str) -> Game:
    return alone(hand, "A four", "A plain").say("A discard:cJ+cT", "A clubs")


def test_fi_12_the_last_trick_leaves_nothing_to_decide() -> None:
    game = four("cA cK cQ sA h7").play("h7 hK hQ hJ", "sK sQ sJ sA", "cA c9 c8 c7", "cK s9 s8 sT", "cQ h9 h8 hT")
    assert game.over
    assert game.scores == "A+4"


def test_fi_12_three_tricks_of_four() -> None:
    hand = "cA cK cQ s7 h7"
    game = four(hand).play("cA c9 c8 c7", "cK s9 s8 sT", "cQ h9 h8 hT", "h7 hK hQ hJ", "sK sQ sJ s7")
    assert game.scores == "A-8"


def test_fi_13_a_player_without_a_possible_bid_is_not_asked() -> None:
    game = deal().say("A five", "A hand_ruten")
    assert (game.asked, game.kind) == ("A", "play")


def test_fi_14_a_kieker_ranks_below_six() -> None:
    hands = ("cQ c9 sJ s9 h7", "cK cT sQ s7 hJ", "c8 c7 s8 hT h8", "cA cJ sT hK h9")
    game = deal(hands).say("A pass", "B pass", "C kieker")
    assert game.asked == "D"
    assert {*game.shown} == {"two", "three", "four", "five", "pass"}
    game.say("D three")
    assert game.choices == {"hand", "ruten", "durch", "hand_ruten", "hand_durch", "ruten_durch", "hand_ruten_durch"}
    game.say("D hand")
    assert game.asked == "C"
    assert {*game.shown} == {"two", "three", "four", "five", "pass"}
    game.say("C three")
    assert game.choices == {"hand", "ruten", "durch", "hand_ruten", "hand_durch", "ruten_durch", "hand_ruten_durch"}


def test_fi_20_a_kieker_as_a_record() -> None:
    line = RECORD.read_text("utf-8")
    record = json.loads(line)
    assert check(record, CATALOGUE) == []
    assert as_line(record_of(replay(*setup_from(record, CATALOGUE)))) + "\n" == line


def test_fi_21_going_on() -> None:
    assert example(FIPSEN, "gone-on", 19).say("C stop").scores == "C+2"
    game = example(FIPSEN, "gone-on")
    assert (game.scores, game.net) == ("C+4", "A-4 B-4 C+12 D-4")
