"""The tricks that end a deal lie on the table one after the other before its result stands there.

The last card of a hand is played without a question, so a deal may be over with several tricks that nobody has seen.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Final

from game.core.bank import POT, RESERVE, Balances
from game.core.events import Event, Paid, Scored, TrickTaken
from game.core.view import View
from game.table.ports import Notice
from game.table.view import SeatView, TableView

SCORE: Final = "score"


class LastTricks:
    """How far people have seen a deal, and the tricks they are still shown; `held` is the notice that waits for these.

    Where nothing is `shown`, nothing is held back.
    """

    __slots__ = ("_left", "_seen", "_shown", "held")

    def __init__(self, *, shown: bool) -> None:
        self._shown = shown
        self._seen = (0, 0)
        self._left: list[int] = []
        self.held: Notice | None = None

    @property
    def lying(self) -> int:
        """The number of the trick that lies on the table, from 1; 0 for none."""
        return self._left[0] if self._left else 0

    def seen(self, deal: int, tricks: int) -> None:
        """Note that all tricks of a deal so far were shown."""
        self._seen = (deal, tricks)

    def hold(self, notice: Notice, deal: int, tricks: int) -> bool:
        """Begin to show the tricks that nobody has seen, if there are any; the result of a deal shows its last one."""
        seen = self._seen[1] if self._seen[0] == deal else tricks
        self._left = [*range(seen + 1, tricks + (notice == "session_over"))] if self._shown else []
        self.seen(deal, tricks)
        self.held = notice if self._left else None
        return bool(self._left)

    def next(self) -> bool:
        """Go on to the next trick; false when there is none."""
        self._left = self._left[1:]
        return bool(self._left)

    def release(self) -> Notice | None:
        """Show no more of them; gives the notice that has waited."""
        notice, self.held, self._left = self.held, None, []
        return notice


def as_trick_lay(view: TableView, number: int) -> TableView:
    """Show a table as it was when trick `number` of its last deal was complete; `view` is a spectator's.

    The seal that `view` has is the next deal's, and is not shown with this one.
    """
    if view.deal is None:
        return view
    deal = _deal_as_trick_lay(view.deal, number)
    return replace(
        view,
        phase="playing",
        deal=deal,
        deadline=None,
        fingerprint="",
        playing=tuple(_seat_then(seat, deal) for seat in view.playing),
        pot=deal.bank.pot,
        reserve=deal.bank.reserve,
    )


def _deal_as_trick_lay(deal: View, number: int) -> View:
    place = next(
        place for place, event in enumerate(deal.events) if event == TrickTaken(deal.tricks[number - 1].winner, number)
    )
    later, tricks = deal.events[place + 1 :], deal.tricks[:number]
    return replace(
        deal,
        events=deal.events[: place + 1],
        tricks=tricks,
        trick=(),
        leader=tricks[-1].winner,
        taken=tuple(sum(trick.winner == seat for trick in tricks) for seat in range(deal.seats)),
        bank=_bank_before(deal.bank, later),
        tallies=_tallies_before(deal, later),
        asked=None,
        over=False,
    )


def _bank_before(bank: Balances, later: tuple[Event, ...]) -> Balances:
    accounts = [*bank.seats, bank.reserve, bank.pot]
    for event in later:
        if isinstance(event, Paid):
            accounts[event.payment.source] += event.payment.amount
            accounts[event.payment.target] -= event.payment.amount
    return Balances(accounts[POT], accounts[RESERVE], bank.bete, tuple(accounts[:RESERVE]))


def _tallies_before(deal: View, later: tuple[Event, ...]) -> dict[str, tuple[int, ...]]:
    scores = [*deal.tallies.get(SCORE, ())]
    for event in later:
        if isinstance(event, Scored):
            scores[event.seat] -= event.points
    return {**deal.tallies, **({SCORE: tuple(scores)} if scores else {})}


def _seat_then(seat: SeatView, deal: View) -> SeatView:
    return seat if seat.number is None else replace(seat, chips=deal.bank.seats[seat.number])
