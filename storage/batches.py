"""Batches of sessions with about the same number of deals each."""

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple


class Batch(NamedTuple):
    """Some sessions, and the number of their deals."""

    sessions: Sequence[str]
    deals: int


def batches(sessions: Iterable[tuple[str, int]], size: int) -> Iterator[Batch]:
    """Divide sessions, each with its number of deals, into batches of at least `size` deals; no session is split."""
    names: list[str] = []
    count = 0
    for name, its_deals in sessions:
        names.append(name)
        count += its_deals
        if count >= size:
            yield Batch(names, count)
            names, count = [], 0
    if names:
        yield Batch(names, count)
