"""What limits a penalty, in every game for a pot."""

from __future__ import annotations


def capped(penalty: int, limit: int) -> int:
    """Cap a penalty at a limit in chips; 0 is no limit."""
    return min(penalty, limit) if limit else penalty
