"""Check that games keep to the vocabulary of scripts (`game/core/vocabulary.py`, `tools/keys.py`).

The name a script gives to a mark, a zone, a tally, a question, a payment or an announcement, and the key of a line,
must be listed there or have its text in the game's words. Each of these texts belongs to a family listed there and
has only its variables, or replaces a text common to all games.
"""

import ast
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from bot.language.texts import DEFAULT, FOLDER, WORDS, files_of
from game.core.rulesets import Catalogue
from game.games.catalogue import CATALOGUE
from tools.findings import Finding
from tools.keys import KEYS, KNOWN, VERBS, Keys
from tools.scripts_lint import scripts
from tools.texts import Text, read

LINE = "Line"


@dataclass(frozen=True, slots=True)
class Words:
    """A game's vocabulary: its own texts by key without the game's name, and those of all games."""

    own: Mapping[str, Text]
    common: Mapping[str, Text]

    def have(self, key: str) -> bool:
        """Whether there is a text."""
        return key in self.own or key in self.common


def without_name(key: str, names: Collection[str]) -> str:
    """Return a key without the prefix for the family or a ruleset."""
    own = [name for name in names if key.startswith(f"{name}-")]
    return key.removeprefix(f"{max(own, key=len)}-") if own else key


def family_of(key: str) -> Keys | None:
    """Return the family of a text, if any."""
    found = [keys for keys in KEYS if f"{key}-".startswith(f"{keys.prefix}-")]
    return max(found, key=lambda keys: len(keys.prefix), default=None)


def words_of(folder: Path, names: Collection[str], common: Mapping[str, Text]) -> Words:
    """Read a game's English texts; other languages have the same keys."""
    texts, _ = read(files_of(DEFAULT, [folder / WORDS]))
    return Words({without_name(key, names): text for key, text in texts.items() if not key.startswith("-")}, common)


def names_in(tree: ast.AST) -> Iterator[tuple[int, str, str]]:
    """Yield the names a script gives, with their lines and families; the key of a line has no family."""
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Attribute(attr=verb) | ast.Name(id=verb), args=given):
                family, place = VERBS.get(verb, ("", 0 if verb == LINE else len(given)))
                match given[place : place + 1]:
                    case [ast.Constant(value=str(name))]:
                        yield node.lineno, family, name
                    case _:
                        pass
            case _:
                pass


def nameless(path: Path, words: Words) -> Iterator[Finding]:
    """Yield the names in a script that neither are in the vocabulary nor have a text."""
    for line, family, name in names_in(ast.parse(path.read_text(encoding="utf-8"))):
        key = f"{family}-{name}" if family else name
        if name not in KNOWN.get(family, ()) and not words.have(key):
            yield Finding(path, line, f"{name!r} is not in the vocabulary, and there is no text {key}")


def strange(words: Words) -> Iterator[Finding]:
    """Yield a game's texts without a family, and those with a variable that they cannot have."""
    for key, text in words.own.items():
        plain, family = key.partition(".")[0], family_of(key)
        if family and (family.own or text.variables <= {*family.variables}):
            continue
        common = words.common.get(plain)
        if common is None and family is None:
            yield Finding(text.path, text.line, f"{key} is of no family of texts in the vocabulary")
        elif common is None or not text.variables <= common.variables:
            known = common.variables if common else family.variables if family else ()
            yield Finding(text.path, text.line, f"{key} cannot have {', '.join(sorted(text.variables - {*known}))}")


def check(catalogue: Catalogue) -> Iterator[Finding]:
    """Yield every departure from the vocabulary in the games of a catalogue."""
    common, _ = read(files_of(DEFAULT, [FOLDER]))
    families = catalogue.families()
    for family, folder in catalogue.folders().items():
        words = words_of(folder, {family, *(ruleset.id for ruleset in families[family])}, common)
        yield from strange(words)
        for path in scripts(folder):
            yield from nameless(path, words)


def findings() -> Iterator[Finding]:
    """Check the games of this project."""
    return check(CATALOGUE)
