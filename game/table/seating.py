"""How people and computers join and leave a table."""

from collections.abc import Callable
from dataclasses import dataclass
from math import ceil
from typing import Final

from game.core.errors import Refused
from game.table import lineup
from game.table.deal_cycle import DealCycle
from game.table.journaled import JournaledTable
from game.table.seat import Seat
from game.table.spectators import Spectators
from game.table.state import TableState

PATIENCE: Final = 300.0
"""How long, in seconds, everybody waits for an answer without a time limit before they can go on without it."""


@dataclass(frozen=True, slots=True, eq=False)
class Seating:
    """The seats of one table. Every change is written and announced before returning, or refused with `Refused`.

    `user` is always the id of the acting person. `waited` returns how long, in seconds, a question has been open.
    """

    _table: JournaledTable
    _cycle: DealCycle
    _spectators: Spectators
    waited: Callable[[], float]

    async def join(self, user: int, name: str) -> None:
        """Sit down, or return to one's seat; during a deal, to play from the next one on."""
        async with self._table.exclusive():
            seat = self._state.seat_of(user)
            if seat and (seat.leaving or seat.away or seat.out):
                await self._table.change(lineup.back(self._state, seat.replace(leaving=False)))
            else:
                await self._table.change(
                    lineup.joined(self._state, user, name, self._most, self._table.ruleset.tallies)
                )

    async def leave(self, user: int) -> None:
        """Leave now in the lobby and between deals, otherwise after this deal."""
        async with self._table.exclusive():
            seat = self._state.require_seat(user)
            left = lineup.departed(self._state, seat)
            if any(other.user is not None for other in left.seats) or self._state.phase == "playing":
                await self._table.change(left)
            else:
                await self._cycle.end("nobody-left", left)

    async def back(self, user: int) -> None:
        """Return to one's seat after having been away."""
        async with self._table.exclusive():
            seat = self._state.require_seat(user)
            if not (seat.away or seat.out):
                raise Refused("not-away")
            await self._table.change(lineup.back(self._state, seat))

    async def take_advice(self, user: int, *, taken: bool) -> None:
        """Play with advice, or without; during a deal it can only be switched on.

        Raises `Refused`: `adviser-off`, `adviser-this-deal`.
        """
        async with self._table.exclusive():
            seat = self._state.require_seat(user)
            if taken and not self._state.terms.adviser:
                raise Refused("adviser-off")
            if not taken and self._state.phase == "playing":
                raise Refused("adviser-this-deal")
            await self._table.change(self._state.with_seat(seat.replace(advised=taken)))

    async def learn(self, user: int, *, learning: bool) -> None:
        """See hints on each question, or no longer; everybody sees who does."""
        async with self._table.exclusive():
            seat = self._state.require_seat(user)
            await self._table.change(self._state.with_seat(seat.replace(learning=learning)))

    async def vote_out(self, user: int, seat_id: int) -> None:
        """Vote to free the seat of a person who is away; more than half of the other people present must vote.

        Without a time limit they can also vote on a person who has been asked for `PATIENCE` seconds: a computer then
        plays for them until they are back. Raises `Refused`: `decided-already`, `still-here`, `still-thinking`,
        `vote-absent`.
        """
        async with self._table.exclusive():
            self._state.require_seat(user)
            seat = self._found(seat_id)
            gone = seat.away or seat.out
            if seat.leaving or seat.user == user:
                raise Refused("decided-already")
            if not gone:
                self._refuse_while_patient(seat)
            voted = lineup.voting(self._state, user, seat_id)
            if lineup.votes(voted, seat_id) >= lineup.votes_needed(voted, seat_id):
                voted = lineup.freed(voted, seat) if gone else lineup.absent(voted, seat)
            if voted is not self._state:
                await self._table.change(voted)

    async def vote_to_end(self, user: int) -> None:
        """Vote to end the session after this deal, because somebody is `lost`; more than half of those present must.

        Raises `Refused`: `decided-already`, `nobody-lost`, `vote-absent`.
        """
        async with self._table.exclusive():
            self._state.require_seat(user)
            self._state.occasion.check_hosted()
            if self._state.end.stopping:
                raise Refused("decided-already")
            if lineup.lost(self._state, self._table.today()) is None:
                raise Refused("nobody-lost")
            voted = lineup.voting(self._state, user, lineup.THE_SESSION)
            if lineup.votes(voted, lineup.THE_SESSION) >= lineup.votes_needed(voted, lineup.THE_SESSION):
                await self._cycle.stop(voted.with_end(voted=True))
            elif voted is not self._state:
                await self._table.change(voted)

    def _refuse_while_patient(self, seat: Seat) -> None:
        """Refuse to vote on a person who is not away, unless everybody has waited for them long enough."""
        asked = self._table.asked_seat
        if seat.user is None or self._state.terms.turn_seconds or asked is None or asked.id != seat.id:
            raise Refused("still-here", name=seat.name)
        left = PATIENCE - self.waited()
        if left > 0:
            raise Refused("still-thinking", name=seat.name, minutes=ceil(left / 60))

    async def known_as(self, user: int, name: str) -> None:
        """Show a person's current name from now on; records keep the one under which a deal was begun."""
        seat = self._state.seat_of(user)
        if seat is None or seat.name == name:
            return
        async with self._table.exclusive():
            await self._table.change(lineup.renamed(self._state, user, name))

    async def gone(self, user: int) -> None:
        """Have a computer play out the deal for a person who has left the server, and free their seat."""
        async with self._table.exclusive():
            await self._table.change(lineup.departed(self._state, self._state.require_seat(user).replace(away=True)))

    async def add_computer(self, user: int) -> None:
        """Seat a computer player; anyone at the table may."""
        async with self._table.exclusive():
            self._state.require_seat(user)
            self._state.occasion.check_changeable()
            await self._table.change(lineup.with_computer(self._state, self._most))

    async def remove_computer(self, user: int) -> None:
        """Remove the computer player added last, between deals."""
        async with self._table.exclusive():
            self._state.require_seat(user)
            self._state.refuse_while_playing()
            self._state.occasion.check_changeable()
            await self._table.change(lineup.without_computer(self._state))

    async def send_away(self, user: int, seat_id: int) -> None:
        """Free another player's seat before the first deal, as the host; its person can come back by invitation."""
        async with self._table.exclusive():
            self._state.refuse_unless_lobby()
            self._state.require_host(user)
            seat = self._found(seat_id)
            if seat.user == user:
                raise Refused("own-seat")
            sent_away = (*self._state.sent_away, *filter(None, (seat.user,)))
            await self._table.change(lineup.left(self._state, seat).replace(sent_away=sent_away))

    async def invite(self, user: int, guest: int) -> None:
        """Invite a person; anyone at the table may, but only the host if the person was sent away."""
        async with self._table.exclusive():
            self._state.require_seat(user)
            if guest in self._state.sent_away:
                self._state.require_host(user)
            invited = lineup.inviting(self._state, guest, self._most)
            self._spectators.note_invitation(guest)
            if invited != self._state:
                await self._table.change(invited)

    @property
    def _state(self) -> TableState:
        return self._table.state

    @property
    def _most(self) -> int:
        return lineup.most_seats(self._state, self._table.ruleset.most_seats)

    def _found(self, seat_id: int) -> Seat:
        seat = self._state.by_id(seat_id)
        if seat is None:
            raise Refused("decided-already")
        return seat
