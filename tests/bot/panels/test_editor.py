"""The house rules form covers every option and explains contradictions."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Surface
from bot.language import Language
from bot.panels.kit.start_options import Rules, offered_rules
from bot.panels.kit.words import option_value, texts_of
from bot.panels.rules.editor import Part, changed_options, pages_of, pressed_option, rules_editor
from bot.panels.rules.forms import forget_form, rules_form, save_form, time_form
from bot.panels.table.lobby import lobby
from bot.panels.table.private import refusal_words
from game.core.errors import Refused
from game.core.rulesets import Options, Ruleset
from game.games.catalogue import CATALOGUE
from game.games.skat import SKAT
from game.table.view import table_view
from tests.bot.panels.reading import BUTTON, SELECT, complaints, components, words
from tests.bot.panels.support import open_table

LANGUAGE = Language(strict=True)
RULESETS = list(CATALOGUE)


def offered(ruleset: Ruleset[Any]) -> list[Rules]:
    return offered_rules(CATALOGUE, ruleset.family, {(ruleset.id, "Stammtisch **1**"): {}})


every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
CONTROLS = {Verb.RULES_PICK, Verb.RULES_FORM}
MOST_PAGES = 4


def changers(surface: Surface) -> Iterator[tuple[str, str]]:
    """Yield every option that can be changed on a page, with a possible value; empty for a number's form."""
    for item in components(surface):
        press = Press.read(item["custom_id"]) if item["type"] in {BUTTON, SELECT} else None
        if press and press.verb == Verb.RULES_FORM:
            yield pressed_option(press.choice, ())
        elif press and press.verb == Verb.RULES_PICK:
            yield from (pressed_option("", [each["value"]]) for each in item["options"])


def everything_changed(ruleset: Ruleset[Any]) -> Options:
    """Set every option to something other than the ruleset's default, consistent or not."""
    other = {
        field.name: next(value for value in values if value != field.default)
        for field in ruleset.fields()
        if (values := field.literals or ((True, False) if field.kind == "switch" else (field.high, field.low)))
    }
    return ruleset.options.model_construct(**other)


@every_ruleset
@pytest.mark.parametrize("locale", ["de", "en"])
async def test_every_option_stands_once_on_one_of_few_pages_with_its_value(ruleset: Ruleset[Any], locale: str) -> None:
    table = await open_table(ruleset.id, min(3, ruleset.most_seats))
    texts = LANGUAGE.texts(locale)
    assert len(pages_of(ruleset)) <= MOST_PAGES
    shown: list[str] = []
    for page, groups in enumerate(pages_of(ruleset)):
        surface = rules_editor(table_view(table, 1), texts, offered(ruleset), part=Part(page))
        assert list(complaints(surface)) == []
        told = words(surface)
        names = [field.name for fields in groups.values() for field in fields]
        assert {name for name, _ in changers(surface)} == set(names)
        assert all(f"{texts_of(texts, ruleset)(f'option-{name}')}: **" in told for name in names)
        shown += names
    assert shown == [field.name for field in ruleset.fields()]


@every_ruleset
async def test_every_other_value_of_an_option_is_offered(ruleset: Ruleset[Any]) -> None:
    table = await open_table(ruleset.id, min(3, ruleset.most_seats))
    every = [
        each
        for page in range(len(pages_of(ruleset)))
        for each in changers(
            rules_editor(table_view(table, 1), LANGUAGE.texts("en"), offered(ruleset), part=Part(page))
        )
    ]
    for field in ruleset.fields():
        values = [value for name, value in every if name == field.name]
        others = {"number": [""], "switch": ["false" if getattr(table.options, field.name) else "true"]}
        assert values == others.get(field.kind, [value for value in field.values if value != str(field.default)])


@every_ruleset
def test_a_family_groups_every_option_of_its_rulesets_and_no_other(ruleset: Ruleset[Any]) -> None:
    assert "more" not in ruleset.grouped_fields()
    family = [other for other in RULESETS if other.family == ruleset.family]
    known = {name for other in family for name in other.options.model_fields}
    assert {name for names in ruleset.manual.groups.values() for name in names} == known
    texts = texts_of(LANGUAGE.texts("en"), ruleset)
    assert [group for group in ruleset.manual.groups if not texts.has(f"group-{group}")] == []


@every_ruleset
async def test_what_differs_fits_on_one_page_and_says_what_is_usual(ruleset: Ruleset[Any]) -> None:
    table = await open_table(ruleset.id, min(3, ruleset.most_seats))
    view, texts = table_view(table, 1), LANGUAGE.texts("de")
    view = replace(view, options=everything_changed(ruleset))
    surface = rules_editor(view, texts, offered_rules(CATALOGUE, ruleset.family, {}), part=Part(only_changed=True))
    assert list(complaints(surface)) == []
    told = words(surface)
    assert told.count("✱") == told.count("(sonst ") == len([*ruleset.fields()])
    assert {name for name, _ in changers(surface)} == {field.name for field in ruleset.fields()}


async def test_only_what_differs_is_shown_on_wish() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"max_bet": 12, "three_unters": False})
    view, texts = table_view(table, 1), LANGUAGE.texts("en")
    surface = rules_editor(view, texts, offered(table.ruleset), part=Part(only_changed=True))
    assert [name for name, _ in changers(surface)] == ["max_bet", "three_unters"]
    assert "Highest price: **12** (usually 6)" in words(surface)
    assert "Lowest price" not in words(surface)


async def test_where_nothing_differs_there_is_nothing_to_reset() -> None:
    table = await open_table("skat", 3, SKAT.manual.presets["skat"])
    surface = rules_editor(
        table_view(table, 1), LANGUAGE.texts("en"), offered(table.ruleset), part=Part(only_changed=True)
    )
    assert "Nothing differs" in words(surface)
    reset = next(item for item in components(surface) if "rules-reset" in item.get("custom_id", ""))
    assert reset["disabled"]


@every_ruleset
def test_a_press_comes_back_to_the_part_that_it_was_made_on(ruleset: Ruleset[Any]) -> None:
    for page, groups in enumerate(pages_of(ruleset)):
        for field in (field for fields in groups.values() for field in fields):
            for part in (Part(page), Part(only_changed=True)):
                marked = part.mark(field.name)
                assert Part.after(marked, ruleset, field.name) == part
                assert pressed_option(marked, ["7"]) == (field.name, "7")


async def test_stakes_come_first() -> None:
    for ruleset in RULESETS:
        told = words(
            rules_editor(
                table_view(await open_table(ruleset.id, min(3, ruleset.most_seats)), 1),
                LANGUAGE.texts("de"),
                offered(ruleset),
            )
        )
        names = [field.name for fields in pages_of(ruleset)[0].values() for field in fields]
        assert texts_of(LANGUAGE.texts("de"), ruleset)(f"option-{names[0]}") in told
        assert next(iter(ruleset.manual.groups)) == "stakes"


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


async def test_forms_ask_for_one_thing_or_two_that_belong_together_and_name_their_press() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    view, texts = table_view(table, 1), LANGUAGE.texts("de")
    field = next(field for field in table.ruleset.fields() if field.name == "max_bet")
    for form, verb, asked in (
        (rules_form(view, field, texts, Part()), "rules-option", 1),
        (time_form(view, texts), "rules-time", 2),
        (save_form(view, texts), "rules-save", 1),
        (forget_form(view, [each for each in offered(table.ruleset) if each.saved_as], texts), "rules-forget", 1),
    ):
        sent = form.to_dict()
        press = Press.read(sent["custom_id"])
        assert press is not None
        assert (press.verb, press.table) == (verb, table.id)
        assert len(sent["title"]) <= 45
        assert len(sent["components"]) == asked
    assert "von 1 bis 1.000" in str(rules_form(view, field, texts, Part()).to_dict())


async def test_the_lobby_shows_which_house_rules_differ() -> None:
    table = await open_table("lupfen-liechtenstein", 3, {"max_bet": 12, "three_unters": False})
    told = words(lobby(table_view(table, None), LANGUAGE.texts("de")))
    assert "Einsatz **1**, Preis **1** bis **12** Chips" in told
    assert "Drei Under: aus" in told
    assert "Höchster Preis" not in told


@pytest.mark.parametrize(("locale", "told"), [("en", "none chosen"), ("de", "keine gewählt")])
def test_a_house_rule_names_no_suit_that_the_pack_lacks(locale: str, told: str) -> None:
    ruleset = CATALOGUE.find("lupfen-liechtenstein")
    texts, options = texts_of(Language(strict=True).texts(locale), ruleset), ruleset.choose({})
    (field,) = [field for field in ruleset.fields() if field.name == "compulsory_suit"]
    assert option_value(texts, field, options.compulsory_suit) == told
