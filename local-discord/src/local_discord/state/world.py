"""The state of the local Discord: people, servers, channels, messages, files, the application."""

import secrets
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any, Final

from local_discord.state import permissions
from local_discord.state.clock import Clock
from local_discord.state.ids import Snowflakes, moment_of
from local_discord.state.plain import Json
from local_discord.state.store import Store

TEXT: Final = 0
DM: Final = 1
THREAD: Final = 11
PRIVATE_THREAD: Final = 12
COLORS: Final = ("#5865f2", "#3ba55c", "#faa61a", "#ed4245", "#eb459e", "#9b59b6", "#1abc9c", "#e67e22")


@dataclass(slots=True)
class Person:
    """A person who chats; the `locale` is a guess until the person has chosen one.

    An `abroad` person speaks a language different from the others', so that both can be seen in one place.
    """

    id: str
    name: str
    locale: str
    key: str
    color: str
    direct_messages: bool = True
    locale_told: bool = False
    abroad: bool = False


@dataclass(slots=True)
class Server:
    """A guild, with or without the bot."""

    id: str
    name: str
    locale: str
    owner_id: str
    bot_role: str
    members: list[str]
    roles: dict[str, str] = field(default_factory=dict[str, str])
    bot_present: bool = True
    bot_granted: int = permissions.MEMBER | permissions.BITS["mention_everyone"]
    available: bool = True
    events: dict[str, Json] = field(default_factory=dict[str, Json])


@dataclass(slots=True)
class Thread:
    """The data of a thread besides a channel's fields.

    `members` maps people to the time they joined; `turned` is when the thread was created, archived or unarchived (in
    seconds). It is archived after `patience` minutes of inactivity; `sent` counts its messages, of which `gone` were
    deleted. A `private` thread is only visible to its members and those who manage threads.
    """

    owner_id: str
    turned: float
    members: dict[str, float] = field(default_factory=dict[str, float])
    archived: bool = False
    locked: bool = False
    patience: int = 1440
    sent: int = 0
    gone: int = 0
    private: bool = False


@dataclass(slots=True)
class Channel:
    """A text channel or thread of a server, or a direct-message channel between the bot and `recipient`."""

    id: str
    name: str
    type: int
    server_id: str | None
    position: int = 0
    parent_id: str | None = None
    recipient: str | None = None
    bot_denied: int = 0
    thread: Thread | None = None


@dataclass(slots=True)
class Message:
    """A message; `audience` is the only person who may see it, `None` if public; `token` is that of its interaction."""

    id: str
    channel_id: str
    json: Json
    audience: str | None = None
    token: str | None = None
    allowed_mentions: Json | None = None

    @property
    def author_id(self) -> str:
        """The author's id."""
        return self.json["author"]["id"]


@dataclass(slots=True)
class Blob:
    """A file as uploaded."""

    id: str
    token: str
    filename: str
    content_type: str
    data: bytes
    message_id: str | None = None


@dataclass(slots=True)
class Application:
    """The bot's application and its user (both have the same id, as in real Discord today).

    `profile` holds what was changed by `PATCH /applications/@me`.
    """

    id: str
    name: str
    token: str
    owner_id: str
    commands: dict[str, Json] = field(default_factory=dict[str, Json])
    emojis: dict[str, Json] = field(default_factory=dict[str, Json])
    privileged: int = 0
    profile: Json = field(default_factory=dict[str, Any])


class World:
    """The state, in memory; every change is passed to a store."""

    def __init__(self, clock: Clock, store: Store) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock)
        self.store = store
        self.people: dict[str, Person] = {}
        self.by_key: dict[str, Person] = {}
        self.servers: dict[str, Server] = {}
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.timeline: dict[str, dict[str, Message]] = {}
        self.blobs: dict[str, Blob] = {}
        self._tokens: dict[str, str] = {}
        self.app: Application
        self._load()

    def _load(self) -> None:
        for kind, fields in self.store.load():
            self._take(kind, fields)
        if not self.people:
            self._begin()

    def _take(self, kind: str, fields: dict[str, Any]) -> None:
        self.ids.seen(fields["id"])
        match kind:
            case "person":
                fields.setdefault("locale_told", True)  # stored when all locales were chosen by people
                self._index_person(Person(**fields))
            case "server":
                self.servers[fields["id"]] = Server(**_with_threads(fields))
            case "channel":
                self._index_channel(Channel(**_with_thread(fields)))
            case "message":
                self._index_message(Message(**fields))
            case "application":
                self.app = Application(**fields)
            case _:
                self._index_file(Blob(**fields))

    def _begin(self) -> None:
        names = (("Anna", "de"), ("Ben", "en-US"), ("Clara", "de"), ("David", "en-US"))
        people = [self.add_person(name, locale) for name, locale in names]
        people[2].abroad = True
        self.app = Application(self.ids.next(), "Lupfen", "local-lupfen", people[0].id)
        self.store.put("application", self.app)
        server = self.add_server("Lupfen")
        for name in ("stammtisch", "zweiter-tisch"):
            self.add_channel(server, name)

    def add_person(self, name: str, locale: str) -> Person:
        """Add a person who is a member of every server."""
        color = COLORS[len(self.people) % len(COLORS)]
        person = Person(self.ids.next(), name, locale, secrets.token_urlsafe(18), color)
        self._index_person(person)
        self.store.put("person", person)
        for server in self.servers.values():
            server.members.append(person.id)
            self.store.put("server", server)
        return person

    def add_server(self, name: str, *, id: str | None = None, bot_present: bool = True) -> Server:
        """Add a server with everyone in it, owned by the first person."""
        members = list(self.people)
        server = Server(
            id or self.ids.next(), name, "de", members[0], self.ids.next(), members, bot_present=bot_present
        )
        self.servers[server.id] = server
        self.store.put("server", server)
        return server

    def add_channel(self, server: Server, name: str) -> Channel:
        """Add a channel to a server."""
        position = sum(channel.server_id == server.id for channel in self.channels.values())
        return self._add(Channel(self.ids.next(), name, TEXT, server.id, position))

    def add_thread(self, parent: Channel, name: str, thread: Thread, id: str | None = None) -> Channel:
        """Add a thread to a channel; a thread on a message has the message's id."""
        kind = PRIVATE_THREAD if thread.private else THREAD
        made = Channel(id or self.ids.next(), name, kind, parent.server_id, parent_id=parent.id, thread=thread)
        return self._add(made)

    def _add(self, channel: Channel) -> Channel:
        self._index_channel(channel)
        self.store.put("channel", channel)
        return channel

    def direct_channel(self, person: Person) -> Channel:
        """Return the direct-message channel of the bot and a person, creating it if needed."""
        for channel in self.channels.values():
            if channel.recipient == person.id:
                return channel
        return self._add(Channel(self.ids.next(), person.name, DM, None, recipient=person.id))

    def _index_person(self, person: Person) -> None:
        self.people[person.id] = person
        self.by_key[person.key] = person

    def _index_channel(self, channel: Channel) -> None:
        self.channels[channel.id] = channel
        self.timeline.setdefault(channel.id, {})

    def _index_message(self, message: Message) -> None:
        self.messages[message.id] = message
        self.timeline.setdefault(message.channel_id, {})[message.id] = message

    def _index_file(self, blob: Blob) -> None:
        self.blobs[blob.token] = blob
        self._tokens[blob.id] = blob.token

    def keep(self, message: Message) -> Message:
        """Store a message, new or changed, and return it."""
        self._index_message(message)
        self.store.put("message", message)
        return message

    def forget(self, message: Message) -> None:
        """Delete a message and its files."""
        self.messages.pop(message.id, None)
        self.timeline[message.channel_id].pop(message.id, None)
        self.store.delete("message", message.id)
        for attachment in message.json["attachments"]:
            self.forget_file(attachment["id"])

    def add_file(self, filename: str, content_type: str, data: bytes) -> Blob:
        """Store a file under an unguessable address."""
        blob = Blob(self.ids.next(), secrets.token_urlsafe(18), filename, content_type, data)
        self._index_file(blob)
        self.store.put("blob", blob)
        return blob

    def forget_file(self, file_id: str) -> None:
        """Delete a file by its id."""
        token = self._tokens.pop(file_id, None)
        if token is not None:
            del self.blobs[token]
            self.store.delete("blob", file_id)

    def drop_channel(self, channel: Channel) -> None:
        """Delete a channel and everything in it."""
        for message in list(self.timeline[channel.id].values()):
            self.forget(message)
        del self.channels[channel.id]
        del self.timeline[channel.id]
        self.store.delete("channel", channel.id)

    def channels_of(self, server: Server) -> Iterator[Channel]:
        """List the channels and threads of a server."""
        return (channel for channel in self.channels.values() if channel.server_id == server.id)

    def bot_rights(self, channel: Channel) -> int:
        """Return the bot's permissions in a channel."""
        if channel.server_id is None:
            return permissions.DIRECT
        server = self.servers[channel.server_id]
        rights = server.bot_granted
        if rights & permissions.BITS["administrator"]:
            return permissions.EVERYTHING
        parent = self.channels.get(channel.parent_id or "")
        return rights & ~(parent or channel).bot_denied

    def bot_sees(self, channel: Channel) -> bool:
        """Whether the bot may see a channel."""
        present = channel.server_id is None or self.servers[channel.server_id].bot_present
        return present and bool(self.bot_rights(channel) & permissions.BITS["view_channel"])

    def may_see(self, person: Person, channel: Channel) -> bool:
        """Whether a person may see a channel."""
        if channel.server_id is None:
            return channel.recipient == person.id
        if channel.thread and channel.thread.private and person.id not in channel.thread.members:
            return self.manages(person, channel)
        return person.id in self.servers[channel.server_id].members

    def manages(self, person: Person, channel: Channel) -> bool:
        """Whether a person may manage the threads of a channel's server."""
        server = self.servers.get(channel.server_id or "")
        return server is not None and bool(self.rights_of(person, server) & permissions.BITS["manage_threads"])

    def rights_of(self, person: Person, server: Server) -> int:
        """Return a person's permissions on a server; the owner has all."""
        return permissions.EVERYTHING if person.id == server.owner_id else permissions.MEMBER


def _with_threads(kept: dict[str, Any]) -> dict[str, Any]:
    """Grant the right to open threads to a server stored before bots could have it."""
    if "bot_permissions" in kept:
        kept["bot_granted"] = kept.pop("bot_permissions") | permissions.BITS["create_public_threads"]
    return kept


def _with_thread(kept: dict[str, Any]) -> dict[str, Any]:
    if kept.get("thread") is not None:
        kept["thread"] = Thread(**kept["thread"])
    elif kept["type"] == THREAD:  # stored when threads were plain channels
        kept["thread"] = Thread("0", moment_of(kept["id"]))
    return kept
