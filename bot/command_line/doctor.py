"""`python -m bot doctor`: look for what is wrong with the set-up, a line each, and say what to do."""

from __future__ import annotations

import asyncio
import shutil
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple

from bot.command_line.common import parser
from bot.command_line.discord_checks import discord_findings
from bot.settings import Settings, SettingsProblem, read_settings
from storage.checkup import checkup, place_of_file
from storage.problems import StorageProblem

LEAST_ROOM = 200_000_000
MEGABYTE = 1_000_000


class Finding(NamedTuple):
    """What was looked at and how it is; `words` says what to do where it is not well."""

    well: bool
    words: str

    def __str__(self) -> str:
        return f"{'✓' if self.well else '✗'} {self.words}"


def main(arguments: Sequence[str]) -> int:
    """Print a line for each thing looked at; exit status 1 if something is wrong."""
    parser("doctor", "Look for what is wrong with the set-up, and say what to do.").parse_args(arguments)
    try:
        settings = read_settings()
    except SettingsProblem as problem:
        print(Finding(False, str(problem)))
        return 1
    return asyncio.run(_examine(settings))


async def _examine(settings: Settings) -> int:
    ill = 0
    async for finding in _findings(settings):
        print(finding, flush=True)
        ill += not finding.well
    print("\nAll is well." if not ill else f"\n{ill} of these need your hand.")
    return 1 if ill else 0


async def _findings(settings: Settings) -> AsyncIterator[Finding]:
    yield Finding(True, "The settings can be read.")
    async for well, words in discord_findings(settings):
        yield Finding(well, words)
    async for finding in _database(settings.database_url):
        yield finding
    if settings.pictures:
        yield _pictures()


async def _database(url: str) -> AsyncIterator[Finding]:
    """Look at the database: its place, rights and form, whether it is whole, and the room on its disk."""
    try:
        path = place_of_file(url)
        complaints = await checkup(url)
    except StorageProblem as problem:
        yield Finding(False, str(problem))
        return
    for complaint in complaints:
        yield Finding(False, complaint)
    if not complaints:
        new = path is not None and not path.exists()
        yield Finding(True, f"The database will be made at {path}." if new else "The database is whole and ours alone.")
    if path is not None:
        yield _room(path)


def _room(path: Path) -> Finding:
    folder = next(each for each in path.absolute().parents if each.exists())
    free = shutil.disk_usage(folder).free
    words = f"{free // MEGABYTE} MB are free in {folder}."
    return Finding(True, words) if free >= LEAST_ROOM else Finding(False, f"Only {words} Make room on the disk.")


def _pictures() -> Finding:
    """Draw one of each kind: that needs the fonts, the cards and the library that draws."""
    from bot.pictures.hand import hand_picture
    from bot.pictures.scene import HandCard, SeatScene, Style, TableScene
    from bot.pictures.table import table_picture

    try:
        hand_picture((HandCard(None),), Style())
        table_picture(TableScene((SeatScene("Änni 🃏"), SeatScene("שלום"))), Style())
    except (ImportError, OSError, ValueError) as error:
        return Finding(
            False, f"Pictures cannot be drawn ({error}). Install Lupfen again, or set LUPFEN_PICTURES=false."
        )
    return Finding(True, "Fonts and cards are there, pictures can be drawn.")
