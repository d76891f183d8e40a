"""User texts are plain: one word for one thing, no "who" for "whoever", consistent symbols in each language."""

import re
from collections.abc import Iterator, Sequence
from functools import cache

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.language.texts import files_of, shelves_of
from game.games.catalogue import CATALOGUE

NAMES_OF_OTHERS = ("dealer_penalty", "evening-")
"""Keys where a word has another sense: a dealer's penalty is no bête, an evening across many tables no session."""

BANNED = {
    "en": {
        r"\bevenings?\b": "a session",
        r"\bpenalt(y|ies)\b": "a bête",
        r"\bin this server\b": "on this server",
        r"\bstandings\b": "balances",
        r"\bhas to be\b": "must be",
        r"\bAs (delivered|hosted)\b": "default",
        r"\bLast of all\b": "most recently",
        r"\bIt is for\b": "only … may",
        r"\bfolds?\b": "drops out",
        r"\bin order to\b": "to",
    },
    "de": {
        r"\bAbend(e|en|s)?\b": "Sitzung",
        r"\bStrafen?\b": "Bête",
        r"\bin diesem Server\b": "auf diesem Server",
        r"\bAuffrischen\b": "Aktualisieren",
        r"\bWas war\b": "Was bisher geschah",
        r"\beinen Drittel\b": "ein Drittel",
        r"\bPräferenz": "Vorlieben",
        r"\b(Ihnen|können Sie|Sie können|haben Sie|Sie haben)\b": "du",
        r"\bgetippt wird nichts\b": "geschrieben wird nichts",
    },
}
SIGNS = {
    "en": {r"[«»„]": "“ ”", r"\.\.\.": "…", r" [,.;:!?](?=\s|$)": "no blank before it"},
    "de": {r"[«»”]": "„ “", r"\.\.\.": "…", r"\w [,.;:!?](?=\s|$)": "no blank before it"},
}
RELATIVE = re.compile(r"(?:^|[.!?] |\n *)Who (?!pays whom)(?P<rest>[^.?!]*)(?P<end>[.?!]|$)")
languages = pytest.mark.parametrize("language", ["en", "de"])


class _Written(Visitor):
    """Collects the words of a text, variant by variant; a blank stands for an inserted value."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: fluent.TextElement) -> None:  # noqa: N802
        self.parts.append(node.value)


@cache
def written(language: str) -> Sequence[tuple[str, str]]:
    """Return every text by its key, in parts between inserted values."""
    return [*_written(language)]


def _written(language: str) -> Iterator[tuple[str, str]]:
    for path in files_of(language, shelves_of(CATALOGUE)):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, fluent.Message) and entry.value and not entry.id.name.endswith("-seen"):
                collected = _Written()
                collected.visit(entry.value)
                yield from ((entry.id.name, part) for part in collected.parts)


def found(language: str, patterns: dict[str, str]) -> list[tuple[str, str, str]]:
    """Return the texts that contain a pattern, and the preferred wording."""
    return [
        (key, part, instead)
        for key, part in written(language)
        for pattern, instead in patterns.items()
        if re.search(pattern, part) and not any(name in f"{key}-" for name in NAMES_OF_OTHERS)
    ]


@languages
def test_one_word_means_one_thing(language: str) -> None:
    assert found(language, BANNED[language]) == []


@languages
def test_signs_are_those_of_the_language(language: str) -> None:
    assert found(language, SIGNS[language]) == []


@languages
def test_what_has_happened_is_told_of_somebody_by_name_to_every_reader(language: str) -> None:
    """Anyone may read a replay, so "You take the skat" would address the wrong person."""
    told = [each for each in written(language) if re.search(r"(^|-)(event|answered|told|moment)-", each[0])]
    second_person = r"\b([Dd](u|ir|ich|eine?[mnrs]?)|[Yy]ou(rs?)?)\b"
    assert told
    assert [each for each in told if re.search(second_person, each[1])] == []


def test_nobody_is_called_who_instead_of_whoever() -> None:
    """A sentence may ask who, and the help of a house rule may say what it is about; none begins with a bare "who"."""
    texts = [each for each in written("en") if not each[0].endswith("-help") and "-heading-" not in each[0]]
    assert [each for each in texts for hit in RELATIVE.finditer(each[1]) if hit["end"] == "."] == []
    assert [each for each in texts if re.search(r"[;,:] who (can|does|has|takes|plays|loses|wins) ", each[1])] == [], (
        "say whoever, anyone who, or the player who"
    )
