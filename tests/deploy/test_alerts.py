"""Alerts: they fire when they should, use existing metrics, and have instructions."""

import json
import re
from pathlib import Path
from typing import Any

from bot.metrics import Metric, Metrics
from tests.deploy.programs import run
from tests.deploy.prometheus import DASHBOARD, FOLDER, NAME, RULES, RUNBOOK, TESTS
from tools.metrics import files

METRICS = Metrics().described
LABEL = re.compile(r"\b([a-z]\w*)\s*(?:=~|!~|!=|=)\s*\"")
PROMETHEUS_LABELS = {"job", "instance", "le", "alertname", "alertstate"}
LATE = {
    *("lupfen_pictures_drawn_total", "lupfen_pictures_left_out_total", "lupfen_thoughts_total"),
    *("lupfen_picture_cache_found_total", "lupfen_picture_cache_made_total"),
}
"""Present once there is a desk for pictures, and something to think about."""
ALERTS = re.findall(r"- alert: (\w+)", RULES)


def names_of(metric: Metric) -> set[str]:
    """Return the names of a metric's series."""
    if metric.kind == "histogram":
        return {f"{metric.name}_{part}" for part in ("bucket", "count", "sum")}
    return {metric.name}


def expressions() -> list[str]:
    """Return every expression of rules and dashboard."""
    panels: list[dict[str, Any]] = json.loads(DASHBOARD)["panels"]
    shown = [target["expr"] for panel in panels for target in panel.get("targets", ())]
    return [*re.findall(r"expr: (?:>-)?((?:.|\n)*?)(?=\n +(?:- |for:|labels:|annotations:)|\n\n|\Z)", RULES), *shown]


def test_every_alert_fires_when_it_should_and_not_before() -> None:
    done = run("promtool", "test", "rules", *map(str, FOLDER.glob("rules_test*.yaml")))
    assert done.returncode == 0, done.stderr + done.stdout


def test_prometheus_accepts_its_configuration(tmp_path: Path) -> None:
    configuration = (FOLDER / "prometheus.yaml").read_text(encoding="utf-8").replace("/etc/prometheus", str(FOLDER))
    (tmp_path / "prometheus.yaml").write_text(configuration)
    done = run("promtool", "check", "config", str(tmp_path / "prometheus.yaml"))
    assert done.returncode == 0, done.stderr + done.stdout


def test_prometheus_understands_every_query_of_the_dashboard(tmp_path: Path) -> None:
    panels: list[dict[str, Any]] = json.loads(DASHBOARD)["panels"]
    asked = [target["expr"].replace("$__rate_interval", "5m") for each in panels for target in each.get("targets", ())]
    rules = [{"record": f"dashboard:{number}", "expr": expression} for number, expression in enumerate(asked)]
    (tmp_path / "rules.json").write_text(json.dumps({"groups": [{"name": "dashboard", "rules": rules}]}))
    done = run("promtool", "check", "rules", str(tmp_path / "rules.json"))
    assert done.returncode == 0, done.stderr + done.stdout


def test_documentation_and_dashboard_match_the_list_of_metrics() -> None:
    for path, text in files().items():
        assert path.read_text(encoding="utf-8") == text, f"{path.name}: run `python -m tools.metrics`"


def test_alerts_and_dashboard_use_existing_metrics_and_labels() -> None:
    measured = {name: metric for metric in METRICS for name in names_of(metric)}
    recorded = set(re.findall(r"record: (\S+)", RULES))
    for expression in expressions():
        used = set(NAME.findall(expression))
        assert used - recorded <= measured.keys(), expression
        labels = {label for name in used & measured.keys() for label in measured[name].labels}
        assert set(LABEL.findall(expression)) <= labels | PROMETHEUS_LABELS, expression


def test_every_metric_is_on_the_page_that_prometheus_reads() -> None:
    metrics = Metrics()
    written = metrics.text().decode()
    for metric in METRICS:
        assert metric.name in LATE or f"# TYPE {metric.name} {metric.kind}" in written, metric.name


def test_alerts_are_tested_with_counters_as_the_bot_exports_them() -> None:
    """Prometheus sees no increase in a series that begins with 1: what fires at the first one has to be there at 0."""
    page = Metrics().text().decode()
    for name, labels, values in re.findall(r"series: '(lupfen_\w+_total)\{(.*?)\}', values: '(\S+)", TESTS):
        kept = [each for each in labels.split(",") if not each.startswith(("instance=", "job="))]
        if name not in LATE:
            assert f"{name}{{{','.join(kept)}}} 0.0\n".replace("{}", "") in page, (name, kept)
        assert re.match(r"0(?![.\d])", values), (name, values)


def test_every_alert_is_tested_and_has_an_entry_in_the_runbook() -> None:
    assert len(ALERTS) == len(set(ALERTS))
    assert sorted(re.findall(r"^### (\w+)$", RUNBOOK, re.MULTILINE)) == sorted(ALERTS)
    assert re.findall(r"runbook: deploy/runbook.md#(\w+)", RULES) == [alert.lower() for alert in ALERTS]
    assert set(ALERTS) <= set(re.findall(r'alertname="(\w+)"', TESTS))


def test_every_alert_states_its_urgency_in_a_sentence() -> None:
    assert len(re.findall(r"labels: \{severity: (?:page|ticket|heartbeat)\}", RULES)) == len(ALERTS)
    assert len(re.findall(r"summary: ", RULES)) == len(ALERTS)
