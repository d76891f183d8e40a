"""A private PostgreSQL server for tests and benchmarks; Debian does not put its programs on the path."""

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
USER = 65534 if os.geteuid() == 0 else None
"""The user that runs a server: PostgreSQL refuses to run as root, so root uses "nobody"."""


def programs() -> Path | None:
    """Find the folder of `initdb` and `pg_ctl`: on the path, or Debian's newest; `None` if not installed."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def server(*settings: str) -> Generator[str]:
    """Run a server with an empty database and yield its address; `settings` are such as `fsync=off`.

    Raises `FileNotFoundError` if PostgreSQL is not installed.
    """
    with own_folder() as folder:
        run(folder, "initdb", "--no-sync", "--auth=trust", "--username=lupfen", "data")
        with started(folder, *settings) as url:
            yield url


@contextmanager
def own_folder() -> Generator[Path]:
    """Yield a folder that a server may write to, and remove it afterwards."""
    if programs() is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="lupfen-"))
    if USER is not None:
        os.chown(folder, USER, USER)
    try:
        yield folder
    finally:
        shutil.rmtree(folder)


@contextmanager
def started(folder: Path, *settings: str) -> Generator[str]:
    """Run the server whose files are in `data` and yield its address."""
    port = free_port()
    every = (f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}", *settings)
    options = " ".join(f"-c {setting}" for setting in every)
    run(folder, "pg_ctl", "--wait", "--silent", "--log=log", f"--options={options}", "start", "-D", "data")
    try:
        yield f"postgresql+asyncpg://lupfen@127.0.0.1:{port}/postgres"
    finally:
        if (folder / "data/postmaster.pid").exists():
            stop(folder)


def stop(folder: Path) -> None:
    """Stop a server immediately, like a crash."""
    run(folder, "pg_ctl", "--silent", "--mode=immediate", "stop", "-D", "data")


def run(folder: Path, program: str, *arguments: str) -> str:
    """Run a PostgreSQL program as the servers' user and return its output."""
    command = [f"{programs()}/{program}", *arguments]
    with tempfile.TemporaryFile() as said:  # a pipe would wait for the server, which keeps it open
        subprocess.run(command, check=True, stdout=said, user=USER, cwd=folder)
        said.seek(0)
        return said.read().decode().strip()


def free_port() -> int:
    """Find a free port."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
