"""The worked examples of Grupp and Katira, by their ids in the rules, played through the script."""

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.rulesets import Ruleset
from game.games.tippen import GRUPP, KATIRA
from tests.game.games.tippen.support import begin, forced, play_out, pots, taking

each = pytest.mark.parametrize("ruleset", [KATIRA, GRUPP], ids=["katira", "grupp"])
EVERYBODY = "A play, B play, C play, D play"
ONE_OF_FOUR = "A pass, B pass, C play, D pass"
NOBODY = "A pass, B pass, C pass, D pass"


@pytest.mark.parametrize(
    ("ruleset", "winners", "said", "bete", "settled", "after"),
    [
        pytest.param(KATIRA, "AAB", "A play, B play, C play", 6, "A+6 B+3 C-9", "9 → 12", id="GK-1"),
        pytest.param(GRUPP, "AAB", "A play, B play, C play", 6, "A+6 B+3 C-3", "3 → 6", id="GK-1"),
        pytest.param(KATIRA, "AAA", EVERYBODY, 9, "A+12 B-12 C-12 D-12", "36 → 39", id="GK-2"),
        pytest.param(GRUPP, "AAA", EVERYBODY, 9, "A+12 B-3 C-3 D-3", "9 → 12", id="GK-2"),
        pytest.param(KATIRA, "AAA", ONE_OF_FOUR, 6, "A+0 B+0 C+9 D+0", "0 → 3", id="GK-3"),
        pytest.param(GRUPP, "AAA", ONE_OF_FOUR, 6, "A+0 B+0 C+9 D+0", "0 → 3", id="GK-3"),
        pytest.param(KATIRA, "AAA", NOBODY, 0, "A+0 B+0 C+0 D+0", "3 → 6", id="GK-4"),
        pytest.param(GRUPP, "AAA", NOBODY, 0, "A+0 B+0 C+0 D+0", "3 → 6", id="GK-4"),
    ],
)
def test_what_a_deal_brings_and_the_pot_after_it(
    ruleset: Ruleset[Any], winners: str, said: str, bete: int, settled: str, after: str
) -> None:
    lines = said.split(", ")
    game = taking(ruleset, len(lines), winners, *lines, bank=(bete, bete, 0))
    assert (game.settled, pots(game)) == (settled, after)


TAKERS = {KATIRA.id: ("knock", "D knock"), GRUPP.id: ("sniff_modern", "D sniff")}
ONE_TRICK = ("c9 s9 h9", "cA sA hK", "c8 s8 h8", "cK sK hA")
DRY = ("c9 s9 h9", "cA sA hK", "c8 s8 hA", "cK sK hQ")
DRY_OF_TWO = ("c9 s9 h9", "cA sA hA", "c8 s8 hK", "cK sK hQ")


@pytest.mark.parametrize(
    ("ruleset", "penalty", "hands", "winners", "settled", "after"),
    [
        pytest.param(KATIRA, "stake", ONE_TRICK, "BBD", "A+0 B+6 C+0 D+0", "3 → 6", id="GK-5"),
        pytest.param(KATIRA, "bete", ONE_TRICK, "BBD", "A+0 B+6 C+0 D-6", "9 → 12", id="GK-5"),
        pytest.param(GRUPP, "stake", ONE_TRICK, "BBD", "A+0 B+6 C+0 D+0", "3 → 6", id="GK-5"),
        pytest.param(KATIRA, "stake", DRY, "BBC", "A+0 B+6 C+3 D-6", "6 → 9", id="GK-6"),
        pytest.param(KATIRA, "bete", DRY, "BBC", "A+0 B+6 C+3 D-18", "18 → 21", id="GK-6"),
        pytest.param(GRUPP, "stake", DRY_OF_TWO, "BBB", "A+0 B+9 C+0 D-6", "6 → 9", id="GK-6"),
    ],
)
def test_a_dealer_who_took_needs_two_tricks_and_pays_double_without_any(
    ruleset: Ruleset[Any], penalty: str, hands: Sequence[str], winners: str, settled: str, after: str
) -> None:
    takes, took = TAKERS[ruleset.id]
    game = begin(ruleset, hands, turned="d7", bank=(6, 6, 0), dealer_takes=takes, dealer_penalty=penalty)
    game.say(took, "D discard:d7", "A pass", "B play", "C play" if "C" in winners else "C pass")
    game = play_out(game, winners)
    assert (game.settled, pots(game)) == (settled, after)


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
