"""hikari, an independent Discord library, reads everything the bot sends, and nothing is lost."""

from base64 import b64encode
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import hikari
import pytest
from hikari.api import EntityFactory

from local_discord.testing.reading import walk
from tests.e2e.players import use
from tests.e2e.playing import play_deals
from tests.e2e.rig import Rig

pytestmark = pytest.mark.e2e

Json = dict[str, Any]
SAID = ("custom_id", "label", "content", "placeholder", "min_values", "max_values")
SLASH = 1
SHOWING = {"MESSAGE_CREATE", "MESSAGE_UPDATE"}
COMMANDS = ("help", "about", "ledger", "privacy show", "settings", "lupfen rules", "lupfen history", "verify")


def told(component: Json) -> tuple[int, tuple[Any, ...], tuple[str, ...]]:
    """Return the type and content of a component on the wire."""
    options = tuple(option["value"] for option in component.get("options", ()))
    return component["type"], tuple(component.get(name) for name in SAID), options


def understood(component: Any) -> tuple[int, tuple[Any, ...], tuple[str, ...]]:
    """Return the same of a component as hikari read it."""
    options = tuple(option.value for option in getattr(component, "options", ()))
    return int(component.type), tuple(getattr(component, name, None) for name in SAID), options


def parts(components: Sequence[Any]) -> Iterator[Any]:
    """List hikari's components and everything inside them, in reading order."""
    for component in components:
        yield component
        yield from parts(getattr(component, "components", ()))
        if getattr(component, "accessory", None) is not None:
            yield from parts([component.accessory])


def names(command: Mapping[str, Any]) -> list[tuple[str, Mapping[str, str]]]:
    """List a command and everything inside it, with the names in other languages."""
    inside = [found for option in command.get("options", ()) for found in names(option)]
    return [(command["name"], command.get("name_localizations") or {}), *inside]


def read_names(command: Any) -> list[tuple[str, Mapping[str, str]]]:
    """List the same of a command as hikari read it."""
    localized = {str(locale): name for locale, name in command.name_localizations.items()}
    inside = [found for option in command.options or () for found in read_names(option)]
    return [(command.name, localized), *inside]


@pytest.fixture
def reader() -> EntityFactory:
    """Return the factory of hikari's objects from Discord's JSON; the bot around it never connects."""
    nobody = b64encode(b"1").decode()  # a token begins with the bot's id
    return hikari.GatewayBot(nobody, banner=None, logs=None, suppress_optimization_warning=True).entity_factory


async def test_another_library_reads_every_message_and_command_without_loss(
    tmp_path: Path, reader: EntityFactory
) -> None:
    async with Rig(tmp_path, pictures="true") as rig:
        players = await rig.sit_down("Anna", "Ben", computers=2)
        host = players[0].person
        for verb in ("rules", "rules-show"):
            await use(host, verb)
        await use(host, "start")
        await play_deals(players, 3)
        for path in COMMANDS:
            await host.command(path)
        events = [event["d"] for wire in rig.discord.hub.wire.values() for event in wire if event["t"] in SHOWING]
        (sent,) = [each for each in rig.discord.api_log.requests if each.method == "PUT" and "commands" in each.path]
    messages = [event for event in events if event.get("components")]
    assert len(messages) > 50
    for message in messages:
        read = reader.deserialize_message(message)
        assert [understood(part) for part in parts(read.components)] == [
            told(part) for part in walk(message["components"])
        ]
        assert len(read.attachments) == len(message["attachments"])
    slash = [command for command in sent.body if command["type"] == SLASH]
    assert len(slash) == len(sent.body) - 1
    for place, command in enumerate(slash):
        said = {name: value for name, value in command.items() if value is not None}
        known = {
            "default_member_permissions": None,
            **said,
            "id": str(place + 1),
            "application_id": "1",
            "version": "1",
        }
        read_command = reader.deserialize_slash_command(known, guild_id=None)
        assert read_names(read_command) == names(command)
