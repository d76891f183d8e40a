"""Messages that call people to a table: those invited, those waiting for a seat, or a role when a table opens."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from bot.discord_io.message import Message
from game.table.state import TableState

Why = Literal["invited", "seat", "role"]


@dataclass(frozen=True, slots=True, eq=False)
class Invitation:
    """The recipients of an invitation: people by their ids, or a role by its id."""

    why: Why
    people: tuple[int, ...] = ()
    role: int = 0

    def holds(self, state: TableState, *, room: bool) -> bool:
        """Whether it is still useful: one of the people is not here yet, and there is a free seat."""
        if state.phase == "over":
            return False
        if self.why == "role":
            return state.phase == "lobby"
        return room and any(state.seat_of(user) is None for user in self.people)


class Invitations:
    """The invitations of one table: at rest, all pending ones are posted and the outdated ones are deleted."""

    __slots__ = ("_standing", "_wanted")

    def __init__(self) -> None:
        self._wanted: list[Invitation] = []
        self._standing: dict[Message, Invitation] = {}

    @property
    def at_rest(self) -> bool:
        """Whether nothing is left to post."""
        return not self._wanted

    def want(self, invitation: Invitation) -> None:
        """Queue an invitation to be posted."""
        self._wanted.append(invitation)

    def next(self) -> Invitation | None:
        """Return the next one to post."""
        return next(iter(self._wanted), None)

    def drop(self, invitation: Invitation) -> None:
        """Remove one from the queue: it was posted, is outdated, or was refused by Discord."""
        self._wanted = [each for each in self._wanted if each is not invitation]

    def stands(self, message: Message, invitation: Invitation) -> None:
        """Record the message of a posted invitation."""
        self.drop(invitation)
        self._standing[message] = invitation

    def settled(self, state: TableState, *, room: bool) -> Iterator[Message]:
        """Forget outdated invitations, and yield their messages."""
        self._wanted = [each for each in self._wanted if each.holds(state, room=room)]
        for message, invitation in list(self._standing.items()):
            if not invitation.holds(state, room=room):
                del self._standing[message]
                yield message
