"""An evening of two friends and two computers that covers every surface."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.visitor import (
    LOOK_SECONDS,
    PATIENCE_SECONDS,
    Json,
    Refused,
    Visitor,
    choices_of,
    first_of,
    parts,
    press_of,
)

KINDS = frozenset({"lift", "price", "join", "play"})
DEALS = range(4, 12)
COMMANDS = ("history", "verify", "settings", "privacy show")
STEPS = ("session", "deal")


class Tour(Guide):
    """Plays the evening as `host` sees it, and shows each surface once."""

    def __init__(self, host: Visitor, friend: Visitor, show: Show) -> None:
        super().__init__(host, show)
        self._friend = friend
        self._deals = 0

    async def walk(self) -> None:
        """Go from the first help to the ledger after the session."""
        await self._before()
        await self._play()
        await self._afterwards()

    # before the first deal

    async def _before(self) -> None:
        host = self._host
        await self._show("help", await host.command("help"))
        await self._practise()
        await self._show("about", await host.command("about"))
        await self._show("games", await host.command("games"))
        lobby = await host.command("lupfen start", computers=2)
        await self._press(self._friend, "join")
        await self._show("lobby", lobby)
        await self._open("house-rules", "rules")
        await self._open("rules", "rules-show")
        await self._open("refusal", "join")
        await self._press(host, "start")

    async def _practise(self) -> None:
        """Play the practice deal to its end."""
        await self._open("practice-begin", "practice")
        for step in range(20):
            if not await self._turn(f"practice-{step + 1}", "practice-answer"):
                return

    # the deals

    async def _play(self) -> None:
        async with asyncio.timeout(PATIENCE_SECONDS * 20):
            while not await self._host.find("again"):
                if not (await self._answer(self._host) or await self._answer(self._friend) or await self._go_on()):
                    await asyncio.sleep(LOOK_SECONDS)
        await self._host.until(lambda _: True, "the end")

    async def _answer(self, person: Visitor) -> bool:
        """Answer a person's open question, and show the host's."""
        asked = await person.question()
        if asked is None:
            return await self._take_up(person)
        message, answers = asked
        if person is self._host:
            await self._show_question(message, answers)
        elif _kind(answers) == "play":
            await self._show_trick()
        answer = _answer_to(answers, lifts=person is self._host)
        with suppress(Refused):  # the message has changed meanwhile: look again
            await person.press(message, answer, *first_of(answer))
        return True

    async def _take_up(self, person: Visitor) -> bool:
        """Open the hand if it holds the open question and is not shown."""
        waiting = f"**{person.name}**: "
        panel = await person.find("hand")
        lines = [part["content"] for part in parts(panel[0]["components"]) if "content" in part] if panel else []
        hidden = any(line.startswith(waiting) and ")*" in line for text in lines for line in text.splitlines())
        if panel is None or not hidden:
            return False
        await person.open(*panel)
        return True

    async def _show_question(self, message: Json, answers: Sequence[Json]) -> None:
        kind = _kind(answers)
        panel = await self._host.find("happened")
        if panel and kind != "play":
            await self._show(f"panel-{kind}", panel[0], picture=True)
            await self._open("hand", "hand", picture=True)
        elif panel and await self._host.find("last"):
            await self._show("hand-turn", message, picture=True)
            await self._open("happened", "happened")
            await self._open("last-trick", "last")

    async def _show_trick(self) -> None:
        """Show the table in the middle of a trick, when the friend is asked after others have played."""
        panel = await self._host.find("last")
        if panel:
            await self._show("panel-tricks", panel[0], picture=True)

    async def _go_on(self) -> bool:
        """After a deal, show the summary, then the next deal or the end."""
        found = await self._host.find("next")
        if found is None:
            return False
        self._deals += 1
        if self._deals > 1:
            await self._show("summary", found[0])
        seen = {name.removeprefix("panel-") for name in self._shown} >= KINDS - {"play"}
        if self._deals >= DEALS.stop or (self._deals >= DEALS.start and seen):
            await self._stop("more")
            return True
        for person in (self._host, self._friend):
            again = await person.find("next")
            if again and again[0]["id"] == found[0]["id"]:
                await person.press(*again)
        return True

    # after the session

    async def _afterwards(self) -> None:
        host = self._host
        end = await host.find("again")
        if end:
            await self._show("session-end", end[0], picture=True)
        await self._show("ledger", await host.command("ledger"))
        await self._turn("ledger-mine", "ledger-mine")
        await self._turn("ledger-pays", "ledger-pays")
        await self._settle()
        if await host.knows("lupfen stats"):
            await self._show("stats", await host.command("lupfen stats"))
        for path in COMMANDS:
            await self._command(path)

    async def _settle(self) -> None:
        if not await self._host.knows("settle"):
            return
        await self._show("settle", await self._host.command("settle"))
        asked = await self._host.command("settle", person=self._friend.id, chips=12)
        await self._show("settle-asked", asked)
        await self._press(self._friend, "settle-yes")
        await self._show("settle-done", asked)

    async def _command(self, path: str) -> None:
        """Show a command and the views that its components lead to."""
        family = "lupfen history" if path == "history" else path
        if not await self._host.knows(family):
            return
        name = path.replace(" ", "-")
        await self._show(name, await self._host.command(family))
        for step in STEPS:
            if not await self._turn(f"{name}-{step}", f"{path.partition(' ')[0]}-{step}"):
                return


def _kind(answers: Sequence[Json]) -> str:
    choice = choices_of(answers[0])[0]
    if choice.isdecimal():
        return "price"
    return "play" if "-" in choice else choice


def _answer_to(answers: Sequence[Json], *, lifts: bool) -> Json:
    """Choose answers that make a good evening: the host lifts, the friend joins, the first playable card is played."""
    offered = {press.choice: answer for answer in answers if (press := press_of(answer))}
    wished = ("lift", "join", "2") if lifts else ("decline", "join", "2")
    return next((offered[choice] for choice in wished if choice in offered), answers[0])
