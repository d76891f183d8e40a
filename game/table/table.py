"""A table: its parts put together, and how it is played at. Every refusal is a `Refused` and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.computer import Player
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.rulesets import Catalogue, Options, Ruleset
from game.table.bounds import check_cut
from game.table.clockwork import Clockwork
from game.table.company import Company
from game.table.computers import Computers
from game.table.deal_cycle import DealCycle
from game.table.hosting import Hosting
from game.table.journaled import Change, JournaledTable
from game.table.ports import Clock, Incident, Journal, Notice, Pace, SavedTable, Thinker
from game.table.seat import Seat
from game.table.seating import Seating
from game.table.state import TableState
from game.table.turn_timer import Helpers, TurnTimer
from game.table.turns import Turns


class Listener(Protocol):
    """Whoever shows tables to people; must return at once."""

    def changed(self, table: Table, notice: Notice) -> None:
        """Be told that a table has changed, after the change was committed."""
        ...


def not_counted(_incident: Incident) -> None:
    """Count nothing."""


@dataclass(frozen=True, slots=True)
class TableServices:
    """What all tables share: `player_for` and `thinker` play for computers, `count` is told what goes wrong."""

    catalogue: Catalogue
    journal: Journal
    clock: Clock
    listener: Listener
    player_for: Callable[[Ruleset[Any]], Player]
    pace: Pace
    count: Callable[[Incident], None] = not_counted
    thinker: Thinker | None = None


class Table:
    """One session in one channel: its state in the journal, its cycle of deals, its clockwork.

    `changes` counts what has been told of it; `company` are those around it. `seating` is how people come and go,
    `hosting` what the host sets.
    """

    __slots__ = (
        *("_clockwork", "_cycle", "_memory", "_services", "_timer", "_told", "_turns"),
        *("changes", "company", "hosting", "seating"),
    )

    def __init__(self, state: TableState, version: int, services: TableServices) -> None:
        self.changes = 0
        self.company = Company(services.clock, lambda: self.state, lambda: self._tell("seats"))
        self._services = services
        self._told: tuple[int, int, int] | None = None
        self._memory = JournaledTable(state, version, services.journal, services.catalogue, self._committed)
        self._cycle = DealCycle(self._memory, services.pace.debt_limit)
        self._turns = Turns(self._memory, self._heal, services.count)
        self.seating = Seating(self._memory, self._turns, self._cycle, self.company)
        self.hosting = Hosting(self._memory, self._turns, services.catalogue)
        helpers = Helpers(self._turns.taken, self._show_again, self._give_up, lambda: services.count("retry"))
        self._timer = TurnTimer(self.id, services.clock, services.pace, helpers)
        self._clockwork = Clockwork(
            self._memory,
            self._cycle,
            self._timer,
            services.clock,
            services.pace,
            Computers(services.player_for, services.thinker, state.draw),
            lambda: services.listener.changed(self, "reminder"),
        )

    # reading

    @property
    def id(self) -> str:
        """The table's name in custom_ids and in the journal."""
        return self._memory.id

    @property
    def state(self) -> TableState:
        """Who sits here and how the session stands, as it was written last."""
        return self._memory.state

    @property
    def version(self) -> int:
        """How often the state has been written."""
        return self._memory.version

    @property
    def driver(self) -> Driver | None:
        """The running or last deal; `None` before the first one, and after one that was void."""
        return self._memory.driver

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules that are played; for rules that an upgrade has removed, what stands in for them."""
        return self._memory.ruleset

    @property
    def options(self) -> Options:
        """The house rules of the running deal, else of the next one; by default where an upgrade has removed them."""
        driver = self.driver if self.state.phase == "playing" else None
        return driver.setup.options if driver else self._memory.options or self.ruleset.choose({})

    @property
    def over(self) -> bool:
        """Whether the session has ended."""
        return self.state.phase == "over"

    @property
    def deadline(self) -> float | None:
        """When the open question is answered, the next deal begins or waiting ends, in seconds since 1970, if ever."""
        return self._clockwork.deadline

    @property
    def question_number(self) -> int:
        """The number of the open question in its deal, from 0."""
        return self._memory.question_number

    @property
    def asked_seat(self) -> Seat | None:
        """The seat that is asked, as it is now."""
        return self._memory.asked_seat

    def deal_seat(self, user: int) -> int | None:
        """Give a person's seat in the last deal, in the deal's own numbers, or `None`."""
        return next((number for number, seat in enumerate(self.state.playing) if seat.user == user), None)

    async def written(self) -> None:
        """Wait until no change is under way: what can be read then, without waiting again, is written."""
        await self._turns.written()

    # telling

    def opened(self) -> None:
        """Begin the lobby's time and tell of the new table."""
        self._tell("lobby")

    async def resume(self, saved: SavedTable) -> None:
        """Go on where the journal left off, with fresh time; what cannot be done yet is tried again."""
        try:
            await self._turns.resume(saved)
        except Refused as refusal:
            await self._timer.failed(refusal)

    async def _heal(self) -> None:
        """Commit what follows from a state that was read back, and tell it if it is not what was told last."""
        await self._cycle.heal()
        if self._memory.moment != self._told:
            self._tell(self._notice())

    def _notice(self) -> Notice:
        """Name what has to be shown of a table that may have changed in any way since it was told of last."""
        if self.over:
            return "session_over"
        if self.state.phase != "playing":
            return "seats"
        return "question" if self._told and self._told[1] == self.state.deal else "deal"

    def _committed(self, notice: Notice) -> None:
        self._timer.went_well()
        self._tell(notice)

    def _tell(self, notice: Notice) -> None:
        """Set the timer for what comes next and tell the listener."""
        self.changes += 1
        self._told = self._memory.moment
        self._clockwork.wind()
        self._services.listener.changed(self, notice)

    async def _change(self, state: TableState, notice: Notice) -> None:
        await self._memory.commit(Change(notice, state))

    async def _show_again(self) -> None:
        self._tell(self._notice())

    async def _give_up(self) -> None:
        await self._cycle.break_off("trouble")

    def rest_for_good(self) -> None:
        """Do nothing by oneself any more, because the process ends."""
        self._timer.rest_for_good()
        self._clockwork.rest()

    # playing

    async def cut(self, user: int, word: str) -> None:
        """Cut the sealed pack of the next deal with a word of one's own, 1 to 50 characters, by whoever cuts."""
        async with self._turns.taken():
            self.check_cutter(user)
            check_cut(word)
            await self._change(self.state.replace(cut=word), "seats")

    async def start(self, user: int) -> None:
        """Begin the first deal, by the host."""
        async with self._turns.taken():
            self.state.refuse_unless_lobby()
            self.state.required_host(user)
            self._cycle.check_seats()
            await self._cycle.begin()

    async def answer(self, user: int, deal: int, question: int, text: str) -> None:
        """Answer question number `question` of deal number `deal`, in the form that records have."""
        async with self._turns.taken():
            seat = self.check_turn(user, deal, question)
            rested = self.state.back(seat) if seat.strikes or seat.away else None
            await self._cycle.answer(self._read(text), user, rested)

    def _read(self, text: str) -> Any:
        """Read an answer; raises `Refused` for one that the open question does not allow."""
        if self.driver is None or self.driver.question is None:
            raise Refused("decided-already")
        return self.driver.question.read(text)

    async def next_deal(self, user: int) -> None:
        """Ask for the next deal; it begins as soon as everybody present has."""
        async with self._turns.taken():
            if self.state.phase not in {"pause", "waiting"}:
                raise Refused("decided-already")
            seat = self.state.required_seat(user)
            ready = tuple({*self.state.ready, seat.id})
            if all(other.id in ready for other in self.state.people):
                await self._cycle.begin_or_wait()
            else:
                await self._change(self.state.replace(ready=ready), "seats")

    async def stop(self, user: int, *, manages: bool = False) -> None:
        """End the session, by the host or whoever `manages` the server: after this deal, or now when none is running.

        Without a limit of time a deal may never end; there a second stop ends it at once, and it is void.
        """
        async with self._turns.taken():
            if not manages:
                self.state.required_host(user)
            stopped = self.state.replace(stopped_by=user)
            if self.state.phase != "playing":
                await self._cycle.end("stopped", stopped)
            elif self.state.stopping and not self.state.turn_seconds:
                await self._cycle.break_off("stopped", stopped)
            else:
                await self._change(stopped.replace(stopping=True), "seats")

    async def close(self, why: str) -> None:
        """End the session at once because its channel is gone; a running deal is void."""
        async with self._turns.taken():
            await self._cycle.break_off(why)

    # refusals

    def check_cutter(self, user: int) -> None:
        """Refuse whoever may not cut now."""
        self.state.refuse_while_playing()
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
