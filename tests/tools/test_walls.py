"""The walls between the packages stop what they are meant to stop."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.findings import ROOT

MODULES = (
    "bot/__init__.py",
    "bot/__main__.py",
    "bot/app.py",
    "bot/panels/__init__.py",
    "bot/panels/hand.py",
    "bot/pictures/__init__.py",
    "bot/pictures/table.py",
    "bot/router.py",
    "cogs/__init__.py",
    "cogs/play.py",
    "game/__init__.py",
    "game/deal.py",
    "game/table.py",
    "game/tables.py",
    "game/view.py",
    "sandbox/__init__.py",
    "sandbox/server.py",
    "storage/__init__.py",
    "storage/journal.py",
)
ALLOWED = {
    "bot/__main__.py": "import bot.app, storage.journal, sandbox.server",
    "bot/app.py": "import discord, storage.journal, game.tables, bot.panels.hand",
    "bot/panels/hand.py": "import discord, game.view",
    "cogs/play.py": "import discord, bot.router, game.table",
    "game/deal.py": "import pydantic",
    "game/view.py": "import game.deal",
    "sandbox/server.py": "import aiohttp",
    "storage/journal.py": "import sqlalchemy, game.table",
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in MODULES:
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(ALLOWED.get(name, ""))
    return tmp_path


def broken(house: Path) -> list[str]:
    program = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    run = subprocess.run([sys.executable, "-c", program], cwd=house, capture_output=True, text=True, check=False)
    contracts = [line for line in run.stdout.splitlines() if " KEPT" in line or " BROKEN" in line]
    assert contracts, run.stdout + run.stderr
    return [line.partition(" BROKEN")[0] for line in contracts if " BROKEN" in line]


def test_the_house_as_it_is_planned_stands(house: Path) -> None:
    assert broken(house) == []


@pytest.mark.parametrize(
    ("module", "imports", "wall"),
    [
        ("game/deal.py", "discord", "The game knows no Discord, no database, no network"),
        ("game/view.py", "storage.journal", "The game knows no Discord, no database, no network"),
        ("storage/journal.py", "bot.router", "The storage knows the game alone"),
        ("sandbox/server.py", "game.deal", "The local Discord stands alone"),
        ("cogs/play.py", "sqlalchemy", "Cogs reach neither the database nor the local Discord"),
        ("bot/router.py", "cogs.play", "The bot loads cogs by name"),
        ("bot/router.py", "storage.journal", "bot.app and the command line alone open the storage"),
        ("bot/router.py", "sandbox.server", "The command line alone starts the local Discord"),
        ("bot/panels/hand.py", "game.deal", "Panels and pictures see views, never a deal or a table"),
        ("bot/pictures/table.py", "game.table", "Panels and pictures see views, never a deal or a table"),
    ],
)
def test_a_door_in_the_wrong_place_is_found(house: Path, module: str, imports: str, wall: str) -> None:
    (house / module).write_text(f"import {imports}\n")
    assert broken(house) == [wall]
