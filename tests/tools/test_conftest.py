"""The rules for every test."""

import socket

import pytest

from tools.findings import ROOT

pytest_plugins = ["pytester"]

SKIPS_ONE = """
import pytest

@pytest.mark.skip(reason="no Chromium here")
def test_in_the_browser(): ...

@pytest.mark.xfail(raises=ValueError)
def test_that_is_known_to_fail(): raise ValueError
"""
SKIPS_ALL = "import pytest; pytest.skip('no PostgreSQL here', allow_module_level=True)"


@pytest.mark.parametrize("ci", [True, False])
def test_skipped_tests_are_allowed_locally_and_fail_in_ci(
    pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, ci: bool
) -> None:
    monkeypatch.setenv("CI", "true" if ci else "")
    pytester.makeconftest((ROOT / "conftest.py").read_text())
    pytester.makepyfile(test_one=SKIPS_ONE, test_all=SKIPS_ALL)
    outcome = pytester.runpytest("-p", "no:cacheprovider", "-p", "no:asyncio", "--continue-on-collection-errors")
    assert (outcome.ret == pytest.ExitCode.OK) is not ci
    if ci:
        reasons = ("*no PostgreSQL here*", "*no Chromium here*")
        outcome.stdout.fnmatch_lines([f"*Nothing may be skipped in CI*{reason}" for reason in reasons])


def test_no_test_reaches_the_internet() -> None:
    with socket.socket() as out, pytest.raises(RuntimeError, match=r"tests stay on this machine"):
        out.connect(("192.0.2.1", 9))
