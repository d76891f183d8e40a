"""Other processes on the same database: what they announce, and presses passed on to the one that has their table.

Discord sends what is pressed in direct messages to the process with the first shard.
"""

import asyncio
import json
import logging
from collections.abc import AsyncGenerator, Callable, Mapping
from contextlib import aclosing
from typing import Any, Final

from bot.discord_io.custom_id import Press
from bot.interactions.reply import Interaction
from bot.operations.acquaintances import Erasure
from bot.preferences import Preferences
from game.core.errors import Refused
from game.table.occasion import alone_at
from storage.announcements import ERASED, PRESSED, Announcement
from storage.leases import Relays
from storage.problems import StorageProblem

AGAIN_SECONDS: Final = 5.0

log = logging.getLogger(__name__)


Announced = Callable[[], AsyncGenerator[Announcement | None]]
"""Announcements of other processes, until the connection breaks: first `None`, once none can be missed any more."""


Pressed = Callable[[int, str], None]
"""Takes a press at a table of a server, as JSON, that has reached another process."""


Event = dict[str, Any]
MOST_KEPT: Final = 200
"""How many presses may wait to be let in."""
NOT_PASSED: Final[Mapping[str, Any]] = {"content": "", "embeds": [], "attachments": []}
"""What nobody reads of a pressed message."""


async def keep_up(
    announced: Announced,
    preferences: Preferences,
    erasure: Erasure,
    pressed: Pressed,
    again: float = AGAIN_SECONDS,
) -> None:
    """Apply other processes' announcements, until cancelled; after a lost connection everything is reloaded."""
    while True:
        try:
            async with aclosing(announced()) as heard:
                async for each in heard:
                    if each and each.happened == PRESSED:
                        pressed(each.owner_id, each.event)
                    else:
                        await _take_in(each, preferences, erasure)
            log.warning("the line to the other processes broke")
        except StorageProblem as problem:
            log.warning("other processes are not heard: %s", problem)
        await asyncio.sleep(again)


async def _take_in(told: Announcement | None, preferences: Preferences, erasure: Erasure) -> None:
    if told is None:
        while not await preferences.load():
            pass
    elif told.happened == ERASED:
        await erasure.elsewhere(told.owner, told.owner_id)
    else:
        await preferences.read_again(told.owner, told.owner_id)


class Relay:
    """Passes presses on to the process that has their table; `ours` is whether this one has a server, by its id."""

    def __init__(self, stored: Relays, ours: Callable[[int], bool]) -> None:
        self._stored = stored
        self._ours = ours
        self._events: dict[int, tuple[str, Event]] = {}

    def note(self, event: Event) -> None:
        """Keep a press in a direct message, as Discord has sent it, until it is let in."""
        if "guild_id" in event or not self._stored.any:
            return
        press = Press.read(str(event.get("data", {}).get("custom_id", "")))
        if press is None or not press.table or alone_at(press.table):
            return
        self._events[int(event["id"])] = press.table, event
        if len(self._events) > MOST_KEPT:
            del self._events[next(iter(self._events))]

    async def passes_on(self, interaction: Interaction) -> bool:
        """Pass an interaction on to the process with its table; return whether so. Raises `Refused` if none has it."""
        table, event = self._events.pop(interaction.id, ("", {}))
        if not table:
            return False
        try:
            server = await self._stored.server_of(table)
            if server is None or self._ours(server):
                return False
            if not await self._stored.is_served(server):
                raise Refused("shards-uncertain")
            await self._stored.pass_on(server, json.dumps(_reduced(event), separators=(",", ":")))
        except StorageProblem as problem:
            raise Refused("database-refuses") from problem
        log.debug("a press at table %s is passed on", table)
        return True


def _reduced(event: Event) -> Event:
    message = event.get("message")
    return event | {"message": message | NOT_PASSED} if message else event
