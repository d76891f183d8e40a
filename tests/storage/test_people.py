"""People's names and languages, and the settings of people and servers, can be read back."""

import pytest

from storage.database import Database
from storage.leases import Span
from storage.people import People
from tests.storage.support import SERVER, OneProcess


@pytest.fixture
def people(database: Database) -> People:
    return People(database)


async def test_the_last_name_and_language_are_remembered(people: People) -> None:
    await people.remember(5, "Eva", "en-GB")
    await people.remember(5, "Eva!", "de")
    assert await people.language(5) == "de"
    assert await people.language(6) is None


async def test_settings_belong_to_one_server_or_person(people: People) -> None:
    await people.set("server", 5, "language", "de")
    await people.set("server", 5, "turn_seconds", 90)
    await people.set("server", 5, "turn_seconds", 30)
    await people.set("person", 5, "large", True)
    await people.set("server", 6, "language", "en")
    await people.set("server", 6, "language", None)
    assert await people.settings("server", 5) == (here := {"language": "de", "turn_seconds": 30})
    assert await people.settings("server", 6) == {}
    assert await people.every_setting() == {("server", 5): here, ("person", 5): {"large": True}}


async def test_a_shard_reads_the_settings_of_its_servers_and_of_people_seated_there(either: str) -> None:
    opened = await Database.open(either)
    people, evening = People(opened), OneProcess(opened.journal)
    await evening.open()
    for server in (SERVER, (SERVER + 1) << 22):
        await people.set("server", server, "language", "de")
    for person in (1, 9):
        await people.set("person", person, "language", "de")
    shard = (SERVER >> 22) % 4
    assert {*await people.every_setting(Span(shard, shard, 4))} == {("server", SERVER), ("person", 1)}
    await opened.close()
