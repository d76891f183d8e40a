"""How Discord writes down users, members, channels and servers."""

from sandbox.state import permissions
from sandbox.state.ids import iso, moment_of
from sandbox.state.plain import Json
from sandbox.state.world import DM, THREAD, Application, Channel, Person, Server, World

REPLY = 19
"""The type of a message that replies."""


def user(person: Person) -> Json:
    """Write a person as a user object."""
    return {
        "id": person.id,
        "username": person.name.lower().replace(" ", "_"),
        "global_name": person.name,
        "discriminator": "0",
        "avatar": None,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
        "accent_color": int(person.color[1:], 16),
    }


def bot_user(app: Application) -> Json:
    """Write the bot as a user object."""
    return {
        "id": app.id,
        "username": app.name,
        "global_name": None,
        "discriminator": "0000",
        "avatar": None,
        "bot": True,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def member(world: World, person: Person, server: Server) -> Json:
    """Write a person as a member of a server, with the person's rights."""
    rights = str(world.rights_of(person, server))
    return {"user": user(person), **_membership(server, person.id), "permissions": rights}


def bot_member(world: World, server: Server) -> Json:
    """Write the bot as a member of a server."""
    return {"user": bot_user(world.app), **_membership(server, world.app.id), "roles": [server.bot_role]}


def _membership(server: Server, id: str) -> Json:
    return {
        "nick": None,
        "avatar": None,
        "banner": None,
        "roles": [],
        "joined_at": iso(max(moment_of(server.id), moment_of(id))),
        "premium_since": None,
        "communication_disabled_until": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
    }


def channel(world: World, channel: Channel) -> Json:
    """Write a channel, thread or direct-message channel."""
    latest = next(reversed(world.timeline[channel.id]), None)
    basic = {"id": channel.id, "type": channel.type, "last_message_id": latest, "flags": 0}
    if channel.type == DM:
        return basic | {"recipients": [user(world.people[channel.recipient or ""])]}
    basic |= {"name": channel.name, "guild_id": channel.server_id, "rate_limit_per_user": 0, "nsfw": False}
    basic |= {"parent_id": channel.parent_id}
    if channel.type == THREAD:
        return basic | _thread(world, channel)
    overwrites: list[Json] = []
    if channel.bot_denied:
        role = world.servers[channel.server_id or ""].bot_role
        overwrites.append({"id": role, "type": 0, "allow": "0", "deny": str(channel.bot_denied)})
    return basic | {"position": channel.position, "topic": None, "permission_overwrites": overwrites}


def _thread(world: World, channel: Channel) -> Json:
    made = iso(moment_of(channel.id))
    state = {"archived": False, "auto_archive_duration": 1440, "archive_timestamp": made, "locked": False}
    return {
        "owner_id": world.servers[channel.server_id or ""].owner_id,
        "thread_metadata": state,
        "message_count": len(world.timeline[channel.id]),
        "member_count": 1,
        "total_message_sent": len(world.timeline[channel.id]),
    }


def reply(channel: Channel, message_id: str) -> Json:
    """Write what makes a message of a channel a reply to another one there."""
    reference: Json = {"type": 0, "channel_id": channel.id, "message_id": message_id}
    place = {} if channel.server_id is None else {"guild_id": channel.server_id}
    return {"type": REPLY, "message_reference": reference | place}


def role(id: str, name: str, rights: int, *, position: int = 1, managed: bool = False) -> Json:
    """Write a role."""
    return {
        "id": id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "icon": None,
        "unicode_emoji": None,
        "position": position,
        "permissions": str(rights),
        "managed": managed,
        "mentionable": False,
        "flags": 0,
    }


def roles(world: World, server: Server) -> list[Json]:
    """Write the roles of a server: everyone, the bot's own, and those added."""
    listed = [role(server.id, "@everyone", permissions.MEMBER & server.bot_permissions, position=0)]
    bot_role = role(server.bot_role, world.app.name, server.bot_permissions, managed=True)
    listed.append(bot_role | {"tags": {"bot_id": world.app.id}})
    return listed + [role(id, name, 0) for id, name in server.roles.items()]


def guild(world: World, server: Server) -> Json:
    """Write a server as `GET /guilds/{id}` gives it."""
    return {
        "id": server.id,
        "name": server.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": server.owner_id,
        "region": "deprecated",
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": server.locale,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "features": [],
        "emojis": [],
        "stickers": [],
        "roles": roles(world, server),
    }


def guild_create(world: World, server: Server) -> Json:
    """Write a server as the gateway announces it to a bot without the members intent."""
    channels = [channel(world, each) for each in world.channels_of(server)]
    return guild(world, server) | {
        "joined_at": iso(moment_of(server.id)),
        "large": False,
        "unavailable": False,
        "member_count": len(server.members) + 1,
        "members": [bot_member(world, server)],
        "channels": [each for each in channels if each["type"] != THREAD],
        "threads": [each for each in channels if each["type"] == THREAD],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def own_user(app: Application) -> Json:
    """Write the bot as it sees itself."""
    return bot_user(app) | {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}


def application(world: World) -> Json:
    """Write the application as `GET /oauth2/applications/@me` gives it."""
    app = world.app
    return {
        "id": app.id,
        "name": app.name,
        "icon": None,
        "description": "",
        "type": None,
        "summary": "",
        "bot": bot_user(app),
        "is_monetized": False,
        "hook": True,
        "bot_public": True,
        "bot_require_code_grant": False,
        "verify_key": "0" * 64,
        "flags": 0,
        "owner": user(world.people[app.owner_id]),
        "eligible_oauth2_scopes": ["bot", "applications.commands"],
        "team": None,
        "flags_new": "0",
        "redirect_uris": [],
        "interactions_endpoint_url": None,
        "role_connections_verification_url": None,
        "explicit_content_filter": 0,
        "approximate_user_install_count": 0,
        "approximate_user_authorization_count": 0,
        "approximate_guild_count": sum(server.bot_present for server in world.servers.values()),
    }
