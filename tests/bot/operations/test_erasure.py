"""People are remembered once, erased everywhere, and other processes on the database learn of it."""

import asyncio
from collections.abc import AsyncGenerator
from dataclasses import dataclass, field

import pytest

from bot.operations import acquaintances
from bot.operations.acquaintances import Acquaintances, Erasure
from bot.operations.other_processes import keep_up
from bot.preferences import Personal, Preferences, ServerSettings
from game.core.errors import Refused
from storage.announcements import Announcement
from storage.people import People
from storage.privacy import Privacy
from storage.problems import StorageProblem
from tests.bot.test_preferences import Memory
from tests.tables import ANNA, BEN, Room

Person = tuple[int, str, str]


@dataclass
class Known(People):
    """Records who was stored, as soon as it may."""

    written: list[Person] = field(default_factory=list[Person])
    refuses: bool = False
    may: asyncio.Event = field(default_factory=asyncio.Event)

    def __post_init__(self) -> None:
        self.may.set()

    async def remember(self, person: int, name: str, language: str) -> None:
        await self.may.wait()
        if self.refuses:
            raise StorageProblem("full", "the database")
        self.written.append((person, name, language))


async def met(known: Acquaintances, *people: Person) -> None:
    for person in people:
        known.meet(*person)
    await known.written()


async def test_returning_people_are_stored_once_and_again_after_a_change() -> None:
    register = Known()
    known = Acquaintances(register)
    await met(known, (1, "Anna", "de"), (1, "Anna", "de"), (2, "Ben", "en-GB"))
    await met(known, (1, "Anna", "de"), (1, "Änneli", "de"), (2, "Ben", "fr"))
    assert register.written == [(1, "Anna", "de"), (2, "Ben", "en-GB"), (1, "Änneli", "de"), (2, "Ben", "fr")]


async def test_a_person_who_could_not_be_stored_is_stored_next_time(caplog: pytest.LogCaptureFixture) -> None:
    register = Known(refuses=True)
    known = Acquaintances(register)
    await met(known, (1, "Anna", "de"))
    assert register.written == []
    assert "was not remembered" in caplog.text
    assert "Anna" not in caplog.text
    register.refuses = False
    await met(known, (1, "Anna", "de"))
    assert register.written == [(1, "Anna", "de")]


async def test_forgetting_waits_for_a_pending_write_and_returning_people_are_new() -> None:
    register = Known()
    known = Acquaintances(register)
    register.may.clear()
    known.meet(1, "Anna", "de")
    forgetting = asyncio.create_task(known.forget(1))
    await asyncio.sleep(0)
    assert not forgetting.done(), "what is being written comes before"
    register.may.set()
    await forgetting
    assert register.written == [(1, "Anna", "de")]
    await met(known, (1, "Anna", "de"))
    assert len(register.written) == 2


async def test_a_crowd_does_not_fill_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acquaintances, "MOST_KNOWN", 3)
    register = Known()
    known = Acquaintances(register)
    await met(known, *((person, "x", "de") for person in range(5)))
    assert len(register.written) == 5
    await met(known, (4, "x", "de"))
    assert len(register.written) == 5, "the latest are known"
    await met(known, (0, "x", "de"))
    assert len(register.written) == 6, "the first are not, and are written once more"


SERVER = 10


@dataclass
class Stored(Privacy):
    """Erases, unless the person is still at a table."""

    refuses: str = ""
    erased: list[str] = field(default_factory=list[str])

    async def delete(self, person: int) -> None:
        self._erase(f"person {person}")

    async def erase_server(self, server: int) -> None:
        self._erase(f"server {server}")

    def _erase(self, who: str) -> None:
        if self.refuses:
            raise Refused(self.refuses)
        self.erased.append(who)


@dataclass
class Everything:
    """All of the bot's data about people and servers."""

    stored: Stored = field(default_factory=Stored)
    register: Known = field(default_factory=Known)
    room: Room = field(default_factory=Room)

    def __post_init__(self) -> None:
        self.acquaintances = Acquaintances(self.register)
        self.memory = Memory({("person", ANNA): {"large": True}, ("server", SERVER): {"language": "de"}})
        self.preferences = Preferences(self.memory)
        self.erasure = Erasure(self.stored, self.acquaintances, self.preferences, self.room.tables)


async def test_erasing_people_and_servers_clears_settings_and_acquaintances() -> None:
    everything = Everything()
    await everything.preferences.load()
    await met(everything.acquaintances, (ANNA, "Anna", "de"))
    await everything.erasure.person(ANNA)
    assert everything.preferences.person(ANNA) == Personal()
    assert everything.preferences.server(SERVER) == ServerSettings(language="de")
    await met(everything.acquaintances, (ANNA, "Anna", "de"))
    assert len(everything.register.written) == 2, "whoever comes back is new"
    await everything.erasure.server(SERVER)
    assert everything.preferences.server(SERVER) == ServerSettings()
    assert everything.stored.erased == [f"person {ANNA}", f"server {SERVER}"]


async def test_erasure_drops_ended_tables_but_not_running_ones() -> None:
    everything = Everything()
    ended = await everything.room.open(3)
    await ended.close("stopped")
    running = await everything.room.open(3, channel=21)
    await everything.erasure.person(BEN)
    assert list(everything.room.tables) == [running]
    with pytest.raises(Refused):
        everything.room.tables.find(ended.id)


@pytest.mark.parametrize("why", ["seated", "session-runs"])
async def test_a_refused_erasure_leaves_settings_unchanged(why: str) -> None:
    everything = Everything(Stored(refuses=why))
    await everything.preferences.load()
    with pytest.raises(Refused, match=why):
        await everything.erasure.person(ANNA)
    with pytest.raises(Refused, match=why):
        await everything.erasure.server(SERVER)
    assert everything.preferences.person(ANNA) == Personal(large=True)
    assert everything.preferences.server(SERVER) == ServerSettings(language="de")


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


async def kept_up(everything: Everything, *lines: list[Announcement] | StorageProblem) -> None:
    """Process all announcements."""
    line = Lines(*lines)
    watching = asyncio.create_task(
        keep_up(line.announced, everything.preferences, everything.erasure, lambda _server, _event: None, again=0)
    )
    await line.over.wait()
    watching.cancel()


async def test_settings_and_erasures_in_another_process_take_effect_here() -> None:
    everything = Everything()
    await met(everything.acquaintances, (ANNA, "Anna", "de"))
    everything.memory.kept |= {("server", 6): {"turn_seconds": 30}, ("person", BEN): {"large": True}}
    told = [Announcement("set", "server", 6), Announcement("set", "person", BEN), Announcement("set", "person", 7)]
    erased = [Announcement("erased", "person", ANNA), Announcement("erased", "server", SERVER)]
    await kept_up(everything, told + erased)
    preferences = everything.preferences
    assert [preferences.person(user) for user in (ANNA, BEN, 7)] == [Personal(), Personal(large=True), Personal()]
    assert [preferences.server(each) for each in (SERVER, 6)] == [ServerSettings(), ServerSettings(turn_seconds=30)]
    await met(everything.acquaintances, (ANNA, "Anna", "de"))
    assert len(everything.register.written) == 2, "whoever comes back is somebody new"


async def test_changes_missed_during_a_lost_connection_are_reloaded() -> None:
    everything = Everything()
    await everything.preferences.load()
    everything.memory.kept["server", 6] = {"turn_seconds": 30}
    await kept_up(everything, StorageProblem("server", "the database"), [])
    assert everything.preferences.server(6) == ServerSettings(turn_seconds=30)
