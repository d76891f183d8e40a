"""Prints the summary of the long runs."""

import pytest

from tests.soak.report import FIGURES, save, summary


def pytest_runtest_logfinish() -> None:
    """Save the counts so far, so that an interrupted run is not lost."""
    if FIGURES:
        save()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if FIGURES:
        terminalreporter.section("what the long runs have done")
        for line in summary():
            terminalreporter.write_line(line)
