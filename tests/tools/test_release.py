"""A release: its section of the changelog, and the pinning of everything that runs elsewhere."""

import os
import subprocess
from datetime import date
from pathlib import Path

import pytest

from bot.version import VERSION
from tools.pin import loose, main, pinned
from tools.release import ROOT, cut, section

CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n## [1.0.0] - 2026-11-22\n\n- Old.\n\n## Before\n"
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
def world(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """Replace GitHub's repository by one with two tags, and docker by a program; return a tag's commit."""

    def git(*arguments: str) -> str:
        return subprocess.run(
            ["git", "-c", "user.name=A", "-c", "user.email=a@b", *arguments],
            cwd=tmp_path / "actions" / "checkout", capture_output=True, text=True, check=True,
        ).stdout.strip()  # fmt: skip

    (tmp_path / "actions" / "checkout").mkdir(parents=True)
    git("init", "--quiet")
    git("commit", "--quiet", "--allow-empty", "--message", "one")
    git("tag", "v4")
    git("tag", "--annotate", "--message", "five", "v5")
    for name, value in {
        "GIT_CONFIG_COUNT": "1",
        "GIT_CONFIG_KEY_0": f"url.file://{tmp_path}/.insteadOf",
        "GIT_CONFIG_VALUE_0": "https://github.com/",
        "PATH": f"{tmp_path}:{os.environ['PATH']}",
    }.items():
        monkeypatch.setenv(name, value)
    (tmp_path / "docker").write_text(f"#!/bin/sh\necho {DIGEST}\n")
    (tmp_path / "docker").chmod(0o755)
    return git("rev-parse", "HEAD")


@pytest.mark.parametrize("tag", ["v4", "v5"])
def test_an_action_is_pinned_to_its_tags_commit_and_again_from_there(world: str, tag: str) -> None:
    once = pinned(f"      - uses: actions/checkout@{tag}\n")
    assert once == f"      - uses: actions/checkout@{world} # {tag}\n"
    assert pinned(once) == once
    assert loose(once) == []


@pytest.mark.parametrize("line", ["FROM python:3.13-slim", "    image: prom/prometheus:v3.5.0"])
@pytest.mark.usefixtures("world")
def test_an_image_is_pinned_to_its_digest_and_again_from_there(line: str) -> None:
    once = pinned(f"{line} AS packages\n")
    assert once == f"{line}@{DIGEST} AS packages\n"
    assert pinned(once) == once
    assert loose(once) == []
    assert loose(f"{line}\n") == [line.strip() if "image" in line else line]


@pytest.mark.usefixtures("world")
def test_what_cannot_be_looked_up_is_not_made_up() -> None:
    with pytest.raises(SystemExit, match="git ls-remote"):
        pinned("      - uses: actions/checkout@v9\n")


def test_everything_that_runs_elsewhere_is_pinned() -> None:
    main(["--check"])
