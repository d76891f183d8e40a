"""An erased person is erased everywhere: in the database, acquaintances, settings and finished tables."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest

from bot.operations.acquaintances import Acquaintances
from bot.operations.erasure import Erasure
from bot.preferences import Personal, Preferences, ServerSettings
from game.core.errors import Refused
from storage.privacy import Privacy
from tests.bot.operations.test_acquaintances import Known
from tests.bot.test_preferences import Memory
from tests.tables import ANNA, BEN, Room

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
        self.preferences = Preferences(
            Memory({("person", ANNA): {"large": True}, ("server", SERVER): {"language": "de"}})
        )
        self.erasure = Erasure(self.stored, self.acquaintances, self.preferences, self.room.tables)


async def test_a_person_is_erased_with_settings_and_acquaintance() -> None:
    everything = Everything()
    await everything.preferences.load()
    everything.acquaintances.meet(ANNA, "Anna", "de")
    await everything.erasure.person(ANNA)
    assert everything.stored.erased == [f"person {ANNA}"]
    assert everything.preferences.person(ANNA) == Personal()
    assert everything.preferences.server(SERVER) == ServerSettings(language="de")
    everything.acquaintances.meet(ANNA, "Anna", "de")
    await everything.acquaintances.written()
    assert len(everything.register.written) == 2, "whoever comes back is new"


async def test_a_server_is_erased_with_its_settings() -> None:
    everything = Everything()
    await everything.preferences.load()
    await everything.erasure.server(SERVER)
    assert everything.stored.erased == [f"server {SERVER}"]
    assert everything.preferences.server(SERVER) == ServerSettings()
    assert everything.preferences.person(ANNA) == Personal(large=True)


async def test_a_table_that_ended_is_let_go_of_and_one_that_runs_is_not() -> None:
    everything = Everything()
    ended = await everything.room.open(3)
    await ended.close("stopped")
    running = await everything.room.open(3, channel=21)
    await everything.erasure.person(BEN)
    assert list(everything.room.tables) == [running]
    with pytest.raises(Refused):
        everything.room.tables.find(ended.id)


@pytest.mark.parametrize("why", ["seated", "session-runs"])
async def test_what_is_refused_leaves_settings_as_they_are(why: str) -> None:
    everything = Everything(Stored(refuses=why))
    await everything.preferences.load()
    with pytest.raises(Refused, match=why):
        await everything.erasure.person(ANNA)
    with pytest.raises(Refused, match=why):
        await everything.erasure.server(SERVER)
    assert everything.preferences.person(ANNA) == Personal(large=True)
    assert everything.preferences.server(SERVER) == ServerSettings(language="de")
