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
)
from tools.findings import ROOT, Finding

BIN = Path(sys.executable).parent
COMMANDS = {
    "form": [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
    "lint": [str(BIN / "ruff"), "check", "--quiet", "."],
    "types": [str(BIN / "basedpyright")],
    "walls between packages": [str(BIN / "lint-imports"), "--no-logo", "--cache-dir", ".cache/import_linter"],
}
CHECKS: Mapping[str, Callable[[], Iterable[Finding]]] = {
    "scripts of rulesets": scripts_lint.findings,
    "texts": texts.findings,
    "vocabulary of scripts": vocabulary.findings,
    "citations": citations.findings,
    "options in manuals": options.findings,
    "lists of games": listings.findings,
    "wording": wording.findings,
    "sizes": sizes.findings,
    "unused code": unused.findings,
    "licences": licences.findings,
    "declared dependencies": dependencies.findings,
}


def told(name: str) -> str:
    """Run one check; return what it complains about."""
    if name in CHECKS:
        return "\n".join(map(str, sorted(CHECKS[name]())))
    run = subprocess.run(COMMANDS[name], cwd=ROOT, capture_output=True, text=True, check=False)
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
    """Run all checks, or those named; exit with 1 if one fails."""
    if failed := [name for name in names or (*COMMANDS, *CHECKS) if not passes(name)]:
        raise SystemExit(f"Failed: {', '.join(failed)}")


if __name__ == "__main__":
    main(sys.argv[1:])
