"""The walls between the packages stop what they are meant to stop."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools.findings import ROOT

MODULES = (
    "bench/__init__.py",
    "bot/__init__.py",
    "bot/__main__.py",
    "bot/app.py",
    "bot/panels/__init__.py",
    "bot/panels/table/hand.py",
    "bot/pictures/__init__.py",
    "bot/pictures/table.py",
    "bot/interactions/router.py",
    "cogs/__init__.py",
    "cogs/play.py",
    "bot/interactions/__init__.py",
    "bot/panels/table/__init__.py",
    "game/__init__.py",
    "game/core/__init__.py",
    "game/table/__init__.py",
    "game/core/deal.py",
    "game/table/table.py",
    "game/table/tables.py",
    "game/core/view.py",
    "research/__init__.py",
    "sandbox/__init__.py",
    "sandbox/server.py",
    "sandbox/state/__init__.py",
    "sandbox/state/world.py",
    "storage/__init__.py",
    "storage/journal.py",
    "tools/__init__.py",
)
ALLOWED = {
    "bot/__main__.py": "import bot.app, storage.journal, sandbox.server",
    "bot/app.py": "import discord, storage.journal, game.table.tables, bot.panels.table.hand",
    "bot/panels/table/hand.py": "import discord, game.core.view",
    "cogs/play.py": "import discord, bot.interactions.router, game.table.table",
    "game/core/deal.py": "import pydantic",
    "game/core/view.py": "import game.core.deal",
    "sandbox/server.py": "import aiohttp, sandbox.state.world",
    "storage/journal.py": "import sqlalchemy, game.table.table",
}


@pytest.fixture
def house(tmp_path: Path) -> Path:
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    for name in MODULES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
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
        ("game/core/deal.py", "discord", "The game knows no Discord, no database, no network"),
        ("game/core/view.py", "sqlalchemy", "The game knows no Discord, no database, no network"),
        ("storage/journal.py", "bot.interactions.router", "The storage knows the game alone"),
        ("sandbox/server.py", "game.core.deal", "The local Discord stands alone"),
        ("cogs/play.py", "sqlalchemy", "Cogs reach neither the database nor the local Discord"),
        ("bot/interactions/router.py", "cogs.play", "The bot loads cogs by name"),
        (
            "bot/interactions/router.py",
            "storage.journal",
            "bot.app, bot.process and the command line alone open the storage",
        ),
        ("bot/interactions/router.py", "sandbox.server", "The command line alone starts the local Discord"),
        ("bot/panels/table/hand.py", "game.core.deal", "Panels and pictures see views, never a deal or a table"),
        ("bot/pictures/table.py", "game.table.table", "Panels and pictures see views, never a deal or a table"),
        ("game/core/deal.py", "game.table.table", "The game stands in layers"),
        ("game/core/deal.py", "research", "Nothing that runs needs the programs that made its data"),
    ],
)
def test_a_door_in_the_wrong_place_is_found(house: Path, module: str, imports: str, wall: str) -> None:
    (house / module).write_text(f"import {imports}\n")
    assert broken(house) == [wall]


@pytest.mark.parametrize(
    ("module", "imports"),
    [
        ("sandbox/state/world.py", "sandbox.server"),
        ("game/core/deal.py", "game.core.view"),
        ("game/core/deal.py", "game.table.rounds"),
    ],
)
def test_a_circle_is_found_also_where_only_types_are_imported(house: Path, module: str, imports: str) -> None:
    (house / "game/table/rounds.py").write_text("import game.core.view")
    (house / module).write_text(f"from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {imports}\n")
    assert "No room stands above and below another" in broken(house)
