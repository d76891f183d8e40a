"""The values of a ledger: balances, results, and who pays whom. All amounts are chips.

The storage of the ledger fills these, and the pages about it read them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import NamedTuple

from game.reports.debts import Transfer


class Balance(NamedTuple):
    """A person's chips on a server; `deals` counts the finished deals they sat in."""

    person: int
    name: str
    chips: int
    deals: int


class OpenPot(NamedTuple):
    """The chips in a table's pot and reserve; `closed` if the session has ended and the pot was kept."""

    table: str
    channel: int
    chips: int
    closed: bool


class Standing(NamedTuple):
    """All accounts of a server: people, the richest first; the computers together; pots that hold chips."""

    people: Sequence[Balance]
    computers: int
    pots: Sequence[OpenPot]


class SessionLine(NamedTuple):
    """A session that a person took part in, with their result; times in seconds since 1970."""

    table: str
    channel: int
    opened: int
    closed: int | None
    deals: int
    result: int


@dataclass(frozen=True, slots=True)
class PostingLine:
    """A posting from a person's view: `amount` is negative for payments made.

    `deal` and its `ruleset` are `None` outside of deals.
    """

    posted: int
    table: str | None
    deal: int | None
    amount: int
    other: str
    reason: str
    ruleset: str | None = None


class Statement(NamedTuple):
    """A person's chips on a server, their last sessions and their last postings, the newest first."""

    person: int
    chips: int
    sessions: Sequence[SessionLine]
    postings: Sequence[PostingLine]


class SettleUp(NamedTuple):
    """Who pays whom, by account (`computers` is the house); `open_pots` are chips in pots that are no one's yet."""

    transfers: Sequence[Transfer]
    names: Mapping[str, str]
    open_pots: int
