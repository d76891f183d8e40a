"""An evening with advice: switching it on, its answers, and the review at the end."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from contextlib import suppress
from typing import Final

from tools.gallery.showing.evenings import ADVICE, EVENINGS
from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.visitor import EPHEMERAL, LOOK_SECONDS, PATIENCE_SECONDS, Json, Refused, Visitor, press_of

FAMILY: Final = "lupfen"
STAKING: Final = ("lift", "6", "join")
"""The host's choices, whatever the advice, so that there is something to review."""


class AdviceTour(Guide):
    """Plays the chosen deals with and against advice, then looks back."""

    def __init__(self, host: Visitor, show: Show) -> None:
        super().__init__(host, show)
        self._evening = EVENINGS[ADVICE]
        self._left = len(self._evening.seeds)

    async def walk(self) -> None:
        """Go from the host's menu in the lobby to the review of the months."""
        await self._allow()
        await self._press(self._host, "start")
        async with asyncio.timeout(PATIENCE_SECONDS * 20):
            while not await self._host.find("again"):
                if not (await self._answer() or await self._go_on()):
                    await asyncio.sleep(LOOK_SECONDS)
        await self._look_back()

    async def _allow(self) -> None:
        """Allow advice at the table and play with it."""
        await self._host.command(f"{FAMILY} start", computers=self._evening.computers)
        await self._press(self._host, "more")
        await self._turn("advice-allowed", "adviser-allowed")
        await self._turn("advice-taken", "adviser")

    async def _answer(self) -> bool:
        """Answer the host's open question, and show the adviser's answer to it."""
        asked = await self._host.question()
        if asked is None:
            return False
        message, answers = asked
        panel = await self._host.find("happened")
        if panel:
            await self._show("advice-panel", panel[0], picture=True)
        if not message["flags"] & EPHEMERAL:
            await self._open("advice-hand", "hand", picture=True)
            return True
        await self._show("advice-hand", message, picture=True)
        if len(answers) > 1:
            await self._open(f"advice-{_kind(answers)}", "advice")
        with suppress(Refused):  # the message has changed meanwhile: look again
            await self._host.press(message, _answer_to(answers))
        return True

    async def _go_on(self) -> bool:
        """After a deal, go on to the next one, or after the last chosen deal to the end."""
        found = await self._host.find("next")
        if found is None:
            return False
        self._left -= 1
        if self._left:
            await self._host.press(*found)
        else:
            await self._stop("")
        return True

    async def _look_back(self) -> None:
        """Show the review of the session, a deal and the months, its shared form, and a deal dealt again."""
        await self._host.command(f"{FAMILY} history")
        await self._turn("", "history-session")
        await self._open("performance-session", "performance", picture=True)
        await self._open("performance-shared", "performance-share", picture=True)
        await self._turn("", "history-deal")
        await self._open("performance-deal", "performance", picture=True)
        await self._host.command(f"{FAMILY} stats")
        await self._open("performance-months", "performance")
        await self._host.command(f"{FAMILY} history")
        await self._turn("", "history-session")
        await self._turn("", "history-deal")
        await self._open("same-cards", "same-cards")


def _kind(answers: Sequence[Json]) -> str:
    """Name a question by its answers."""
    return "card" if any("-" in press.choice for press in map(press_of, answers) if press) else "entry"


def _answer_to(answers: Sequence[Json]) -> Json:
    """Choose the answer with the highest stake, or the first card."""
    offered = {press.choice: answer for answer in answers if (press := press_of(answer))}
    return next((offered[choice] for choice in STAKING if choice in offered), answers[0])
