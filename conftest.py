"""Rules for every test: the same random draws each time, no network beyond this machine, no skips in CI."""

import gc
import os
import sys
from collections.abc import Generator
from typing import Any, TypeVar

import pytest
from hypothesis import HealthCheck, is_hypothesis_test, settings

from tests.draws import draw_alike

settings.register_profile("usual", derandomize=True, database=None, deadline=None, max_examples=12)
settings.register_profile(
    "soak",
    max_examples=1_000,
    database=None,
    deadline=None,
    print_blob=True,
    suppress_health_check=[HealthCheck.too_slow],
)
PROFILE = os.environ.get("HYPOTHESIS_PROFILE", "usual")
settings.load_profile(PROFILE)

Report = TypeVar("Report", pytest.TestReport, pytest.CollectReport)
WAITING = {"e2e", "page"}
"""The rooms whose tests mostly wait for other processes."""
LONG = {"bench", "cogs", "deploy", "harness", "soak", "storage", "tools"}
"""The rooms of long tests that compute; they come before the others."""
LOOPBACK = ("127.", "::1", "localhost")


def _refuse_the_world(event: str, arguments: tuple[Any, ...]) -> None:
    """Fail any connection that would leave this machine; a path (str) is a local socket."""
    if event != "socket.connect" or isinstance(arguments[1], str | bytes):
        return
    host, *_ = arguments[1]
    if not str(host).startswith(LOOPBACK):
        raise RuntimeError(f"A test tried to reach {host}; tests stay on this machine.")


sys.addaudithook(_refuse_the_world)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_setup(item: pytest.Item) -> None:
    """Derive the random draws of this process from the test's name."""
    draw_alike(item.name)


def pytest_itemcollected(item: pytest.Item) -> None:
    """Count every property among the long runs, with as many examples as their profile has."""
    if PROFILE == "soak" and is_hypothesis_test(getattr(item, "obj", None)):
        item.add_marker(pytest.mark.soak)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Spread the files that wait among those that compute, so that no core is idle, and end with the quickest."""
    files = sorted(dict.fromkeys(item.path for item in items), key=lambda path: LONG.isdisjoint(path.parts))
    waiting = [path for path in files if not WAITING.isdisjoint(path.parts)]
    computing = [path for path in files if WAITING.isdisjoint(path.parts)]
    places = {path: 0.8 * number / len(waiting) for number, path in enumerate(waiting)}
    places |= {path: number / len(computing) for number, path in enumerate(computing)}
    items.sort(key=lambda item: places[item.path])


def pytest_collection_finish() -> None:
    """Collect garbage seldom, and never what was read by then: it cost a seventh of the processor's time."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 100)


def _forbid_skip(report: Report) -> Report:
    """Turn a skip into a failure where everything is meant to be installed (CI=true)."""
    if os.environ.get("CI") == "true" and report.outcome == "skipped" and not hasattr(report, "wasxfail"):
        report.outcome = "failed"
        report.longrepr = f"Nothing may be skipped in CI: {report.longrepr}"
    return report


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport() -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Check the report of a test."""
    return _forbid_skip((yield))


@pytest.hookimpl(wrapper=True)
def pytest_make_collect_report() -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
    """Check the report of a module that skips itself as a whole."""
    return _forbid_skip((yield))
