"""The evening of High Card that the gallery shows."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(
    seeds=("high-card 1",),
    computers=2,
    shows=first_times("hand-card", "summary"),
)
