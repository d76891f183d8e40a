"""Check every lock file against the known vulnerabilities of Python packages.

Runs in the environment with pip-audit (see `make audit`). A package that the index cannot answer for counts as a
failure: unknown is not safe.
"""

import subprocess
import sys
from pathlib import Path

OPTIONS = ["--strict", "--disable-pip", "--require-hashes", "--progress-spinner", "off"]


def main() -> None:
    """Audit all locks, even after a failure; exit with 1 if any has a vulnerability or a package without an answer."""
    failed: list[str] = []
    for lock in sorted((Path(__file__).resolve().parent.parent / "requirements").glob("*.txt")):
        print(f"{lock.name}:", flush=True)
        command = [sys.executable, "-m", "pip_audit", *OPTIONS, "--requirement", str(lock)]
        if subprocess.run(command, check=False).returncode != 0:
            failed.append(lock.name)
    if failed:
        raise SystemExit(f"Not clean: {', '.join(failed)}")


if __name__ == "__main__":
    main()
