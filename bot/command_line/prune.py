"""`python -m bot prune`: delete the play of old sessions, and keep their results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.command_line.common import database_parser, moment, with_sentences
from storage.database import Database
from storage.retention import prune

ABOUT = """Delete answers, records and judgements of the sessions that ended before a moment. Results, seals and the
whole ledger stay. Keep the deals first with `archive`. The bot must not run on a database file meanwhile (it prunes by
itself with LUPFEN_KEEP_DAYS); on PostgreSQL it may."""


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Prune, and print the number of sessions."""
    options = database_parser("prune", ABOUT)
    options.add_argument("--before", metavar="WHEN", type=moment, required=True, help="a date such as 2026-11-22")
    chosen = options.parse_args(arguments)
    count = asyncio.run(_prune(chosen.database, chosen.before))
    print(f"Deleted how {count} sessions were played.")
    return 0


async def _prune(url: str, before: int) -> int:
    database = await Database.open(url)
    try:
        return await prune(database, before)
    finally:
        await database.close()
