"""A release: its section of the changelog, and the pinning of everything that runs elsewhere."""

import os
from datetime import date
from pathlib import Path

import pytest

from bot.version import VERSION
from tools.pin import loose, main, pinned
from tools.release import ROOT, cut, section

CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n## [1.0.0] - 2026-11-22\n\n- Old.\n\n## Before\n"
COMMIT = "4" * 40
DIGEST = f"sha256:{'7' * 64}"


def test_what_was_unreleased_gets_a_version_and_a_date() -> None:
    after = cut(CHANGELOG, "1.1.0", date(2026, 11, 23))
    assert "## [Unreleased]\n\n## [1.1.0] - 2026-11-23\n\n### Added\n" in after
    assert section(after, "1.1.0") == "### Added\n\n- New."
    assert section(after, "1.0.0") == "- Old."
    assert section(after, "Unreleased") == ""


def test_the_changelog_tells_of_the_version_that_this_is() -> None:
    assert section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), VERSION)


@pytest.mark.parametrize("version", ["1.0.0", "1.1", "v1.1.0"])
def test_a_version_that_is_there_or_is_none_is_refused(version: str) -> None:
    with pytest.raises(SystemExit, match="no new version"):
        cut(CHANGELOG, version, date(2026, 11, 23))


def test_a_release_of_nothing_is_refused() -> None:
    with pytest.raises(SystemExit, match="nothing"):
        cut(cut(CHANGELOG, "1.1.0", date(2026, 11, 23)), "1.2.0", date(2026, 11, 24))


@pytest.fixture
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Replace git and docker by programs that know one image and two tags of an action, one of them annotated."""
    known = '[ "$1 $2" = "ls-remote https://github.com/actions/checkout" ]'
    for name, told in {
        "v4": f"{COMMIT}\trefs/tags/v4\n",
        "v5": f"{'5' * 40}\trefs/tags/v5\n{COMMIT}\trefs/tags/v5^{{}}\n",
        "git": f"#!/bin/sh\n{known} && cat {tmp_path}/${{3##*/}}\n",
        "docker": f"#!/bin/sh\necho {DIGEST}\n",
    }.items():
        (tmp_path / name).write_text(told)
        (tmp_path / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:{os.environ['PATH']}")


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("      - uses: actions/checkout@v4", f"      - uses: actions/checkout@{COMMIT} # v4"),
        ("      - uses: actions/checkout@v5", f"      - uses: actions/checkout@{COMMIT} # v5"),
        ("FROM python:3.13-slim AS packages", f"FROM python:3.13-slim@{DIGEST} AS packages"),
        ("    image: prom/prometheus:v3.5.0", f"    image: prom/prometheus:v3.5.0@{DIGEST}"),
    ],
)
@pytest.mark.usefixtures("world")
def test_an_action_and_an_image_are_pinned_and_again_from_there(before: str, after: str) -> None:
    assert pinned(f"{before}\n") == pinned(f"{after}\n") == f"{after}\n"
    assert loose(f"{after}\n") == []
    [found] = loose(f"{before}\n")
    assert found in before


@pytest.mark.usefixtures("world")
def test_what_cannot_be_looked_up_is_not_made_up() -> None:
    with pytest.raises(SystemExit, match="git ls-remote"):
        pinned("      - uses: actions/checkout@v9\n")


def test_everything_that_runs_elsewhere_is_pinned() -> None:
    main(["--check"])
