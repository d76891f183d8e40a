"""Check that everything cited in the code exists, and that worked examples are tests.

Docstrings cite ids from the games' manuals and docs/rules (a source, an open question, an example), decisions by
number, sections of a manual (`section 4 of lupfen's manual`; within a game's folder just the number) and files below
docs. Tests also cite examples in their names (`test_li_3_dry_lifter`) and in the ids of their parameters. If one
example of a game is such a test, all must be.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tools.findings import ROOT, Finding, python

FOLDERS = ("bot", "cogs", "game", "storage", "tests")
ENGLISH = "en"

EXAMPLE = r"[A-Z][A-Z\d]-\d+[a-z]?"
ID = rf"(?:[A-Z]\d{{1,2}}|{EXAMPLE})"
ROW = re.compile(rf"\| ({ID}) \|")
PARAGRAPH = re.compile(rf"\*\*({ID})\b")
HEADING = re.compile(r"#+ (\d+(?:\.\d+)?)\b")
TEST_OF_EXAMPLE = re.compile(r"test_([a-z][a-z\d])_(\d+[a-z]?)_")

CITED_ID = re.compile(rf"\b{ID}\b")
CITED_DECISION = re.compile(r"\bdecision (\d+)\b")
CITED_SECTION = re.compile(r"\bsection (\d+(?:\.\d+)?) of ([\w-]+)'s manual")
CITED_FILE = re.compile(r"\bdocs/[\w./-]*\w")
CITED_NUMBER = re.compile(r"\b\d\.\d\b")


class Place(NamedTuple):
    """A line of a file."""

    path: Path
    line: int


@dataclass(frozen=True, slots=True)
class Books:
    """Everything that can be cited below `root`: the place of each id, the sections of each page, the decisions."""

    root: Path
    ids: Mapping[str, Place]
    families: frozenset[str]
    sections: Mapping[str, frozenset[str]]
    decisions: frozenset[int]

    @classmethod
    def of(cls, root: Path) -> "Books":
        """Read the English rules and the names of the decisions."""
        pages = pages_of(root, ENGLISH)
        texts = {page: page.read_text(encoding="utf-8") for page in pages.values()}
        ids = {name: Place(page, line) for page, text in texts.items() for line, name in ids_of(text)}
        sections = {name: frozenset(sections_of(texts[page])) for name, page in pages.items()}
        decisions = (root / "docs" / "decisions").glob("[0-9]*-*.md")
        numbers = frozenset(int(page.name.partition("-")[0]) for page in decisions)
        return cls(root, ids, frozenset(map(family, ids)), sections, numbers)

    def explain(self, name: str) -> bool:
        """Whether an id is explained; `V2` and the like are not ids, because no manual has an id with that letter."""
        return name in self.ids or ("-" not in name and family(name) not in self.families)

    def have(self, page: str, section: str) -> bool:
        """Whether a page has a section with this number."""
        return section in self.sections.get(page.replace("_", "-"), ())

    def page_for(self, path: Path) -> str:
        """Return the page of the game whose folder a file is in, if its sections have numbers such as 1.5; else ""."""
        folders = (folder.replace("_", "-") for folder in path.relative_to(self.root).parts[:-1])
        dotted = {page for page, numbers in self.sections.items() if any("." in number for number in numbers)}
        return next((folder for folder in folders if folder in dotted), "")


def ids_of(text: str) -> Iterator[tuple[int, str]]:
    """Yield the ids that a page explains: in bold before a paragraph, and in the first column of a table."""
    of_ids, before = False, ""
    for number, line in enumerate(text.splitlines(), 1):
        row, paragraph = ROW.match(line), PARAGRAPH.match(line)
        if before.startswith("|---"):
            of_ids = row is not None
        found = row if of_ids else paragraph
        if found:
            yield number, found[1]
        of_ids, before = of_ids and line.startswith("|"), line


def sections_of(text: str) -> Iterator[str]:
    """Yield the section numbers of a page."""
    for line in text.splitlines():
        if found := HEADING.match(line):
            yield found[1]


def family(name: str) -> str:
    """Return the common prefix of ids of one kind: `A` of A5, `LI` of LI-3."""
    return name.partition("-")[0] if "-" in name else name[0]


def pages_of(root: Path, language: str) -> dict[str, Path]:
    """Return the pages of a language by name: each manual by its family, and `rules` for the common rules."""
    common = {"rules": root / "docs" / "rules" / language / "README.md"}
    manuals = sorted((root / "game" / "games").glob(f"*/manual/{language}.md"))
    pages = common | {manual.parents[1].name.replace("_", "-"): manual for manual in manuals}
    return {name: page for name, page in pages.items() if page.exists()}


def differences(root: Path) -> Iterator[Finding]:
    """Yield ids that are not explained in all languages, or not on the same page."""
    languages = sorted({manual.stem for manual in root.glob("game/games/*/manual/*.md")})
    told: defaultdict[tuple[str, str], dict[str, Place]] = defaultdict(dict)
    for language in languages:
        for title, page in pages_of(root, language).items():
            for line, name in ids_of(page.read_text(encoding="utf-8")):
                if language in told[title, name]:
                    yield Finding(page, line, f"{name} is explained twice")
                told[title, name][language] = Place(page, line)
    for (title, name), places in told.items():
        for language in languages:
            if language not in places:
                path, line = next(iter(places.values()))
                yield Finding(path, line, f"{name} is not explained in {title} in {language}")


def said(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the lines of all docstrings, including those of attributes, with their numbers."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield from enumerate(text.splitlines(), node.lineno)
            case _:
                pass


def in_vain(line: str, page: str, books: Books) -> Iterator[str]:
    """Yield a sentence for each broken citation in a docstring's line; `page` is that of the game it belongs to."""
    ids, files = CITED_ID.findall(line), CITED_FILE.findall(line)
    decisions, sections = CITED_DECISION.findall(line), sections_in(line, page)
    yield from (f"no manual explains {name}" for name in ids if not books.explain(name))
    yield from (
        f"docs/decisions has no decision {number}" for number in decisions if int(number) not in books.decisions
    )
    yield from (f"{name}'s manual has no section {number}" for number, name in sections if not books.have(name, number))
    yield from (f"there is no {name}" for name in files if not (books.root / name).exists())


def sections_in(line: str, page: str) -> Iterator[tuple[str, str]]:
    """Yield the sections that a line cites, each with its page; a bare number refers to `page`, if given."""
    yield from CITED_SECTION.findall(line)
    for number in CITED_NUMBER.findall(CITED_SECTION.sub("", line)) if page else ():
        yield number, page


def examples_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the examples that tests claim to be, with their lines: by function name or by parameter id."""
    for node in ast.walk(tree):
        match node:
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                if found := TEST_OF_EXAMPLE.match(name):
                    yield node.lineno, f"{found[1].upper()}-{found[2]}"
            case ast.keyword(arg="id" | "ids", value=value):
                for part in ast.walk(value):
                    if isinstance(part, ast.Constant) and re.fullmatch(EXAMPLE, str(part.value)):
                        yield part.lineno, str(part.value)
            case _:
                pass


def check(sources: Mapping[Path, str], books: Books) -> Iterator[Finding]:
    """Yield all broken citations in the sources, and the examples that are not tests."""
    tested: set[str] = set()
    for path, source in sources.items():
        tree, page = ast.parse(source, str(path)), books.page_for(path)
        for number, line in said(tree):
            yield from (Finding(path, number, sentence) for sentence in in_vain(line, page, books))
        for number, name in examples_in(tree):
            tested.add(name)
            if name not in books.ids and family(name) in books.families:
                yield Finding(path, number, f"no manual has an example {name}")
    yield from untested(tested, books)


def untested(tested: Set[str], books: Books) -> Iterator[Finding]:
    """Yield the examples without a test, for games that have a test for at least one."""
    begun = {family(name) for name in tested & books.ids.keys()}
    for name, (path, line) in books.ids.items():
        if "-" in name and family(name) in begun and name not in tested:
            yield Finding(path, line, f"no test plays {name}")


def findings() -> Iterator[Finding]:
    """Check the docstrings and tests of this project."""
    yield from differences(ROOT)
    yield from check(python(*FOLDERS), Books.of(ROOT))
