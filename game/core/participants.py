"""Who takes part in a deal, in turn order, and the events that they see."""

from game.core.events import Event
from game.core.seats import ORDERS, turns_among

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

    def dealt_to(self, first: int | None = None) -> tuple[int, ...]:
        """List the seats that get cards, beginning with `first` (else forehand)."""
        order = self._orders[(self.dealer + 1) % self.seats if first is None else first]
        return tuple(seat for seat in order if seat not in self.sitting_out) if self.sitting_out else order
