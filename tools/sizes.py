"""Keep functions, classes and files short enough to read in one go."""

import ast
from collections.abc import Iterator
from pathlib import Path

from tools.findings import ROOT, Finding

LONGEST_FUNCTION = 60
LONGEST_FILE = 400
MOST_METHODS = 28
FOLDERS = ("bench", "bot", "cogs", "game", "local-discord", "storage", "tests", "tools")
SUFFIXES = {".py", ".js", ".css"}


def long_functions(path: Path, source: str) -> Iterator[Finding]:
    """Yield the functions of a Python file with too many lines, docstrings included."""
    for node in ast.walk(ast.parse(source, str(path))):
        if not isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        lines = (node.end_lineno or node.lineno) - node.lineno + 1
        if lines > LONGEST_FUNCTION:
            yield Finding(path, node.lineno, f"{node.name} has {lines} lines; {LONGEST_FUNCTION} are the most")


def large_classes(path: Path, source: str) -> Iterator[Finding]:
    """Yield the classes of a Python file with too many methods of their own, properties included."""
    for node in ast.walk(ast.parse(source, str(path))):
        if isinstance(node, ast.ClassDef):
            methods = sum(isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef) for each in node.body)
            if methods > MOST_METHODS:
                yield Finding(path, node.lineno, f"{node.name} has {methods} methods; {MOST_METHODS} are the most")


def check(path: Path, source: str) -> Iterator[Finding]:
    """Yield everything too long in a file."""
    lines = len(source.splitlines())
    if lines > LONGEST_FILE:
        yield Finding(path, 0, f"{lines} lines; {LONGEST_FILE} are the most")
    if path.suffix == ".py":
        yield from long_functions(path, source)
        yield from large_classes(path, source)


def files() -> Iterator[Path]:
    """Yield the sources of this project."""
    for folder in FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in SUFFIXES:
                yield path


def findings() -> Iterator[Finding]:
    """Check the sources of this project."""
    return (finding for path in files() for finding in check(path, path.read_text()))
