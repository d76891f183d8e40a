"""What is left in a pot when a session ends, shared among the seats of its last deal."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from game.table.accounts import pots_of
from game.table.ports import Posting
from game.table.seat import Seat


def leftover_postings(
    table: str, pot: int, reserve: int, order: Sequence[Seat], shares: Mapping[int, int]
) -> list[Posting]:
    """Pay the seats their shares, by the number of the seat, from the pot while it lasts, then from the reserve."""
    sources = dict(zip(pots_of(table), (pot, reserve), strict=True))
    postings: list[Posting] = []
    for seat in order:
        due = shares[seat.id]
        for source, left in sources.items():
            part = min(due, left)
            if part:
                postings.append(Posting(source, seat.account, part, "leftover"))
                sources[source] -= part
                due -= part
    return postings
