"""The evening of East–West as shown in the gallery."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(
    seeds=("east-west rows 11",),
    computers=1,
    shows={**first_times("end"), ("panel-place", 8): "panel-board"},
    questions={"top": "place", "middle": "place", "bottom": "place"},
)
