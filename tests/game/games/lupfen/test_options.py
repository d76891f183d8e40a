"""Every house rule of Lupfen: each value changes the deal as the rules say."""

from typing import Any

import pytest

from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.core.show import view_of
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.support import Game, begin, hands_taking

# What is about sessions and tables stands in the tests of all rulesets, and what is paid and played in the invariants.
ELSEWHERE = {
    "debt", "session_end", "deals", "leftover_pot", "first_dealer", "direction", "stakes_multiple_of_three",
    "pot_limit", "follow_rule", "force_distributes", "force_on_empty_pot",
}  # fmt: skip
both = pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, VORARLBERG], ids=["LI", "VO"])
SUITS = {LIECHTENSTEIN.id: "roses", VORARLBERG.id: "leaves"}


def play(ruleset: Ruleset[Any], winners: str, *said: str, seats: int = 3, turn_up: str = "bK", **more: Any) -> Game:
    """Deal so that `winners` take the tricks, one in each of the first three suits, and declare."""
    pack = ruleset.pack(ruleset.choose({}), seats)
    return begin(ruleset, hands_taking(pack, winners, seats), turn_up=turn_up, **more).say(*said)


def weak(ruleset: Ruleset[Any], *said: str, **more: Any) -> Game:
    """Deal two Unders and an Ober to C, who deals, and to nobody else."""
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    hands = [f"aA {x}A bA", f"aK {x}K bK", f"aU {x}U aO"]
    return begin(ruleset, hands, turn_up=more.pop("turn_up", "bO"), pot=9, **more).say(*said)


LI_ALL = ("A lift", "A 1", "B join", "C join")
VO_ALL = ("A lift", "B join", "C join")


@both
@pytest.mark.parametrize("ante", [1, 4])
def test_ante(ruleset: Ruleset[Any], ante: int) -> None:
    assert play(ruleset, "ABC", ante=ante).pot == 3 * ante


def test_ante_is_paid_in_every_deal_of_liechtenstein_and_in_forces_of_vorarlberg() -> None:
    assert play(LIECHTENSTEIN, "ABC", pot=9).pot == 12
    assert play(VORARLBERG, "ABC", pot=9).pot == 9


def test_min_bet_and_max_bet() -> None:
    game = play(LIECHTENSTEIN, "ABC", "A lift", min_bet=2, max_bet=4)
    assert game.choices == {"2", "3", "4"}


def test_a_single_price_is_not_asked_for() -> None:
    game = play(LIECHTENSTEIN, "ABC", "A lift", min_bet=2, max_bet=2)
    assert (game.asked, game.kind, game.pot) == ("B", "join", 5)


def test_price_bet() -> None:
    game = play(LIECHTENSTEIN, "ABC", "A lift", price_bet=False)
    assert (game.asked, game.kind) == ("B", "join")
    game.say("B join", "C join").tricks()
    assert game.paid("price") == "A+0 B+0 C+0"


def test_without_a_force_an_empty_pot_is_filled_by_antes() -> None:
    assert play(VORARLBERG, "ABC", force_on_empty_pot=False).pot == 9


def test_pass_is_fold() -> None:
    assert play(VORARLBERG, "ABC", "A pass", "B lift", pot=9, pass_is_fold=True).asked == "C"
    game = play(VORARLBERG, "ABC", "A pass", "B lift", "C fold", pot=9, pass_is_fold=False)
    assert (game.asked, game.kind) == ("A", "join")
    game = play(LIECHTENSTEIN, "ABC", "A decline", "B lift", "B 1", "C drop", pass_is_fold=True)
    assert game.over


def test_the_last_to_speak_wins_at_once_when_passing_is_folding() -> None:
    game = play(VORARLBERG, "ABC", "A pass", "B pass", "C lift", pot=9)
    assert game.net == "A+0 B+0 C+9"


@both
def test_lupfen_leader(ruleset: Ruleset[Any]) -> None:
    said = (
        ("A decline", "B lift", "B 1", "C join", "A join")
        if ruleset is LIECHTENSTEIN
        else ("A pass", "B lift", "C join")
    )
    lifter = play(ruleset, "ABC", *said, pot=9, lupfen_leader="lifter")
    assert lifter.asked == "B"
    left = play(ruleset, "ABC", *said, pot=9, lupfen_leader="left_of_dealer")
    assert left.asked == ("A" if ruleset is LIECHTENSTEIN else "B")


def test_left_of_dealer_is_the_first_who_is_still_in() -> None:
    game = play(VORARLBERG, "ABC", "A pass", "B pass", "C lift", "A join", "B fold", pot=9, pass_is_fold=False,
                lupfen_leader="left_of_dealer")  # fmt: skip
    assert game.asked == "A"


@both
@pytest.mark.parametrize(("to", "who"), [("lifter", "A"), ("pot", ""), ("first_trick_winner", "B")])
def test_remainder_to(ruleset: Ruleset[Any], to: str, who: str) -> None:
    said = VO_ALL if ruleset is VORARLBERG else LI_ALL
    pot = 11 if ruleset is VORARLBERG else 5
    game = play(ruleset, "BAC", *said, pot=pot, remainder_to=to).tricks()
    assert game.pot == (0 if who else 2)
    gains = {letter: f"{letter}+{2 if letter == who else 0}" for letter in "ABC"}
    assert game.paid("remainder") == " ".join(gains.values())


def test_three_unters_take_the_remainder_as_first_trick_winner() -> None:
    hands = ["aA lA hA", "aU lU hU", "aK lK hK"]
    game = begin(VORARLBERG, hands, turn_up="bK", pot=11, remainder_to="first_trick_winner").say(*VO_ALL)
    assert game.paid("share", "remainder") == "A+0 B+11 C+0"


@both
def test_three_unters(ruleset: Ruleset[Any]) -> None:
    x, y = (suit[0] for suit in ruleset.pack(ruleset.choose({}), 3).suits[1:3])
    hands = [f"aA {x}A {y}A", f"aU {x}U {y}U", f"aK {x}K {y}K"]
    said = VO_ALL if ruleset is VORARLBERG else LI_ALL
    assert begin(ruleset, hands, turn_up="bK", pot=9, three_unters=True).say(*said).over
    assert begin(ruleset, hands, turn_up="bK", pot=9, three_unters=False).say(*said).kind == "play"


@both
def test_three_unters_are_laid_on_the_table_in_vorarlberg(ruleset: Ruleset[Any]) -> None:
    x, y = (suit[0] for suit in ruleset.pack(ruleset.choose({}), 3).suits[1:3])
    hands = [f"aA {x}A {y}A", f"aU {x}U {y}U", f"aK {x}K {y}K"]
    game = begin(ruleset, hands, turn_up="bK", pot=9).say(*(VO_ALL if ruleset is VORARLBERG else LI_ALL))
    shown = view_of(game.driver, None).hand(1).cards
    assert (shown is not None) == (ruleset is VORARLBERG)


def test_three_unters_of_somebody_who_is_out_count_for_nothing() -> None:
    hands = ["aA lA hA", "aU lU hU", "aK lK hK"]
    game = begin(VORARLBERG, hands, turn_up="bK", pot=9).say("A lift", "B fold", "C join")
    assert (game.kind, game.announced()) == ("play", [])


@both
@pytest.mark.parametrize("right", ["exchange", "scrap", "none"])
def test_weak_hand(ruleset: Ruleset[Any], right: str) -> None:
    said = (*(VO_ALL if ruleset is VORARLBERG else LI_ALL), "A aA", "B aK")
    cards = {"aU", "aO"}
    assert weak(ruleset, *said, weak_hand=right).choices == (cards if right == "none" else {*cards, right})


def test_exchange_timing() -> None:
    game = weak(LIECHTENSTEIN, *LI_ALL, exchange_timing="before_lead")
    assert (game.asked, game.kind, game.choices) == ("A", "exchange", {"keep"})
    game.say("A keep", "B keep")
    assert (game.asked, game.choices) == ("C", {"exchange", "keep"})
    game.say("C exchange", "A aA", "B aK")
    assert "exchange" not in game.choices
    assert weak(LIECHTENSTEIN, *LI_ALL, exchange_timing="own_first_turn").kind == "play"


@both
def test_scrap_timing(ruleset: Ruleset[Any]) -> None:
    said = VO_ALL if ruleset is VORARLBERG else LI_ALL
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    again = [f"aA {x}A bA", f"aK {x}K bK", f"aO {x}O bO"]
    game = weak(ruleset, *said, weak_hand="scrap", scrap_timing="before_lead", again=again)
    assert (game.asked, game.kind, game.choices) == ("A", "scrap", {"keep"})
    game.say("A keep", "B keep", "C scrap")
    assert (game.asked, game.kind) == ("A", "lift")
    late = weak(ruleset, *said, weak_hand="scrap", scrap_timing="own_first_turn")
    assert (late.asked, late.kind) == ("A", "play")


def test_a_scrapped_round_gives_prices_back() -> None:
    again = ["aA rA bA", "aK rK bK", "aO rO bO"]
    game = weak(LIECHTENSTEIN, *LI_ALL, "A aA", "B aK", "C scrap", weak_hand="scrap", again=again)
    assert game.paid("price", "refund") == "A+0 B+0 C+0"
    assert game.pot == 12
    assert game.driver.deal.active == [True, True, True]


@both
def test_staender(ruleset: Ruleset[Any]) -> None:
    hands = ["aA aK aU", "bA bO bU", "aO bK " + ("hA" if ruleset is VORARLBERG else "rA")]
    turn_up = "hK" if ruleset is VORARLBERG else "rK"
    assert begin(ruleset, hands, turn_up=turn_up, staender="announce").announced() == ["staender A", "staender B"]
    assert begin(ruleset, hands, turn_up=turn_up, staender="off").announced() == []


def test_a_staender_is_knocked_once_its_owner_has_seen_it() -> None:
    hands = ["aA lA hK", "bA bO bU", "aO lK hA"]
    game = begin(VORARLBERG, hands, turn_up="hT", pot=9, blind_lupf=True)
    assert game.announced() == []
    assert game.say("A look", "A pass").announced() == []
    assert game.say("B look").announced() == ["staender B"]


@both
def test_dealer_stake(ruleset: Ruleset[Any]) -> None:
    game = play(ruleset, "ABC", pot=9, dealer_stake=6)
    assert game.paid("stake") == "A+0 B+0 C-6"


def test_the_kind_of_a_round_is_settled_before_the_stake() -> None:
    game = play(VORARLBERG, "ABC", dealer_stake=3)
    assert (game.kind, game.pot) == ("play", 12)


@both
def test_shoving_and_max_shoves(ruleset: Ruleset[Any]) -> None:
    assert play(ruleset, "ABC", pot=9, dealer_stake=3).kind == "lift"
    game = play(ruleset, "ABC", "C shove", "A shove", "B shove", "C shove", pot=9, dealer_stake=3, shoving=True)
    assert game.kind == "shove"
    game = play(ruleset, "ABC", "C shove", "A shove", pot=9, dealer_stake=3, shoving=True, max_shoves=2)
    assert (game.kind, game.asked, game.paid("stake")) == ("lift", "C", "A-3 B-3 C-3")


@both
def test_shoving_is_offered_only_with_a_dealers_stake(ruleset: Ruleset[Any]) -> None:
    game = play(ruleset, "ABC", pot=9, shoving=True)
    assert (game.kind, game.asked) == ("lift", "A")


@both
def test_compulsory_hearts_and_compulsory_suit(ruleset: Ruleset[Any]) -> None:
    suit = SUITS[ruleset.id]
    rules: dict[str, Any] = {"compulsory_hearts": True, "compulsory_suit": suit}
    hands = ["aA bA aK", "aT bT aO", "aU bU bO"] if ruleset is VORARLBERG else ["aA bA aK", "aB bB aO", "aU bU bO"]
    said = ("A pass", "B lift") if ruleset is VORARLBERG else ("A decline", "B lift", "B 2")
    game = begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9, **rules).say(*said)
    assert (game.kind, game.announced()) == ("play", ["all-must-play"])
    assert game.driver.deal.active == [True, True, True]
    assert begin(ruleset, hands, turn_up="bK", pot=9, **rules).say(*said).kind == "join"
    assert begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9).say(*said).kind == "join"


@both
def test_compulsory_lupf(ruleset: Ruleset[Any]) -> None:
    x = ruleset.pack(ruleset.choose({}), 3).suits[1][0]
    hands = [f"aA {x}A bU", f"aK {x}K bO", f"aU {x}U bA"]
    game = begin(ruleset, hands, turn_up="bK", pot=9, compulsory_lupf=True)
    assert game.choices == {"lift"}
    with pytest.raises(Refused, match="two-sows-must-lift"):
        game.question.read("decline" if ruleset is LIECHTENSTEIN else "pass")
    assert len(begin(ruleset, hands, turn_up="bK", pot=9).choices) == 2


@both
def test_blind_lupf(ruleset: Ruleset[Any]) -> None:
    assert play(ruleset, "ABC", pot=9).kind == "lift"
    game = play(ruleset, "ABC", pot=9, blind_lupf=True)
    assert game.choices == {"blind_lift", "look"}
    game.say("A look")
    assert (game.asked, game.kind) == ("A", "lift")


@both
@pytest.mark.parametrize(("who", "penalties"), [("all_dry", "A-24 B-24 C+0"), ("lifter_only", "A-24 B-12 C+0")])
def test_blind_double(ruleset: Ruleset[Any], who: str, penalties: str) -> None:
    said = (
        ("A blind_lift", "B join", "C join") if ruleset is VORARLBERG else ("A blind_lift", "A 1", "B join", "C join")
    )
    pot = 12 if ruleset is VORARLBERG else 6
    game = play(ruleset, "CCC", *said, pot=pot, blind_lupf=True, blind_double=who).tricks()
    assert game.paid("penalty") == penalties


@pytest.mark.parametrize(("rule", "pot", "carry"), [("keep_pot", 12, {"no_ante": 1}), ("everyone_antes", 12, {})])
def test_all_pass_in_liechtenstein(rule: str, pot: int, carry: dict[str, int]) -> None:
    game = play(LIECHTENSTEIN, "ABC", "A decline", "B decline", "C decline", pot=9, all_pass=rule)
    assert game.driver.outcome is not None
    assert (game.pot, game.driver.outcome.carry) == (pot, carry)
    again = play(LIECHTENSTEIN, "ABC", pot=game.pot, all_pass=rule, carry=carry)
    assert again.pot == (12 if carry else 15)


@pytest.mark.parametrize(("rule", "pot"), [("keep_pot", 9), ("everyone_antes", 18)])
def test_all_pass_in_vorarlberg(rule: str, pot: int) -> None:
    assert play(VORARLBERG, "ABC", "A pass", "B pass", "C pass", pot=9, all_pass=rule).pot == pot


@both
def test_every_option_has_a_test(ruleset: Ruleset[Any]) -> None:
    tested = " ".join(name for name in globals() if name.startswith("test_"))
    for name in set(ruleset.options.model_fields) - ELSEWHERE:
        assert name in tested, f"no test names {name}"
