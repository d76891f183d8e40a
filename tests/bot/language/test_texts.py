"""Texts: languages, look-up, what is missing; and that nothing the game can say lacks its words."""

from __future__ import annotations

import ast
import logging
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import discord
import pytest

from bot.language import LANGUAGES, Language, MissingText, language_of
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from tests.packs import PACKS

ROOT = Path(__file__).parents[3]
LANGUAGE = Language(strict=True)
GAME = {path: ast.parse(path.read_text("utf-8")) for path in (ROOT / "game").rglob("*.py")}
REFUSING = {
    path: ast.parse(path.read_text("utf-8")) for room in ("game", "bot", "cogs") for path in (ROOT / room).rglob("*.py")
}


def missing(keys: set[str]) -> list[str]:
    """List the keys that a language lacks; an empty set would prove nothing."""
    assert keys
    return [f"{key} ({code})" for key in sorted(keys) for code in LANGUAGES if not LANGUAGE.texts(code).has(key)]


def calls(trees: dict[Path, ast.Module], *names: str) -> Iterator[ast.Call]:
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and _name(node.func) in names:
                yield node


def _name(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def strings(node: ast.AST | None) -> set[str]:
    """Give the strings an expression can be: one, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def first_arguments(trees: dict[Path, ast.Module], *names: str) -> set[str]:
    return {word for call in calls(trees, *names) if call.args for word in strings(call.args[0])}


def keywords(trees: dict[Path, ast.Module], keyword: str) -> set[str]:
    found = (given for call in calls(trees, "Choose", "PickCard") for given in call.keywords if given.arg == keyword)
    return {word for given in found for word in strings(given.value)}


@pytest.mark.parametrize(
    ("locale", "language"),
    [("de", "de"), ("de-AT", "de"), ("en-GB", "en"), ("en-US", "en"), ("fr", "en"), ("da", "en"), (None, "en")],
)
def test_a_discord_locale_has_a_language(locale: str | None, language: str) -> None:
    assert language_of(locale) == language
    assert LANGUAGE.texts(locale).language == language


def test_every_locale_that_discord_knows_has_texts() -> None:
    assert {LANGUAGE.texts(str(locale.value))("start") for locale in discord.Locale} == {"Start"}


def test_values_stand_in_a_text_and_choose_its_form() -> None:
    english = LANGUAGE.texts("en")
    assert english("seat-tricks", tricks=1) == "1 trick"
    assert english("seat-tricks", tricks=2) == "2 tricks"
    assert english("refused-table-full", most=5).endswith("5 can sit here.")


def test_numbers_are_grouped_as_the_language_does() -> None:
    assert "1,000" in LANGUAGE.texts("en")("summary-pot", pot=1000)
    assert "1.000" in LANGUAGE.texts("de")("summary-pot", pot=1000)


def test_a_missing_text_is_an_error_where_texts_are_strict() -> None:
    with pytest.raises(MissingText, match="no-such-key"):
        LANGUAGE.texts("en")("no-such-key")
    with pytest.raises(MissingText, match="refused-table-full"):
        LANGUAGE.texts("en")("refused-table-full")


def test_a_missing_text_is_a_neutral_sentence_and_a_line_in_the_log(caplog: pytest.LogCaptureFixture) -> None:
    texts = Language().texts("de")
    with caplog.at_level(logging.ERROR):
        assert texts("no-such-key") == texts("no-words")
        assert texts("refused-table-full") == texts("no-words")
    assert "no-such-key" in caplog.text


def test_further_folders_add_and_replace_texts(tmp_path: Path) -> None:
    for code, word in (("en", "Flip!"), ("de", "Wirf!")):
        (tmp_path / code).mkdir()
        (tmp_path / code / "toy.ftl").write_text(f"question-flip = {word}\nstart = {word}\n", encoding="utf-8")
    language = Language(tmp_path, strict=True)
    assert language.texts("de")("question-flip") == "Wirf!"
    assert language.texts("en")("start") == "Flip!"
    assert LANGUAGE.texts("en")("start") == "Start"


def test_every_refusal_has_its_sentence() -> None:
    keys = first_arguments(REFUSING, "Refused", "Contradiction") | keywords(GAME, "forbids")
    assert missing({f"refused-{key}" for key in keys}) == []


def test_every_announcement_has_its_sentence() -> None:
    assert missing({f"event-{what}" for what in first_arguments(GAME, "announce")}) == []


def test_every_ending_has_its_sentence() -> None:
    endings = first_arguments(GAME, "_end", "close")
    reasons = next(
        node.value
        for tree in GAME.values()
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign) and _target(node) == "reasons" and isinstance(node.value, ast.Dict)
    )
    assert missing({f"ending-{why}" for why in endings | {word for key in reasons.keys for word in strings(key)}}) == []


def _target(node: ast.Assign) -> str:
    return node.targets[0].id if isinstance(node.targets[0], ast.Name) else ""


def test_every_mark_has_its_words() -> None:
    assert missing({f"mark-{name}" for name in first_arguments(GAME, "mark")}) == []


def test_every_question_and_choice_has_its_words() -> None:
    chooses = [call for call in calls(GAME, "Choose") if call.args and strings(call.args[0])]
    kinds = first_arguments(GAME, "Choose", "Amount", "PickCard", "PickCards")
    assert missing({f"question-{kind}" for kind in kinds}) == []
    choices = {
        f"choice-{kind}-{choice}"
        for call in chooses
        if isinstance(call.args[1], ast.Tuple)
        for kind in strings(call.args[0])
        for item in call.args[1].elts
        for choice in strings(item)
    }
    assert missing(choices) == []


def test_every_reason_of_a_payment_has_its_words() -> None:
    moving = {"pay": 2, "collect": 2, "everybody_pays": 1, "move": 3}
    reasons = {
        word
        for call in calls(GAME, *moving)
        if len(call.args) > moving[_name(call.func)]
        for word in strings(call.args[moving[_name(call.func)]])
    }
    assert missing({f"reason-{reason}" for reason in reasons | {"leftover"}}) == []


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_every_ruleset_and_house_rule_has_its_words(ruleset: Ruleset[Any]) -> None:
    keys = {f"ruleset-{ruleset.id}", f"ruleset-{ruleset.id}-short", f"family-{ruleset.family}"}
    keys |= {f"family-{ruleset.family}-description"}
    keys |= {f"preset-{preset}" for preset in ruleset.presets if preset != ruleset.id}
    for field in ruleset.fields():
        keys |= {f"option-{field.name}", f"option-{field.name}-help"}
        suits = {value for value in field.values if LANGUAGE.texts("en").has(f"suit-{value}")}
        keys |= {f"option-{field.name}-{value}" for value in set(field.values) - suits}
    assert missing(keys) == []


def test_every_card_has_its_words() -> None:
    keys = {f"pack-{name}" for name in PACKS}
    for pack in PACKS.values():
        keys |= {f"suit-{suit}" for suit in pack.suits} | {f"rank-{rank}" for rank in pack.ranks}
    assert missing(keys) == []


def test_names_and_descriptions_of_commands_are_ones_that_discord_takes() -> None:
    for code in LANGUAGES:
        texts = LANGUAGE.texts(code)
        keys = [key for key in _keys(code) if key.startswith(("command-", "argument-", "family-"))]
        assert keys
        for key in keys:
            words = texts(key)
            if key.endswith("-description"):
                assert 1 <= len(words) <= 100
            elif not key.startswith("family-"):
                assert discord.app_commands.commands.validate_name(words) == words


def _keys(code: str) -> list[str]:
    source = (ROOT / "bot" / "language" / "texts" / code / "commands.ftl").read_text("utf-8")
    return [line.partition(" =")[0] for line in source.splitlines() if " =" in line and not line.startswith("#")]
