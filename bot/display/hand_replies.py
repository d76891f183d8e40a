"""Answers to presses that show a person their hand."""

from __future__ import annotations

from collections.abc import Sequence

from bot.display.private_message import UNFINISHED, Look, PrivateMessage
from bot.display.renderer import Renderer
from bot.display.table_display import TableDisplay
from bot.display.tokens import ORIGINAL, TOKEN_SECONDS, Token
from bot.interactions.messages import Attached
from bot.interactions.reply import Reply
from bot.panels.kit.surface import Surface
from game.core.errors import Refused
from game.table.ports import Clock


class HandReplies:
    """Makes a reply the hand of whoever pressed; what was their hand before is then outdated."""

    def __init__(self, renderer: Renderer, clock: Clock) -> None:
        self._renderer = renderer
        self._clock = clock

    def token(self, reply: Reply) -> Token:
        """Give the right to write that a press brings along."""
        interaction = reply.interaction
        until = self._clock.now() + TOKEN_SECONDS
        return Token(interaction.token, until, str(interaction.locale))

    def is_hand(self, display: TableDisplay, reply: Reply) -> bool:
        """Tell whether the pressed message is the person's hand, as far as is known."""
        hand = display.hands.of(reply.user).message
        return hand is not None and reply.pressed == hand.id

    def is_old_copy(self, display: TableDisplay, reply: Reply) -> bool:
        """Tell whether a private message was pressed that is not the person's hand although they have one."""
        hand = display.hands.of(reply.user).message
        return reply.on_private and hand is not None and hand.id not in {0, reply.pressed}

    async def show(self, display: TableDisplay, reply: Reply) -> None:
        """Answer with a new private message; raises `Refused("session-over")` when there are no hands any more."""
        await display.table.written()
        if display.hands.closed:
            raise Refused("session-over")
        hand = display.hands.of(reply.user)
        with hand.sending() as sending:
            surface, look = self._rendered(display, reply)
            message = await reply.private(surface) or 0
            token, address = self.token(reply), ORIGINAL if reply.owns_original else message
            sending.arrived(PrivateMessage(token, message, look, address=address, attached=reply.attached))
            hand.pressed(token)

    async def renew(self, display: TableDisplay, reply: Reply) -> None:
        """Show the hand on the private message that was pressed, whatever that was."""
        await display.table.written()
        hand, token = display.hands.of(reply.user), self.token(reply)
        message = hand.find(reply.pressed) or PrivateMessage(token, reply.pressed, address=ORIGINAL)
        with hand.sending() as sending:
            attached = message.content.attached
            surface, look = self._rendered(display, reply, attached)
            with message.content.written(look):
                await reply.update(surface, attached)
                message.content.has(reply.attached)
            reply.becomes_hand()
            message.reached(token, reply.pressed, ORIGINAL)
            sending.arrived(message)
            hand.pressed(token)

    def _rendered(self, display: TableDisplay, reply: Reply, attached: Sequence[Attached] = ()) -> tuple[Surface, Look]:
        """Make the hand at once; what it looks like is right for this version if nothing is missing."""
        draft = self._renderer.hand(display.table, reply.user, str(reply.interaction.locale))
        surface, complete = self._renderer.at_once(draft, attached)
        return surface, Look(surface.look, display.hands.version if complete else UNFINISHED)
