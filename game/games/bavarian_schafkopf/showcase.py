"""The evening of Schafkopf that the gallery shows."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(
    seeds=("schafkopf four 1", "schafkopf four 2"),
    computers=3,
    shows={
        **first_times("hand-bid", "hand-card", "summary", "score-sheet"),
        ("panel-card", 3): "panel-card",
    },
    questions={"ruf": "bid"},
)
