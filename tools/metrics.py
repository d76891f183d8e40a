"""Generate the documentation and the dashboard from the list of metrics (`bot/metrics.py`).

python -m tools.metrics
"""

import json
from collections.abc import Mapping, Sequence
from itertools import groupby
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

from bot.metrics import Metric, Metrics
from tools.findings import ROOT

HEAD: Final = """\
# Metrics

These are the metrics on `/metrics`, which is served when `LUPFEN_HTTP_PORT` is set. They contain numbers, no names.
deploy/rules.yaml turns them into alerts, and [reliability.md](reliability.md) states the promises measured with them.
`python -m tools.metrics` writes this page and the dashboard (deploy/grafana.json) from what `bot/metrics.py` declares.
"""
JOB: Final = 'job="lupfen"'
WIDTH, HEIGHT, PER_ROW = 8, 7, 3


def page(metrics: Sequence[Metric]) -> str:
    """Write the documentation of all metrics, by section."""
    parts = [HEAD]
    for section, listed in groupby(metrics, attrgetter("section")):
        rows = [f"| `{each.name}` | {each.kind} | {_names(each.labels)} | {each.help} |" for each in listed]
        parts.append("\n".join([f"## {section}\n", "| metric | type | labels | meaning |", "|---|---|---|---|", *rows]))
    return "\n".join(f"{part}\n" for part in parts).replace("\n\n\n", "\n\n")


def _names(labels: Sequence[str]) -> str:
    return ", ".join(f"`{label}`" for label in labels) or "–"


def queries(metric: Metric) -> Mapping[str, str]:
    """Return the queries of a metric's panel by their legend."""
    by = ", ".join(("instance", *metric.labels))
    legend = " ".join(f"{{{{{label}}}}}" for label in ("instance", *metric.labels))
    if metric.kind == "counter":
        return {legend: f"sum by ({by}) (rate({metric.name}{{{JOB}}}[$__rate_interval]))"}
    if metric.kind == "gauge":
        scaled = " * 1000" if _is_a_moment(metric) else ""  # Grafana counts timestamps in milliseconds
        return {legend: f"{metric.name}{{{JOB}}}{scaled}"}
    rate = f"sum by (le) (rate({metric.name}_bucket{{{JOB}}}[$__rate_interval]))"
    return {f"{share:.0%}": f"histogram_quantile({share}, {rate})" for share in (0.5, 0.99)}


def dashboard(metrics: Sequence[Metric]) -> dict[str, Any]:
    """Return the dashboard in Grafana's import format: a row for each section, a panel for each metric."""
    panels = list[dict[str, Any]]()
    top = 0
    for section, listed in groupby(metrics, attrgetter("section")):
        panels.append({"type": "row", "title": section, "gridPos": {"h": 1, "w": 24, "x": 0, "y": top}})
        shown = [*listed]
        for place, metric in enumerate(shown):
            row, column = divmod(place, PER_ROW)
            panels.append(_panel(metric, {"h": HEIGHT, "w": WIDTH, "x": column * WIDTH, "y": top + 1 + row * HEIGHT}))
        top += 1 + -(-len(shown) // PER_ROW) * HEIGHT
    return {
        "uid": "lupfen",
        "title": "Lupfen",
        "tags": ["lupfen"],
        "schemaVersion": 39,
        "refresh": "30s",
        "time": {"from": "now-6h", "to": "now"},
        "templating": {"list": [{"name": "source", "type": "datasource", "query": "prometheus"}]},
        "panels": [{"id": number} | panel for number, panel in enumerate(panels, 1)],
    }


def _panel(metric: Metric, place: Mapping[str, int]) -> dict[str, Any]:
    shown = enumerate(queries(metric).items())
    return {
        "type": "timeseries",
        "title": metric.name,
        "description": metric.help,
        "gridPos": place,
        "datasource": {"type": "prometheus", "uid": "${source}"},
        "fieldConfig": {"defaults": {"unit": _unit(metric)}, "overrides": []},
        "targets": [
            {"refId": "AB"[number], "expr": query, "legendFormat": legend} for number, (legend, query) in shown
        ],
    }


def _unit(metric: Metric) -> str:
    if metric.kind == "counter":
        return "ops"
    if _is_a_moment(metric):
        return "dateTimeAsIso"
    endings = {"_seconds": "s", "_seconds_left": "s", "_bytes": "bytes"}
    return next((unit for ending, unit in endings.items() if metric.name.endswith(ending)), "short")


def _is_a_moment(metric: Metric) -> bool:
    return metric.name.endswith(("_timestamp_seconds", "_start_time_seconds"))


def _written(dashboard: Mapping[str, Any]) -> str:
    """Write JSON with one line per panel, for readable diffs."""
    head = json.dumps({name: value for name, value in dashboard.items() if name != "panels"}, indent=1)
    panels = ",\n".join(f"  {json.dumps(panel)}" for panel in dashboard["panels"])
    return f'{head.removesuffix("}").rstrip()},\n "panels": [\n{panels}\n ]\n}}\n'


def files() -> Mapping[Path, str]:
    """Return the content of every generated file by its path."""
    metrics = Metrics().described
    return {
        ROOT / "docs" / "metrics.md": page(metrics),
        ROOT / "deploy" / "grafana.json": _written(dashboard(metrics)),
    }


def main() -> None:
    """Write the files."""
    for path, text in files().items():
        path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
