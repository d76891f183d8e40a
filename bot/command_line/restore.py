"""`python -m bot restore FILE`: restore a copy of the database."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from bot.command_line.common import database_parser, with_sentences
from storage.backup import restore


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Check the copy and put it in place of the database, whose old file is kept next to it."""
    options = database_parser("restore", "Put a copy made by `backup` back. The bot must not run meanwhile.")
    options.add_argument("file", type=Path, help="the copy")
    chosen = options.parse_args(arguments)
    before, seated = restore(chosen.file, chosen.database)
    print("The copy is in place." + (f" What was there before is now in {before}." if before else ""))
    if seated:
        print(f"{seated} who were erased since sit at tables in it: run `python -m bot erase --again` later.")
    return 0
