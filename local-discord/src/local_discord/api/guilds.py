"""Servers, members, roles and direct messages, as the bot sees them."""

from local_discord.api.channels import MAX_ID, number
from local_discord.api.routing import Call, Reply, Routes
from local_discord.format import shapes
from local_discord.format.errors import ApiError
from local_discord.state.plain import Json
from local_discord.state.world import Person, Server

route = Routes()


def server_of(call: Call) -> Server:
    """Return the server of a route; raises `ApiError` if the bot is not a member."""
    server = call.world.servers.get(call.args["guild"])
    if server is None or not server.bot_present:
        raise ApiError(10004)
    return server


@route("GET", "/guilds/{guild}")
async def get_guild(call: Call) -> Reply:
    """Return a server."""
    server = server_of(call)
    return shapes.guild(call.world, server) | _counts(call, server)


def _counts(call: Call, server: Server) -> Json:
    """Return how many are on a server, where the request asks for that."""
    if call.query.get("with_counts", "").lower() not in ("1", "true"):
        return {}
    people = len(server.members) + 1
    return {"approximate_member_count": people, "approximate_presence_count": people}


@route("GET", "/guilds/{guild}/channels")
async def get_channels(call: Call) -> Reply:
    """Return the channels of a server that the bot may view, except threads."""
    listed = call.world.channels_of(server_of(call))
    return [shapes.channel(call.world, each) for each in listed if each.thread is None and call.world.bot_sees(each)]


@route("GET", "/guilds/{guild}/threads/active")
async def get_threads(call: Call) -> Reply:
    """Return the active threads of a server."""
    active = shapes.active_threads(call.world, server_of(call))
    return shapes.threads(call.world, active) | {"has_more": False}


@route("GET", "/guilds/{guild}/roles")
async def get_roles(call: Call) -> Reply:
    """Return the roles of a server."""
    return shapes.roles(call.world, server_of(call))


@route("GET", "/guilds/{guild}/members")
async def get_members(call: Call) -> Reply:
    """Refuse the list of members: it requires the privileged intent, which is not granted."""
    server_of(call)
    raise ApiError(50001)


def _person(call: Call, id: str) -> Person:
    person = call.world.people.get(id)
    if person is None:
        raise ApiError(10013)
    return person


@route("GET", "/guilds/{guild}/members/{user}")
async def get_member(call: Call) -> Reply:
    """Return one member."""
    server, world = server_of(call), call.world
    if call.args["user"] == world.app.id:
        return shapes.bot_member(world, server)
    person = _person(call, call.args["user"])
    if person.id not in server.members:
        raise ApiError(10007)
    member = shapes.member(world, person, server)
    del member["permissions"]
    return member


@route("GET", "/users/@me/guilds", lacks="before")
async def get_own_guilds(call: Call) -> Reply:
    """Return the servers the bot is in."""
    present = [server for server in call.world.servers.values() if server.bot_present]
    after = number(call, "after", 0, 0, MAX_ID)
    limit = number(call, "limit", 200, 1, 200)
    listed = sorted((server for server in present if int(server.id) > after), key=lambda server: int(server.id))
    return [
        {
            "id": server.id,
            "name": server.name,
            "icon": None,
            "banner": None,
            "owner": False,
            "permissions": str(server.bot_granted),
            "features": [],
        }
        | _counts(call, server)
        for server in listed[:limit]
    ]


@route("DELETE", "/users/@me/guilds/{guild}")
async def leave(call: Call) -> None:
    """Leave a server."""
    call.service.part(server_of(call))


@route("POST", "/users/@me/channels", limit="direct", lacks="access_tokens nicks")
async def open_direct(call: Call) -> Reply:
    """Return the direct-message channel with a person."""
    person = _person(call, str(call.fields().get("recipient_id")))
    known = len(call.world.channels)
    channel = call.world.direct_channel(person)
    if len(call.world.channels) > known:
        call.service.push_channels()
    return shapes.channel(call.world, channel)


@route("GET", "/users/{user}")
async def get_user(call: Call) -> Reply:
    """Return a user."""
    return shapes.user(_person(call, call.args["user"]))
