"""The form of house rules covers every option and explains what contradicts."""

from __future__ import annotations

from typing import Any

import pytest

from bot.interactions.custom_id import Press
from bot.interactions.start_options import Rules, offered_rules
from bot.interactions.verbs import Verb
from bot.language import Language
from bot.panels.kit.words import texts_of
from bot.panels.rules.editor import changed_options, page_of, pages, pressed_option, rules_editor
from bot.panels.rules.forms import forget_form, rules_form, save_form, time_form
from bot.panels.table.lobby import lobby
from bot.panels.table.private import refusal_words
from game.core.errors import Refused
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.view import table_view
from tests.bot.panels.reading import BUTTON, SELECT, complaints, components, words
from tests.bot.panels.support import open_table

LANGUAGE = Language(strict=True)
RULESETS = list(CATALOGUE)


def offered(ruleset: Ruleset[Any]) -> list[Rules]:
    return offered_rules(CATALOGUE, ruleset.family, {(ruleset.id, "Stammtisch **1**"): {}})


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("locale", ["de", "en"])
async def test_every_option_stands_on_one_page_with_its_control(ruleset: Ruleset[Any], locale: str) -> None:
    table = await open_table(ruleset.id, min(3, ruleset.most_seats))
    texts = LANGUAGE.texts(locale)
    controls: list[str] = []
    for page in range(pages(ruleset)):
        surface = rules_editor(table_view(table, 1), texts, offered(ruleset), page=page)
        assert list(complaints(surface)) == []
        told = words(surface)
        for item in components(surface):
            press = Press.read(item["custom_id"]) if item["type"] in {BUTTON, SELECT} else None
            if press and press.verb in {"rules-option", "rules-form"}:
                name = press.choice.partition("=")[0]
                controls.append(name)
                assert page_of(ruleset, name) == page
                assert texts_of(texts, ruleset)(f"option-{name}") in told
    assert controls == [field.name for field in ruleset.fields()]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
async def test_a_switch_offers_the_other_side_and_a_select_every_value(ruleset: Ruleset[Any]) -> None:
    table = await open_table(ruleset.id, min(3, ruleset.most_seats))
    fields = {field.name: field for field in ruleset.fields()}
    for page in range(pages(ruleset)):
        for item in components(rules_editor(table_view(table, 1), LANGUAGE.texts("en"), offered(ruleset), page=page)):
            press = Press.read(item["custom_id"]) if item["type"] in {BUTTON, SELECT} else None
            if press is None or press.verb != Verb.RULES_OPTION:
                continue
            name, value = pressed_option(press.choice, [option["value"] for option in item.get("options", [])][:1])
            if item["type"] == SELECT:
                assert [option["value"] for option in item["options"]] == list(fields[name].values)
            else:
                assert fields[name].read(value) != fields[name].default


async def test_the_common_options_come_first() -> None:
    for ruleset in RULESETS:
        table = await open_table(ruleset.id, min(3, ruleset.most_seats))
        told = words(rules_editor(table_view(table, 1), LANGUAGE.texts("de"), offered(ruleset)))
        assert texts_of(LANGUAGE.texts("de"), ruleset)(f"option-{ruleset.common[0]}") in told


async def test_a_changed_number_is_taken_as_it_is_written() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    view = table_view(table, 1)
    assert changed_options(view, "max_bet", " 12 ")["max_bet"] == 12
    with pytest.raises(Refused, match="option-bounds"):
        changed_options(view, "max_bet", "5000")
    with pytest.raises(Refused, match="option-value"):
        changed_options(view, "max_bet", "viel")
    with pytest.raises(Refused, match="option-unknown"):
        changed_options(view, "speed", "1")


CONTRADICTIONS = (
    ("lupfen-liechtenstein", {"min_bet": 7}, ("7", "6")),
    ("lupfen-liechtenstein", {"compulsory_hearts": True}, ("Herz", "Blatt")),
    ("lupfen-liechtenstein", {"dealer_stake": 4}, ("4", "drei")),
    ("lupfen-vorarlberg", {"stakes_multiple_of_three": True, "ante": 4}, ("4", "drei")),
    ("drei-karten-1821", {"robbing": True}, ("Rauben", "letzte Karte")),
    ("loup-1821", {"dealer_takes": "knock"}, ("Klopfen", "letzte Karte")),
    ("vierblatt", {"stake": 6}, ("6", "4")),
    ("tippen-1905", {"hand_size": 5}, ("fünf",)),
    ("dreiblatt-1859", {"max_bete": 10}, ("10", "3")),
)


@pytest.mark.parametrize(("ruleset", "options", "named"), CONTRADICTIONS)
def test_a_contradiction_names_both_sides(ruleset: str, options: dict[str, Any], named: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        CATALOGUE.find(ruleset).choose(options)
    sentence = refusal_words(refused.value, LANGUAGE.texts("de"))
    assert all(side in sentence for side in named)


async def test_a_refusal_stands_on_top_of_the_form() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    surface = rules_editor(table_view(table, 1), LANGUAGE.texts("de"), offered(table.ruleset), refused="So nicht.")
    assert "So nicht." in words(surface).splitlines()[1]


async def test_a_servers_own_rules_are_offered_by_their_name() -> None:
    table = await open_table("lupfen-vorarlberg", 3)
    told = words(rules_editor(table_view(table, 1), LANGUAGE.texts("de"), offered(table.ruleset)))
    assert "Stammtisch" in told
    assert "Allgäu" in told


async def test_forms_ask_for_one_thing_and_name_their_press() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    view, texts = table_view(table, 1), LANGUAGE.texts("de")
    field = next(field for field in table.ruleset.fields() if field.name == "max_bet")
    for form, verb in (
        (rules_form(view, field, texts), "rules-option"),
        (time_form(view, texts), "rules-time"),
        (save_form(view, texts), "rules-save"),
        (forget_form(view, [each for each in offered(table.ruleset) if each.saved_as], texts), "rules-forget"),
    ):
        sent = form.to_dict()
        press = Press.read(sent["custom_id"])
        assert press is not None
        assert (press.verb, press.table) == (verb, table.id)
        assert len(sent["title"]) <= 45
        assert len(sent["components"]) == 1
    assert "von 1 bis 1.000" in str(rules_form(view, field, texts).to_dict())


async def test_the_lobby_shows_which_house_rules_differ() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"max_bet": 12, "three_unters": False})
    told = words(lobby(table_view(table, None), LANGUAGE.texts("de")))
    assert "Einsatz **1**, Preis **1** bis **12** Chips" in told
    assert "Drei Under: aus" in told
    assert "Höchster Preis" not in told
