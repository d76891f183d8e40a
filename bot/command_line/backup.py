"""`python -m bot backup FILE`: copy the database, even while people play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.command_line.common import database_parser, with_sentences
from bot.settings import SettingsProblem, read_settings
from storage.backup import back_up, backup


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Write the copy; never overwrite an existing file."""
    options = database_parser("backup", "Copy the database into a file, also while the bot runs.")
    about = "the file to write, which must not be there yet; without it, a proven copy in LUPFEN_BACKUP_FOLDER"
    options.add_argument("file", type=Path, nargs="?", help=about)
    chosen = options.parse_args(arguments)
    file = chosen.file or _scheduled(chosen.database)
    if chosen.file:
        backup(chosen.database, file)
    print(f"The copy is in {file}. `python -m bot restore {file}` puts it back.")
    return 0


def _scheduled(url: str) -> Path:
    settings = read_settings()
    if not settings.backup_folder:
        raise SettingsProblem("Name a file to write, or set LUPFEN_BACKUP_FOLDER.")
    return back_up(url, Path(settings.backup_folder), settings.backup_days)
