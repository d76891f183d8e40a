"""Check that every imported package is declared in pyproject.toml, not merely installed because another needs it."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator, Mapping, Sequence
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

from tools.findings import ROOT, Finding, python

PROJECTS = {
    ".": ("bench", "bot", "cogs", "game", "lupfen", "research", "rig", "storage", "tests", "tools"),
    "local-discord": ("local_discord", "rig", "src", "tests"),
}
"""Each distribution's folder, and the names in it that are its own: folders, and packages to import."""
NAME = re.compile(r"[\w.-]+")


def findings() -> Iterator[Finding]:
    """Check both distributions."""
    distributions = packages_distributions()
    for project, ours in PROJECTS.items():
        with (ROOT / project / "pyproject.toml").open("rb") as file:
            known = declared(tomllib.load(file))
        for path, source in python(*(f"{project}/{name}" for name in ours)).items():
            yield from check(path, source, known, distributions, ours)


def declared(project: Mapping[str, Any]) -> set[str]:
    """Return the distributions that a pyproject.toml names, in any extra or group."""
    named = project["project"]
    lists = [named["dependencies"], *named["optional-dependencies"].values(), *project["dependency-groups"].values()]
    return {_plain(found[0]) for each in lists for line in each if (found := NAME.match(line))}


def check(
    path: Path, source: str, known: set[str], distributions: Mapping[str, Sequence[str]], ours: Sequence[str] = ()
) -> Iterator[Finding]:
    """Find the imports of packages that are neither `ours` nor among the `known` distributions."""
    for line, package in imported(source):
        if package in ours or package in sys.stdlib_module_names:
            continue
        if known.isdisjoint(map(_plain, distributions.get(package, [package]))):
            yield Finding(path, line, f"{package} is imported, but pyproject.toml does not declare it")


def imported(source: str) -> Iterator[tuple[int, str]]:
    """Yield the top-level packages that a module imports, with their lines."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from ((node.lineno, alias.name.partition(".")[0]) for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.lineno, node.module.partition(".")[0]


def _plain(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()
