"""State and operations of the local Discord that affect people and bot alike: show, remove, join, leave."""

from local_discord.format import shapes
from local_discord.format.messages import EPHEMERAL, Scribe
from local_discord.gateway.sessions import Gateway
from local_discord.people import views
from local_discord.people.hub import Hub
from local_discord.people.interactions import Interactions
from local_discord.state.clock import Clock
from local_discord.state.nonces import Nonces
from local_discord.state.plain import Json
from local_discord.state.store import Store
from local_discord.state.world import Channel, Message, Person, Server, World
from local_discord.threads import Threads


class Service:
    """State and operations of the local Discord, without its endpoints.

    `remembered` is the number of recorded events per person.
    """

    def __init__(self, clock: Clock, store: Store, remembered: int) -> None:
        self.clock = clock
        self.world = World(clock, store)
        self.hub = Hub(self.world, remembered)
        self.scribe = Scribe(self.world)
        self.gateway = Gateway(self.world, self._bot_changed)
        self.interactions = Interactions(self.world, self.gateway, self.hub)
        self.nonces = Nonces(self.world)
        self.threads = Threads(self.world, self.scribe, self.gateway, self.hub, self.show, self.push_channels)
        self._online = False

    def show(self, kind: str, message: Message) -> None:
        """Show a message, new or changed, to people, and to the bot if it sees the channel."""
        if kind == "MESSAGE_CREATE":
            self.threads.written(message)
        self.hub.message(kind, message)
        channel = self.world.channels[message.channel_id]
        if not message.json["flags"] & EPHEMERAL and self.world.bot_sees(channel):
            self.gateway.message(kind, message.json, channel.server_id)

    def remove(self, message: Message) -> None:
        """Delete a message everywhere."""
        gone: Json = {"id": message.id, "channel_id": message.channel_id}
        channel = self.world.channels[message.channel_id]
        self.world.forget(message)
        if message.audience is not None:
            self.hub.push(message.audience, "MESSAGE_DELETE", gone)
            return
        self.hub.publish(channel, "MESSAGE_DELETE", gone)
        if self.world.bot_sees(channel):
            self.gateway.message("MESSAGE_DELETE", gone, channel.server_id)
        self.threads.erased(message)

    def part(self, server: Server) -> None:
        """Make the bot leave a server, voluntarily or not."""
        server.bot_present = False
        self.world.store.put("server", server)
        self.gateway.dispatch("GUILD_DELETE", {"id": server.id}, server.id)
        self.push_channels()

    def invite(self, server: Server) -> None:
        """Make the bot join a server."""
        server.bot_present = True
        self.world.store.put("server", server)
        joined = shapes.guild_create(self.world, server)
        del joined["unavailable"]  # present only when a known server becomes available
        self.gateway.dispatch("GUILD_CREATE", joined, server.id)
        self.push_channels()

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel everywhere, with its threads."""
        if channel.thread is not None:
            return self.threads.drop(channel)
        written = shapes.announced(self.world, channel)
        for thread in [each for each in self.world.channels.values() if each.parent_id == channel.id]:
            self.world.drop_channel(thread)
        self.world.drop_channel(channel)
        self.gateway.dispatch("CHANNEL_DELETE", written, channel.server_id)
        return self.push_channels()

    def push_channels(self) -> None:
        """Send everyone their servers and channels."""
        for person in self.world.people.values():
            self.hub.push(person.id, "CHANNELS", views.servers_of(self.world, person))

    def push_commands(self) -> None:
        """Send everyone their list of commands."""
        for person in self.world.people.values():
            self.hub.push(person.id, "COMMANDS", views.commands_of(self.world, person))

    def push_people(self) -> None:
        """Send everyone the list of people."""
        self.hub.push_all("PEOPLE", views.people_of(self.world))

    def push_bot(self) -> None:
        """Send everyone the bot's name and whether it is online."""
        self.hub.push_all("BOT", self.bot())

    def bot(self) -> Json:
        """Return the bot's data for people."""
        return {"id": self.world.app.id, "name": self.world.app.name, "online": self.gateway.online}

    def _bot_changed(self) -> None:
        if self._online != self.gateway.online:
            self._online = self.gateway.online
            self.push_bot()

    def person(self, name: str) -> Person:
        """Find a person by name; raises `KeyError` if there is none."""
        for person in self.world.people.values():
            if person.name == name:
                return person
        raise KeyError(name)

    def channel(self, name: str) -> Channel:
        """Find a server channel by name; raises `KeyError` if there is none."""
        for channel in self.world.channels.values():
            if channel.name == name and channel.server_id is not None:
                return channel
        raise KeyError(name)
