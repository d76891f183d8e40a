"""An evening with advice: switching it on, its answers, and the review at the end."""

from collections.abc import Sequence
from typing import Final

from tools.gallery.showing.evenings import ADVICE, EVENINGS
from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.visitor import EPHEMERAL, Json, Visitor, press_of

FAMILY: Final = "lupfen"
STAKING: Final = ("lift", "6", "join")
"""The host's choices, whatever the advice, so that there is something to review."""


class AdviceTour(Guide):
    """Plays the chosen deals with and against advice, then looks back."""

    def __init__(self, host: Visitor, show: Show) -> None:
        super().__init__({host: STAKING}, show)
        self._evening = EVENINGS[ADVICE]

    async def walk(self) -> None:
        """Go from the host's menu in the lobby to the review of the months."""
        await self._allow()
        await self._press(self._host, "start")
        await self._play()
        await self._look_back()

    async def _allow(self) -> None:
        """Allow advice at the table and play with it."""
        await self._host.command(f"{FAMILY} start", computers=self._evening.computers)
        await self._press(self._host, "more")
        await self._turn("advice-allowed", "adviser-allowed")
        await self._turn("advice-taken", "adviser")

    async def _asked(self, person: Visitor, message: Json, answers: Sequence[Json]) -> bool:
        """Show the adviser's answer to a question."""
        panel = await self._host.find("happened")
        if panel:
            await self._show("advice-panel", panel[0], picture=True)
        if not message["flags"] & EPHEMERAL:
            await self._open("advice-hand", "hand", picture=True)
            return True
        await self._show("advice-hand", message, picture=True)
        if len(answers) > 1:
            await self._open(f"advice-{_kind(answers)}", "advice")
        return False

    async def _result(self, message: Json) -> str | None:
        return "" if self._deals >= len(self._evening.seeds) else None

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
