"""A table: what people can do at it. Every refusal is a `Refused` with its reason, and changes nothing."""

from __future__ import annotations

from collections.abc import Mapping

from game.core.errors import Refused
from game.core.rulesets import Choice
from game.table.ports import DealEnd
from game.table.state import Seat, TableState
from game.table.turn_timer import Timed

LONGEST_CUT = 50
TURN_SECONDS = (1, 86_400)


class Table(Timed):
    """One session in one channel."""

    __slots__ = ()

    # sitting

    async def join(self, user: int, name: str) -> None:
        """Sit down, or take one's seat again; in a running deal one is dealt in from the next on."""
        async with self._turn():
            seat = self.state.seat_of(user)
            if seat and (seat.leaving or seat.away or seat.out):
                await self._change(self.state.back(seat.model_copy(update={"leaving": False})), "seats")
            else:
                await self._change(self.state.joined(user, name, self.ruleset.most_seats), "seats")

    async def leave(self, user: int) -> None:
        """Leave now in the lobby and between deals, otherwise after this deal."""
        async with self._turn():
            seat = self.state.required_seat(user)
            left = self._without(self.state, seat)
            if any(other.user is not None for other in left.seats) or self.state.phase == "playing":
                await self._change(left, "seats")
            else:
                await self._end("nobody-left", left)

    async def back(self, user: int) -> None:
        """Take one's seat again after having been away."""
        async with self._turn():
            seat = self.state.required_seat(user)
            if not (seat.away or seat.out):
                raise Refused("not-away")
            await self._change(self.state.back(seat), "seats")

    async def vote_out(self, user: int, seat_id: int) -> None:
        """Vote for freeing the seat of somebody who is away; it takes more than half of those who are present."""
        async with self._turn():
            self.state.required_seat(user)
            seat = self.state.by_id(seat_id)
            if seat is None or seat.leaving:
                raise Refused("decided-already")
            if seat.user is None or not (seat.away or seat.out):
                raise Refused("still-here", name=seat.name)
            voters = tuple({*self.state.removals.get(seat_id, ()), user})
            voted = self.state.replace(removals={**self.state.removals, seat_id: voters})
            enough = voted.votes_to_remove(seat) >= voted.votes_needed
            await self._change(self._without(voted, seat) if enough else voted, "seats")

    def _without(self, state: TableState, seat: Seat) -> TableState:
        """Free a seat, after the deal if it plays in one."""
        if state.phase == "playing" and any(seat.id == other.id for other in state.playing):
            return state.with_seat(seat.model_copy(update={"leaving": True})).with_present_host()
        return state.left(seat)

    async def add_computer(self, user: int) -> None:
        """Seat a computer player; anybody at the table may."""
        async with self._turn():
            self.state.required_seat(user)
            await self._change(self.state.with_computer(self.ruleset.most_seats), "seats")

    async def remove_computer(self, user: int) -> None:
        """Take the computer player away that came last, between deals."""
        async with self._turn():
            self.state.required_seat(user)
            self._refuse_while_playing()
            await self._change(self.state.without_computer(), "seats")

    # rules

    async def set_rules(self, user: int, ruleset: str, options: Mapping[str, Choice]) -> None:
        """Choose a ruleset and its house rules, by the host in the lobby; options not named are as by default."""
        async with self._turn():
            self._refuse_unless_lobby()
            self.state.required_host(user)
            rules = self._around.catalogue.find(ruleset)
            chosen = rules.choose(options).model_dump()
            if len(self.state.seats) > rules.most_seats:
                raise Refused(
                    "seats-outside", low=rules.least_seats, high=rules.most_seats, seats=len(self.state.seats)
                )
            await self._change(self.state.replace(ruleset=ruleset, options=chosen), "lobby")

    async def set_turn_seconds(self, user: int, seconds: int) -> None:
        """Set the time to think, by the host: 1 to 86,400 seconds, or 0 for no limit."""
        async with self._turn():
            self.state.required_host(user)
            check_turn_seconds(seconds)
            await self._change(self.state.replace(turn_seconds=seconds), "lobby")

    # playing

    async def cut(self, user: int, word: str) -> None:
        """Cut the sealed pack of the next deal with a word of one's own, 1 to 50 characters, by whoever cuts."""
        async with self._turn():
            self.check_cutter(user)
            check_cut(word)
            await self._change(self.state.replace(cut=word), "seats")

    async def start(self, user: int) -> None:
        """Begin the first deal, by the host."""
        async with self._turn():
            self._refuse_unless_lobby()
            self.state.required_host(user)
            self._check_seats()
            await self._begin_deal()

    async def answer(self, user: int, deal: int, question: int, text: str) -> None:
        """Answer question number `question` of deal number `deal`, in the form that records have."""
        async with self._turn():
            seat = self.check_turn(user, deal, question)
            rested = self.state.back(seat) if seat.strikes or seat.away else None
            await self._answer(text, user, rested)

    async def next_deal(self, user: int) -> None:
        """Ask for the next deal; it begins as soon as everybody present has."""
        async with self._turn():
            if self.state.phase not in {"pause", "waiting"}:
                raise Refused("decided-already")
            seat = self.state.required_seat(user)
            ready = tuple({*self.state.ready, seat.id})
            if all(other.id in ready for other in self.state.people):
                await self._begin_or_wait()
            else:
                await self._change(self.state.replace(ready=ready), "seats")

    async def stop(self, user: int) -> None:
        """End the session, by the host: after this deal, or now when none is running.

        Without a limit of time a deal may never end; there a second stop ends it at once, and it is void.
        """
        async with self._turn():
            self.state.required_host(user)
            if self.state.phase != "playing":
                await self._end("stopped", self.state)
            elif self.state.stopping and not self.state.turn_seconds:
                await self._break_off("stopped")
            else:
                await self._change(self.state.replace(stopping=True), "seats")

    async def close(self, why: str) -> None:
        """End the session at once because its channel is gone; a running deal is void."""
        async with self._turn():
            await self._break_off(why)

    async def _break_off(self, why: str) -> None:
        ended = DealEnd(self.state.deal, None, ()) if self.state.phase == "playing" else None
        await self._end(why, self.state, ended=ended)

    # refusals

    def check_cutter(self, user: int) -> None:
        """Refuse whoever may not cut now."""
        self._refuse_while_playing()
        cutter = self.state.cutter
        if cutter is None or cutter.user != user:
            raise Refused("not-the-cutter", name=cutter.name if cutter else "")

    def check_turn(self, user: int, deal: int, question: int) -> Seat:
        """Give the seat that is asked this question; refuse anybody else and any other question."""
        if self.deal_seat(user) is None:
            raise Refused("join-after-deal" if self.state.seat_of(user) else "not-at-table")
        asked = self.asked_seat
        if asked is None or (deal, question) != (self.state.deal, self.question_number):
            raise Refused("decided-already")
        if asked.user != user:
            raise Refused("not-your-turn", name=asked.name)
        return asked

    def _refuse_while_playing(self) -> None:
        if self.state.phase == "playing":
            raise Refused("deal-is-running")

    def _refuse_unless_lobby(self) -> None:
        if self.state.phase != "lobby":
            raise Refused("started-already")


def check_cut(word: str) -> None:
    """Refuse a cut that is empty, too long, or cannot be written down."""
    if not 1 <= len(word) <= LONGEST_CUT:
        raise Refused("cut-length", most=LONGEST_CUT)
    if any("\ud800" <= sign <= "\udfff" for sign in word):
        raise Refused("cut-unreadable")


def check_turn_seconds(seconds: int) -> None:
    """Refuse a time to think that is out of bounds."""
    low, high = TURN_SECONDS
    if seconds != 0 and not low <= seconds <= high:
        raise Refused("turn-seconds", low=low, high=high)


def opened_state(state: TableState, name: str, most: int, computers: int) -> TableState:
    """Seat the host and the computers of a new table."""
    if computers < 0:
        raise Refused("no-computer")
    state = state.joined(state.host, name, most)
    for _ in range(computers):
        state = state.with_computer(most)
    return state
