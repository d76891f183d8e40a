"""Measure everything, or what is named: `python -m bench [engine journal pictures press memory]`."""

from __future__ import annotations

import argparse
import json
import platform
import sys
from pathlib import Path

from bench import engine, figures, journal, memory, pictures, press

MEASURES = {
    "engine": engine.measure,
    "journal": journal.measure,
    "pictures": pictures.measure,
    "press": press.measure,
    "memory": memory.measure,
}
OUTPUT = Path(__file__).parents[1] / "bench.json"


def main() -> int:
    """Print a line for each figure and write them to `bench.json`; 1 when a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed beside peers in the same run.")
    parser.add_argument("what", nargs="*", choices=[*MEASURES, []], help="what to measure; everything by default")
    chosen = parser.parse_args().what or list(MEASURES)
    measured: list[figures.Figure] = []
    for name in chosen:
        new = MEASURES[name]()
        print(figures.table(new), flush=True)
        measured += new
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    written = {"machine": machine, "figures": [figure.json() for figure in measured]}
    OUTPUT.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    return int(any(figure.verdict == "missed" for figure in measured))


if __name__ == "__main__":
    sys.exit(main())
