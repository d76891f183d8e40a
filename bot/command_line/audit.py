"""`python -m bot audit`: prove that the ledger and the records of a database are right."""

from __future__ import annotations

from collections.abc import Sequence

from bot.command_line.common import database_parser, with_sentences
from storage.audit import run_audit


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Print what is wrong and exit with 1, or say that all is well."""
    about = (
        "Check a whole database: all sums zero, every balance equal to its postings, every deal as the rules have it."
    )
    return run_audit(database_parser("audit", about).parse_args(arguments).database)
