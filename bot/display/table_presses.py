"""Presses and commands at tables: everything about them but the change itself, which a handler makes.

A press passes its ticket to the pressed message, which is answered first: no pass of the table's worker starts while a
press is being handled, and the next one finds that message already up to date.
"""

from collections.abc import AsyncGenerator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress

from bot.discord_io.message import Drawn, Message
from bot.discord_io.payloads import Attached
from bot.display.calls import Invitation
from bot.display.coordinator import Coordinator
from bot.display.worker import Worker
from bot.interactions.handlers import AtTable, TableAct, Used
from bot.interactions.permissions import table_of
from bot.interactions.reply import Lasting, Reply
from bot.panels.table.private import invitation, line, more, refusal_words, table_link
from bot.panels.table.trick_view import as_trick_lay
from game.core.errors import Refused
from game.table.lineup import has_room
from game.table.table import Table
from game.table.tables import Tables
from game.table.view import TableView, table_view

MENUS = frozenset({AtTable.MENU, AtTable.DEAL_MENU})


class TablePresses:
    """Handles presses and commands at `tables`, which `coordinator` shows."""

    def __init__(self, tables: Tables, coordinator: Coordinator) -> None:
        self._tables = tables
        self._coordinator = coordinator
        self._renderer = coordinator.shared.renderer
        self._preferences = coordinator.shared.preferences

    # presses

    def has_room(self, table: str) -> bool:
        """Whether a person could join a table, by its id."""
        with suppress(Refused):
            found = self._tables.find(table)
            return not found.over and has_room(found.state, found.ruleset.most_seats)
        return False

    async def handle(self, on: AtTable, act: TableAct, reply: Reply, used: Used) -> None:
        """Let a handler act on the table of a press, and show the effect; raises what `table_of` and it raise."""
        table = table_of(self._tables, reply, used.press)
        self._check_welcome(table, reply)
        if on is AtTable.READING:
            await self._read(act, table, reply, used)
        elif on is AtTable.CARDS:
            await act(table, reply, used)
            await self._show_hand(table, reply)
        elif not await self._renewed(on, table, reply, used):
            async with self._changing(table, reply, on):
                await act(table, reply, used)

    def _check_welcome(self, table: Table, reply: Reply) -> None:
        """Refuse people whom the server keeps out, `Refused("kept-out")`, unless they play until their seat is free."""
        seat = table.state.seat_of(reply.user)
        plays = seat is not None and not (seat.away or seat.out)
        if not plays and reply.user in self._preferences.server(table.state.server).kept_out:
            raise Refused("kept-out")

    async def _read(self, act: TableAct, table: Table, reply: Reply, used: Used) -> None:
        await table.wait_until_written()
        shown = await act(table, reply, used)
        if shown:
            await reply.small(shown)
        if not reply.asked:
            self._note(table, reply)

    async def _renewed(self, on: AtTable, table: Table, reply: Reply, used: Used) -> bool:
        """If an outdated private message was pressed, renew that instead of handling the press; return whether so."""
        worker = self._coordinator.answering(table)
        hand = worker.display.hands.of(reply.user)
        if not reply.on_private or reply.message is None:
            return False
        if on is AtTable.HAND and hand.copies.have_replaced(reply.message):
            await self._renew(worker, reply, reply.message)
            return True
        if on is AtTable.DEAL_MENU and used.press.deal != table.state.deal and reply.message is not hand.message:
            worker.display.note_press(reply.user)
            await self._show_menu(table, reply, reply.texts("more-old"))
            return True
        return False

    @asynccontextmanager
    async def _changing(self, table: Table, reply: Reply, on: AtTable) -> AsyncGenerator[None]:
        """Hold the table's worker back while a press is handled; then show the new state, or why it is refused."""
        worker = self._coordinator.answering(table)
        display = worker.display
        display.note_press(reply.user)
        menu = on in MENUS and reply.on_private and reply.message is not display.hands.of(reply.user).message
        refused: Refused | None = None
        with worker.held_back():
            try:
                yield
            except Refused as why:
                late = on is AtTable.HAND and reply.on_private and why.key == "decided-already"
                if not late and (not menu or table.over):
                    raise
                refused = why
            if reply.asked:
                return
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
        display.posts.poster = reply.token
        if message is display.posts.public:
            display.posts.remember_public()

    async def _renew(self, worker: Worker, reply: Reply, message: Message) -> None:
        try:
            await worker.display.hands.of(reply.user).renew(reply, message)
        finally:
            self._coordinator.sweep_soon(worker, reply.user)

    async def _show_menu(self, table: Table, reply: Reply, told: str) -> None:
        """Show the current small menu on the pressed message, or that the session is over."""
        await table.wait_until_written()
        view = table_view(table, reply.user)
        await reply.update(
            line(reply.texts("stopped")) if table.over else more(view, reply.texts, manages=reply.manages, told=told)
        )

    async def _show_hand(self, table: Table, reply: Reply) -> None:
        worker = self._coordinator.answering(table)
        worker.display.note_press(reply.user)
        try:
            await worker.display.hands.of(reply.user).show(reply)
            worker.display.take_token(reply)
        finally:
            self._coordinator.sweep_soon(worker, reply.user)

    def _note(self, table: Table, reply: Reply) -> None:
        """Record a person's press and their token, as long as there is anything to show."""
        if table.over:
            return
        display = self._coordinator.answering(table).display
        display.note_press(reply.user)
        display.take_token(reply)

    def answered(self, reply: Reply) -> None:
        """After any press at a table, send its player the hand that they do not have, for instance after a restart."""
        worker = self._coordinator.shown(reply.table)
        if worker and reply.ticket.given:
            worker.display.take_token(reply)
            if worker.display.deal_if_missing(reply.user):
                worker.wake()

    def view(self, table: Table, user: int) -> TableView:
        """Return a person's view as far as others see it: a trick lies there, unless they have led meanwhile."""
        lying = self._coordinator.answering(table).display.tricks.lying
        return as_trick_lay(table_view(table, user), 0 if table.last_answered == user else lying)

    def events_seen(self, table: Table, user: int) -> int:
        """Count the events of the table's deal, visible to this person, that preceded their last press."""
        return self._coordinator.answering(table).display.presses.events_seen(user)

    def likes_changed(self) -> None:
        """Show all hands as their readers now like them."""
        self._coordinator.go_on()

    # commands

    async def after_command(self, table: Table, reply: Reply, told: str) -> None:
        """Answer a command with one private line, or without one (empty) with the person's hand."""
        if not told:
            await self._show_hand(table, reply)
            return
        await reply.private(line(reply.texts(told)), Lasting.NOTE)
        self._note(table, reply)

    async def open_here(self, reply: Reply, opening: Callable[[], Awaitable[Table]]) -> Table | None:
        """Open a table; the public reply becomes its lobby. If one is open in the channel, lead the person there."""
        channel = reply.interaction.channel_id or 0
        here = self._tables.at(channel)
        if here:
            shown = self._coordinator.shown(here.id)
            message = shown.display.posts.public.id if shown and shown.display.posts.public else None
            await reply.private(table_link(table_view(here, None), message, reply.texts), Lasting.NOTE)
            return None
        with self._coordinator.opening(channel):
            table = await opening()
            worker = self._coordinator.worker(table)
        with worker.held_back():
            await self._post_lobby(worker, reply)
        return table

    async def _post_lobby(self, worker: Worker, reply: Reply) -> None:
        display, wanted = worker.display, worker.display.wanted
        surface, complete = self._renderer.at_once(self._renderer.current(display.table, wanted))
        message = await reply.public_drawn(Drawn(surface, wanted, complete))
        if message.id:
            display.posts.arrived(message)
            display.posts.poster = reply.token
            display.posts.remember_public()
        display.hands.of(reply.user).token = reply.token

    async def invite(self, table: Table, reply: Reply, guest: int) -> None:
        """Invite one person by a public answer, which is deleted once they sit here."""
        view, texts = self._renderer.public(table)
        inviter = table.state.require_seat(reply.user)
        message = await reply.public(invitation(view, inviter.name, guest, texts), notified=guest)
        if message.id:
            self._coordinator.answering(table).display.invitations.stands(message, Invitation("invited", (guest,)))

    def call_role(self, table: Table, role: int) -> None:
        """Notify a role, by its id, of a table that has just been opened."""
        worker = self._coordinator.answering(table)
        worker.display.invitations.want(Invitation("role", role=role))
        worker.wake()
