"""What the organiser of an evening does at one of its tables."""

from __future__ import annotations

from game.table.journaled import Change, JournaledTable
from game.table.seat import taken
from game.table.turns import Turns


class Organising:
    """The hold that an evening has on one table; a session that is over raises `Refused("session-over")`."""

    __slots__ = ("_table", "_turns")

    def __init__(self, table: JournaledTable, turns: Turns) -> None:
        self._table = table
        self._turns = turns

    async def hold(self, *, held: bool) -> None:
        """Let no deal begin, or go on; nothing changes where that is so already."""
        async with self._turns.exclusive():
            if self._table.state.held != held:
                await self._table.commit(Change("seats", self._table.state.replace(held=held)))

    async def allow(self, seconds: int) -> None:
        """Let people have so many seconds for an answer, 0 for as many as they like; then a computer plays for them."""
        async with self._turns.exclusive():
            if self._table.state.turn_seconds != seconds:
                await self._table.commit(Change("seats", self._table.state.replace(turn_seconds=seconds)))

    def computer_at(self, place: int) -> bool:
        """Whether a computer has a seat, by its place, that nobody is to take."""
        seat = self._table.state.seats[place]
        return seat.user is None and seat.taken_by is None

    async def seat(self, place: int, user: int, name: str) -> None:
        """Let a person take the seat of a computer, by its place; nothing changes where there is none."""
        async with self._turns.exclusive():
            state = self._table.state
            if self.computer_at(place):
                seat = state.seats[place].model_copy(update={"taken_by": (user, name)})
                seat = seat if state.phase == "playing" else taken(seat)
                await self._table.commit(Change("seats", state.with_seat(seat)))

    async def fill(self, user: int) -> None:
        """Let a computer play for a person who is not there, until they are back."""
        async with self._turns.exclusive():
            seat = self._table.state.require_seat(user)
            await self._table.commit(
                Change("seats", self._table.state.with_seat(seat.model_copy(update={"away": True})))
            )
