"""The meaning of the options of `start`: rules by name, stakes as people write them."""

from dataclasses import replace

import pytest

from bot.panels.kit.start_options import Rules, find_rules, offered_rules, offered_stakes, with_stakes
from game.core.errors import Refused
from game.games.catalogue import CATALOGUE

SAVED = {("lupfen-liechtenstein", "Ours"): {"ante": 2}, ("no-longer-there", "Old"): {"ante": 2}}
OFFERED = offered_rules(CATALOGUE, "lupfen", SAVED)
LUPFEN = OFFERED[0]
WITHOUT = Rules("x", replace(LUPFEN.ruleset, stakes=None), {})


def test_every_ready_made_set_is_offered_and_then_those_of_the_server() -> None:
    names = [rules.name for rules in OFFERED]
    rulesets = CATALOGUE.families()["lupfen"]
    assert {name.partition("/")[0] for name in names[:-1]} == {ruleset.id for ruleset in rulesets}
    assert names[-1] == "saved/lupfen-liechtenstein/Ours"
    assert OFFERED[-1].options == {"ante": 2}


def test_rules_are_found_by_their_name_or_the_rulesets() -> None:
    assert find_rules(OFFERED, None) is find_rules(OFFERED, "") is LUPFEN
    assert find_rules(OFFERED, "saved/lupfen-liechtenstein/Ours") is OFFERED[-1]
    assert find_rules(OFFERED, "lupfen-vorarlberg").ruleset.id == "lupfen-vorarlberg"
    with pytest.raises(Refused, match="rules-unknown"):
        find_rules(OFFERED, "tippen-1905")


def test_written_stakes_become_house_rules() -> None:
    assert with_stakes(LUPFEN, None) == LUPFEN.options
    assert with_stakes(LUPFEN, " 2  3 – 9 ").items() >= {"ante": 2, "min_bet": 3, "max_bet": 9}.items()


@pytest.mark.parametrize(
    ("stakes", "why"), [("two", "stakes-unreadable"), ("1 9-2", "bets-crossed"), ("9999 1-2", "option-bound")]
)
def test_stakes_that_cannot_be_played_are_refused(stakes: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        with_stakes(LUPFEN, stakes)


def test_what_was_typed_comes_first_as_people_write_it_if_it_can_be_played() -> None:
    assert offered_stakes(LUPFEN, "")[0] == "1 1-6"
    assert offered_stakes(LUPFEN, "3   3 -  " + " " * 200 + "9")[0] == "3 3-9"
    assert offered_stakes(LUPFEN, "1 2-6").count("1 2-6") == 1
    assert offered_stakes(LUPFEN, "9 9-2") == offered_stakes(LUPFEN, "")


def test_a_game_without_stakes_offers_none_and_takes_none() -> None:
    assert offered_stakes(WITHOUT, "1") == []
    assert with_stakes(WITHOUT, None) == {}
    with pytest.raises(Refused, match="no-stakes"):
        with_stakes(WITHOUT, "1")
