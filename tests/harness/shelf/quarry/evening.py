"""The evening of Quarry that the gallery would show."""

from game.core.evening import Evening, first_times

EVENING = Evening(seeds=("quarry 1",), shows=first_times("hand-bid", "summary"))
