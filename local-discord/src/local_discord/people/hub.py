"""The people's sockets, and a record of all events each person could have received."""

from collections import deque
from typing import Any

import orjson
from aiohttp import web

from local_discord.gateway.connection import Connection
from local_discord.people import views
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Message, Person, World


class Hub:
    """Pushes events to people; each event is recorded for everyone it is meant for."""

    def __init__(self, world: World, remembered: int) -> None:
        self._world = world
        self._remembered = remembered
        self._connections: dict[str, set[Connection]] = {}
        self.wire: dict[str, deque[Json]] = {}

    def push(self, person_id: str, kind: str, data: Any) -> None:
        """Send an event to one person."""
        self._send([person_id], {"t": kind, "d": data})

    def push_all(self, kind: str, data: Any) -> None:
        """Send an event to everyone."""
        self._send(list(self._world.people), {"t": kind, "d": data})

    def publish(self, channel: Channel, kind: str, data: Any) -> None:
        """Send an event to everyone who may see a channel."""
        self._send(self.audience(channel), {"t": kind, "d": data})

    def message(self, kind: str, message: Message) -> None:
        """Send a message, new or changed, to everyone who may see it."""
        written = views.message_of(self._world, message)
        if message.audience is not None:
            self.push(message.audience, kind, written)
        else:
            self.publish(self._world.channels[message.channel_id], kind, written)

    def audience(self, channel: Channel) -> list[str]:
        """List the people who may see a channel."""
        if channel.server_id is None:
            return [channel.recipient or ""]
        members = self._world.servers[channel.server_id].members
        if channel.thread is None or not channel.thread.private:
            return members
        return [id for id in members if self._world.may_see(self._world.people[id], channel)]

    def record(self, person: Person, seen: Json) -> None:
        """Record something a person has fetched."""
        self.wire.setdefault(person.id, deque(maxlen=self._remembered)).append(seen)

    def _send(self, people: list[str], event: Json) -> None:
        encoded: bytes | None = None
        for id in people:
            self.wire.setdefault(id, deque(maxlen=self._remembered)).append(event)
            for connection in self._connections.get(id, ()):
                encoded = encoded or orjson.dumps(event)
                connection.send(encoded)

    async def serve(self, person: Person, request: web.Request) -> web.WebSocketResponse:
        """Handle a person's socket until it closes."""
        socket = web.WebSocketResponse(heartbeat=30, compress=False)
        async with Connection.accepted(request, socket) as connection:
            self._connections.setdefault(person.id, set()).add(connection)
            try:
                async for _ in socket:
                    pass
            finally:
                self._connections[person.id].discard(connection)
        return socket

    def close(self) -> None:
        """Close every socket."""
        for connections in self._connections.values():
            for connection in connections:
                connection.close(1000)
