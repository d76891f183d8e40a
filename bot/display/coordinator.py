"""Showing tables to people: what has changed, what is answered at once, what is sent later.

Every table has a board of what is shown. A change makes the board dirty; one worker for each table brings it up to
date, so that of many changes only the latest state is sent. Replies to presses are exempt from the channel's limits:
while one is under way the worker waits, and finds the pressed message up to date already.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncGenerator, Awaitable, Callable, Coroutine, Sequence
from contextlib import asynccontextmanager
from functools import partial
from typing import Any, Protocol

import discord

from bot.display.message_state import ORIGINAL, TOKEN_SECONDS, Board, Hand, Shown, Token
from bot.display.renderer import Draft, Shows
from bot.display.sender import Delivery
from bot.interactions.messages import TROUBLE
from bot.interactions.reply import Reply
from bot.panels.kit.surface import Surface
from bot.panels.table.private import line, more
from game.core.errors import Refused
from game.core.view import visible
from game.table.ports import Clock, Notice
from game.table.table import Table
from game.table.view import table_view

log = logging.getLogger(__name__)

AGAIN_SECONDS = 5.0
FORBIDDEN_SECONDS = 30.0
UNKNOWN_CHANNEL = 10003


class Messages(Protocol):
    """Remembers which messages show a table, so that they can be replaced after a restart."""

    async def save_message(self, table: str, channel: int, kind: str, message: int | None) -> None:
        """Remember the public message of a kind of a table; `None` forgets it."""
        ...

    async def shown_messages(self, table: str) -> Sequence[int]:
        """Give the public messages of a table."""
        ...


class Courier:
    """Shows tables to people; implements `game.table.table.Listener`.

    `coalesced` counts changes that are sent together; `mended` says that what Discord refused will look otherwise now.
    """

    def __init__(
        self,
        delivery: Delivery,
        shows: Shows,
        clock: Clock,
        messages: Messages,
        coalesced: Callable[[], None],
        mended: Callable[[Exception], bool],
    ) -> None:
        self._delivery = delivery
        self._shows = shows
        self._clock = clock
        self._messages = messages
        self._coalesced = coalesced
        self._mended = mended
        self._boards: dict[str, Board] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        self._held: set[int] = set()
        self._open = False

    # the way in

    async def open(self) -> None:
        """Begin to send; until then changes are only noted. Messages that the last run left behind are replaced."""
        self._open = True
        for board in list(self._boards.values()):
            board.searches = True
            board.stale_messages += await self._messages.shown_messages(board.table.id)
            self._stir(board)

    def changed(self, table: Table, notice: Notice) -> None:
        """Note a change of a table and see to it that people see it."""
        board = self._board(table)
        match notice:
            case "deal":
                self._retire(board)
                board.role, board.deal, board.to_be_dealt = "panel", table.state.deal, True
                board.wants_reminder = not table.state.turn_seconds
            case "deal_over":
                self._summarise(board)
            case "session_over":
                self._finish(board)
            case "reminder":
                board.wants_reminder = True
            case "question" if not table.state.turn_seconds:
                board.wants_reminder = True
            case _:
                self._find_role(board)
        self._stir(board)

    def _board(self, table: Table) -> Board:
        board = self._boards.get(table.id)
        if board is None:
            board = self._boards[table.id] = Board(table, partial(self._keep, table))
            if table.state.channel not in self._held:
                board.calm.set()
        return board

    def _find_role(self, board: Board) -> None:
        phase = board.table.state.phase
        if phase == "lobby":
            board.role = "lobby"
        elif phase in {"pause", "waiting"} and board.role != "summary":
            self._summarise(board)

    def _summarise(self, board: Board) -> None:
        """Show the result of a deal; keep what stays of it, because the next deal will take its place in the view."""
        board.role = "summary"
        board.closing = self._shows.closed(board)

    def _retire(self, board: Board) -> None:
        """Let the message shown so far shrink to what it is to say for good."""
        if board.panel is None:
            return
        closing = board.closing if board.role == "summary" else None
        board.retired[board.panel.message] = closing or self._shows.closed(board)
        board.stale_messages.append(board.panel.message)
        board.panel = None

    def _finish(self, board: Board) -> None:
        if board.role != "lobby":
            self._retire(board)
        board.role, board.ended = "end", True

    # replies

    @asynccontextmanager
    async def replying(self, table: Table, reply: Reply, *, menu: bool = False) -> AsyncGenerator[None]:
        """Hold the worker back while a press is answered; the reply is the pressed message's new state.

        A private message is the person's hand, or with `menu` the small menu beside the deal.
        """
        board = self._board(table)
        board.note_press(reply.interaction.user.id)
        with board.held_back():
            yield
            await table.written()
            await self._answer_press(board, reply, menu=menu)
            self._remember(board, reply)
            self._find_empty_hand(board, reply.interaction.user.id)

    def _find_empty_hand(self, board: Board, user: int) -> None:
        """Deal a hand to a player who has just pressed something and has none, as after a restart."""
        playing = board.role == "panel" and board.table.deal_seat(user) is not None
        if playing and user not in board.hands and not board.to_be_dealt:
            board.empty_handed.add(user)
            self._stir(board)

    async def _answer_press(self, board: Board, reply: Reply, *, menu: bool) -> None:
        message = reply.interaction.message
        if message is None:
            return
        if message.flags.ephemeral and menu and not self._is_hand(board, reply):
            await reply.update(more(table_view(board.table, reply.interaction.user.id), reply.texts))
        elif message.flags.ephemeral:
            await self._answer_on_hand(board, reply)
        elif message.id in board.retired:
            await self._shrink_pressed(board, message.id, reply)
        elif board.panel and message.id == board.panel.message:
            await self._answer_on_panel(board, board.panel, reply)
        elif not reply.interaction.response.is_done():
            await reply.nothing()

    async def _shrink_pressed(self, board: Board, message: int, reply: Reply) -> None:
        """Shrink the pressed message by the reply; until that has failed, the worker has no more to do with it."""
        closed = board.retired.pop(message)
        if message in board.stale_messages:
            board.stale_messages.remove(message)
        try:
            await reply.update_for_all(closed)
        except TROUBLE:
            board.retired[message] = closed
            board.stale_messages.append(message)
            self._stir(board)
            raise

    async def _answer_on_panel(self, board: Board, shown: Shown, reply: Reply) -> None:
        changes = board.table.changes
        surface, done = self._shows.at_once(self._shows.current(board), shown.picture)
        await reply.update_for_all(surface)
        shown.changes = changes if done else -1
        shown.token = self._token(reply)
        if not done:
            self._stir(board)

    def _hand_draft(self, table: Table, reply: Reply) -> Draft:
        return self._shows.hand(table, reply.interaction.user.id, str(reply.interaction.locale))

    def _is_hand(self, board: Board, reply: Reply) -> bool:
        held = board.hands.get(reply.interaction.user.id)
        return (
            held is not None and reply.interaction.message is not None and held.own_id == reply.interaction.message.id
        )

    async def _answer_on_hand(self, board: Board, reply: Reply) -> None:
        user, message = reply.interaction.user.id, reply.interaction.message
        known = board.hands.get(user)
        picture = known.picture if known and message and known.own_id == message.id else ""
        surface, _ = self._shows.at_once(self._hand_draft(board.table, reply), picture)
        await reply.update(surface)
        self._hold(board, reply, surface, message.id if message else 0)
        board.hands[user].picture = picture
        self._stir(board)

    async def show_hand(self, table: Table, reply: Reply) -> None:
        """Show a person their hand in a new private message; an older one is taken away."""
        board = self._board(table)
        self.note(table, reply)
        await table.written()
        surface, _ = self._shows.at_once(self._hand_draft(table, reply))
        old = board.hands.pop(reply.interaction.user.id, None)
        message = await reply.private(surface)
        self._hold(board, reply, surface, message or 0)
        if old and old.own_id != message:  # not the same when Discord delivers a press twice
            self._run(self._delivery.take_away(old))
        self._stir(board)

    async def show_again(self, table: Table, reply: Reply) -> None:
        """Bring a hand up to date on which something was pressed that is decided already."""
        await self._answer_on_hand(self._board(table), reply)

    async def renew_hand(self, table: Table, reply: Reply) -> bool:
        """Renew an old copy of a hand instead of doing what was pressed on it; tells whether it was an old one."""
        message = reply.interaction.message
        board = self._board(table)
        known = board.hands.get(reply.interaction.user.id)
        if message is None or not message.flags.ephemeral or known is None or known.own_id in {0, message.id}:
            return False
        await table.written()
        await self._answer_on_hand(board, reply)
        self._run(self._delivery.take_away(known))
        return True

    def _hold(self, board: Board, reply: Reply, surface: Surface, message: int) -> None:
        address = ORIGINAL if reply.owns_original else message
        board.hands[reply.interaction.user.id] = Hand(self._token(reply), address, surface.look, message)

    async def post_lobby(self, reply: Reply, opening: Awaitable[Table]) -> None:
        """Open a table; the public reply becomes its lobby."""
        channel = reply.interaction.channel_id or 0
        self._held.add(channel)
        try:
            table = await opening
        finally:
            self._held.discard(channel)
        board = self._board(table)
        with board.held_back():
            changes = table.changes
            surface, _ = self._shows.at_once(self._shows.current(board))
            message = await reply.public(surface)
            if message:
                token = self._token(reply) if reply.owns_original else None
                board.panel = Shown(message, self._clock.now(), changes, token)
                board.keep("panel", message)
            self._remember(board, reply)

    async def tell(self, table: Table, reply: Reply, key: str) -> None:
        """Tell a person something in one private line."""
        await reply.private(line(reply.texts(key)))
        self.note(table, reply)

    def note(self, table: Table, reply: Reply) -> None:
        """Remember that a person has pressed something and can be written to, as long as there is anything to show."""
        if table.over:
            return
        board = self._board(table)
        board.note_press(reply.interaction.user.id)
        self._remember(board, reply)

    def events_seen(self, table: Table, user: int) -> int:
        """Count the events of the table's deal, of those a person may know, from before their last press."""
        deal, events = self._board(table).seen.get(user, (0, 0))
        if table.driver is None or deal != table.state.deal:
            return 0
        return len(visible(table.driver.deal.events[:events], table.deal_seat(user)))

    def _remember(self, board: Board, reply: Reply) -> None:
        board.tokens[reply.interaction.user.id] = self._token(reply)

    def _token(self, reply: Reply) -> Token:
        interaction = reply.interaction
        return Token(interaction.followup, self._clock.now() + TOKEN_SECONDS, str(interaction.locale))

    # the worker

    def _stir(self, board: Board) -> None:
        if board.dirty:
            self._coalesced()
        board.dirty = True
        if self._open and (board.worker is None or board.worker.done()):
            board.worker = self._run(self._work(board))

    def _run(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _work(self, board: Board) -> None:
        while board.dirty and self._open:
            await board.calm.wait()
            board.dirty = False
            try:
                await self._delivery.bring_up_to_date(board)
            except TROUBLE as error:
                if not await self._goes_on(board, error):
                    return
            except Exception:
                log.exception("table %s could not be shown", board.table.id)
                self._stir_later(board, FORBIDDEN_SECONDS)
                return
        if board.ended and not board.dirty:
            self._close(board)

    async def _goes_on(self, board: Board, error: Exception) -> bool:
        """Do what can be done about trouble with Discord; tells whether the work goes on at once."""
        if isinstance(error, discord.Forbidden):
            log.warning("table %s cannot be shown: %s", board.table.id, error.code)
            if not board.ended:
                self._stir_later(board, FORBIDDEN_SECONDS)
            return board.ended
        if isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL:
            await self._leave_channel(board)
            return False
        if self._mended(error):
            board.dirty = True
            return True
        log.warning("table %s is shown later: %s", board.table.id, error)
        self._stir_later(board, AGAIN_SECONDS)
        return False

    def _stir_later(self, board: Board, seconds: float) -> None:
        """Try again once, however often it is asked for while nothing can be shown."""
        if board.later:
            board.later.cancel()
        board.later = self._clock.call_at(self._clock.now() + seconds, lambda: self._stir(board))

    async def _leave_channel(self, board: Board) -> None:
        """Close a table whose channel is no longer there; the ledger is right, and nobody can be shown anything."""
        try:
            if not board.table.over:
                await board.table.close("channel-gone")
        except Refused as refused:
            log.warning("table %s was not closed: %s", board.table.id, refused)
            self._stir_later(board, AGAIN_SECONDS)
            return
        board.keep("panel", None)
        self._close(board)

    def _close(self, board: Board) -> None:
        self._boards.pop(board.table.id, None)

    def panel_message(self, table: Table) -> int | None:
        """Give the id of the table's public message."""
        board = self._boards.get(table.id)
        return board.panel.message if board and board.panel else None

    def _keep(self, table: Table, kind: str, message: int | None) -> None:
        self._run(self._messages.save_message(table.id, table.state.channel, kind, message))

    async def settle(self) -> None:
        """Begin nothing more, and wait until everything that is under way has been sent."""
        self._open = False
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
