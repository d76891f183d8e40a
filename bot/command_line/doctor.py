"""`python -m bot doctor`: check the setup, one line per check, and say how to fix problems."""

from __future__ import annotations

import asyncio
import errno
import shutil
import socket
import time
from collections.abc import AsyncIterator, Sequence
from pathlib import Path
from typing import NamedTuple

import orjson

from bot.command_line.common import parser
from bot.command_line.discord_checks import discord_findings
from bot.command_line.healthy import asked
from bot.settings import Settings, SettingsProblem, read_settings
from storage.addresses import is_server, path_of
from storage.backup import newest_backup
from storage.checkup import checkup
from storage.problems import StorageProblem

LEAST_ROOM = 200_000_000
MEGABYTE = 1_000_000
OLD_HOURS = 26


class Finding(NamedTuple):
    """The result of one check; if it failed, `words` say what to do."""

    well: bool
    words: str

    def __str__(self) -> str:
        return f"{'✓' if self.well else '✗'} {self.words}"


def main(arguments: Sequence[str]) -> int:
    """Print a line for each check; exit status 1 if any failed."""
    options = parser("doctor", "Look for what is wrong with the set-up, and say what to do.")
    options.add_argument("--json", action="store_true", help="one JSON object a line, with `well` and `words`")
    return asyncio.run(_examine(as_json=options.parse_args(arguments).json))


async def _examine(*, as_json: bool) -> int:
    ill = 0
    async for finding in _findings():
        print(orjson.dumps(finding._asdict()).decode() if as_json else finding, flush=True)
        ill += not finding.well
    if not as_json:
        print("\nAll is well." if not ill else f"\n{ill} of these need your hand.")
    return 1 if ill else 0


async def _findings() -> AsyncIterator[Finding]:
    try:
        settings = read_settings()
    except SettingsProblem as problem:
        yield Finding(False, str(problem))
        return
    yield Finding(True, "The settings can be read.")
    if settings.http_port:
        yield _port(settings)
    async for well, words in discord_findings(settings):
        yield Finding(well, words)
    async for finding in _database(settings.database_url):
        yield finding
    if settings.backup_folder:
        yield _backups(Path(settings.backup_folder))
    if settings.pictures:
        yield _pictures()


def _port(settings: Settings) -> Finding:
    """Check whether the operator page's port is free, or already served by the bot."""
    place = f"{settings.http_host}:{settings.http_port}"
    try:
        socket.create_server((settings.http_host, settings.http_port)).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE and asked(settings):
            return Finding(True, f"The bot already answers at {place}.")
        return Finding(False, f"{place} cannot be served ({error.strerror}). Choose another LUPFEN_HTTP_PORT.")
    return Finding(True, f"{place} is free.")


def _backups(folder: Path) -> Finding:
    """Check the age of the newest scheduled backup."""
    newest = newest_backup(folder)
    if newest is None:
        return Finding(False, f"There is no copy in {folder} (LUPFEN_BACKUP_FOLDER) yet: `run` makes one each night.")
    hours = (time.time() - newest) / 3_600
    words = f"The newest copy of the database is {hours:.0f} hours old."
    return Finding(hours <= OLD_HOURS, words if hours <= OLD_HOURS else f"{words} Look into the log of `run`.")


async def _database(url: str) -> AsyncIterator[Finding]:
    """Check the database: location, permissions, schema, integrity, and free disk space."""
    try:
        path = None if is_server(url) else path_of(url)
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
    """Draw one picture of each kind, which needs the fonts, the cards and the drawing library."""
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
