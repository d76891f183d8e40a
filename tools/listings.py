"""Write the lists of games in documents from the catalogue: `python -m tools.listings`.

A list stands between two comment lines that say `games` and `end of games`; the header of a table is kept. A number of
games in bold is that of all rulesets.
"""

import re
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any

from bot.language import Language, Texts
from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from tools.findings import ROOT, Finding

Family = tuple[str, Sequence[Ruleset[Any]]]
LIST = re.compile(r"^([ <!#-]*games[ >-]*\n(?:\|.*\n\|---.*\n)?)(?:.*\n)*?([ <!#-]*end of games)", re.MULTILINE)
COUNT = re.compile(r"\*\*\d+ (\w+)\*\*")
LANGUAGE = Language(strict=True)
FAMILIES: Sequence[Family] = [*CATALOGUE.families().items()]


def players(rulesets: Sequence[Ruleset[Any]]) -> str:
    """Return the number of players of a family, as a range."""
    least, most = min(each.least_seats for each in rulesets), max(each.most_seats for each in rulesets)
    return f"{least}–{most}" if least < most else f"{least}"


def names(rulesets: Sequence[Ruleset[Any]], texts: Texts) -> str:
    """Return the names of rulesets, separated by commas."""
    return ", ".join(texts(f"ruleset-{each.id}") for each in rulesets)


def start_commands(texts: Texts) -> Iterator[str]:
    """Yield the rows of the README's table."""
    for family, rulesets in FAMILIES:
        told = texts(f"ruleset-{rulesets[0].id}-sentence")
        yield f"| {names(rulesets, texts)} | {told} | {players(rulesets)} | `/{family} start` |"


def manuals(texts: Texts) -> Iterator[str]:
    """Yield the rows of the manuals' index in the texts' language."""
    folders = CATALOGUE.folders()
    for family, rulesets in FAMILIES:
        page = folders[family].relative_to(ROOT) / "manual" / f"{texts.language}.md"
        ids = ", ".join(f"`{each.id}`" for each in rulesets)
        yield f"| [{texts(f'family-{family}')}](../../../{page.as_posix()}) | {ids} | {players(rulesets)} |"


def choices(texts: Texts) -> Iterator[str]:
    """Yield the options of the issue form for rules."""
    yield from (f"        - {texts(f'ruleset-{ruleset.id}')}" for ruleset in CATALOGUE)


def documents() -> Iterator[tuple[Path, Callable[[Texts], Iterator[str]], Texts]]:
    """Yield the documents, each with its list and language."""
    english = LANGUAGE.texts("en")
    yield ROOT / "README.md", start_commands, english
    yield ROOT / ".github" / "ISSUE_TEMPLATE" / "rules.yml", choices, english
    for index in sorted((ROOT / "docs" / "rules").glob("*/README.md")):
        yield index, manuals, LANGUAGE.texts(index.parent.name)


def written(document: str, lines: Iterator[str]) -> str:
    """Return a document with an updated list."""
    told = "".join(f"{line}\n" for line in lines)
    return LIST.sub(lambda found: f"{found[1]}{told}{found[2]}", document)


def counted(document: str) -> str:
    """Return a document with an updated number of games."""
    return COUNT.sub(rf"**{len([*CATALOGUE])} \1**", document)


def stale() -> Iterator[tuple[Path, str]]:
    """Yield the documents whose list or number of games is out of date, each with its text as it should be."""
    for path, listed, texts in documents():
        before = path.read_text(encoding="utf-8")
        after = counted(written(before, listed(texts)))
        if before != after or not LIST.search(before):
            yield path, after
    for path in sorted((ROOT / "docs" / "site").glob("*/index.md")):
        before = path.read_text(encoding="utf-8")
        if before != (after := counted(before)) or not COUNT.search(before):
            yield path, after


def findings() -> Iterator[Finding]:
    """Report the documents whose list is out of date."""
    for path, _ in stale():
        yield Finding(path, 0, "its list of games is out of date: run python -m tools.listings")


if __name__ == "__main__":
    for document, text in stale():
        document.write_text(text, encoding="utf-8")
