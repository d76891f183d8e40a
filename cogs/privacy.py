"""The data stored about the person asking: show, export, erase."""

import asyncio
import json
from collections.abc import AsyncIterator

from discord import app_commands

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import EVERYWHERE
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Reply
from bot.language.translator import words
from bot.panels.personal.settings import ask_delete, erased, export_file, stored
from bot.past.payments import gathered
from bot.services import PersonalData
from cogs.base import Cog, command
from game.core.errors import Refused


class Privacy(Cog[PersonalData]):
    """The buttons of the question whether to erase."""

    @handles(Verb.PRIVACY_DELETE, on=Elsewhere.PAGE)
    async def delete(self, reply: Reply, used: Used) -> None:
        """Erase the data of the person who pressed."""
        await self._services.erasure.person(reply.user)
        await reply.update(erased(reply.texts, done=True))

    @handles(Verb.PRIVACY_KEEP, on=Elsewhere.PAGE)
    async def keep(self, reply: Reply, used: Used) -> None:
        """Leave everything as it is."""
        await reply.update(erased(reply.texts, done=False))


class PrivacyCommands(app_commands.Group):
    """`/privacy show`, `export` and `delete`; also outside of servers, for people who have left them."""

    def __init__(self, services: PersonalData) -> None:
        super().__init__(
            name=words("command-privacy"),
            description=words("command-privacy-description"),
            allowed_contexts=EVERYWHERE,
        )
        self._services, self.answering = services, services.answering

    @command("show")
    async def show(self, reply: Reply) -> Surface:
        """Summarise the stored data in a few lines."""
        counts = await self._services.privacy.counts(reply.user)
        name, settings = reply.interaction.user.display_name, self._services.settings
        return stored(name, counts, settings.erase_days, settings.operator, reply.texts)

    @command("export")
    async def export(self, reply: Reply) -> Surface:
        """Hand over all stored data as a file."""
        written = self._written(reply.user)
        name, content = await gathered("lupfen-data.json", written, Refused("data-too-large"))
        return export_file(name, reply.texts).with_files([(name, content)])

    async def _written(self, user: int) -> AsyncIterator[str]:
        data = await self._services.privacy.export(user)
        yield await asyncio.to_thread(json.dumps, data, ensure_ascii=False, indent=2)

    @command("delete")
    async def delete(self, reply: Reply) -> Surface:
        """Ask for confirmation before erasing."""
        await self._services.privacy.check_free(reply.user)
        return ask_delete(reply.texts)
