"""Programs that `make release` installs."""

import os
from pathlib import Path

import pytest

from tools.findings import ROOT

TOOLS = ROOT / ".venv-release" / "bin"


def tool(name: str) -> Path:
    """Return a validator; skip if `make release` has not installed it, but fail in CI."""
    if not (TOOLS / name).exists() and not os.environ.get("CI"):
        pytest.skip("`make release` has not been run")
    return TOOLS / name
