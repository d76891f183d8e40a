"""The evening of Kettle that the gallery would show."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(seeds=("kettle 1",), computers=2, shows=first_times("hand-card", "summary"))
