"""No text that a game can need is missing, in any language.

Names of marks, questions, payments and announcements are held to their texts by `tools/vocabulary.py`.
"""

import ast
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.display.worker import LEFT
from bot.language import Language
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE

ROOT = Path(__file__).parents[3]
LANGUAGE = Language(strict=True)
FAMILIES = CATALOGUE.families()
ROOMS = {
    folder.name.replace("_", "-"): folder
    for folder in (ROOT / "game" / "games").iterdir()
    if folder.is_dir() and [*folder.glob("*.py")]
}
"""The folder of each family of games."""
ELSEWHERE = tuple(ROOT / room for room in ("game/core", "game/table", "bot", "cogs"))
room = pytest.mark.parametrize("room", [*ROOMS])
every_ruleset = pytest.mark.parametrize("ruleset", list(CATALOGUE), ids=lambda ruleset: ruleset.id)


@cache
def calls(*rooms: Path) -> list[tuple[str, ast.Call]]:
    """Return the calls in some rooms, each with the name of what is called."""
    trees = (ast.parse(path.read_text("utf-8")) for room in rooms for path in room.rglob("*.py"))
    found = (node for tree in trees for node in ast.walk(tree) if isinstance(node, ast.Call))
    return [(getattr(call.func, "attr", getattr(call.func, "id", "")), call) for call in found]


def missing(keys: Iterable[str], room: str = "") -> list[str]:
    """List the keys without a text in a language, neither common nor from any of the room's games."""
    return [f"{key} ({code})" for key in sorted({*keys}) for code in LANGUAGE.codes if not said(key, room, code)]


def said(key: str, room: str, code: str) -> bool:
    """Whether a family has a text for a key: its own or a common one, or one in each of its rulesets."""
    texts, rulesets = LANGUAGE.texts(code), FAMILIES.get(room, ())
    own = bool(rulesets) and all(texts.of_game(ruleset.id).has(key) for ruleset in rulesets)
    return own or texts.of_game(room).has(key)


def strings(node: ast.AST | None) -> set[str]:
    """Return the strings an expression can evaluate to: one, or either side of a condition."""
    if isinstance(node, ast.IfExp):
        return strings(node.body) | strings(node.orelse)
    return {node.value} if isinstance(node, ast.Constant) and isinstance(node.value, str) else set()


def first_arguments(rooms: Iterable[Path], *names: str) -> set[str]:
    return {word for name, call in calls(*rooms) if name in names and call.args for word in strings(call.args[0])}


def forbidding(folder: Path) -> Iterator[str]:
    """Yield what questions say forbids an answer."""
    for name, call in calls(folder):
        for given in call.keywords if name in {"Choose", "PickCard"} else ():
            yield from strings(given.value) if given.arg == "forbids" else ()


@room
def test_every_game_refusal_has_a_sentence(room: str) -> None:
    keys = first_arguments([ROOMS[room]], "Refused", "Contradiction") | {*forbidding(ROOMS[room])}
    assert missing({f"refused-{key}" for key in keys}, room) == []


def test_every_other_refusal_and_ending_has_a_sentence() -> None:
    refusals, endings = first_arguments(ELSEWHERE, "Refused"), first_arguments(ELSEWHERE, "end", "break_off", "close")
    assert refusals
    assert endings
    assert missing(f"refused-{key}" for key in refusals) == []
    assert missing(f"ending-{why}" for why in endings | {*LEFT.values()}) == []


@room
def test_every_choice_has_a_text(room: str) -> None:
    choices = {
        f"choice-{kind}-{choice}"
        for name, call in calls(ROOMS[room])
        if name == "Choose" and len(call.args) > 1 and isinstance(call.args[1], ast.Tuple)
        for kind in strings(call.args[0])
        for item in call.args[1].elts
        for choice in strings(item)
    }
    assert missing(choices, room) == []


def test_the_text_search_finds_existing_texts_and_notices_a_missing_one() -> None:
    assert {"lupfen", "tippen"} <= ROOMS.keys()
    assert first_arguments([ROOMS["lupfen"]], "Choose")
    assert missing(["question-nobody-asks-this"], "lupfen")


@every_ruleset
def test_every_ruleset_house_rule_and_card_has_a_text(ruleset: Ruleset[Any]) -> None:
    keys = {f"ruleset-{ruleset.id}", f"ruleset-{ruleset.id}-short", f"family-{ruleset.family}"}
    keys |= {f"family-{ruleset.family}-description"}
    keys |= {f"preset-{preset}" for preset in ruleset.manual.presets if preset != ruleset.id}
    for field in ruleset.fields():
        keys |= {f"option-{field.name}", f"option-{field.name}-help"}
        suits = {value for value in field.values if LANGUAGE.texts("en").has(f"suit-{value}")}
        keys |= {f"option-{field.name}-{value}" for value in set(field.values) - suits}
    for seats in range(ruleset.least_seats, ruleset.most_seats + 1):
        pack = ruleset.pack(ruleset.choose({}), seats)
        keys |= {
            f"pack-{pack.name}",
            *(f"suit-{suit}" for suit in pack.suits),
            *(f"rank-{rank}" for rank in pack.ranks),
        }
    assert missing(keys, ruleset.family) == []
