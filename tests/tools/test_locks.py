"""What a lock file may hold."""

from importlib.metadata import PackageMetadata, PathDistribution
from pathlib import Path

import pytest

from tools.locks import ALLOWED_LICENCES, ROOT, check, licence_fault, licences_of

HASH = "--hash=sha256:" + "0" * 64
GOOD = f"attrs==26.1.0 ; python_version < '4' \\\n    {HASH} \\\n    {HASH}\npytest==9.2.0 \\\n    {HASH}\n"


def faults(text: str) -> list[str]:
    return [f"{finding.line}: {finding.sentence}" for finding in check(Path("dev.txt"), text, licences=False)]


def metadata(folder: Path, *lines: str) -> PackageMetadata:
    info = folder / "toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("\n".join(["Metadata-Version: 2.4", "Name: toy", "Version: 1", *lines]))
    return PathDistribution(info).metadata


def test_pinned_packages_with_hashes_pass() -> None:
    assert faults("# a comment\n\n" + GOOD) == []


@pytest.mark.parametrize(
    ("entry", "fault"),
    [
        ("attrs==26.1.0", "attrs has no hash"),
        (f"attrs>=26 {HASH}", "attrs is not pinned to one version"),
        (f"attrs==26.* {HASH}", "attrs is not pinned to one version"),
        (f"attrs==1,!=2 {HASH}", "attrs is not pinned to one version"),
        ("--index-url https://example.org/simple", "a lock names packages only: no option, no address"),
        (f"attrs @ https://example.org/a.whl {HASH}", "a lock names packages only: no option, no address"),
        ("attrs==26.1.0 --hash=md5:0", "attrs has no hash"),
    ],
)
def test_what_installs_differently_elsewhere_is_found(entry: str, fault: str) -> None:
    assert faults(GOOD + entry + "\n") == [f"6: {fault}"]


@pytest.mark.parametrize(
    ("lines", "licences"),
    [
        (["License-Expression: MIT"], {"MIT"}),
        (["License-Expression: MPL-2.0 AND (Apache-2.0 OR MIT)"], {"MPL-2.0", "Apache-2.0", "MIT"}),
        (["License: see below", "Classifier: License :: OSI Approved :: BSD License"], {"BSD-3-Clause"}),
        (["License: APL 2"], {"Apache-2.0"}),
        ([], {""}),
    ],
)
def test_licences_are_read_from_each_of_the_places_where_they_stand(
    tmp_path: Path, lines: list[str], licences: set[str]
) -> None:
    assert licences_of(metadata(tmp_path, *lines)) == licences


def test_copyleft_is_not_accepted(tmp_path: Path) -> None:
    assert licences_of(metadata(tmp_path, "License-Expression: GPL-3.0-only")) - ALLOWED_LICENCES == {"GPL-3.0-only"}


def test_a_package_that_is_not_here_needs_a_person() -> None:
    assert licence_fault("no-such-package-as-this") == (
        "no-such-package-as-this is not installed here, so its licence must be reviewed by a person"
    )


def test_the_locks_of_this_project_pass() -> None:
    for path in (ROOT / "requirements").glob("*.txt"):
        assert list(check(path, path.read_text(), licences=path.name in {"runtime.txt", "dev.txt"})) == []
