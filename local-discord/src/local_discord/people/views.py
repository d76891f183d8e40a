"""People's view of a server: members, channels, and the commands they may use."""

from local_discord.format import commands, shapes
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Message, Person, World

QUOTED = ("id", "type", "channel_id", "author", "content", "timestamp", "flags")
"""The fields of a message shown above its replies."""


def message_of(world: World, message: Message) -> Json:
    """Return a message for people; a reply includes the message it replies to.

    That message is null if deleted, and absent if not everyone who sees the reply may see it.
    """
    reference = message.json.get("message_reference")
    if reference is None or "message_id" not in reference:
        return message.json
    replied = world.messages.get(reference["message_id"])
    if replied is None:
        return message.json | {"referenced_message": None}
    if replied.audience not in (None, message.audience):
        return message.json
    return message.json | {"referenced_message": {key: replied.json[key] for key in QUOTED}}


def people_of(world: World) -> list[Json]:
    """List all people with their public data."""
    return [{"id": each.id, "name": each.name, "avatar_color": each.color} for each in world.people.values()]


def servers_of(world: World, person: Person) -> list[Json]:
    """List a person's servers and channels, direct messages under `@me`."""
    servers: list[Json] = []
    for server in world.servers.values():
        if person.id in server.members:
            channels = [channel_of(each) for each in world.channels_of(server) if world.may_see(person, each)]
            roles = [{"id": each["id"], "name": each["name"]} for each in shapes.roles(world, server)]
            servers.append({"id": server.id, "name": server.name, "channels": channels, "roles": roles})
    direct = [each for each in world.channels.values() if each.recipient == person.id]
    if direct:
        channels = [channel_of(each) | {"name": world.app.name} for each in direct]
        servers.append({"id": "@me", "name": "@me", "channels": channels})
    return servers


def channel_of(channel: Channel) -> Json:
    """Return a channel for people; a thread with its parent, state and message count."""
    basic: Json = {"id": channel.id, "name": channel.name, "type": channel.type}
    if channel.thread is None:
        return basic
    state = {"archived": channel.thread.archived, "locked": channel.thread.locked}
    return basic | state | {"parent": channel.parent_id, "messages": channel.thread.sent - channel.thread.gone}


def commands_of(world: World, person: Person) -> list[Json]:
    """List all commands in places a person can see, with whether they may use them anywhere (`permitted`)."""
    found: dict[str, Json] = {}
    for channel in world.channels.values():
        if world.may_see(person, channel):
            for each in commands_in(world, channel):
                permitted = may_use(world, person, channel, each) or found.get(each["id"], {}).get("permitted", False)
                found[each["id"]] = each | {"permitted": permitted}
    return list(found.values())


def commands_in(world: World, channel: Channel) -> list[Json]:
    """List the commands available in a channel; a server's own hide global ones."""
    place = None if channel.server_id is None else world.servers[channel.server_id]
    if place is not None and not place.bot_present:
        return []
    return sorted(commands.usable_in(world.app, channel.server_id), key=lambda each: "guild_id" not in each)


def may_use(world: World, person: Person, channel: Channel, command: Json) -> bool:
    """Whether a person has the permissions a command requires in a channel."""
    if channel.server_id is None:
        return True
    needed = int(command.get("default_member_permissions") or 0)
    return world.rights_of(person, world.servers[channel.server_id]) & needed == needed
