"""`python -m bot leases`: list which process holds which shards."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.command_line.common import database_parser, with_sentences
from storage.database import look
from storage.leases import all_leases


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Print a line for each lease: shards, process, seconds left, and whether another process is waiting."""
    options = database_parser("leases", "List which process has which shards, on PostgreSQL.")
    asyncio.run(_list(options.parse_args(arguments).database))
    return 0


async def _list(url: str) -> None:
    async with look(url) as database:
        found = await all_leases(database)
    for lease in found:
        waits = ", and another process waits" if lease.awaited else ""
        state = f"{lease.seconds_left:.0f} s left" if lease.seconds_left > 0 else "run out"
        print(f"shards {lease.span}: {lease.holder}, {state}{waits}")
    if not found:
        print("No process has taken shards.")
