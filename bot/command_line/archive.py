"""`python -m bot archive`: write the deals of old sessions to a file, each verified, before they are pruned."""

from __future__ import annotations

import asyncio
import gzip
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TextIO

from bot.command_line.common import PROBLEM, database_parser, moment, with_sentences
from bot.past.verification import prove
from game.core.record import as_line
from game.games.catalogue import CATALOGUE
from storage.copies import of_today
from storage.database import look
from storage.files import sync
from storage.history import History
from storage.problems import StorageProblem, problem_of

ABOUT = """Write the deals of all sessions that ended before a moment to a new file, compressed, one record a line as
`export` prints them, which `verify` reads. The bot may be running. What is in the file can then be pruned."""


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Write the file, readable by its owner only; print how many deals it contains and what is wrong with them."""
    options = database_parser("archive", ABOUT)
    options.add_argument("--before", metavar="WHEN", type=moment, required=True, help="a date such as 2026-11-22")
    options.add_argument("file", metavar="FILE.jsonl.gz", type=Path)
    chosen = options.parse_args(arguments)
    if chosen.file.exists():
        raise StorageProblem("exists", str(chosen.file))
    draft = chosen.file.with_name(chosen.file.name + ".part")
    try:
        draft.touch(0o600, exist_ok=False)
        with of_today(chosen.database) as address, gzip.open(draft, "wt", encoding="utf-8") as file:
            count, wrong = asyncio.run(_write(address, chosen.before, file))
        sync(draft)
        draft.replace(chosen.file)
    except OSError as error:
        raise problem_of(error, str(chosen.file)) from error
    finally:
        draft.unlink(missing_ok=True)
    print(f"{count} deals are in {chosen.file}.")
    print("".join(wrong), end="", file=sys.stderr)
    return PROBLEM if wrong else 0


async def _write(address: str, before: int, file: TextIO) -> tuple[int, list[str]]:
    """Write the records; return their number and the problems found in them."""
    count, wrong = 0, list[str]()
    async with look(address) as database:
        async for record in History(database).export(before):
            count += 1
            print(as_line(record), file=file)
            wrong += (f"deal {count}: {problem}\n" for problem in prove(record, CATALOGUE).problems)
    return count, wrong
