"""The summary of a finished deal with a pot, and its great moments: a sweep, a big pot, a bête."""

from collections import Counter, defaultdict
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Final

from game.core.bank import POT, Payment
from game.core.events import Paid
from game.core.lines import Line, Seat
from game.core.parts import Counts
from game.core.view import View
from game.kits.pot.bank import PENALTY

LEAST_SWEPT: Final = 3
"""A sweep of fewer tricks than this is not worth mentioning."""
BIG: Final = 3
"""A pot is big from this multiple of the deal's stakes; the rest are bêtes of earlier deals."""


def comes_in(*answers: tuple[str, str]) -> Counts:
    """Count the deals that a seat took on, by one of these answers, each after the kind of its question."""

    def counted(record: Mapping[str, Any], seat: int) -> Mapping[str, int]:
        given = {(asked["kind"], asked["answer"]) for asked in record["questions"] if asked["seat"] == seat}
        return {"lifts": int(not given.isdisjoint(answers))}

    return counted


def took_most(view: View, key: str) -> Line:
    """Name whoever took the most tricks, the first in case of a tie."""
    seat = max(range(view.seats), key=view.taken.__getitem__)
    return Line(key, {"name": Seat(seat), **tricks_of(view, seat)})


def tricks_of(view: View, seat: int) -> dict[str, int]:
    """Return the number of tricks of a seat, and whether it took all of them."""
    tricks = view.taken[seat]
    return {"tricks": tricks, "all": int(tricks == sum(view.taken) > 0)}


def moments(view: View) -> Sequence[Line]:
    """Report who took every trick, or much of a big pot, and who paid a bête."""
    payments = [event.payment for event in view.events if isinstance(event, Paid)]
    great = [*_sweep(view, payments)] or [*_big_pot(payments)]
    return [*great, *_betes(view, payments)]


def _sweep(view: View, payments: Sequence[Payment]) -> Iterator[Line]:
    winners = {trick.winner for trick in view.tricks}
    if len(view.tricks) >= LEAST_SWEPT and len(winners) == 1:
        (seat,) = winners
        chips = sum(paid.amount * ((paid.target == seat) - (paid.source == seat)) for paid in payments)
        yield Line("moment-sweep", {"name": Seat(seat), "chips": chips})


def _big_pot(payments: Sequence[Payment]) -> Iterator[Line]:
    """Name the player who took at least half of a big pot."""
    laid = sum(paid.amount for paid in payments if paid.target == POT and paid.reason != PENALTY)
    won: Counter[int] = Counter()
    for paid in payments:
        if paid.source == POT and paid.target >= 0:
            won[paid.target] += paid.amount
    pot, seat = won.total(), max(won, key=won.__getitem__, default=0)
    if laid and pot >= BIG * laid and 2 * won[seat] >= pot:
        yield Line("moment-big-pot", {"name": Seat(seat), "chips": won[seat], "pot": pot, "all": int(won[seat] == pot)})


def _betes(view: View, payments: Sequence[Payment]) -> Iterator[Line]:
    """Name those who played on and paid for too few tricks, grouped by equal results."""
    paying: defaultdict[tuple[int, int], list[Seat]] = defaultdict(list)
    for paid in payments:
        if paid.reason == PENALTY and view.active[paid.source]:
            paying[view.taken[paid.source], paid.amount].append(Seat(paid.source))
    for (tricks, chips), seats in paying.items():
        yield Line("moment-bete", {"names": tuple(seats), "count": len(seats), "tricks": tricks, "chips": chips})
