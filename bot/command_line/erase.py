"""`python -m bot erase`: erase a person or a server for good, or repeat erasures after restoring an old copy."""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Sequence

from bot.command_line.common import PROBLEM, database_parser, moment, with_sentences
from game.core.errors import Refused
from storage.database import Database
from storage.erasures import erased
from storage.privacy import Privacy, erase_again

ABOUT = """Erase everything of a person or a server; balances stay, with an anonymous account in a person's place. The
bot must not run on a database file meanwhile; on PostgreSQL it may."""
AGAIN = """erase again whoever is on the list of erasures, with --since only from a moment on: after an old copy was put
back, with the table `erasures` of before"""


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Erase, and report what was done."""
    options = database_parser("erase", ABOUT)
    what = options.add_mutually_exclusive_group(required=True)
    what.add_argument("--person", metavar="ID", type=int)
    what.add_argument("--server", metavar="ID", type=int)
    what.add_argument("--again", action="store_true", help=AGAIN)
    options.add_argument("--since", metavar="WHEN", type=moment, default=0, help="a date such as 2026-11-22")
    try:
        print(asyncio.run(_erase(options.parse_args(arguments))))
    except Refused:
        print("A session goes on there. End it first, or wait until it is over.", file=sys.stderr)
        return PROBLEM
    return 0


async def _erase(chosen: argparse.Namespace) -> str:
    database = await Database.open(chosen.database)
    try:
        if chosen.again:
            async with database.reading() as connection:
                gone = await connection.run_sync(lambda read: erased(read, chosen.since))
            seated = await erase_again(database, gone)
            return f"Done. {seated} sit at tables and are still there." if seated else "Done."
        privacy = Privacy(database)
        await (privacy.delete(chosen.person) if chosen.person else privacy.erase_server(chosen.server))
        return "Erased."
    finally:
        await database.close()
