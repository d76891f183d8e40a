"""The boards of evenings: messages in their channels that are edited in place."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from bot.discord_io.message import Message
from bot.discord_io.payloads import TROUBLE, Attached
from bot.discord_io.surface import Surface
from bot.display.display_services import DisplayServices
from bot.evenings.tables import RoundTables
from bot.language import Language, Texts
from bot.panels.evenings.board import board, result
from game.core.rulesets import Catalogue
from game.evenings.evening import Evening
from game.table.ports import Place

BOARD_SECONDS: Final = 2.0
"""The minimum time between updates of the board."""


class Boards:
    """Shows the boards of this process's evenings; `tables` are those of their rounds."""

    def __init__(self, tables: RoundTables, shared: DisplayServices, catalogue: Catalogue, language: Language) -> None:
        self._tables = tables
        self._sender = shared.sender
        self._renderer = shared.renderer
        self._catalogue = catalogue
        self._language = language
        self._messages: dict[str, Message] = {}
        self._edited: dict[str, float] = {}

    def surface(self, evening: Evening, texts: Texts | None = None) -> Surface:
        """Return the public board of an evening."""
        tables = evening.round.tables if evening.round else ()
        deals = {table.number: self._tables.deal_at(table) for table in tables}
        ruleset = self._catalogue.find(evening.plan.ruleset)
        return board(evening, deals, ruleset, texts or self._language.texts(evening.plan.language))

    async def edit(self, evening: Evening) -> bool:
        """Update the board; return whether it is there."""
        if not evening.message:
            return False
        self._edited[evening.id] = self._sender.clock.now()
        place = Place(evening.server, evening.channel)
        message = self._messages[evening.id] = Message.pressed(self._sender, evening.message, place)
        with suppress(discord.NotFound):
            await message.edit(await self.drawn(evening, message.files))
        return not message.gone

    async def drawn(self, evening: Evening, attached: Sequence[Attached] = ()) -> Surface:
        """Return the public board of an evening, in the end with its picture, unless that is `attached` already."""
        if evening.phase != "over":
            return self.surface(evening)
        ruleset, texts = self._catalogue.find(evening.plan.ruleset), self._language.texts(evening.plan.language)
        return await self._renderer.finish(result(evening, ruleset, texts), attached, server=evening.server)

    async def edit_meanwhile(self, evening: Evening) -> None:
        """Update the board during a step that takes long, which does not depend on it."""
        if self._sender.clock.now() >= self._edited.get(evening.id, 0.0) + BOARD_SECONDS:
            with suppress(*TROUBLE):
                await self.edit(evening)
