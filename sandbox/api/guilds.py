"""Servers, members, roles and direct messages, as the bot sees them."""

from sandbox.api.routing import Call, Reply, Router
from sandbox.format import shapes
from sandbox.format.errors import ApiError
from sandbox.state.world import Server


def add_routes(router: Router) -> None:
    """Add the routes below `/guilds/{guild}` and `/users`."""
    router.add("GET", "/guilds/{guild}", get_guild, major="guild")
    router.add("GET", "/guilds/{guild}/channels", get_channels, major="guild")
    router.add("GET", "/guilds/{guild}/threads/active", get_threads, major="guild")
    router.add("GET", "/guilds/{guild}/roles", get_roles, major="guild")
    router.add("GET", "/guilds/{guild}/members", get_members, major="guild")
    router.add("GET", "/guilds/{guild}/members/{user}", get_member, major="guild")
    router.add("GET", "/users/@me/guilds", get_own_guilds)
    router.add("DELETE", "/users/@me/guilds/{guild}", leave)
    router.add("POST", "/users/@me/channels", open_direct, limit="direct")
    router.add("GET", "/users/{user}", get_user)


def server_of(call: Call) -> Server:
    """Return the server of a route; raises `ApiError` if the bot is not a member."""
    server = call.service.world.servers.get(call.args["guild"])
    if server is None or not server.bot_present:
        raise ApiError(10004)
    return server


async def get_guild(call: Call) -> Reply:
    """Return a server."""
    server = server_of(call)
    counts = {
        "approximate_member_count": len(server.members) + 1,
        "approximate_presence_count": len(server.members) + 1,
    }
    counted = call.query.get("with_counts", "").lower() in ("1", "true")
    return 200, shapes.guild(call.service.world, server) | (counts if counted else {})


async def get_channels(call: Call) -> Reply:
    """Return the channels of a server, except threads."""
    world = call.service.world
    return 200, [shapes.channel(world, each) for each in world.channels_of(server_of(call)) if each.thread is None]


async def get_threads(call: Call) -> Reply:
    """Return the active threads of a server."""
    world = call.service.world
    return 200, shapes.threads(world, shapes.active_threads(world, server_of(call))) | {"has_more": False}


async def get_roles(call: Call) -> Reply:
    """Return the roles of a server."""
    return 200, shapes.roles(call.service.world, server_of(call))


async def get_members(call: Call) -> Reply:
    """Refuse the list of members: it requires the privileged intent, which is not granted."""
    server_of(call)
    raise ApiError(50001)


async def get_member(call: Call) -> Reply:
    """Return one member."""
    server, world = server_of(call), call.service.world
    if call.args["user"] == world.app.id:
        return 200, shapes.bot_member(world, server)
    person = world.people.get(call.args["user"])
    if person is None:
        raise ApiError(10013)
    if person.id not in server.members:
        raise ApiError(10007)
    member = shapes.member(world, person, server)
    del member["permissions"]
    return 200, member


async def get_own_guilds(call: Call) -> Reply:
    """Return the servers the bot is in."""
    present = [server for server in call.service.world.servers.values() if server.bot_present]
    after = int(call.query.get("after") or 0)
    limit = int(call.query.get("limit") or 200)
    listed = sorted((server for server in present if int(server.id) > after), key=lambda server: int(server.id))
    return 200, [
        {
            "id": server.id,
            "name": server.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(server.bot_granted),
            "features": [],
        }
        for server in listed[:limit]
    ]


async def leave(call: Call) -> Reply:
    """Leave a server."""
    call.service.part(server_of(call))
    return 204, None


async def open_direct(call: Call) -> Reply:
    """Return the direct-message channel with a person."""
    person = call.service.world.people.get(str(call.fields().get("recipient_id")))
    if person is None:
        raise ApiError(10013)
    known = len(call.service.world.channels)
    channel = call.service.world.direct_channel(person)
    if len(call.service.world.channels) > known:
        call.service.tell_channels()
    return 200, shapes.channel(call.service.world, channel)


async def get_user(call: Call) -> Reply:
    """Return a user."""
    person = call.service.world.people.get(call.args["user"])
    if person is None:
        raise ApiError(10013)
    return 200, shapes.user(person)
