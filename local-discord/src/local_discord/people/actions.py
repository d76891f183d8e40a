"""People's actions: slash commands, button presses, selections, forms; each becomes an interaction as in Discord."""

from collections.abc import Iterator
from typing import Any

from local_discord.format import commands, components
from local_discord.format.messages import LOADING, Scribe
from local_discord.people.forms import filled
from local_discord.people.interactions import COMMAND, COMPLETION, COMPONENT, FORM, Interaction, Interactions
from local_discord.people.values import Refused, Resolver
from local_discord.people.views import commands_in, may_use
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Message, Person, World

FREE = frozenset({commands.SUBCOMMAND, commands.GROUP})


class Actions:
    """Carries out people's actions; raises `Refused` with a sentence if one is impossible."""

    def __init__(self, world: World, interactions: Interactions, scribe: Scribe) -> None:
        self._world = world
        self._interactions = interactions
        self._scribe = scribe

    def channel(self, person: Person, id: object) -> Channel:
        """Find a channel that a person may see."""
        channel = self._world.channels.get(str(id))
        if channel is None or not self._world.may_see(person, channel):
            raise Refused("There is no such channel.")
        return channel

    def message(self, person: Person, id: object) -> Message:
        """Find a message that a person may see."""
        message = self._world.messages.get(str(id))
        if message is None or message.audience not in (None, person.id):
            raise Refused("There is no such message.")
        self.channel(person, message.channel_id)
        return message

    def command(self, person: Person, channel: Channel, path: list[str], options: Json) -> Interaction:
        """Run a slash command."""
        if channel.thread is not None and channel.thread.archived:
            raise Refused("This thread is archived: a message brings it back.")
        command, leaf = self._find(person, channel, path)
        resolver = Resolver(self._world, self._scribe, channel)
        given = [resolver.option(each, options[each["name"]]) for each in _plain(leaf) if each["name"] in options]
        missing = [each["name"] for each in _plain(leaf) if each.get("required") and each["name"] not in options]
        if missing:
            raise Refused(f"Missing: {', '.join(missing)}.")
        _refuse_unknown(leaf, options)
        data = _command_data(command, path, given, resolver.resolved)
        return self._interactions.send(COMMAND, person, channel, data)

    def command_on(self, person: Person, channel: Channel, name: str, target: object) -> Interaction:
        """Run a command from the menu of a person or of the bot, by their id or name."""
        there = [each for each in commands_in(self._world, channel) if each["type"] == commands.USER]
        command = next((each for each in there if each["name"] == name), None)
        if command is None or not may_use(self._world, person, channel, command):
            raise Refused(f"There is no {name} in the menu of people here.")
        resolver = Resolver(self._world, self._scribe, channel)
        found = resolver.user(target)
        data = _command_data(command, [name], [], resolver.resolved) | {"target_id": found}
        return self._interactions.send(COMMAND, person, channel, data)

    async def complete(
        self, person: Person, channel: Channel, path: list[str], options: Json, focused: str, value: object
    ) -> list[Json]:
        """Ask the bot to complete an option; empty if it does not answer in time."""
        command, leaf = self._find(person, channel, path)
        given: list[Json] = []
        for each in _plain(leaf):
            if each["name"] == focused:
                if not each.get("autocomplete"):
                    raise Refused(f"The option {focused} is not completed by the bot.")
                given.append({"name": focused, "type": each["type"], "value": str(value), "focused": True})
            elif options.get(each["name"]) not in (None, ""):
                given.append({"name": each["name"], "type": each["type"], "value": options[each["name"]]})
        if not any(each.get("focused") for each in given):
            raise Refused(f"There is no option {focused}.")
        made = self._interactions.send(COMPLETION, person, channel, _command_data(command, path, given, {}))
        return await made.choices if made.choices is not None else []

    def _find(self, person: Person, channel: Channel, path: list[str]) -> tuple[Json, Json]:
        if not path:
            raise Refused("A command needs a name.")
        there = commands_in(self._world, channel)
        found = next((each for each in there if each["type"] == commands.CHAT and each["name"] == path[0]), None)
        if found is None:
            raise Refused(f"There is no command /{path[0]} here.")
        if not may_use(self._world, person, channel, found):
            raise Refused(f"{person.name} may not use /{path[0]} here.")
        leaf = found
        for name in path[1:]:
            below = (each for each in leaf["options"] if each["type"] in FREE and each["name"] == name)
            step = next(below, None)
            if step is None:
                raise Refused(f"There is no command /{' '.join(path)} here.")
            leaf = step
        if any(each["type"] in FREE for each in leaf["options"]):
            raise Refused(f"/{' '.join(path)} needs one of: {', '.join(each['name'] for each in leaf['options'])}.")
        return found, leaf

    def press(self, person: Person, message: Message, custom_id: str, values: list[Any]) -> Interaction:
        """Press a button, or choose in a select."""
        found = next((each for each in walk(message.json["components"]) if each.get("custom_id") == custom_id), None)
        if found is None:
            raise Refused("This message has no such button or menu.")
        if found.get("disabled") or message.json["flags"] & LOADING:
            raise Refused("This cannot be pressed.")
        data: Json = {"custom_id": custom_id, "component_type": found["type"], "id": found.get("id", 1)}
        channel = self._world.channels[message.channel_id]
        if found["type"] in components.SELECTS:
            resolver = Resolver(self._world, self._scribe, channel)
            data["values"] = resolver.chosen(found, values)
            if resolver.resolved:
                data["resolved"] = resolver.resolved
        return self._interactions.send(COMPONENT, person, channel, data, source=message)

    def opened(self, person: Person, id: str) -> Interaction:
        """Find the interaction whose form a person has open."""
        made = self._interactions.find(id)
        if made is None or made.person is not person or made.form is None:
            raise Refused("This form is not open.")
        self.channel(person, made.channel.id)
        return made

    def submit(self, made: Interaction, values: Json) -> Interaction:
        """Submit a form; it stays open until the bot answers."""
        resolver = Resolver(self._world, self._scribe, made.channel)
        form = made.form or {}
        data: Json = {"custom_id": form["custom_id"], "components": filled(form["components"], values, resolver)}
        if resolver.resolved:
            data["resolved"] = resolver.resolved
        source = made.source
        if source is not None and source.id not in self._world.messages:
            source = None
        return self._interactions.send(FORM, made.person, made.channel, data, source=source, parent=made)


def _plain(leaf: Json) -> list[Json]:
    return [each for each in leaf["options"] if each["type"] not in FREE]


def _refuse_unknown(leaf: Json, options: Json) -> None:
    unknown = sorted(set(options) - {each["name"] for each in _plain(leaf)})
    if unknown:
        raise Refused(f"There is no option {', '.join(unknown)}.")


def _command_data(command: Json, path: list[str], given: list[Json], resolved: Json) -> Json:
    options = given
    leaf = command
    kinds: list[int] = []
    for name in path[1:]:
        leaf = next(each for each in leaf["options"] if each["name"] == name)
        kinds.append(leaf["type"])
    for name, kind in zip(reversed(path[1:]), reversed(kinds), strict=True):
        options = [{"name": name, "type": kind, "options": options}]
    data: Json = {"id": command["id"], "name": command["name"], "type": command["type"], "options": options}
    if "guild_id" in command:
        data["guild_id"] = command["guild_id"]
    return data | ({"resolved": resolved} if resolved else {})


def walk(listed: list[Json]) -> Iterator[Json]:
    """Yield components and everything nested in them, in reading order."""
    for component in listed:
        yield component
        yield from walk(component.get("components", []))
        for key in ("accessory", "component"):
            if key in component:
                yield from walk([component[key]])
