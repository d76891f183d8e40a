"""The control API for tests: faults, time, permissions, forged interactions, and everything recorded."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from local_discord.api.faults import Faults
from local_discord.api.limits import Limiter
from local_discord.api.log import RequestLog
from local_discord.format import shapes
from local_discord.people.values import Refused
from local_discord.service import Service
from local_discord.state import permissions
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Message, Person, Server
from local_discord.web.bodies import read, refused, reply

Handle = Callable[[web.Request, Json], Any]
DAY = 1440
"""Minutes."""


def add_routes(app: web.Application, controls: "Controls") -> None:
    """Add everything below `/control`."""
    for method, path, handle in (
        ("GET", "/control/faults", controls.faults),
        ("POST", "/control/faults", controls.add_fault),
        ("DELETE", "/control/faults", controls.clear_faults),
        ("DELETE", "/control/faults/{id}", controls.clear_faults),
        ("POST", "/control/gateway/drop", controls.drop),
        ("POST", "/control/gateway/reconnect", controls.reconnect),
        ("POST", "/control/gateway/invalidate", controls.invalidate),
        ("POST", "/control/gateway", controls.change_gateway),
        ("POST", "/control/interactions", controls.forge),
        ("POST", "/control/deliveries", controls.change_deliveries),
        ("GET", "/control/limits", controls.limits),
        ("POST", "/control/limits", controls.change_limits),
        ("POST", "/control/permissions", controls.change_permissions),
        ("POST", "/control/servers", controls.add_server),
        ("POST", "/control/servers/{id}/kick", controls.kick),
        ("POST", "/control/servers/{id}/invite", controls.invite),
        ("POST", "/control/servers/{id}/outage", controls.outage),
        ("POST", "/control/servers/{id}/roles", controls.add_role),
        ("POST", "/control/channels", controls.add_channel),
        ("DELETE", "/control/channels/{id}", controls.drop_channel),
        ("GET", "/control/messages", controls.messages),
        ("DELETE", "/control/messages/{id}", controls.delete_message),
        ("POST", "/control/people/{id}", controls.change_person),
        ("GET", "/control/wire/{id}", controls.wire),
        ("GET", "/control/requests", controls.requests),
        ("GET", "/control/statistics", controls.statistics),
    ):
        app.router.add_route(method, path, _wrapped(handle))


def _wrapped(handle: Handle) -> Callable[[web.Request], Awaitable[web.Response]]:
    async def respond(request: web.Request) -> web.Response:
        try:
            answer = handle(request, await read(request))
            return reply({} if answer is None else answer)
        except KeyError as error:
            return refused(f"Missing or unknown: {error.args[0]}.")
        except (Refused, ValueError, TypeError) as error:
            return refused(str(error))

    return respond


class Controls:
    """The handlers of `/control`; each takes the request and its JSON body, and returns JSON or nothing."""

    def __init__(self, service: Service, limiter: Limiter, faults: Faults, log: RequestLog) -> None:
        self._service = service
        self._world = service.world
        self._limiter = limiter
        self._faults = faults
        self._log = log

    def _place(self, request: web.Request) -> Server:
        return self._world.servers[request.match_info["id"]]

    def _person(self, id: object) -> Person:
        return self._world.people[str(id)]

    def _channel(self, id: object) -> Channel:
        return self._world.channels[str(id)]

    def faults(self, request: web.Request, body: Json) -> list[Json]:
        """List the active faults."""
        return [fault.json() for fault in self._faults.active.values()]

    def add_fault(self, request: web.Request, body: Json) -> Json:
        """Activate a fault."""
        return self._faults.add(**body).json()

    def clear_faults(self, request: web.Request, body: Json) -> None:
        """Remove one fault, or all."""
        given = request.match_info.get("id")
        self._faults.clear(None if given is None else int(given))

    def drop(self, request: web.Request, body: Json) -> None:
        """Close (or with code 0 cut) the bot's connections."""
        self._service.gateway.drop(resumable=bool(body.get("resumable", True)), code=int(body.get("code", 4000)))

    def reconnect(self, request: web.Request, body: Json) -> None:
        """Send RECONNECT."""
        self._service.gateway.ask_reconnect()

    def invalidate(self, request: web.Request, body: Json) -> None:
        """Send INVALID_SESSION."""
        self._service.gateway.invalidate(resumable=bool(body.get("resumable", False)))

    def change_gateway(self, request: web.Request, body: Json) -> Json:
        """Set heartbeat_ms, max_concurrency, identify_window, shards or refuse_resumes."""
        kinds = {
            "heartbeat_ms": int,
            "max_concurrency": int,
            "identify_window": float,
            "shards": int,
            "refuse_resumes": bool,
        }
        for name, value in body.items():
            setattr(self._service.gateway, name, kinds[name](value))
        return {name: getattr(self._service.gateway, name) for name in kinds}

    def forge(self, request: web.Request, body: Json) -> Json:
        """Send an interaction with arbitrary content."""
        message = body.get("message")
        source: Message | None = None
        if isinstance(message, dict):
            source = Message(str(message["id"]), str(body["channel"]), message)  # pyright: ignore[reportUnknownArgumentType]
        elif message is not None:
            source = self._world.messages[str(message)]
        person, channel = self._person(body["person"]), self._channel(body["channel"])
        made = self._service.interactions.send(int(body["type"]), person, channel, body["data"], source=source)
        return {"interaction": made.id, "token": made.token}

    def change_deliveries(self, request: web.Request, body: Json) -> Json:
        """Duplicate the next interactions, hold them for delivery in reverse order, or release them."""
        interactions = self._service.interactions
        interactions.duplicate = int(body.get("duplicate", interactions.duplicate))
        interactions.hold = int(body.get("hold", interactions.hold))
        if body.get("release"):
            interactions.release()
        return {"duplicate": interactions.duplicate, "hold": interactions.hold}

    def limits(self, request: web.Request, body: Json) -> Json:
        """List the rate limits."""
        limiter = self._limiter
        listed = {each.name: {"limit": each.limit, "window": each.window} for each in limiter.limits.values()}
        return {"enabled": limiter.enabled, "limits": listed, "refused": limiter.refused}

    def change_limits(self, request: web.Request, body: Json) -> Json:
        """Change a rate limit, or switch all of them on or off."""
        limiter = self._limiter
        limiter.enabled = bool(body.get("enabled", limiter.enabled))
        if "name" in body:
            limiter.change(body["name"], int(body["limit"]), float(body["window"]))
        return self.limits(request, body)

    def change_permissions(self, request: web.Request, body: Json) -> None:
        """Deny the bot permissions in a channel or a whole server."""
        denied = permissions.bits(body.get("deny", []))
        if "channel" in body:
            self._change_channel(self._channel(body["channel"]), denied)
            return
        server = self._world.servers[str(body["server"])]
        hidden = self._service.threads.hidden(server)
        server.bot_granted = (permissions.MEMBER | permissions.BITS["mention_everyone"]) & ~denied
        self._world.store.put("server", server)
        for role in shapes.roles(self._world, server)[:2]:
            self._service.gateway.dispatch("GUILD_ROLE_UPDATE", {"guild_id": server.id, "role": role}, server.id)
        for id in hidden ^ self._service.threads.hidden(server):
            if self._world.channels[id].thread is None:
                self._tell_of(self._world.channels[id])
        self._service.threads.sync(server, hidden)

    def _change_channel(self, channel: Channel, denied: int) -> None:
        server = self._world.servers[channel.server_id or ""]
        hidden = self._service.threads.hidden(server)
        channel.bot_denied = denied
        self._world.store.put("channel", channel)
        self._tell_of(channel)
        self._service.threads.sync(server, hidden)

    def _tell_of(self, channel: Channel) -> None:
        kind = "CHANNEL_UPDATE" if channel.thread is None else "THREAD_UPDATE"
        self._service.gateway.dispatch(kind, shapes.announced(self._world, channel), channel.server_id)

    def add_server(self, request: web.Request, body: Json) -> Json:
        """Add a server with one channel; with `bot` false, without the bot."""
        given = None if body.get("id") is None else str(int(body["id"]))
        if given in self._world.servers:
            raise Refused("There is such a server already.")
        server = self._world.add_server(str(body["name"]), id=given, bot_present=False)
        channel = self._world.add_channel(server, str(body.get("channel", "allgemein")))
        if body.get("bot", True):
            self._service.invite(server)
        else:
            self._service.push_channels()
        return {"id": server.id, "channel": channel.id}

    def kick(self, request: web.Request, body: Json) -> None:
        """Remove the bot from a server."""
        self._service.part(self._place(request))

    def invite(self, request: web.Request, body: Json) -> None:
        """Invite the bot to a server."""
        self._service.invite(self._place(request))

    def outage(self, request: web.Request, body: Json) -> None:
        """Make a server unavailable, or available again."""
        server = self._place(request)
        server.available = not body.get("on", True)
        gateway = self._service.gateway
        if server.available:
            gateway.dispatch("GUILD_CREATE", shapes.guild_create(self._world, server), server.id)
        else:
            gateway.dispatch("GUILD_DELETE", {"id": server.id, "unavailable": True}, server.id)

    def add_role(self, request: web.Request, body: Json) -> Json:
        """Add a role to a server."""
        server, id = self._place(request), self._world.ids.next()
        server.roles[id] = str(body["name"])
        self._world.store.put("server", server)
        written = {"guild_id": server.id, "role": shapes.role(id, server.roles[id], 0)}
        self._service.gateway.dispatch("GUILD_ROLE_CREATE", written, server.id)
        return {"id": id}

    def add_channel(self, request: web.Request, body: Json) -> Json:
        """Add a channel to a server, or a thread to a channel (`parent`)."""
        server, name = self._world.servers[str(body["server"])], str(body["name"])
        if body.get("parent") is not None:
            owner = shapes.user(self._world.people[server.owner_id])
            return {"id": self._service.threads.open(self._channel(body["parent"]), owner, name, DAY).id}
        channel = self._world.add_channel(server, name)
        self._service.gateway.dispatch("CHANNEL_CREATE", shapes.announced(self._world, channel), server.id)
        self._service.push_channels()
        return {"id": channel.id}

    def drop_channel(self, request: web.Request, body: Json) -> None:
        """Delete a channel with everything in it."""
        self._service.drop_channel(self._channel(request.match_info["id"]))

    def messages(self, request: web.Request, body: Json) -> list[Json]:
        """List all messages of a channel with their audience and allowed mentions."""
        channel = self._channel(request.query["channel"])
        return [
            {"message": each.json, "audience": each.audience, "allowed_mentions": each.allowed_mentions}
            for each in self._world.timeline[channel.id].values()
        ]

    def delete_message(self, request: web.Request, body: Json) -> None:
        """Delete a message as a moderator would."""
        self._service.remove(self._world.messages[request.match_info["id"]])

    def change_person(self, request: web.Request, body: Json) -> None:
        """Set whether a person accepts direct messages from the bot."""
        person = self._person(request.match_info["id"])
        person.direct_messages = bool(body["direct_messages"])
        self._world.store.put("person", person)

    def wire(self, request: web.Request, body: Json) -> list[Json]:
        """Return all events a person could have received."""
        return list(self._service.hub.wire.get(self._person(request.match_info["id"]).id, ()))

    def requests(self, request: web.Request, body: Json) -> list[Json]:
        """Return the bot's latest requests with bodies and answers."""
        return [each.json() for each in self._log.requests]

    def statistics(self, request: web.Request, body: Json) -> Json:
        """Return counts of all activity, unknown routes included; latencies from interaction to callback in seconds."""
        service = self._service
        sessions = service.gateway.sessions.values()
        return {
            "interactions": service.interactions.counts,
            "latencies": list(service.interactions.latencies),
            "statuses": {str(status): count for status, count in self._log.statuses.items()},
            "unknown": dict(self._log.unknown),
            "limited": self._limiter.refused,
            "identified": service.gateway.identified,
            "resumed": service.gateway.resumed,
            "shards": sorted([each.shard, each.shards] for each in sessions if each.connection is not None),
            "people": len(self._world.people),
            "messages": len(self._world.messages),
        }
