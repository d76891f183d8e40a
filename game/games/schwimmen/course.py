"""The course in Schwimmen: what counts, what to take and to give, when to close, and the dealer's choice."""

from game.core.parts import Step

COURSE = (
    Step("suit", "schwimmen 179", 2, ("swap", "second", "hearts-eight"), ("third",)),
    Step("give", "schwimmen 3", 3, ("keep", "third"), ("clubs-ten",)),
    Step("three", "schwimmen 2", 1, ("keep", "third", "clubs-king", "first", "clubs-seven"), ("first",)),
    Step("close", "schwimmen 1197", 1, ("swap", "first", "hearts-ace", "all"), ("close",)),
    Step("all", "schwimmen 85", 1, ("keep", "close", "third", "hearts-queen"), ("all",)),
    Step("table", "schwimmen 1", 0, (), ("swap",)),
)
