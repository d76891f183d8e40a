"""What the organiser of an evening does at one of its tables."""

from __future__ import annotations

from game.table.journaled import Change, JournaledTable
from game.table.turns import Turns


class Organising:
    """The hold that an evening has on one table; a session that is over raises `Refused("session-over")`."""

    __slots__ = ("_table", "_turns")

    def __init__(self, table: JournaledTable, turns: Turns) -> None:
        self._table = table
        self._turns = turns

    async def hold(self, *, held: bool) -> None:
        """Let no deal begin, or go on; nothing changes where that is so already."""
        async with self._turns.taken():
            if self._table.state.held != held:
                await self._table.commit(Change("seats", self._table.state.replace(held=held)))

    async def hurry(self, seconds: int) -> None:
        """Let people have so many seconds at most for an answer; for whoever is not there a computer plays."""
        async with self._turns.taken():
            state = self._table.state
            if not 0 < state.turn_seconds <= seconds:
                await self._table.commit(Change("seats", state.replace(turn_seconds=seconds)))

    async def fill(self, user: int) -> None:
        """Let a computer play for a person who is not there, until they are back."""
        async with self._turns.taken():
            seat = self._table.state.required_seat(user)
            await self._table.commit(
                Change("seats", self._table.state.with_seat(seat.model_copy(update={"away": True})))
            )
