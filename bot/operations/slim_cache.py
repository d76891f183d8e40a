"""discord.py's view of events, reduced to what the bot reads of them.

Of a server the id, the roles and the active threads are cached: permissions come with every interaction, and so does
the channel. Of a pressed message only the component that was pressed is parsed.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

import discord

KEPT: Final = frozenset({"id", "unavailable", "roles", "threads", "member_count", "preferred_locale"})
KEPT_OF_ROLES: Final = frozenset({"id", "name", "position", "permissions", "color", "colors", "hoist", "mentionable"})
NOT_READ: Final = (
    *("CHANNEL_CREATE", "CHANNEL_UPDATE", "CHANNEL_PINS_UPDATE", "GUILD_EMOJIS_UPDATE", "GUILD_STICKERS_UPDATE"),
    *("GUILD_SCHEDULED_EVENT_CREATE", "STAGE_INSTANCE_CREATE", "GUILD_SOUNDBOARD_SOUND_CREATE", "GUILD_UPDATE"),
)
Event = dict[str, Any]


def slim_cache(client: discord.Client, note: Callable[[Event], None]) -> Callable[[Event], None]:
    """Make a client read only what is needed of servers and presses; channel deletions are still reported.

    Interactions are passed to `note` before they are parsed. Return what parses one that has come in another way.
    """
    parsers: Any = client._connection.parsers  # noqa: SLF001 # pyright: ignore[reportPrivateUsage]

    def channel_deleted(event: Event) -> None:
        channel, guild = int(event["id"]), client.get_guild(int(event["guild_id"]))
        client.dispatch("guild_channel_delete", discord.Object(channel))
        for thread in [each for each in guild.threads if each.parent_id == channel] if guild else ():
            parsers["THREAD_DELETE"](
                {"id": thread.id, "guild_id": event["guild_id"], "parent_id": channel, "type": thread.type.value}
            )

    take_in, parse = parsers["GUILD_CREATE"], parsers["INTERACTION_CREATE"]

    def guild_created(event: Event) -> None:
        take_in(_slimmed(event))

    def interaction_created(event: Event) -> None:
        reduced = _of_the_press(event)
        note(reduced)
        parse(reduced)

    parsers["GUILD_CREATE"] = guild_created
    parsers["INTERACTION_CREATE"] = interaction_created
    parsers["CHANNEL_DELETE"] = channel_deleted
    for name in NOT_READ:
        parsers.pop(name, None)
    return parse


def _of_the_press(interaction: Event) -> Event:
    """Leave of the pressed message's components those of the custom_id that came with the press: one, or none."""
    message, custom_id = interaction.get("message"), interaction.get("data", {}).get("custom_id")
    if not message:
        return interaction
    pressed = [each for each in _every(message.get("components", ())) if each.get("custom_id") == custom_id]
    return interaction | {"message": message | {"components": pressed}}


def _every(components: Sequence[Event]) -> Iterator[Event]:
    for component in components:
        yield component
        yield from _every(component.get("components", ()))


def _slimmed(server: Event) -> Event:
    kept = {name: value for name, value in server.items() if name in KEPT}
    roles = [{name: value for name, value in role.items() if name in KEPT_OF_ROLES} for role in server.get("roles", ())]
    return kept | {"roles": roles}
