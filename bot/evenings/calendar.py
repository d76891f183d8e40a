"""Evenings in their server's calendar, if the bot may put them there."""

import logging
from contextlib import suppress
from typing import Final

import discord

from bot.discord_io.payloads import TROUBLE
from bot.discord_io.sender import Event
from bot.evenings.evening_services import EveningServices, place_of
from bot.panels.evenings.board import event_words
from game.evenings.evening import Evening, Turn

log = logging.getLogger(__name__)

USUAL_ROUND: Final = 3600
"""The assumed duration of a round without a time limit, in seconds."""
STATUS: Final[dict[Turn, discord.EventStatus]] = {
    "running": discord.EventStatus.active,
    "done": discord.EventStatus.completed,
    "off": discord.EventStatus.canceled,
}


class Calendar:
    """Adds upcoming evenings to the calendar, and updates them as they begin, end, or are cancelled."""

    def __init__(self, shared: EveningServices) -> None:
        self._shared = shared
        self._store = shared.store
        self._sender = shared.display.sender

    async def keep(self, evening: Evening) -> Evening:
        """Do what is missing; the attempt is recorded first, so that no evening is added twice."""
        if evening.event is not None and evening.turned != evening.turn:
            return await self._turn(evening, evening.event)
        plan = evening.plan
        if evening.event is not None or plan.at is None or not evening.message or evening.phase != "signing":
            return evening
        evening, event = await self._store.change(evening.replace(event=0)), 0
        try:
            event = await self._sender.schedule(place_of(evening), self._event(evening, plan.at))
        except TROUBLE as error:  # without the permission it appears on the board only
            log.info("evening %s is not in the calendar: %s", evening.id, error)
        return await self._store.change(evening.replace(event=event)) if event else evening

    async def _turn(self, evening: Evening, event: int) -> Evening:
        """Update an event's status with its evening; if a crash kept its id from being saved, search for the event."""
        place, due = place_of(evening), evening.turn
        evening, at = await self._store.change(evening.replace(turned=due)), evening.plan.at or 0
        with suppress(*TROUBLE):  # the board shows it too
            for each in [event] if event else await self._sender.scheduled(place, self._event(evening, at)):
                await self._sender.turn(place, each, STATUS[due])
        return evening

    def _event(self, evening: Evening, at: float) -> Event:
        plan = evening.plan
        name, about = event_words(evening, self._shared.ruleset(evening), self._shared.texts(evening))
        return Event(name, about, at, at + plan.rounds * (plan.seconds or USUAL_ROUND))
