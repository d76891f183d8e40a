"""The time of a round: its limit, pauses and extensions, in seconds since 1970."""

from typing import Final

from game.core.errors import Refused
from game.evenings.evening import Evening

MORE_SECONDS: Final = 600
"""The length of a round's extension."""


def extended(evening: Evening, now: float) -> Evening:
    """Extend the round, from now on if its time is up; raises `Refused("decided-already")` if it has no limit."""
    if evening.round is None or evening.round.ends is None:
        raise Refused("decided-already")
    since = now if evening.paused_at is None else evening.paused_at
    return evening.with_round(len(evening.rounds), ends=max(evening.round.ends, since) + MORE_SECONDS, hurried=False)


def shifted(evening: Evening, seconds: float) -> Evening:
    """Move the running round's end, and the beginning of a pause, because the clock was set by so many seconds."""
    if evening.round is None:
        return evening
    paused_at = None if evening.paused_at is None else evening.paused_at + seconds
    ends = None if evening.round.ends is None else evening.round.ends + seconds
    return evening.replace(paused_at=paused_at).with_round(len(evening.rounds), ends=ends)


def hurried(evening: Evening) -> Evening:
    """Record that the round's time is up."""
    return evening.with_round(len(evening.rounds), hurried=True)


def paused(evening: Evening, now: float) -> Evening:
    """Pause the tables of the round after their current deals."""
    if evening.round is None or evening.paused_at is not None:
        raise Refused("decided-already")
    return evening.replace(paused_at=now)


def resumed(evening: Evening, now: float) -> Evening:
    """Resume the tables; the pause does not count towards the time of the round."""
    if evening.round is None or evening.paused_at is None:
        raise Refused("decided-already")
    ends = evening.round.ends and evening.round.ends + now - evening.paused_at
    return evening.replace(paused_at=None).with_round(len(evening.rounds), ends=ends)
