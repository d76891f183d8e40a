"""Measure everything, or only the given parts: `python -m bench [engine journal history press ...]`, see `MEASURES`.

`--short` concerns the evening and the round of an evening: fewer and lower rates, fewer tables. The options after it
concern the evening: other rates, no pictures, other habits.
"""

import argparse
import json
import platform
import sys
from importlib import import_module
from pathlib import Path

from bench import evening, press, rounds
from bench.evening_table import Habits
from bench.figures import Figure

MEASURES = (
    *("engine", "journal", "history", "pictures", "press", "replies", "evening", "rounds"),
    *("start", "servers", "resting", "players", "thinking", "outside", "adviser"),
)
OUTPUT = Path(__file__).parents[1] / "bench.json"


def main() -> int:
    """Print a line per figure and write them to `bench.json`; exit with 1 if a goal is missed."""
    parser = argparse.ArgumentParser(prog="python -m bench", description="Measure speed beside peers in the same run.")
    parser.add_argument("what", nargs="*", choices=[*MEASURES, []], help="what to measure; everything by default")
    _add_options(parser)
    given = parser.parse_args()
    measured: list[Figure] = []
    for name in given.what or MEASURES:
        new = _measured(name, given)
        print(*new, sep="\n", flush=True)
        measured += new
    machine = {"python": platform.python_version(), "machine": platform.machine(), "system": platform.system()}
    written = {"machine": machine, "figures": [figure.json() for figure in measured]}
    OUTPUT.write_text(json.dumps(written, indent=2) + "\n", encoding="utf-8")
    return int(any(figure.verdict == "missed" for figure in measured))


def _add_options(parser: argparse.ArgumentParser) -> None:
    usual = evening.Plan()
    parser.add_argument("--short", action="store_true", help="a few seconds at low rates")
    parser.add_argument("--no-pictures", action="store_true", help="with the bot's pictures switched off")
    parser.add_argument("--rates", help="presses a second, as in 10,20,40")
    parser.add_argument("--tables", help="at how many tables each rate is played, as in 150,1000")
    parser.add_argument("--tls", action="store_true", help="with TLS on loopback, as Discord has it")
    parser.add_argument("--seconds", type=float, default=usual.seconds, help="how long each rate is measured")
    parser.add_argument("--in-hands", type=float, default=usual.habits.in_hands, help="the share pressed in hands")
    parser.add_argument("--going-on", type=float, default=usual.habits.going_on, help='the share of "Next deal"')


def _measured(name: str, given: argparse.Namespace) -> list[Figure]:
    if name == "evening":
        return evening.measure(_plan(given))
    if name == "rounds":
        return rounds.measure(rounds.SHORT if given.short else rounds.USUAL)
    return press.replies() if name == "replies" else import_module(f"bench.{name}").measure()


def _plan(given: argparse.Namespace) -> evening.Plan:
    habits = Habits(given.in_hands, given.going_on)
    usual, seconds = (evening.SHORT_RATES, evening.SHORT_SECONDS) if given.short else (evening.RATES, given.seconds)
    rates, tables = (_numbers(each) for each in (given.rates, given.tables))
    return evening.Plan(rates or usual, seconds, not given.no_pictures, habits, tables, given.tls)


def _numbers(given: str | None) -> list[int]:
    return [int(number) for number in given.split(",")] if given else []


if __name__ == "__main__":
    sys.exit(main())
