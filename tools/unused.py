"""Find functions and classes that are only used by tests.

Only names are compared: a name that occurs anywhere else in the program counts as used.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.findings import ROOT, Finding

FOLDERS = ("bench", "bot", "cogs", "game", "research", "local-discord/src", "storage", "tools")
# Games for tests, which use core features meant for future games.
TOYS = ("tests/harness/bare/odd.py", "tests/game/table/toys.py")
# Functions with these decorators are called by the library that provides the decorator.
CALLED_BY_DECORATORS = (
    "*validator",
    "*serializer",
    "command",
    "*.autocomplete",
    "*.listener",
    "*.error",
    "*fixture",
    "handles",
    "route",
)
# Names that libraries call without a decorator, each with its library.
KEPT: Mapping[str, str] = {
    "visit_*": "the visitors of ast and fluent.syntax",
    "cog_*": "discord.py",
    "pytest_*": "pytest",
    "on_*": "discord.py",
    "before_identify_hook": "discord.py",
    "connection_made": "asyncio, of a protocol",
    "data_received": "asyncio, of a protocol",
    "eof_received": "asyncio, of a protocol",
    "setup": "discord.py, for an extension",
    "setup_hook": "discord.py",
    "interaction_check": "discord.py",
    "get_text_element": "fluent.syntax, of a parser",
    "healthy": "bot/__main__.py, a command by its name",
    "migrate": "bot/__main__.py, a command by its name",
    "upgrade": "Alembic",
    "downgrade": "Alembic",
    "__init_subclass__": "Python, for each derived class",
    "persistent_id": "pickle",
    "persistent_load": "pickle",
    "reducer_override": "pickle",
    "to_dict": "discord.py, of a file that a message keeps",
    "to_components": "discord.py, of a layout",
    "has_components_v2": "discord.py, of a layout",
    "translate": "discord.py, of a translator",
    "settings_customise_sources": "pydantic-settings",
}
LINE = re.compile(
    r"(?P<path>.+?):(?P<line>\d+): (?P<what>unused (function|method|class|property) '.+') \(\d+% confidence\)"
)


def findings_of(output: Iterable[str]) -> Iterator[Finding]:
    """Yield the report's findings about functions and classes; variables are too often fields of models."""
    for line in output:
        if found := LINE.fullmatch(line):
            yield Finding(Path(found["path"]), int(found["line"]), found["what"])


def report(folder: Path, folders: Iterable[str]) -> list[str]:
    """Return vulture's report about the existing folders."""
    present = [name for name in folders if (folder / name).exists()]
    options = ["--ignore-names", ",".join(KEPT), "--ignore-decorators", ",".join(f"@{n}" for n in CALLED_BY_DECORATORS)]
    command = [sys.executable, "-m", "vulture", *options, *present]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout.splitlines()


def unused(folder: Path) -> Iterator[Finding]:
    """Yield the findings for the program; code of the local Discord may be used only by tests."""
    for finding in findings_of(report(folder, (*FOLDERS, *TOYS))):
        if finding.path.parts[0] not in {"local-discord", "tests"}:
            yield finding
    for finding in findings_of(report(folder, (*FOLDERS, "tests", "local-discord/tests"))):
        if finding.path.parts[0] == "local-discord":
            yield finding


def findings() -> Iterator[Finding]:
    """Look for unused code in this project."""
    return unused(ROOT)
