"""No text that a game can need is missing, in any language."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.display.worker import LEFT
from bot.language import Language
from game.core.cards import Pack
from game.core.rulesets import Ruleset
from game.core.vocabulary import NEEDED
from game.games.catalogue import CATALOGUE

ROOT = Path(__file__).parents[3]
GAMES = ROOT / "game" / "games"
LANGUAGE = Language(strict=True)
FAMILIES = CATALOGUE.families()
ROOMS = {
    folder.name.replace("_", "-"): folder for folder in GAMES.iterdir() if folder.is_dir() and [*folder.glob("*.py")]
}
"""The folder of each family of games, and of the kits that several of them share."""
ELSEWHERE = tuple(ROOT / room for room in ("game/core", "game/table", "bot", "cogs"))
Trees = Mapping[Path, ast.Module]


@cache
def parsed(*rooms: Path) -> Trees:
    return {path: ast.parse(path.read_text("utf-8")) for room in rooms for path in room.rglob("*.py")}


room = pytest.mark.parametrize("room", [*ROOMS])


def missing(keys: Iterable[str], room: str = "") -> list[str]:
    """List the keys without a text in a language, neither common nor from any of the room's games."""
    return [f"{key} ({code})" for key in sorted({*keys}) for code in LANGUAGE.codes if not said(key, room, code)]


def said(key: str, room: str, code: str) -> bool:
    """Whether a family has a text for a key: its own or a common one, or one in each of its rulesets."""
    texts = LANGUAGE.texts(code)
    rulesets = FAMILIES.get(room, ())
    return texts.of_game(room).has(key) or (
        bool(rulesets) and all(texts.of_game(ruleset.id).has(key) for ruleset in rulesets)
    )


def calls(trees: Trees, *names: str) -> Iterator[ast.Call]:
    for tree in trees.values():
        for node in ast.walk(tree):
            if isinstance(node, ast.Call) and name_of(node.func) in names:
                yield node


def name_of(function: ast.expr) -> str:
    if isinstance(function, ast.Name):
        return function.id
    return function.attr if isinstance(function, ast.Attribute) else ""


def strings(node: ast.AST | None) -> set[str]:
    """Return the strings an expression can evaluate to: one, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def first_arguments(trees: Trees, *names: str) -> set[str]:
    return {word for call in calls(trees, *names) if call.args for word in strings(call.args[0])}


def keywords(trees: Trees, keyword: str) -> set[str]:
    found = (given for call in calls(trees, "Choose", "PickCard") for given in call.keywords if given.arg == keyword)
    return {word for given in found for word in strings(given.value)}


@room
def test_every_refusal_of_a_game_has_its_sentence(room: str) -> None:
    keys = first_arguments(parsed(ROOMS[room]), "Refused", "Contradiction") | keywords(parsed(ROOMS[room]), "forbids")
    assert missing({f"refused-{key}" for key in keys}, room) == []


def test_every_other_refusal_has_its_sentence() -> None:
    keys = first_arguments(parsed(*ELSEWHERE), "Refused")
    assert keys
    assert missing(f"refused-{key}" for key in keys) == []


def test_every_ending_that_a_table_brings_about_has_its_sentence() -> None:
    endings = first_arguments(parsed(*ELSEWHERE), "end", "break_off")
    assert endings
    endings |= {*LEFT.values()}
    assert missing(f"ending-{why}" for why in endings) == []


@room
def test_every_announcement_has_its_sentence(room: str) -> None:
    assert missing({f"event-{what}" for what in first_arguments(parsed(ROOMS[room]), "announce")}, room) == []


@room
def test_every_mark_has_its_words(room: str) -> None:
    marks = first_arguments(parsed(ROOMS[room]), "mark") - {NEEDED}  # shown with the tricks that were taken
    assert missing({f"mark-{name}" for name in marks}, room) == []


@room
def test_every_question_and_choice_has_its_words(room: str) -> None:
    kinds = first_arguments(parsed(ROOMS[room]), "Choose", "Amount", "PickCard", "PickCards")
    assert missing({f"question-{kind}" for kind in kinds}, room) == []
    choices = {
        f"choice-{kind}-{choice}"
        for call in calls(parsed(ROOMS[room]), "Choose")
        if len(call.args) > 1 and isinstance(call.args[1], ast.Tuple)
        for kind in strings(call.args[0])
        for item in call.args[1].elts
        for choice in strings(item)
    }
    assert missing(choices, room) == []


@room
def test_every_reason_of_a_payment_has_its_words(room: str) -> None:
    moving = {"pay": 2, "collect": 2, "everybody_pays": 1, "move": 3, "score": 2}
    reasons = {
        word
        for call in calls(parsed(ROOMS[room]), *moving)
        if len(call.args) > moving[name_of(call.func)]
        for word in strings(call.args[moving[name_of(call.func)]])
    }
    assert missing({f"reason-{reason}" for reason in reasons | {"leftover"}}, room) == []


def test_there_is_something_to_say() -> None:
    assert {"lupfen", "tippen"} <= ROOMS.keys()
    assert first_arguments(parsed(ROOMS["lupfen"]), "Choose", "Amount", "PickCard", "PickCards")
    assert first_arguments(parsed(ROOMS["tippen"]), "announce")
    assert missing(["question-nobody-asks-this"], "lupfen")


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_every_ruleset_and_house_rule_has_its_words(ruleset: Ruleset[Any]) -> None:
    keys = {f"ruleset-{ruleset.id}", f"ruleset-{ruleset.id}-short", f"family-{ruleset.family}"}
    keys |= {f"family-{ruleset.family}-description"}
    keys |= {f"preset-{preset}" for preset in ruleset.manual.presets if preset != ruleset.id}
    for field in ruleset.fields():
        keys |= {f"option-{field.name}", f"option-{field.name}-help"}
        suits = {value for value in field.values if LANGUAGE.texts("en").has(f"suit-{value}")}
        keys |= {f"option-{field.name}-{value}" for value in set(field.values) - suits}
    assert missing(keys, ruleset.family) == []


def packs(ruleset: Ruleset[Any]) -> Iterator[Pack]:
    """Yield the packs that a ruleset is played with by default, at tables of every size."""
    for seats in range(ruleset.least_seats, ruleset.most_seats + 1):
        yield ruleset.pack(ruleset.choose({}), seats)


@pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)
def test_every_card_has_its_words(ruleset: Ruleset[Any]) -> None:
    for pack in packs(ruleset):
        keys = {f"pack-{pack.name}", *(f"suit-{suit}" for suit in pack.suits), *(f"rank-{rank}" for rank in pack.ranks)}
        assert missing(keys, ruleset.family) == []
