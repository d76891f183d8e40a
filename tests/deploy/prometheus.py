"""The rules and files for Prometheus."""

import re

from tools.findings import ROOT

FOLDER = ROOT / "deploy"


RULES, TESTS, RUNBOOK, DASHBOARD = (
    (FOLDER / name).read_text(encoding="utf-8")
    for name in ("rules.yaml", "rules_test.yaml", "runbook.md", "grafana.json")
)


NAME = re.compile(r"\b(?:lupfen|process)_[a-z0-9_]+|\blupfen:[a-z0-9_:]+")
