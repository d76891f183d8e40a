"""A worker for each table: when a pass of updates starts, and how a failed one is retried."""

import logging
from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

import discord

from bot import tracing
from bot.discord_io.payloads import THREAD_ARCHIVED, TROUBLE
from bot.display.reconciler import bring_up_to_date
from bot.display.table_display import TableDisplay
from game.core.errors import Refused
from game.evenings.tables import evening_of
from game.table.upkeep import Activity, Means, Pauses, Upkeep

log = logging.getLogger(__name__)

AGAIN_SECONDS: Final = 5.0
FORBIDDEN_SECONDS: Final = 30.0
LONGEST_PAUSE: Final = 300.0
UNKNOWN_CHANNEL: Final = 10003
THREAD_LOCKED: Final = 160005
LEFT: Final = {UNKNOWN_CHANNEL: "channel-gone", THREAD_LOCKED: "thread-locked"}
"""Why a session is closed when its channel can no longer be written to, by Discord's error code."""


class Worker:
    """Updates one table's messages, a pass at a time, until it is at rest; calls `leave` when it is done."""

    def __init__(self, display: TableDisplay, means: Means, leave: Callable[[], None], *, held: bool = False) -> None:
        self.display = display
        self._leave = leave
        self._upkeep = Upkeep(self._pass, self._leave_if_done, Pauses(AGAIN_SECONDS, LONGEST_PAUSE), means)
        if held:
            self._upkeep.hold()
        self._cause = tracing.here()
        self._unexpected = ""
        self._mending = False
        display.turn.wake, display.hands.place.wake = self._go_on, self._write_hands

    @property
    def activity(self) -> Activity:
        """What it is doing."""
        return self._upkeep.activity

    # triggers

    def stir(self) -> None:
        """Start a pass because the table has changed; what failed before may succeed now."""
        if self.activity is Activity.DUE:
            self.display.shared.metrics.coalesced.inc()
        self._upkeep.pauses.start_over()
        self._begin()

    def wake(self) -> None:
        """Start a pass if there is something to do, for instance after the answer to a press."""
        if not self.display.at_rest:
            self._begin()

    def _go_on(self) -> None:
        """Do what had to wait for its turn, as part of the press that it is done for."""
        if not self.display.at_rest:
            self._upkeep.begin()

    def _write_hands(self) -> None:
        """Write hands that have waited, unless a pause goes on, after which they are written too."""
        if self.activity is not Activity.PAUSED:
            self._go_on()

    @contextmanager
    def held_back(self) -> Generator[None]:
        """Hold passes back while a press is being answered, since the answer itself shows the change."""
        try:
            with self._upkeep.held_back():
                yield
        finally:
            self.wake()

    def _begin(self) -> None:
        self._cause = tracing.here()
        self._upkeep.begin()

    # passes

    def _leave_if_done(self) -> None:
        if self.display.finished and self.activity is Activity.RESTING and not self.display.turn.waits:
            self._leave()

    async def _pass(self) -> None:
        try:
            with tracing.part("round", self._cause):
                await bring_up_to_date(self.display)
        except TROUBLE as error:
            await self._meet(error)
        except Exception as error:  # noqa: BLE001 - a table that cannot be shown must not stop the others
            self._report(error)
            self._upkeep.pause(FORBIDDEN_SECONDS)
        else:
            self._succeed()

    def _succeed(self) -> None:
        self.display.table.see(seen=True)
        self._upkeep.pauses.start_over()
        self._unexpected, self._mending = "", False
        if not (self.display.at_rest or self.display.turn.waits):
            self._upkeep.activity = Activity.DUE

    async def _meet(self, error: Exception) -> None:
        table = self.display.table
        code = error.code if isinstance(error, discord.HTTPException) else 0
        if code == THREAD_LOCKED and evening_of(table.state) and not self._mending:
            self._mending = True
            await self._revive(locked=True)
        elif code in LEFT and not table.over:
            await self._leave_channel(LEFT[code])
        elif code == UNKNOWN_CHANNEL:
            self._leave_for_good()
        elif code == THREAD_ARCHIVED:
            await self._revive(locked=False)
        elif isinstance(error, discord.Forbidden):
            log.warning("table %s cannot be shown: %s", table.id, error.code)
            table.see(seen=self.display.is_current)
            if table.over:
                self._give_up()
            else:
                self._upkeep.pause(FORBIDDEN_SECONDS)
        elif self.display.shared.mended(error) and not self._mending:
            self._mending = True
            self._upkeep.activity = Activity.DUE
        else:
            log.warning("table %s is shown later: %s", table.id, named(error))
            self._upkeep.pause()

    def _report(self, error: Exception) -> None:
        """Log an unexpected error in full once, and repeats of it only briefly."""
        kind = type(error).__name__
        if kind == self._unexpected:
            log.error("table %s could still not be shown: %s", self.display.table.id, kind)
        else:
            log.error("table %s could not be shown", self.display.table.id, exc_info=error)
        self._unexpected = kind

    async def _revive(self, *, locked: bool) -> None:
        """Unarchive or unlock the table's thread, and continue; that of an evening is needed until its round ends."""
        try:
            await self.display.shared.sender.reopen(self.display.posts.place, locked=locked)
        except TROUBLE as error:
            log.warning("the thread of table %s stays shut: %s", self.display.table.id, named(error))
            self._upkeep.pause(FORBIDDEN_SECONDS)
        else:
            self._upkeep.activity = Activity.DUE

    async def _leave_channel(self, why: str) -> None:
        """Close a table whose channel can no longer be written to; the ledger stays correct."""
        table = self.display.table
        try:
            await table.close(why)
        except Refused as refused:
            log.warning("table %s was not closed: %s", table.id, refused)
            self._upkeep.pause()
        else:
            self._leave_for_good()

    def _leave_for_good(self) -> None:
        self.display.posts.remember("panel", None)
        self._give_up()

    def _give_up(self) -> None:
        self._upkeep.activity = Activity.RESTING
        self._leave()


def named(error: Exception) -> str:
    """Describe an error for the log; many connection errors have no message of their own."""
    return f"{type(error).__name__}: {error}".removesuffix(": ")
