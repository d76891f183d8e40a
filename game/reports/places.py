"""Places in lists that rank people."""

from collections.abc import Sequence
from typing import Any


def places(results: Sequence[Any]) -> list[int]:
    """Return the place of each result, listed best first; equal ones share a place, and the next ones are left out.

    >>> places([7, 7, 3])
    [1, 1, 3]
    """
    return [results.index(each) + 1 for each in results]
