"""Write the lock files in `requirements/` from pyproject.toml, for all systems and Python versions at once.

Runs with the uv of requirements/release.txt (`make lock`). Versions already locked are kept unless `--upgrade` is
given.
"""

import subprocess
import sys
from pathlib import Path

PROJECT = ["pyproject.toml", "--extra", "postgres", "--constraint", "requirements/limits.in"]
LOCKS = {
    "runtime.txt": [*PROJECT],
    "tracing.txt": [*PROJECT, "--extra", "tracing", "--constraint", "requirements/runtime.txt"],
    "solver.txt": [*PROJECT, "--extra", "solver", "--constraint", "requirements/runtime.txt"],
    "dev.txt": [*PROJECT, "--extra", "tracing", "--group", "dev", "--constraint", "requirements/tracing.txt"],
    "bench.txt": ["--group", "bench"],
    "audit.txt": ["--group", "audit"],
    "release.txt": ["--group", "release"],
    "site.txt": ["--group", "site"],
}
OPTIONS = ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-config", "--quiet"]
PLAIN = ["--no-header", "--no-annotate", "--no-emit-index-url", "--no-emit-find-links"]


def main(extra: list[str]) -> None:
    """Compile every lock; `extra` is passed to the compiler."""
    root = Path(__file__).resolve().parent.parent
    for name, selection in LOCKS.items():
        target = ["--output-file", f"requirements/{name}"]
        command = ["uv", "pip", "compile", *selection, *OPTIONS, *PLAIN, *target, *extra]
        subprocess.run([sys.executable, "-m", *command], cwd=root, check=True)


if __name__ == "__main__":
    main(sys.argv[1:])
