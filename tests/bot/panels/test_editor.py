"""The house rules form covers every option and explains contradictions."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Surface
from bot.language import Texts
from bot.panels.kit.rules import option_name, option_value
from bot.panels.kit.words import texts_of
from bot.panels.rules.editor import (
    Part,
    changed_options,
    forget_form,
    pages_of,
    pressed_option,
    rules_form,
    save_form,
    time_form,
)
from bot.panels.table.lobby import lobby
from bot.panels.table.private import refusal_words
from game.core.errors import Refused
from game.core.options import Options
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.games.lupfen import LIECHTENSTEIN
from game.games.skat import SKAT
from tests.bot.panels.editing import editor, offered, view_of
from tests.bot.panels.reading import BUTTON, SELECT, components, words
from tests.game.games.shown import DE, EN, in_both_languages

RULESETS = list(CATALOGUE)


every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
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
@in_both_languages
def test_every_option_appears_once_with_its_value_on_one_of_few_pages(ruleset: Ruleset[Any], texts: Texts) -> None:
    view, pages, shown = view_of(ruleset), pages_of(ruleset), list[str]()
    assert len(pages) <= MOST_PAGES
    assert next(iter(ruleset.manual.groups)) == "stakes", "great moments come first"
    for page, groups in enumerate(pages):
        surface = editor(view, texts, part=Part(page))
        told = words(surface)
        names = [field.name for fields in groups.values() for field in fields]
        assert {name for name, _ in changers(surface)} == set(names)
        assert all(f"{texts_of(texts, ruleset)(f'option-{name}')}: **" in told for name in names)
        shown += names
    assert shown == [field.name for field in ruleset.fields()]


@every_ruleset
def test_every_alternative_value_of_an_option_is_offered(ruleset: Ruleset[Any]) -> None:
    view = view_of(ruleset)
    pages = (editor(view, part=Part(page)) for page in range(len(pages_of(ruleset))))
    every = [each for surface in pages for each in changers(surface)]
    for field in ruleset.fields():
        values = [value for name, value in every if name == field.name]
        others = {"number": [""], "switch": ["false" if getattr(view.options, field.name) else "true"]}
        assert values == others.get(
            field.kind, [value for value in field.values if value != str(getattr(view.options, field.name))]
        )


@every_ruleset
def test_a_familys_groups_cover_exactly_the_options_of_its_rulesets(ruleset: Ruleset[Any]) -> None:
    assert "more" not in ruleset.grouped_fields()
    family = [other for other in RULESETS if other.family == ruleset.family]
    known = {name for other in family for name in other.options.model_fields}
    assert {name for names in ruleset.manual.groups.values() for name in names} == known
    assert [group for group in ruleset.manual.groups if not texts_of(EN, ruleset).has(f"group-{group}")] == []


@every_ruleset
def test_changed_options_fit_on_one_page_with_their_defaults(ruleset: Ruleset[Any]) -> None:
    view = replace(view_of(ruleset), options=everything_changed(ruleset))
    surface = editor(view, part=Part(only_changed=True))
    assert words(surface).count("✱") == words(surface).count("(usually ") == len([*ruleset.fields()])
    assert {name for name, _ in changers(surface)} == {field.name for field in ruleset.fields()}


def test_reset_is_not_offered_when_nothing_has_changed() -> None:
    surface = editor(view_of(SKAT, **SKAT.manual.presets["skat"]), part=Part(only_changed=True))
    assert "These are the standard rules" in words(surface)
    reset = next(item for item in components(surface) if "rules-reset" in item.get("custom_id", ""))
    assert reset["disabled"]


@every_ruleset
def test_a_press_returns_to_the_page_it_came_from(ruleset: Ruleset[Any]) -> None:
    for page, groups in enumerate(pages_of(ruleset)):
        for field in (field for fields in groups.values() for field in fields):
            for part in (Part(page), Part(only_changed=True)):
                marked = part.mark(field.name)
                assert Part.after(marked, ruleset, field.name) == part._replace(at=field.name)
                assert pressed_option(marked, ["7"]) == (field.name, "7")


@pytest.mark.parametrize(
    ("name", "written", "why"),
    [("max_bet", "5000", "option-bounds"), ("max_bet", "viel", "option-value"), ("speed", "1", "option-unknown")],
)
def test_a_typed_number_is_accepted_only_if_it_is_valid(name: str, written: str, why: str) -> None:
    view = view_of(LIECHTENSTEIN)
    assert changed_options(view, "max_bet", " 12 ")["max_bet"] == 12
    with pytest.raises(Refused, match=why):
        changed_options(view, name, written)


CONTRADICTIONS = (
    ("lupfen-liechtenstein", {"min_bet": 7}, ("7", "6")),
    ("lupfen-liechtenstein", {"compulsory_hearts": True}, ("Herz", "Mitspielzwang")),
    ("lupfen-liechtenstein", {"dealer_stake": 4}, ("4", "drei")),
    ("lupfen-vorarlberg", {"stakes_multiple_of_three": True, "ante": 4}, ("4", "drei")),
    ("drei-karten-1821", {"robbing": True}, ("Rauben", "letzte Karte")),
    ("loup-1821", {"dealer_takes": "knock"}, ("Klopfen", "letzte Karte")),
    ("vierblatt", {"stake": 6}, ("6", "4")),
    ("tippen-1905", {"hand_size": 5}, ("fünf",)),
    ("dreiblatt-1859", {"max_bete": 10}, ("10", "3")),
)


@pytest.mark.parametrize(("ruleset", "options", "named"), CONTRADICTIONS)
def test_a_contradiction_names_both_options(ruleset: str, options: dict[str, Any], named: tuple[str, ...]) -> None:
    with pytest.raises(Refused) as refused:
        CATALOGUE.find(ruleset).choose(options)
    sentence = refusal_words(refused.value, DE)
    assert all(side in sentence for side in named)


def test_the_form_shows_refusals_and_the_name_of_saved_rules() -> None:
    told = words(editor(view_of(CATALOGUE.find("lupfen-vorarlberg")), refused="So nicht."))
    assert "So nicht." in told.splitlines()[1]
    assert "Stammtisch" in told
    assert "Allgäu" in told


@every_ruleset
def test_a_refusals_reason_appears_beside_the_option_that_was_pressed(ruleset: Ruleset[Any]) -> None:
    for field in ruleset.fields():
        lines = words(
            editor(view_of(ruleset), part=Part.after("", ruleset, field.name), refused="So nicht.")
        ).splitlines()
        place, name = lines.index("⚠️ So nicht."), option_name(texts_of(EN, ruleset), field.name)
        assert lines.count("⚠️ So nicht.") == 1
        assert any(name in line for line in lines[:place]), "right below the options of its group"


def test_forms_ask_for_at_most_two_related_values_and_name_their_press() -> None:
    view, texts = view_of(LIECHTENSTEIN), DE
    field = next(field for field in LIECHTENSTEIN.fields() if field.name == "max_bet")
    for form, verb, asked in (
        (rules_form(view, field, texts, Part()), "rules-option", 1),
        (time_form(view, texts), "rules-time", 4),
        (save_form(view, texts), "rules-save", 1),
        (forget_form(view, [each for each in offered(LIECHTENSTEIN) if each.saved_as], texts), "rules-forget", 1),
    ):
        sent = form.to_dict()
        press = Press.read(sent["custom_id"])
        assert press is not None
        assert (press.verb, press.table) == (verb, view.id)
        assert len(sent["title"]) <= 45
        assert len(sent["components"]) == asked
    assert ". Von 1 bis 1.000" in str(rules_form(view, field, texts, Part()).to_dict())


def test_the_lobby_shows_which_house_rules_differ() -> None:
    told = words(lobby(view_of(LIECHTENSTEIN, max_bet=12, three_unters=False), EN))
    assert "Ante **1**, price **1** to **12** chips" in told
    assert "Three Unders: off" in told
    assert "Highest price" not in told


def test_house_rules_mention_only_suits_of_the_pack() -> None:
    (field,) = [field for field in LIECHTENSTEIN.fields() if field.name == "compulsory_suit"]
    assert option_value(texts_of(EN, LIECHTENSTEIN), field, field.default) == "none chosen"
