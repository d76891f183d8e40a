"""An evening of one game that begins with chosen cards: its questions, highlights and results."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from game.core.showcase import Showcase
from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.visitor import (
    EPHEMERAL,
    LOOK_SECONDS,
    PATIENCE_SECONDS,
    SELECT,
    Json,
    NothingCame,
    Refused,
    Visitor,
    choices_of,
    first_of,
    press_of,
    words_of,
)


class GameTour(Guide):
    """Plays the first deals of a session; the host gives the first answer, a friend bids a Kieker or passes."""

    def __init__(self, host: Visitor, friend: Visitor, show: Show, family: str, evening: Showcase) -> None:
        super().__init__(host, show)
        self._friend = friend
        self._family = family
        self._evening = evening
        self._people = [host, friend] if self._evening.friend else [host]
        self._left = len(self._evening.seeds)
        self._asked: dict[str, set[tuple[int, int]]] = {}
        self._out = False

    async def walk(self) -> None:
        """Go from the lobby to the end of the session."""
        lobby = await self._host.command(f"{self._family} start", computers=self._evening.computers)
        if self._evening.friend:
            await self._press(self._friend, "join")
        await self._show(self._named("lobby"), lobby)
        await self._open(self._named("house-rules"), "rules")
        await self._open(self._named("rules"), "rules-show", picture=True)
        await self._press(self._host, "start")
        async with asyncio.timeout(PATIENCE_SECONDS * 20):
            while self._missing() and not await self._host.find("again"):
                if not await self._step():
                    await asyncio.sleep(LOOK_SECONDS)
        await self._end()

    async def _step(self) -> bool:
        """Let a person answer, or continue after a deal; return whether anything happened."""
        for person in self._people:
            if await self._answer(person):
                return True
        return await self._go_on()

    async def _end(self) -> None:
        """Show the end of the session if reached; raises `NothingCame` for surfaces not shown."""
        if end := await self._host.find("again"):
            await self._show(self._named("end"), end[0], picture=True)
        if missing := self._missing():
            raise NothingCame(f"Never shown: {', '.join(sorted(missing))}.")

    def _missing(self) -> set[str]:
        """Return the surfaces not shown yet; an evening that shows everything only requires the end."""
        wanted = self._evening.shows.values() or ["end"]
        return {f"{self._family}-{name}" for name in wanted} - self._shown

    def _named(self, surface: str, time: int = 1) -> str:
        """Return the name of a surface at this occurrence; empty if it is not to be shown."""
        shows = self._evening.shows
        name = shows.get((surface, time), "") if shows else surface
        return name and f"{self._family}-{name}"

    def _time_of(self, kind: str, answers: Sequence[Json]) -> int:
        """Count the occurrences of a kind of question, including this one."""
        asked = self._asked.setdefault(kind, set())
        asked.update((press.deal, press.question) for press in map(press_of, answers) if press)
        return len(asked)

    async def _answer(self, person: Visitor) -> bool:
        """Answer a person's open question, and show the host's."""
        asked = await person.question()
        if asked is None:
            return await self._take_up(person)
        message, answers = asked
        if person is self._host:
            if await self._switch(self._kind(answers)):
                return True
            await self._show_question(message, answers)
        elif self._out:
            await self._show_from_outside()
        answer = _answer_to(answers, self._evening.bids if person is self._friend else ())
        with suppress(Refused):  # the message has changed meanwhile: look again
            await person.press(message, answer, *first_of(answer))
        return True

    async def _take_up(self, person: Visitor) -> bool:
        """Open the hand if it holds the open question and is not shown."""
        panel = await person.find("hand")
        asked = f"**{person.name}**: "
        lines = words_of(panel[0]).splitlines() if panel else []
        if panel is None or not any(line.startswith(asked) and ")*" in line for line in lines):
            return False
        await person.open(*panel)
        return True

    async def _switch(self, kind: str) -> bool:
        """Switch on the host's preference for this kind of question; return whether that was done now."""
        wanted = self._evening.likes.get(kind)
        if wanted is None or kind in self._asked:
            return False
        self._asked[kind] = set()
        await self._host.command("likes")
        switch = await self._host.find("likes-set", choice=f"{wanted}=yes")
        hand = await self._host.find("hand")
        if switch is None or hand is None:
            raise NothingCame(f"{self._host.name} cannot switch {wanted} on.")
        await self._host.press(*switch)
        await self._host.press(*hand)
        return True

    async def _show_question(self, message: Json, answers: Sequence[Json]) -> None:
        kind = self._kind(answers)
        time = self._time_of(kind, answers)
        panel = await self._host.find("happened")
        if panel:
            await self._show(self._named(f"panel-{kind}", time), panel[0], picture=True)
        if not message["flags"] & EPHEMERAL:
            await self._open(self._named(f"hand-{kind}", time), "hand", picture=True)
            return
        words = words_of(message)
        shown = next((name for sign, name in self._evening.hands.items() if sign in words), kind)
        await self._show(self._named(f"hand-{shown}", time), message, picture=True)

    async def _show_from_outside(self) -> None:
        """Show the view of an eliminated person, and make this deal the last."""
        panel = await self._host.find("happened")
        if panel is None or self._named("panel-out") in self._shown:
            return
        await self._show(self._named("panel-out"), panel[0], picture=True)
        await self._open(self._named("hand-out"), "hand")

    async def _go_on(self) -> bool:
        """After a deal, show its result, then the next deal or the end."""
        found = await self._host.find("next")
        if found is None:
            return False
        moments = [name for sign, name in self._evening.moments.items() if sign in words_of(found[0])]
        self._out = self._out or "out" in moments
        names = [self._named(f"summary-{moment}") for moment in moments] or [self._named("summary")]
        await self._show(next((name for name in names if name not in self._shown), names[0]), found[0], picture=True)
        await self._open(self._named("score-sheet"), "sheet", picture=True)
        self._left -= 1
        if self._left < 0:
            await self._stop(self._named("more"))
            return True
        for person in self._people:
            again = await person.find("next")
            if again and again[0]["id"] == found[0]["id"]:
                await person.press(*again)
        return True

    def _kind(self, answers: Sequence[Json]) -> str:
        """Name a question by its answers."""
        menu = answers[0]["type"] == SELECT
        if menu and answers[0].get("max_values", 1) > 1:
            return "discard"
        offered = [choice for answer in answers for choice in choices_of(answer)]
        named = next((name for answer, name in self._evening.questions.items() if answer in offered), "")
        return named or ("card" if menu or any("-" in choice for choice in offered) else "bid")


def _answer_to(answers: Sequence[Json], wished: Sequence[str]) -> Json:
    """Choose the first of the preferred answers on offer, else the first answer."""
    offered = {press.choice: answer for answer in answers if (press := press_of(answer))}
    return next((offered[choice] for choice in wished if choice in offered), answers[0])
