"""`make audit` fails when a package is vulnerable, and also when that could not be determined."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.findings import ROOT

CLEAN = "0"
SKIPPED = "1 if '--strict' in sys.argv else 0"  # pip-audit fails on a skipped package only in strict mode
SKIPPED_IN_ONE = "1 if '--strict' in sys.argv and sys.argv[-1].endswith('runtime.txt') else 0"


def audited(folder: Path, status: str) -> subprocess.CompletedProcess[str]:
    """Run the audit with a stub `pip_audit` instead of the real one, which would need the network."""
    (folder / "pip_audit.py").write_text(f"import sys\nsys.exit({status})\n")
    command = [sys.executable, str(ROOT / "tools" / "audit.py")]
    environment = {**os.environ, "PYTHONPATH": str(folder)}
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=False)


def test_every_lock_is_audited(tmp_path: Path) -> None:
    done = audited(tmp_path, CLEAN)
    assert done.returncode == 0
    locks = sorted(lock.name for lock in (ROOT / "requirements").glob("*.txt"))
    assert [line.removesuffix(":") for line in done.stdout.splitlines()] == locks


@pytest.mark.parametrize("status", [SKIPPED, SKIPPED_IN_ONE])
def test_a_package_that_had_to_be_skipped_is_a_failure(tmp_path: Path, status: str) -> None:
    done = audited(tmp_path, status)
    assert done.returncode == 1
    assert "runtime.txt" in done.stderr
