"""The evening of Fünfzehnern as shown in the gallery."""

from game.core.showcase import Showcase, first_times

SHOWCASE = Showcase(
    seeds=("fuenfzehnern zwang 598",),
    computers=3,
    shows={**first_times("hand-zwang", "summary"), ("hand-card", 2): "hand-bound"},
    questions={f"zwang_{suit}": "zwang" for suit in ("clubs", "spades", "hearts", "diamonds")},
)
