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
        state = self._table.state
        return self._offer[0] if state.phase == "playing" and self._allowed else None

    @property
    def _allowed(self) -> bool:
        return self._table.state.occasion.takes_back(by_terms=self._table.state.terms.take_back)

    @property
    def _offer(self) -> tuple[int | None, str]:
        """Return the seat that may take its last answer back, `None` for nobody, and what it says, as in records."""
        table, state = self._table, self._table.state
        if table.driver is None:
            return None, ""
        if not state.occasion.at_leisure:
            seat = table.driver.taker
            return seat if seat is not None and state.playing[seat].user is not None else None, TAKE_BACK
        seat = table.deal_seat(state.host)
        last = None if seat is None else table.driver.last_choice(seat, state.occasion.begun)
        return (None, "") if last is None else (seat, freely(last))

    async def ask(self, user: int, deal: int, question: int) -> None:
        """Ask the others whether a person may take back their last answer; where they play alone, take it back at once.

        To be called in the table's turn. Raises `Refused`: `take-back-off`, `take-back-late`, `take-back-not-yours`,
        `not-at-table`.
        """
        table, state = self._table, self._table.state
        seat = table.deal_seat(user)
        if seat is None:
            raise Refused("not-at-table")
        if not self._allowed:
            raise Refused("take-back-off")
        taker = self.taker
        if (deal, question) != (state.deal, table.question_number) or taker is None or self._late():
            raise Refused("take-back-late")
        if seat != taker:
            raise Refused("take-back-not-yours", name=state.playing[taker].name)
        await self._cycle.take_back(self._offer[1], seat, user)
