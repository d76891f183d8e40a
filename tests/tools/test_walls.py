"""The walls between the packages stop what they are meant to stop."""

import shutil
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from tools.findings import ROOT

PACKAGES = ("bench", "bot", "cogs", "game", "research", "storage", "tools")
ALLOWED = (
    ("bot.__main__", "bot.app", "storage.journal", "local_discord"),
    ("bot.app", "discord", "storage.journal", "game.table.tables", "bot.panels.table.hand"),
    ("bot.panels.table.hand", "discord", "game.core.view"),
    ("cogs.play", "discord", "bot.interactions.router", "game.table.table"),
    ("game.core.deal", "pydantic"),
    ("game.core.view", "game.core.deal"),
    ("game.table.rounds", "game.core.view"),
    ("storage.journal", "sqlalchemy", "game.table.table"),
)
NO_OUTSIDE = "The game knows no Discord, no database, no network"
VIEWS = "Panels and pictures see views, never a deal or a table"
WRONG = (
    ("game.core.deal", "discord", NO_OUTSIDE),
    ("game.core.view", "sqlalchemy", NO_OUTSIDE),
    ("storage.journal", "bot.interactions.router", "The storage knows the game alone"),
    ("storage.journal", "game.games.catalogue", "The storage is given the catalogue of games"),
    ("cogs.play", "sqlalchemy", "Cogs reach neither the database nor the local Discord"),
    ("bot.interactions.router", "cogs.play", "The bot loads cogs by name"),
    (
        "bot.interactions.router",
        "storage.journal",
        "bot.services, bot.app, bot.process and the command line alone open the storage",
    ),
    ("bot.interactions.router", "local_discord", "The command line alone starts the local Discord"),
    ("bot.panels.table.hand", "game.core.deal", VIEWS),
    ("bot.pictures.table", "game.table.table", VIEWS),
    ("game.core.deal", "game.table.table", "The game stands in layers"),
    ("game.core.deal", "research", "Nothing that runs needs the programs that made its data"),
)
CIRCLES = (
    ("game.core.deal", "game.core.view", "game.core"),
    ("game.core.deal", "game.table.rounds", "game"),
)


def broken(folder: Path, *more: tuple[str, str]) -> Mapping[str, str]:
    """Return what the linter says of each wall that is broken, in a small project with the walls of this one.

    `more` are modules and statements in them, besides those that are allowed.
    """
    shutil.copy(ROOT / "pyproject.toml", folder)
    lines = [*((module, f"import {', '.join(imports)}") for module, *imports in ALLOWED), *more]
    for module in {*(module for module, _ in lines), *(part for row in (*ALLOWED, *WRONG) for part in row), *PACKAGES}:
        parts = module.split(".")
        if parts[0] in PACKAGES:
            for path in (folder.joinpath(*parts[:number]) for number in range(1, max(2, len(parts)))):
                path.mkdir(exist_ok=True)
                (path / "__init__.py").touch()
            if parts[1:]:
                source = "\n".join(line for name, line in lines if name == module)
                folder.joinpath(*parts).with_suffix(".py").write_text(source)
    program = "from importlinter.cli import lint_imports; raise SystemExit(lint_imports(no_cache=True))"
    command = [sys.executable, "-c", program]
    told = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout
    assert "\nContracts: " in told, told
    names = [line.partition(" BROKEN")[0] for line in told.splitlines() if " BROKEN" in line]
    return {name: told.partition(f"{name}\n{'-' * len(name)}\n")[2].partition("\n---")[0] for name in names}


def test_allowed_imports_break_no_wall(tmp_path: Path) -> None:
    assert broken(tmp_path) == {}


def test_an_import_that_a_wall_forbids_is_found(tmp_path: Path) -> None:
    told = broken(tmp_path, *((module, f"import {imports}") for module, imports, _ in WRONG))
    for module, imports, wall in WRONG:
        assert f"{module} -> {imports} " in told[wall]


def test_a_circular_import_is_found_even_if_only_types_are_imported(tmp_path: Path) -> None:
    typed = "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    import {}"
    told = broken(tmp_path, *((module, typed.format(imports)) for module, imports, _ in CIRCLES))
    circles = told["No room stands above and below another"]
    assert all(f"No cycles are allowed in {room}.\n" in circles for _, _, room in CIRCLES)
