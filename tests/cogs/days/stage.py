"""A table over days in the test's process, on a clock of its own."""

import asyncio
import time
from asyncio import TimerHandle
from collections.abc import Callable
from contextvars import Context
from itertools import count
from operator import attrgetter
from typing import Any, NamedTuple

import pytest

from bot.discord_io.custom_id import Verb
from bot.discord_io.message import Message as Posted
from bot.discord_io.payloads import PUBLIC
from bot.operations.clock import LoopClock
from local_discord.state.ids import moment_of
from local_discord.testing.people import Message, Person
from tests.e2e.players import choices, components, press_of
from tests.house import House

MINUTE, HOUR, DAY = 60, 3_600, 86_400
REAL_TIME = time.time


class Waiting(NamedTuple):
    """A call at a moment, and its handle in the event loop."""

    when: float
    call: Callable[[], None]
    handle: TimerHandle


class OwnClock(LoopClock):
    """The bot's clock, moved by a test; whatever falls due on the way happens."""

    passed = 0.0

    def __init__(self) -> None:
        super().__init__()
        self._begun -= self.passed  # the machine's time, from which it begins, was moved on already
        self._waiting: dict[int, Waiting] = {}
        self._numbers = count()

    def now(self) -> float:
        return super().now() + self.passed

    def call_at(self, when: float, call: Callable[[], None]) -> TimerHandle:
        number = next(self._numbers)

        def once() -> None:
            if self._waiting.pop(number, None):
                call()

        handle = super().call_at(when, once)
        self._waiting = {key: each for key, each in self._waiting.items() if not each.handle.cancelled()}
        self._waiting[number] = Waiting(when, once, handle)
        return handle

    def move_on(self, seconds: float) -> None:
        """Let time pass; whatever falls due on the way happens before this returns."""
        OwnClock.passed += seconds
        for each in sorted(self._waiting.values(), key=attrgetter("when")):
            if each.when <= self.now() and not each.handle.cancelled():
                Context().run(each.call)


def own_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the bot read a clock that a test moves."""
    monkeypatch.setattr(OwnClock, "passed", 0.0)
    monkeypatch.setattr("bot.services.LoopClock", OwnClock)
    monkeypatch.setattr(time, "time", lambda: REAL_TIME() + OwnClock.passed)


def move_on(house: House, seconds: float) -> None:
    """Let time pass for the bot, and for Discord."""
    clock = house.bot.services.clock
    assert isinstance(clock, OwnClock)
    house.discord.clock.advance(seconds)
    clock.move_on(seconds)


async def playing(house: House, game: str = "schwimmen", **options: Any) -> tuple[Person, Person]:
    """Start a game over days for Anna and Ben; return the person to play first."""
    anna, ben = await house.enter("Anna", "Ben")
    await begin(house, game, anna, ben, **options)
    return turn_first(house, anna, ben)


async def called(house: House) -> tuple[Person, Person]:
    """Start a game over days for Anna and Ben, and have the person to play called; return that person first."""
    asked, other = await playing(house)
    assert calls(other, asked) == [], "they have just pressed something"
    move_on(house, 6 * MINUTE)
    await other.wait(lambda: calls(other, asked), what="a call")
    return asked, other


async def begin(house: House, game: str, host: Person, *others: Person, **options: Any) -> None:
    """Start a game over days in English."""
    (server,) = house.bot.guilds
    await house.bot.services.preferences.change("server", server.id, "language", "en")
    for person in (host, *others):
        await house.bot.services.preferences.change("person", int(person.id), "language", "en")
    await host.command(f"{game} start", pace="days", **options)
    for person in others:
        await person.press("Join", message=await person.see("over several days"))
    await host.press("Start", message=await host.see(others[-1].name))
    await host.wait(lambda: panels(host), what="a panel")


def turn_first(house: House, anna: Person, ben: Person) -> tuple[Person, Person]:
    """Return the person to play first."""
    return (anna, ben) if house.table.awaited == int(anna.id) else (ben, anna)


def panels(person: Person) -> list[Message]:
    """List the public messages with the buttons of a running deal."""
    shown = [each for each in person.messages() if not each.ephemeral and "<@" not in each.text]
    return [each for each in shown if any(":hand:" in f":{part.custom_id}:" for part in each.buttons)]


def calls(watcher: Person, called: Person) -> list[Message]:
    """List the messages that call a person."""
    return [each for each in watcher.messages() if f"<@{called.id}>" in each.text and not each.ephemeral]


def at_rest(house: House) -> bool:
    """Whether everything at the table is shown and nothing is pending."""
    shown = house.bot.services.coordinator.shown(house.table.id)
    return shown is not None and shown.display.at_rest and not shown.display.tricks.held and shown.activity == "resting"


async def until(holds: Callable[[], object]) -> None:
    """Wait for something that no message shows."""
    for _ in count():
        if holds():
            return
        await asyncio.sleep(0.01)


async def laid_down(house: House) -> None:
    """Let the table rest, which must be possible."""
    await until(lambda: at_rest(house))
    move_on(house, 21 * MINUTE)
    await until(lambda: at_rest(house))
    await house.bot.services.resting.look()
    assert len(house.bot.services.resting) == 1
    assert list(house.bot.services.tables) == []


def hands(person: Person) -> list[Message]:
    """List what only this person sees."""
    return [each for each in person.messages() if each.ephemeral]


class Channel:
    """A table over days, and what its channel shows of it."""

    def __init__(self, house: House, *people: Person) -> None:
        self._house = house
        self._people = {int(each.id): each for each in people}
        self._watcher = people[0]

    @property
    def asked(self) -> Person:
        return self._people[self._house.table.awaited or 0]

    @property
    def shown(self) -> list[Message]:
        """The messages that everybody sees, without calls, oldest first."""
        return [each for each in self._watcher.messages() if not each.ephemeral and "<@" not in each.text]

    @property
    def old_edits(self) -> list[str]:
        """The requests that changed a panel older than an hour; Discord limits those."""
        requests = (each for each in self._house.discord.api_log.requests if each.method == "PATCH")
        panels = [(each, each.path.rpartition("/")[2]) for each in requests if ":hand:" in str(each.body)]
        return [each.path for each, message in panels if message.isdecimal() and each.at - moment_of(message) > HOUR]

    @property
    def posted(self) -> int:
        """How many deal panels were posted, including deleted ones."""
        made = [each.answer for each in self._house.discord.api_log.requests if each.method == "POST" and each.answer]
        shown = (str(each) for each in made if each.get("flags") == PUBLIC)
        return sum(f"1:{Verb.HAND}:" in each and "<@" not in each for each in shown)

    @property
    def panel(self) -> Posted:
        """The panel as the bot knows it."""
        shown = self._house.bot.services.coordinator.shown(self._house.table.id)
        assert shown is not None
        assert shown.display.posts.public is not None
        return shown.display.posts.public

    async def shows(self, beginnings: list[str], words: str) -> None:
        """Wait until the channel shows only messages with these beginnings, and these words in the last one."""

        def shown() -> bool:
            begun = [each.text.partition(" ·")[0] for each in self.shown]
            return begun == beginnings and words in self.shown[-1].text

        await self._watcher.wait(shown, what=f"{beginnings}, the last with {words}")

    async def settled(self) -> None:
        """Wait until a person is asked and everything is shown."""
        house = self._house
        await until(lambda: [*house.bot.services.tables] and house.table.awaited is not None and at_rest(house))

    async def answer(self, person: Person, *eagerly: str) -> None:
        """Request cards at the panel for the person to play; give an eager answer if offered, else the safe one."""
        known = {each.id for each in hands(person)}
        await person.press("My cards", message=panels(person)[-1])
        (hand,) = await person.wait(lambda: [each for each in hands(person) if each.id not in known], what="a hand")
        driver = self._house.table.driver
        assert driver is not None
        assert driver.question is not None
        safe = driver.question.write(driver.question.safe)
        asking = [each for each in components(hand) if press_of(each).verb == Verb.ANSWER]
        offered = {choice: each.custom_id for each in asking for choice in choices(each)}
        wanted = next((each for each in eagerly if each in offered), safe)
        await person.press(custom_id=offered[wanted], message=hand)

    async def let_rest(self) -> None:
        """Let the table be dropped from memory."""
        move_on(self._house, 6 * MINUTE)
        await laid_down(self._house)

    async def let_time_run_out(self) -> None:
        """Let the table rest until a computer answers for the person to play."""
        mark, before = self._house.table.id, self._house.table.moment
        await self.let_rest()
        move_on(self._house, DAY)
        await self._house.bot.services.resting.look()
        await until(lambda: self._house.bot.services.tables.find(mark).moment > before)
