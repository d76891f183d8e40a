"""The version from `pyproject.toml`."""

import tomllib
from importlib import metadata
from pathlib import Path


def _version() -> str:
    project = Path(__file__).parent.parent / "pyproject.toml"
    if project.is_file():
        return str(tomllib.loads(project.read_text(encoding="utf-8"))["project"]["version"])
    return metadata.version("lupfen")


VERSION = _version()
