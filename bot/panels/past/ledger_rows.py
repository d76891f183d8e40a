"""What the ledger's surfaces are given, by shape: whoever keeps the ledger need not know who shows it."""

# ruff: noqa: D102 (the classes say what their properties are)

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Protocol

from game.reports.settle_up import Transfer


class BalanceRow(Protocol):
    """A person's chips, and the number of deals they sat in."""

    @property
    def name(self) -> str: ...
    @property
    def chips(self) -> int: ...
    @property
    def deals(self) -> int: ...


class PotRow(Protocol):
    """Chips that lie in the pot of a table, in a channel."""

    @property
    def channel(self) -> int: ...
    @property
    def chips(self) -> int: ...


class Standing(Protocol):
    """All accounts of a server, the richest person first."""

    @property
    def people(self) -> Sequence[BalanceRow]: ...
    @property
    def computers(self) -> int: ...
    @property
    def pots(self) -> Sequence[PotRow]: ...


class SessionRow(Protocol):
    """A session with what it brought a person; `opened` in seconds since 1970."""

    @property
    def channel(self) -> int: ...
    @property
    def opened(self) -> int: ...
    @property
    def closed(self) -> int | None: ...
    @property
    def deals(self) -> int: ...
    @property
    def result(self) -> int: ...


class PostingRow(Protocol):
    """Chips that moved, negative for what was paid; `deal` is `None` outside of deals."""

    @property
    def deal(self) -> int | None: ...
    @property
    def amount(self) -> int: ...
    @property
    def reason(self) -> str: ...


class Statement(Protocol):
    """A person's chips, last sessions and last postings, the newest first."""

    @property
    def chips(self) -> int: ...
    @property
    def sessions(self) -> Sequence[SessionRow]: ...
    @property
    def postings(self) -> Sequence[PostingRow]: ...


class SettleUp(Protocol):
    """Who pays whom, by account, with the names of the accounts."""

    @property
    def transfers(self) -> Sequence[Transfer]: ...
    @property
    def names(self) -> Mapping[str, str]: ...
    @property
    def open_pots(self) -> int: ...
