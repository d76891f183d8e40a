"""Processes that share a database learn of settings made in another one, and of erasures."""

import asyncio
from collections.abc import AsyncGenerator

from bot.operations.acquaintances import Acquaintances
from bot.operations.erasure import Erasure
from bot.operations.other_processes import keep_up
from bot.preferences import Personal, Preferences, ServerSettings
from storage.announcements import Announcement
from storage.problems import StorageProblem
from tests.bot.operations.test_acquaintances import Known
from tests.bot.operations.test_erasure import Stored
from tests.bot.test_preferences import Memory
from tests.tables import Room


class Lines:
    """Successive connections to the other processes: the announcements on each, or the reason why there is none."""

    def __init__(self, *lines: list[Announcement] | StorageProblem) -> None:
        self.lines = [*lines]
        self.over = asyncio.Event()

    async def announced(self) -> AsyncGenerator[Announcement | None]:
        if not self.lines:
            self.over.set()
            await asyncio.Event().wait()
        line = self.lines.pop(0)
        if isinstance(line, StorageProblem):
            raise line
        yield None
        for each in line:
            yield each


async def kept_up(preferences: Preferences, lines: Lines, register: Known) -> Acquaintances:
    """Process all announcements."""
    acquaintances = Acquaintances(register)
    acquaintances.meet(1, "Anna", "de")
    await acquaintances.written()
    erasure = Erasure(Stored(), acquaintances, preferences, Room().tables)
    watching = asyncio.create_task(keep_up(lines.announced, preferences, erasure, again=0))
    await asyncio.wait_for(lines.over.wait(), 10)
    watching.cancel()
    return acquaintances


async def test_what_is_set_at_another_process_is_known_here() -> None:
    store = Memory({("server", 5): {"turn_seconds": 30}})
    preferences = Preferences(store)
    told = [Announcement("set", "server", 6), Announcement("set", "person", 1), Announcement("set", "person", 2)]
    store.kept |= {("server", 6): {"language": "de"}, ("person", 1): {"large": True}}
    await kept_up(preferences, Lines(told), Known())
    assert (preferences.server(5), preferences.server(6)) == (
        ServerSettings(turn_seconds=30),
        ServerSettings(language="de"),
    )
    assert (preferences.person(1), preferences.person(2)) == (Personal(large=True), Personal())


async def test_what_was_missed_while_the_line_was_broken_is_read_anew() -> None:
    store = Memory({})
    preferences = Preferences(store)
    await preferences.load()
    store.kept["server", 5] = {"turn_seconds": 30}
    await kept_up(preferences, Lines(StorageProblem("server", "the database"), []), Known())
    assert preferences.server(5) == ServerSettings(turn_seconds=30)


async def test_whoever_another_process_has_erased_is_forgotten_here() -> None:
    store, register = Memory({("person", 1): {"large": True}, ("server", 5): {"pictures": False}}), Known()
    preferences = Preferences(store)
    told = [Announcement("erased", "person", 1), Announcement("erased", "server", 5)]
    acquaintances = await kept_up(preferences, Lines(told), register)
    assert (preferences.person(1), preferences.server(5)) == (Personal(), ServerSettings())
    acquaintances.meet(1, "Anna", "de")
    await acquaintances.written()
    assert len(register.written) == 2, "whoever comes back is somebody new"
