"""An evening of two friends and two computers that covers every surface."""

from collections.abc import Sequence

from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.visitor import Json, Visitor, choices_of

KINDS = frozenset({"lift", "price", "join", "play"})
DEALS = range(4, 12)
COMMANDS = ("history", "verify", "settings", "privacy show")
STEPS = ("session", "deal")
COURSE = "lupfen-liechtenstein"


class Tour(Guide):
    """Plays the evening as `host` sees it, and shows each surface once."""

    def __init__(self, host: Visitor, friend: Visitor, show: Show) -> None:
        super().__init__({host: ("lift", "join", "2"), friend: ("decline", "join", "2")}, show)
        self._friend = friend

    async def walk(self) -> None:
        """Go from the first help to the ledger after the session."""
        await self._before()
        await self._play()
        await self._host.until(lambda _: True, "the end")
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
            if not await self._turn(f"practice-{step + 1}", "answer"):
                return

    # the deals

    async def _asked(self, person: Visitor, message: Json, answers: Sequence[Json]) -> bool:
        kind, panel = _kind(answers), await self._host.find("happened")
        if person is not self._host:
            if kind == "play":
                await self._show_trick()
        elif panel and kind != "play":
            await self._show(f"panel-{kind}", panel[0], picture=True)
            await self._open("hand", "hand", picture=True)
        elif panel and await self._host.find("last"):
            await self._show("hand-turn", message, picture=True)
            await self._open("happened", "happened")
            await self._open("last-trick", "last")
        return False

    async def _show_trick(self) -> None:
        """Show the table in the middle of a trick, when the friend is asked after others have played."""
        panel = await self._host.find("last")
        if panel:
            await self._show("panel-tricks", panel[0], picture=True)

    async def _result(self, message: Json) -> str | None:
        if self._deals > 1:
            await self._show("summary", message)
        seen = {name.removeprefix("panel-") for name in self._shown} >= KINDS - {"play"}
        return "more" if self._deals >= DEALS.stop or (self._deals >= DEALS.start and seen) else None

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
        await self._ways_in()
        await self._learn()
        await self._over_days()

    async def _learn(self) -> None:
        """Show what a course begins with, its first step, and what comes of the right answer."""
        if not await self._host.knows("learn"):
            return
        await self._show("learn-opening", await self._host.command("learn", game=COURSE))
        await self._turn("learn-step", "learn")
        await self._turn("learn-answered", "answer")

    async def _over_days(self) -> None:
        """Show a table over several days before its first deal, and as somebody finds it who is asked."""
        if not await self._host.knows("tables"):
            return
        lobby = await self._host.command("lupfen start", computers=2, pace="days")
        await self._show("days-lobby", lobby)
        await self._press(self._host, "start")
        await self._host.reach("answer")
        await self._show("days-tables", await self._host.command("tables"))

    async def _ways_in(self) -> None:
        """Show how people come to the tables without a command, and what leads them there."""
        host = self._host
        if not await host.knows("tables"):
            return
        await self._show("tables", await host.command("tables"))
        settings = await host.command("settings")
        page = await host.find("settings", choice="1")
        if page is None:
            return
        await host.press(*page)
        now = await host.messages()
        await self._show("settings-ways-in", next(each for each in now if each["id"] == settings["id"]))
        await self._press(host, "play-here")
        await self._show("play-here", (await host.reach("tables"))[0])

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
