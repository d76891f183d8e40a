"""Threads: opened, changed, archived and revived, with an event for everyone concerned."""

from collections.abc import Callable

from local_discord.format import shapes
from local_discord.format.errors import ApiError
from local_discord.format.messages import EPHEMERAL, HAS_THREAD, Scribe
from local_discord.gateway.sessions import Gateway
from local_discord.people import views
from local_discord.people.hub import Hub
from local_discord.state.clock import Timer
from local_discord.state.ids import moment_of
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Message, Server, Thread, World


class Threads:
    """The threads of all channels; `show` shows a message, `push_channels` sends people their channels.

    Source: discord.com/developers/docs/topics/threads.
    """

    def __init__(
        self,
        world: World,
        scribe: Scribe,
        gateway: Gateway,
        hub: Hub,
        show: Callable[[str, Message], None],
        push_channels: Callable[[], None],
    ) -> None:
        self._world = world
        self._scribe = scribe
        self._gateway = gateway
        self._hub = hub
        self._show = show
        self._push_channels = push_channels
        self._timers: dict[str, Timer] = {}

    def open(
        self,
        parent: Channel,
        author: Json,
        name: str,
        patience: int,
        start: Message | None = None,
        *,
        private: bool = False,
    ) -> Channel:
        """Open a thread, with or without a starter message, by the user `author`; `patience` is in minutes."""
        now = self.now()
        thread = Thread(author["id"], now, {author["id"]: now}, patience=patience, private=private)
        made = self._world.add_thread(parent, name, thread, start and start.id)
        self.announce("THREAD_CREATE", made, {"newly_created": True})
        place: Json = {"type": 0, "guild_id": made.server_id}
        if thread.private:
            self._watch(made)
            return made
        if start is None:
            reference = {"message_reference": place | {"channel_id": made.id}}
            self._note(parent, author, shapes.THREAD_CREATED, name, reference)
        else:
            start.json["flags"] |= HAS_THREAD
            self._show("MESSAGE_UPDATE", start)
            reference = {"message_reference": place | {"channel_id": parent.id, "message_id": start.id}}
            self._note(made, author, shapes.THREAD_STARTER, "", reference)
        self._watch(made)
        return made

    def now(self) -> float:
        """Return the time in whole microseconds, the precision in which it is written."""
        return round(self._world.clock.time(), 6)

    def _note(self, channel: Channel, author: Json, kind: int, content: str, extra: Json | None = None) -> None:
        self._show("MESSAGE_CREATE", self._scribe.note(channel, author, kind, content, extra or {}))

    def note_name(self, channel: Channel) -> None:
        """Post a system message that the bot has renamed a thread."""
        self._note(channel, shapes.bot_user(self._world.app), shapes.RENAMED, channel.name)

    def moved(self, channel: Channel, user: str, kind: int) -> None:
        """Store and announce who was added to or removed from a thread; the bot is only notified about itself."""
        self._world.store.put("channel", channel)
        bot = shapes.bot_user(self._world.app)
        if known(channel).private:
            self._push_channels()
        if user != bot["id"]:
            named = {"mentions": [shapes.user(self._world.people[user])]}
            self._note(channel, bot, kind, "", named)
            return
        member = shapes.thread_member(channel, user)
        update: Json = {"id": channel.id, "guild_id": channel.server_id, "member_count": len(known(channel).members)}
        update |= {"removed_member_ids": [user]} if member is None else {"added_members": [member]}
        self._gateway.dispatch("THREAD_MEMBERS_UPDATE", update, channel.server_id)

    def turn(self, channel: Channel, *, archived: bool) -> None:
        """Archive or unarchive a thread; the caller announces the change."""
        thread = known(channel)
        thread.archived = archived
        thread.turned = self.now()

    def changed(self, channel: Channel, *, woken: bool = False) -> None:
        """Store a changed or unarchived thread and announce it."""
        self._world.store.put("channel", channel)
        self.announce("THREAD_UPDATE", channel)
        member = shapes.thread_member(channel, self._world.app.id)
        if woken and member is not None:
            self._gateway.dispatch("THREAD_MEMBER_UPDATE", member | {"guild_id": channel.server_id}, channel.server_id)
        self._watch(channel)

    def announce(self, kind: str, channel: Channel, more: Json | None = None) -> None:
        """Notify the bot, if it sees the thread, and people."""
        self._note_at_start(channel)
        if self._world.bot_sees(channel):
            self._gateway.dispatch(kind, shapes.channel(self._world, channel) | (more or {}), channel.server_id)
        self._push_channels()

    def _note_at_start(self, channel: Channel) -> None:
        if (start := self._world.messages.get(channel.id)) is not None:
            start.json["thread"] = shapes.channel(self._world, channel)
            self._world.keep(start)

    def written(self, message: Message) -> None:
        """Count a message in a thread; it unarchives the thread and adds its author."""
        channel = self._world.channels[message.channel_id]
        thread = channel.thread
        if thread is None or not _counts(message):
            return
        thread.sent += 1
        for user in (message.json["author"], *message.json["mentions"]):
            thread.members.setdefault(user["id"], self._world.clock.time())
        if thread.archived:
            self.turn(channel, archived=False)
            self.changed(channel, woken=True)
        self._watch(channel)
        self._push_count(channel)

    def erased(self, message: Message) -> None:
        """Count a deleted message in a thread."""
        channel = self._world.channels[message.channel_id]
        if channel.thread is not None and _counts(message):
            channel.thread.gone += 1
            self._push_count(channel)

    def _push_count(self, channel: Channel) -> None:
        self._world.store.put("channel", channel)
        self._note_at_start(channel)
        self._hub.publish(channel, "THREAD", views.channel_of(channel))

    def refuse_edit(self, channel: Channel) -> None:
        """Refuse with `50083` to edit a message in an archived thread."""
        if channel.thread is not None and channel.thread.archived:
            raise ApiError(50083)

    def drop(self, channel: Channel) -> None:
        """Delete a thread with everything in it."""
        self._world.drop_channel(channel)
        gone: Json = {"id": channel.id, "guild_id": channel.server_id, "parent_id": channel.parent_id}
        self._gateway.dispatch("THREAD_DELETE", gone | {"type": channel.type}, channel.server_id)
        if (start := self._world.messages.get(channel.id)) is not None:
            start.json["flags"] &= ~HAS_THREAD
            start.json.pop("thread", None)
            self._world.keep(start)
            self._show("MESSAGE_UPDATE", start)
        self._push_channels()

    def hidden(self, server: Server) -> set[str]:
        """Return the channels of a server that are hidden from the bot."""
        return {each.id for each in self._world.channels_of(server) if not self._world.bot_sees(each)}

    def sync(self, server: Server, hidden: set[str]) -> None:
        """Send the bot the threads in channels that are no longer hidden from it."""
        seen = hidden - self.hidden(server)
        parents = [id for id in seen if self._world.channels[id].thread is None]
        if parents:
            active = [each for each in shapes.active_threads(self._world, server) if each.parent_id in parents]
            listed = shapes.threads(self._world, active) | {"guild_id": server.id, "channel_ids": parents}
            self._gateway.dispatch("THREAD_LIST_SYNC", listed, server.id)

    def move_in(self) -> None:
        """Schedule the archiving of stored threads."""
        for channel in self._world.channels.values():
            if channel.thread is not None:
                self._watch(channel)

    def _watch(self, channel: Channel) -> None:
        thread = known(channel)
        if (timer := self._timers.pop(channel.id, None)) is not None:
            timer.cancel()
        if thread.archived:
            return
        latest = next(reversed(self._world.timeline[channel.id]), channel.id)
        silent = self._world.clock.time() - max(thread.turned, moment_of(latest))
        rest = max(0.0, thread.patience * 60 - silent)
        self._timers[channel.id] = self._world.clock.after(rest, lambda: self._fall_silent(channel))

    def _fall_silent(self, channel: Channel) -> None:
        if channel.id in self._world.channels:
            self.turn(channel, archived=True)
            self.changed(channel)


def _counts(message: Message) -> bool:
    """Whether a message counts: neither a system message about the thread nor ephemeral."""
    return not message.json["flags"] & EPHEMERAL and message.json["type"] not in shapes.LASTING


def known(channel: Channel) -> Thread:
    """Return a channel's thread data; refuses with `50024` if it is not a thread."""
    if channel.thread is None:
        raise ApiError(50024)
    return channel.thread
