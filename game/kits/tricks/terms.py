"""What a deal for card points may be ended at: the results to settle at, and what counts when a side gives up."""

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from game.kits.points.counting import ALL_TRICKS, OUT_OF_SCHNEIDER, WON_FROM

Known = Literal["table", "declarer", "all"]
"""Who counts points: what everybody has seen, what the declarer knows besides, and the cards that nobody has seen."""


class Claimed(NamedTuple):
    """How a deal ended before its last trick: `winner` takes all remaining tricks, or card `points` are agreed.

    Agreed points go with the declarer's `tricks`, 0 for some tricks and not all.
    """

    winner: int
    points: int | None = None
    tricks: int = 0


class Within(NamedTuple):
    """The fewest and the most points that a declarer can still have."""

    least: int
    most: int


@dataclass(frozen=True, slots=True)
class Terms:
    """The results that a declarer can still have in a game for card points.

    `within` are the declarer's points as somebody knows them; `scores` those that a result may bring, as far as the
    declarer knows. `promised` are the points of an announcement; `all_tricks` tells whether every trick was announced,
    and can still be taken.
    """

    declarer: int
    within: Callable[[Known], Within]
    scores: Callable[[Claimed], Collection[int]]
    schneider_from: int
    promised: int = WON_FROM
    all_tricks: Callable[[], bool] = lambda: False

    def offers(self, *, single: bool) -> Mapping[str, Claimed]:
        """Return the results to settle at: the next that is possible, and no win with which the game is lost.

        With `single` no loss is among them, because giving up costs no more; of losses at one price the first is.
        """
        least, most = self.within("declarer")
        levels = (
            ("won_schneider", max(self.schneider_from, least), least >= WON_FROM and most >= self.schneider_from),
            ("won", max(WON_FROM, least), least < self.schneider_from and most >= WON_FROM),
            ("lost", min(WON_FROM - 1, most), least < WON_FROM and most >= OUT_OF_SCHNEIDER),
            ("lost_schneider", min(OUT_OF_SCHNEIDER - 1, most), most < WON_FROM and least < OUT_OF_SCHNEIDER),
        )
        offers, prices = dict[str, Claimed](), set[frozenset[int]]()
        for name, points, possible in levels:
            claimed = Claimed(self.declarer, points)
            scores = frozenset(self.scores(claimed)) if possible else frozenset[int]()
            worth_it = max(scores, default=0) > 0 if points >= WON_FROM else not single and scores not in prices
            if possible and worth_it:
                offers[name] = claimed
                prices.add(scores)
        return offers

    def let_off(self, known: Known) -> Claimed:
        """Return what a declarer who gives up has: a lost game, or one that is won already, without the next level.

        The points that are left are shared so that nothing counts which is not certain; it is never schwarz.
        """
        least, most = self.within(known)
        return Claimed(self.declarer, max(least, min(WON_FROM - 1, most)))

    def yielded(self, known: Known) -> Claimed:
        """Return what the declarer has if the defenders give up: the game, with what was announced or is certain."""
        least, most = self.within(known)
        points = min(most, max(self.promised, least))
        return Claimed(self.declarer, points, ALL_TRICKS if self.all_tricks() else 0)
