"""Makes a release: cuts the changelog, builds the artifacts, writes its notes. docs/releases.md has the steps.

    python tools/release.py cut 1.2.0       version and changelog, to be committed
    python tools/release.py build [TAG]     wheel, sources, SBOM, checksums and notes into dist/ (`make release`)

Runs with the packages of requirements/release.txt.
"""

import hashlib
import re
import subprocess
import sys
from collections.abc import Sequence
from datetime import UTC, date, datetime
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
VERSION: Final = re.compile(r'^version = "(.+)"$', re.MULTILINE)
UNRELEASED: Final = "## [Unreleased]"
USE: Final = "usage: release.py cut VERSION | build [TAG]"


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
    """Build everything into an empty dist/; raises SystemExit if version, changelog and tag disagree."""
    notes = section((ROOT / "CHANGELOG.md").read_text(encoding="utf-8"), version)
    if tag not in {"", f"v{version}"} or (tag and not notes):
        raise SystemExit(f"Tag {tag!r}, version {version!r} and the changelog do not belong together.")
    target = ROOT / "dist"
    target.mkdir(exist_ok=True)
    for old in target.iterdir():
        old.unlink()
    run("build", "--no-isolation", "--outdir", str(target), str(ROOT))
    sbom = target / "sbom.cdx.json"
    about = ["--pyproject", "pyproject.toml", "--mc-type", "application", "--output-reproducible", "--validate"]
    run("cyclonedx_py", "requirements", "requirements/runtime.txt", *about, "--of", "JSON", "--output-file", str(sbom))
    (target / "SHA256SUMS").write_text("".join(f"{sum_of(each)}  {each.name}\n" for each in sorted(target.iterdir())))
    (ROOT / "build").mkdir(exist_ok=True)
    (ROOT / "build" / "notes.md").write_text(notes + "\n", encoding="utf-8")


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
        case ["build", *tag] if len(tag) <= 1:
            build(VERSION.findall(text)[0], "".join(tag))
        case _:
            raise SystemExit(USE)


if __name__ == "__main__":
    main(sys.argv[1:])
