"""The evening of Schwimmen as shown in the gallery."""

from game.core.showcase import Showcase

SHOWCASE = Showcase(
    seeds=("schwimmen turns 0", "schwimmen feuer 94", "schwimmen schnauz 286", "schwimmen out 0"),
    friend=True,
    bids=("pass",),
    questions={"keep": "table", "first": "turn"},
    moments={"🔥": "feuer", "✨": "schnauz", "❌": "out", "🌊": "swimming"},
)
