"""The evening of High Card that the gallery shows."""

from game.core.evening import Evening, first_times

EVENING = Evening(
    seeds=("high-card 1",),
    computers=2,
    shows=first_times("hand-card", "summary"),
)
