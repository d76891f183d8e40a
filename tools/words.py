"""Check the words that people read: one word for one thing, and sentences that a native speaker would say.

The words are in `docs/glossary.md`, which people read too: its tables name words that are not used, and constructions
of one language that are foreign to another. What no list of words can say is in `words.toml`: signs, persons, capitals,
and suits that stand where their gender and number would show. Checked are messages, manuals and pages for players.
A message that names French cards has a variant for people who see German ones.
"""

import re
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from itertools import chain
from pathlib import Path
from typing import Any, Final, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent

from bot.language.aloud import ALOUD
from bot.language.stand_ins import GERMAN, held
from bot.language.texts import WORDS, files_of, shelves_of
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from tools.findings import ROOT, Finding

GLOSSARY: Final = ROOT / "docs" / "glossary.md"
NOT_USED: Final = re.compile(r"`([^`]+)`")
CODE: Final = re.compile(r"`[^`]*`|\]\([^)]*\)|<!--.*?-->")
VALUE: Final = re.compile(r"\{\$[\w-]+\}")
OF_EVENINGS: Final = re.compile(r"evening|league|status-held|kept_out")
"""Keys of messages that also speak of evenings, and the league's, whose standings are called so too."""
PERSONAL: Final = re.compile(r"(command|argument)-[\w-]*description|(likes|settings|option|group)-")
"""Keys of labels, help and descriptions, in which the reader is "you" or nobody."""
ABOUT_SOMEBODY: Final = re.compile(r"(^|-)(event|answered|told|moment)-")
"""Keys of messages that others read too."""
QUESTION: Final = re.compile(r"([\w]+-)*question-")
LABEL: Final = re.compile(
    r"(?:[Pp]ress(?:es|ed|ing)?|[Bb]uttons?|[Dd]rück\w*|Knopf|Knöpfe)(?: the| auf)? (\*{1,2})(?P<label>[^*\n]+)\1(?!\*)"
)
RULES: Final[Mapping[str, Any]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""What is checked in each language."""
THEIRS: Final = frozenset(("New Application", "Reset Token"))
"""Buttons of Discord's own pages."""


class Said(NamedTuple):
    """One text that people read: where it is, its key (empty on a page), and its words with `{$name}` for values."""

    path: Path
    line: int
    key: str
    words: str

    def finding(self, sentence: str) -> Finding:
        """Complain about it."""
        return Finding(self.path, self.line, f"{self.key}: {sentence}" if self.key else sentence)


class Unwanted(NamedTuple):
    """Something that is not said, and what is said instead."""

    pattern: re.Pattern[str]
    written: str
    instead: str


def unwanted(glossary: str) -> dict[str, list[Unwanted]]:
    """Read what is not said, by the names of languages, from the tables of the glossary."""
    found: dict[str, list[Unwanted]] = {}
    spoken, heading = [""], ""
    for line in glossary.splitlines():
        heading = line.removeprefix("## ").partition(" ")[0] if line.startswith("## ") else heading
        match [cell.strip() for cell in line.split("|")]:
            case ["", "thing", *names, _, _, ""]:
                spoken = names
            case ["", _, first, second, not_first, not_second, ""]:
                for language, instead, cell in zip(spoken, (first, second), (not_first, not_second), strict=True):
                    found.setdefault(language, []).extend(_listed(cell, instead))
            case ["", foreign, instead, ""]:
                found.setdefault(heading, []).extend(_listed(foreign, instead))
            case _:
                pass
    return found


def _listed(cell: str, instead: str) -> list[Unwanted]:
    return [Unwanted(_pattern(written), written, instead.replace("*", "")) for written in NOT_USED.findall(cell)]


def _pattern(written: str) -> re.Pattern[str]:
    """Match whole words, also at the beginning of a sentence; `*` at the end of a word stands for any letters."""
    first, rest = re.escape(written[0]), re.sub(r"\\\*$", r"\\w*", re.escape(written[1:]))
    before, behind = (r"(?<!\w)" if written[0].isalnum() else ""), (r"(?!\w)" if written[-1].isalnum() else "")
    return re.compile(f"{before}{f'(?i:{first})' if written[0].islower() else first}{rest}{behind}")


def flat(pattern: fluent.Pattern | None) -> str:
    """Return the words of a message: `{$name}` for a value, and the variants of a choice on lines of their own."""
    return "".join(map(_element, pattern.elements if pattern else ()))


def _element(element: fluent.TextElement | fluent.Placeable) -> str:
    if isinstance(element, fluent.TextElement):
        return element.value
    match element.expression:
        case fluent.VariableReference(id=name):
            return f"{{${name.name}}}"
        case fluent.SelectExpression(variants=variants):
            return "\n".join(flat(variant.value) for variant in variants)
        case fluent.StringLiteral(value=value):
            return value
        case _:
            return "{$value}"


def messages(path: Path, source: str) -> Iterator[Said]:
    """Yield the messages of a Fluent file."""
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, fluent.Message) and entry.value and not entry.id.name.endswith("-seen"):
            line = source.count("\n", 0, entry.span.start if entry.span else 0) + 1
            yield Said(path, line, entry.id.name, flat(entry.value))


def page(path: Path, source: str) -> Iterator[Said]:
    """Yield the lines of a page, without code and addresses."""
    for number, line in enumerate(source.splitlines(), 1):
        yield Said(path, number, "", CODE.sub(" ", line))


@cache
def said(language: str) -> tuple[Said, ...]:
    """Return every message in a language."""
    paths = files_of(language, shelves_of(CATALOGUE))
    return tuple(chain.from_iterable(messages(path, path.read_text(encoding="utf-8")) for path in paths))


def pages(paths: Sequence[Path]) -> Iterator[Said]:
    """Yield the lines of pages."""
    for path in paths:
        yield from page(path, path.read_text(encoding="utf-8"))


def words(text: Said, not_said: Sequence[Unwanted]) -> Iterator[Finding]:
    """Yield the unwanted words in a text."""
    plain = VALUE.sub("…", text.words)
    for each in not_said:
        if each.pattern.search(plain):
            yield text.finding(f'not "{each.written}", but: {each.instead}')


def form(text: Said, rules: Mapping[str, Any]) -> Iterator[Finding]:
    """Yield what is wrong with the signs, persons and capitals of a message."""
    signs: Mapping[str, str] = rules["signs"]
    for pattern, instead in signs.items():
        if found := re.search(pattern, VALUE.sub("1", text.words)):
            yield text.finding(f'"{found[0]}": {instead}')
    for name, applies, instead in (
        ("suit", True, "a suit has no article and is no subject"),
        ("first", PERSONAL.match(text.key), "the reader is you, or nobody"),
        ("second", ABOUT_SOMEBODY.search(text.key), "everybody reads it, so somebody is named"),
        ("question", QUESTION.match(text.key), "a question is a sentence and begins with a capital"),
        ("begins", not text.key.endswith("-help"), "no sentence begins so"),
        ("penalty", "dealer_penalty" not in text.key, "it is a bête, and one drops out"),
        ("game", True, "what was played stands after a colon"),
        ("evenings", not OF_EVENINGS.search(text.key), "only evenings are called so"),
    ):
        words = text.words if name == "suit" else VALUE.sub("…", text.words)
        if applies and name in rules and (found := re.search(rules[name], words, re.MULTILINE)):
            yield text.finding(f'"{found[0].strip()}": {instead}')


def one_pack_only(texts: Sequence[Said], french: str) -> Iterator[Finding]:
    """Yield the messages that name French cards also to people who see German ones in their place."""
    known = {text.key for text in texts}
    for text in texts:
        key = text.key.removesuffix(f"-{ALOUD}")
        if key.endswith(f"-{GERMAN}") or f"{key}-{GERMAN}" in known:
            continue
        if found := re.search(french, VALUE.sub("…", text.words)):
            yield text.finding(f'"{found[0]}" is shown with German suits too: it needs {key}-{GERMAN}, or other words')


def _two_packs(ruleset: Ruleset[Any]) -> bool:
    """Whether a game is played with French cards that people may see as German ones, at least with an option of it."""
    chosen = [{}, *({each.name: value} for each in ruleset.fields() for value in each.values)]
    packs = (ruleset.pack(ruleset.choose(options), ruleset.least_seats) for options in chosen)
    return any(held(pack, GERMAN).names for pack in packs)


@cache
def of_two_packs(language: str) -> tuple[Said, ...]:
    """Return the messages of games whose French cards people may see as German ones."""
    folders = CATALOGUE.folders()
    shown = {
        folders[family] / WORDS for family, rulesets in CATALOGUE.families().items() if any(map(_two_packs, rulesets))
    }
    return tuple(text for text in said(language) if text.path.parent in shown)


def labels(line: Said, known: set[str]) -> Iterator[Finding]:
    """Yield the buttons that a page names and no message is called."""
    for found in LABEL.finditer(line.words):
        if found["label"].replace("'", "’").rstrip(" …") not in known:
            yield line.finding(f"no button is called {found['label']}")


def labels_of(texts: Sequence[Said]) -> set[str]:
    """Return everything that a button may be called."""
    return {*THEIRS, *(part.strip().rstrip(" …") for text in texts for part in text.words.splitlines())}


def findings() -> Iterator[Finding]:
    """Check the words of this project."""
    not_said = unwanted(GLOSSARY.read_text(encoding="utf-8"))
    for language, rules in RULES.items():
        texts, banned = said(language), not_said[rules["name"]]
        manuals = [folder / "manual" / f"{language}.md" for folder in CATALOGUE.folders().values()]
        lines = [*pages([*(ROOT / name for name in rules["pages"]), *manuals])]
        named = [*pages([ROOT / name for name in rules["buttons_named"]])]
        yield from chain.from_iterable(words(text, banned) for text in (*texts, *lines))
        yield from chain.from_iterable(form(text, rules) for text in texts)
        yield from one_pack_only(of_two_packs(language), rules["french"])
        known = labels_of(texts)
        yield from chain.from_iterable(labels(line, known) for line in (*lines, *named))
