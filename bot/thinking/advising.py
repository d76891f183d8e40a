"""Advice for people at tables: worked out elsewhere, and told to whoever has asked as soon as it is there."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import NamedTuple
from zlib import crc32

import discord

from bot.display.tokens import ORIGINAL
from bot.interactions.messages import TROUBLE, Attached, edit_arguments
from bot.interactions.reply import Reply
from bot.panels.kit.surface import Surface
from bot.thinking.pool import ThinkingPool
from game.computer.advice import Advice
from game.core.view import View
from game.table.faults import without_values
from game.table.tasks import Tasks

Tell = Callable[[Advice | None], Awaitable[Surface | None]]
"""Makes what is shown of advice, or of none; nothing if it is too late."""

log = logging.getLogger(__name__)


class Waiting(NamedTuple):
    """A private message that waits for advice, with the files it has `attached`."""

    webhook: discord.Webhook
    address: int
    attached: Sequence[Attached] = ()

    @classmethod
    def on(cls, reply: Reply, message: int = 0) -> Waiting:
        """Name the message with which somebody was answered; `message` is its id, where it is a new one."""
        address = ORIGINAL if reply.owns_original else message
        return cls(reply.interaction.followup, address, reply.attached)


class Advising:
    """Fills in private messages that wait for advice; nobody else waits meanwhile."""

    def __init__(self, pool: ThinkingPool) -> None:
        self._pool = pool
        self._under_way = Tasks()

    async def advice(self, view: View, question: str) -> Advice | None:
        """Advise the viewer, alike however often a `question` is asked; `None` when nothing came of it."""
        try:
            return await self._pool.advise(view, crc32(question.encode()))
        except Exception as error:  # noqa: BLE001 - whatever it was, whoever waits is told that none comes
            log.warning("advice did not come: %s", without_values(error))
            return None

    def fill(self, waiting: Waiting, view: View, question: str, tell: Tell) -> None:
        """Begin to work advice out, and show what `tell` makes of it in a private message when it is there."""
        self._under_way.start(self._filled(waiting, view, question, tell))

    async def _filled(self, waiting: Waiting, view: View, question: str, tell: Tell) -> None:
        advice = await self.advice(view, question)
        try:
            surface = await tell(advice)
            if surface:
                edit = edit_arguments(surface, waiting.attached)
                await waiting.webhook.edit_message(waiting.address, **edit)
        except TROUBLE as error:  # the person has pressed something, and the message is gone
            log.info("advice could not be shown: %s", type(error).__name__)
