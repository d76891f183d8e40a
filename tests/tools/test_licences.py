"""The licences that locked packages may have."""

from importlib.metadata import PackageMetadata, PathDistribution
from pathlib import Path

import pytest

from tools.licences import ALLOWED_LICENCES, check, licences_of


def metadata(folder: Path, *lines: str) -> PackageMetadata:
    info = folder / "toy-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("\n".join(["Metadata-Version: 2.4", "Name: toy", "Version: 1", *lines]))
    return PathDistribution(info).metadata


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


def test_a_package_that_is_not_here_needs_a_person(tmp_path: Path) -> None:
    lock = tmp_path / "dev.txt"
    lock.write_text("pytest==9.0.0 \\\n    --hash=sha256:00\nno-such-package-as-this==1.0\n")
    assert [(fault.line, fault.sentence) for fault in check(lock)] == [
        (3, "no-such-package-as-this is not installed here, so its licence must be reviewed by a person")
    ]
