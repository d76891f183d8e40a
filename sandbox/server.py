"""The local Discord itself: one aiohttp application on loopback."""

import asyncio
from pathlib import Path
from types import TracebackType
from typing import Self

from aiohttp import web

from sandbox.api.answering import PREFIX, Api
from sandbox.api.faults import Faults
from sandbox.api.limits import Limiter
from sandbox.format import shapes
from sandbox.format.errors import Json
from sandbox.format.messages import EPHEMERAL, Scribe
from sandbox.gateway.sessions import Gateway
from sandbox.people.hub import Hub
from sandbox.people.interactions import Interactions
from sandbox.state.clock import Clock
from sandbox.state.nonces import Nonces
from sandbox.state.store import FileStore, Store
from sandbox.state.world import THREAD, Channel, Message, Person, Server, World
from sandbox.web import client, control, guard, pages

HOST = "127.0.0.1"
REMEMBERED_BY_TESTS, REMEMBERED_OTHERWISE = 20_000, 200
"""Requests of the bot, and events per person, that are recorded: all of a test's, few of a long evening's."""
MAX_REQUEST = 120 * 1024 * 1024


class LocalDiscord:
    """A Discord of one's own; `async with LocalDiscord() as discord:` runs it, in memory unless `data` is a folder.

    `url` is its address, `api` the bot's base address, `token` the bot's token. `port` 0 takes a free one.
    """

    def __init__(
        self, data: Path | None = None, port: int = 0, *, clock: Clock | None = None, limits: bool = True
    ) -> None:
        self.clock = clock or Clock()
        self._store = Store() if data is None else FileStore(data)
        self.world = World(self.clock, self._store)
        remembered = REMEMBERED_BY_TESTS if data is None else REMEMBERED_OTHERWISE
        self.hub = Hub(self.world, remembered)
        self.scribe = Scribe(self.world)
        self.gateway = Gateway(self.world, self._bot_changed)
        self.interactions = Interactions(self.world, self.gateway, self.hub)
        self.limiter = Limiter(self.clock)
        self.limiter.enabled = limits
        self.faults = Faults(self.clock)
        self.nonces = Nonces(self.world)
        self.api_log = Api(self, remembered)
        self._port = port
        self._online = False
        self._runner: web.AppRunner | None = None
        self.url = ""

    @property
    def api(self) -> str:
        """The bot's base address."""
        return self.url + PREFIX

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.app.token

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Listen; a port that is taken is an `OSError`."""
        app = web.Application(middlewares=[guard.refuse_foreigners], client_max_size=MAX_REQUEST)
        app.router.add_route("*", PREFIX + "/{tail:.*}", self.api_log.handle)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        client.add_routes(app, self)
        control.add_routes(app, self)
        pages.add_routes(app, self)
        self._runner = web.AppRunner(app, access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port)
        await site.start()
        self._port = self._runner.addresses[0][1]
        self.url = f"http://{HOST}:{self._port}"
        self.gateway.url = f"ws://{HOST}:{self._port}/gateway"
        self.scribe.origin = self.url
        self.scribe.move_in()

    async def stop(self) -> None:
        """Say goodbye to everybody, write what waits, close."""
        self.gateway.close()
        self.hub.close()
        self.clock.stop()
        await asyncio.sleep(0)
        if self._runner is not None:
            await self._runner.cleanup()
        self._store.close()

    def show(self, kind: str, message: Message) -> None:
        """Show a message, new or changed, to people and to the gateway."""
        self.hub.message(kind, message)
        if not message.json["flags"] & EPHEMERAL:
            self.gateway.message(kind, message.json, self.world.channels[message.channel_id].server_id)

    def remove(self, message: Message) -> None:
        """Delete a message everywhere."""
        gone: Json = {"id": message.id, "channel_id": message.channel_id}
        channel = self.world.channels[message.channel_id]
        self.world.forget(message)
        if message.audience is not None:
            self.hub.push(message.audience, "MESSAGE_DELETE", gone)
            return
        self.hub.publish(channel, "MESSAGE_DELETE", gone)
        self.gateway.message("MESSAGE_DELETE", gone, channel.server_id)

    def part(self, server: Server) -> None:
        """Let the bot leave a server, or be thrown out."""
        server.bot_present = False
        self.world.store.put("server", server)
        self.gateway.dispatch("GUILD_DELETE", {"id": server.id}, server.id)
        self.tell_channels()

    def invite(self, server: Server) -> None:
        """Let the bot join a server."""
        server.bot_present = True
        self.world.store.put("server", server)
        joined = shapes.guild_create(self.world, server)
        del joined["unavailable"]  # present only when a known server becomes available
        self.gateway.dispatch("GUILD_CREATE", joined, server.id)
        self.tell_channels()

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel everywhere."""
        written = shapes.channel(self.world, channel)
        for thread in [each for each in self.world.channels.values() if each.parent_id == channel.id]:
            self.world.drop_channel(thread)
        self.world.drop_channel(channel)
        kind = "THREAD_DELETE" if channel.type == THREAD else "CHANNEL_DELETE"
        self.gateway.dispatch(kind, written, channel.server_id)
        self.tell_channels()

    def tell_channels(self) -> None:
        """Tell everybody which servers and channels they see."""
        for person in self.world.people.values():
            self.hub.push(person.id, "CHANNELS", client.servers_of(self.world, person))

    def tell_commands(self) -> None:
        """Tell everybody which commands there are."""
        for person in self.world.people.values():
            self.hub.push(person.id, "COMMANDS", client.commands_of(self.world, person))

    def tell_people(self) -> None:
        """Tell everybody who is there."""
        self.hub.push_all("PEOPLE", client.people_of(self.world))

    def bot(self) -> Json:
        """Write the bot for people."""
        return {"id": self.world.app.id, "name": self.world.app.name, "online": self.gateway.online}

    def _bot_changed(self) -> None:
        if self._online != self.gateway.online:
            self._online = self.gateway.online
            self.hub.push_all("BOT", self.bot())

    def person(self, name: str) -> Person:
        """Find a person by name; a `KeyError` if there is none."""
        return next((each for each in self.world.people.values() if each.name == name), None) or _nobody(name)

    def channel(self, name: str) -> Channel:
        """Find a channel by name; a `KeyError` if there is none."""
        for channel in self.world.channels.values():
            if channel.name == name and channel.server_id is not None:
                return channel
        raise KeyError(name)


def _nobody(name: str) -> Person:
    raise KeyError(name)
