"""The time of a round: its limit, pauses and extensions, in seconds since 1970."""

from typing import Final

from game.core.errors import Refused
from game.evenings.evening import Evening

SEEN_SECONDS: Final = 20.0
"""How often it is noted that a round with a time limit can be played."""
MISSED_SECONDS: Final = 45.0
"""From this many seconds on that a round could not be played, they do not count towards its time."""


def shifted(evening: Evening, seconds: float) -> Evening:
    """Move the running round's end, and the beginning of a pause, because the clock was set by so many seconds."""
    if evening.round is None:
        return evening
    paused_at = None if evening.paused_at is None else evening.paused_at + seconds
    ends = None if evening.round.ends is None else evening.round.ends + seconds
    noted = None if evening.round.seen is None else evening.round.seen + seconds
    return evening.replace(paused_at=paused_at).with_round(len(evening.rounds), ends=ends, seen=noted)


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


def seen(evening: Evening, now: float) -> Evening:
    """Note that the round can be played `now`; the time since it could be before does not count if that is long ago.

    Return the same evening if there is nothing to note. A pause does not count either, but by itself, and time that is
    up stays up.
    """
    played = evening.round
    if played is None or played.ends is None:
        return evening
    missed = 0.0 if played.seen is None else now - played.seen
    if played.seen is not None and 0 <= missed < SEEN_SECONDS:
        return evening
    counts = missed < MISSED_SECONDS or played.hurried or evening.paused_at is not None
    return evening.with_round(len(evening.rounds), seen=now, ends=played.ends if counts else played.ends + missed)
