"""An evening of four people at two tables, from the plan to the end, and what a server has beside its tables."""

import asyncio
from collections.abc import Sequence
from contextlib import suppress

from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.visitor import (
    LOOK_SECONDS,
    PATIENCE_SECONDS,
    Json,
    NothingCame,
    Refused,
    Visitor,
    first_of,
    parts,
    words_of,
)

RULES = "lupfen-liechtenstein"
RESULTS = ("evening-end",)
"""What strong computers make of the cards stands there sooner or later: its words are compared with nothing."""
MESSAGE_SLASHES = "https://discord.com/channels/1/2/3".count("/")
STRONG = ("*Strong*", "*Stark*")


class TogetherTour(Guide):
    """Plans an evening as its organiser, plays a round of it, and shows how it went."""

    def __init__(self, people: Sequence[Visitor], show: Show) -> None:
        super().__init__(dict.fromkeys(people, ()), show)

    async def walk(self) -> None:
        """Go from the commands for everybody to the end of the evening."""
        await self._show("daily", await self._host.command("daily"))
        await self._show("league", await self._host.command("league"))
        board = await self._host.command("evening plan", game=RULES, deals=2)
        for person in self._people:
            found = await person.find("evening", choice="comes")
            if found:
                await person.press(*found)
        await self._begin(board)
        await asyncio.gather(*(self._sit(person, -(place % 2)) for place, person in enumerate(self._people)))
        await self._results(board)

    async def _begin(self, board: Json) -> None:
        """Let three sit at a table, and start the round."""
        await self._open("evening-organise", "evening-organise")
        await self._choose("evening-set", "size")
        await self._choose("evening-set", "size=3")
        await self._show("evening-board", board)
        await self._press_choice("evening-start", "evening-organise", "start")
        await self._press(self._host, "evening-do")

    async def _choose(self, verb: str, value: str) -> None:
        """Choose an option of the host's newest select of a verb."""
        message, component = await self._host.reach(verb)
        await self._host.press(message, component, value)

    async def _press_choice(self, name: str, verb: str, choice: str) -> None:
        """Press the host's button for a choice, and show what it leads to."""
        found = await self._host.find(verb, choice=choice)
        if found is None:
            raise NothingCame(f"There is no button {verb} for {choice}.")
        await self._host.press(*found)
        now = await self._host.messages()
        await self._show(name, next((each for each in now if each["id"] == found[0]["id"]), now[-1]))

    async def _sit(self, person: Visitor, which: int) -> None:
        """Go where a person sits, and press the first or last answer to whatever is asked until the table is done."""
        channel, seat = person.channel, await person.open(*await person.reach("evening-seat"))
        if person is self._host:
            await self._show("evening-seat", seat)
        person.channel = next(part["url"] for part in parts(seat["components"]) if "url" in part).rpartition("/")[2]
        async with asyncio.timeout(PATIENCE_SECONDS * 5):
            while not await person.find("history-session"):
                if asked := await person.question():
                    with suppress(Refused):  # the message has changed meanwhile: look again
                        await person.press(asked[0], asked[1][which], *first_of(asked[1][which]))
                else:
                    await asyncio.sleep(LOOK_SECONDS)
        person.channel = channel

    async def _results(self, board: Json) -> None:
        """Show how everybody stands and how it has ended, once it is known what strong computers make of the cards."""

        def known(now: Sequence[Json]) -> bool:
            return any(each["id"] == board["id"] and any(strong in words_of(each) for strong in STRONG) for each in now)

        await self._host.until(known, "what strong computers make of the cards")
        await self._show("evening-end", board, picture=True)
        now = await self._host.until(lambda now: any(map(_leads_on, now)), "the announcement of the end")
        await self._show("evening-over", next(filter(_leads_on, now)))


def _leads_on(message: Json) -> bool:
    """Whether a message leads to another one."""
    return any(part.get("url", "").count("/") == MESSAGE_SLASHES for part in parts(message["components"]))
