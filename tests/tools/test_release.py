"""A release: its section of the changelog, and the pinning of everything that runs elsewhere."""

import io
import os
import tarfile
import zipfile
from datetime import date
from pathlib import Path

import pytest

from bot.version import VERSION
from tools.pin import loose, main, pinned
from tools.release import ROOT, agree, cut, plain_sources, plain_wheel, section

CHANGELOG = "# Changelog\n\n## [Unreleased]\n\n### Added\n\n- New.\n\n## [1.0.0] - 2026-11-22\n\n- Old.\n\n## Before\n"
COMMIT = "4" * 40
DIGEST = f"sha256:{'7' * 64}"


def test_unreleased_changes_get_a_version_and_a_date() -> None:
    after = cut(CHANGELOG, "1.1.0", date(2026, 11, 23))
    assert "## [Unreleased]\n\n## [1.1.0] - 2026-11-23\n\n### Added\n" in after
    assert section(after, "1.1.0") == "### Added\n\n- New."
    assert section(after, "1.0.0") == "- Old."
    assert section(after, "Unreleased") == ""


def test_the_changelog_has_a_section_for_the_current_version() -> None:
    changelog = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert section(changelog, "Unreleased" if VERSION.endswith(".dev0") else VERSION)


def test_version_changelog_and_tag_must_agree() -> None:
    ready = cut(CHANGELOG, "1.1.0", date(2026, 11, 23))
    assert agree("1.1.0", "v1.1.0", ready) == "### Added\n\n- New."
    assert agree("1.1.0.dev0", "", CHANGELOG) == "### Added\n\n- New."
    for version, tag, changelog in (
        ("1.1.0", "v1.2.0", ready),
        ("1.1.0.dev0", "v1.1.0", ready),
        ("1.0.0", "v1.0.0", CHANGELOG),
        ("1.2.0", "v1.2.0", ready),
    ):
        with pytest.raises(SystemExit, match="do not belong together"):
            agree(version, tag, changelog)


def test_a_package_does_not_depend_on_when_where_or_by_whom_it_is_built() -> None:
    def wheel(time: tuple[int, int, int, int, int, int], mode: int) -> bytes:
        written = io.BytesIO()
        with zipfile.ZipFile(written, "w") as new:
            about = zipfile.ZipInfo("lupfen/__init__.py", time)
            about.external_attr = mode << 16
            new.writestr(about, "content")
        return written.getvalue()

    def sources(time: int, mode: int) -> bytes:
        written = io.BytesIO()
        with tarfile.open(fileobj=written, mode="w:gz") as new:
            about = tarfile.TarInfo("lupfen/setup.py")
            about.size, about.mtime, about.mode, about.uname = 7, time, mode, f"user{mode}"
            new.addfile(about, io.BytesIO(b"content"))
        return written.getvalue()

    assert len({plain_wheel(wheel((2026, 11, day, 0, 0, 0), mode)) for day, mode in ((1, 0o644), (2, 0o600))}) == 1
    assert len({plain_sources(sources(time, mode)) for time, mode in ((1, 0o644), (2, 0o600))}) == 1
    with zipfile.ZipFile(io.BytesIO(plain_wheel(wheel((2026, 11, 1, 0, 0, 0), 0o600)))) as read:
        assert read.read("lupfen/__init__.py") == b"content"


@pytest.mark.parametrize("version", ["1.0.0", "1.1", "v1.1.0"])
def test_an_existing_or_malformed_version_is_refused(version: str) -> None:
    with pytest.raises(SystemExit, match="no new version"):
        cut(CHANGELOG, version, date(2026, 11, 23))


def test_a_release_without_changes_is_refused() -> None:
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
def test_actions_and_images_are_pinned_and_pinning_again_changes_nothing(before: str, after: str) -> None:
    assert pinned(f"{before}\n") == pinned(f"{after}\n") == f"{after}\n"
    assert loose(f"{after}\n") == []
    [found] = loose(f"{before}\n")
    assert found in before


@pytest.mark.usefixtures("world")
def test_a_version_that_cannot_be_looked_up_is_not_pinned() -> None:
    with pytest.raises(SystemExit, match="git ls-remote"):
        pinned("      - uses: actions/checkout@v9\n")


def test_everything_that_runs_elsewhere_is_pinned() -> None:
    main(["--check"])
