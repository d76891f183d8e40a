"""An evening of one game that begins with chosen cards: its questions, its moments, its results."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from types import MappingProxyType
from typing import Final

from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.visitor import (
    EPHEMERAL,
    LOOK_SECONDS,
    PATIENCE_SECONDS,
    SELECT,
    Json,
    Refused,
    Visitor,
    first_of,
    press_of,
    words_of,
)

QUESTIONS: Final[Mapping[str, str]] = MappingProxyType(
    {"two": "bid", "plain": "terms", "clubs": "trump", "stop": "go-on", "keep": "table", "first": "turn"}
)
"""What a question is called, by its first answer."""
MOMENTS: Final[Mapping[str, str]] = MappingProxyType({"🔥": "feuer", "✨": "schnauz", "❌": "out", "🌊": "swimming"})
SHOWN_TO_ME = "Kieker!"


class GameTour(Guide):
    """Plays the first deals of a session; the host answers what comes first, the friend bids a Kieker or passes."""

    def __init__(self, host: Visitor, friend: Visitor, show: Show, family: str, deals: int) -> None:
        super().__init__(host, show)
        self._friend = friend
        self._family = family
        self._left = deals
        self._out = False

    async def walk(self) -> None:
        """Go from the lobby to the end of the session."""
        lobby = await self._host.command(f"{self._family} start", computers=2)
        await self._press(self._friend, "join")
        await self._show(self._named("lobby"), lobby)
        await self._open(self._named("house-rules"), "rules")
        await self._open(self._named("rules"), "rules-show", picture=True)
        await self._press(self._host, "start")
        async with asyncio.timeout(PATIENCE_SECONDS * 20):
            while not (end := await self._host.find("again")):
                if not (await self._answer(self._host) or await self._answer(self._friend) or await self._go_on()):
                    await asyncio.sleep(LOOK_SECONDS)
        await self._show(self._named("end"), end[0], picture=True)

    def _named(self, surface: str) -> str:
        return f"{self._family}-{surface}"

    async def _answer(self, person: Visitor) -> bool:
        """Answer the open question of a person, and show the host's."""
        asked = await person.question()
        if asked is None:
            return await self._take_up(person)
        message, answers = asked
        if person is self._host:
            await self._show_question(message, answers)
        elif self._out:
            await self._show_from_outside()
        answer = _answer_to(answers, bids=person is self._friend)
        with suppress(Refused):  # the message has changed meanwhile: look again
            await person.press(message, answer, *first_of(answer))
        return True

    async def _take_up(self, person: Visitor) -> bool:
        """Ask for one's cards when the question is in the hand and the hand is not there."""
        panel = await person.find("hand")
        asked = f"**{person.name}**: "
        lines = words_of(panel[0]).splitlines() if panel else []
        if panel is None or not any(line.startswith(asked) and ")*" in line for line in lines):
            return False
        await person.open(*panel)
        return True

    async def _show_question(self, message: Json, answers: Sequence[Json]) -> None:
        kind = _kind(answers)
        panel = await self._host.find("happened")
        if panel:
            await self._show(self._named(f"panel-{kind}"), panel[0], picture=True)
        if not message["flags"] & EPHEMERAL:
            await self._open(self._named(f"hand-{kind}"), "hand", picture=True)
            return
        shown = "kieker" if SHOWN_TO_ME in words_of(message) else kind
        await self._show(self._named(f"hand-{shown}"), message, picture=True)

    async def _show_from_outside(self) -> None:
        """Show what somebody sees who is out, and let this deal be the last."""
        panel = await self._host.find("happened")
        if panel is None or self._named("panel-out") in self._shown:
            return
        await self._show(self._named("panel-out"), panel[0], picture=True)
        await self._open(self._named("hand-out"), "hand")

    async def _go_on(self) -> bool:
        """After a deal: show its result, then the next deal or the end."""
        found = await self._host.find("next")
        if found is None:
            return False
        moments = [name for sign, name in MOMENTS.items() if sign in words_of(found[0])]
        self._out = self._out or "out" in moments
        names = [self._named(f"summary-{moment}") for moment in moments] or [self._named("summary")]
        await self._show(next((name for name in names if name not in self._shown), names[0]), found[0], picture=True)
        await self._open(self._named("score-sheet"), "sheet", picture=True)
        self._left -= 1
        if self._left < 0:
            await self._open(self._named("more"), "more")
            await self._press(self._host, "stop")
            return True
        for person in (self._host, self._friend):
            again = await person.find("next")
            if again and again[0]["id"] == found[0]["id"]:
                await person.press(*again)
        return True


def _kind(answers: Sequence[Json]) -> str:
    """Name a question by its first answer."""
    if answers[0]["type"] == SELECT:
        return "discard"
    press = press_of(answers[0])
    return QUESTIONS.get(press.choice, "card" if "-" in press.choice else "bid") if press else "bid"


def _answer_to(answers: Sequence[Json], *, bids: bool) -> Json:
    """Choose the first answer; the friend bids a Kieker where it can be, and passes otherwise."""
    offered = {press.choice: answer for answer in answers if (press := press_of(answer))}
    wished = ("kieker", "pass") if bids else ()
    return next((offered[choice] for choice in wished if choice in offered), answers[0])
