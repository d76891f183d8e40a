"""The part of the control API that changes servers and what is in them: channels, roles, permissions, people."""

from aiohttp import web

from local_discord.format import shapes
from local_discord.people.values import Refused
from local_discord.service import Service
from local_discord.state import permissions
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Person, Server

DAY = 1440
"""Minutes."""


class Places:
    """The handlers of `/control` for servers; each takes the request and its JSON body, and returns JSON or nothing."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world

    def _place(self, request: web.Request) -> Server:
        return self._world.servers[request.match_info["id"]]

    def _person(self, id: object) -> Person:
        return self._world.people[str(id)]

    def _channel(self, id: object) -> Channel:
        return self._world.channels[str(id)]

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
