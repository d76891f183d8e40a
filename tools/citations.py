"""Check that what the code cites is written down, and that worked examples are tests.

Docstrings cite ids of the manuals of games and of docs/rules (a source, an open question, an example), decisions by
number, sections of a manual (`section 4 of lupfen's manual`; in the folder of a game its number alone will do) and
files below docs. Tests also cite examples in their names
(`test_li_3_dry_lifter`) and in the ids of their parameters. As soon as one example of a game is such a test, all are.
"""

import ast
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping, Set
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

from tools.findings import ROOT, Finding, tell

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
    """What can be cited below `root`: where each id is explained, the sections of each page, the decisions."""

    root: Path
    ids: Mapping[str, Place]
    families: frozenset[str]
    sections: Mapping[str, frozenset[str]]
    decisions: frozenset[int]

    @classmethod
    def of(cls, root: Path) -> "Books":
        """Read the rules in English, and the names of the decisions."""
        pages = pages_of(root, ENGLISH)
        texts = {page: page.read_text(encoding="utf-8") for page in pages.values()}
        ids = {name: Place(page, line) for page, text in texts.items() for line, name in ids_of(text)}
        sections = {name: frozenset(sections_of(texts[page])) for name, page in pages.items()}
        decisions = (root / "docs" / "decisions").glob("[0-9]*-*.md")
        numbers = frozenset(int(page.name.partition("-")[0]) for page in decisions)
        return cls(root, ids, frozenset(map(family, ids)), sections, numbers)

    def explain(self, name: str) -> bool:
        """Whether an id is explained; `V2` and the like are no ids, as no manual has one with that letter."""
        return name in self.ids or ("-" not in name and family(name) not in self.families)

    def have(self, page: str, section: str) -> bool:
        """Whether a page has a section of this number."""
        return section in self.sections.get(page.replace("_", "-"), ())

    def page_for(self, path: Path) -> str:
        """The page of the game in whose folder a file is, if its sections have numbers such as 1.5; else nothing."""
        folders = (folder.replace("_", "-") for folder in path.relative_to(self.root).parts[:-1])
        dotted = {page for page, numbers in self.sections.items() if any("." in number for number in numbers)}
        return next((folder for folder in folders if folder in dotted), "")


def ids_of(text: str) -> Iterator[tuple[int, str]]:
    """The ids that a page explains: in bold before a paragraph, and before the rows of a table that begins with one."""
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
    """The numbers of the sections of a page."""
    for line in text.splitlines():
        if found := HEADING.match(line):
            yield found[1]


def family(name: str) -> str:
    """What ids of one kind have in common: `A` of A5, `LI` of LI-3."""
    return name.partition("-")[0] if "-" in name else name[0]


def pages_of(root: Path, language: str) -> dict[str, Path]:
    """The pages of a language by name: the manuals by their family, and `rules` for what all have in common."""
    common = {"rules": root / "docs" / "rules" / language / "README.md"}
    manuals = sorted((root / "game" / "games").glob(f"*/manual/{language}.md"))
    pages = common | {manual.parents[1].name.replace("_", "-"): manual for manual in manuals}
    return {name: page for name, page in pages.items() if page.exists()}


def differences(root: Path) -> Iterator[Finding]:
    """Ids that one language explains and another does not, or not on the same page."""
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
    """The lines of all docstrings, those of attributes too, with their numbers."""
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield from enumerate(text.splitlines(), node.lineno)
            case _:
                pass


def in_vain(line: str, page: str, books: Books) -> Iterator[str]:
    """Sentences about what a line of a docstring cites in vain; `page` is that of the game whose folder it is in."""
    ids, files = CITED_ID.findall(line), CITED_FILE.findall(line)
    decisions, sections = CITED_DECISION.findall(line), sections_in(line, page)
    yield from (f"no manual explains {name}" for name in ids if not books.explain(name))
    yield from (
        f"docs/decisions has no decision {number}" for number in decisions if int(number) not in books.decisions
    )
    yield from (f"{name}'s manual has no section {number}" for number, name in sections if not books.have(name, number))
    yield from (f"there is no {name}" for name in files if not (books.root / name).exists())


def sections_in(line: str, page: str) -> Iterator[tuple[str, str]]:
    """The sections that a line cites, each with its page; a bare number belongs to `page`, if there is one."""
    yield from CITED_SECTION.findall(line)
    for number in CITED_NUMBER.findall(CITED_SECTION.sub("", line)) if page else ():
        yield number, page


def examples_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The examples that tests say they are, with their lines: by the name of a function or the id of a parameter."""
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
    """Everything that sources cite in vain, and the examples that are no tests."""
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
    """The examples that no test plays, of games of which a test plays one."""
    begun = {family(name) for name in tested & books.ids.keys()}
    for name, (path, line) in books.ids.items():
        if "-" in name and family(name) in begun and name not in tested:
            yield Finding(path, line, f"no test plays {name}")


def main() -> None:
    """Check the docstrings and tests of this project."""
    paths = [path for folder in FOLDERS for path in (ROOT / folder).rglob("*.py")]
    sources = {path: path.read_text(encoding="utf-8") for path in paths}
    tell([*differences(ROOT), *check(sources, Books.of(ROOT))])


if __name__ == "__main__":
    main()
