"""The control API for tests: faults, time, permissions, forged interactions, and everything recorded."""

from collections.abc import Awaitable, Callable
from typing import Any

from aiohttp import web

from local_discord.api.faults import Faults
from local_discord.api.limits import Limiter
from local_discord.api.log import RequestLog
from local_discord.people.values import Refused
from local_discord.service import Service
from local_discord.state.plain import Json
from local_discord.state.world import Message
from local_discord.web.bodies import read, refused, reply
from local_discord.web.places import Places

Handle = Callable[[web.Request, Json], Any]


def add_routes(app: web.Application, traffic: "Traffic", places: Places) -> None:
    """Add everything below `/control`."""
    for method, path, handle in (
        ("GET", "/control/faults", traffic.faults),
        ("POST", "/control/faults", traffic.add_fault),
        ("DELETE", "/control/faults", traffic.clear_faults),
        ("DELETE", "/control/faults/{id}", traffic.clear_faults),
        ("POST", "/control/gateway/drop", traffic.drop),
        ("POST", "/control/gateway/reconnect", traffic.reconnect),
        ("POST", "/control/gateway/invalidate", traffic.invalidate),
        ("POST", "/control/gateway", traffic.change_gateway),
        ("POST", "/control/interactions", traffic.forge),
        ("POST", "/control/deliveries", traffic.change_deliveries),
        ("GET", "/control/limits", traffic.limits),
        ("POST", "/control/limits", traffic.change_limits),
        ("POST", "/control/permissions", places.change_permissions),
        ("POST", "/control/servers", places.add_server),
        ("POST", "/control/servers/{id}/kick", places.kick),
        ("POST", "/control/servers/{id}/invite", places.invite),
        ("POST", "/control/servers/{id}/outage", places.outage),
        ("POST", "/control/servers/{id}/roles", places.add_role),
        ("POST", "/control/channels", places.add_channel),
        ("DELETE", "/control/channels/{id}", places.drop_channel),
        ("GET", "/control/messages", places.messages),
        ("DELETE", "/control/messages/{id}", places.delete_message),
        ("POST", "/control/people/{id}", places.change_person),
        ("GET", "/control/wire/{id}", traffic.wire),
        ("GET", "/control/requests", traffic.requests),
        ("GET", "/control/statistics", traffic.statistics),
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


class Traffic:
    """The handlers of `/control` for what passes between bot and Discord.

    Each takes the request and its JSON body, and returns JSON or nothing.
    """

    def __init__(self, service: Service, limiter: Limiter, faults: Faults, log: RequestLog) -> None:
        self._service = service
        self._world = service.world
        self._limiter = limiter
        self._faults = faults
        self._log = log

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
        person, channel = self._world.people[str(body["person"])], self._world.channels[str(body["channel"])]
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

    def wire(self, request: web.Request, body: Json) -> list[Json]:
        """Return all events a person could have received."""
        return list(self._service.hub.wire.get(self._world.people[request.match_info["id"]].id, ()))

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
