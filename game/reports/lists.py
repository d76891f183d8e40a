"""What a list of games counts, as clubs write it: points of games apart from those added for games won and lost."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from game.core.parts import Declared
from game.core.vocabulary import SCORE
from game.reports.past import CourseLine


class ListSums(NamedTuple):
    """A player's sums: points of games, own games won and lost, and games that others lost against them."""

    points: int = 0
    won: int = 0
    lost: int = 0
    against: int = 0


class ListedDeal(NamedTuple):
    """A deal on a list: what each seat declared, and its result; `None` for those who did not sit there."""

    declared: Sequence[Declared | None]
    results: Sequence[int | None]

    @property
    def points(self) -> tuple[int, ...]:
        """Each seat's points of the game itself: the declarer's value, or everybody's result if nobody declared."""
        if not any(self.declared):
            return tuple(result or 0 for result in self.results)
        return tuple(each.points if each else 0 for each in self.declared)

    @property
    def lost_against(self) -> tuple[bool, ...]:
        """Whether each seat has seen another one lose: those whom that brings points, or else all who sat there."""
        if not any(each and not each.won for each in self.declared):
            return (False,) * len(self.declared)
        others = [None if game else result for game, result in zip(self.declared, self.results, strict=True)]
        paid = any(result is not None and result > 0 for result in others)
        return tuple(result is not None and (result > 0 or not paid) for result in others)


def list_sums(deals: Iterable[ListedDeal]) -> tuple[ListSums, ...]:
    """Return the sums of each seat; empty if nobody has declared anything, as in games without a declarer."""
    listed = [*deals]
    if not any(each for deal in listed for each in deal.declared):
        return ()
    return tuple(_sums(listed, seat) for seat in range(len(listed[0].results)))


def _sums(deals: Sequence[ListedDeal], seat: int) -> ListSums:
    own = [game for deal in deals if (game := deal.declared[seat])]
    return ListSums(
        points=sum(deal.points[seat] for deal in deals),
        won=sum(each.won for each in own),
        lost=sum(not each.won for each in own),
        against=sum(deal.lost_against[seat] for deal in deals),
    )


def session_sums(courses: Sequence[CourseLine]) -> tuple[ListSums, ...]:
    """Return the sums of a session's players; empty in games without a declarer, or without scores."""
    listed = [course for course in courses if SCORE in course.tallies and course.declared]
    if not listed or len(listed) != len(courses):
        return ()
    gains = [[*_gains(course.tallies[SCORE])] for course in courses]
    return list_sums(
        ListedDeal([course.declared[deal] for course in courses], [gain[deal] for gain in gains])
        for deal in range(len(gains[0]))
    )


def _gains(scores: Iterable[int | None]) -> Iterator[int | None]:
    """Yield what each deal has changed; `None` where they did not sit there."""
    before = 0
    for score in scores:
        yield None if score is None else score - before
        before = before if score is None else score


def together(sums: Iterable[ListSums]) -> ListSums:
    """Add up the sums of several rounds."""
    return ListSums(*map(sum, zip(ListSums(), *sums, strict=True)))


def places(results: Sequence[Any]) -> list[int]:
    """Return the place of each result, listed best first; equal ones share a place, and the next ones are left out.

    >>> places([7, 7, 3])
    [1, 1, 3]
    """
    return [results.index(each) + 1 for each in results]
