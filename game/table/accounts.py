"""Names of ledger accounts: one for each person on a server, one for all computers, two for each table."""

from typing import Final

COMPUTERS: Final = "computers"
PERSON: Final = "person:"
POTS: Final = ("pot:", "reserve:")


def account_of(user: int | None) -> str:
    """Return the name of the account of a person, or of the computers."""
    return COMPUTERS if user is None else f"{PERSON}{user}"


def person_of(account: str) -> int | None:
    """Return the person an account belongs to; `None` for other accounts."""
    return int(account.removeprefix(PERSON)) if account.startswith(PERSON) else None


def pots_of(table: str) -> tuple[str, str]:
    """Return the names of the accounts of a table's pot and reserve."""
    pot, reserve = POTS
    return pot + table, reserve + table
