"""Find functions and classes that nothing but tests uses.

Names are compared, not meanings: a name that occurs anywhere else in the program counts as used.
"""

import re
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from tools.findings import ROOT, Finding, tell

FOLDERS = ("bench", "bot", "cogs", "game", "research", "sandbox", "storage", "tools")
# Games of the tests, which use what the core offers to games that are still to come.
TOYS = ("tests/harness/bare/odd.py", "tests/game/table/toys.py")
# A function under one of these is called by anyone who gives the decorator.
CALLED_BY_DECORATORS = (
    "*validator",
    "*serializer",
    "*.command",
    "*.autocomplete",
    "*.listener",
    "*.error",
    "*fixture",
    "handles",
)
# Names that libraries call without a decorator, each with the library.
KEPT: Mapping[str, str] = {
    "visit_*": "the visitors of ast and fluent.syntax",
    "cog_*": "discord.py",
    "on_*": "discord.py",
    "before_identify_hook": "discord.py",
    "setup": "discord.py, for an extension",
    "setup_hook": "discord.py",
    "interaction_check": "discord.py",
    "upgrade": "Alembic",
    "downgrade": "Alembic",
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
    """What of the report is about functions and classes; variables are fields of models too often."""
    for line in output:
        if found := LINE.fullmatch(line):
            yield Finding(Path(found["path"]), int(found["line"]), found["what"])


def report(folder: Path, folders: Iterable[str]) -> list[str]:
    """The lines that vulture writes about the folders that exist."""
    present = [name for name in folders if (folder / name).exists()]
    options = ["--ignore-names", ",".join(KEPT), "--ignore-decorators", ",".join(f"@{n}" for n in CALLED_BY_DECORATORS)]
    command = [sys.executable, "-m", "vulture", *options, *present]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout.splitlines()


def unused(folder: Path) -> Iterator[Finding]:
    """What the program does not use; of the local Discord, what not even the tests use, because it is made for them."""
    for finding in findings_of(report(folder, (*FOLDERS, *TOYS))):
        if finding.path.parts[0] not in {"sandbox", "tests"}:
            yield finding
    for finding in findings_of(report(folder, (*FOLDERS, "tests"))):
        if finding.path.parts[0] == "sandbox":
            yield finding


def main() -> None:
    """Look for what this project does not use."""
    tell(unused(ROOT))


if __name__ == "__main__":
    main()
