"""Before the first deal: rules and stakes from the options of `start`, limits, and forced deals."""

import random
from dataclasses import replace
from typing import Any

import pytest

from bot.discord_io.custom_id import Verb
from bot.panels.kit.rules import (
    Rules,
    find_rules,
    offered_rules,
    offered_stakes,
    stakes_label,
    stakes_words,
    with_stakes,
)
from bot.panels.kit.words import texts_of
from bot.panels.table.hand import hand
from bot.panels.table.lobby import closed_lobby, lobby
from bot.panels.table.panel import panel
from game.core.errors import Refused
from game.core.events import Paid
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.kits.pot.bank import PENALTY
from game.table.table import Table
from game.table.view import table_view
from tests.bot.panels.reading import presses, words
from tests.bot.panels.seated import dealt, table_view_of
from tests.bot.panels.support import open_table, states
from tests.game.games.shown import DE, EN

SAVED = {("lupfen-liechtenstein", "Ours"): {"ante": 2}, ("no-longer-there", "Old"): {"ante": 2}}
OFFERED = offered_rules(CATALOGUE, "lupfen", SAVED)
LUPFEN = OFFERED[0]
WITHOUT = Rules("x", replace(LUPFEN.ruleset, stakes=None), {})


def test_built_in_rule_sets_are_offered_before_the_servers_own() -> None:
    names = [rules.name for rules in OFFERED]
    rulesets = CATALOGUE.families()["lupfen"]
    assert {name.partition("/")[0] for name in names[:-1]} == {ruleset.id for ruleset in rulesets}
    assert names[-1] == "saved/lupfen-liechtenstein/Ours"
    assert OFFERED[-1].options == {"ante": 2}


def test_rules_can_be_found_by_their_name_or_the_rulesets_name() -> None:
    assert find_rules(OFFERED, None) is find_rules(OFFERED, "") is LUPFEN
    assert find_rules(OFFERED, "saved/lupfen-liechtenstein/Ours") is OFFERED[-1]
    assert find_rules(OFFERED, "lupfen-vorarlberg").ruleset.id == "lupfen-vorarlberg"
    with pytest.raises(Refused, match="rules-unknown"):
        find_rules(OFFERED, "tippen-1905")


def test_typed_stakes_become_house_rules() -> None:
    assert with_stakes(LUPFEN, None) == LUPFEN.options
    assert with_stakes(LUPFEN, " 2  3 – 9 ").items() >= {"ante": 2, "min_bet": 3, "max_bet": 9}.items()


@pytest.mark.parametrize(
    ("stakes", "why"), [("two", "stakes-unreadable"), ("1 9-2", "bets-crossed"), ("9999 1-2", "option-bound")]
)
def test_unplayable_stakes_are_refused(stakes: str, why: str) -> None:
    with pytest.raises(Refused, match=why):
        with_stakes(LUPFEN, stakes)


def test_playable_typed_stakes_are_suggested_first_in_their_usual_notation() -> None:
    assert offered_stakes(LUPFEN, "")[0] == "1 1-6"
    assert offered_stakes(LUPFEN, "3   3 -  " + " " * 200 + "9")[0] == "3 3-9"
    assert offered_stakes(LUPFEN, "1 2-6").count("1 2-6") == 1
    assert offered_stakes(LUPFEN, "9 9-2") == offered_stakes(LUPFEN, "")


def test_a_game_without_stakes_neither_offers_nor_accepts_any() -> None:
    assert offered_stakes(WITHOUT, "1") == []
    assert with_stakes(WITHOUT, None) == {}
    with pytest.raises(Refused, match="no-stakes"):
        with_stakes(WITHOUT, "1")


@pytest.mark.parametrize("ruleset", [each for each in CATALOGUE if each.stakes], ids=lambda each: each.id)
def test_every_suggested_stake_explains_itself(ruleset: Ruleset[Any]) -> None:
    for stakes in ruleset.stakes.suggestions if ruleset.stakes else ():
        for texts in (EN, DE):
            label = stakes_label(texts_of(texts, ruleset), Rules("any", ruleset, {}), stakes)
            assert label.startswith(f"{stakes} · ")
            assert "chip" in label.casefold(), "the text `stakes` says what the numbers mean"
            assert "*" not in label
            assert len(label) <= 100


def test_stakes_name_the_ante_and_the_price() -> None:
    told = stakes_words(texts_of(EN, LUPFEN.ruleset), LUPFEN.ruleset, LUPFEN.ruleset.choose({}))
    assert told == "Ante **1**, price **1** to **6** chips"
    assert stakes_label(texts_of(DE, LUPFEN.ruleset), LUPFEN, "1 2-6") == "1 2-6 · Einsatz 1, Preis 2 bis 6 Chips"


# the limit of a bête


def limits(table: Table) -> dict[str, str]:
    """Return the limits offered to the host, by label."""
    shown = (lobby if table.state.phase == "lobby" else panel)(table_view(table, None), EN)
    return {label: press.choice for label, press in presses(shown).items() if press.verb == Verb.LIMIT}


@pytest.mark.parametrize("ruleset", [each.id for each in CATALOGUE if each.pot])
async def test_a_lobby_warns_of_unlimited_betes_and_offers_a_limit_in_one_press(ruleset: str) -> None:
    table = await open_table(ruleset, 3)
    view = table_view(table, None)
    if not view.ante:
        assert limits(table) == {}
        return
    assert "**No limit on bêtes**" in words(lobby(view, EN))
    assert "**No limit on bêtes**" in words(closed_lobby(view, EN)), "it stays above the first deal"
    assert "Highest bête:" not in words(closed_lobby(view, EN)), "nothing is chosen there"
    assert [*limits(table).values()] == ["10", "20", "50"]
    await table.hosting.limit_bete(1, 20)
    shown = words(lobby(table_view(table, None), EN))
    assert "No limit on bêtes" not in shown
    assert f"Highest bête: {20 * view.ante}" in shown
    assert [*limits(table).values()] == ["0", "10", "50"]
    for user, antes, why in ((2, 20, "host-only"), (1, 3, "no-such-answer")):
        with pytest.raises(Refused, match=why):
            await table.hosting.limit_bete(user, antes)
    assert table_view(table, None).next_limit == 20 * view.ante


async def test_the_host_can_cap_betes_for_later_deals_once_a_pot_is_large() -> None:
    table = await open_table("lupfen-liechtenstein", 4)
    capped_in = 0
    async for _ in states(table, 40, random.Random(3)):
        view = table_view(table, None)
        if view.phase != "playing" or view.deal is None:
            continue
        told = words(panel(view, EN))
        if not capped_in:
            large = view.pot > 50
            assert (f"⚠️ There are {view.pot:,} antes in the pot" in told) == large
            assert limits(table) == ({"Cap bêtes at 50": "50"} if large else {})
            if large:
                await table.hosting.limit_bete(1, 50)
                capped_in = view.deal_number
        elif view.deal_number == capped_in:
            assert view.limit == 0, "the running deal keeps its rules"
            assert "From the next deal, a bête is at most 50." in told or view.pot <= 50
        else:
            assert view.limit == 50
            assert "antes in the pot" not in told
            paid = (event.payment for event in view.deal.events if isinstance(event, Paid))
            assert max((each.amount for each in paid if each.reason == PENALTY), default=0) <= 50
    assert 0 < capped_in < 40, "a pot grew large, and deals followed"


# a first deal in which nobody is asked whether they play

FORCED = ("lupfen-vorarlberg", "drei-karten-1821", "loup-1821", "dreiblatt-1859", "tippen-1905", "vierblatt")


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_a_forced_first_deal_explains_why_there_is_no_question(ruleset: Ruleset[Any]) -> None:
    driver = dealt(ruleset, max(ruleset.least_seats, min(3, ruleset.most_seats)), random.Random(1))
    shown = words(panel(table_view_of(driver, None), EN))
    assert ("-# First deal:" in shown) == (ruleset.id in FORCED)
    if ruleset.id == "lupfen-vorarlberg":
        assert "you are asked “Lupfsch?”" in words(hand(table_view_of(driver, driver.seat + 1), EN))
