"""Prints the summary of the long runs."""

import pytest

from tests.soak.report import FIGURES, save, summary


def pytest_runtest_logfinish() -> None:
    """Write down what was counted so far, so that a run that is broken off has not been in vain."""
    if FIGURES:
        save()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if FIGURES:
        terminalreporter.section("what the long runs have done")
        for line in summary():
            terminalreporter.write_line(line)
