"""The rules and files for Prometheus, and its own tool."""

import os
import re
import shutil
import subprocess

import pytest

from tools.findings import ROOT

FOLDER = ROOT / "deploy"


RULES, TESTS, RUNBOOK, DASHBOARD = (
    (FOLDER / name).read_text(encoding="utf-8")
    for name in ("rules.yaml", "rules_test.yaml", "runbook.md", "grafana.json")
)


NAME = re.compile(r"\b(?:lupfen|process)_[a-z0-9_]+|\blupfen:[a-z0-9_:]+")


def promtool(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run promtool; skip if it is not installed, but fail in CI."""
    command = shutil.which("promtool")
    if command is None and not os.environ.get("CI"):
        pytest.skip("promtool is not installed (Debian: prometheus)")
    return subprocess.run([command or "promtool", *arguments], capture_output=True, text=True, check=False)
