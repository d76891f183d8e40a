"""An evening of one game that begins with chosen cards: its questions, highlights and results."""

from collections.abc import Sequence

from game.games.catalogue import CATALOGUE
from tools.gallery.showing.guide import Guide, Show
from tools.gallery.showing.showcase import Showcase
from tools.gallery.showing.visitor import (
    EPHEMERAL,
    SELECT,
    Json,
    NothingCame,
    Visitor,
    choices_of,
    press_of,
    words_of,
)


class GameTour(Guide):
    """Plays the first deals of a session; the host gives the first answer, a friend bids a Kieker or passes."""

    def __init__(self, host: Visitor, friend: Visitor, show: Show, family: str, evening: Showcase) -> None:
        super().__init__({host: ()} | ({friend: evening.bids} if evening.friend else {}), show)
        self._friend = friend
        self._family = family
        self._evening = evening
        self._questions: dict[str, set[tuple[int, int]]] = {}
        self._out = False

    async def walk(self) -> None:
        """Go from the lobby to the end of the session."""
        families = CATALOGUE.families()
        own = {"rules": families[self._family][0].id} if self._family in families else {}
        lobby = await self._host.command(f"{self._family} start", computers=self._evening.computers, **own)
        if self._evening.friend:
            await self._press(self._friend, "join")
        await self._show(self._named("lobby"), lobby)
        await self._open(self._named("house-rules"), "rules")
        await self._open(self._named("rules"), "rules-show", picture=True)
        await self._press(self._host, "start")
        await self._play()
        await self._end()

    async def _over(self) -> bool:
        return not self._missing() or await super()._over()

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
        asked = self._questions.setdefault(kind, set())
        asked.update((press.deal, press.question) for press in map(press_of, answers) if press)
        return len(asked)

    async def _asked(self, person: Visitor, message: Json, answers: Sequence[Json]) -> bool:
        if person is not self._host:
            if self._out:
                await self._show_from_outside()
            return False
        if await self._switch(self._kind(answers)):
            return True
        await self._show_question(message, answers)
        return False

    async def _switch(self, kind: str) -> bool:
        """Switch on the host's preference for this kind of question; return whether that was done now."""
        wanted = self._evening.likes.get(kind)
        if wanted is None or kind in self._questions:
            return False
        self._questions[kind] = set()
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

    async def _result(self, message: Json) -> str | None:
        moments = [name for sign, name in self._evening.moments.items() if sign in words_of(message)]
        self._out = self._out or "out" in moments
        names = [self._named(f"summary-{moment}") for moment in moments] or [self._named("summary")]
        await self._show(next((name for name in names if name not in self._shown), names[0]), message, picture=True)
        await self._open(self._named("score-sheet"), "sheet", picture=True)
        return self._named("more") if self._deals > len(self._evening.seeds) else None

    def _kind(self, answers: Sequence[Json]) -> str:
        """Name a question by its answers."""
        menu = answers[0]["type"] == SELECT
        if menu and answers[0].get("max_values", 1) > 1:
            return "discard"
        offered = [choice for answer in answers for choice in choices_of(answer)]
        named = next((name for answer, name in self._evening.questions.items() if answer in offered), "")
        return named or ("card" if menu or any("-" in choice for choice in offered) else "bid")
