"""New databases, made once by the migrations and then copied."""

import tempfile
from functools import cache
from pathlib import Path

from sqlalchemy import create_engine

from storage.upgrade import upgrade


def make_empty(path: Path) -> None:
    """Write an empty database of this version, unless there is one."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        path.write_bytes(_empty())


@cache
def _empty() -> bytes:
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "empty.db"
        engine = create_engine(f"sqlite:///{path}")
        with engine.connect() as connection:
            upgrade(connection)
        engine.dispose()
        return path.read_bytes()
