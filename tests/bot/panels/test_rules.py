"""The rules text states exactly what is in force; the question mark explains the terms on screen."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import pytest

from bot.language import Texts
from bot.panels.kit.rules import idle_lines, option_name
from bot.panels.kit.words import texts_of
from bot.panels.rules.examples import example_deals
from bot.panels.rules.text import glossary, ranked, terms_in_sight, terms_of
from bot.panels.table.described import net_results
from bot.panels.table.hand import hand
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from game.core.cards import SWISS_20
from game.core.errors import Refused
from game.core.options import Choice, OptionField
from game.core.ordering import Ordering
from game.core.parts import Manual
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from game.table.table import Table
from game.table.view import table_view
from tests.bot.panels.editing import editor, view_of
from tests.bot.panels.reading import alts, buttons, complaints, components, rules_of, words
from tests.bot.panels.support import EMOJIS, open_table
from tests.game.games.shown import DE, EN, in_both_languages

RULESETS = list(CATALOGUE)
every_ruleset = pytest.mark.parametrize("ruleset", RULESETS, ids=lambda ruleset: ruleset.id)
FEWEST, LONGEST = 5, 250
FOR_A_POT = [ruleset for ruleset in CATALOGUE if ruleset.pot and ruleset.tricks]
# Options other than switches, set to produce the longest text.
MOST: dict[str, Choice] = {
    "dealer_stake": 30, "max_shoves": 2, "compulsory_suit": "acorns", "trump_source": "next_card",
    "dealer_takes": "knock", "hop_and_jump": "double", "max_bete": 12, "pot_limit": 50,
}  # fmt: skip
# Left out of the rules: the lot that decides the first dealer.
UNTOLD = {"first_dealer"}
LITTLE = {"redeals", "pack"}
"""Options the rules text describes only roughly: exact counts, and a pack that is obvious anyway."""
# Options with a text only in combination with others.
TOGETHER: dict[str, dict[str, Choice]] = {
    "hand_size": {"stake": 12},
    "giving_up": {"claims": True},
    "deals": {"session_end": "deals"},
    "jungfrau": {"all_pass": "ramsch"},
    "durchmarsch": {"all_pass": "ramsch"},
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
        "blind_lupf": "blind", "staender": "Ständer", "shoving": "shoving", "compulsory_lupf": "two Sows",
        "three_unters": "Three Unders", "weak_hand": "Two Unders", "robbing": "Robbing", "hop_and_jump": "Hop",
        "exchange_max": "exchange", "dealer_takes": "nocking", "max_bete": "at most",
    },
}  # fmt: skip
OFF: dict[str, Choice] = {"staender": "off", "weak_hand": "none", "hop_and_jump": "off", "exchange_max": 0,
                          "dealer_takes": "off", "max_bete": 0}  # fmt: skip


def told(ruleset: Ruleset[Any], options: Mapping[str, Choice], texts: Texts = EN) -> str:
    return words(rules_of(ruleset, ruleset.choose(options), texts))


@pytest.fixture
def without_examples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Leave out the worked examples, which are slow to find."""

    def nothing(*_given: object) -> Sequence[str]:
        return ()

    monkeypatch.setattr("bot.panels.rules.text.examples_words", nothing)


def others(field: OptionField) -> list[Choice]:
    """Return values of an option other than its default."""
    if field.kind == "switch":
        return [not field.default]
    if field.kind == "number":
        return [other for other in (field.low, field.low + 1, field.low + 3, 6, 12) if field.low <= other <= field.high]
    return [value for value in field.values if value != field.default]


@every_ruleset
@in_both_languages
@pytest.mark.usefixtures("without_examples")
def test_every_house_rule_changes_the_rules_text(ruleset: Ruleset[Any], texts: Texts) -> None:
    names = {field.name for field in ruleset.fields()}
    for field in ruleset.fields():
        if field.name in UNTOLD:
            continue
        beside = {name: value for name, value in TOGETHER.get(field.name, {}).items() if name in names}
        changed: set[str] = set()
        for value in (*others(field), field.default):
            try:
                changed.add(told(ruleset, {**beside, field.name: value}, texts))
            except Refused:
                continue
            if len(changed) > 1:
                break
        same_pack = field.name == "pack" and ruleset.most_seats <= 6
        assert len(changed) > 1 or same_pack, f"{field.name} is missing from the rules"


@every_ruleset
@pytest.mark.usefixtures("without_examples")
def test_a_house_rule_without_effect_is_listed_with_the_rule_overriding_it(
    ruleset: Ruleset[Any],
) -> None:
    usual = told(ruleset, ruleset.usual)
    for field in ruleset.fields():
        for value in set(others(field)) - {field.default}:
            try:
                options = ruleset.choose({**ruleset.usual, field.name: value})
            except Refused:
                continue
            if field.name not in {*UNTOLD, *LITTLE} and told(ruleset, options.model_dump()) == usual:
                (line,) = idle_lines(texts_of(EN, ruleset), ruleset, options)
                assert line.startswith(f"**{option_name(texts_of(EN, ruleset), field.name)}** has no effect while **")
                assert line in words(editor(view_of(ruleset, **{**ruleset.usual, field.name: value})))


@every_ruleset
@in_both_languages
@pytest.mark.usefixtures("without_examples")
def test_a_disabled_rule_is_not_mentioned(ruleset: Ruleset[Any], texts: Texts) -> None:
    names = {field.name for field in ruleset.fields()}
    switches = {field.name for field in ruleset.fields() if field.kind == "switch"}
    off = {
        name: OFF.get(name, False)
        for name in WORDS[texts.language]
        if name in names and (name in OFF or name in switches)
    }
    text = told(ruleset, off, texts)
    for name in off:
        assert WORDS[texts.language][name] not in text


@pytest.mark.parametrize("ruleset", FOR_A_POT, ids=lambda ruleset: ruleset.id)
def test_two_examples_have_the_same_totals_as_the_script(ruleset: Ruleset[Any]) -> None:
    for preset in ruleset.manual.presets.values():
        options = ruleset.choose(preset)
        first, second = example_deals(ruleset, options)
        assert sum(net_results(first)) == -first.bank.pot - first.bank.reserve
        assert sum(net_results(second)) == first.bank.pot - second.bank.pot + first.bank.reserve - second.bank.reserve
        text = told(ruleset, preset)
        assert "\n1. " in text
        assert "\n2. " in text


@pytest.mark.parametrize("ruleset", FOR_A_POT, ids=lambda ruleset: ruleset.id)
def test_examples_use_the_current_stakes(ruleset: Ruleset[Any]) -> None:
    assert ruleset.stakes
    small, large = (ruleset.stakes.read(ruleset.stakes.suggestions[place]) for place in (0, -1))
    text = told(ruleset, large)
    assert all(f"**{amount}**" in text.split("\n\n")[0] for amount in large.values())
    assert text.split("For example")[1] != told(ruleset, small).split("For example")[1], "an example moves chips"


@every_ruleset
@in_both_languages
def test_rules_with_every_option_enabled_fit_in_one_message(ruleset: Ruleset[Any], texts: Texts) -> None:
    everything = {field.name: True for field in ruleset.fields() if field.kind == "switch"}
    everything |= {name: value for name, value in MOST.items() if name in ruleset.options.model_fields}
    surface = rules_of(ruleset, ruleset.choose(everything), texts.with_emojis(EMOJIS), ("ranking.webp", b""))
    assert list(complaints(surface)) == []


def test_the_card_ranking_is_described_in_the_packs_own_words() -> None:
    assert "Ass, Banner, König, Ober, Under" in told(CATALOGUE.find("lupfen-liechtenstein"), {}, DE)
    assert "Sow, Ten, King, Ober, Unter" in told(CATALOGUE.find("lupfen-vorarlberg"), {})
    assert "52" in told(CATALOGUE.find("tippen-1905"), {}, DE)


def test_cards_ranked_differently_from_their_pack_are_shown_in_the_games_order() -> None:
    ruleset = CATALOGUE.find("lupfen-liechtenstein")
    assert [card.code for card in ranked(ruleset, SWISS_20)][:2] == ["acorns-ace", "acorns-banner"]
    kings_are_trumps = Ordering(SWISS_20, "kings", suit=lambda card: "kings" if card.rank == "king" else card.suit)
    own = replace(ruleset, ordering=kings_are_trumps)
    assert [card.rank for card in ranked(own, SWISS_20)] == ["king"] * 4
    assert "From high to low: Ace, Banner" in told(ruleset, {})
    surface = rules_of(own, own.choose({}), EN, ("ranking.webp", b""))
    assert "From high to low: Ace, Banner" not in words(surface)
    assert "From high to low: King of Acorns, King of Roses, King of Shields, King of Bells" in str(components(surface))


# the words of a game, explained


async def seated(ruleset: Ruleset[Any]) -> Table:
    return await open_table(ruleset.id, max(ruleset.least_seats, min(3, ruleset.most_seats)))


@every_ruleset
@in_both_languages
@pytest.mark.parametrize("suits", ["", "german"])
async def test_every_game_term_is_explained_in_a_short_sentence(
    ruleset: Ruleset[Any], texts: Texts, suits: str
) -> None:
    view = table_view(await seated(ruleset), 1)
    terms = terms_of(ruleset)
    assert len(terms) >= (FEWEST if ruleset.turns > 1 else 1), "a game of one question has few words"
    texts = texts.with_suits(suits)
    surface = glossary(view, texts, terms)
    assert list(complaints(surface)) == []
    lines = words(surface).splitlines()[1 : 1 + len(terms)]
    assert all("**" in line for line in lines)
    assert [line for term, line in zip(terms, lines, strict=True) if len(line) > LONGEST and term != "cards"] == []
    assert "All words" not in buttons(surface)


async def test_table_hand_and_lobby_have_a_help_button() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    press = f"1:words:{table.id}:::"
    assert buttons(lobby(table_view(table, None), EN))["?"] == press
    await table.start(1)
    assert buttons(panel(table_view(table, None), EN))["?"] == buttons(hand(table_view(table, 1), EN))["?"] == press


@every_ruleset
@in_both_languages
def test_no_term_has_an_empty_word_beginning(ruleset: Ruleset[Any], texts: Texts) -> None:
    texts = texts_of(texts, ruleset)
    for term in terms_of(ruleset):
        beginnings = [each.strip() for each in texts(f"term-{term}-seen").split(",")]
        assert all(beginnings), f"{term} would be found in every text"


async def test_lobby_terms_are_those_of_its_short_rules() -> None:
    view = table_view(await open_table("lupfen-liechtenstein", 3), 1)
    assert terms_in_sight(view, EN) == ("lupfsch", "price", "bete", "trick", "pot")


async def test_terms_not_in_sight_are_behind_a_button() -> None:
    table = await open_table("lupfen-liechtenstein", 3)
    await table.start(1)
    view, texts = table_view(table, 1), DE
    terms = terms_in_sight(view, texts)
    assert "lupfsch" in terms
    assert "staender" not in terms
    surface = glossary(view, texts, terms)
    assert "Lupfst du?" in words(surface)
    assert buttons(surface)["Alle Wörter"] == f"1:words:{table.id}:::all"


async def test_a_forced_deal_explains_the_term_force() -> None:
    table = await open_table("lupfen-vorarlberg", 3)
    await table.start(1)
    assert "force" in terms_in_sight(table_view(table, 1), EN)


async def test_card_rankings_use_the_readers_preferred_suits() -> None:
    view = table_view(await open_table("skat", 3), 1)
    own = words(glossary(view, EN.with_suits("german"), ("cards",)))
    assert "Unter of Acorns" in own
    assert "Jack" not in own


async def test_a_game_without_its_own_terms_explains_the_general_ones() -> None:
    table = await open_table("skat", 3)
    view = replace(table_view(table, 1), ruleset=replace(table.ruleset, manual=Manual()))
    told = words(glossary(view, EN, terms_in_sight(view, EN)))
    assert "**Seal**" in told


async def test_a_ranking_picture_accompanies_the_text() -> None:
    view = table_view(await open_table("tippen-1905", 3), 1)
    surface = glossary(view, EN, ("cards",), "ranking.webp")
    assert "attachment://ranking.webp" in str(components(surface))
    assert "Ace" in alts(surface)[0]
