"""House rules of Lupfen that worked examples and recorded deals show too little of."""

from typing import Any

import pytest

from game.core.rulesets import Ruleset
from game.core.visibility import view_of
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.lupfen.support import LI_ALL, everybody_plays, weak
from tests.game.games.support import Game, begin, hands_taking

both = pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, VORARLBERG], ids=["LI", "VO"])
SUITS = {LIECHTENSTEIN.id: "roses", VORARLBERG.id: "leaves"}


def play(ruleset: Ruleset[Any], winners: str, *said: str, seats: int = 3, turn_up: str = "bK", **more: Any) -> Game:
    """Deal so that `winners` take a trick each, and declare."""
    pack = ruleset.pack(ruleset.choose({}), seats)
    return begin(ruleset, hands_taking(pack, winners, seats), turn_up=turn_up, **more).say(*said)


def unters(ruleset: Ruleset[Any], *said: str, **more: Any) -> Game:
    """Deal three Unders to B, and aces and kings to the others."""
    x, y = (suit[0] for suit in ruleset.pack(ruleset.choose({}), 3).suits[1:3])
    hands = [f"a{rank} {x}{rank} {y}{rank}" for rank in "AUK"]
    return begin(ruleset, hands, turn_up="bK", **more).say(*(said or everybody_plays(ruleset)))


def test_a_weak_hand_is_exchanged_before_the_lead_or_in_turn() -> None:
    game = weak(LIECHTENSTEIN, *LI_ALL, exchange_timing="before_lead")
    assert (game.asked, game.kind, game.choices) == ("A", "exchange", {"keep"})
    game.say("A keep", "B keep")
    assert (game.asked, game.choices) == ("C", {"exchange", "keep"})
    game.say("C exchange", "A aA", "B aK")
    assert "exchange" not in game.choices
    assert weak(LIECHTENSTEIN, *LI_ALL, exchange_timing="own_first_turn").kind == "play"


@both
def test_a_weak_hand_is_scrapped_before_the_lead_or_in_turn(ruleset: Ruleset[Any]) -> None:
    said = everybody_plays(ruleset)
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
def test_three_unters_are_laid_on_the_table_in_vorarlberg(ruleset: Ruleset[Any]) -> None:
    game = unters(ruleset, pot=9, three_unters=True)
    assert game.over
    assert (view_of(game.driver, None).hand(1).cards is not None) == (ruleset is VORARLBERG)
    assert unters(ruleset, pot=9, three_unters=False).kind == "play"


def test_a_staender_is_knocked_once_its_owner_has_seen_it() -> None:
    hands = ["aA lA hK", "bA bO bU", "aO lK hA"]
    game = begin(VORARLBERG, hands, turn_up="hT", pot=9, blind_lupf=True)
    assert game.announced() == []
    assert game.say("A look", "A pass").announced() == []
    assert game.say("B look").announced() == ["staender B"]


@both
def test_all_must_play_where_the_compulsory_suit_is_turned(ruleset: Ruleset[Any]) -> None:
    suit = SUITS[ruleset.id]
    rules: dict[str, Any] = {"compulsory_hearts": True, "compulsory_suit": suit}
    hands = ["aA bA aK", "aT bT aO", "aU bU bO"] if ruleset is VORARLBERG else ["aA bA aK", "aB bB aO", "aU bU bO"]
    said = ("A pass", "B lift") if ruleset is VORARLBERG else ("A decline", "B lift", "B 2")
    game = begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9, **rules).say(*said)
    assert (game.kind, game.announced()) == ("play", ["all-must-play"])
    assert game.driver.deal.active == [True, True, True]
    assert begin(ruleset, hands, turn_up="bK", pot=9, **rules).say(*said).kind == "join"
    assert begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9).say(*said).kind == "join"


@pytest.mark.parametrize(("rule", "pot", "carry"), [("keep_pot", 12, {"no_ante": 1}), ("everyone_antes", 12, {})])
def test_whoever_passes_leaves_the_pot_or_pays_another_ante(rule: str, pot: int, carry: dict[str, int]) -> None:
    game = play(LIECHTENSTEIN, "ABC", "A decline", "B decline", "C decline", pot=9, all_pass=rule)
    assert game.driver.outcome is not None
    assert (game.pot, game.driver.outcome.carry) == (pot, carry)
    again = play(LIECHTENSTEIN, "ABC", pot=game.pot, all_pass=rule, carry=carry)
    assert again.pot == (12 if carry else 15)


@pytest.mark.parametrize(("rule", "pot"), [("keep_pot", 9), ("everyone_antes", 18)])
def test_in_vorarlberg_all_who_pass_leave_the_pot_or_pay_into_it(rule: str, pot: int) -> None:
    assert play(VORARLBERG, "ABC", "A pass", "B pass", "C pass", pot=9, all_pass=rule).pot == pot
