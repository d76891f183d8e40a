"""The JSON of users, members, channels and servers."""

from local_discord.state import permissions
from local_discord.state.ids import iso, moment_of
from local_discord.state.plain import Json
from local_discord.state.world import DM, Application, Channel, Person, Server, Thread, World

ADDED, REMOVED, RENAMED, THREAD_CREATED, REPLY, THREAD_STARTER = 1, 2, 4, 18, 19, 21
"""Message types: changes in a thread, its creation, replies, and the first message of a thread."""
LASTING = frozenset({ADDED, REMOVED, RENAMED, THREAD_STARTER})
"""Types of system messages in a thread that cannot be deleted and do not count as messages."""
_PLAIN_USER: Json = {"avatar": None, "public_flags": 0, "flags": 0, "primary_guild": None}
HIDDEN: Json = {
    "name": "___hidden___",
    "flags": 1 << 17,
    "topic": None,
    "last_message_id": None,
    "permission_overwrites": [],
}
"""What the gateway says instead about a channel that the bot may not view (Discord's change of 16 November 2026)."""
MOST_COUNTED = 50
"""Members of a thread beyond this number are not counted."""


def user(person: Person) -> Json:
    """Return a person as a user object."""
    names = {"username": person.name.lower().replace(" ", "_"), "global_name": person.name, "discriminator": "0"}
    return {"id": person.id, **names, **_PLAIN_USER, "accent_color": int(person.color[1:], 16)}


def bot_user(app: Application) -> Json:
    """Return the bot as a user object."""
    names = {"username": app.name, "global_name": None, "discriminator": "0000"}
    return {"id": app.id, **names, **_PLAIN_USER, "bot": True}


def member(world: World, person: Person, server: Server) -> Json:
    """Return a person as a member of a server, with the person's permissions."""
    rights = str(world.rights_of(person, server))
    return {"user": user(person), **_membership(server, person.id), "permissions": rights}


def bot_member(world: World, server: Server) -> Json:
    """Return the bot as a member of a server."""
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
    """Return a channel, thread or direct-message channel."""
    latest = next(reversed(world.timeline[channel.id]), None)
    basic = {"id": channel.id, "type": channel.type, "last_message_id": latest, "flags": 0}
    if channel.type == DM:
        return basic | {"recipients": [user(world.people[channel.recipient or ""])]}
    basic |= {"name": channel.name, "guild_id": channel.server_id, "rate_limit_per_user": 0, "nsfw": False}
    basic |= {"parent_id": channel.parent_id}
    if channel.thread is not None:
        return basic | _thread(world, channel, channel.thread)
    overwrites: list[Json] = []
    if channel.bot_denied:
        role = world.servers[channel.server_id or ""].bot_role
        overwrites.append({"id": role, "type": 0, "allow": "0", "deny": str(channel.bot_denied)})
    return basic | {"position": channel.position, "topic": None, "permission_overwrites": overwrites}


def announced(world: World, place: Channel) -> Json:
    """Return a channel as the gateway sends it: without its name and the like if the bot may not view it."""
    written = channel(world, place)
    if place.server_id is None or world.bot_sees(place):
        return written
    return written | {key: value for key, value in HIDDEN.items() if key in written}


def _thread(world: World, channel: Channel, thread: Thread) -> Json:
    member = thread_member(channel, world.app.id)
    return {
        "owner_id": thread.owner_id,
        "thread_metadata": {
            "archived": thread.archived,
            "archive_timestamp": iso(thread.turned),
            "auto_archive_duration": thread.patience,
            "locked": thread.locked,
            "create_timestamp": iso(moment_of(channel.id)),
        }
        | ({"invitable": False} if thread.private else {}),
        "message_count": thread.sent - thread.gone,
        "member_count": min(MOST_COUNTED, len(thread.members)),
        "total_message_sent": thread.sent,
    } | ({} if member is None else {"member": member})


def thread_member(channel: Channel, id: str) -> Json | None:
    """Return a person as a member of a thread; `None` if they are not one."""
    since = None if channel.thread is None else channel.thread.members.get(id)
    return None if since is None else {"id": channel.id, "user_id": id, "join_timestamp": iso(since), "flags": 0}


def threads(world: World, listed: list[Channel]) -> Json:
    """Return a list of threads, with the bot's memberships."""
    members = [thread_member(each, world.app.id) for each in listed]
    return {"threads": [channel(world, each) for each in listed], "members": [each for each in members if each]}


def active_threads(world: World, server: Server) -> list[Channel]:
    """List the active threads of a server that the bot may see, oldest first."""
    there = (each for each in world.channels_of(server) if each.thread is not None and not each.thread.archived)
    return [each for each in there if world.bot_sees(each)]


def reply(channel: Channel, message_id: str) -> Json:
    """Return the fields that make a message a reply to another one in the channel."""
    reference: Json = {"type": 0, "channel_id": channel.id, "message_id": message_id}
    place = {} if channel.server_id is None else {"guild_id": channel.server_id}
    return {"type": REPLY, "message_reference": reference | place}


def role(id: str, name: str, rights: int, *, position: int = 1, managed: bool = False) -> Json:
    """Return a role."""
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
    """Return the roles of a server: everyone, the bot's, and those added."""
    listed = [role(server.id, "@everyone", permissions.MEMBER & server.bot_granted, position=0)]
    bot_role = role(server.bot_role, world.app.name, server.bot_granted, managed=True)
    listed.append(bot_role | {"tags": {"bot_id": world.app.id}})
    return listed + [role(id, name, 0) for id, name in server.roles.items()]


def guild(world: World, server: Server) -> Json:
    """Return a server as `GET /guilds/{id}` does."""
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
    """Return a server as the gateway announces it to a bot without the members intent."""
    return guild(world, server) | {
        "joined_at": iso(moment_of(server.id)),
        "large": False,
        "unavailable": False,
        "member_count": len(server.members) + 1,
        "members": [bot_member(world, server)],
        "channels": [announced(world, each) for each in world.channels_of(server) if each.thread is None],
        "threads": [channel(world, each) for each in active_threads(world, server)],
        "voice_states": [],
        "presences": [],
        "stage_instances": [],
        "guild_scheduled_events": [*server.events.values()],
        "soundboard_sounds": [],
    }


def own_user(app: Application) -> Json:
    """Return the bot as its own user."""
    return bot_user(app) | {"verified": True, "mfa_enabled": False, "email": None, "locale": "en-US"}


def application(world: World) -> Json:
    """Return the application as `GET /oauth2/applications/@me` does."""
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
    } | app.profile
