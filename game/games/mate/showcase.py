"""The evening of Mate as shown in the gallery."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(
    seeds=("mate mate 1",),
    computers=1,
    shows={**first_times("hand-foreplace", "summary"), ("panel-card", 6): "panel-moves"},
    questions={"foreplace": "foreplace", "skip": "foreplace"},
)
