"""A seat at a table, of a person or a computer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pydantic import BaseModel, ConfigDict

from game.computer import BEGINNER, EVEN
from game.table.accounts import account_of


class SeatResult(NamedTuple):
    """How a seat stands in a session: its chips, and its tallies by name, such as a score."""

    name: str
    chips: int
    tallies: Mapping[str, int] = {}


class Seat(BaseModel):
    """A seat at the table: `user` is `None` for a computer; `chips` is the session's result so far.

    `level` is how well a computer plays, one of `game.computer.LEVELS`, `persona` how daring it is, one of `PERSONAS`.
    Who is `advised` plays with advice, where the table allows it.
    `tallies` are those that a deal has left, by name; one that is not there stands at its first value.
    """

    model_config = ConfigDict(frozen=True)

    id: int
    user: int | None
    name: str
    chips: int = 0
    strikes: int = 0
    away: bool = False
    out: bool = False
    leaving: bool = False
    advised: bool = False
    tallies: Mapping[str, int] = {}
    level: str = BEGINNER
    persona: str = EVEN

    @property
    def account(self) -> str:
        """The seat's account in the ledger."""
        return account_of(self.user)
