"""The entry point: tables report their changes here, and presses are answered here with the updated messages.

A table's target and displayed state live in its `TableDisplay`. A change sets the target; the table's worker then
rewrites every message that shows something else. A press passes its ticket to the pressed message, which is answered
first: no pass starts while a press is being handled, and the next pass finds that message already up to date.
"""

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final

from bot.discord_io.message import Drawn, Message
from bot.discord_io.payloads import TROUBLE, Attached
from bot.display.display_services import DisplayServices
from bot.display.invitations import Invitation
from bot.display.losses import stop_losers
from bot.display.own_threads import OwnThreads
from bot.display.reconciler import Reconciler
from bot.display.table_display import TableDisplay
from bot.display.worker import Worker, WorkerServices
from bot.interactions.private_answers import PrivateAnswers
from bot.interactions.reply import Lasting, Reply
from bot.metrics import Metrics
from bot.panels.table.private import invitation, line, more, refusal_words
from game.core.errors import Refused
from game.table.ports import Notice
from game.table.table import Table
from game.table.tasks import Tasks
from game.table.view import table_view

UNSHOWN_SECONDS: Final = 2.0
"""Extra time for a trick to be shown if Discord is slow."""


class Coordinator:
    """Shows tables to people; implements `game.table.table.Listener`.

    `mended` removes the cause of Discord's refusal if it can; True means: send again. `ours` returns whether this
    process shows a server's tables, `certain` whether it can be sure of that.
    """

    def __init__(
        self,
        shared: DisplayServices,
        metrics: Metrics,
        answers: PrivateAnswers,
        threads: OwnThreads,
        *,
        mended: Callable[[Exception], bool] = lambda _: False,
        ours: Callable[[int], bool] = lambda _: True,
        certain: Callable[[], bool] = lambda: True,
    ) -> None:
        self._shared = shared
        self._answers = answers
        self._threads = threads
        self._ours = ours
        self._certain = certain
        self._clock = shared.sender.clock
        self._reconciler = Reconciler(shared)
        self._workers: dict[str, Worker] = {}
        self._opening: list[int] = []
        self._open = False
        self._tasks = Tasks()
        self._around = WorkerServices(self._clock, self._tasks, metrics, mended, self._sends)

    # notices from tables

    async def open(self) -> None:
        """Start sending; until then changes are only recorded. Messages left behind by the last run are replaced."""
        self._open = True
        for worker in list(self._workers.values()):
            display = worker.display
            display.search_due, display.resumed = True, display.table.state.deal
            for shown in await self._shared.shown.shown(display.table.id):
                if not shown.person:
                    display.old[display.left_behind(shown.message)] = None
            worker.wake()

    def _sends(self) -> bool:
        return self._open and self._certain()

    def shows(self, table: str) -> bool:
        """Whether there may still be something to write about a table."""
        return table in self._workers

    def go_on(self) -> None:
        """Send what was held back while it was uncertain whether this process shows the tables."""
        for worker in self._workers.values():
            worker.wake()

    def changed(self, table: Table, notice: Notice) -> None:
        """Handle a table's change and have it shown; tables of other processes are ignored."""
        if not self._ours(table.state.server):
            return
        if notice in {"deal_over", "session_over"}:
            self._answers.deal_over(table.state.channel)
        worker = self._worker(table)
        tricks = worker.display.tricks
        lay = tricks.deal, tricks.lying
        worker.display.take_notice(notice)
        worker.stir()
        if notice == "deal_over":
            self._tasks.start(stop_losers(table, self._shared.preferences))
        if tricks.lying and (tricks.deal, tricks.lying) != lay:
            self._let_lie(worker)

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

    def _worker(self, table: Table) -> Worker:
        worker = self._workers.get(table.id)
        if worker is None:
            display = TableDisplay(table, self._shared, self._tasks)
            held = table.state.channel in self._opening
            worker = Worker(display, self._reconciler, self._around, lambda: self._forget(table), held=held)
            self._workers[table.id] = worker
        return worker

    def _answering(self, table: Table) -> Worker:
        """Return the worker of a table on which something was pressed; refuse if it is over and no longer shown."""
        if table.over and table.id not in self._workers:
            raise Refused("session-over")
        return self._worker(table)

    def _forget(self, table: Table) -> None:
        self._workers.pop(table.id, None)
        self._threads.left(table)

    async def finish(self) -> None:
        """Start nothing more, and wait until everything in progress has been sent."""
        self._open = False
        await self._tasks.ended()

    # answering presses

    @asynccontextmanager
    async def replying(self, table: Table, reply: Reply, *, menu: bool = False) -> AsyncGenerator[None]:
        """Handle a press inside; the reply then becomes the pressed message's new state.

        A private message becomes the person's hand, or with `menu` the small menu next to the deal, which itself shows
        the reason for a refusal.
        """
        worker = self._answering(table)
        display = worker.display
        display.note_press(reply.user)
        menu = menu and reply.on_private and reply.message is not display.hands.of(reply.user).message
        refused: Refused | None = None
        with worker.held_back():
            try:
                yield
            except Refused as why:
                if not menu or table.over:
                    raise
                refused = why
            if menu:
                await self._show_menu(table, reply, refusal_words(refused, reply.texts) if refused else "")
            else:
                await self._answer(worker, reply)
            display.take_token(reply)
            display.deal_if_missing(reply.user)

    async def _answer(self, worker: Worker, reply: Reply) -> None:
        display, message = worker.display, reply.message
        if message is None:  # the message went away while a form was being filled in
            await display.hands.of(reply.user).show(reply)
            return
        if reply.on_private:
            await self._renew(worker, reply, message)
            return

        async def draw(files: Sequence[Attached]) -> Drawn | None:
            return await display.draw(message, files)

        await message.answer(reply.ticket, draw)
        display.poster = reply.token
        if message is display.public:
            display.remember_public()

    async def _renew(self, worker: Worker, reply: Reply, message: Message) -> None:
        """Turn the pressed private message into the person's hand."""
        try:
            await worker.display.hands.of(reply.user).renew(reply, message)
        finally:
            self._sweep_soon(worker, reply.user)

    async def _show_menu(self, table: Table, reply: Reply, told: str) -> None:
        """Show the current small menu on the pressed message, or that the session is over."""
        await table.wait_until_written()
        view = table_view(table, reply.user)
        await reply.update(
            line(reply.texts("stopped")) if table.over else more(view, reply.texts, manages=reply.manages, told=told)
        )

    async def renew_menu(self, table: Table, reply: Reply, deal: int) -> bool:
        """If the press was on an earlier deal's menu, renew that instead of handling it; return whether it was."""
        display = self._answering(table).display
        if not reply.on_private or deal == table.state.deal or reply.message is display.hands.of(reply.user).message:
            return False
        display.note_press(reply.user)
        await self._show_menu(table, reply, reply.texts("more-old"))
        return True

    async def show_hand(self, table: Table, reply: Reply) -> None:
        """Show a person their hand in a new private message; the old one is deleted."""
        worker = self._answering(table)
        worker.display.note_press(reply.user)
        try:
            await worker.display.hands.of(reply.user).show(reply)
            worker.display.take_token(reply)
        finally:
            self._sweep_soon(worker, reply.user)

    async def show_again(self, table: Table, reply: Reply) -> None:
        """Update a hand after a press on something already decided."""
        if reply.message:
            await self._renew(self._answering(table), reply, reply.message)

    async def renew_hand(self, table: Table, reply: Reply) -> bool:
        """If the press was on an old copy of a hand, renew that instead of handling it; return whether it was."""
        worker = self._answering(table)
        if not (reply.on_private and worker.display.hands.of(reply.user).is_old_copy(reply.message)):
            return False
        await self.show_again(table, reply)
        return True

    def _sweep_soon(self, worker: Worker, user: int) -> None:
        """Delete a person's outdated hands at once, without waiting for the worker, which retries failures."""
        if worker.display.hands.of(user).outdated:
            self._tasks.start(self._sweep(worker, user))
        worker.wake()

    async def _sweep(self, worker: Worker, user: int) -> None:
        try:
            await worker.display.hands.of(user).sweep()
        except TROUBLE:
            worker.wake()

    async def post_lobby(self, reply: Reply, opening: Awaitable[Table]) -> Table:
        """Open a table; the public reply becomes its lobby."""
        channel = reply.interaction.channel_id or 0
        self._opening.append(channel)
        try:
            table = await opening
        finally:
            self._opening.remove(channel)
        worker = self._worker(table)
        display, renderer = worker.display, self._shared.renderer
        with worker.held_back():
            wanted = display.wanted
            surface, complete = renderer.at_once(renderer.current(table, wanted))
            message = await reply.public_drawn(Drawn(surface, wanted, complete))
            if message.id:
                display.arrived(message)
                display.poster = reply.token
                display.remember_public()
            display.hands.of(reply.user).token = reply.token
        return table

    async def invite(self, table: Table, reply: Reply, guest: int) -> None:
        """Invite one person by a public answer, which is deleted once they sit here."""
        view, texts = self._shared.renderer.public(table)
        inviter = table.state.require_seat(reply.user)
        message = await reply.public(invitation(view, inviter.name, guest, texts), notified=guest)
        if message.id:
            self._answering(table).display.invitations.stands(message, Invitation("invited", (guest,)))

    def call_role(self, table: Table, role: int) -> None:
        """Notify a role, by its id, of a table that has just been opened."""
        worker = self._answering(table)
        worker.display.invitations.want(Invitation("role", role=role))
        worker.wake()

    async def inform(self, table: Table, reply: Reply, key: str) -> None:
        """Send a person one private line."""
        await reply.private(line(reply.texts(key)), Lasting.NOTE)
        self.note(table, reply)

    def note(self, table: Table, reply: Reply) -> None:
        """Record a person's press and their token, as long as there is anything to show."""
        if table.over:
            return
        display = self._answering(table).display
        display.note_press(reply.user)
        display.take_token(reply)

    def answered(self, reply: Reply) -> None:
        """After any press at a table, send its player the hand that they do not have, for instance after a restart."""
        worker = self._workers.get(reply.table)
        if worker and reply.ticket.given:
            worker.display.take_token(reply)
            if worker.display.deal_if_missing(reply.user):
                worker.wake()

    # reading

    def events_seen(self, table: Table, user: int) -> int:
        """Count the events of the table's deal, visible to this person, that preceded their last press."""
        return self._answering(table).display.events_seen(user)

    def panel_message(self, table: Table) -> int | None:
        """Return the id of the table's public message."""
        worker = self._workers.get(table.id)
        return worker.display.public.id if worker and worker.display.public else None
