"""The way in: tables tell here that they have changed, and presses are answered here with what is shown of them.

What is to be shown and what is shown of a table is kept in its `TableDisplay`. A change says what is wanted; the
table's worker sends what differs. Replies to presses are exempt from the channel's limits: while one is under way no
round begins, and the next one finds the pressed message up to date already.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import partial
from typing import Protocol

from bot.display.hand_replies import HandReplies
from bot.display.invitations import Invitation
from bot.display.public_message import Posted
from bot.display.reconciler import Reconciler
from bot.display.renderer import Renderer
from bot.display.table_display import TableDisplay
from bot.display.tokens import ORIGINAL, Access
from bot.display.worker import Circumstances, Worker
from bot.interactions.messages import TROUBLE
from bot.interactions.private_answers import Lasting
from bot.interactions.reply import Reply
from bot.panels.table.company import invitation
from bot.panels.table.private import line, more, refusal_words
from game.core.errors import Refused
from game.table.ports import TEMPI, Clock, Notice
from game.table.table import Table
from game.table.tasks import Tasks
from game.table.view import table_view


class Messages(Protocol):
    """Remembers which messages show a table, so that they can be replaced after a restart."""

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        """Remember the public message of a kind of a table; `None` forgets it."""
        ...

    async def shown_messages(self, table: str) -> Sequence[int]:
        """Give the public messages of a table."""
        ...


@dataclass(frozen=True, slots=True)
class Signals:
    """What a coordinator tells and asks those outside of the display.

    It calls `coalesced` for changes that are sent together and `retried` for what is tried again after trouble.
    `mended` removes the cause of what Discord refused if it can; True means: send again. `ours` tells whether a
    server's tables are shown by this process, `certain` whether it is certain to be the one that shows them.
    `deal_over` is told the channel in which a deal or a session has ended, `left` a table of which nothing more is
    going to be shown.
    """

    coalesced: Callable[[], None]
    retried: Callable[[], None]
    mended: Callable[[Exception], bool]
    ours: Callable[[int], bool]
    deal_over: Callable[[int], None]
    left: Callable[[Table], None]
    certain: Callable[[], bool] = lambda: True


class Coordinator:
    """Shows tables to people; implements `game.table.table.Listener`."""

    def __init__(
        self,
        reconciler: Reconciler,
        renderer: Renderer,
        clock: Clock,
        messages: Messages,
        signals: Signals,
        trick_seconds: float = 0,
    ) -> None:
        """Show tables; each of the tricks that end a deal lies for `trick_seconds`, 0 for none, at a normal pace."""
        self._trick_seconds = trick_seconds
        self._reconciler = reconciler
        self._renderer = renderer
        self._clock = clock
        self._messages = messages
        self._ours = signals.ours
        self._deal_over = signals.deal_over
        self._left = signals.left
        self._hands = HandReplies(renderer, clock)
        self._workers: dict[str, Worker] = {}
        self._opening: Counter[int] = Counter()
        self._open = False
        self._tasks = Tasks()
        self._certain = signals.certain
        self._around = Circumstances(
            clock, self._tasks, signals.coalesced, signals.retried, signals.mended, self._sends
        )

    # the way in for tables

    async def open(self) -> None:
        """Begin to send; until then changes are only noted. Messages that the last run left behind are replaced."""
        self._open = True
        for worker in list(self._workers.values()):
            old = worker.display.old
            old.search()
            for message in await self._messages.shown_messages(worker.display.table.id):
                old.add(message)
            worker.wake()

    def _sends(self) -> bool:
        return self._open and self._certain()

    def go_on(self) -> None:
        """Send what has waited while it was not certain that this process shows the tables."""
        for worker in self._workers.values():
            worker.wake()

    def changed(self, table: Table, notice: Notice) -> None:
        """Note a change of a table and see to it that people see it; other processes show the tables of theirs."""
        if not self._ours(table.state.server):
            return
        if notice in {"deal_over", "session_over"}:
            self._deal_over(table.state.channel)
        worker = self._worker(table)
        held = worker.display.tricks.held
        worker.display.take_notice(notice, partial(self._renderer.closed, table))
        worker.stir()
        if worker.display.tricks.held and not held:
            self._let_lie(worker)

    def _let_lie(self, worker: Worker) -> None:
        """Show the next of a deal's last tricks when this one has been seen."""
        deal = worker.display.table.state.deal
        seconds = self._trick_seconds * TEMPI[worker.display.table.state.pace]
        self._clock.call_at(self._clock.now() + seconds, lambda: self._next_trick(worker, deal))

    def _next_trick(self, worker: Worker, deal: int) -> None:
        display = worker.display
        if not display.tricks.held or display.table.state.deal != deal:
            return
        display.next_trick(partial(self._renderer.closed, display.table))
        worker.stir()
        if display.tricks.held:
            self._let_lie(worker)

    def _worker(self, table: Table) -> Worker:
        worker = self._workers.get(table.id)
        if worker is None:
            display = TableDisplay(table, partial(self._remember, table), shows_tricks=self._trick_seconds > 0)
            held = self._opening[table.state.channel] > 0
            worker = Worker(display, self._reconciler, self._around, partial(self._forget, table), held=held)
            self._workers[table.id] = worker
        return worker

    def _answering(self, table: Table) -> Worker:
        """Give the worker of a table at which something was pressed; refuse where nothing is shown any more."""
        if table.over and table.id not in self._workers:
            raise Refused("session-over")
        return self._worker(table)

    def _forget(self, table: Table) -> None:
        self._workers.pop(table.id, None)
        self._left(table)

    def _remember(self, table: Table, kind: str, message: int | None) -> None:
        self._tasks.start(self._messages.save_message(table.id, table.state.channel, kind, message))

    async def finish(self) -> None:
        """Begin nothing more, and wait until everything that is under way has been sent."""
        self._open = False
        await self._tasks.ended()

    # answering presses

    @asynccontextmanager
    async def replying(self, table: Table, reply: Reply, *, menu: bool = False) -> AsyncGenerator[None]:
        """Do inside what was pressed; the reply is then the pressed message's new state.

        A private message is the person's hand, or with `menu` the small menu beside the deal, which tells itself why
        something is refused.
        """
        worker = self._answering(table)
        display = worker.display
        display.note_press(reply.user, self._clock.now())
        menu = menu and reply.on_private and not self._hands.is_hand(display, reply)
        refused: Refused | None = None
        with worker.held_back():
            try:
                yield
            except Refused as why:
                if not menu or table.over:
                    raise
                refused = why
            await table.written()
            await self._answer(worker, reply, menu=menu, refused=refused)
            self._take_token(display, reply)
            display.miss_hand(reply.user)

    def _take_token(self, display: TableDisplay, reply: Reply) -> None:
        """Keep the right to write that an answered press has brought."""
        token = self._hands.token(reply)
        display.hands.of(reply.user).pressed(token)
        display.public.pressed(reply.pressed, token)

    async def _answer(self, worker: Worker, reply: Reply, *, menu: bool, refused: Refused | None) -> None:
        display = worker.display
        posted, short = display.public.posted, display.old.short_form(reply.pressed)
        if menu:
            await self._show_menu(display.table, reply, refusal_words(refused, reply.texts) if refused else "")
        elif reply.on_private:
            await self._renew(worker, reply)
        elif short:
            display.old.take(reply.pressed)
            try:
                await reply.update_for_all(short)
            except TROUBLE:
                display.old.add(reply.pressed, short)
                raise
            display.public.answered(self._hands.token(reply))
        elif posted and reply.pressed == posted.message:
            await self._answer_on_public(display, posted, reply)
        elif reply.on_component and not reply.is_given:
            await reply.nothing()
            display.public.answered(self._hands.token(reply))

    async def _show_menu(self, table: Table, reply: Reply, told: str) -> None:
        """Show the small menu as it is now on the message that was pressed, or that the session is over."""
        view = table_view(table, reply.user)
        await reply.update(
            line(reply.texts("stopped")) if table.over else more(view, reply.texts, manages=reply.manages, told=told)
        )

    async def renew_menu(self, table: Table, reply: Reply, deal: int) -> bool:
        """Renew a menu of an earlier deal instead of doing what was pressed on it; tells whether it was one."""
        display = self._answering(table).display
        if not reply.on_private or deal == table.state.deal or self._hands.is_hand(display, reply):
            return False
        display.note_press(reply.user, self._clock.now())
        await table.written()
        await self._show_menu(table, reply, reply.texts("more-old"))
        return True

    async def _answer_on_public(self, display: TableDisplay, posted: Posted, reply: Reply) -> None:
        wanted = display.public.wanted
        draft = self._renderer.current(display.table, wanted)
        attached = posted.attached
        surface, complete = self._renderer.at_once(draft, attached)
        try:
            with posted.written(wanted if complete else None):
                await reply.update_for_all(surface, attached)
                posted.has(reply.attached)
            token = self._hands.token(reply)
            posted.accesses.gain(Access(token, ORIGINAL))
            display.public.answered(token)
        finally:
            display.rewritten(posted)
            display.remember_public()

    async def _renew(self, worker: Worker, reply: Reply) -> None:
        try:
            await self._hands.renew(worker.display, reply)
        finally:
            self._sweep_soon(worker)

    async def show_hand(self, table: Table, reply: Reply) -> None:
        """Show a person their hand in a new private message; an older one is taken away."""
        worker = self._answering(table)
        worker.display.note_press(reply.user, self._clock.now())
        try:
            await self._hands.show(worker.display, reply)
            worker.display.public.pressed(reply.pressed, self._hands.token(reply))
        finally:
            self._sweep_soon(worker)

    async def show_again(self, table: Table, reply: Reply) -> None:
        """Bring a hand up to date on which something was pressed that is decided already."""
        await self._renew(self._answering(table), reply)

    async def renew_hand(self, table: Table, reply: Reply) -> bool:
        """Renew an old copy of a hand instead of doing what was pressed on it; tells whether it was an old one."""
        worker = self._answering(table)
        if not self._hands.is_old_copy(worker.display, reply):
            return False
        await self._renew(worker, reply)
        return True

    def _sweep_soon(self, worker: Worker) -> None:
        """Take outdated hands away at once, beside whatever the worker is at; it does what fails here."""
        if worker.display.hands.next_outdated():
            self._tasks.start(self._sweep(worker))
        worker.wake()

    async def _sweep(self, worker: Worker) -> None:
        try:
            await self._reconciler.hands.sweep(worker.display)
        except TROUBLE:
            worker.wake()

    async def post_lobby(self, reply: Reply, opening: Awaitable[Table]) -> Table:
        """Open a table; the public reply becomes its lobby."""
        channel = reply.interaction.channel_id or 0
        self._opening[channel] += 1
        try:
            table = await opening
        finally:
            self._opening[channel] -= 1
        worker = self._worker(table)
        display = worker.display
        with worker.held_back():
            wanted = display.public.wanted
            surface, _ = self._renderer.at_once(self._renderer.current(table, wanted))
            message = await reply.public(surface)
            token = self._hands.token(reply)
            if message:
                access = Access(token, ORIGINAL if reply.owns_original else message)
                display.public.arrived(Posted(message, self._clock.now(), wanted, access))
                display.public.answered(token)
                display.remember_public()
            display.hands.of(reply.user).pressed(token)
        return table

    async def invite(self, table: Table, reply: Reply, guest: int) -> None:
        """Invite one person by a public answer, which goes when they sit here."""
        view, texts = self._renderer.public(table)
        inviter = table.state.required_seat(reply.user)
        message = await reply.public(invitation(view, inviter.name, guest, texts), notified=guest)
        if message:
            self._answering(table).display.invitations.stands(message, Invitation("invited", (guest,)))

    def call_role(self, table: Table, role: int) -> None:
        """Call a role, by its id, to a table that has just been opened."""
        worker = self._answering(table)
        worker.display.invitations.want(Invitation("role", role=role))
        worker.wake()

    async def tell(self, table: Table, reply: Reply, key: str) -> None:
        """Tell a person something in one private line."""
        await reply.private(line(reply.texts(key)), Lasting.NOTE)
        self.note(table, reply)

    def note(self, table: Table, reply: Reply) -> None:
        """Remember that a person has pressed something and can be written to, as long as there is anything to show."""
        if table.over:
            return
        display = self._answering(table).display
        display.note_press(reply.user, self._clock.now())
        self._take_token(display, reply)

    # reading

    def events_seen(self, table: Table, user: int) -> int:
        """Count the events of the table's deal, of those a person may know, from before their last press."""
        return self._answering(table).display.events_seen(user)

    def panel_message(self, table: Table) -> int | None:
        """Give the id of the table's public message."""
        worker = self._workers.get(table.id)
        return worker.display.public.posted.message if worker and worker.display.public.posted else None
