"""House rules of Lupfen that worked examples and recorded deals hardly cover."""

from typing import Any

import pytest

from game.core.rulesets import Ruleset
from game.games.lupfen import LIECHTENSTEIN, VORARLBERG
from tests.game.games.lupfen.support import everybody_plays, weak
from tests.game.games.support import begin

both = pytest.mark.parametrize("ruleset", [LIECHTENSTEIN, VORARLBERG], ids=["LI", "VO"])
SUITS = {LIECHTENSTEIN.id: "roses", VORARLBERG.id: "leaves"}


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


def test_a_staender_can_be_knocked_once_its_owner_has_seen_it() -> None:
    hands = ["aA lA hK", "bA bO bU", "aO lK hA"]
    game = begin(VORARLBERG, hands, turn_up="hT", pot=9, blind_lupf=True)
    assert game.announced() == []
    assert game.say("A look", "A pass").announced() == []
    assert game.say("B look").announced() == ["staender B"]


@both
def test_all_must_play_if_the_compulsory_suit_is_turned_up(ruleset: Ruleset[Any]) -> None:
    suit = SUITS[ruleset.id]
    rules: dict[str, Any] = {"compulsory_hearts": True, "compulsory_suit": suit}
    hands = ["aA bA aK", "aT bT aO", "aU bU bO"] if ruleset is VORARLBERG else ["aA bA aK", "aB bB aO", "aU bU bO"]
    said = ("A pass", "B lift") if ruleset is VORARLBERG else ("A decline", "B lift", "B 2")
    game = begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9, **rules).say(*said)
    assert (game.kind, game.announced()) == ("play", ["all-must-play"])
    assert game.driver.deal.active == [True, True, True]
    assert begin(ruleset, hands, turn_up="bK", pot=9, **rules).say(*said).kind == "join"
    assert begin(ruleset, hands, turn_up=f"{suit[0]}K", pot=9).say(*said).kind == "join"
