"""Find the texts used by code: keys it names, keys it composes, and keys needed for its refusals.

A composed key comes from an f-string such as `f"reason-{reason}"`. A key counts as used if the values for all its
placeholders occur in the code as a string, number or name: `reason-ante` is used because the code contains "ante".
"""

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from pathlib import Path

from tools.findings import Finding

# Calls whose first argument is a text key, with the prefix that the argument leaves out.
NAMING: Mapping[str, str] = {"Contradiction": "refused-", "Refused": "refused-", "texts": ""}
FEWEST_LETTERS = 3

Shape = tuple[str | None, ...]


@dataclass
class Uses:
    """The texts that code uses: its words, the shapes of composed keys (`None` for a placeholder), and required keys.

    `asked` are those shapes that are passed to a call for a text.
    """

    words: set[str] = field(default_factory=set[str])
    shapes: set[Shape] = field(default_factory=set[Shape])
    needed: dict[str, Finding] = field(default_factory=dict[str, Finding])
    asked: dict[Shape, Finding] = field(default_factory=dict[Shape, Finding])

    def names(self, key: str) -> bool:
        """Whether a key is named or needed, or can be composed."""
        return key in self.words or key in self.needed or any(self._composes(shape, key) for shape in self.shapes)

    def without_text(self, keys: Iterable[str]) -> Iterator[Finding]:
        """Yield required keys without a text, and composed keys that match no text."""
        known = [*keys]
        yield from (self.needed[key] for key in self.needed.keys() - set(known))
        for shape, finding in self.asked.items():
            written = re.compile(".+".join(map(re.escape, _divided(shape))))
            if not any(map(written.fullmatch, known)):
                yield finding

    def _composes(self, shape: Shape, key: str) -> bool:
        if not shape:
            return not key
        first, *rest = shape
        if first is not None:
            return key.startswith(first) and self._composes(tuple(rest), key.removeprefix(first))
        ends = range(1, len(key) + 1)
        return any(key[:end] in self.words and self._composes(tuple(rest), key[end:]) for end in ends)


def uses_of(sources: Mapping[Path, str]) -> Uses:
    """Collect the uses in all sources."""
    uses = Uses()
    for path, source in sources.items():
        for node in ast.walk(ast.parse(source)):
            uses.words.update(_words(node))
            uses.shapes.update(_shapes(node))
            uses.needed.update(_needed(node, path))
            uses.asked.update(_asked(node, path))
    return uses


def _divided(shape: Shape) -> list[str]:
    """Return the fixed parts before, between and after the placeholders of a composed key."""
    parts = [""]
    for part in shape:
        if part is None:
            parts.append("")
        else:
            parts[-1] += part
    return parts


def _words(node: ast.AST) -> Iterable[str]:
    match node:
        case ast.Constant(value=value):
            return (str(value),)
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.arg(arg=name) | ast.keyword(arg=str(name)):
            return (name,)
        case _:
            return ()


def _shapes(node: ast.AST) -> Iterator[Shape]:
    if isinstance(node, ast.JoinedStr):
        shape = tuple(str(part.value) if isinstance(part, ast.Constant) else None for part in node.values)
        if sum(character.isalpha() for part in shape if part for character in part) >= FEWEST_LETTERS:
            yield shape


def _needed(node: ast.AST, path: Path) -> Iterator[tuple[str, Finding]]:
    match node:
        case ast.Call(func=function, args=[ast.Constant(value=str(rest)), *_]) if _naming(function) in NAMING:
            key = NAMING[_naming(function)] + rest
            yield key, Finding(path, node.lineno, f"there is no text {key}")
        case _:
            pass


def _asked(node: ast.AST, path: Path) -> Iterator[tuple[Shape, Finding]]:
    match node:
        case ast.Call(func=function, args=[ast.JoinedStr() as composed, *_]) if _naming(function) in NAMING:
            for rest in _shapes(composed):
                shape = (NAMING[_naming(function)], *rest)
                written = "".join("*" if part is None else part for part in shape)
                yield shape, Finding(path, composed.lineno, f"there is no text like {written}")
        case _:
            pass


def _naming(function: ast.expr) -> str:
    """Return the name of the called function, without its object."""
    match function:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
        case _:
            return ""
