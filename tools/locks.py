"""Check the lock files: everything pinned, with hashes, from no particular server, under a licence we accept.

Works offline: licences are read from what is installed in the environment that runs this program.
"""

import re
from collections.abc import Iterator
from importlib.metadata import PackageMetadata, PackageNotFoundError, metadata
from pathlib import Path

from packaging.requirements import Requirement

from tools.findings import ROOT, Finding, tell

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
# Older packages say it in their own words.
OTHER_WORDS = {
    "APL 2": "Apache-2.0",
    "Apache 2.0": "Apache-2.0",
    "Apache License 2.0": "Apache-2.0",
    "Apache Software License": "Apache-2.0",
    "BSD 2-Clause License": "BSD-2-Clause",
    "BSD License": "BSD-3-Clause",
    "MIT License": "MIT",
    "Python Software Foundation License": "PSF-2.0",
}
# Read by a person: the reason stands beside the name.
REVIEWED = {
    "axe-playwright-python": "MIT, with axe-core inside (MPL-2.0, by file); a tool of the tests, not passed on",
    "audioop-lts": "PSF-2.0; needed from Python 3.13 on",
    "colorama": "BSD-3-Clause; needed on Windows",
    "hypothesis": "MPL-2.0, copyleft by file; a tool of the tests, not passed on",
    "orjson": "MPL-2.0 for files that we use unchanged, else Apache-2.0 or MIT",
    "pdoc": "Unlicense, called public domain in its metadata",
    "resvg-py": "MIT, said in its licence file and not in its metadata",
}
HASH = re.compile(r"--hash=sha256:[0-9a-f]{64}")


def entries(text: str) -> Iterator[tuple[int, str]]:
    """The logical lines of a lock with the number of their first line; comments and empty lines left out."""
    start, parts = 0, list[str]()
    for number, line in enumerate(text.splitlines(), 1):
        content = line.partition("#")[0].strip()
        start = start if parts else number
        parts += [content.removesuffix("\\").strip()] if content else []
        if parts and not content.endswith("\\"):
            yield start, " ".join(parts)
            parts = []


def fault_of(entry: str) -> str | None:
    """The sentence about an entry that would not install the same thing everywhere."""
    if entry.startswith("-") or "://" in entry:
        return "a lock names packages only: no option, no address"
    requirement = requirement_of(entry)
    if not re.fullmatch(r"==[^*,]+", str(requirement.specifier)):
        return f"{requirement.name} is not pinned to one version"
    return None if HASH.search(entry) else f"{requirement.name} has no hash"


def requirement_of(entry: str) -> Requirement:
    """The requirement at the head of an entry, without its hashes."""
    return Requirement(entry.partition(" --hash")[0])


def licences_of(about: PackageMetadata) -> set[str]:
    """The licences a package names: its expression, else its classifiers, else its free text."""
    expression = _fields(about, "License-Expression")
    if expression:
        return set(re.findall(r"[^()\s]+", expression[0])) - {"AND", "OR"}
    classifiers = {line for line in _fields(about, "Classifier") if line.startswith("License :: ")}
    named = {line.rpartition(" :: ")[2] for line in classifiers} - {"DFSG approved"}
    named = named or set(_fields(about, "License") or [""])
    return {OTHER_WORDS.get(name, name) for name in named}


def _fields(about: PackageMetadata, name: str) -> list[str]:
    return about.get_all(name) or []


def licence_fault(name: str) -> str | None:
    """The sentence about a package whose licence we do not accept, or cannot read."""
    if name in REVIEWED:
        return None
    try:
        found = licences_of(metadata(name))
    except PackageNotFoundError:
        return f"{name} is not installed here, so its licence must be reviewed by a person"
    strange = {licence.splitlines()[0] if licence else "no licence" for licence in found - ALLOWED_LICENCES}
    return f"{name} comes under {', '.join(sorted(strange))}" if strange else None


def check(path: Path, text: str, *, licences: bool) -> Iterator[Finding]:
    """Everything wrong with one lock."""
    for line, entry in entries(text):
        fault = fault_of(entry)
        if not fault and licences:
            fault = licence_fault(requirement_of(entry).name)
        if fault:
            yield Finding(path, line, fault)


def main() -> None:
    """Check the locks of this project; licences where the packages run or work with our code."""
    folder = ROOT / "requirements"
    with_licences = {"runtime.txt", "dev.txt"}
    tell(
        finding
        for path in sorted(folder.glob("*.txt"))
        for finding in check(path, path.read_text(), licences=path.name in with_licences)
    )


if __name__ == "__main__":
    main()
