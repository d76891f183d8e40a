"""Makes a release: cuts the changelog, builds the artifacts, writes its notes. docs/releases.md has the steps.

    python tools/release.py cut 1.2.0       version and changelog, to be committed
    python tools/release.py open 1.3.0      the version that is worked on next, to be committed
    python tools/release.py build [TAG]     wheel, sources, SBOM, checksums and notes into dist/ (`make release`)

Runs with the packages of requirements/release.txt.
"""

import gzip
import hashlib
import io
import json
import os
import re
import stat
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from calendar import timegm
from collections.abc import Sequence
from datetime import UTC, date, datetime
from importlib.metadata import distributions
from pathlib import Path
from typing import Final

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
from tools.licences import licences_of

ROOT: Final = Path(__file__).resolve().parent.parent
VERSION: Final = re.compile(r'^version = "(.+)"$', re.MULTILINE)
UNRELEASED: Final = "## [Unreleased]"
USE: Final = "usage: release.py cut VERSION | open VERSION | build [TAG]"
TIME: Final = (1980, 1, 1, 0, 0, 0, 0, 0, 0)
"""The time of every packed file."""


def cut(changelog: str, version: str, day: date) -> str:
    """Return a changelog whose unreleased part has a version and a date; raises SystemExit if that part is empty."""
    if not re.fullmatch(r"\d+\.\d+\.\d+", version) or f"## [{version}]" in changelog:
        raise SystemExit(f"{version} is no new version, such as 1.2.0.")
    if not section(changelog, "Unreleased"):
        raise SystemExit("The changelog has nothing under Unreleased.")
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## [{version}] - {day}", 1)


def section(changelog: str, version: str) -> str:
    """Return a version's section of a changelog, without its heading; empty if there is none."""
    found = re.search(rf"^## \[{re.escape(version)}\].*\n((?:(?!## ).*\n?)*)", changelog, re.MULTILINE)
    return found[1].strip() if found else ""


def build(version: str, tag: str) -> None:
    """Build everything into an empty dist/, twice; raises SystemExit if the builds differ, or `agree` does."""
    notes = agree(version, tag, (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    target = ROOT / "dist"
    target.mkdir(exist_ok=True)
    for old in target.iterdir():
        old.unlink()
    packed(target, 0o022)
    with tempfile.TemporaryDirectory() as again:
        packed(Path(again), 0o077)
        if sums(Path(again)) != sums(target):
            raise SystemExit("Two builds of the same files differ.")
    write_sbom(target / "sbom.cdx.json")
    (target / "SHA256SUMS").write_text(sums(target))
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "notes.md").write_text(notes + "\n", encoding="utf-8")


def agree(version: str, tag: str, changelog: str) -> str:
    """Return a release's notes; raises SystemExit unless version, changelog and tag, if any, belong together."""
    notes = section(changelog, version)
    if tag and (tag != f"v{version}" or not notes or section(changelog, "Unreleased")):
        raise SystemExit(f"Tag {tag!r}, version {version!r} and the changelog do not belong together.")
    return notes or section(changelog, "Unreleased")


def packed(target: Path, umask: int) -> None:
    """Build wheel and sources into a folder, the same bytes whatever the checkout's times, owners and modes are."""
    before = os.umask(umask)
    try:
        run("build", "--no-isolation", "--outdir", str(target), str(ROOT))
    finally:
        os.umask(before)
    for file in target.iterdir():
        content = plain_wheel(file.read_bytes()) if file.suffix == ".whl" else plain_sources(file.read_bytes())
        file.write_bytes(content)


def plain_wheel(wheel: bytes) -> bytes:
    """Return a wheel with the same files, but one time and one mode for all."""
    written = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(wheel)) as old, zipfile.ZipFile(written, "w", zipfile.ZIP_DEFLATED) as new:
        for name in sorted(old.namelist(), key=lambda name: (".dist-info/" in name, name)):
            about = zipfile.ZipInfo(name, TIME[:6])
            about.external_attr, about.compress_type = (stat.S_IFREG | 0o644) << 16, zipfile.ZIP_DEFLATED
            new.writestr(about, old.read(name))
    return written.getvalue()


def plain_sources(sources: bytes) -> bytes:
    """Return an archive of sources with the same files, but one time, owner and mode for all."""
    written = io.BytesIO()
    with tarfile.open(fileobj=io.BytesIO(sources)) as old, tarfile.open(fileobj=written, mode="w") as new:
        for each in sorted((member for member in old.getmembers() if member.isfile()), key=lambda each: each.name):
            about = tarfile.TarInfo(each.name)
            about.size, about.mode, about.mtime = each.size, 0o755 if each.mode & 0o100 else 0o644, timegm(TIME)
            new.addfile(about, old.extractfile(each))
    return gzip.compress(written.getvalue(), mtime=0)


def write_sbom(file: Path) -> None:
    """Write the bill of materials, with the licences of what is installed in .venv."""
    about = ["--pyproject", "pyproject.toml", "--mc-type", "application", "--output-reproducible", "--validate"]
    run("cyclonedx_py", "requirements", "requirements/runtime.txt", *about, "--of", "JSON", "--output-file", str(file))
    bill = json.loads(file.read_text(encoding="utf-8"))
    installed = [str(each) for each in (ROOT / ".venv").glob("lib/python*/site-packages")]
    named = {plain_name(each.name): each.metadata for each in distributions(path=installed)}
    for component in bill.get("components", []):
        if found := named.get(plain_name(component["name"])):
            licences = sorted(filter(None, licences_of(found)))
            component["licenses"] = [{"license": {"name": each.splitlines()[0]}} for each in licences]
    file.write_text(json.dumps(bill, indent=2, sort_keys=True) + "\n", encoding="utf-8")


def plain_name(name: str) -> str:
    """Return a package's name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def sums(folder: Path) -> str:
    """Return the checksums of a folder's files as `sha256sum` writes them."""
    return "".join(f"{sum_of(each)}  {each.name}\n" for each in sorted(folder.iterdir()))


def sum_of(path: Path) -> str:
    """Return a file's SHA-256 in the format of `sha256sum`."""
    return hashlib.sha256(path.read_bytes()).hexdigest()


def run(module: str, *arguments: str) -> None:
    """Run a module of the release's packages."""
    subprocess.run([sys.executable, "-m", module, *arguments], cwd=ROOT, check=True)


def main(arguments: Sequence[str]) -> None:
    """Run the given subcommand."""
    project, changelog = ROOT / "pyproject.toml", ROOT / "CHANGELOG.md"
    text = project.read_text(encoding="utf-8")
    match list(arguments):
        case ["cut", version]:
            changelog.write_text(cut(changelog.read_text(encoding="utf-8"), version, datetime.now(UTC).date()))
            project.write_text(VERSION.sub(f'version = "{version}"', text, count=1), encoding="utf-8")
        case ["open", version]:
            project.write_text(VERSION.sub(f'version = "{version}.dev0"', text, count=1), encoding="utf-8")
        case ["build", *tag] if len(tag) <= 1:
            build(VERSION.findall(text)[0], "".join(tag))
        case _:
            raise SystemExit(USE)


if __name__ == "__main__":
    main(sys.argv[1:])
