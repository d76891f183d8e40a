"""Create `.venv` with exactly the locked packages and those of this repository; do nothing if it is up to date.

    python3 tools/setup.py [ENVIRONMENT SOURCE ...]      (default: .venv requirements/dev.txt local-discord)

A source is a lock file, or the folder of a distribution, which has its name and is installed as it lies there.

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


def wanted_state(sources: list[Path]) -> str:
    """Return the state of an up-to-date environment: this Python, and a digest of what the sources ask for."""
    asking = (source / "pyproject.toml" if source.is_dir() else source for source in sources)
    digest = hashlib.sha256(b"".join(file.read_bytes() for file in asking))
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


def install(environment: Path, sources: list[Path]) -> None:
    """Install the sources one by one, checking every hash of a lock; raises SystemExit if that fails."""
    for source in sources:
        how = ("--no-build-isolation", "--editable") if source.is_dir() else ("--require-hashes", "--requirement")
        done = pip(environment, "install", "--quiet", "--no-deps", *how, str(source))
        if done.returncode != 0:
            raise SystemExit(f"Installing {source.name} failed; the lines above say why. The same command tries again.")


def remove_others(environment: Path, sources: list[Path]) -> None:
    """Remove packages from earlier sources that no source names any more."""
    named = (
        [source.name] if source.is_dir() else re.findall(r"^([\w.-]+)==", source.read_text(), re.MULTILINE)
        for source in sources
    )
    locked = {name for names in named for name in names}
    installed = re.findall(r"^([\w.-]+)==", pip(environment, "list", "--format=freeze").stdout, re.MULTILINE)
    kept = {plain(name) for name in locked} | {"pip", "setuptools"}
    if others := [name for name in installed if plain(name) not in kept]:
        pip(environment, "uninstall", "--quiet", "--yes", *others)


def plain(name: str) -> str:
    """Return the normalised name of a package, as the index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def set_up(environment: Path, sources: list[Path]) -> None:
    """Bring the environment to the state of its sources; recreate it if it is incomplete or has another Python."""
    wanted = wanted_state(sources)
    if found_state(environment) == wanted:
        return
    with alone(environment):
        found = found_state(environment)
        if found == wanted:
            return
        print(f"Setting up {environment.name} from {', '.join(source.name for source in sources)} ...", flush=True)
        if not found.startswith(this_python()):
            create(environment)
        install(environment, sources)
        remove_others(environment, sources)
        (environment / STAMP).write_text(wanted)


def main(arguments: list[str]) -> None:
    """Parse the command line and set up."""
    if sys.version_info < OLDEST:
        raise SystemExit(f"Lupfen needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    root = Path(__file__).resolve().parent.parent
    environment, *sources = arguments or [".venv", "requirements/dev.txt", "local-discord"]
    set_up(root / environment, [root / source for source in sources])


if __name__ == "__main__":
    main(sys.argv[1:])
