"""Pin every image and action to its tag's current digest; `--check` only reports what is not pinned.

    python tools/pin.py [--check]           (`make pin`; asks the registries with docker, and git for actions)

The tag is kept next to the digest, for people and for the bot that proposes updates.
"""

import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parent.parent
FILES: Final = ("deploy/Containerfile", "deploy/*/*.yaml", ".github/workflows/*.yml")
ACTION: Final = re.compile(r"(?P<head>uses: )(?P<name>[\w.-]+/[\w./-]+)@(?P<ref>[\w.-]+)(?: # (?P<tag>\S+))?")
IMAGE: Final = re.compile(
    r"(?P<head>^FROM |image: )(?P<name>[\w.-]+(?:/[\w.-]+)*:[\w.-]+)(?:@(?P<digest>sha256:[0-9a-f]{64}))?",
    re.MULTILINE,
)
COMMIT: Final = re.compile(r"[0-9a-f]{40}")


def digest_of(image: str) -> str:
    """Ask an image's registry for the digest of its manifest."""
    command = ["docker", "buildx", "imagetools", "inspect", "--format", "{{.Manifest.Digest}}", image]
    return _told(command).strip()


def commit_of(action: str, tag: str) -> str:
    """Ask GitHub for the commit of an action's tag; for an annotated tag, the commit it points to."""
    repository = "/".join(action.split("/")[:2])
    lines = _told(["git", "ls-remote", f"https://github.com/{repository}", f"refs/tags/{tag}", f"refs/tags/{tag}^{{}}"])
    return lines.split("\n")[-2].split("\t")[0]


def _told(command: Sequence[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode or not done.stdout.strip():
        raise SystemExit(f"{' '.join(command)}: {done.stderr.strip() or 'no answer'}")
    return done.stdout


def pinned(text: str) -> str:
    """Return a file's text with every action and image pinned."""

    def action(found: re.Match[str]) -> str:
        tag = found["tag"] or found["ref"]
        return f"{found['head']}{found['name']}@{commit_of(found['name'], tag)} # {tag}"

    def image(found: re.Match[str]) -> str:
        return f"{found['head']}{found['name']}@{digest_of(found['name'])}"

    return IMAGE.sub(image, ACTION.sub(action, text))


def loose(text: str) -> list[str]:
    """Return the actions and images of a file's text that are not pinned."""
    actions = [found[0] for found in ACTION.finditer(text) if not COMMIT.fullmatch(found["ref"])]
    return actions + [found[0] for found in IMAGE.finditer(text) if not found["digest"]]


def main(arguments: Sequence[str]) -> None:
    """Pin, or check; exit with 1 if something is not pinned."""
    paths = [path for pattern in FILES for path in sorted(ROOT.glob(pattern))]
    if "--check" not in arguments:
        for path in paths:
            path.write_text(pinned(path.read_text(encoding="utf-8")), encoding="utf-8")
    texts = {path.relative_to(ROOT): path.read_text(encoding="utf-8") for path in paths}
    found = [f"{path}: {each.strip()}" for path, text in texts.items() for each in loose(text)]
    if found:
        raise SystemExit("Not pinned (make pin):\n" + "\n".join(found))


if __name__ == "__main__":
    main(sys.argv[1:])
