# pyright: reportPrivateUsage=false
"""Tables on a clock that moves only when told, with a journal in memory that can be told to fail.

room = Room()
table = await room.open(people=3)
await room.start()
await room.answer()          # whoever is asked gives the safe answer
await room.wait(60)          # seconds pass, and everything that falls due happens
room = await room.restart()  # the process dies and comes back
"""

from __future__ import annotations

import asyncio
import json
import random
import time
from collections import Counter
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Literal

import pytest

from game.computer import BEGINNER, Player, RandomPlayer
from game.computer.player import asked
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.options import Choice
from game.core.questions import Question
from game.core.rulesets import Catalogue, Ruleset
from game.core.view import View
from game.table.ports import (
    AnswerRow,
    DealEnd,
    Entry,
    Incident,
    JournalError,
    Notice,
    Place,
    SavedTable,
    Servers,
    Thinker,
    Timings,
    pots_of,
)
from game.table.saved_state import UNREADABLE
from game.table.seat import Seat
from game.table.state import Opening, TableState, Terms
from game.table.table import Table, TableServices
from game.table.tables import Tables
from tests.clock import HandClock
from tests.harness.catalogue import EVERY
from tests.memory_journal import written

SERVER, CHANNEL = 10, 20
ANNA, BEN, CLARA, DORA, EMIL, FRITZ = 1, 2, 3, 4, 5, 6
NAMES = {ANNA: "Anna", BEN: "Ben", CLARA: "Clara", DORA: "Dora", EMIL: "Emil", FRITZ: "Fritz"}
Fault = Literal["not-written", "written"]


@dataclass
class MemoryJournal:
    """Implements `game.table.ports.Journal` as the database does; `faults` decides what happens to the next commits.

    `written` reports an error although the row was stored. While `unreadable`, nothing can be read back; while
    `refusing`, nothing can be written.
    """

    tables: dict[str, SavedTable] = field(default_factory=dict[str, SavedTable])
    entries: list[Entry] = field(default_factory=list[Entry])
    faults: list[Fault] = field(default_factory=list[Fault])
    refusing: bool = False
    unreadable: bool = False
    balances: Counter[str] = field(default_factory=Counter[str])
    now: Callable[[], float] = time.time

    async def commit(self, entry: Entry) -> None:
        fault: Fault | None = "not-written" if self.refusing else self.faults.pop(0) if self.faults else None
        if fault == "not-written":
            raise JournalError("the disk is full")
        self.tables[entry.table] = written(self.tables.get(entry.table), entry, self.now())
        self.entries.append(entry)
        self._move(entry)
        if fault == "written":
            raise JournalError("the line was cut")

    async def saved(self, table: str) -> SavedTable | None:
        if self.unreadable:
            raise JournalError("the database is locked")
        return self.tables.get(table)

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        return [saved for saved in self.tables.values() if not saved.closed and ours(saved.server)]

    def answers(self) -> list[AnswerRow]:
        """List every answer ever written, in order."""
        return [entry.answer for entry in self.entries if entry.answer]

    def ends(self) -> list[DealEnd]:
        """List how the deals ended."""
        return [entry.ended for entry in self.entries if entry.ended]

    def _move(self, entry: Entry) -> None:
        for posting in (*(entry.ended.postings if entry.ended else ()), *entry.postings):
            assert posting.amount > 0
            self.balances[posting.source] -= posting.amount
            self.balances[posting.target] += posting.amount


class Reader:
    """A listener that records all notices, and checks each of them against the journal."""

    def __init__(self, journal: MemoryJournal) -> None:
        self._journal = journal
        self.notices: list[Notice] = []

    def changed(self, table: Table, notice: Notice) -> None:
        self.notices.append(notice)
        if table.state.end.why == UNREADABLE:
            return
        announces_only_written_changes(table, self._journal)
        chips_add_up(table, self._journal)

    def heard(self) -> list[Notice]:
        """Return the notices since the last call."""
        told, self.notices = self.notices, []
        return told


def announces_only_written_changes(table: Table, journal: MemoryJournal) -> None:
    """Compare a table's notices with the journal."""
    saved = journal.tables[table.id]
    assert TableState.model_validate_json(saved.state) == table.state
    if table.state.phase == "playing" and table.driver:
        assert [row.answer for row in saved.answers] == [asked.answer for asked in table.driver.answered]


def chips_add_up(table: Table, journal: MemoryJournal) -> None:
    """Check that every balance is the sum of its postings, and that all balances sum to zero."""
    state = table.state
    told = Counter(dict(zip(pots_of(table.id), state.kept.pots, strict=True)))
    told.subtract(dict(zip(pots_of(table.id), state.occasion.kept.pots, strict=True)))
    for seat in (*state.seats, *state.former):
        told[seat.account] += seat.chips
    assert sum(told.values()) == 0
    mine = {account: chips for account, chips in journal.balances.items() if not _of_another(account, table.id)}
    if not state.occasion.staked:
        assert not journal.balances
    elif len(journal.tables) == 1:
        assert {account: chips for account, chips in told.items() if chips} == {
            account: chips for account, chips in mine.items() if chips
        }


def flat(state: TableState) -> dict[str, Any]:
    """Write a state as version 1.1 did."""
    written = json.loads(state.model_dump_json())
    terms, end, occasion, kept = (written.pop(name) for name in ("terms", "end", "occasion", "kept"))
    flags = {
        "round": occasion.get("packs"),
        "round_deals": occasion.get("most", 1 if "deal" in occasion else 0),
        "evening": occasion.get("mark", ""),
        "held": occasion.get("held", False),
        "earlier": occasion.get("deal"),
    }
    return {**written, **kept, **terms, **end, "ending": end.pop("why"), **flags}


def _of_another(account: str, table: str) -> bool:
    return account.startswith(("pot:", "reserve:")) and not account.endswith(f":{table}")


def random_player(_ruleset: Ruleset[Any]) -> Player:
    """Return a player that plays any game at random."""
    return RandomPlayer()


@dataclass(frozen=True)
class Answering:
    """A player that answers every question by a function."""

    by: Callable[[Question[Any]], Any]

    def choose(self, view: View, rng: random.Random) -> Any:
        return self.by(asked(view))


def answering(by: Callable[[Question[Any]], Any]) -> Callable[[Ruleset[Any]], Player]:
    """Let the computers of every game answer by a function."""
    return lambda _ruleset: Answering(by)


def every_server(_server: int) -> bool:
    """Accept every server: one process has all of them."""
    return True


@dataclass(eq=False, kw_only=True)
class Room:
    """The tables of one process, on a clock and a journal that outlive it."""

    catalogue: Catalogue = EVERY
    players: Callable[[Ruleset[Any]], Player] = random_player
    timings: Timings = field(default_factory=Timings)
    journal: MemoryJournal = field(default_factory=MemoryJournal)
    clock: HandClock = field(default_factory=HandClock)
    ours: Servers = every_server
    thinker: Thinker | None = None
    single: Container[int] = ()
    seed: int = 1

    def __post_init__(self) -> None:
        self.reader = Reader(self.journal)
        self.journal.now = self.clock.now
        self.rng = random.Random(self.seed)
        self.incidents: Counter[Incident] = Counter()
        self.expects_faults = False
        self.tables = Tables(
            TableServices(
                self.catalogue,
                self.journal,
                self.clock,
                self.reader,
                self.players,
                self.timings,
                self._count,
                thinker=self.thinker,
                plays_single=lambda user: user in self.single,
            )
        )
        self._table: Table | None = None

    def _count(self, incident: Incident) -> None:
        """Count an incident; a fault in the program that no test has ordered is a bug that a test has found."""
        self.incidents[incident] += 1
        if incident == "fault" and not self.expects_faults:
            pytest.fail("a table was in trouble; the log says where")

    @property
    def table(self) -> Table:
        """The table that was opened first."""
        assert self._table is not None, "open a table first"
        return self._table

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def driver(self) -> Driver:
        assert self.table.driver is not None, "no deal is running"
        return self.table.driver

    @property
    def asked(self) -> int | None:
        """The person whose answer is awaited."""
        return self.table.asked_seat.user if self.table.asked_seat else None

    @property
    def turn(self) -> int:
        """The person whose answer is awaited; there is one."""
        assert self.asked is not None, "no person is asked"
        return self.asked

    @property
    def offered(self) -> list[str]:
        """The legal answers, in the notation of records."""
        question = self.driver.question
        return [question.write(answer) for answer in question.answers] if question else []

    async def open(
        self,
        people: int = 3,
        computers: int = 0,
        *,
        ruleset: str = "lupfen-liechtenstein",
        turn_seconds: int = 60,
        channel: int = CHANNEL,
        level: str = BEGINNER,
        **options: Choice,
    ) -> Table:
        """Open a table with Anna as the host; the first one opened is the room's `table`."""
        place = Place(SERVER, channel)
        terms = Terms(ruleset=ruleset, options=options, turn_seconds=turn_seconds, level=level)
        table = await self.tables.open(Opening(place, ANNA, NAMES[ANNA], terms, computers))
        self._table = self._table or table
        for person in range(BEN, people + 1):
            await table.seating.join(person, NAMES[person])
        return table

    async def start(self) -> None:
        await self.table.start(self.state.host)

    async def answer(self, text: str = "", *, user: int | None = None) -> str:
        """Let the person who is asked answer, safely unless a text is given; return the answer."""
        question = self.driver.question
        assert question is not None
        written = text or question.write(question.safe)
        who = self.asked if user is None else user
        assert who is not None, "a computer is asked"
        await self.table.answer(who, self.state.deal, self.table.question_number, written)
        return written

    async def answer_anything(self) -> None:
        """Let the person who is asked give any legal answer."""
        question = self.driver.question
        assert question is not None
        await self.answer(question.write(self.rng.choice(question.answers)))

    async def wait(self, seconds: float) -> None:
        """Let time pass; timers fire in order, each at its moment."""
        until = self.clock.time + seconds
        while (waiting := self.clock.waiting) and waiting[0].when <= until:
            self.clock.fire(waiting[0])
            await self.settle()
        self.clock.time = until

    async def settle(self) -> None:
        """Let everything that a timer has started finish, including computers' thinking."""
        for table in list(self.tables):
            while (work := table._timer.work) and not work.done():
                await work
                if thought := table._scheduler._computers._thought:
                    await asyncio.wait([thought])

    async def next_thing(self) -> None:
        """Advance to the next timer."""
        timer = self.clock.waiting[0]
        await self.wait(max(0.0, timer.when - self.clock.time))

    async def finish_deal(self) -> None:
        """Play the deal to its end, with any answers."""
        deal = self.state.deal
        while self.state.phase == "playing" and self.state.deal == deal:
            if self.asked is None or (self.table.asked_seat and self.table.asked_seat.away):
                await self.next_thing()
            else:
                await self.answer_anything()

    async def play_deal(self) -> None:
        """Begin the next deal and play it to its end."""
        if self.state.phase == "lobby":
            await self.start()
        else:
            await self.wait(self.timings.pause)
        await self.finish_deal()

    async def twin(self, **given: Any) -> Room:
        """Let another process continue with the same journal at the same moment, while this one lives."""
        again = replace(self, **given)
        await again.tables.resume(again.ours)
        again._table = next((table for table in again.tables if table.id == self.table.id), None)
        return again

    async def restart(self, **given: Any) -> Room:
        """Let the process die and another one continue."""
        self.tables.rest()
        return await self.twin(**given)

    def seat(self, user: int) -> Seat:
        seat = self.state.seat_of(user)
        assert seat is not None, f"{NAMES[user]} does not sit here"
        return seat


async def opened(people: int = 3, computers: int = 0, *, room: Room | None = None, **opening: Any) -> Room:
    """Open a table as `Room.open` does."""
    room = room or Room()
    await room.open(people, computers, **opening)
    return room


async def begun(people: int = 3, computers: int = 0, *, room: Room | None = None, **opening: Any) -> Room:
    """Open a table as `Room.open` does, begin its first deal, and hear all that is said of it until then."""
    room = await opened(people, computers, room=room, **opening)
    await room.start()
    room.reader.heard()
    return room


async def refusal(work: Any) -> Refused:
    """Await work that must be refused, and return the refusal."""
    try:
        await work
    except Refused as refused:
        return refused
    raise AssertionError("nothing was refused")
