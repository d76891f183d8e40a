"""Captures a person's view: each surface once, when nothing changes any more."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator, Mapping, Sequence
from contextlib import suppress

from bot.language import Language
from tools.gallery.showing.visitor import (
    LOOK_SECONDS,
    PATIENCE_SECONDS,
    Json,
    Refused,
    Visitor,
    first_of,
    parts,
    press_of,
    words_of,
)

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
    """Leads through the surfaces that the host sees; each is shown once, by name, and none without a name.

    `people` are those who answer in turn, the host first, each with the answers they prefer where these are on offer.
    """

    def __init__(self, people: Mapping[Visitor, Sequence[str]], show: Show) -> None:
        self._people = people
        self._host = next(iter(people))
        self._show_to = show
        self._shown = {""}
        self._deals = 0

    async def _play(self) -> None:
        """Answer whatever is asked, and go on after each deal, until it is over."""
        async with asyncio.timeout(PATIENCE_SECONDS * 20):
            while not await self._over():
                if not await self._step():
                    await asyncio.sleep(LOOK_SECONDS)

    async def _over(self) -> bool:
        """Whether there is nothing left to play."""
        return await self._host.find("again") is not None

    async def _step(self) -> bool:
        """Let a person answer, or continue after a deal; return whether anything happened."""
        for person in self._people:
            if await self._answer(person):
                return True
        return await self._go_on()

    async def _answer(self, person: Visitor) -> bool:
        """Answer a person's open question; return whether there was one."""
        asked = await person.question()
        if asked is None:
            return await self._take_up(person)
        message, answers = asked
        if not await self._asked(person, message, answers):
            answer = preferred(answers, self._people[person])
            with suppress(Refused):  # the message has changed meanwhile: look again
                await person.press(message, answer, *first_of(answer))
        return True

    async def _asked(self, person: Visitor, message: Json, answers: Sequence[Json]) -> bool:
        """Show an open question; return whether something else was pressed, so that it must be looked for again."""
        raise NotImplementedError

    async def _take_up(self, person: Visitor) -> bool:
        """Open the hand if it holds the open question and is not shown."""
        panel = await person.find("hand")
        asked = f"**{person.name}**: "
        lines = words_of(panel[0]).splitlines() if panel else []
        if panel is None or not any(line.startswith(asked) and ")*" in line for line in lines):
            return False
        await person.open(*panel)
        return True

    async def _go_on(self) -> bool:
        """After a deal, show its result, then go on to the next deal or end the session."""
        found = await self._host.find("next")
        if found is None:
            return False
        self._deals += 1
        menu = await self._result(found[0])
        if menu is not None:
            await self._stop(menu)
            return True
        for person in self._people:
            again = await person.find("next")
            if again and again[0]["id"] == found[0]["id"]:
                await person.press(*again)
        return True

    async def _result(self, message: Json) -> str | None:
        """Show a deal's result; return what the host's menu is called to which the session ends, if it ends."""
        raise NotImplementedError

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
        """Show the host's menu and end the session with it, opened again as often as a new deal has removed it."""
        await self._open(name, "more")
        stopped = False
        while not stopped:
            with suppress(Refused):  # a new deal has removed what was found
                if stop := await self._host.find("stop"):
                    await self._host.press(*stop)
                    stopped = True
                elif more := await self._host.find("more"):
                    await self._host.open(*more)
        await self._host.reach("again")


def preferred(answers: Sequence[Json], wished: Sequence[str]) -> Json:
    """Return the first of the preferred answers on offer, else the first answer."""
    offered = {press.choice: answer for answer in answers if (press := press_of(answer))}
    return next((offered[choice] for choice in wished if choice in offered), answers[0])
