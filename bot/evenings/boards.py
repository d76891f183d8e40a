"""Where evenings are shown: boards in their channels, which are edited in place, and their server's calendar."""

import logging
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

import discord

from bot.discord_io.message import Message
from bot.discord_io.payloads import TROUBLE, Attached
from bot.discord_io.sender import Event
from bot.discord_io.surface import Surface
from bot.evenings.tables import EveningServices, RoundTables, place_of
from bot.language import Texts
from bot.panels.evenings.board import board, event_words, result
from game.evenings.evening import Evening, Turn

BOARD_SECONDS: Final = 2.0
"""The minimum time between updates of the board."""
LOOK_SECONDS: Final = 30.0
"""How often a board that does not change is written again, as only that reveals that somebody has deleted it."""
LOOK_BEFORE_SECONDS: Final = 120.0
"""The same before the first round, which may be days away."""

log = logging.getLogger(__name__)

USUAL_ROUND: Final = 3600
"""The assumed duration of a round without a time limit, in seconds."""
STATUS: Final[dict[Turn, discord.EventStatus]] = {
    "running": discord.EventStatus.active,
    "done": discord.EventStatus.completed,
    "off": discord.EventStatus.canceled,
}


class Boards:
    """Shows the boards of this process's evenings, and keeps their events; `tables` are those of their rounds."""

    def __init__(self, tables: RoundTables, shared: EveningServices) -> None:
        self._tables = tables
        self._shared = shared
        self._sender = shared.display.sender
        self._messages: dict[str, Message] = {}
        self._edited: dict[str, float] = {}
        self._looked: dict[str, float] = {}

    def forget(self, evening: str) -> None:
        """Forget an evening's board, which is not updated any more."""
        self._messages.pop(evening, None)
        self._edited.pop(evening, None)
        self._looked.pop(evening, None)

    def surface(self, evening: Evening, texts: Texts | None = None) -> Surface:
        """Return the public board of an evening."""
        tables = evening.round.tables if evening.round else ()
        deals = {table.number: self._tables.deal_at(table) for table in tables}
        return board(evening, deals, self._shared.ruleset(evening), texts or self._shared.texts(evening))

    async def edit(self, evening: Evening) -> bool:
        """Update the board; return whether it is there."""
        if not evening.message:
            return False
        now = self._edited[evening.id] = self._sender.clock.now()
        message = Message.pressed(self._sender, evening.message, place_of(evening))
        self._messages[evening.id] = message
        if now >= self._looked.setdefault(evening.id, now) + look_seconds(evening):
            message.doubt()
            self._looked[evening.id] = now
        with suppress(discord.NotFound):
            drawn = await self.drawn(evening, message.files)
            await self._sender.take_request()
            await message.edit(drawn)
        return not message.gone

    def look(self, evening: str) -> None:
        """Have the next update find out whether the board is still there."""
        self._looked[evening] = -LOOK_BEFORE_SECONDS

    async def drawn(self, evening: Evening, attached: Sequence[Attached] = ()) -> Surface:
        """Return the public board of an evening, in the end with its picture, unless that is `attached` already."""
        if evening.phase != "over":
            return self.surface(evening)
        draft = result(evening, self._shared.ruleset(evening), self._shared.texts(evening))
        return await self._shared.display.renderer.finish(draft, evening.server, attached=attached)

    async def edit_meanwhile(self, evening: Evening) -> None:
        """Update the board during a step that takes long, which does not depend on it."""
        if self._sender.clock.now() >= self._edited.get(evening.id, 0.0) + BOARD_SECONDS:
            with suppress(*TROUBLE):
                await self.edit(evening)

    # the calendar

    async def keep_event(self, evening: Evening) -> Evening:
        """Add an evening to the calendar, or update it there; the attempt is recorded first, so none is added twice."""
        if evening.event is not None and evening.turned != evening.turn:
            return await self._turn(evening, evening.event)
        plan = evening.plan
        if evening.event is not None or plan.at is None or not evening.message or evening.phase != "signing":
            return evening
        evening, event = await self._shared.store.change(evening.replace(event=0)), 0
        try:
            event = await self._sender.schedule(place_of(evening), self._event(evening, plan.at))
        except TROUBLE as error:  # without the permission it appears on the board only
            log.info("evening %s is not in the calendar: %s", evening.id, error)
        return await self._shared.store.change(evening.replace(event=event)) if event else evening

    async def _turn(self, evening: Evening, event: int) -> Evening:
        """Update an event's status with its evening; if a crash kept its id from being saved, search for the event."""
        place, due = place_of(evening), evening.turn
        evening, at = await self._shared.store.change(evening.replace(turned=due)), evening.plan.at or 0
        with suppress(*TROUBLE):  # the board shows it too
            for each in [event] if event else await self._sender.scheduled(place, self._event(evening, at)):
                await self._sender.turn(place, each, STATUS[due])
        return evening

    def _event(self, evening: Evening, at: float) -> Event:
        plan = evening.plan
        name, about = event_words(evening, self._shared.ruleset(evening), self._shared.texts(evening))
        return Event(name, about, at, at + plan.rounds * (plan.seconds or USUAL_ROUND))


def look_seconds(evening: Evening) -> float:
    """Return how often an evening's board is looked for."""
    return LOOK_SECONDS if evening.rounds or evening.checking else LOOK_BEFORE_SECONDS
