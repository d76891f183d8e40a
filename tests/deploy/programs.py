"""Programs that `make release` installs, or the system has."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.findings import ROOT

TOOLS = ROOT / ".venv-release" / "bin"


def tool(name: str) -> Path:
    """Return a validator; skip if `make release` has not installed it, but fail in CI."""
    if not (TOOLS / name).exists() and not os.environ.get("CI"):
        pytest.skip("`make release` has not been run")
    return TOOLS / name


def run(name: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a program of the system; skip if it is not installed, but fail in CI."""
    if shutil.which(name) is None and not os.environ.get("CI"):
        pytest.skip(f"{name} is not installed (Debian: prometheus, systemd)")
    return subprocess.run([name, *arguments], capture_output=True, text=True, check=False)
