"""Run every check, even after a failure, and report which failed; `python -m tools.check texts sizes` only those."""

import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from tools import (
    citations,
    dependencies,
    licences,
    listings,
    options,
    scripts_lint,
    sizes,
    texts,
    unused,
    vocabulary,
    wording,
    words,
)
from tools.findings import ROOT, Finding

BIN = Path(sys.executable).parent


def _walls(config: str) -> list[str]:
    """Return the command that checks the contracts between packages in a pyproject.toml."""
    return [str(BIN / "lint-imports"), "--no-logo", "--cache-dir", ".cache/import_linter", "--config", config]


CHANGED, TYPES = "types of changed folders", "types"
"""The former are checked first, and the latter, which take longest, last."""
COMMANDS = {
    "form": [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
    "lint": [str(BIN / "ruff"), "check", "--quiet", "."],
    "walls between packages": _walls("pyproject.toml"),
    "walls of the local Discord": _walls("local-discord/pyproject.toml"),
}
CHECKS: Mapping[str, Callable[[], Iterable[Finding]]] = {
    "scripts of rulesets": scripts_lint.findings,
    "texts": texts.findings,
    "vocabulary of scripts": vocabulary.findings,
    "citations": citations.findings,
    "options in manuals": options.findings,
    "lists of games": listings.findings,
    "wording": wording.findings,
    "words that people read": words.findings,
    "sizes": sizes.findings,
    "unused code": unused.findings,
    "licences": licences.findings,
    "declared dependencies": dependencies.findings,
}


def changed_folders() -> list[str]:
    """List the folders of Python files that differ from the last commit; none without git."""
    command = ["git", "ls-files", "--modified", "--others", "--exclude-standard", "*.py"]
    listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False).stdout.splitlines()
    return sorted({str(Path(file).parent) for file in listed if (ROOT / file).exists()})


def _types(name: str) -> list[str]:
    """Return the command that checks types; empty if nothing has changed."""
    folders = changed_folders() if name == CHANGED else []
    return [] if name == CHANGED and not folders else [str(BIN / "basedpyright"), *folders]


def told(name: str) -> str:
    """Run one check; return what it complains about."""
    if name in CHECKS:
        return "\n".join(map(str, sorted(CHECKS[name]())))
    command = COMMANDS.get(name) or _types(name)
    if not command:
        return ""
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return (run.stdout + run.stderr or "it says nothing") if run.returncode else ""


def passes(name: str) -> bool:
    """Run one check and report the result, with its output only if it fails."""
    begin = time.monotonic()
    complaints = told(name)
    print(f"{'FAILED' if complaints else 'passed'}  {name} ({time.monotonic() - begin:.1f} s)")
    if complaints:
        print(complaints.rstrip() + "\n")
    sys.stdout.flush()
    return not complaints


def main(names: Iterable[str]) -> None:
    """Run all checks, or those named; exit with 1 if one fails, and with a list of them if there is no such check."""
    names, known = [*names], (CHANGED, *COMMANDS, *CHECKS, TYPES)
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"There is no check {', '.join(unknown)}; there are: {', '.join(known)}")
    if failed := [name for name in names or known if not passes(name)]:
        raise SystemExit(f"Failed: {', '.join(failed)}")


if __name__ == "__main__":
    main(sys.argv[1:])
