"""The evening that the gallery plays of a game: which cards come first, and what is shown of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field


def first_times(*surfaces: str) -> dict[tuple[str, int], str]:
    """Return what shows surfaces the first time they come, under their own names."""
    return {(surface, 1): surface for surface in surfaces}


@dataclass(frozen=True, slots=True)
class Evening:
    """An evening that begins with chosen cards.

    `seeds` are those of the first deals, searched for what a game has to show; later deals are dealt like any other.
    `computers` sit at the table beside the host and, where `friend` says so, a friend; then the host deals first and
    the friend sits beside. `shows` names the picture of a surface and the time at which it comes, counted from 1;
    without it everything is shown the first time, until a deal after the chosen ones. `likes` are the settings that
    the host switches on, by the kind of the question before which it happens.
    The gallery sees answers and words alone: `questions` are the kinds of questions by an answer that they offer,
    `moments` what summaries and `hands` what hands are called by a sign in their words. `bids` is what the friend
    answers where it can.
    """

    seeds: Sequence[str]
    computers: int = 2
    friend: bool = False
    shows: Mapping[tuple[str, int], str] = field(default_factory=dict[tuple[str, int], str])
    likes: Mapping[str, str] = field(default_factory=dict[str, str])
    questions: Mapping[str, str] = field(default_factory=dict[str, str])
    moments: Mapping[str, str] = field(default_factory=dict[str, str])
    hands: Mapping[str, str] = field(default_factory=dict[str, str])
    bids: Sequence[str] = ()
