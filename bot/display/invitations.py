"""Messages that call people to a table: whoever is invited, whoever waits for a seat, a role when a table opens."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from game.table.state import TableState

Why = Literal["invited", "seat", "role"]


@dataclass(frozen=True, slots=True, eq=False)
class Invitation:
    """Whom a message calls: people by their ids, or a role by its own."""

    why: Why
    people: tuple[int, ...] = ()
    role: int = 0

    def holds(self, state: TableState, *, room: bool) -> bool:
        """Tell whether it still calls anybody to anything: somebody is not here yet, and finds a seat."""
        if state.phase == "over":
            return False
        if self.why == "role":
            return state.phase == "lobby"
        return room and any(state.seat_of(user) is None for user in self.people)


class Invitations:
    """Those of one table: at rest all that were wanted stand in the channel, and those that hold no more are gone."""

    __slots__ = ("_standing", "_wanted")

    def __init__(self) -> None:
        self._wanted: list[Invitation] = []
        self._standing: dict[int, Invitation] = {}

    @property
    def at_rest(self) -> bool:
        """Whether nothing is left to be posted."""
        return not self._wanted

    def want(self, invitation: Invitation) -> None:
        """Have a message posted."""
        self._wanted.append(invitation)

    def next(self) -> Invitation | None:
        """Give the one that is to be posted next."""
        return next(iter(self._wanted), None)

    def drop(self, invitation: Invitation) -> None:
        """Post one no more: it stands there, holds no more, or Discord does not let us."""
        self._wanted = [each for each in self._wanted if each is not invitation]

    def stands(self, message: int, invitation: Invitation) -> None:
        """Note the message of one that was posted."""
        self.drop(invitation)
        self._standing[message] = invitation

    def settled(self, state: TableState, *, room: bool) -> Iterator[int]:
        """Forget those that hold no more; gives the messages that are to go."""
        self._wanted = [each for each in self._wanted if each.holds(state, room=room)]
        for message, invitation in list(self._standing.items()):
            if not invitation.holds(state, room=room):
                del self._standing[message]
                yield message
