"""The small private answers that people have before them: one menu at most, and a note only until the next press.

Discord lets a bot delete what it has said in private by the token of the press that it answered, for a quarter of an
hour. What is older stays until its reader dismisses it.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Final

import discord

from bot.display.send_priority import Traffic
from bot.display.tokens import TOKEN_SECONDS
from bot.interactions.messages import TROUBLE
from game.table.ports import Clock
from game.table.tasks import Tasks

log = logging.getLogger(__name__)

MOST_PLACES: Final = 10_000
Reader = tuple[int, int]
"""A person and the channel where they read."""


class Lasting(StrEnum):
    """How long a private answer stays.

    `PAGE`: until its reader dismisses it. `MENU`: until the next menu or note. `DEAL`: until its reader presses
    something elsewhere, but not longer than the deal it belongs to. `NOTE`: until its reader presses something.
    """

    PAGE = "page"
    MENU = "menu"
    DEAL = "deal"
    NOTE = "note"


STAYING: Final = frozenset({Lasting.PAGE, Lasting.MENU})
"""What stays when its reader presses something elsewhere."""


@dataclass(frozen=True, slots=True)
class PrivateAnswer:
    """A private message, which `webhook` can delete under the name `address` until `until` (seconds since 1970)."""

    message: int
    lasting: Lasting
    webhook: discord.Webhook
    address: int
    until: float = 0.0


class PrivateAnswers:
    """Knows the small private answers of everybody, and takes away those whose time is over."""

    def __init__(self, clock: Clock, traffic: Traffic) -> None:
        self._clock = clock
        self._traffic = traffic
        self._shown: dict[Reader, list[PrivateAnswer]] = {}
        self._going = Tasks()

    def pressed(self, reader: Reader, message: int) -> PrivateAnswer | None:
        """Give what somebody presses on, if it is one of these; nobody takes it away before `answered`."""
        shown = self._shown.get(reader, [])
        found = next((each for each in shown if message and each.message == message), None)
        if found:
            shown.remove(found)
        return found

    def answered(self, reader: Reader, pressed: PrivateAnswer | None, given: PrivateAnswer | None) -> None:
        """Note what a press on `pressed`, or on something else, was answered with; what that replaces goes."""
        before, now = self._shown.pop(reader, []), self._clock.now()
        stay = [each for each in before if each.lasting in STAYING and not given]
        go = [each for each in before if each not in stay]
        if pressed:
            (go if given and pressed.lasting is Lasting.NOTE else stay).append(pressed)
        if given:
            stay = [each for each in stay if each.message != given.message]
            go = [each for each in go if each.message != given.message]
            stay.append(replace(given, until=now + TOKEN_SECONDS))
        if stay:
            self._keep(reader, stay)
        self._take_away(go)

    def deal_over(self, channel: int) -> None:
        """Take away what belongs to the deal in a channel that is over."""
        for reader, shown in self._shown.items():
            if reader[1] == channel:
                self._take_away(each for each in shown if each.lasting is Lasting.DEAL)
                shown[:] = [each for each in shown if each.lasting is not Lasting.DEAL]

    async def finish(self) -> None:
        """Wait until everything has gone that is on its way."""
        await self._going.ended()

    def _keep(self, reader: Reader, shown: list[PrivateAnswer]) -> None:
        if len(self._shown) >= MOST_PLACES:
            now = self._clock.now()
            self._shown = {each: kept for each, kept in self._shown.items() if any(one.until > now for one in kept)}
        self._shown[reader] = shown

    def _take_away(self, answers: Iterable[PrivateAnswer]) -> None:
        for answer in answers:
            if answer.until > self._clock.now():
                self._going.start(self._delete(answer))

    async def _delete(self, answer: PrivateAnswer) -> None:
        await self._traffic.turn()
        try:
            await answer.webhook.delete_message(answer.address)
        except TROUBLE as error:
            log.info("a private answer could not be taken away: %s", type(error).__name__)
