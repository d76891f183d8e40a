"""An organiser's control over one table of an evening."""

from __future__ import annotations

from game.table.journaled import Change, JournaledTable
from game.table.seat import taken
from game.table.turns import Turns


class Organising:
    """An evening's control over one table; raises `Refused("session-over")` for a session that is over."""

    __slots__ = ("_table", "_turns")

    def __init__(self, table: JournaledTable, turns: Turns) -> None:
        self._table = table
        self._turns = turns

    async def hold(self, *, held: bool) -> None:
        """Hold back further deals, or release them; no-op if unchanged."""
        if self._table.state.held != held:
            async with self._turns.exclusive():
                await self._table.commit(Change("seats", self._table.state.replace(held=held)))

    async def allow(self, seconds: int) -> None:
        """Set the seconds people have for an answer, 0 for no limit; then a computer plays for them."""
        if self._table.state.turn_seconds != seconds:
            async with self._turns.exclusive():
                await self._table.commit(Change("seats", self._table.state.replace(turn_seconds=seconds)))

    def computer_at(self, place: int) -> bool:
        """Whether the seat at a place is a computer's that no one is about to take."""
        seat = self._table.state.seats[place]
        return seat.user is None and seat.taken_by is None

    async def seat(self, place: int, user: int, name: str) -> None:
        """Let a person take the computer's seat at a place; no-op if there is none."""
        async with self._turns.exclusive():
            state = self._table.state
            if self.computer_at(place):
                seat = state.seats[place].model_copy(update={"taken_by": (user, name)})
                seat = seat if state.phase == "playing" else taken(seat)
                await self._table.commit(Change("seats", state.with_seat(seat)))

    async def fill(self, user: int) -> None:
        """Let a computer play for an absent person, until they are back."""
        async with self._turns.exclusive():
            seat = self._table.state.require_seat(user)
            await self._table.commit(
                Change("seats", self._table.state.with_seat(seat.model_copy(update={"away": True})))
            )
