"""The evening of Quarry that the gallery would show."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(seeds=("quarry 1",), shows=first_times("hand-bid", "summary"))
