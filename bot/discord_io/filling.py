"""A private message that said "in a moment", and is filled in later."""

import asyncio
import logging

from bot.discord_io.message import Message
from bot.discord_io.payloads import TROUBLE
from bot.discord_io.surface import Surface

log = logging.getLogger(__name__)


class Filling:
    """Fills in a message, in the order asked for, until a press on it shows something else."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self._writing = asyncio.Lock()
        message.filling = self

    async def show(self, surface: Surface) -> None:
        """Show a surface, or nothing if the message shows something else or cannot be changed any more."""
        async with self._writing:
            try:
                await self.message.edit(surface, still=lambda: self.message.filling is self)
            except TROUBLE as error:
                log.info("a private message could not be filled in: %s", type(error).__name__)
