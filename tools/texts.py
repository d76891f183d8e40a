"""Check the Fluent texts: the same keys with the same variables in every language, and each of them used.

A text counts as used if code names or composes its key (see text_uses.py) or another text refers to it. A key that
code names or composes must have a text. A game's own version of a text (`words/<language>.ftl`) has the key of the
common text, prefixed with the game's family or the id of one of its rulesets. A version for people who see other suits
than those of the pack has the suits' name as a suffix (`trump-clubs-german`), one for reading aloud `aloud`.
"""

import tomllib
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import MappingProxyType

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor

from bot.language.aloud import ALOUD
from bot.language.stand_ins import SUITS
from bot.language.texts import REGIONAL, WORDS, codes_of, files_of, shelves_of
from game.games.catalogue import CATALOGUE
from tools.findings import Finding, python
from tools.text_uses import Uses, uses_of

CODE = ("bot", "cogs", "game", "storage")
NAMING = ("family", "ruleset", "preset", "pack", "suit", "rank", "refused")
"""Prefixes of keys for names independent of a game, to which a game's file may add."""

Games = Mapping[str, Sequence[str]]
"""The names of each family's games: the family's, then the ids of its rulesets."""

NO_GAMES: Games = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Text:
    """One text in one language: its place, the variables it takes and the texts it refers to."""

    path: Path
    line: int
    variables: frozenset[str]
    references: frozenset[str]


class _Uses(Visitor):
    """Collects the variables and references of a pattern."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.references: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: fluent.MessageReference) -> None:  # noqa: N802
        self.references.add(node.id.name)

    def visit_TermReference(self, node: fluent.TermReference) -> None:  # noqa: N802
        self.references.add(f"-{node.id.name}")
        self.generic_visit(node)


def _text(path: Path, line: int, node: fluent.BaseNode) -> Text:
    uses = _Uses()
    uses.visit(node)
    return Text(path, line, frozenset(uses.variables), frozenset(uses.references))


def texts_of(path: Path, source: str) -> Iterator[tuple[str, Text | Finding]]:
    """Yield the texts of a file by key (`key`, `key.attribute`, `-term`), and a finding for each unreadable entry."""
    for entry in FluentParser().parse(source).body:
        start = entry.span.start if entry.span else 0
        line = source.count("\n", 0, start) + 1
        if isinstance(entry, fluent.Junk):
            yield "", Finding(path, line, f"not Fluent: {entry.annotations[0].message}")
        elif isinstance(entry, fluent.Message | fluent.Term):
            key = f"-{entry.id.name}" if isinstance(entry, fluent.Term) else entry.id.name
            if entry.value:
                yield key, _text(path, line, entry.value)
            for attribute in entry.attributes:
                yield f"{key}.{attribute.id.name}", _text(path, line, attribute.value)


def read(paths: Iterable[Path]) -> tuple[dict[str, Text], list[Finding]]:
    """Return all texts from one language's files, with findings for unreadable and duplicate ones."""
    texts: dict[str, Text] = {}
    findings: list[Finding] = []
    for path in paths:
        for key, text in texts_of(path, path.read_text(encoding="utf-8")):
            if isinstance(text, Finding):
                findings.append(text)
            elif key in texts:
                findings.append(Finding(path, text.line, f"{key} is already in {_named(texts[key].path)}"))
            else:
                texts[key] = text
    return texts, findings


def _named(path: Path) -> str:
    return f"{path.parent.parent.name}/{path.name}" if path.parent.name == WORDS else path.name


def differences(languages: Mapping[str, Mapping[str, Text]]) -> Iterator[Finding]:
    """Yield keys that a language lacks and variables that differ; terms may differ between languages."""
    everywhere: defaultdict[str, dict[str, Text]] = defaultdict(dict)
    for language, texts in languages.items():
        for key, text in texts.items():
            if not key.startswith("-"):
                everywhere[key][language] = text
    for key, versions in everywhere.items():
        first = next(iter(versions.values()))
        for language in languages.keys() - versions.keys():
            yield Finding(first.path, first.line, f"{key} is missing in {language}")
        for language, text in versions.items():
            if text.variables != first.variables:
                names = ", ".join(sorted(text.variables ^ first.variables))
                yield Finding(text.path, text.line, f"{key} in {language} does not take the same variables: {names}")


def unused(texts: Mapping[str, Text], uses: Uses, games: Games = NO_GAMES) -> Iterator[Finding]:
    """Yield texts that neither code nor another text uses; an attribute is used with its message."""
    referred = {key for text in texts.values() for key in text.references}
    for key, text in texts.items():
        message = key.partition(".")[0]
        if not ({key, message} & referred or any(map(uses.names, (key, *_common(_plain(message), games))))):
            yield Finding(text.path, text.line, f"{key} is not used")


def _plain(key: str) -> str:
    """Return the key of the text that a variant replaces."""
    return next((key.removesuffix(f"-{wish}") for wish in (*SUITS, ALOUD) if key.endswith(f"-{wish}")), key)


def _common(key: str, games: Games) -> Iterator[str]:
    """Yield a key, also without a game's name as its prefix."""
    yield key
    for name in (name for names in games.values() for name in names):
        if key.startswith(f"{name}-"):
            yield key.removeprefix(f"{name}-")


def misplaced(texts: Mapping[str, Text], games: Games) -> Iterator[Finding]:
    """Yield texts in a game's file that would apply to every game."""
    for key, text in texts.items():
        if text.path.parent.name != WORDS or key.startswith("-"):
            continue
        family = text.path.parent.parent.name.replace("_", "-")
        names = games.get(family, (family,))
        if not key.startswith((*(f"{name}-" for name in names), *(f"{kind}-" for kind in NAMING))):
            yield Finding(text.path, text.line, f"{key} does not begin with {names[0]}-")


def check(shelves: Sequence[Path], sources: Mapping[Path, str], games: Games = NO_GAMES) -> Iterator[Finding]:
    """Yield all problems with the texts in some folders and the code that uses them."""
    languages: dict[str, dict[str, Text]] = {}
    for code in codes_of(shelves):
        languages[code], unreadable = read(files_of(code, shelves))
        yield from unreadable
    yield from differences({code: _whole(code, languages) for code in languages})
    uses = uses_of(sources)
    uses.words.update(key for shelf in shelves for key in taught(shelf.parent))
    yield from unused({key: text for known in languages.values() for key, text in known.items()}, uses, games)
    for known in languages.values():
        yield from misplaced(known, games)
    keys = {common for known in languages.values() for key in known for common in _common(key, games)}
    # A language's texts are requested by its name: `texts("en")` names no text.
    yield from uses.without_text(keys | languages.keys()) if languages else ()


def taught(folder: Path) -> Iterator[str]:
    """Yield the keys of a family's examples and of the steps of its course."""
    for path in (folder / "examples.toml", folder / "course.toml"):
        if path.exists():
            (listed,) = tomllib.loads(path.read_text(encoding="utf-8")).values()
            yield from (each["key"] for each in listed)


def _whole(code: str, languages: Mapping[str, Mapping[str, Text]]) -> Mapping[str, Text]:
    """Return all texts of a language; a regional variant contains only the differences."""
    own = {key: text for key, text in languages[code].items() if key != REGIONAL}
    return {**languages[code.partition("-")[0]], **own} if REGIONAL in languages[code] else own


def findings() -> Iterator[Finding]:
    """Check the texts of this project."""
    games = {
        family: (family, *(ruleset.id for ruleset in rulesets)) for family, rulesets in CATALOGUE.families().items()
    }
    return check(shelves_of(CATALOGUE), python(*CODE), games)
