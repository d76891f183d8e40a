"""Evenings spanning many tables: starts rounds, opens tables, records results, and keeps the board up to date.

All state is in the storage, none in memory: each step reads the evening's progress, does what is missing and saves it.
Thus an evening continues after any restart.
"""

import asyncio
import logging
import math
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Final

import discord

from bot.discord_io.payloads import TROUBLE
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import InChannel
from bot.display.worker import UNKNOWN_CHANNEL
from bot.evenings.actions import EveningActions
from bot.evenings.boards import BOARD_SECONDS, Boards, look_seconds
from bot.evenings.pars import Pars, RoundPars
from bot.evenings.tables import EveningServices, RoundTables, place_of
from bot.language import Texts
from bot.operations.background import daily
from bot.panels.evenings.board import check_in, time_is_up
from bot.panels.evenings.results import announcement
from game.core.errors import Refused
from game.evenings.evening import CHECK_IN_SECONDS, Evening
from game.evenings.parts import RoundTable
from game.evenings.round_time import SEEN_SECONDS, hurried, seen, shifted
from game.evenings.tables import brought_home, evening_of
from game.table.ports import Notice, Timer, Timings
from game.table.table import Table
from game.table.upkeep import Activity, Means, Pauses, Tasks, Upkeep
from storage.problems import StorageProblem

log = logging.getLogger(__name__)
HURRY_SECONDS: Final = 15
AGAIN_SECONDS: Final = 5.0
LONGEST_PAUSE: Final = 60.0
UNSEEN_SECONDS: Final = 0.5
"""How long to wait for the last messages in a thread before it is archived."""


class EveningHost:
    """Runs the evenings of this process's servers.

    `pars` compares rounds with others; between board updates is the pause of `timings`, capped at `BOARD_SECONDS`.
    `actions` are what people do; `hurry` is the number of seconds allowed per answer once a round's time is up.
    """

    def __init__(self, shared: EveningServices, pars: Pars, timings: Timings) -> None:
        self._shared = shared
        self._pars = pars
        self._store = shared.store
        self._sender = shared.display.sender
        self._clock = shared.display.sender.clock
        self._round_tables = RoundTables(shared)
        self._boards = Boards(self._round_tables, shared)
        self.hurry = HURRY_SECONDS
        self._pause = min(BOARD_SECONDS, timings.pause)
        self._farewell = timings.farewell
        self.actions = EveningActions(shared, self._round_tables, timings.walk, self.stir)
        self._upkeep: dict[str, Upkeep] = {}
        self._put_away_at: dict[tuple[str, int], float] = {}
        self._wakings: dict[str, tuple[float, Timer]] = {}
        self._tasks = Tasks()
        self._round_pars = RoundPars(pars, self._clock, self._tasks, self.actions.change, self.stir)
        self._open = False

    # lifecycle

    async def open(self, ours: Callable[[int], bool]) -> None:
        """Resume every evening of our servers, once their tables are loaded."""
        self._open = True
        for evening in await self._store.live(ours):
            self.stir(evening.id)
        renew = partial(self._round_pars.renew, ours)
        self._tasks.start(daily(renew, "rounds' pars of earlier versions are played anew later"))

    async def clock_was_set(self, seconds: float, ours: Callable[[int], bool]) -> None:
        """Let running rounds last as long as ever, and start planned evenings by the clock as it now goes."""
        for _, timer in self._wakings.values():
            timer.cancel()
        self._wakings.clear()
        for evening in await self._store.live(ours):
            await self.actions.change(evening.id, lambda now: shifted(now, seconds))

    async def finish(self) -> None:
        """Start nothing more, because the process is ending; the next start does what is missing."""
        self._open = False
        self._tasks.cancel()
        await self._tasks.ended()

    def changed(self, table: Table, notice: Notice) -> None:
        """Update an evening when one of its tables has begun a deal or is over."""
        if notice in {"deal", "session_over"} and (evening := evening_of(table.state)):
            self.stir(evening)

    def look(self, evening: str) -> None:
        """Have an evening's board posted again if it is gone."""
        self._boards.look(evening)
        self.stir(evening)

    def stir(self, evening: str) -> None:
        """Update an evening soon."""
        if evening not in self._upkeep:
            self._upkeep[evening] = self._new_upkeep(evening)
        self._upkeep[evening].begin()

    def _wake(self, evening: str, when: float) -> None:
        """Update an evening at a time of the machine's clock, unless that happens earlier; then what is due follows."""
        earlier, timer = self._wakings.get(evening, (math.inf, None))
        if earlier <= when:
            return
        if timer:
            timer.cancel()
        self._wakings[evening] = when, self._clock.call_at(when - self._clock.ahead, lambda: self._woken(evening))

    def _woken(self, evening: str) -> None:
        del self._wakings[evening]
        self.stir(evening)

    def _new_upkeep(self, evening: str) -> Upkeep:
        """Return the loop that updates an evening; it is dropped when there is nothing more to do."""

        async def update() -> None:
            await self._bring_up_to_date(evening)
            await asyncio.sleep(self._pause)

        def ended() -> None:
            if self._upkeep[evening].activity is Activity.RESTING:
                del self._upkeep[evening]

        means = Means(self._clock, self._tasks, lambda: self._open)
        return Upkeep(update, ended, Pauses(AGAIN_SECONDS, LONGEST_PAUSE), means)

    # showing

    def board(self, evening: Evening, texts: Texts | None = None) -> Surface:
        """Return the public board of an evening."""
        return self._boards.surface(evening, texts)

    # updates

    async def _bring_up_to_date(self, evening: str) -> None:
        try:
            async with self.actions.exclusive(evening):
                now = await self._step(await self._store.find(evening))
            self._round_pars.begin(now)
            await self._show(now)
            if now.live:
                self._wake(evening, self._shared.now + look_seconds(now))
            self._upkeep[evening].pauses.start_over()
            if now.complete:
                self._boards.forget(evening)
        except (Refused, StorageProblem, *TROUBLE) as error:
            if isinstance(error, Refused) and error.key == "evening-gone":  # its server has been erased
                self._boards.forget(evening)
                return
            log.warning("evening %s goes on later: %s", evening, error)
            self._upkeep[evening].pause()
        except Exception:
            log.exception("evening %s could not go on", evening)
            self._upkeep[evening].pause()

    async def _step(self, evening: Evening) -> Evening:
        """Do what is missing: open tables, record finished ones, pause them, hurry them, close them."""
        for table in evening.rounds[-1].tables if evening.rounds else ():
            if evening.phase == "cancelled" or (evening.rounds[-1].void and not table.done):
                await self._round_tables.close(evening, table)
            if evening.live and not table.done:
                evening = await self._attend(evening, table)
        for number, played in enumerate(evening.rounds, start=1):
            if played.commitment and played.done and not played.void and played.compared is None:
                compared = await self._pars.compare(evening, number, self._shared.texts(evening))
                evening = await self._store.change(evening.with_round(number, compared=compared))
        evening = await self._keep_time(await self._check_in(await self._boards.keep_event(evening)))
        return await self._put_away(evening)

    async def _put_away(self, evening: Evening) -> Evening:
        """Archive the threads of rounds that are over, after the time that people have to look at what they show."""
        for number in evening.left_open:
            if (evening.id, number) not in self._put_away_at:
                self._put_away_at[evening.id, number] = self._clock.now() + self._farewell
                self._shared.coordinator.answers.deal_over(evening.channel)
            unseen = any(self._shared.coordinator.shown(table.table) for table in evening.rounds[number - 1].tables)
            rest = max(self._put_away_at[evening.id, number] - self._clock.now(), unseen * UNSEEN_SECONDS)
            if rest > 0:
                self._wake(evening.id, self._shared.now + rest)
                continue
            await self._round_tables.put_away(evening, number)
            evening = await self._store.change(evening.with_round(number, put_away=True))
            del self._put_away_at[evening.id, number]
        return evening

    async def _check_in(self, evening: Evening) -> Evening:
        """Call people to check in a few minutes before the start; the call is deleted when the first round begins."""
        at, place = evening.plan.at, place_of(evening)
        if evening.call and evening.phase != "signing":
            with suppress(*TROUBLE):
                await self._sender.take_request()
                await self._sender.delete(InChannel(place, evening.call))
            return await self._store.change(evening.replace(call=0))
        if at is None or evening.phase != "signing" or evening.checking:
            return evening
        if self._shared.now < at - CHECK_IN_SECONDS:
            self._wake(evening.id, at - CHECK_IN_SECONDS)
            return evening
        evening = await self._store.change(evening.replace(checking=True))
        users = [guest.user for guest in evening.coming("comes")]
        if not users:
            return evening
        surface = check_in(evening, users, self._shared.texts(evening))
        with suppress(*TROUBLE):  # the board shows it too
            sent = await self._shared.call(place, surface, users)
            return await self._store.change(evening.replace(call=sent.message))
        return evening

    async def _attend(self, evening: Evening, table: RoundTable) -> Evening:
        if not table.table and evening.rounds[-1].void:
            return await self._store.change(evening.with_table(table.model_copy(update={"done": True})))
        if not table.table:
            opened = await self._round_tables.bring_up(evening, table)
            await self._boards.edit_meanwhile(opened)
            return opened
        with suppress(Refused):  # its session is over, or ends meanwhile, which is reported separately
            await self._round_tables.steer(evening, table, self.hurry)
            return evening
        state = await self._store.ended(table.table)
        if state is None:
            return evening
        course = await self._store.course(table.table, self._shared.catalogue)
        done = brought_home(table, state, self._shared.ruleset(evening), course.here)
        return await self._store.change(evening.with_table(done.replace(lists=course.lists if done.results else ())))

    async def _keep_time(self, evening: Evening) -> Evening:
        """Hurry everyone once the round's time is up, and schedule a check for then."""
        evening = await self._see(evening)
        played = evening.round
        if played is None or played.ends is None or played.hurried or evening.paused_at is not None:
            return evening
        if self._shared.now < played.ends:
            self._wake(evening.id, played.ends)
            return evening
        evening = await self._store.change(hurried(evening))
        for table in played.tables:
            if not table.done:
                await self._round_tables.post(evening, table, time_is_up(self.hurry, self._shared.texts(evening)))
        self.stir(evening.id)
        return evening

    async def _see(self, evening: Evening) -> Evening:
        """Note that a round with a time limit goes on, and again soon."""
        noted = seen(evening, self._shared.now)
        if noted.round and noted.round.ends is not None:
            self._wake(evening.id, self._shared.now + SEEN_SECONDS)
        return evening if noted is evening else await self._store.change(noted)

    # showing

    async def _show(self, evening: Evening) -> None:
        """Update the board, and announce the end of the evening once; if its channel is gone, the evening is over."""
        try:
            evening = await self._write_board(evening)
            if not evening.live and not evening.shown:
                surface = announcement(evening, self._shared.texts(evening))
                await self._shared.post(evening, surface, f"{evening.id}-end")
                await self.actions.change(evening.id, lambda now: now.replace(shown=True))
        except discord.NotFound as error:
            if error.code != UNKNOWN_CHANNEL:
                raise
            await self._step(evening.replace(phase="cancelled"))
            await self.actions.change(evening.id, lambda now: now.replace(phase="cancelled", shown=True))

    async def _write_board(self, evening: Evening) -> Evening:
        if await self._boards.edit(evening):
            return evening
        sent = await self._shared.post(evening, await self._boards.drawn(evening), f"{evening.id}-{evening.version}")
        return await self.actions.posted(evening.id, sent.message)
