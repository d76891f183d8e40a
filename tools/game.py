"""Everything for one game: `python -m tools.game NAME` with a family, such as one that is being written.

It records deals of rulesets that have none, makes steps for `/learn` where there are none, writes the lists of games,
brings the game's folders into form, runs the checks that a game can fail, and runs all of its tests, also those over
the wire.
"""

import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, Final

from game.core.rulesets import Ruleset
from game.games.catalogue import CATALOGUE
from tools.check import BIN, passes
from tools.findings import ROOT
from tools.steps import unkept

Step = tuple[str, list[str]]
"""A name, and a command."""
PYTHON: Final = str(BIN / "python")
PYTEST: Final = (PYTHON, "-m", "pytest", "-q", "--no-header", "-n", "auto", "--dist", "loadfile")
TESTS: Final = ("tests/game", "tests/harness", "tests/bot/test_practice.py", "tests/bot/panels")
OVER_THE_WIRE: Final = "tests/harness/test_over_the_wire.py"
CHECKS: Final = (
    "scripts of rulesets",
    "texts",
    "vocabulary of scripts",
    "citations",
    "options in manuals",
    "lists of games",
    "wording",
    "sizes",
)


def missing(rulesets: Sequence[Ruleset[Any]], folder: Path) -> list[str]:
    """List the rulesets without recorded deals."""
    return [each.id for each in rulesets if not (folder / "golden" / f"{each.id}.jsonl").exists()]


def preparations(family: str) -> Iterator[Step]:
    """Yield the steps before its tests; raises `KeyError` for an unknown family."""
    rulesets, folder = CATALOGUE.families()[family], CATALOGUE.folders()[family]
    own = [str(folder), *_own_tests(folder)]
    if unrecorded := missing(rulesets, folder):
        yield "deals are recorded", [PYTHON, "-m", "tests.harness.test_golden", *unrecorded]
    if without_steps := unkept(rulesets):
        yield "steps are made", [PYTHON, "-m", "tools.steps", *without_steps]
    yield "lists of games are written", [PYTHON, "-m", "tools.listings"]
    yield "form", [str(BIN / "ruff"), "format", "--quiet", *own]
    yield "lint", [str(BIN / "ruff"), "check", "--quiet", "--fix", *own]
    yield "types", [str(BIN / "basedpyright"), *own]


def tests(family: str) -> Iterator[Step]:
    """Yield the steps that run its tests."""
    ids = " or ".join({family: None, **{each.id: None for each in CATALOGUE.families()[family]}})
    own = _own_tests(CATALOGUE.folders()[family])
    if own:
        yield "its own tests", [*PYTEST, *own]
    yield "promises of every game", [*PYTEST, *TESTS, *(f"--ignore={each}" for each in own), "-k", ids]
    yield "over the wire", [*PYTEST, OVER_THE_WIRE, "-m", "soak or not soak", "-k", ids]


def _own_tests(folder: Path) -> list[str]:
    tests = ROOT / "tests" / "game" / "games" / folder.name
    return [str(tests)] if tests.exists() else []


def taken(step: Step) -> bool:
    """Take a step; return whether it succeeded."""
    name, command = step
    done = subprocess.run(command, cwd=ROOT, check=False).returncode == 0
    print(f"{'passed' if done else 'FAILED'}  {name}", flush=True)
    return done


def main(name: str) -> int:
    """Take every step, even after a failure, and return 1 if one failed."""
    family = name.replace("_", "-")
    if family not in CATALOGUE.folders():
        print(f"There is no game {family}; there are {', '.join(CATALOGUE.folders())}.")
        return 1
    failed = [step[0] for step in preparations(family) if not taken(step)]
    failed += [name for name in CHECKS if not passes(name)]
    failed += [step[0] for step in tests(family) if not taken(step)]
    print(f"Failed: {', '.join(failed)}" if failed else f"{family} is ready.")
    return int(bool(failed))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
