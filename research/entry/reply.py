"""The reply to a solved entry: the play of a seat that has only learnt against this table.

It distinguishes the same classes of hands and pots as the table, so its gain is a lower bound of what is possible.
"""

from __future__ import annotations

import random
import tempfile
from pathlib import Path
from typing import Any

from game.core.player import Player
from game.core.view import View
from game.games.lupfen.computer.player import Table, by_table, divided, rows_of
from research.entry.solver import compiled, run


def reply_to(region: str, seats: int, deals: int, *, antes_alone: bool, seed: int = 1) -> Table:
    """Learn from this many deals, with pots of only the antes or of any size; requires a C compiler."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        table, reply = folder / "table", folder / "reply"
        table.write_bytes(rows_of(region, seats))
        run(compiled(folder), region, seats, deals, seed, reply, table, "antes" if antes_alone else "any")
        return divided(region, seats, reply.read_bytes())


class ByTable:
    """Answers entry questions from a table, and asks another player about all others; only for the default rules."""

    def __init__(self, table: Table, other: Player) -> None:
        self._table = table
        self._other = other

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return an answer."""
        answer = by_table(view, rng, self._table)
        return self._other.choose(view, rng) if answer is None else answer
