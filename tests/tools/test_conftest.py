"""The rules for every test."""

import socket
from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

QUIET = ("-p", "no:cacheprovider", "-p", "no:asyncio")
SKIPS_ONE = """
import pytest

@pytest.mark.skip(reason="no Chromium here")
def test_in_the_browser(): ...

@pytest.mark.xfail(raises=ValueError)
def test_that_is_known_to_fail(): raise ValueError
"""
SKIPS_ALL = "import pytest; pytest.skip('no PostgreSQL here', allow_module_level=True)"


@pytest.fixture
def project(pytester: pytest.Pytester) -> pytest.Pytester:
    pytester.makeconftest((Path(__file__).parent.parent / "conftest.py").read_text())
    return pytester


@pytest.mark.parametrize("text", [SKIPS_ONE, SKIPS_ALL], ids=["one test", "whole module"])
def test_skips_are_allowed_at_home(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, text: str) -> None:
    monkeypatch.delenv("CI", raising=False)
    project.makepyfile(text)
    outcome = project.runpytest(*QUIET)
    assert outcome.ret in (pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED)


@pytest.mark.parametrize(
    ("text", "reason"),
    [(SKIPS_ONE, "no Chromium here"), (SKIPS_ALL, "no PostgreSQL here")],
    ids=["one test", "whole module"],
)
def test_skips_fail_in_ci(project: pytest.Pytester, monkeypatch: pytest.MonkeyPatch, text: str, reason: str) -> None:
    monkeypatch.setenv("CI", "true")
    project.makepyfile(text)
    outcome = project.runpytest(*QUIET)
    assert outcome.ret != pytest.ExitCode.OK
    outcome.stdout.fnmatch_lines([f"*Nothing may be skipped in CI*{reason}*"])


def test_no_test_reaches_the_world() -> None:
    with socket.socket() as out, pytest.raises(RuntimeError, match=r"tests stay on this machine"):
        out.connect(("192.0.2.1", 9))
