"""Check the words of docstrings and of commit subjects, as far as a program can.

`python -m tools.wording` reads the docstrings of this project; with `--subjects`, the subjects of commits from standard
input, one to a line.
"""

import re
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

from tools.findings import Finding, tell
from tools.sizes import files

LONGEST_SUBJECT = 60
TRANSLATED = re.compile(r'\s*"""(Gives?|Tells?|So many|Whoever|Somebody)\b')
PLAIN = {"Give": "Return", "Tell": "Return", "So m": "At most", "Whoe": "The player", "Some": "A person"}


def docstrings(path: Path, source: str) -> Iterator[Finding]:
    """Find docstrings that begin as no native developer begins one."""
    for number, line in enumerate(source.splitlines(), 1):
        if found := TRANSLATED.match(line):
            yield Finding(path, number, f'a docstring begins with "{found[1]}"; "{PLAIN[found[1][:4]]} ..." says it')


def subjects(lines: Iterable[str]) -> Iterator[str]:
    """Find subjects of commits that are too long or end like a sentence."""
    for subject in map(str.strip, lines):
        if len(subject) > LONGEST_SUBJECT or subject.endswith("."):
            yield f"{subject}: at most {LONGEST_SUBJECT} characters, in the imperative, without a full stop"


def main(arguments: list[str]) -> None:
    """Check docstrings, or with `--subjects` what stands on standard input; exit status 1 if something is found."""
    if "--subjects" in arguments:
        if found := [*subjects(sys.stdin)]:
            sys.exit("\n".join(found))
        return
    python = (path for path in files() if path.suffix == ".py")
    tell(finding for path in python for finding in docstrings(path, path.read_text(encoding="utf-8")))


if __name__ == "__main__":
    main(sys.argv[1:])
