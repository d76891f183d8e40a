"""The worked examples of Skat, by their ids in the rules, played through the script.

Where an example states only the declarer's points, the unnamed cards are dealt, and all cards played, by a seed that
produces this result.
"""

import json
from pathlib import Path

import pytest

from game.core.driver import replay
from game.core.options import Choice
from game.core.record import as_line, check, record_of, setup_from
from game.games.catalogue import CATALOGUE
from game.games.skat.ramsch import Taken, taken_by
from tests.game.games.skat.support import (
    ALL_PASS,
    bid,
    bid_up_to,
    deal,
    declarer,
    ending,
    hearts_at_30,
    play_out,
    with_3,
)
from tests.game.games.support import Game

RECORD = Path(__file__).parent / "record_SK-20.json"
HEARTS = "hT hK hQ h9 h8 cA cT sA sT dA"
WITHOUT_2 = "hJ dJ cA cT c9 c8 sA sT h7 d7"
LOW = "hJ dJ c8 c7 s8 s7 h8 h7 d8 d7"
NINE_TRUMPS = "cJ sJ cA cT cK cQ c9 c8 c7 sA"
ALL_JACKS = "cJ sJ hJ dJ cA cT sA sT hA hT"
NO_JACK = "cA cT sA sT hA hT dA dT cK sK"
LOWEST = "c7 c8 c9 s7 s8 s9 h7 h8 d7 d8"


@pytest.mark.parametrize(
    ("seed", "points", "score", "net"),
    [(429, 95, "A+77", "A+154 B-77 C-77"), (1954, 89, "A-154", "A-308 B+154 C+154")],
    ids=["95", "89"],
)
def test_sk_1_the_example_of_the_source(seed: int, points: int, score: str, net: str) -> None:
    game = with_3(seed)
    told = ending(game)
    assert (told["points"], told["matadors"], told["held"], told["multiplier"], told["value"]) == (points, 3, 1, 7, 77)
    assert (game.scores, game.net) == (score, net)


def test_sk_1b_schwarz_that_was_not_announced() -> None:
    game = with_3(2)
    assert (game.driver.deal.taken, ending(game)["multiplier"], game.scores) == ([10, 0, 0], 8, "A+88")


def test_sk_2_overbid_although_the_points_are_won() -> None:
    game = hearts_at_30(367)
    assert (ending(game)["what"], ending(game)["points"], ending(game)["value"]) == ("skat-overbid", 65, 20)
    assert (game.scores, game.net) == ("B-60", "A+60 B-120 C+60")


def test_sk_2_saved_by_schneider() -> None:
    game = hearts_at_30(4)
    assert (ending(game)["points"], ending(game)["value"], game.scores) == (90, 30, "B+30")


def hearts_from_the_hand(value: int, skat: str, seed: int) -> Game:
    game = bid_up_to(deal(c=HEARTS, skat=skat, seed=seed), "C", value)
    return play_out(game.say("C hand", "C hearts", "C none"), seed)


@pytest.mark.parametrize("value", [59, 60], ids=["SK-3", "SK-4"])
def test_sk_3_sk_4_the_jack_in_the_skat(value: int) -> None:
    game = hearts_from_the_hand(value, "sJ c7", 9)
    told = ending(game)
    assert (told["points"], told["matadors"], told["held"], told["value"]) == (75, 1, 0, 30)
    assert game.scores == "C-120"


@pytest.mark.parametrize(
    ("skat", "seed", "matadors", "multiplier", "score"),
    [("c7 c8", 81, 5, 7, "C+70"), ("hA c8", 31, 4, 6, "C+60")],
)
def test_sk_4b_other_cards_in_the_skat_leave_the_matadors(
    skat: str, seed: int, matadors: int, multiplier: int, score: str
) -> None:
    game = hearts_from_the_hand(59, skat, seed)
    told = ending(game)
    assert (told["points"], told["matadors"], told["held"], told["multiplier"]) == (75, matadors, 0, multiplier)
    assert game.scores == score


def clubs_without_2(hand: str, seed: int) -> Game:
    game = bid_up_to(deal(hand, skat="hA dA", seed=seed), "A", 36)
    return play_out(game.say("A take", "A discard:hA+dA", "A clubs"), seed)


@pytest.mark.parametrize(
    ("seed", "points", "multiplier", "score"),
    [(88, 92, 4, "A+48"), (785, 61, 3, "A+36"), (62, 60, 3, "A-72")],
)
def test_sk_5_without_two(seed: int, points: int, multiplier: int, score: str) -> None:
    game = clubs_without_2(WITHOUT_2, seed)
    told = ending(game)
    assert (told["points"], told["matadors"], told["held"], told["multiplier"]) == (points, 2, 0, multiplier)
    assert game.scores == score


@pytest.mark.parametrize(
    ("seed", "points", "multiplier", "score"),
    [(20, 31, 3, "A-72"), (10, 28, 4, "A-96"), (0, 22, 5, "A-120")],
)
def test_sk_6_schneider_and_schwarz_against_the_declarer(seed: int, points: int, multiplier: int, score: str) -> None:
    game = clubs_without_2(LOW, seed)
    assert (ending(game)["points"], ending(game)["multiplier"], game.scores) == (points, multiplier, score)


@pytest.mark.parametrize(
    ("level", "skat", "seed", "tricks", "matadors", "score"),
    [
        ("open", "dJ d7", 2, 10, 2, "A+108"),
        ("open", "dJ d7", 0, 9, 2, "A-216"),
        ("schwarz", "dJ d7", 2, 10, 2, "A+96"),
        ("open", "hJ dJ", 0, 10, 11, "A+216"),
    ],
)
def test_sk_7_open_and_schwarz(level: str, skat: str, seed: int, tricks: int, matadors: int, score: str) -> None:
    game = bid_up_to(deal(NINE_TRUMPS, skat=skat, seed=seed), "A", 18).say("A hand", "A clubs", f"A {level}")
    play_out(game, seed)
    assert (game.driver.deal.taken[0], ending(game)["matadors"], game.scores) == (tricks, matadors, score)


def test_sk_8_grand_with_four() -> None:
    game = play_out(bid_up_to(deal(ALL_JACKS, skat="dA d7"), "A", 18).say("A hand", "A grand", "A open"), 0)
    assert (game.driver.deal.taken[0], game.scores) == (10, "A+264")
    game = bid_up_to(deal("cJ sJ hJ dJ cA cT sA s9 h8 h7", skat="c7 d7", seed=62), "A", 24)
    play_out(game.say("A take", "A discard:c7+d7", "A grand"), 62)
    assert (ending(game)["points"], ending(game)["multiplier"], game.scores) == (100, 6, "A+144")


def test_sk_8_grand_without_four() -> None:
    game = bid_up_to(deal(NO_JACK, skat="hK dK", seed=11), "A", 48).say("A take", "A discard:hK+dK", "A grand")
    play_out(game, 11)
    told = ending(game)
    assert (told["points"], told["matadors"], told["held"], game.scores) == (80, 4, 0, "A+120")


def null(b: str, *, seats: int = 3) -> Game:
    """Let B, who is not the leader, play null at 23; A holds the high cards that lead."""
    game = deal("cA cK cQ sA sK sQ hA hK dA dK", b, skat="hJ dJ", seats=seats)
    return bid_up_to(game, "B", 23).say("B take", "B discard:hJ+dJ", "B null")


@pytest.mark.parametrize(("seats", "net"), [(3, "A-23 B+46 C-23"), (4, "A-23 B+69 C-23 D-23")])
def test_sk_9_null_without_a_trick(seats: int, net: str) -> None:
    game = play_out(null(LOWEST, seats=seats), 1)
    assert len(game.driver.deal.tricks) == 10
    assert (game.scores, game.net) == ("B+23", net)


def test_sk_9_a_null_ends_with_the_declarers_first_trick() -> None:
    game = deal("cA cK s7 sA sK sQ hA hK dA dK", "c7 c8 c9 sT s8 s9 h7 h8 d7 d8", "cQ cT cJ hT hQ h9 dQ dT d9 dJ")
    bid_up_to(game, "B", 23).say("B take", "B discard:sJ+hJ", "B null")
    game.play("cA c9 cQ", "cK c8 cJ", "hA h8 hQ", "s7 sT dJ")
    assert (game.over, len(game.driver.deal.tricks), game.scores) == (True, 4, "B-46")
    assert "skat-opened" not in game.announced()


def test_sk_10_a_null_below_the_bid() -> None:
    game = bid_up_to(deal(b=LOWEST, skat="hJ dJ"), "B", 24).say("B take", "B discard:hJ+dJ")
    assert "null" not in game.choices
    assert "null_ouvert" in game.choices
    game = bid_up_to(deal(b=LOWEST, skat="hJ dJ"), "B", 24).say("B hand")
    assert {"null", "null_ouvert"} < game.choices


def test_sk_10_null_ouvert_from_the_hand_broken() -> None:
    game = deal("c9 cK cA sA sK sQ hA hK dA dK", "cT c7 c8 s7 s8 s9 h7 h8 d7 d8", "sT hT dT dQ d9 hQ h9 sJ dJ hJ")
    bid_up_to(game, "B", 24).say("B hand", "B null_ouvert")
    game.play("c9 cT hJ")
    assert (game.over, game.scores) == (True, "B-118")


def ramsch(seed: int, **rules: Choice) -> Game:
    """Let all pass, and play Ramsch with the result of a seed."""
    return play_out(deal(seed=seed, rules=rules).say(*ALL_PASS), seed)


def taken(game: Game) -> list[Taken]:
    """Return everyone's tricks, the skat with the last one."""
    return [taken_by(game.driver.deal, seat, last_gets_skat=True) for seat in range(3)]


def test_sk_11_ramsch_a_tie_is_won_by_the_earlier_last_trick() -> None:
    game = ramsch(199859)
    assert [(own.points, own.last) for own in taken(game)] == [(35, 7), (35, 9), (50, 10)]
    assert (game.scores, game.net) == ("A+10", "A+20 B-10 C-10")


def test_sk_12_three_equal_in_ramsch() -> None:
    game = ramsch(2230)
    assert ([own.points for own in taken(game)], game.scores) == ([40, 40, 40], "A+10")


@pytest.mark.parametrize(("seed", "points", "score"), [(13200, [20, 45, 55], "C-55"), (220, [0, 45, 75], "C-150")])
def test_sk_12_the_most_points_lose(seed: int, points: list[int], score: str) -> None:
    game = ramsch(seed, ramsch_scoring="most_loses")
    assert ([own.points for own in taken(game)], game.scores) == (points, score)
    assert bool(taken(game)[0].tricks) == bool(points[0])


@pytest.mark.parametrize(("scoring", "net"), [("fewest", "A-60 B+30 C+30"), ("most_loses", "A+240 B-120 C-120")])
def test_sk_13_all_tricks_in_ramsch(scoring: str, net: str) -> None:
    game = deal("cJ sJ hJ dJ cA cT cK cQ c9 c8", skat="c7 d7", rules={"ramsch_scoring": scoring}).say(*ALL_PASS)
    for card in ("cJ", "sJ", "hJ", "dJ", "cA", "cT", "cK", "cQ", "c9"):
        game.say(f"A {card}")
        while (question := game.driver.question) and game.asked != "A":
            game.driver.answer(question.safe)
    assert (game.driver.deal.taken, game.net) == ([10, 0, 0], net)
    assert game.announced()[-1] == "ramsch-all-tricks A"


def test_sk_14_no_trick_is_fewer_than_a_worthless_one() -> None:
    game = deal("d7 cA cT cK cQ s8 hA hT h9 h8", "d9 c9 c8 s7 hK hQ h7 dQ dK dT", "d8 cJ sJ hJ dJ sA sT sK sQ s9")
    game.say(*ALL_PASS)
    game.play("d7 d9 d8", "c8 dJ cA", "cJ h8 c9", "sJ h9 h7", "hJ cQ hQ", "sA s8 s7", "sT cK hK", "sK cT dQ")
    game.play("sQ hT dK", "s9 hA dT")
    assert [(own.points, own.tricks) for own in taken(game)] == [(0, 0), (0, 1), (120, 9)]
    assert game.scores == "A+20"


def test_sk_15_two_duels() -> None:
    game = deal().say("B 18", "A hold", "B 20", "A hold", "B pass", "C 22", "A pass")
    assert (declarer(game), bid(game), game.asked, game.kind) == ("C", 22, "C", "skat")


def test_sk_16_passes() -> None:
    game = deal().say("B 18", "A pass", "C pass")
    assert (declarer(game), bid(game)) == ("B", 18)
    game = deal().say("B pass", "C pass", "A 18")
    assert (declarer(game), bid(game)) == ("A", 18)
    game = deal().say("B pass", "C pass", "A pass")
    assert (declarer(game), game.announced(), game.kind, game.asked) == ("", ["skat-ramsch"], "play", "A")
    game = deal(rules={"all_pass": "throw_in"}).say("B pass", "C pass", "A pass")
    assert (game.over, game.announced(), game.scores, game.next_dealer) == (True, ["skat-passed-in"], "", "A")


@pytest.mark.parametrize(
    ("seed", "answer", "points", "score"), [(1062, "no", 50, "A-132"), (370, "re", 70, "A+132")], ids=["Kontra", "Re"]
)
def test_sk_17_kontra_and_re(seed: int, answer: str, points: int, score: str) -> None:
    game = deal("cJ sJ sA sT sK s9 s7 hA hT dA", skat="c7 d7", seed=seed, rules={"kontra": "kontra_re"})
    bid_up_to(game, "A", 18).say("A take", "A discard:c7+d7", "A spades", "B kontra", f"A {answer}")
    play_out(game, seed)
    assert (ending(game)["points"], ending(game)["value"], game.scores) == (points, 33, score)


def a_spade_led_in_hearts(b: str) -> Game:
    game = deal("sA sT sK cA cT cK hA hT hK dK", b, skat="c7 c8")
    return bid_up_to(game, "A", 18).say("A take", "A discard:c7+c8", "A hearts", "A sA")


def test_sk_18_a_jack_does_not_follow_its_printed_suit() -> None:
    game = a_spade_led_in_hearts("sJ s7 dA d7 d8 d9 cQ c9 h8 dT")
    assert (game.asked, game.choices) == ("B", {"s7"})
    game = a_spade_led_in_hearts("sJ dA h7 d7 d8 d9 cQ c9 h8 dT")
    assert len(game.choices) == 10


def test_sk_20_a_whole_deal_as_a_record() -> None:
    line = RECORD.read_text("utf-8")
    record = json.loads(line)
    assert check(record, CATALOGUE) == []
    again = record_of(replay(*setup_from(record, CATALOGUE)))
    again["options"] = {name: again["options"][name] for name in record["options"]}  # as before the others were added
    assert as_line(again) + "\n" == line
