"""A table as the journal keeps it: every change is checked, made in memory, committed, and only then told.

What could not be committed has not happened: memory goes back to what was written last.
"""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Protocol

from game.computer import Player
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused
from game.core.rulesets import Catalogue, Ruleset
from game.core.shuffle import Seal
from game.table.ports import (
    AnswerRow,
    Clock,
    DealEnd,
    DealRow,
    Entry,
    Journal,
    JournalError,
    Notice,
    Pace,
    Posting,
    SavedTable,
)
from game.table.state import Seat, TableState

log = logging.getLogger(__name__)


class Listener(Protocol):
    """Whoever shows tables to people; must return at once."""

    def changed(self, table: Kept, notice: Notice) -> None:
        """Be told that a table has changed, after the change was committed."""
        ...


@dataclass(frozen=True, slots=True)
class Surroundings:
    """What all tables share."""

    catalogue: Catalogue
    journal: Journal
    clock: Clock
    listener: Listener
    player: Player
    pace: Pace


class Kept(ABC):
    """The state of a table and of its running deal, in memory and in the journal."""

    __slots__ = ("_around", "_lock", "_stale", "_told", "driver", "state", "version")

    def __init__(self, state: TableState, version: int, around: Surroundings) -> None:
        self.state = state
        self.version = version
        self.driver: Driver | None = None
        self._around = around
        self._lock = asyncio.Lock()
        self._stale = False
        self._told: tuple[int, int, int] | None = None

    # reading

    @property
    def id(self) -> str:
        """The table's name in custom_ids and in the journal."""
        return self.state.table

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The rules that are played."""
        return self._around.catalogue.find(self.state.ruleset)

    @property
    def over(self) -> bool:
        """Whether the session has ended."""
        return self.state.phase == "over"

    @property
    def question_number(self) -> int:
        """The number of the open question in its deal, from 0."""
        return len(self.driver.answered) if self.driver else 0

    @property
    def asked_seat(self) -> Seat | None:
        """The seat that is asked, as it is now."""
        if self.state.phase != "playing" or self.driver is None or self.driver.question is None:
            return None
        then = self.state.playing[self.driver.seat]
        return self.state.by_id(then.id) or then

    def deal_seat(self, user: int) -> int | None:
        """Give a person's seat in the last deal, in the deal's own numbers, or `None`."""
        return next((number for number, seat in enumerate(self.state.playing) if seat.user == user), None)

    async def settled(self) -> None:
        """Wait until no change is under way: what can be read then, without waiting again, is written."""
        async with self._lock:
            pass

    # what the parts above do

    @abstractmethod
    def _publish(self, notice: Notice) -> None:
        """Tell of what was committed."""

    @abstractmethod
    async def _heal(self) -> None:
        """Commit what follows from a state that was read back: a deal that cannot go on is void."""

    # one change at a time

    @asynccontextmanager
    async def _turn(self) -> AsyncGenerator[None]:
        """Wait for one's turn to change the table; reads it back first if a commit failed."""
        async with self._lock:
            if self._stale:
                await self._read_back()
            if self.over:
                raise Refused("session-over")
            yield

    async def _read_back(self) -> None:
        try:
            saved = await self._around.journal.saved(self.id)
        except JournalError as error:
            raise Refused("database-refuses") from error
        if saved is None:
            raise Refused("session-over")
        await self._take_over(saved)

    async def _take_over(self, saved: SavedTable) -> None:
        """Take over what is written, and tell it if it is something else than what was told last."""
        self._load(saved)
        await self._heal()
        self._stale = False
        if self._standing() != self._told:
            self._publish(self._notice())

    def _standing(self) -> tuple[int, int, int]:
        return self.version, self.state.deal, self.question_number

    def _notice(self) -> Notice:
        """Name what has to be shown of a table that may have changed in any way since it was told of last."""
        if self.over:
            return "session_over"
        if self.state.phase != "playing":
            return "seats"
        return "question" if self._told and self._told[1] == self.state.deal else "deal"

    def _load(self, saved: SavedTable) -> None:
        self.state = TableState.model_validate_json(saved.state)
        self.version = saved.version
        self.driver = self._replayed(saved)

    def _replayed(self, saved: SavedTable) -> Driver | None:
        if saved.deal is None or saved.void:
            return None
        try:
            driver = Driver(self._setup(saved.deal))
            driver.digest()
            for row in saved.answers:
                driver.answer_text(row.answer)
                if driver.digest() != row.digest:
                    raise BrokenRules(f"answer {row.number} has other consequences than it had")
        except Exception:
            log.exception("table %s: deal %s cannot be replayed", saved.table, saved.deal.number)
            return None
        return driver

    def _setup(self, row: DealRow) -> Setup:
        ruleset = self._around.catalogue.find(row.ruleset)
        if ruleset.revision != row.revision:
            raise BrokenRules(f"the deal was begun under revision {row.revision} of {ruleset.id}")
        options = ruleset.choose(row.options)
        return Setup(ruleset, options, row.number, row.dealer, row.before, Seal(row.secret, row.cut), row.carry)

    # writing

    async def _commit(
        self,
        state: TableState | None,
        *,
        begun: DealRow | None = None,
        answer: AnswerRow | None = None,
        ended: DealEnd | None = None,
        postings: Sequence[Posting] = (),
        closed: bool = False,
    ) -> None:
        """Write, and only then take over the new state; raises `Refused("database-refuses")` if it is not written."""
        text = None if state is None else state.model_dump_json()
        place = (self.id, self.state.server, self.state.channel)
        entry = Entry(*place, self.version, text, begun, answer, ended, postings, closed)
        try:
            await self._around.journal.commit(entry)
        except JournalError as error:
            log.warning("table %s was not written: %s", self.id, error)
            await self._settle_doubt(entry)
        if state is not None:
            self.state = state
            self.version = entry.version + 1

    async def _settle_doubt(self, entry: Entry) -> None:
        """Find out what became of a commit that failed: go on if it was written after all, refuse if not."""
        self._stale = True
        try:
            saved = await self._around.journal.saved(self.id)
        except JournalError as error:
            raise Refused("database-refuses") from error
        if saved is None or not _holds(saved, entry):
            raise Refused("database-refuses")
        self._stale = False

    def _wind_back(self, driver: Driver, answers: int) -> None:
        """Undo in memory what a deal has come to since so many answers, because it is not written."""
        if self.driver is driver:
            self.driver = replay(driver.setup, [asked.answer for asked in driver.answered[:answers]])
            self.driver.digest()


def _holds(saved: SavedTable, entry: Entry) -> bool:
    """Tell whether a saved table already contains what an entry writes."""
    state_written = entry.state is None or (saved.version == entry.version + 1 and saved.state == entry.state)
    answer_written = entry.answer is None or (
        saved.deal is not None
        and saved.deal.number == entry.answer.deal
        and len(saved.answers) > entry.answer.number
        and saved.answers[entry.answer.number].digest == entry.answer.digest
    )
    return state_written and answer_written
