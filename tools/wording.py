"""Check the wording of docstrings and of commit subjects, as far as a program can.

`python -m tools.wording` checks the commit subjects on standard input, one per line.
"""

import ast
import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.findings import Finding, python
from tools.sizes import FOLDERS

LONGEST_SUBJECT = 60
TRANSLATED = re.compile(r'\s*"""(Gives?|Tells?|So many|Whoever|Somebody)\b')
RESULT = re.compile(r"Returns?\b(?! to\b)")
IMPERATIVE = "say what it does, in the imperative"
INSTEAD = {
    "So many": '"At most ..." says it',
    "Whoever": '"The player ..." says it',
    "Somebody": '"A person ..." says it',
}


def docstrings(path: Path, source: str) -> Iterator[Finding]:
    """Find docstrings that begin as no native developer begins one, or that promise a result where there is none."""
    for number, line in enumerate(source.splitlines(), 1):
        if found := TRANSLATED.match(line):
            advice = INSTEAD.get(found[1], IMPERATIVE)
            yield Finding(path, number, f'a docstring begins with "{found[1]}"; {advice}')
    for node in ast.walk(ast.parse(source, str(path))):
        match node:
            case (
                ast.FunctionDef(returns=ast.Constant(value=None))
                | ast.AsyncFunctionDef(returns=ast.Constant(value=None))
            ) if RESULT.match(ast.get_docstring(node) or ""):
                yield Finding(path, node.body[0].lineno, f'{node.name} returns nothing, not "Return"; {IMPERATIVE}')
            case _:
                pass


def subjects(lines: Iterable[str]) -> Iterator[str]:
    """Find commit subjects that are too long or end like a sentence."""
    for subject in map(str.strip, lines):
        if len(subject) > LONGEST_SUBJECT or subject.endswith("."):
            yield f"{subject}: at most {LONGEST_SUBJECT} characters, in the imperative, without a full stop"


def findings() -> Iterator[Finding]:
    """Check the docstrings of this project."""
    for path, source in python(*FOLDERS).items():
        yield from docstrings(path, source)


if __name__ == "__main__":
    sys.exit("\n".join(subjects(sys.stdin)) or 0)
