"""The evening of Skat as shown in the gallery."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(
    seeds=("skat alone 15", "skat hold 27"),
    shows={
        **first_times("hand-bid", "hand-hold", "hand-skat", "hand-discard", "hand-game", "summary", "score-sheet"),
        ("panel-card", 3): "panel-card",
    },
    questions={"hold": "hold", "take": "skat", "grand": "game"},
)
