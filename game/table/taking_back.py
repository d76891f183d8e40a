"""Taking back answers at a table: who may, and when."""

from collections.abc import Callable
from dataclasses import dataclass

from game.core.errors import Refused
from game.core.take_back import freely
from game.core.vocabulary import TAKE_BACK
from game.table.deal_cycle import DealCycle
from game.table.journaled import JournaledTable


@dataclass(frozen=True, slots=True, eq=False)
class TakingBack:
    """The answers that the people of one table may take back.

    `_late` is whether a computer still thinks although its usual time is up: nobody may learn from how long it does.
    """

    _table: JournaledTable
    _cycle: DealCycle
    _late: Callable[[], bool]

    @property
    def taker(self) -> int | None:
        """The seat, in the deal's numbering, whose person may take back their last answer; `None` for nobody.

        Whoever plays alone may at any time, behind the computers' answers, but not behind where the deal was begun.
        """
        table, state = self._table, self._table.state
        if state.phase != "playing" or table.driver is None or not (state.terms.take_back and state.occasion.take_back):
            return None
        seat = table.deal_seat(state.host) if state.occasion.at_leisure else table.driver.taker
        if seat is None or state.playing[seat].user is None:
            return None
        return seat if not state.occasion.at_leisure or self._last_choice(seat) is not None else None

    def _last_choice(self, seat: int) -> int | None:
        """Return the number of the last answer of a person who plays alone, if they may take it back."""
        last = self._table.driver.last_choice(seat) if self._table.driver else None
        return last if last is not None and last >= self._table.state.occasion.begun else None

    async def ask(self, user: int, deal: int, question: int) -> None:
        """Ask the others whether a person may take back their last answer; where they play alone, take it back at once.

        To be called in the table's turn. Raises `Refused`: `take-back-off`, `take-back-late`, `take-back-not-yours`,
        `not-at-table`.
        """
        table, state = self._table, self._table.state
        seat = table.deal_seat(user)
        if seat is None:
            raise Refused("not-at-table")
        if not (state.terms.take_back and state.occasion.take_back):
            raise Refused("take-back-off")
        taker = self.taker
        if (deal, question) != (state.deal, table.question_number) or taker is None or self._late():
            raise Refused("take-back-late")
        if seat != taker:
            raise Refused("take-back-not-yours", name=state.playing[taker].name)
        last = self._last_choice(seat) if state.occasion.at_leisure else None
        await self._cycle.take_back(TAKE_BACK if last is None else freely(last), seat, user)
