"""The worked examples of the Tippen family, by their ids in the rules, played through the script.

`bank` is the pot, the bête in it and the reserve before the dealer's stake.
"""

from typing import Any

import pytest

from game.games.tippen import DREI_KARTEN, DREIBLATT, LOUP, MEYERS, VIERBLATT
from tests.game.games.support import LETTERS, Game
from tests.game.games.tippen.support import all_pass, all_play, begin, forced, next_deal, pots, taking

TWICE = ("clubs", "clubs", "spades", "spades", "hearts", "hearts")
FOUR = ("diamonds", "clubs", "spades", "hearts")


def all_pass_but_one(game: Game) -> list[str]:
    """Return answers with which everyone passes after the seat that has just declared."""
    following = (game.driver.seat + place for place in range(game.driver.deal.seats - 1))
    return [f"{LETTERS[seat % game.driver.deal.seats]} pass" for seat in following]


# Drei Karten, 1821


def test_dk_1_the_first_hand_is_forced_and_the_dry_dealer_pays_three() -> None:
    game = taking(DREI_KARTEN, 3, "ABA", turned="")
    assert forced(game)
    assert game.settled == "A+2 B+1 C-3"
    assert game.net == "A+2 B+1 C-6"
    assert pots(game) == "3 → 6"


def test_dk_2_the_dealer_passes() -> None:
    game = taking(DREI_KARTEN, 3, "ABB", *all_play("AB"), "C pass", turned="", bank=(3, 3, 0))
    assert game.settled == "A+2 B+4 C+0"
    assert pots(game) == "0 → 3, forced"


def test_dk_3_two_double_the_pot() -> None:
    game = taking(DREI_KARTEN, 3, "AAA", *all_play("ABC"), turned="", bank=(6, 6, 0))
    assert game.settled == "A+9 B-9 C-9"
    assert pots(game) == "18 → 21"


def test_dk_4_only_one_plays() -> None:
    game = taking(DREI_KARTEN, 3, "AAA", "A pass", "B play", "C pass", turned="", bank=(18, 18, 0))
    assert game.settled == "A+0 B+21 C+0"
    assert game.driver.deal.tricks == []
    assert pots(game) == "0 → 3, forced"


def test_dk_5_all_pass() -> None:
    game = taking(DREI_KARTEN, 3, "AAA", *all_pass("ABC"), turned="", bank=(6, 6, 0))
    assert game.net == "A+0 B+0 C-3"
    assert pots(game) == "9 → 12"


def test_dk_6_one_trick_each() -> None:
    game = taking(DREI_KARTEN, 3, "ABC", turned="")
    assert game.settled == "A+1 B+1 C+1"
    assert game.net == "A+1 B+1 C-2"
    assert pots(game) == "0 → 3, forced"


# Loup, 1821


def test_lw_1_forced() -> None:
    game = taking(LOUP, 4, "AABABC", suits=TWICE, turned="")
    assert forced(game)
    assert game.settled == "A+3 B+2 C+1 D-6"
    assert pots(game) == "6 → 12"


def test_lw_2_the_dealer_passes() -> None:
    game = taking(LOUP, 4, "AABAAB", *all_play("ABC"), "D pass", suits=TWICE, turned="", bank=(6, 6, 0))
    assert game.settled == "A+8 B+4 C-12 D+0"
    assert pots(game) == "12 → 18"


def test_lw_3_three_dry_players() -> None:
    game = taking(LOUP, 4, "AAAAAA", *all_play("ABCD"), suits=TWICE, turned="", bank=(12, 12, 0))
    assert game.settled == "A+18 B-18 C-18 D-18"
    assert pots(game) == "54 → 60"


def test_lw_4_two_tricks_each() -> None:
    game = taking(LOUP, 3, "ABCABC", suits=TWICE, turned="")
    assert game.settled == "A+2 B+2 C+2"
    assert pots(game) == "0 → 6, forced"


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


# Dreiblatt, 1859


def test_al_1_forced() -> None:
    game = taking(DREIBLATT, 4, "ABB")
    assert forced(game)
    assert game.settled == "A+1 B+2 C-3 D-3"
    assert pots(game) == "6 → 9"


def test_al_2_the_dealer_passes() -> None:
    game = taking(DREIBLATT, 4, "BBC", *all_play("ABC"), "D pass", bank=(6, 6, 0))
    assert game.settled == "A-9 B+6 C+3 D+0"
    assert pots(game) == "9 → 12"


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


# Meyers, 1905


def test_me_1_forced() -> None:
    game = taking(MEYERS, 5, "ABC")
    assert forced(game)
    assert game.settled == "A+1 B+1 C+1 D-3 E-3"
    assert pots(game) == "6 → 9"


def test_me_2_one_dry_player() -> None:
    game = taking(MEYERS, 4, "ACC", *all_play("ABC"), "D pass", bank=(6, 6, 0))
    assert game.settled == "A+3 B-9 C+6 D+0"
    assert pots(game) == "9 → 12"


def test_me_3_all_pass() -> None:
    game = taking(MEYERS, 4, "AAA", *all_pass("ABCD"), bank=(9, 9, 0))
    assert game.net == "A+0 B+0 C+0 D-3"
    assert pots(game) == "12 → 15"


def test_me_4_only_one_plays() -> None:
    game = taking(MEYERS, 4, "AAA", *all_pass("AB"), "C play", "D pass", bank=(12, 12, 0))
    assert game.settled == "A+0 B+0 C+15 D+0"
    assert pots(game) == "0 → 3, forced"


def test_me_5_one_trick_each() -> None:
    game = taking(MEYERS, 3, "ABC", *all_play("ABC"), bank=(12, 12, 0))
    assert game.settled == "A+5 B+5 C+5"
    assert pots(game) == "0 → 3, forced"


# Vierblatt


def test_v4_1_forced() -> None:
    game = taking(VIERBLATT, 4, "AABC", suits=FOUR)
    assert forced(game)
    assert game.settled == "A+2 B+1 C+1 D-4"
    assert pots(game) == "4 → 8"


def test_v4_2_one_dry_player() -> None:
    game = taking(VIERBLATT, 4, "AAAB", *all_play("ABC"), "D pass", suits=FOUR, bank=(4, 4, 0))
    assert game.settled == "A+6 B+2 C-8 D+0"
    assert pots(game) == "8 → 12"


def test_v4_3_one_trick_each() -> None:
    game = taking(VIERBLATT, 4, "ABCD", *all_play("ABCD"), suits=FOUR, bank=(4, 4, 0))
    assert game.settled == "A+2 B+2 C+2 D+2"
    assert pots(game) == "0 → 4, forced"


def test_v4_4_only_one_plays() -> None:
    game = taking(VIERBLATT, 4, "AAAA", "A play", *all_pass("BCD"), suits=FOUR, bank=(8, 8, 0))
    assert game.settled == "A+12 B+0 C+0 D+0"
    assert pots(game) == "0 → 4, forced"
