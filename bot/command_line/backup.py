"""`python -m bot backup FILE`: copy the database, also while people play."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.command_line.common import database_parser, with_sentences
from storage.backup import backup


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Write the copy; a file that is already there is not overwritten."""
    options = database_parser("backup", "Copy the database into a file, also while the bot runs.")
    options.add_argument("file", type=Path, help="the file to write; it must not be there yet")
    chosen = options.parse_args(arguments)
    backup(chosen.database, chosen.file)
    print(f"The copy is in {chosen.file}. `python -m bot restore {chosen.file}` puts it back.")
    return 0
