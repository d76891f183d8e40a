"""The rules in words state what is in force and nothing else."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from bot.language import Language
from bot.panels.rules.examples import example_deals
from bot.panels.rules.text import ranked, rules_text
from bot.panels.table.summary import net_results
from game.core.cards import SWISS_20
from game.core.errors import Refused
from game.core.ordering import Ordering
from game.core.rulesets import Choice, OptionField, Ruleset
from game.games.catalogue import CATALOGUE
from tests.bot.panels.reading import complaints, components, words
from tests.bot.panels.support import EMOJIS

LANGUAGE = Language(strict=True)
RULESETS = list(CATALOGUE)
FOR_A_POT = [ruleset for ruleset in CATALOGUE if ruleset.pot and ruleset.tricks]
# Options other than switches, set to produce the longest text.
MOST: dict[str, Choice] = {
    "dealer_stake": 30, "max_shoves": 2, "compulsory_suit": "acorns", "trump_source": "next_card",
    "dealer_takes": "knock", "hop_and_jump": "double", "max_bete": 12, "pot_limit": 50,
}  # fmt: skip
# Left out of the rules: the lot that decides the first dealer.
UNTOLD = {"first_dealer"}
# Options with a text only in combination with others.
TOGETHER: dict[str, dict[str, Choice]] = {
    "hand_size": {"stake": 12},
    "deals": {"session_end": "deals"},
    "foreplace_differ": {"foreplace_open": True},
    "max_shoves": {"shoving": True, "dealer_stake": 3},
    "shoving": {"dealer_stake": 3},
    "compulsory_suit": {"compulsory_hearts": True},
    "compulsory_hearts": {"compulsory_suit": "acorns"},
    "blind_double": {"blind_lupf": True},
    "scrap_timing": {"weak_hand": "scrap"},
    "exchange_timing": {"weak_hand": "exchange"},
    "max_bete_scope": {"max_bete": 12},
    "must_undertrump": {"follow_rule": "follow_trump_head"},
    "dealer_penalty": {"dealer_takes": "knock", "trump_source": "next_card"},
    "dealer_takes": {"trump_source": "next_card"},
    "robbing": {"trump_source": "next_card"},
    "deal_pattern": {"trump_source": "next_card"},
}
# Words about a rule that must not appear while the rule is off.
WORDS = {
    "de": {
        "blind_lupf": "blind", "staender": "Ständer", "shoving": "schieb", "compulsory_lupf": "zwei Säuen",
        "three_unters": "Drei Under", "weak_hand": "Zwei Under", "robbing": "Rauben", "hop_and_jump": "Hopp",
        "exchange_max": "tauschen", "dealer_takes": "opfen", "max_bete": "höchstens",
    },
    "en": {
        "blind_lupf": "blind", "staender": "Ständer", "shoving": "shove", "compulsory_lupf": "two Sows",
        "three_unters": "Three Unders", "weak_hand": "Two Unders", "robbing": "Robbing", "hop_and_jump": "Hop",
        "exchange_max": "exchange", "dealer_takes": "nocking", "max_bete": "at most",
    },
}  # fmt: skip
OFF: dict[str, Choice] = {"staender": "off", "weak_hand": "none", "hop_and_jump": "off", "exchange_max": 0,
                          "dealer_takes": "off", "max_bete": 0}  # fmt: skip


def told(ruleset: Ruleset[Any], options: dict[str, Choice], locale: str) -> str:
    return words(rules_text(ruleset, ruleset.choose(options), LANGUAGE.texts(locale)))


def without_examples(text: str) -> str:
    return re.split(r"\*\*(?:For example|Zum Beispiel)", text)[0]


def others(field: OptionField) -> list[Choice]:
    """Return values of an option other than its default."""
    if field.kind == "switch":
        return [not field.default]
    if field.kind == "number":
        return [other for other in (field.low, field.low + 1, field.low + 3, 6, 12) if field.low <= other <= field.high]
    return [value for value in field.values if value != field.default]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("locale", ["de", "en"])
def test_every_house_rule_changes_what_the_rules_say(ruleset: Ruleset[Any], locale: str) -> None:
    names = {field.name for field in ruleset.fields()}
    for field in ruleset.fields():
        if field.name in UNTOLD:
            continue
        beside = {name: value for name, value in TOGETHER.get(field.name, {}).items() if name in names}
        changed: set[str] = set()
        for value in (*others(field), field.default):
            try:
                changed.add(without_examples(told(ruleset, {**beside, field.name: value}, locale)))
            except Refused:
                continue
            if len(changed) > 1:
                break
        same_pack = field.name == "pack" and ruleset.most_seats <= 6
        assert len(changed) > 1 or same_pack, f"{field.name} is not told"


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("locale", ["de", "en"])
def test_a_rule_that_is_off_is_not_mentioned(ruleset: Ruleset[Any], locale: str) -> None:
    names = {field.name for field in ruleset.fields()}
    switches = {field.name for field in ruleset.fields() if field.kind == "switch"}
    off = {name: OFF.get(name, False) for name in WORDS[locale] if name in names and (name in OFF or name in switches)}
    text = without_examples(told(ruleset, off, locale))
    for name in off:
        assert WORDS[locale][name] not in text


@pytest.mark.parametrize("ruleset", FOR_A_POT, ids=lambda ruleset: ruleset.id)
def test_there_are_two_examples_whose_sums_are_those_of_the_script(ruleset: Ruleset[Any]) -> None:
    for preset in ruleset.manual.presets.values():
        options = ruleset.choose(preset)
        first, second = example_deals(ruleset, options)
        assert sum(net_results(first)) == -first.bank.pot - first.bank.reserve
        assert sum(net_results(second)) == first.bank.pot - second.bank.pot + first.bank.reserve - second.bank.reserve
        for locale in ("de", "en"):
            text = told(ruleset, dict(preset), locale)
            assert "\n1. " in text
            assert "\n2. " in text


@pytest.mark.parametrize("ruleset", FOR_A_POT, ids=lambda ruleset: ruleset.id)
def test_the_examples_are_played_for_todays_stakes(ruleset: Ruleset[Any]) -> None:
    assert ruleset.stakes
    stakes = ruleset.stakes.read(ruleset.stakes.suggestions[-1])
    largest = max(stakes.values())
    text = told(ruleset, dict(stakes), "en")
    assert all(f"**{amount}**" in text.split("\n\n")[0] for amount in stakes.values())
    assert str(largest) in text.split("For example")[1] or str(min(stakes.values())) in text.split("For example")[1]


@pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
@pytest.mark.parametrize("locale", ["de", "en"])
def test_the_rules_with_everything_on_fit_into_a_message(ruleset: Ruleset[Any], locale: str) -> None:
    everything = {field.name: True for field in ruleset.fields() if field.kind == "switch"}
    everything |= {name: value for name, value in MOST.items() if name in ruleset.options.model_fields}
    texts = LANGUAGE.texts(locale).with_emojis(EMOJIS)
    surface = rules_text(ruleset, ruleset.choose(everything), texts, "ranking.webp")
    assert list(complaints(surface)) == []


def test_the_ranking_of_the_pack_is_told_in_its_own_words() -> None:
    assert "Ass, Banner, König, Ober, Under" in told(CATALOGUE.find("lupfen-liechtenstein"), {}, "de")
    assert "Sow, Ten, King, Ober, Unter" in told(CATALOGUE.find("lupfen-vorarlberg"), {}, "en")
    assert "52" in told(CATALOGUE.find("tippen-1905"), {}, "de")


def test_cards_that_do_not_rank_as_their_pack_are_shown_as_the_game_ranks_them() -> None:
    ruleset = CATALOGUE.find("lupfen-liechtenstein")
    assert [card.code for card in ranked(ruleset, SWISS_20)][:2] == ["acorns-ace", "acorns-banner"]
    kings_are_trumps = Ordering(SWISS_20, "kings", suit=lambda card: "kings" if card.rank == "king" else card.suit)
    own = replace(ruleset, ordering=kings_are_trumps)
    assert [card.rank for card in ranked(own, SWISS_20)] == ["king"] * 4
    assert "From high to low: Ace, Banner" in told(ruleset, {}, "en")
    texts = LANGUAGE.texts("en")
    surface = rules_text(own, own.choose({}), texts, "ranking.webp")
    assert "From high to low: Ace, Banner" not in words(surface)
    assert "From high to low: King of Acorns, King of Roses, King of Shields, King of Bells" in str(components(surface))
