"""The entry point of changes: tables report them here, and their workers bring all messages up to date.

A table's target and displayed state live in its `TableDisplay`. A change sets the target; the table's worker then
rewrites every message that shows something else.
"""

from collections.abc import Callable, Generator
from contextlib import contextmanager
from typing import Final

from bot.discord_io.payloads import TROUBLE
from bot.display.display_services import DisplayServices
from bot.display.losses import stop_losers
from bot.display.own_threads import OwnThreads
from bot.display.table_display import TableDisplay
from bot.display.worker import Worker
from bot.interactions.private_answers import PrivateAnswers
from game.core.errors import Refused
from game.table.ports import Notice
from game.table.table import Table
from game.table.upkeep import Means

UNSHOWN_SECONDS: Final = 2.0
"""Extra time for a trick to be shown if Discord is slow."""


class Coordinator:
    """Shows tables to people; implements `game.table.table.Listener`. `shared` are the means of all displays.

    `ours` returns whether this process shows a server's tables, `certain` whether it can be sure of that.
    """

    LOOK_SECONDS: Final = 5.0

    def __init__(
        self,
        shared: DisplayServices,
        answers: PrivateAnswers,
        threads: OwnThreads,
        *,
        ours: Callable[[int], bool] = lambda _: True,
        certain: Callable[[], bool] = lambda: True,
    ) -> None:
        self.shared = shared
        self.answers = answers
        self._threads = threads
        self._ours = ours
        self._certain = certain
        self._clock = shared.sender.clock
        self._workers: dict[str, Worker] = {}
        self._opening: list[int] = []
        self._open = False
        self._means = Means(self._clock, shared.tasks, self._sends, shared.metrics.retries.inc)

    async def open(self) -> None:
        """Start sending; until then changes are only recorded. Messages left behind by the last run are replaced."""
        self._open = True
        for worker in list(self._workers.values()):
            display = worker.display
            display.resumed = display.table.state.deal
            display.take_up(await self.shared.shown.shown(display.table.id), complete=False)
            worker.wake()

    def _sends(self) -> bool:
        return self._open and self._certain()

    async def look(self) -> None:
        """Look for the messages of tables that have stood still for some time, as somebody may have deleted them."""
        for worker in list(self._workers.values()):
            if worker.display.burial.stand_still(self._clock.now()):
                worker.wake()

    def go_on(self) -> None:
        """Send what was held back while this process might not show the tables, or what settings have changed."""
        for worker in self._workers.values():
            worker.wake()

    def changed(self, table: Table, notice: Notice) -> None:
        """Handle a table's change and have it shown; tables of other processes are ignored."""
        if not self._ours(table.state.server):
            return
        if notice in {"deal_over", "session_over"}:
            self.answers.deal_over(table.state.channel)
        worker = self.worker(table)
        tricks = worker.display.tricks
        lay = tricks.deal, tricks.lying
        worker.display.take_notice(notice)
        worker.display.burial.changed(self._clock.now())
        self._bring_into_sight(worker)
        worker.stir()
        if notice == "deal_over":
            self.shared.tasks.start(stop_losers(table, self.shared.preferences))
        if tricks.lying and (tricks.deal, tricks.lying) != lay:
            self._let_lie(worker)

    def _bring_into_sight(self, worker: Worker) -> None:
        """Send the hand of the player to act below what else they were shown, such as the ledger, since it came."""
        table, asked = worker.display.table, worker.display.table.asked_seat
        if asked is None or asked.user is None:
            return
        hand = worker.display.hands.of(asked.user)
        if hand.message and self.answers.lie_below(asked.user, table.state.channel, hand.message.id):
            hand.come_down()

    def _let_lie(self, worker: Worker) -> None:
        """Move on from a trick once everyone has seen it long enough, or after a while if it cannot be shown."""
        tricks, seconds, begun = worker.display.tricks, worker.display.table.trick_seconds, self._clock.now()
        lying = tricks.deal, tricks.lying

        def lain() -> None:
            if (tricks.deal, tricks.lying) != lying:
                return
            now = self._clock.now()
            end = min((tricks.shown_at or now) + seconds, begun + seconds + UNSHOWN_SECONDS)
            if now < end:
                self._clock.call_at(end, lain)
            else:
                self._next_trick(worker)

        self._clock.call_at(begun + seconds, lain)

    def _next_trick(self, worker: Worker) -> None:
        """Show the changes held back until a trick was seen, if any."""
        if worker.display.next_trick():
            worker.stir()
        if worker.display.tricks.lying:
            self._let_lie(worker)

    def worker(self, table: Table) -> Worker:
        """Return a table's worker."""
        worker = self._workers.get(table.id)
        if worker is None:
            display, held = TableDisplay(table, self.shared), table.state.channel in self._opening
            worker = self._workers[table.id] = Worker(display, self._means, lambda: self._forget(table), held=held)
        return worker

    def answering(self, table: Table) -> Worker:
        """Return the worker of a table on which something was pressed; refuse if it is over and no longer shown."""
        if table.over and table.id not in self._workers:
            raise Refused("session-over")
        return self.worker(table)

    def shown(self, table: str) -> Worker | None:
        """Return the worker of a table about which there may still be something to write, by its id."""
        return self._workers.get(table)

    @contextmanager
    def opening(self, channel: int) -> Generator[None]:
        """Open a table in a channel inside; nothing is posted there until its lobby is, by the answer to a press."""
        self._opening.append(channel)
        try:
            yield
        finally:
            self._opening.remove(channel)

    def sweep_soon(self, worker: Worker, user: int) -> None:
        """Delete a person's outdated hands at once, without waiting for the worker, which retries failures."""
        if worker.display.hands.of(user).copies.outdated:
            self.shared.tasks.start(self._sweep(worker, user))
        worker.wake()

    async def _sweep(self, worker: Worker, user: int) -> None:
        try:
            await worker.display.hands.of(user).copies.sweep()
        except TROUBLE:
            worker.wake()

    def let_go(self, table: Table) -> None:
        """Drop the display of a table that is at rest, until the table is taken up again."""
        self._workers.pop(table.id, None)

    def _forget(self, table: Table) -> None:
        self._workers.pop(table.id, None)
        self._threads.left(table)

    def finish(self) -> None:
        """Start nothing more; what is in progress is among the tasks of all displays."""
        self._open = False
