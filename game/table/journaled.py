"""A table with its journal: a change is committed, then applied in memory, then announced.

A change that cannot be committed has not happened: memory reverts to the last written state. One change is made at a
time: each waits for its turn, and starts from the written state.
"""

import asyncio
import logging
from abc import ABC, abstractmethod
from collections.abc import AsyncGenerator, Callable, Generator, Sequence
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass, replace
from typing import Any

from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused, ScriptBroke, log_fault, script_runs
from game.core.options import Options
from game.core.rulesets import Catalogue, Ruleset
from game.core.shuffle import Seal
from game.table.lineup import with_absences
from game.table.ports import (
    AnswerRow,
    DealEnd,
    DealRow,
    Entry,
    Incident,
    Journal,
    JournalError,
    Notice,
    Posting,
    SavedTable,
)
from game.table.saved_state import lost_ruleset
from game.table.seat import Seat
from game.table.state import TableState
from game.table.turn_timer import TROUBLE

log = logging.getLogger(__name__)


def setup_of(row: DealRow, catalogue: Catalogue) -> Setup:
    """Return the setup of a deal; raises `Refused` or `BrokenRules` if its rules have changed since."""
    ruleset = catalogue.find(row.ruleset)
    if ruleset.revision != row.revision:
        raise BrokenRules(f"the deal was begun under revision {row.revision} of {ruleset.id}")
    seal, options = Seal(row.secret, row.cut), ruleset.choose(row.options)
    return Setup(ruleset, options, row.number, row.dealer, row.before, seal, row.carry, row.tallies, row.source)


def replayed(deal: DealRow, answers: Sequence[AnswerRow], catalogue: Catalogue) -> Driver:
    """Replay a deal as far as it was played; raises `ScriptBroke` if it does not come out as it did."""
    with script_runs():
        driver = Driver(setup_of(deal, catalogue))
    driver.digest()
    for row in answers:
        with script_runs():
            driver.answer_text(row.answer)
        if driver.digest() != row.digest:
            raise ScriptBroke(f"answer {row.number} has other consequences than it had")
    return driver


async def written(journal: Journal, table: str) -> SavedTable | None:
    """Read a table back; raises `Refused("database-refuses")`."""
    try:
        return await journal.saved(table)
    except JournalError as error:
        raise Refused("database-refuses") from error


@dataclass(frozen=True, slots=True)
class Change:
    """One atomic change of a table: the notice, `None` if nobody is told, the new state, and rows of the journal.

    `driver` runs the deal that is `begun`. A deal that is `ended` without a record is void, and its driver is dropped.
    """

    notice: Notice | None
    state: TableState | None = None
    begun: DealRow | None = None
    driver: Driver | None = None
    answer: AnswerRow | None = None
    ended: DealEnd | None = None
    postings: Sequence[Posting] = ()
    closed: bool = False


class JournaledTable(ABC):
    """The state of a table and of its running deal, in memory and in the journal, and the turns in which it changes.

    While `in_doubt`, memory and journal may differ, and the table must be read back before any change.
    """

    __slots__ = ("_count", "_journal", "_lock", "catalogue", "driver", "in_doubt", "state", "today", "version")

    def __init__(
        self,
        state: TableState,
        version: int,
        journal: Journal,
        catalogue: Catalogue,
        count: Callable[[Incident], None],
        today: Callable[[], float],
    ) -> None:
        """Wrap a written table; `count` counts incidents, `today` returns the time of the machine's clock."""
        self.state = state
        """The last written state: the seats and results of the session."""
        self.version = version
        """The number of times the state has been written."""
        self.driver: Driver | None = None
        """The running or last deal; `None` before the first one, and after a void one."""
        self.catalogue = catalogue
        self.in_doubt = False
        self.today = today
        self._journal = journal
        self._count = count
        self._lock = asyncio.Lock()

    @abstractmethod
    def _committed(self, notice: Notice) -> None:
        """Announce a committed change."""

    @abstractmethod
    async def _reconcile(self) -> None:
        """Commit and announce the consequences of a state that was read back."""

    # reading

    @property
    def id(self) -> str:
        """The table's name in custom_ids and in the journal."""
        return self.state.table

    @property
    def ruleset(self) -> Ruleset[Any]:
        """The ruleset; a stand-in if an upgrade has removed it."""
        try:
            return self.catalogue.find(self.state.terms.ruleset)
        except Refused:
            return lost_ruleset(self.state.terms.ruleset)

    @property
    def known_options(self) -> Options | None:
        """The house rules of the next deal; `None` if an upgrade has removed the ruleset or one of its options."""
        try:
            return self.catalogue.find(self.state.terms.ruleset).choose(self.state.terms.options)
        except Refused:
            return None

    @property
    def question_number(self) -> int:
        """The number of the open question in its deal, from 0; it only grows, also when an answer is taken back."""
        return self.driver.number if self.driver else 0

    @property
    def asked_seat(self) -> Seat | None:
        """The current state of the seat to act."""
        if self.state.phase != "playing" or self.driver is None or self.driver.question is None:
            return None
        then = self.state.playing[self.driver.seat]
        return self.state.by_id(then.id) or then

    def deal_seat(self, user: int) -> int | None:
        """Return a person's seat in the last deal, in the deal's own numbering, or `None`."""
        return next((number for number, seat in enumerate(self.state.playing) if seat.user == user), None)

    @property
    def moment(self) -> tuple[int, int, int]:
        """The version, deal and question, which together identify a moment of the session."""
        return self.version, self.state.deal, self.question_number

    # reading back

    async def _take_over(self, saved: SavedTable | None) -> None:
        """Continue from the written state; raises `Refused("session-over")` if there is none."""
        if saved is None:
            raise Refused("session-over")
        self.state = TableState.model_validate_json(saved.state)
        self.version, self.driver = saved.version, None
        self.driver = self._replayed(saved)
        await self._reconcile()
        self.in_doubt = False

    def _replayed(self, saved: SavedTable) -> Driver | None:
        """Replay the running or last deal; `None` if there is none, or if it is void or does not replay."""
        if saved.deal is None or saved.void:
            return None
        try:
            return replayed(saved.deal, saved.answers, self.catalogue)
        except ScriptBroke as broke:
            log_fault(log, self.id, f"deal {saved.deal.number} cannot be replayed", broke)
            return None

    def wind_back(self, driver: Driver, answers: int) -> None:
        """Replay a deal up to a number of answers, because later ones were not written."""
        if self.driver is driver:
            self.driver = replay(driver.setup, [asked.answer for asked in driver.answered[:answers]])

    # writing

    async def change(self, state: TableState, notice: Notice = "seats") -> None:
        """Write another state and announce it; raises what `commit` raises."""
        await self.commit(Change(notice, state))

    async def commit(self, change: Change) -> None:
        """Write a change, apply it, announce it; raises `Refused("database-refuses")` if it cannot be written."""
        if change.state is not None:
            change = replace(change, state=with_absences(change.state, self.today()))
        entry = self._entry(change)
        try:
            await self._journal.commit(entry)
        except JournalError as error:
            log.warning("table %s was not written: %s", self.id, error)
            await self._find_out(entry)
        if change.state is not None:
            self.state = change.state
            self.version = entry.version + 1
        if change.driver or (change.ended and change.ended.record is None):
            self.driver = change.driver
        if change.notice:
            self._committed(change.notice)

    def _entry(self, change: Change) -> Entry:
        return Entry(
            table=self.id,
            server=self.state.server,
            channel=self.state.channel,
            version=self.version,
            state=change.state and change.state.model_dump_json(),
            people=change.state.names if change.state else (),
            begun=change.begun,
            answer=change.answer,
            ended=change.ended,
            postings=change.postings,
            closed=change.closed,
        )

    async def _find_out(self, entry: Entry) -> None:
        """Read back after a failed commit: continue if it was written after all, else refuse."""
        self.in_doubt = True
        saved = await written(self._journal, self.id)
        if saved is None or not _holds(saved, entry):
            raise Refused("database-refuses")
        self.in_doubt = False

    # turns

    @property
    def is_changing(self) -> bool:
        """Whether a change is in progress."""
        return self._lock.locked()

    async def wait_until_written(self) -> None:
        """Wait until no change is in progress: until the next `await`, the table is as written."""
        async with self._lock:
            pass

    @asynccontextmanager
    async def exclusive(self) -> AsyncGenerator[None]:
        """Wait for a turn, reading back first if in doubt; raises `Refused`, also if the session is over."""
        async with self._lock:
            with self._troubles():
                if self.in_doubt:
                    await self._take_over(await written(self._journal, self.id))
                if self.state.phase == "over":
                    raise Refused("session-over")
                yield

    async def resume_from(self, saved: SavedTable) -> None:
        """Begin with a written state; raises `Refused` if that fails, and the next turn retries."""
        async with self._lock:
            self.in_doubt = True
            with self._troubles():
                await self._take_over(saved)

    @contextmanager
    def _troubles(self) -> Generator[None]:
        """Turn an internal fault into a refusal: nothing has changed, and the next turn reads back."""
        try:
            yield
        except Refused:
            raise
        except asyncio.CancelledError:
            self.in_doubt = True
            raise
        except Exception as error:  # noqa: BLE001 - the table goes on after any error
            self.in_doubt = True
            log_fault(log, self.id, "a fault of ours", error)
            self._count("fault")
            raise Refused(TROUBLE) from None


def _holds(saved: SavedTable, entry: Entry) -> bool:
    state_written = entry.state is None or (saved.version == entry.version + 1 and saved.state == entry.state)
    answer_written = entry.answer is None or (
        saved.deal is not None
        and saved.deal.number == entry.answer.deal
        and len(saved.answers) > entry.answer.number
        and saved.answers[entry.answer.number].digest == entry.answer.digest
    )
    return state_written and answer_written
