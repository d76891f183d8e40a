"""`python -m bot audit`: prove that a database's ledger and records are correct."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from bot.command_line.common import PROBLEM, database_parser, moment, with_sentences
from bot.command_line.processes import add_jobs, cores, spread
from storage.audit import audit

ABOUT = "Check a whole database: all sums zero, every balance equal to its postings, every deal as the rules have it."
SINCE = """look only at the deals of sessions that were still going on then: a date such as 2026-11-22 or a moment such
as 2026-11-22T06:00, in UTC unless it says otherwise (+01:00); file and balances are checked as a whole all the same"""


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Print what is wrong and exit with 1, or report that all is well."""
    options = database_parser("audit", ABOUT)
    options.add_argument("--since", metavar="WHEN", type=moment, help=SINCE)
    add_jobs(options, cores())
    chosen = options.parse_args(arguments)
    with spread(chosen.jobs) as each:
        found = audit(chosen.database, since=chosen.since, each=each, told=_progress)
    print("\n".join(found) or "All sums are zero, every deal replays to its record.")
    return PROBLEM if found else 0


def _progress(done: int, every: int) -> None:
    """Show the progress on a terminal, in one line that is removed at the end."""
    if sys.stderr.isatty():
        line = f"\r{done:,} of {every:,} deals" if done < every else "\r\x1b[K"
        print(line, end="", file=sys.stderr, flush=True)
