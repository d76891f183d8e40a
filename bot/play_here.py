"""The message *Play here* of each server: posted, moved, and kept at the end of its channel."""

import logging
import secrets
from typing import Final

from bot.discord_io.message import delete_noted
from bot.discord_io.payloads import TROUBLE
from bot.discord_io.sender import Sender
from bot.discord_io.surface import Surface
from bot.language.texts import DEFAULT, Language
from bot.panels.personal.entrance import play_here
from bot.preferences import Preferences
from game.core.rulesets import Catalogue
from game.table.ports import Notice, Place
from game.table.table import Table
from game.table.upkeep import Locks, Tasks
from storage.problems import StorageProblem

SETTING: Final = "play_here"

log = logging.getLogger(__name__)


class PlayHere:
    """Keeps at most one such message on each server; the work that follows a session is one of the `tasks`."""

    def __init__(
        self, sender: Sender, preferences: Preferences, catalogue: Catalogue, language: Language, tasks: Tasks
    ) -> None:
        self._sender = sender
        self._preferences = preferences
        self._catalogue = catalogue
        self._language = language
        self._tasks = tasks
        self._followed: dict[int, str] = {}
        self._places = Locks()

    def changed(self, table: Table, notice: Notice) -> None:
        """Move the message below a session that has ended in its channel, where it should stay last."""
        place = Place(table.state.server, table.state.channel)
        settings = self._preferences.server(place.server)
        followed = self._followed.get(place.channel) == table.id
        if table.over and settings.play_here_stays and self._stands(place) and not followed:
            self._followed[place.channel] = table.id
            self._tasks.start(self._move(place))

    def _stands(self, place: Place) -> bool:
        return self._preferences.server(place.server).play_here.partition("/")[0] == str(place.channel)

    async def post(self, place: Place) -> None:
        """Post the message and take away the one elsewhere; raises `TROUBLE`, or `StorageProblem` if not noted."""
        async with self._places.of(place.server):
            await self._sender.take_request()
            sent = await self._sender.post(place, self._draw(place.server), secrets.token_hex(8))
            before = self._preferences.server(place.server).play_here
            await self._preferences.change("server", place.server, SETTING, f"{place.channel}/{sent.message}")
            await delete_noted(self._sender, place.server, before)

    async def take_away(self, server: int) -> None:
        """Delete a server's message; raises `StorageProblem` if that could not be noted."""
        async with self._places.of(server):
            before = self._preferences.server(server).play_here
            await self._preferences.change("server", server, SETTING, None)
            await delete_noted(self._sender, server, before)

    def _draw(self, server: int) -> Surface:
        house = self._preferences.server(server)
        families = [family for family in self._catalogue.families() if family not in house.off]
        return play_here(families, self._language.texts(house.language or DEFAULT))

    async def _move(self, place: Place) -> None:
        try:
            await self.post(place)
        except (*TROUBLE, StorageProblem) as problem:
            log.warning("the message Play here of server %s was not moved: %s", place.server, problem)
