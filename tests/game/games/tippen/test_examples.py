"""The worked examples of the Tippen family, old and modern, by their ids in the rules, played through the script.

`bank` is the pot, the bête in it and the reserve before the dealer's stake.
"""

from collections.abc import Sequence
from typing import Any

import pytest

from game.core.rulesets import Ruleset
from game.games.tippen import DREI_KARTEN, DREIBLATT, GRUPP, KATIRA, LOUP, MEYERS, VIERBLATT
from tests.game.games.support import LETTERS, Game
from tests.game.games.tippen.support import PLAIN, all_pass, all_play, begin, forced, next_deal, play_out, pots, taking

EVERYBODY = "A play, B play, C play, D play"
ONE_OF_FOUR = "A pass, B pass, C play, D pass"
NOBODY = "A pass, B pass, C pass, D pass"
LAYOUT = {
    "drei-karten-1821": (PLAIN, ""),
    "loup-1821": (("clubs", "clubs", "spades", "spades", "hearts", "hearts"), ""),
    "vierblatt": (("diamonds", "clubs", "spades", "hearts"), "dT"),
}
"""The suits of the tricks, and the card turned up."""


def all_pass_but_one(game: Game) -> list[str]:
    """Return answers with which everyone passes after the seat that has just declared."""
    following = (game.driver.seat + place for place in range(game.driver.deal.seats - 1))
    return [f"{LETTERS[seat % game.driver.deal.seats]} pass" for seat in following]


@pytest.mark.parametrize(
    ("ruleset", "winners", "seats", "said", "bete", "settled", "after"),
    [
        pytest.param(DREI_KARTEN, "ABA", 3, "", 0, "A+2 B+1 C-3", "3 → 6", id="DK-1"),
        pytest.param(DREI_KARTEN, "ABB", 3, "A play, B play, C pass", 3, "A+2 B+4 C+0", "0 → 3, forced", id="DK-2"),
        pytest.param(DREI_KARTEN, "AAA", 3, "A play, B play, C play", 6, "A+9 B-9 C-9", "18 → 21", id="DK-3"),
        pytest.param(DREI_KARTEN, "AAA", 3, "A pass, B play, C pass", 18, "A+0 B+21 C+0", "0 → 3, forced", id="DK-4"),
        pytest.param(DREI_KARTEN, "AAA", 3, "A pass, B pass, C pass", 6, "A+0 B+0 C+0", "9 → 12", id="DK-5"),
        pytest.param(DREI_KARTEN, "ABC", 3, "", 0, "A+1 B+1 C+1", "0 → 3, forced", id="DK-6"),
        pytest.param(LOUP, "AABABC", 4, "", 0, "A+3 B+2 C+1 D-6", "6 → 12", id="LW-1"),
        pytest.param(LOUP, "AABAAB", 4, "A play, B play, C play, D pass", 6, "A+8 B+4 C-12 D+0", "12 → 18", id="LW-2"),
        pytest.param(LOUP, "AAAAAA", 4, EVERYBODY, 12, "A+18 B-18 C-18 D-18", "54 → 60", id="LW-3"),
        pytest.param(LOUP, "ABCABC", 3, "", 0, "A+2 B+2 C+2", "0 → 6, forced", id="LW-4"),
        pytest.param(DREIBLATT, "ABB", 4, "", 0, "A+1 B+2 C-3 D-3", "6 → 9", id="AL-1"),
        pytest.param(DREIBLATT, "BBC", 4, "A play, B play, C play, D pass", 6, "A-9 B+6 C+3 D+0", "9 → 12", id="AL-2"),
        pytest.param(MEYERS, "ABC", 5, "", 0, "A+1 B+1 C+1 D-3 E-3", "6 → 9", id="ME-1"),
        pytest.param(MEYERS, "ACC", 4, "A play, B play, C play, D pass", 6, "A+3 B-9 C+6 D+0", "9 → 12", id="ME-2"),
        pytest.param(MEYERS, "AAA", 4, NOBODY, 9, "A+0 B+0 C+0 D+0", "12 → 15", id="ME-3"),
        pytest.param(MEYERS, "AAA", 4, ONE_OF_FOUR, 12, "A+0 B+0 C+15 D+0", "0 → 3, forced", id="ME-4"),
        pytest.param(MEYERS, "ABC", 3, "A play, B play, C play", 12, "A+5 B+5 C+5", "0 → 3, forced", id="ME-5"),
        pytest.param(VIERBLATT, "AABC", 4, "", 0, "A+2 B+1 C+1 D-4", "4 → 8", id="V4-1"),
        pytest.param(VIERBLATT, "AAAB", 4, "A play, B play, C play, D pass", 4, "A+6 B+2 C-8 D+0", "8 → 12", id="V4-2"),
        pytest.param(VIERBLATT, "ABCD", 4, EVERYBODY, 4, "A+2 B+2 C+2 D+2", "0 → 4, forced", id="V4-3"),
        pytest.param(
            VIERBLATT, "AAAA", 4, "A play, B pass, C pass, D pass", 8, "A+12 B+0 C+0 D+0", "0 → 4, forced", id="V4-4"
        ),
        pytest.param(KATIRA, "AAB", 3, "A play, B play, C play", 6, "A+6 B+3 C-9", "9 → 12", id="GK-1"),
        pytest.param(GRUPP, "AAB", 3, "A play, B play, C play", 6, "A+6 B+3 C-3", "3 → 6", id="GK-1"),
        pytest.param(KATIRA, "AAA", 4, EVERYBODY, 9, "A+12 B-12 C-12 D-12", "36 → 39", id="GK-2"),
        pytest.param(GRUPP, "AAA", 4, EVERYBODY, 9, "A+12 B-3 C-3 D-3", "9 → 12", id="GK-2"),
        pytest.param(KATIRA, "AAA", 4, ONE_OF_FOUR, 6, "A+0 B+0 C+9 D+0", "0 → 3", id="GK-3"),
        pytest.param(GRUPP, "AAA", 4, ONE_OF_FOUR, 6, "A+0 B+0 C+9 D+0", "0 → 3", id="GK-3"),
        pytest.param(KATIRA, "AAA", 4, NOBODY, 0, "A+0 B+0 C+0 D+0", "3 → 6", id="GK-4"),
        pytest.param(GRUPP, "AAA", 4, NOBODY, 0, "A+0 B+0 C+0 D+0", "3 → 6", id="GK-4"),
    ],
)
def test_what_a_deal_brings_and_the_pot_after_it(
    ruleset: Ruleset[Any], winners: str, seats: int, said: str, bete: int, settled: str, after: str
) -> None:
    suits, turned = LAYOUT.get(ruleset.id, (PLAIN, "dT"))
    lines = said.split(", ") if said else []
    game = taking(ruleset, seats, winners, *lines, suits=suits, turned=turned, bank=(bete, bete, 0))
    assert forced(game) == (not said)
    assert game.settled == settled
    assert bool(game.driver.deal.tricks) == (said.count("play") > 1 or not said)
    assert pots(game) == after


def test_lw_5_the_thirtieth_card_of_five_hands_is_trump() -> None:
    # Everyone gets seven cards of one suit but for one; the dealer's last card is the thirtieth.
    hands = [
        "cA cK cQ cJ cT c9",
        "sA sK sQ sJ sT s9",
        "hA hK hQ hJ hT h9",
        "dA dK dQ dJ dT d9",
        "c8 c7 s8 s7 h8 h7",
    ]
    game = begin(LOUP, hands)
    assert game.driver.deal.trump == "hearts"
    assert game.driver.deal.marks["turned", None].value == "hearts-seven"
    assert "h7" in game.hand("E")
    assert sorted(game.stock()) == ["d7", "d8"]


def limited() -> Game:
    return taking(DREIBLATT, 4, "AAB", *all_play("ABCD"), bank=(12, 12, 0), max_bete=12)


def test_al_3_the_maximum_bete_sets_the_rest_aside() -> None:
    game = limited()
    assert game.settled == "A+10 B+5 C-15 D-15"
    assert (game.pot, game.driver.deal.bank.reserve) == (12, 18)
    assert pots(game) == "12 → 15"


def test_al_3b_the_reserve_refills_the_pot_with_the_next_stakes() -> None:
    game = limited()
    seen: list[tuple[int, int, bool]] = []
    for _ in range(3):
        game = next_deal(game)
        seen.append((game.pot, game.driver.deal.bank.reserve, forced(game)))
        game.say(f"{game.asked} play").say(*all_pass_but_one(game))
        assert game.pot == 0
    game = next_deal(game)
    assert seen == [(15, 18, False), (15, 6, False), (9, 0, False)]
    assert (game.pot, game.driver.deal.bank.reserve, forced(game)) == (3, 0, True)


AL_SNIFF = ("hA hK hQ", "dA cA s7", "dK c7 sA", "c8 s8 h7")


def test_al_4_the_sniffing_dealer_drops_out_for_a_single_stake() -> None:
    hands = ("cA s7 h9", "c7 sA hA", "c9 s9 hT", "c8 s8 h7")
    game = begin(DREIBLATT, hands, turned="d7", bank=(6, 6, 0), dealer_takes="sniff_1859")
    game.say("D sniff", "D discard:h7", *all_play("AB"), *all_pass("CD"))
    game.say("A cA", "B c7", "A s7", "B sA")
    assert game.settled == "A+3 B+6 C+0 D-3"
    assert pots(game) == "3 → 6"


@pytest.mark.parametrize(("penalty", "dealer", "after"), [("stake", "D-6", "6 → 9"), ("bete", "D-18", "18 → 21")])
def test_al_5_the_sniffing_dealer_stays_dry(penalty: str, dealer: str, after: str) -> None:
    options: dict[str, Any] = {"dealer_takes": "sniff_1859", "dealer_penalty": penalty}
    game = begin(DREIBLATT, AL_SNIFF, turned="d7", bank=(6, 6, 0), **options)
    game.say("D sniff", "D discard:h7", "A pass", *all_play("BCD"))
    game.say("B dA", "C dK", "D d7", "B cA", "C c7", "D c8")
    assert game.settled == f"A+0 B+6 C+3 {dealer}"
    assert pots(game) == after


def test_al_6_hop_and_jump_stacks_stakes() -> None:
    hands = ("cA sA hA", "cK sK hK", "cQ sQ hQ")
    game = begin(DREIBLATT, hands, turned="d8", due="A", deals="C", bottoms=("d7", "dA", "dQ"), hop_and_jump="single")
    assert game.paid("stake") == "A-3 B-3 C-3"
    assert game.pot == 9
    assert not forced(game)
    assert (game.asked, game.kind) == ("A", "declare")
    assert game.say(*all_pass("ABC")).next_dealer == "A"


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
def test_a_dealer_who_took_the_turned_card_needs_two_tricks_and_pays_double_without_any(
    ruleset: Ruleset[Any], penalty: str, hands: Sequence[str], winners: str, settled: str, after: str
) -> None:
    takes, took = TAKERS[ruleset.id]
    game = begin(ruleset, hands, turned="d7", bank=(6, 6, 0), dealer_takes=takes, dealer_penalty=penalty)
    game.say(took, "D discard:d7", "A pass", "B play", "C play" if "C" in winners else "C pass")
    game = play_out(game, winners)
    assert (game.settled, pots(game)) == (settled, after)


@pytest.mark.parametrize("ruleset", [KATIRA, GRUPP], ids=["katira", "grupp"])
def test_gk_7_shoved_stakes_are_not_one_stake(ruleset: Ruleset[Any]) -> None:
    hands = ("cA sA hA", "cK sK hK", "cQ sQ hQ", "cJ sJ hJ")
    game = begin(ruleset, hands, turned="d9", deals="B", shoving=True, force_when="pot_is_one_stake")
    game.say("D shove", "A shove", "B deal")
    assert game.paid("stake") == "A-3 B-3 C+0 D-3"
    assert game.pot == 9
    assert not forced(game)
    assert (game.asked, game.kind) == ("C", "declare")


@pytest.mark.parametrize("ruleset", [KATIRA, GRUPP], ids=["katira", "grupp"])
def test_gk_8_the_force_option(ruleset: Ruleset[Any]) -> None:
    game = taking(ruleset, 3, "ABB", force_when="pot_is_one_stake")
    assert forced(game)
    assert game.settled == "A+1 B+2 C-3"
    assert game.pot == 3
    assert pots(game) == "3 → 6"
