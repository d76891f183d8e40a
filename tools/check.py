"""Run every check, even after a failure, and report which failed."""

import subprocess
import sys
import time
from pathlib import Path

from tools.findings import ROOT

BIN = Path(sys.executable).parent
CHECKS = {
    "form": [str(BIN / "ruff"), "format", "--check", "--quiet", "."],
    "lint": [str(BIN / "ruff"), "check", "--quiet", "."],
    "types": [str(BIN / "basedpyright")],
    "walls between packages": [str(BIN / "lint-imports"), "--no-logo", "--cache-dir", ".cache/import_linter"],
    "scripts of rulesets": [sys.executable, "-m", "tools.scripts_lint"],
    "texts": [sys.executable, "-m", "tools.texts"],
    "vocabulary of scripts": [sys.executable, "-m", "tools.vocabulary"],
    "citations": [sys.executable, "-m", "tools.citations"],
    "lists of games": [sys.executable, "-m", "tools.listings", "--check"],
    "wording": [sys.executable, "-m", "tools.wording"],
    "sizes": [sys.executable, "-m", "tools.sizes"],
    "unused code": [sys.executable, "-m", "tools.unused"],
    "licences": [sys.executable, "-m", "tools.licences"],
}


def passes(name: str, command: list[str]) -> bool:
    """Run one check and report the result, with its output only if it fails."""
    begin = time.monotonic()
    run = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    good = run.returncode == 0
    print(f"{'passed' if good else 'FAILED'}  {name} ({time.monotonic() - begin:.1f} s)")
    if not good:
        print((run.stdout + run.stderr).rstrip() + "\n")
    sys.stdout.flush()
    return good


def main() -> None:
    """Run all checks; exit with 1 if one fails."""
    failed = [name for name, command in CHECKS.items() if not passes(name, command)]
    if failed:
        raise SystemExit(f"Failed: {', '.join(failed)}")


if __name__ == "__main__":
    main()
