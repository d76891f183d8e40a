"""The installed package: one top-level name, the contents of all rooms, and a program that works from anywhere."""

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tests.deploy.programs import tool
from tools.findings import ROOT

ROOMS = ("bot", "cogs", "game", "storage")
LOCAL = "local-discord/src/local_discord/"
CHILD = """
import subprocess, sys
import lupfen
subprocess.run([sys.executable, "-c", "import bot.thinking.worker as worker; print(worker.__file__)"])
"""
SOURCES = ("lupfen", *ROOMS, LOCAL, "pyproject.toml", "setup.py", "README.md", "LICENSE")


def tracked() -> list[str]:
    done = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard", *SOURCES], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [name for name in done.stdout.splitlines() if (ROOT / name).exists()]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel from the files under version control, and unpack it as an installation would."""
    source, target = tmp_path_factory.mktemp("source"), tmp_path_factory.mktemp("installed")
    for name in tracked():
        (source / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, source / name)
    building = [tool("python"), "-c", "from setuptools.build_meta import build_wheel; build_wheel('.')"]
    done = subprocess.run(building, cwd=source, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    [wheel] = source.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(target)
    return target


def run(installed: Path, *arguments: str) -> str:
    """Run Python where nothing of the checkout is on the path."""
    environment = {**os.environ, "PYTHONPATH": str(installed)}
    done = subprocess.run(
        [sys.executable, *arguments], cwd=installed.parent, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_package_installs_a_single_top_level_name(installed: Path) -> None:
    names = {path.name for path in installed.iterdir()}
    assert {name for name in names if not name.endswith(".dist-info")} == {"lupfen"}
    [entry] = installed.glob("*.dist-info/entry_points.txt")
    assert entry.read_text().split() == ["[console_scripts]", "lupfen", "=", "lupfen.__main__:main"]


def test_the_package_contains_every_file_of_its_folders(installed: Path) -> None:
    held = {name for name in tracked() if name.split("/")[0] in ROOMS}
    held |= {name.replace(LOCAL, "local_discord/") for name in tracked() if name.startswith(LOCAL)}
    there = {
        str(path.relative_to(installed / "lupfen")) for path in (installed / "lupfen").rglob("*") if path.is_file()
    }
    assert held == there - {"__init__.py", "__main__.py"}


def test_the_installed_program_and_every_process_it_starts_can_play(installed: Path) -> None:
    assert run(installed, "-m", "lupfen", "version").startswith("Lupfen ")
    one_deal = ("lupfen-liechtenstein", "--seats", "3", "--deals", "1", "--seed", "1")
    assert run(installed, "-m", "lupfen", "simulate", *one_deal).startswith("{")
    assert run(installed, "-c", CHILD).startswith(str(installed / "lupfen" / "bot"))


def test_help_shows_commands_under_their_installed_names(installed: Path) -> None:
    assert run(installed, "-m", "lupfen", "backup", "--help").startswith("usage: lupfen backup")
    assert run(installed, "-m", "lupfen", "--help").startswith("usage: lupfen [COMMAND]")
