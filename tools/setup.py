"""Create `.venv` with exactly the locked packages; do nothing if it is up to date.

    python3 tools/setup.py [ENVIRONMENT LOCK ...]      (default: .venv requirements/dev.txt)

Uses only the standard library, because it runs before anything is installed.
"""

import hashlib
import os
import re
import subprocess
import sys
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path
from venv import EnvBuilder

OLDEST = (3, 11)
STAMP = "installed.txt"


def python_of(environment: Path) -> Path:
    """Return the path of an environment's interpreter, on any system."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def this_python() -> str:
    """Return the Python version for which an environment is valid."""
    return " ".join(sys.version.split())


def wanted_state(locks: list[Path]) -> str:
    """Return the state of an up-to-date environment: this Python, and a digest of the locks."""
    digest = hashlib.sha256(b"".join(lock.read_bytes() for lock in locks))
    return f"{this_python()}\n{digest.hexdigest()}\n"


def found_state(environment: Path) -> str:
    """Return the state recorded by the last completed set-up; empty if there was none."""
    stamp = environment / STAMP
    return stamp.read_text() if stamp.exists() and python_of(environment).exists() else ""


@contextmanager
def alone(environment: Path) -> Generator[None]:
    """Lock the environment against a second set-up until this one is done."""
    with environment.with_name(environment.name + ".lock").open("w") as handle:
        try:
            import fcntl
        except ImportError:  # Windows, where make is not used
            pass
        else:
            fcntl.flock(handle, fcntl.LOCK_EX)
        yield


def create(environment: Path) -> None:
    """Create an empty environment, replacing any existing one; raises SystemExit if part of Python is missing."""
    try:
        EnvBuilder(clear=True, symlinks=os.name != "nt", with_pip=True).create(environment)
    except (subprocess.CalledProcessError, ImportError) as problem:
        raise SystemExit(
            f"Python at {sys.executable} cannot create environments: {problem}\n"
            "On Debian and Ubuntu this helps: apt-get install python3-venv"
        ) from problem


def pip(environment: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run an environment's pip; its error output is shown to the user."""
    command = [str(python_of(environment)), "-m", "pip", *arguments, "--disable-pip-version-check"]
    return subprocess.run(command, stdout=subprocess.PIPE, text=True, check=False)


def install(environment: Path, locks: list[Path]) -> None:
    """Install the locks one by one, checking every hash; raises SystemExit if that fails."""
    for lock in locks:
        done = pip(environment, "install", "--quiet", "--require-hashes", "--no-deps", "--requirement", str(lock))
        if done.returncode != 0:
            raise SystemExit(f"Installing {lock.name} failed; the lines above say why. The same command tries again.")


def remove_others(environment: Path, locks: list[Path]) -> None:
    """Remove packages from an earlier lock that no lock lists any more."""
    locked = {name for lock in locks for name in re.findall(r"^([\w.-]+)==", lock.read_text(), re.MULTILINE)}
    installed = re.findall(r"^([\w.-]+)==", pip(environment, "list", "--format=freeze").stdout, re.MULTILINE)
    kept = {plain(name) for name in locked} | {"pip", "setuptools"}
    if others := [name for name in installed if plain(name) not in kept]:
        pip(environment, "uninstall", "--quiet", "--yes", *others)


def plain(name: str) -> str:
    """Return the normalised name of a package, as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def set_up(environment: Path, locks: list[Path]) -> None:
    """Bring the environment to the state of the locks; recreate it if it is incomplete or has another Python."""
    wanted = wanted_state(locks)
    if found_state(environment) == wanted:
        return
    with alone(environment):
        found = found_state(environment)
        if found == wanted:
            return
        print(f"Setting up {environment.name} from {', '.join(lock.name for lock in locks)} ...", flush=True)
        if not found.startswith(this_python()):
            create(environment)
        install(environment, locks)
        remove_others(environment, locks)
        (environment / STAMP).write_text(wanted)


def main(arguments: list[str]) -> None:
    """Parse the command line and set up."""
    if sys.version_info < OLDEST:
        raise SystemExit(f"Lupfen needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    root = Path(__file__).resolve().parent.parent
    environment, *locks = arguments or [".venv", "requirements/dev.txt"]
    set_up(root / environment, [root / lock for lock in locks])


if __name__ == "__main__":
    main(sys.argv[1:])
