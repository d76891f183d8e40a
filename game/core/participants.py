"""Who takes part in a deal, in turn order and on which side, and the events that they see.

Seats are numbered in turn order from 0, whatever the direction of play. A script states each seat's side with
`Deal.take_side`, to everybody or to some seats only; until `Deal.show_sides`, views contain no more than their viewer
may know. Where nothing is stated, a seat marked as the declarer plays alone against all others; without one, everybody
plays for themselves.

>>> turns_among((True, False, True))[1]
(2, 0)
>>> known_sides([("declarer", 2, 1)], range(3))
{0: 'defenders', 1: 'defenders', 2: 'declarer'}
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final

from game.core.errors import Value
from game.core.events import Event
from game.core.vocabulary import DECLARER, DECLARING, DEFENDING, SIDE

MOST_SEATS: Final = 10
ALONE: Final = tuple(frozenset((seat,)) for seat in range(MOST_SEATS))
ORDERS: Final = tuple(
    tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in range(MOST_SEATS + 1)
)


@cache
def turns_among(active: tuple[bool, ...]) -> tuple[tuple[int, ...], ...]:
    """List for each seat the seats that are `active`, in turn order, beginning with that seat."""
    return tuple(tuple(seat for seat in order if active[seat]) for order in ORDERS[len(active)])


NO_SEATS: frozenset[int] = frozenset()


class Participants:
    """The seats of a deal, and its events, which are not recorded while it is `quiet`.

    `active` says of each seat whether it is still in the deal; seats in `sitting_out` never were.
    """

    __slots__ = ("_orders", "_turns", "active", "dealer", "events", "quiet", "seats", "sitting_out")

    def __init__(self, dealer: int, seats: int, *, quiet: bool) -> None:
        self.dealer = dealer
        self.seats = seats
        self.quiet = quiet
        self.events: list[Event] = []
        self.active = [True] * seats
        self.sitting_out = NO_SEATS
        self._orders = self._turns = ORDERS[seats]

    def emit(self, event: Event) -> None:
        """Append an event, unless `quiet`."""
        if not self.quiet:
            self.events.append(event)

    def after(self, seat: int) -> int:
        """Return the next seat in turn order."""
        return (seat + 1) % self.seats

    def everybody(self) -> tuple[int, ...]:
        """List all seats in turn order, from forehand to the dealer."""
        return self._orders[(self.dealer + 1) % self.seats]

    def players(self) -> tuple[int, ...]:
        """List the seats still in the deal, starting with forehand."""
        return self._turns[(self.dealer + 1) % self.seats]

    def order_from(self, seat: int) -> tuple[int, ...]:
        """List all seats in turn order, beginning with `seat`."""
        return self._orders[seat]

    def active_from(self, seat: int) -> tuple[int, ...]:
        """List the seats still in the deal, in turn order, beginning with `seat`."""
        return self._turns[seat]

    def drop_out(self, seat: int) -> None:
        """Take a seat out of the deal; its hand stays hidden."""
        self.active[seat] = False
        self._turns = turns_among(tuple(self.active))

    def bring_all_in(self) -> None:
        """Put every participating seat back into the deal, even if it has dropped out."""
        self.active = [seat not in self.sitting_out for seat in range(self.seats)]
        self._turns = turns_among(tuple(self.active))

    def pass_the_deal(self) -> None:
        """Make the next seat the dealer."""
        self.dealer = self.after(self.dealer)

    def sit_out(self, seat: int) -> None:
        """Exclude a seat from this deal: it gets no cards and sees what a spectator sees."""
        self.drop_out(seat)
        self.sitting_out |= {seat}

    def dealt_to(self) -> tuple[int, ...]:
        """List the seats that get cards, beginning with forehand."""
        order = self._orders[(self.dealer + 1) % self.seats]
        return tuple(seat for seat in order if seat not in self.sitting_out) if self.sitting_out else order


def known_sides(marks: Iterable[tuple[str, int | None, Value]], seats: Sequence[int]) -> Mapping[int, str]:
    """Return the sides of the seats whose side follows from these marks, each a name, a seat and a value."""
    stated, declarers = dict[int, str](), list[int]()
    for name, seat, value in marks:
        if seat is None:
            continue
        if name == SIDE:
            stated[seat] = str(value)
        elif name == DECLARER:
            declarers.append(seat)
    if stated or not declarers:
        return stated
    return {seat: DECLARING if seat in declarers else DEFENDING for seat in seats}
