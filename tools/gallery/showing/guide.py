"""Captures a person's view: each surface once, when nothing changes any more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence

from bot.language import Language
from tools.gallery.showing.visitor import Json, Visitor, first_of, parts, words_of

Show = Callable[[str, Json], Awaitable[None]]
PICTURE = 12
LANGUAGE = Language()
THINKING_SECONDS = 180.0
"""Seconds that reviewing a session may take on a busy machine."""


def _coming() -> Iterator[str]:
    """Yield the placeholders for pending results, up to the first number."""
    for code in LANGUAGE.codes:
        texts = LANGUAGE.texts(code)
        yield texts("advice-coming")
        yield texts("performance-looking", done=0, all=0).partition("0")[0]


COMING = tuple(_coming())


class Guide:
    """Leads through the surfaces that `host` sees; each is shown once, by name, and none without a name."""

    def __init__(self, host: Visitor, show: Show) -> None:
        self._host = host
        self._show_to = show
        self._shown = {""}

    async def _show(self, name: str, message: Json, *, picture: bool = False) -> None:
        if name in self._shown:
            return
        self._shown.add(name)
        await self._show_to(name, await self._at_rest(message, picture=picture))

    async def _at_rest(self, message: Json, *, picture: bool) -> Json:
        """Return a message once it no longer changes."""

        def complete(now: Sequence[Json]) -> bool:
            found = next((each for each in now if each["id"] == message["id"]), None)
            if found is None:
                return True
            pictured = not picture or any(part["type"] == PICTURE for part in parts(found["components"]))
            return pictured and not any(coming in words_of(found) for coming in COMING)

        now = await self._host.until(complete, "what is drawn or thought out", THINKING_SECONDS)
        return next((each for each in now if each["id"] == message["id"]), message)

    async def _open(self, name: str, verb: str, *, picture: bool = False) -> None:
        """Press a button of the host that shows a new surface."""
        found = await self._host.find(verb)
        if name not in self._shown and found:
            await self._show(name, await self._host.open(*found), picture=picture)

    async def _turn(self, name: str, verb: str) -> bool:
        """Use the newest component of a verb, which updates its message; in a select, choose the first option."""
        found = await self._host.find(verb)
        if found is None:
            return False
        message, component = found
        await self._host.press(message, component, *first_of(component))
        now = await self._host.messages()
        await self._show(name, next((each for each in now if each["id"] == message["id"]), now[-1]))
        return True

    async def _press(self, person: Visitor, verb: str) -> None:
        await person.press(*await person.reach(verb))

    async def _stop(self, name: str) -> None:
        """Show the host's menu and end the session with it; open it again if a new deal has removed it."""
        await self._open(name, "more")
        more = await self._host.find("more")
        if more and not await self._host.find("stop"):
            await self._host.open(*more)
        await self._press(self._host, "stop")
