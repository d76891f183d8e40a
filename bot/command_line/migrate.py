"""`python -m bot migrate`: upgrade the database to this version's schema without starting the bot."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from bot.command_line.common import database_parser, with_sentences
from storage.database import Database


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Open the database once, which creates or upgrades it."""
    options = database_parser("migrate", "Make the database, or bring it into the form of this version.")
    asyncio.run(_migrate(options.parse_args(arguments).database))
    print("The database has the form of this version.")
    return 0


async def _migrate(url: str) -> None:
    await (await Database.open(url)).close()
