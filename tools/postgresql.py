"""A private PostgreSQL server for tests and benchmarks; Debian keeps its programs off the path."""

from __future__ import annotations

import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Generator
from contextlib import contextmanager
from pathlib import Path

DEBIAN = Path("/usr/lib/postgresql")
NOBODY = 65534


def programs() -> Path | None:
    """Find the folder of `initdb` and `pg_ctl`: on the path, or the newest of Debian's; `None` without them."""
    if found := shutil.which("initdb"):
        return Path(found).resolve().parent
    versions = sorted(DEBIAN.glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    return versions[-1].parent if versions else None


@contextmanager
def server(*settings: str) -> Generator[str]:
    """Run a server with an empty database, and give its address; `settings` are such as `fsync=off`.

    It refuses to be run by root, so no one does it then. Raises `FileNotFoundError` where PostgreSQL is not installed.
    """
    found = programs()
    if found is None:
        raise FileNotFoundError("PostgreSQL is not installed")
    folder = Path(tempfile.mkdtemp(prefix="lupfen-"))
    user = NOBODY if os.geteuid() == 0 else None
    if user is not None:
        os.chown(folder, user, user)
    port = free_port()
    data = str(folder / "data")
    every = (f"port={port}", "listen_addresses=127.0.0.1", f"unix_socket_directories={folder}", *settings)
    options = " ".join(f"-c {setting}" for setting in every)

    def run(program: str, *arguments: str) -> None:
        subprocess.run([found / program, *arguments], check=True, stdout=subprocess.DEVNULL, user=user, cwd=folder)

    try:
        run("initdb", "--no-sync", "--auth=trust", "--username=lupfen", data)
        run("pg_ctl", "--wait", "--silent", f"--log={folder / 'log'}", f"--options={options}", "start", "-D", data)
        try:
            yield f"postgresql+asyncpg://lupfen@127.0.0.1:{port}/postgres"
        finally:
            run("pg_ctl", "--silent", "--mode=immediate", "stop", "-D", data)
    finally:
        shutil.rmtree(folder)


def free_port() -> int:
    """Find a port that no one listens on."""
    with socket.create_server(("127.0.0.1", 0)) as listener:
        return int(listener.getsockname()[1])
