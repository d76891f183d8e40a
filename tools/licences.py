"""Check that every locked package has an accepted licence; works offline, from the installed packages."""

import re
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path

from tools.findings import ROOT, Finding

ALLOWED_LICENCES = {
    "0BSD",
    "Apache-2.0",
    "BSD-2-Clause",
    "BSD-3-Clause",
    "ISC",
    "MIT",
    "MIT-0",
    "MIT-CMU",
    "PSF-2.0",
    "Python-2.0",
    "Unlicense",
    "Zlib",
}
# Older packages use their own wording.
OTHER_WORDS = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "3-Clause BSD License": "BSD-3-Clause",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF-2.0",
}
# Reviewed by hand: the reason is given with each name.
REVIEWED = {
    "axe-playwright-python": "MIT, with axe-core inside (MPL-2.0, by file); a tool of the tests, not passed on",
    "certifi": "MPL-2.0, copyleft by file, used unchanged; needed by the extra `tracing` alone",
    "audioop-lts": "PSF-2.0; needed from Python 3.13 on",
    "colorama": "BSD-3-Clause; needed on Windows",
    "hypothesis": "MPL-2.0, copyleft by file; a tool of the tests, not passed on",
    "orjson": "MPL-2.0 for files that we use unchanged, else Apache-2.0 or MIT",
    "pdoc": "Unlicense, called public domain in its metadata",
    "wasmtime": "Apache-2.0 with the exception of LLVM, which asks less; needed by the extra `solver` alone",
    "resvg-py": "MIT, said in its licence file and not in its metadata",
}
LOCKED = re.compile(r"^([\w.-]+)==")


def licences_of(about: PackageMetadata) -> set[str]:
    """Return the licences a package names: its expression, else its classifiers, else its free text."""
    if expression := _fields(about, "License-Expression"):
        return set(re.findall(r"[^()\s]+", expression[0])) - {"AND", "OR"}
    classifiers = {line for line in _fields(about, "Classifier") if line.startswith("License :: ")}
    named = {line.rpartition(" :: ")[2] for line in classifiers} - {"DFSG approved"}
    named = named or set(_fields(about, "License") or [""])
    return {OTHER_WORDS.get(name, name) for name in named}


def _fields(about: PackageMetadata, name: str) -> list[str]:
    return about.get_all(name) or []


def licence_fault(name: str) -> str | None:
    """Return a sentence if a package's licence is not accepted or cannot be read."""
    if name in REVIEWED:
        return None
    try:
        found = licences_of(metadata(name))
    except PackageNotFoundError:
        return f"{name} is not installed here, so its licence must be reviewed by a person"
    strange = {licence.splitlines()[0] if licence else "no licence" for licence in found - ALLOWED_LICENCES}
    return f"{name} comes under {', '.join(sorted(strange))}" if strange else None


def check(lock: Path) -> Iterator[Finding]:
    """Find the packages in a lock whose licence is not accepted."""
    for number, line in enumerate(lock.read_text().splitlines(), 1):
        named = LOCKED.match(line)
        fault = licence_fault(named[1]) if named else None
        if fault:
            yield Finding(lock, number, fault)


def findings() -> Iterator[Finding]:
    """Check the packages that run or work with our code; the development lock includes the runtime's."""
    return check(ROOT / "requirements" / "dev.txt")
