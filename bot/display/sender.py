"""Sending, editing and deleting a table's messages: the only room that does."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Iterator, Sequence

import discord

from bot.display.message_state import ORIGINAL, REPOST_SECONDS, Board, Hand, Shown, Token
from bot.display.renderer import Shows
from bot.display.send_priority import Traffic
from bot.interactions.custom_id import Press
from bot.interactions.messages import TROUBLE, UNKNOWN_MESSAGE, edit_arguments, send_arguments
from bot.interactions.verbs import Verb
from bot.panels.kit.surface import Surface
from bot.panels.table.private import reminder
from bot.preferences import Preferences
from game.table.ports import Clock

log = logging.getLogger(__name__)

# There is no such message, or it is another bot's, whose database this was: its messages cannot be touched.
GONE_OR_ANOTHERS = {UNKNOWN_MESSAGE, 50005, 50013}
UNAUTHORIZED = 401
LOOK_BACK = 50
Parts = Sequence[object]


class Delivery:
    """Brings what people see of one table up to date."""

    def __init__(
        self, client: discord.Client, clock: Clock, shows: Shows, preferences: Preferences, traffic: Traffic
    ) -> None:
        self._client = client
        self._clock = clock
        self._shows = shows
        self._traffic = traffic
        self._preferences = preferences

    async def bring_up_to_date(self, board: Board) -> None:
        """Send what has changed; the latest state wins."""
        if board.searches:
            board.searches = False
            await self._find_left_behind(board)
        await self._take_reminder_away(board)
        await self._show_panel(board)
        await self._show_hands(board)
        await self._take_reminder_away(board)  # the question may have been answered meanwhile
        await self._remind(board)
        await self._shrink_old(board)

    async def _find_left_behind(self, board: Board) -> None:
        """Find messages of the table of which nobody knows, because the process or a line ended as they were posted."""
        me, known = self._client.user, {board.panel.message if board.panel else 0, board.reminder, *board.retired}
        try:
            async for message in self._channel(board).history(limit=LOOK_BACK):
                if message.author == me and message.id not in known and _is_of(message, board.table.id):
                    await self._take_over(board, message)
        except TROUBLE as error:
            log.info("what the last run left in the channel of table %s cannot be seen: %s", board.table.id, error)

    async def _take_over(self, board: Board, message: discord.Message) -> None:
        """See to it that a message left behind goes; of the result of an earlier deal the short form stays."""
        if message.id not in board.stale_messages:
            board.stale_messages.append(message.id)
        deal = _deal_summed_up(message)
        if deal and (deal < board.table.state.deal or board.ended):
            closed = await self._shows.past(board.table, deal)
            if closed:
                board.retired[message.id] = closed

    # the public message

    async def _show_panel(self, board: Board) -> None:
        await self._traffic.turn()
        await board.table.written()
        changes = board.table.changes
        shown = board.panel
        if shown and shown.changes == changes:
            return
        if shown and self._clock.now() - shown.posted > REPOST_SECONDS:
            board.stale_messages.append(shown.message)
            shown = board.panel = None
        draft = await self._shows.end(board) if board.role == "end" else self._shows.current(board)
        surface = await self._shows.finished(draft)
        if shown is None:
            await self._post_panel(board, surface, changes)
            return
        try:
            shown.picture = await self._edit(board, shown, surface)
        except discord.NotFound as error:
            if error.code != UNKNOWN_MESSAGE:
                raise
            board.panel = None
            board.dirty = True
            return
        shown.changes = changes

    async def _post_panel(self, board: Board, surface: Surface, changes: int) -> None:
        """Post the public message; when an answer was lost, Discord gives what is there, which may be out of date."""
        again = bool(board.posting)
        board.posting = board.posting or secrets.token_hex(8)
        message = await self._channel(board).send(**send_arguments(surface), nonce=board.posting)
        board.posting = ""
        shown = -1 if again else changes
        board.panel = Shown(message.id, self._clock.now(), shown, picture=picture_of(message.components))
        board.keep("panel", None if board.ended else message.id)
        board.dirty = board.dirty or again

    async def _edit(self, board: Board, shown: Shown, surface: Surface) -> str:
        """Edit by the token of the last press on the message while it is valid, else by the channel."""
        token = shown.token
        if token and token.until > self._clock.now():
            try:
                edited = await token.webhook.edit_message(ORIGINAL, **edit_arguments(surface))
            except discord.HTTPException as error:
                if error.code == UNKNOWN_MESSAGE or not _is_lost(error):
                    raise
                log.info("a token of table %s has ended early: %s", board.table.id, error.code)
                if shown.token is token:
                    shown.token = None
            else:
                return picture_of(edited.components)
        edited = await self._channel(board).get_partial_message(shown.message).edit(**edit_arguments(surface))
        return picture_of(edited.components)

    async def _shrink_old(self, board: Board) -> None:
        """Shrink messages of earlier deals; delete those that a former run left behind."""
        while board.stale_messages:
            await self._traffic.turn()
            if not board.stale_messages:
                return  # a press has shrunk the last one meanwhile
            message = self._channel(board).get_partial_message(board.stale_messages[0])
            closed = board.retired.get(message.id)
            try:
                if closed:
                    await message.edit(**edit_arguments(closed))
                else:
                    await message.delete()
            except (discord.NotFound, discord.Forbidden) as error:
                if error.code not in GONE_OR_ANOTHERS:
                    raise
                log.info("an old message of table %s is left alone: %s", board.table.id, error.code)
            board.retired.pop(message.id, None)
            if message.id in board.stale_messages:
                board.stale_messages.remove(message.id)

    # private hands

    async def _show_hands(self, board: Board) -> None:
        if board.ended:
            last = [*board.hands.values()]
            board.hands.clear()
            for held in last:
                await self.take_away(held)
        elif board.to_be_dealt:
            board.to_be_dealt = False
            await self._deal_hands(board)
        else:
            for user, held in list(board.hands.items()):
                await self._renew(board, user, held)
            await self._deal_missing_hands(board)

    async def _renew(self, board: Board, user: int, held: Hand) -> None:
        if held.token.until < self._clock.now():
            board.hands.pop(user, None)
            return
        await self._traffic.turn()
        await board.table.written()
        surface = await self._shows.finished(self._shows.hand(board.table, user, held.token.locale))
        if surface.look == held.look:
            return
        try:
            edited = await held.token.webhook.edit_message(held.message, **edit_arguments(surface))
        except discord.HTTPException as error:
            if not _is_lost(error):
                raise
            log.info("a hand of table %s is no longer there: %s", board.table.id, error.code)
            self._lose_hand(board, user, held, dismissed=error.code == UNKNOWN_MESSAGE)
            return
        held.look = surface.look
        held.picture = picture_of(edited.components)
        now = board.hands.get(user)
        if now and now is not held:  # a press has renewed it meanwhile, and nobody knows which of the two came last
            now.look = b""
            board.dirty = True

    def _lose_hand(self, board: Board, user: int, held: Hand, *, dismissed: bool) -> None:
        """Forget a hand that cannot be changed any more; unless it was dismissed, a later press deals another."""
        if board.hands.get(user) is held:
            del board.hands[user]
        token = board.tokens.get(user)
        if dismissed or token is None:
            return
        if token.webhook.token == held.token.webhook.token:
            del board.tokens[user]
        else:
            board.empty_handed.add(user)

    async def _deal_hands(self, board: Board) -> None:
        """Deal every player who pressed something lately a private hand; take the one of the last deal away.

        Who presses on the old one meanwhile has made it the new one.
        """
        before = dict(board.hands)
        board.hands.clear()
        for user, token in board.valid_tokens(self._clock.now()).items():
            if board.table.deal_seat(user) is not None and user not in board.hands:
                await self._deal_hand(board, user, token)
        for user, held in before.items():
            now = board.hands.get(user)
            if now is None or now.own_id != held.own_id:
                await self.take_away(held)

    async def _deal_missing_hands(self, board: Board) -> None:
        while board.empty_handed:
            user = board.empty_handed.pop()
            token = board.tokens.get(user)
            if token and user not in board.hands and board.role == "panel":
                await self._deal_hand(board, user, token)

    async def _deal_hand(self, board: Board, user: int, token: Token) -> None:
        """Deal one hand; who cannot be reached asks for it by a button, which brings a better token."""
        await self._traffic.turn()
        await board.table.written()
        surface = await self._shows.finished(self._shows.hand(board.table, user, token.locale))
        try:
            message = await token.webhook.send(**send_arguments(surface), ephemeral=True, wait=True)
        except TROUBLE as error:
            log.warning("a hand of table %s could not be dealt: %s", board.table.id, error)
            board.tokens.pop(user, None)
            return
        board.hands[user] = Hand(token, message.id, surface.look, message.id, picture_of(message.components))

    async def take_away(self, held: Hand) -> None:
        """Delete a private hand while its token allows it."""
        if held.token.until < self._clock.now():
            return
        await self._traffic.turn()
        try:
            await held.token.webhook.delete_message(held.message)
        except TROUBLE as error:
            log.info("an old hand could not be taken away: %s", error)

    # reminders

    async def _remind(self, board: Board) -> None:
        wanted, board.wants_reminder = board.wants_reminder, False
        await board.table.written()
        asked = board.table.asked_seat
        if not wanted or board.reminder is not None or asked is None or asked.user is None or asked.away:
            return
        if not self._preferences.person(asked.user).reminders:
            return
        view, texts = self._shows.public(board.table)
        board.reminded_for = (board.table.state.deal, board.table.question_number)
        mentions = discord.AllowedMentions(users=[discord.Object(asked.user)])
        try:
            message = await self._channel(board).send(
                **send_arguments(reminder(view, texts)), allowed_mentions=mentions
            )
        except TROUBLE as error:
            board.wants_reminder = not isinstance(error, discord.Forbidden)
            board.searches = True  # it may be there all the same
            raise
        board.reminder = message.id
        board.keep("reminder", message.id)

    async def _take_reminder_away(self, board: Board) -> None:
        now = (board.table.state.deal, board.table.question_number)
        if board.reminder is None or (board.reminded_for == now and not board.ended):
            return
        try:
            await self._channel(board).get_partial_message(board.reminder).delete()
        except discord.NotFound:
            log.info("a reminder of table %s was gone", board.table.id)
        board.reminder = None
        board.keep("reminder", None)

    def _channel(self, board: Board) -> discord.PartialMessageable:
        state = board.table.state
        return self._client.get_partial_messageable(state.channel, guild_id=state.server)


def _is_lost(error: discord.HTTPException) -> bool:
    """Tell whether what was to be changed, or the right to change it, is no longer there: a token may end early."""
    return isinstance(error, discord.NotFound | discord.Forbidden) or error.status == UNAUTHORIZED


def _is_of(message: discord.Message, table: str) -> bool:
    """Tell whether a message has buttons of a table."""
    return any(f":{table}:" in custom_id for custom_id in _custom_ids(message.components))


def _deal_summed_up(message: discord.Message) -> int:
    """Tell of which deal a message shows the result, 0 if of none: only a result has a button for the next deal."""
    presses = (Press.read(custom_id) for custom_id in _custom_ids(message.components))
    return next((press.deal for press in presses if press and press.verb == Verb.NEXT), 0)


def _custom_ids(components: Parts) -> Iterator[str]:
    for component in components:
        yield getattr(component, "custom_id", None) or ""
        yield from _custom_ids(getattr(component, "children", ()))


def picture_of(components: Parts) -> str:
    """Find the address of the picture that a message shows; empty if there is none."""
    return next(_pictures(components), "")


def _pictures(components: Parts) -> Iterator[str]:
    for component in components:
        if isinstance(component, discord.components.MediaGalleryComponent):
            yield from (item.media.url for item in component.items)
        elif isinstance(component, discord.components.Container):
            yield from _pictures(component.children)
