"""The worked examples of Grupp and Katira, by their ids in the rules, played through the script."""

from typing import Any

import pytest

from game.core.rulesets import Ruleset
from game.games.tippen import GRUPP, KATIRA
from tests.game.games.tippen.support import all_pass, all_play, begin, forced, play_out, pots, taking

each = pytest.mark.parametrize("ruleset", [KATIRA, GRUPP], ids=["katira", "grupp"])
PLAIN_HANDS = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")


@pytest.mark.parametrize(("ruleset", "dry", "after"), [(KATIRA, "C-9", "9 → 12"), (GRUPP, "C-3", "3 → 6")])
def test_gk_1_one_dry_player(ruleset: Ruleset[Any], dry: str, after: str) -> None:
    game = taking(ruleset, 3, "AAB", *all_play("ABC"), bank=(6, 6, 0))
    assert game.settled == f"A+6 B+3 {dry}"
    assert pots(game) == after


@pytest.mark.parametrize(("ruleset", "dry", "after"), [(KATIRA, -12, "36 → 39"), (GRUPP, -3, "9 → 12")])
def test_gk_2_three_dry_players(ruleset: Ruleset[Any], dry: int, after: str) -> None:
    game = taking(ruleset, 4, "AAA", *all_play("ABCD"), bank=(9, 9, 0))
    assert game.settled == f"A+12 B{dry} C{dry} D{dry}"
    assert pots(game) == after


@each
def test_gk_3_only_one_taps(ruleset: Ruleset[Any]) -> None:
    game = taking(ruleset, 4, "AAA", *all_pass("AB"), "C play", "D pass", bank=(6, 6, 0))
    assert game.settled == "A+0 B+0 C+9 D+0"
    assert pots(game) == "0 → 3"


@each
def test_gk_4_all_pass(ruleset: Ruleset[Any]) -> None:
    game = begin(ruleset, PLAIN_HANDS, turned="d9").say(*all_pass("ABCD"))
    assert game.settled == "A+0 B+0 C+0 D+0"
    assert pots(game) == "3 → 6"


TAKERS = {KATIRA.id: ("knock", "D knock"), GRUPP.id: ("sniff_modern", "D sniff")}
GK_5 = [(KATIRA, "stake", 0, "3 → 6"), (KATIRA, "bete", -6, "9 → 12"), (GRUPP, "stake", 0, "3 → 6")]
GK_6 = [
    (KATIRA, "stake", "BBC", "A+0 B+6 C+3 D-6", "6 → 9"),
    (KATIRA, "bete", "BBC", "A+0 B+6 C+3 D-18", "18 → 21"),
    (GRUPP, "stake", "BBB", "A+0 B+9 C+0 D-6", "6 → 9"),
]


@pytest.mark.parametrize(("ruleset", "penalty", "gain", "after"), GK_5)
def test_gk_5_one_trick_is_not_enough_for_a_dealer_who_took(
    ruleset: Ruleset[Any], penalty: str, gain: int, after: str
) -> None:
    takes, taking_words = TAKERS[ruleset.id]
    hands = ("c9 s9 h9", "cA sA hK", "c8 s8 h8", "cK sK hA")
    game = begin(ruleset, hands, turned="d7", bank=(6, 6, 0), dealer_takes=takes, dealer_penalty=penalty)
    game.say(taking_words, "D discard:d7", "A pass", "B play", "C pass")
    game = play_out(game, "BBD")
    assert game.settled == f"A+0 B+6 C+0 D{gain:+d}"
    assert pots(game) == after


@pytest.mark.parametrize(("ruleset", "penalty", "winners", "settled", "after"), GK_6)
def test_gk_6_a_dry_dealer_who_took_pays_double(
    ruleset: Ruleset[Any], penalty: str, winners: str, settled: str, after: str
) -> None:
    takes, taking_words = TAKERS[ruleset.id]
    hands = ("c9 s9 h9", "cA sA hK", "c8 s8 hA", "cK sK hQ")
    declared = ["A pass", "B play", "C play"]
    if winners == "BBB":
        hands = ("c9 s9 h9", "cA sA hA", "c8 s8 hK", "cK sK hQ")
        declared = ["A pass", "B play", "C pass"]
    game = begin(ruleset, hands, turned="d7", bank=(6, 6, 0), dealer_takes=takes, dealer_penalty=penalty)
    game = play_out(game.say(taking_words, "D discard:d7", *declared), winners)
    assert game.settled == settled
    assert pots(game) == after


@each
def test_gk_7_shoved_stakes_are_not_one_stake(ruleset: Ruleset[Any]) -> None:
    hands = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")
    game = begin(ruleset, hands, turned="d9", deals="B", shoving=True, force_when="pot_is_one_stake")
    game.say("D shove", "A shove", "B deal")
    assert game.paid("stake") == "A-3 B-3 C+0 D-3"
    assert game.pot == 9
    assert not forced(game)
    assert (game.asked, game.kind) == ("C", "declare")


@each
def test_gk_8_the_force_option(ruleset: Ruleset[Any]) -> None:
    game = taking(ruleset, 3, "ABB", force_when="pot_is_one_stake")
    assert forced(game)
    assert game.settled == "A+1 B+2 C-3"
    assert game.pot == 3
    assert pots(game) == "3 → 6"
