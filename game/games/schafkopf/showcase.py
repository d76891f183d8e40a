"""The evening of Schafkopf as shown in the gallery."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(
    seeds=("schafkopf alone 26",),
    shows={
        **first_times("hand-pick", "hand-discard", "summary"),
        ("panel-card", 3): "panel-card",
        ("hand-card", 3): "hand-german-suits",
    },
    likes={"card": "german_suits"},
    questions={"pick": "pick"},
)
