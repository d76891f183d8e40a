"""A table: assembles its parts and offers the actions of play. Every refusal is a `Refused` and changes nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from game.computer import Player
from game.core.errors import Refused
from game.core.options import Options
from game.core.rulesets import Catalogue, Ruleset
from game.core.vocabulary import TAKE_BACK
from game.table.answers_ahead import AnswersAhead
from game.table.between_deals import may_end_now
from game.table.bounds import check_cut
from game.table.computers import Computers
from game.table.deal_cycle import DealCycle
from game.table.hosting import Hosting, Organising
from game.table.journaled import JournaledTable
from game.table.lineup import back
from game.table.ports import Clock, Incident, Journal, Notice, SavedTable, Thinker, Timings
from game.table.scheduler import Scheduler
from game.table.seat import Seat
from game.table.seating import Seating
from game.table.spectators import Spectators
from game.table.state import TableState
from game.table.taking_back import TakingBack
from game.table.turn_timer import Helpers, TurnTimer


class Listener(Protocol):
    """Shows tables to people; must return at once."""

    def changed(self, table: Table, notice: Notice) -> None:
        """React to a committed change of a table."""
        ...


@dataclass(frozen=True, slots=True)
class TableServices:
    """Services shared by all tables: `player_for` and `thinker` play for computers, `count` counts incidents.

    `plays_single` is whether a person, by id, has their only legal card played for them. Where the options say so, a
    session ends when somebody has lost more than `debt_limit` chips.
    """

    catalogue: Catalogue
    journal: Journal
    clock: Clock
    listener: Listener
    player_for: Callable[[Ruleset[Any]], Player]
    timings: Timings
    count: Callable[[Incident], None] = lambda _incident: None
    thinker: Thinker | None = None
    plays_single: Callable[[int], bool] = lambda _user: False
    debt_limit: int = 100

    def today(self) -> float:
        """Return the time of the machine's clock, in seconds since 1970."""
        return self.clock.now() + self.clock.ahead


class Table(JournaledTable):
    """One session in one channel: its state in the journal, its cycle of deals, its scheduler.

    `changes` counts the notices; `spectators` are the people around the table, `seating` handles joining and leaving,
    `hosting` the host's settings, `organising` the actions of an evening's organiser, `taking_back` the answers that
    people take back, `answers_ahead` what they have chosen but not been asked yet.
    """

    __slots__ = (
        *("_scheduler", "_cycle", "_services", "_timer", "_told"),
        *("answers_ahead", "changes", "hosting", "organising", "seating", "spectators", "taking_back", "__weakref__"),
    )

    def __init__(self, state: TableState, version: int, services: TableServices) -> None:
        super().__init__(state, version, services.journal, services.catalogue, services.count, services.today)
        self.changes = 0
        self.spectators = Spectators(services.clock, lambda: self.state, lambda: self._notify("seats"))
        self._services = services
        self._told: tuple[int, int, int] | None = None
        self.answers_ahead = AnswersAhead(self, services.plays_single, self._reschedule)
        self._cycle = DealCycle(self, services.debt_limit)
        self.seating = Seating(self, self._cycle, self.spectators, lambda: self._scheduler.waited)
        self.hosting = Hosting(self)
        self.organising = Organising(self)
        self.taking_back = TakingBack(self, self._cycle, lambda: self._scheduler.late)
        helpers = Helpers(
            turn=self.exclusive,
            again=self._show_again,
            give_up=lambda: self._cycle.break_off("trouble"),
            retried=lambda: services.count("retry"),
        )
        self._timer = TurnTimer(self.id, services.clock, services.timings, helpers)
        self._scheduler = Scheduler(
            self,
            self._cycle,
            self._timer,
            services.clock,
            services.timings,
            Computers(
                services.player_for, services.thinker, state.occasion.seed(str(state.draw)), state.occasion.least_asked
            ),
            lambda: services.listener.changed(self, "reminder"),
            self.answers_ahead.automatic,
        )

    # queries

    @property
    def options(self) -> Options:
        """The house rules of the running deal, else of the next one; the defaults if an upgrade has removed them."""
        driver = self.driver if self.state.phase == "playing" else None
        return driver.setup.options if driver else self.known_options or self.ruleset.choose({})

    @property
    def over(self) -> bool:
        """Whether the session has ended."""
        return self.state.phase == "over"

    @property
    def deadline(self) -> float | None:
        """When the open question is answered, the next deal begins or waiting ends, by the machine's clock."""
        until = self._scheduler.deadline
        return None if until is None else until + self._services.clock.ahead

    @property
    def trick_seconds(self) -> float:
        """How many seconds the trick just taken stays visible to everybody."""
        return self._scheduler.trick_seconds

    @property
    def last_answered(self) -> int | None:
        """The person who last answered in the deal; `None` if that was a computer, or no one has yet."""
        given = self.driver.given if self.driver else ()
        return self.state.playing[given[-1][0]].user if given else None

    @property
    def awaited(self) -> int | None:
        """The person whose answer the deal waits for; `None` while something else is due."""
        seat = self.asked_seat
        return None if seat is None or seat.away or self.answers_ahead.automatic() is not None else seat.user

    # notices

    def opened(self) -> None:
        """Start the lobby's timer and announce the new table."""
        self._notify("lobby")

    async def resume(self, saved: SavedTable, fair: float = 0.0) -> None:
        """Continue from the journal's state, with fresh time limits; retry later if that fails.

        Over days the time goes on, but does not end soon after `fair`: since when, by the steady clock, people could
        answer again.
        """
        self._scheduler.remember(saved.since - self._services.clock.ahead, fair)
        try:
            await self.resume_from(saved)
        except Refused as refusal:
            await self._timer.failed(refusal)

    async def _reconcile(self) -> None:
        """Commit the consequences of a state that was read back, and announce it unless already done."""
        await self._cycle.reconcile()
        if self.moment != self._told:
            self._notify(self._notice())

    def _notice(self) -> Notice:
        """Return the notice for a table that may have changed in any way since the last notice."""
        if self.over:
            return "session_over"
        if self.state.phase != "playing":
            return "seats"
        return "question" if self._told and self._told[1] == self.state.deal else "deal"

    def _committed(self, notice: Notice) -> None:
        self._timer.went_well()
        self._notify(notice)

    def _notify(self, notice: Notice) -> None:
        self.changes += 1
        self._told = self.moment
        self._scheduler.reschedule()
        self._services.listener.changed(self, notice)

    def _reschedule(self) -> None:
        self._scheduler.reschedule()

    def see(self, *, seen: bool) -> None:
        """Let time stand still while nobody can see the table, and go on when somebody can."""
        self._scheduler.see(seen=seen)

    def clock_was_set(self) -> None:
        """Have the deadline shown anew, because the machine's clock was set."""
        self._notify("seats")

    async def _show_again(self) -> None:
        self._notify(self._notice())

    def rest_for_good(self) -> None:
        """Stop the timer and searches permanently, because the process ends."""
        self._timer.rest_for_good()
        self._scheduler.rest()

    # playing

    async def cut(self, user: int, word: str) -> None:
        """Cut the sealed pack of the next deal with a word of 1 to 50 characters, as the cutter."""
        async with self.exclusive():
            self.check_cutter(user)
            check_cut(word)
            await self.change(self.state.replace(cut=word))

    async def start(self, user: int) -> None:
        """Begin the first deal, as the host."""
        async with self.exclusive():
            self.state.refuse_unless_lobby()
            self.state.require_host(user)
            self._cycle.check_seats()
            await self._cycle.begin()

    async def answer(self, user: int, deal: int, question: int, text: str) -> None:
        """Answer question `question` of deal number `deal`, in the notation of records, or take an answer back."""
        async with self.exclusive():
            if text == TAKE_BACK:
                await self.taking_back.ask(user, deal, question)
                return
            seat = self.check_turn(user, deal, question)
            rested = back(self.state, seat) if seat.strikes or seat.away else None
            await self._cycle.answer(self._read(text), user, rested)

    def _read(self, text: str) -> Any:
        """Parse an answer; raises `Refused` if the open question does not allow it."""
        if self.driver is None or self.driver.question is None:
            raise Refused("decided-already")
        return self.driver.question.read(text)

    async def next_deal(self, user: int) -> None:
        """Ask for the next deal, or the first where nobody starts it; it begins once everybody present has asked."""
        async with self.exclusive():
            self.state.occasion.check_ready(self.state.phase)
            seat = self.state.require_seat(user)
            ready = tuple({*self.state.ready, seat.id})
            if all(other.id in ready for other in self.state.people):
                await self._cycle.begin_or_wait()
            else:
                await self.change(self.state.replace(ready=ready))

    async def stop(self, user: int, *, manages: bool = False) -> None:
        """End the session, as the host or a manager of the server: after this deal, or now if none is running.

        A second stop ends it at once, with the deal void, if nobody else can lose by that or the deal may never end.
        """
        async with self.exclusive():
            self.state.occasion.check_hosted()
            if not manages:
                self.state.require_host(user)
            stopped = self.state.with_end(stopped_by=user)
            if self.state.phase == "playing" and self.state.end.stopping and may_end_now(self.state, user):
                await self._cycle.break_off("stopped", stopped)
            else:
                await self._cycle.stop(stopped)

    async def go_on(self, user: int, *, manages: bool = False) -> None:
        """Cancel the pending end of the session; raises `Refused("decided-already")` if there is none, or by a vote."""
        async with self.exclusive():
            if not manages:
                self.state.require_host(user)
            if not self.state.end.stopping or self.state.end.voted:
                raise Refused("decided-already")
            await self.change(self.state.with_end(stopping=False, stopped_by=None))

    async def close(self, why: str) -> None:
        """End the session at once because its channel is gone; a running deal is void."""
        async with self.exclusive():
            await self._cycle.break_off(why)

    # refusals

    def check_cutter(self, user: int) -> None:
        """Refuse anyone but the cutter, and refuse while a deal is running."""
        self.state.refuse_while_playing()
        cutter = self.state.cutter
        if cutter is None or cutter.user != user:
            raise Refused("not-the-cutter", name=cutter.name if cutter else "")

    def check_turn(self, user: int, deal: int, question: int) -> Seat:
        """Return the seat that this question is for; refuse any other person and any other question."""
        if self.deal_seat(user) is None:
            raise Refused("join-after-deal" if self.state.seat_of(user) else "not-at-table")
        asked = self.asked_seat
        if asked is None or (deal, question) != (self.state.deal, self.question_number):
            raise Refused("decided-already")
        if asked.user != user:
            raise Refused("not-your-turn", name=asked.name)
        return asked
