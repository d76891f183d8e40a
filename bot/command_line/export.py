"""`python -m bot export`: the records of all finished deals, with the opened seal once their session has ended.

A database with an older schema is read from a copy, so that it can be inspected before an upgrade.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence

from bot.command_line.common import database_parser, with_sentences
from game.core.record import as_line
from storage.copies import of_today
from storage.database import look
from storage.history import History
from storage.ledger import ledger_csv


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Print one line of JSON per deal, sessions in the order they were opened; or a server's ledger as CSV."""
    options = database_parser("export", "Print the records of finished deals, one JSON object a line.")
    options.add_argument("--ledger", metavar="SERVER", type=int, help="instead, all postings of this server as CSV")
    chosen = options.parse_args(arguments)
    try:
        asyncio.run(_export(chosen))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return 0


async def _export(chosen: argparse.Namespace) -> None:
    with of_today(chosen.database) as address:
        async with look(address) as database:
            if chosen.ledger is None:
                async for record in History(database).export():
                    print(as_line(record))
            else:
                async for part in ledger_csv(database, chosen.ledger):
                    print(part, end="")
