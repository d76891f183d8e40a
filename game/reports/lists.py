"""What a list of games counts, as clubs write it: points of games apart from those added for games won and lost."""

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from game.core.parts import Declared


class ListSums(NamedTuple):
    """A player's sums: points of games, own games won and lost, and lost games of others that brought them points."""

    points: int = 0
    won: int = 0
    lost: int = 0
    against: int = 0


class ListedDeal(NamedTuple):
    """A deal on a list: what each seat declared, and its result."""

    declared: Sequence[Declared | None]
    results: Sequence[int]

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points of the game itself: the declarer's value, or everybody's result if nobody declared."""
        if not any(self.declared):
            return tuple(self.results)
        return tuple(each.points if each else 0 for each in self.declared)


def list_sums(deals: Iterable[ListedDeal]) -> tuple[ListSums, ...]:
    """Return the sums of each seat; empty if nobody has declared anything, as in games without a declarer."""
    listed = [*deals]
    if not any(each for deal in listed for each in deal.declared):
        return ()
    return tuple(_sums(listed, seat) for seat in range(len(listed[0].results)))


def _sums(deals: Sequence[ListedDeal], seat: int) -> ListSums:
    own = [game for deal in deals if (game := deal.declared[seat])]
    lost_by_others = (
        any(each and not each.won for each in deal.declared) and not deal.declared[seat] and deal.results[seat] > 0
        for deal in deals
    )
    return ListSums(
        points=sum(deal.points[seat] for deal in deals),
        won=sum(each.won for each in own),
        lost=sum(not each.won for each in own),
        against=sum(lost_by_others),
    )


def together(sums: Iterable[ListSums]) -> ListSums:
    """Add up the sums of several rounds."""
    return ListSums(*map(sum, zip(ListSums(), *sums, strict=True)))
