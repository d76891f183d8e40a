"""Names of a ledger's accounts: one for each person of a server, one for all computers, two for each table."""

from __future__ import annotations

from typing import Final

COMPUTERS: Final = "computers"
PERSON: Final = "person:"
POTS: Final = ("pot:", "reserve:")


def account_of(user: int | None) -> str:
    """Name the account of a person, or of the computers."""
    return COMPUTERS if user is None else f"{PERSON}{user}"


def person_of(account: str) -> int | None:
    """Return the person whose account it is; `None` for other accounts."""
    return int(account.removeprefix(PERSON)) if account.startswith(PERSON) else None


def pots_of(table: str) -> tuple[str, str]:
    """Name the accounts of a table's pot and of its reserve."""
    pot, reserve = POTS
    return pot + table, reserve + table
