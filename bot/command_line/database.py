"""The commands for a database: `python -m bot audit`, `archive`, `prune` and so on, each a function of that name."""

import argparse
import asyncio
import gzip
import os
import signal
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from bot.command_line.common import PROBLEM, database_parser, with_sentences
from bot.command_line.processes import add_jobs, spread, while_read
from bot.past.verification import prove
from bot.settings import SettingsProblem, read_settings
from game.core.errors import Refused
from game.core.record import as_line
from game.games.catalogue import CATALOGUE
from storage import audit as audits
from storage import backup as copies
from storage import retention
from storage.addresses import existing, is_server
from storage.copies import is_of_today, of_today
from storage.database import Database, look
from storage.files import sync
from storage.history import History
from storage.leases import all_leases
from storage.ledger import ledger_csv
from storage.privacy import Privacy, erase_again, erased
from storage.problems import PROGRAM, StorageProblem, file_errors, problem_of
from storage.servers import WHICHEVER, KnownServers

A_DATE = "a date such as 2026-11-22"
AUDIT = "Check a whole database: all sums are zero, all balances equal their postings, all deals follow the rules."
SINCE = """look only at the deals of sessions that were in progress then or later: a date such as 2026-11-22, or a time
such as 2026-11-22T06:00, in UTC unless it says otherwise (+01:00); file and balances are always checked as a whole"""
ARCHIVE = """Write the deals of all sessions that ended before a given time to a new file, compressed, one record per
line as `export` prints them, which `verify` reads. The bot may be running. What is in the file can then be pruned."""
PRUNE = """Delete answers, records and judgements of the sessions that ended before a given time. Results, seals and
the whole ledger stay. To keep the deals, run `archive` first. On a database file the bot must not be running (it prunes
by itself with LUPFEN_KEEP_DAYS); on PostgreSQL it may."""
ERASE = """Erase everything about a person or a server; balances stay, with an anonymous account in a person's place.
On a database file the bot must not be running; on PostgreSQL it may."""
AGAIN = """erase everyone on the list of erasures again, or with --since those erased since then: for when an old copy
was put back, and with it the table `erasures` from before"""

FOR_NEXT_BOT = "let the next bot that starts keep the database, even if it is another Discord application than before"


def _moment(text: str) -> int:
    """Parse a date or a time, UTC unless stated; return seconds since 1970."""
    try:
        read = datetime.fromisoformat(text)
    except ValueError:
        raise argparse.ArgumentTypeError(f"{text!r} is no date such as 2026-11-22") from None
    return int((read if read.tzinfo else read.replace(tzinfo=UTC)).timestamp())


def _discord_id(text: str) -> int:
    """Parse the id of a person or a server."""
    if not text.isdecimal() or not 0 < int(text) < 1 << 63:
        raise argparse.ArgumentTypeError(f"{text!r} is no id such as 175928847299117063")
    return int(text)


@with_sentences
def audit(arguments: Sequence[str]) -> int:
    """Prove that ledger and records are correct: print what is wrong and exit with 1, or report that all is well."""
    options = database_parser("audit", AUDIT)
    options.add_argument("--since", metavar="WHEN", type=_moment, help=SINCE)
    add_jobs(options, os.cpu_count() or 1)
    chosen = options.parse_args(arguments)
    with spread(chosen.jobs) as each:
        found = audits.audit(chosen.database, CATALOGUE, since=chosen.since, each=each, told=_progress)
    print("\n".join(found) or "All sums are zero, every deal replays to its record.")
    return PROBLEM if found else 0


def _progress(done: int, every: int) -> None:
    if sys.stderr.isatty():
        line = f"\r{done:,} of {every:,} deals" if done < every else "\r\x1b[K"
        print(line, end="", file=sys.stderr, flush=True)


@with_sentences
async def export(arguments: Sequence[str]) -> int:
    """Print one line of JSON per deal, sessions in the order they were opened; or a server's ledger as CSV.

    Records have the opened seal once their session has ended. A database with an older schema is read from a copy, so
    that it can be inspected before an upgrade.
    """
    options = database_parser("export", "Print the records of finished deals, one JSON object per line.")
    options.add_argument("--ledger", metavar="SERVER", type=int, help="instead, all postings of this server as CSV")
    chosen = options.parse_args(arguments)
    with while_read(), of_today(chosen.database) as address:
        async with look(address) as database:
            if chosen.ledger is None:
                async for record in History(database, CATALOGUE).export():
                    print(as_line(record))
            else:
                async for part in ledger_csv(database, chosen.ledger):
                    print(part, end="")
    return 0


@with_sentences
def archive(arguments: Sequence[str]) -> int:
    """Write the deals of old sessions to a file, readable by its owner only; print how many, and what is wrong."""
    options = database_parser("archive", ARCHIVE)
    options.add_argument("--before", metavar="WHEN", type=_moment, required=True, help=A_DATE)
    options.add_argument("file", metavar="FILE.jsonl.gz", type=Path)
    chosen = options.parse_args(arguments)
    _require(chosen.database)
    with file_errors(chosen.file):
        if chosen.file.exists():
            raise StorageProblem("exists", str(chosen.file))
    draft = chosen.file.with_name(chosen.file.name + ".part")
    try:
        draft.touch(0o600, exist_ok=False)
        with of_today(chosen.database) as address, gzip.open(draft, "wt", encoding="utf-8") as file:
            count, wrong = asyncio.run(_archive(address, chosen.before, file))
        sync(draft)
        draft.replace(chosen.file)
    except OSError as error:
        raise problem_of(error, str(chosen.file)) from error
    finally:
        draft.unlink(missing_ok=True)
    print(f"{count} deals are in {chosen.file}.")
    print("".join(wrong), end="", file=sys.stderr)
    return PROBLEM if wrong else 0


async def _archive(address: str, before: int, file: TextIO) -> tuple[int, list[str]]:
    count, wrong = 0, list[str]()
    async with look(address) as database:
        async for record in History(database, CATALOGUE).export(before):
            count += 1
            print(as_line(record), file=file)
            wrong += (f"deal {count}: {problem}\n" for problem in prove(record, CATALOGUE).problems)
    return count, wrong


@with_sentences
async def prune(arguments: Sequence[str]) -> int:
    """Delete the play of old sessions, and keep their results; print the number of sessions."""
    options = database_parser("prune", PRUNE)
    options.add_argument("--before", metavar="WHEN", type=_moment, required=True, help=A_DATE)
    chosen = options.parse_args(arguments)
    async with await _opened(chosen.database) as database:
        count = await retention.prune(database, chosen.before)
    print(f"Deleted how {count} sessions were played.")
    return 0


@with_sentences
def backup(arguments: Sequence[str]) -> int:
    """Copy the database, even while people play; never overwrite an existing file."""
    options = database_parser("backup", "Copy the database into a file, even while the bot is running.")
    about = "the file to write, which must not exist yet; without it, a verified copy goes into LUPFEN_BACKUP_FOLDER"
    options.add_argument("file", type=Path, nargs="?", help=about)
    chosen = options.parse_args(arguments)
    file = chosen.file or _scheduled(chosen.database)
    if chosen.file:
        copies.backup(chosen.database, file, CATALOGUE)
    print(f"The copy is in {file}. `{PROGRAM} restore {file}` puts it back.")
    return 0


def _scheduled(url: str) -> Path:
    settings = read_settings()
    if not settings.backup_folder:
        raise SettingsProblem("Name a file to write, or set LUPFEN_BACKUP_FOLDER.")
    before = signal.signal(signal.SIGTERM, _leave)
    try:
        return copies.back_up(url, Path(settings.backup_folder), settings.backup_days, CATALOGUE)
    finally:
        signal.signal(signal.SIGTERM, before)


def _leave(*_: object) -> None:
    """End the process after what it has begun is tidied up."""
    raise SystemExit(PROBLEM)


@with_sentences
def restore(arguments: Sequence[str]) -> int:
    """Check a copy and put it in place of the database, whose old file is kept next to it."""
    options = database_parser("restore", "Put back a copy made by `backup`. The bot must not be running.")
    options.add_argument("file", type=Path, help="the copy")
    chosen = options.parse_args(arguments)
    before, seated = copies.restore(chosen.file, chosen.database, CATALOGUE)
    print("The copy is in place." + (f" What was there before is now in {before}." if before else ""))
    if seated:
        print(f"{seated} people erased since then sit at tables in it: run `{PROGRAM} erase --again` later.")
    return 0


@with_sentences
async def migrate(arguments: Sequence[str]) -> int:
    """Open the database once without starting the bot, which creates it or upgrades its schema to this version's."""
    options = database_parser("migrate", "Create the database, or bring it up to date with this version.")
    options.add_argument("--for-next-bot", action="store_true", help=FOR_NEXT_BOT)
    chosen = options.parse_args(arguments)
    async with await Database.open(chosen.database) as database:
        if chosen.for_next_bot:
            await KnownServers(database).give_to(WHICHEVER)
    print("The database is up to date with this version.")
    if chosen.for_next_bot:
        print("The next bot that starts on it keeps it. Tables on servers that it is not on are closed then.")
    return 0


@with_sentences
async def erase(arguments: Sequence[str]) -> int:
    """Erase a person or a server for good, or repeat erasures after restoring an old copy; report what was done."""
    options = database_parser("erase", ERASE)
    what = options.add_mutually_exclusive_group(required=True)
    what.add_argument("--person", metavar="ID", type=_discord_id)
    what.add_argument("--server", metavar="ID", type=_discord_id)
    what.add_argument("--again", action="store_true", help=AGAIN)
    options.add_argument("--since", metavar="WHEN", type=_moment, default=0, help=A_DATE)
    chosen = options.parse_args(arguments)
    try:
        async with await _opened(chosen.database) as database:
            print(await _erase(database, chosen))
    except Refused:
        print("A session is in progress there. End it first, or wait until it is over.", file=sys.stderr)
        return PROBLEM
    return 0


async def _erase(database: Database, chosen: argparse.Namespace) -> str:
    if chosen.again:
        seated = await erase_again(database, await database.read(erased, chosen.since))
        return f"Done. {seated} people sit at tables and are still there." if seated else "Done."
    privacy = Privacy(database)
    known = await privacy.knows(chosen.person or 0, chosen.server or 0)
    await (privacy.delete(chosen.person) if chosen.person else privacy.erase_server(chosen.server))
    return "Erased." if known else f"Nothing is stored about {chosen.person or chosen.server}."


async def _opened(url: str) -> Database:
    """Open a database that must exist already, to change it; raises `StorageProblem`."""
    _require(url)
    return await Database.open(url)


def _require(url: str) -> None:
    """Raise `StorageProblem` unless there is a database of Lupfen, of this or an older form."""
    if not is_server(url):
        is_of_today(existing(url))


@with_sentences
async def leases(arguments: Sequence[str]) -> int:
    """Print a line for each lease: shards, process, seconds left, and whether another process is waiting."""
    options = database_parser("leases", "List which process has which shards, on PostgreSQL.")
    async with look(options.parse_args(arguments).database) as database:
        found = await all_leases(database)
    for lease in found:
        waits = ", and another process is waiting" if lease.awaited else ""
        state = f"{lease.seconds_left:.0f} s left" if lease.seconds_left > 0 else "run out"
        print(f"shards {lease.span}: {lease.holder}, {state}{waits}")
    if not found:
        print("No process has taken shards.")
    return 0
