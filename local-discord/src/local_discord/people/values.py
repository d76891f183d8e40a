"""People's values: checked against option, menu or field, with the objects they name resolved."""

import base64
import binascii
from collections.abc import Callable
from typing import Any

from local_discord.format import commands, components, shapes
from local_discord.format.messages import Scribe
from local_discord.state import files
from local_discord.state.plain import Json
from local_discord.state.world import Channel, World


class Refused(Exception):
    """A person's request is impossible; the text says why."""


class Resolver:
    """Checks values given in a channel and collects the objects they refer to."""

    def __init__(self, world: World, scribe: Scribe, channel: Channel) -> None:
        self._world = world
        self._scribe = scribe
        self._channel = channel
        self.resolved: dict[str, Json] = {}
        self._finders: dict[int, Callable[[Any], str]] = {
            commands.PERSON: self.user,
            commands.CHANNEL: self.channel,
            commands.ROLE: self.role,
            commands.MENTIONABLE: self.mentionable,
            commands.ATTACHMENT: self.file,
        }

    def option(self, option: Json, value: Any) -> Json:
        """Check the value of a command's option."""
        checked = self._value(option, value)
        if option.get("choices") and checked not in [each["value"] for each in option["choices"]]:
            raise Refused(f"{option['name']} must be one of the choices offered.")
        return {"name": option["name"], "type": option["type"], "value": checked}

    def _value(self, option: Json, value: Any) -> Any:
        name, kind = option["name"], option["type"]
        find = self._finders.get(kind)
        if find is not None:
            return find(value)
        if kind == commands.STRING:
            return _text(option, str(value))
        if kind == commands.BOOLEAN:
            return value if isinstance(value, bool) else str(value).lower() in ("true", "1", "yes")
        return _bounded(option, _whole(name, value) if kind == commands.INTEGER else _real(name, value))

    def chosen(self, menu: Json, values: list[Any]) -> list[str]:
        """Check the values chosen in a select."""
        listed = [str(value) for value in values]
        low, high = menu.get("min_values", 1), menu.get("max_values", 1)
        if not low <= len(listed) <= high or len(set(listed)) != len(listed):
            raise Refused(f"Choose between {low} and {high}.")
        return [self._choose(menu, value) for value in listed]

    def _choose(self, menu: Json, value: str) -> str:
        find = {
            components.USER_SELECT: self.user,
            components.ROLE_SELECT: self.role,
            components.CHANNEL_SELECT: self.channel,
            components.MENTIONABLE_SELECT: self.mentionable,
        }.get(menu["type"])
        if find is not None:
            return find(value)
        if value not in [each["value"] for each in menu["options"]]:
            raise Refused("This menu has no such choice.")
        return value

    def user(self, given: Any) -> str:
        """Resolve a person by id or name."""
        given = str(given)
        app = self._world.app
        if given in (app.id, app.name):
            self._note("users", app.id, shapes.bot_user(app))
            return app.id
        person = next((each for each in self._world.people.values() if given in (each.id, each.name)), None)
        if person is None:
            raise Refused(f"There is nobody called {given}.")
        self._note("users", person.id, shapes.user(person))
        server = self._world.servers.get(self._channel.server_id or "")
        if server is not None and person.id in server.members:
            member = shapes.member(self._world, person, server)
            del member["user"], member["deaf"], member["mute"]
            self._note("members", person.id, member)
        return person.id

    def role(self, given: Any) -> str:
        """Resolve a role of this server."""
        server = self._world.servers.get(self._channel.server_id or "")
        listed = shapes.roles(self._world, server) if server is not None else []
        found = next((each for each in listed if given in (each["id"], each["name"])), None)
        if found is None:
            raise Refused("There is no such role.")
        self._note("roles", found["id"], found)
        return found["id"]

    def channel(self, given: Any) -> str:
        """Resolve a channel of this server."""
        channel = self._world.channels.get(given)
        if channel is None or channel.server_id is None or channel.server_id != self._channel.server_id:
            raise Refused("There is no such channel.")
        written = shapes.announced(self._world, channel)
        kept = (
            "id",
            "name",
            "type",
            "parent_id",
            "thread_metadata",
            "flags",
            "guild_id",
            "last_message_id",
            "position",
        )
        self._note("channels", given, {key: written[key] for key in kept if key in written} | {"permissions": "0"})
        return given

    def mentionable(self, given: Any) -> str:
        """Resolve a person or a role."""
        try:
            return self.user(given)
        except Refused:
            return self.role(given)

    def file(self, given: Any) -> str:
        """Store an uploaded file, given as `{"filename", "data"}` with base64."""
        try:
            data = base64.b64decode(given["data"], validate=True)
            name = files.plain_name(str(given["filename"]))
        except (TypeError, KeyError, binascii.Error):
            raise Refused("A file is given as {filename, data} with base64.") from None
        if len(data) > files.MAX_SIZE:
            raise Refused("This file is too large.")
        blob = self._world.add_file(name, files.kind_of(name, None), data)
        self._note("attachments", blob.id, files.attachment(blob, self._scribe.origin, {}))
        return blob.id

    def _note(self, kind: str, id: str, written: Json) -> None:
        self.resolved.setdefault(kind, {})[id] = written


def _text(option: Json, value: str) -> str:
    low, high = option.get("min_length", 0), option.get("max_length", 6000)
    if not low <= len(value) <= high:
        raise Refused(f"{option['name']} must have {low} to {high} characters.")
    return value


def _whole(name: str, value: Any) -> int:
    try:
        return int(str(value))
    except ValueError:
        raise Refused(f"{name} must be a whole number.") from None


def _real(name: str, value: Any) -> float:
    try:
        return float(value)
    except (TypeError, ValueError):
        raise Refused(f"{name} must be a number.") from None


def _bounded(option: Json, value: float) -> float:
    low, high = option.get("min_value"), option.get("max_value")
    if low is not None and value < low:
        raise Refused(f"{option['name']} must be at least {low}.")
    if high is not None and value > high:
        raise Refused(f"{option['name']} must be at most {high}.")
    return value
