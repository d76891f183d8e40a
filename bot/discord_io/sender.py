"""Sends, edits, deletes and finds a table's messages; only this module does. Its only state is which ones are known.

Everything here raises the errors of Discord and of the connection: `bot.discord_io.payloads.TROUBLE`.
"""

from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any, Final, NamedTuple
from weakref import WeakValueDictionary

import discord
from discord.utils import MISSING

from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.payloads import UNKNOWN_MESSAGE, Attached, attached_in, changed_message, new_files, new_message
from bot.discord_io.request_budget import RequestBudget
from bot.discord_io.rest_client import TRIES, Request, RestClient
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import Access, InChannel, Token
from game.core.errors import Refused
from game.table.ports import NOWHERE, Clock, Place

LOOK_BACK: Final = 50
"""How many messages of a channel are searched for untracked ones."""
SILENT_MINUTES: Final = 1440
"""Minutes without a message after which Discord archives a thread."""
UNAUTHORIZED: Final = 401
ANOTHERS_MESSAGE: Final = 50005
MISSING_PERMISSIONS: Final = 50013
NO_MEMBER: Final = frozenset({10007, 10013})
"""Unknown Member, and Unknown User: the account itself is gone."""
Fields = Mapping[str, Any]
"""A message or component in Discord's JSON."""


class Sent(NamedTuple):
    """An existing message: its id, and the files it shows."""

    message: int
    attached: tuple[Attached, ...]


NOTHING_SENT: Final = Sent(0, ())
LONGEST_EVENT: Final = 100


class Event(NamedTuple):
    """An event in a server's calendar: its name, description, and times in seconds since 1970."""

    name: str
    about: str
    begins: float
    ends: float


class Sender:
    """Sends message requests to Discord; an edited message may already have files `attached`.

    Calls through a channel count towards the limit of the whole bot: see `request_budget`. `known` are the messages
    currently referenced, by id: see `Message`.
    """

    def __init__(self, client: discord.Client, rest: RestClient, clock: Clock, budget: RequestBudget) -> None:
        self.clock = clock
        self.known: WeakValueDictionary[int, Any] = WeakValueDictionary()
        self._client = client
        self._rest = rest
        self._budget = budget

    async def take_request(self) -> None:
        """Wait for a request that counts towards the limit of the whole bot."""
        await self._budget.take()

    async def until_free(self, way: Access | InChannel | None) -> None:
        """Wait until Discord's limits allow the message to be edited."""
        if way:
            await self._rest.until_free(self._request("PATCH", way))

    async def answer(
        self,
        interaction: int,
        token: Token,
        kind: discord.InteractionResponseType,
        fields: Mapping[str, Any] | None = None,
        surface: Surface | None = None,
        attached: Sequence[Attached] = (),
    ) -> Sent:
        """Answer an interaction; return the message, if this kind of answer has one."""
        path = f"/interactions/{interaction}/{token.key}/callback?with_response=true"
        request = Request("POST", "/interactions/{id}/{token}/callback", token.key, path, counted=False, once=True)
        body = {"type": kind.value, **({"data": fields} if fields else {})}
        told = await self._rest.request(request, body, new_files(surface, attached) if surface else ())
        message = told and told.get("resource", {}).get("message")
        return _sent(message) if message else NOTHING_SENT

    async def original(self, token: Token) -> Sent:
        """Return the message that answered an interaction, or whose component was used."""
        return _sent(await self._rest.request(self._request("GET", Access(token))))

    async def post(self, place: Place, surface: Surface, nonce: str) -> Sent:
        """Post a public message; if an earlier attempt with this nonce arrived, Discord returns that message."""
        mark = {"nonce": nonce, "enforce_nonce": True}
        return await self._send(_in_channel("POST", place), new_message(surface) | mark, surface)

    async def call(self, place: Place, surface: Surface, people: Sequence[int], role: int = 0) -> Sent:
        """Post a public message that notifies only the given people and role, by their ids."""
        return await self._send(_in_channel("POST", place), new_message(surface, people=people, role=role), surface)

    async def direct(self, person: int) -> Place:
        """Return the place of direct messages to a person, by their id."""
        request = Request("POST", "/users/@me/channels", "", "/users/@me/channels", counted=True)
        channel = await self._rest.request(request, {"recipient_id": str(person)})
        return Place(NOWHERE, int(channel["id"]))

    async def follow_up(
        self, token: Token, surface: Surface, *, private: bool = False, people: Sequence[int] = ()
    ) -> Sent:
        """Send a message by a token, below the answer to its press; a retry may duplicate the message."""
        path = f"/webhooks/{self._client.application_id}/{token.key}?wait=true"
        request = Request("POST", "/webhooks/{token}", token.key, path, counted=False)
        return await self._send(request, new_message(surface, private=private, people=people), surface)

    async def edit(
        self, way: Access | InChannel, surface: Surface, attached: Sequence[Attached] = (), *, tries: int = TRIES
    ) -> Sent:
        """Edit a message."""
        request, fields = self._request("PATCH", way), changed_message(surface, attached)
        return _sent(await self._rest.request(request, fields, new_files(surface, attached), tries=tries))

    async def delete(self, way: Access | InChannel) -> None:
        """Delete a message."""
        await self._rest.request(self._request("DELETE", way))

    async def _send(self, request: Request, fields: dict[str, Any], surface: Surface) -> Sent:
        return _sent(await self._rest.request(request, fields, new_files(surface)))

    def _request(self, method: str, way: Access | InChannel) -> Request:
        if isinstance(way, InChannel):
            return _in_channel(method, way.place, way.message)
        key = way.token.key
        path = f"/webhooks/{self._client.application_id}/{key}/messages/{way.message or '@original'}"
        return Request(method, "/webhooks/{token}/messages", key, path, counted=False)

    async def find(self, place: Place, table: str) -> list[tuple[int, int]]:
        """Find a table's messages among the latest in its channel, with the deals whose results they show or 0."""
        mine = [each for each in await self._latest(place, f"limit={LOOK_BACK}") if self._is_mine(each)]
        return [(int(each["id"]), _deal_summed_up(each)) for each in mine if _is_of(each, table)]

    async def written_below(self, place: Place, message: int, most: int) -> int:
        """Count others' messages among the next `2 * most` below a message; `most` if that is gone."""
        found = await self._latest(place, f"limit={2 * most + 1}&after={message - 1}")
        if all(int(each["id"]) != message for each in found):
            return most
        return sum(not self._is_mine(each) for each in found)

    async def open_thread(
        self, place: Place, name: str, only: Sequence[int] | None = None, since: int | None = None
    ) -> Place:
        """Open a thread in a channel: public, or private to the people in `only`, by their ids.

        With `since`, the id of a message, a thread of ours with that name opened after it is reused. Raises
        `Refused("no-threads-here")` if the channel cannot have threads.
        """
        channel = await self._client.fetch_channel(place.channel)
        if not isinstance(channel, discord.TextChannel) or channel.is_news():
            raise Refused("no-threads-here")
        kind = discord.ChannelType.public_thread if only is None else discord.ChannelType.private_thread
        how: dict[str, Any] = {"auto_archive_duration": SILENT_MINUTES, "invitable": only is None}
        known = None if since is None else await self._thread(channel, name, since)
        thread = known or await channel.create_thread(name=name, type=kind, **how)
        for person in only or ():
            await thread.add_user(discord.Object(person))
        return Place(place.server, thread.id)

    async def schedule(self, place: Place, event: Event) -> int:
        """Schedule a server event held in a channel, and return its id; 0 if it is not a text channel."""
        channel = await self._client.fetch_channel(place.channel)
        if not isinstance(channel, discord.TextChannel):
            return 0
        begins, ends = (datetime.fromtimestamp(when, UTC) for when in (event.begins, event.ends))
        made = await channel.guild.create_scheduled_event(
            name=event.name[:LONGEST_EVENT],
            description=event.about,
            start_time=begins,
            end_time=ends,
            entity_type=discord.EntityType.external,
            privacy_level=discord.PrivacyLevel.guild_only,
            location=f"#{channel.name}"[:LONGEST_EVENT],
        )
        return made.id

    async def scheduled(self, place: Place, event: Event) -> list[int]:
        """Return the ids of a server's events with this name, start and description."""
        listed = await self._client.http.get_scheduled_events(place.server, with_user_count=False)
        wanted = event.name[:LONGEST_EVENT], event.about, event.begins
        told = ((each, datetime.fromisoformat(each["scheduled_start_time"]).timestamp()) for each in listed)
        return [int(each["id"]) for each, begins in told if (each["name"], each.get("description"), begins) == wanted]

    async def turn(self, place: Place, event: int, status: discord.EventStatus) -> None:
        """Start, end or cancel a scheduled event, by its id."""
        await self._client.http.edit_scheduled_event(place.server, event, status=status.value)

    async def admit(self, place: Place, person: int) -> None:
        """Add a person to a thread, by their id."""
        if thread := await self._known_thread(place):
            await thread.add_user(discord.Object(person))

    async def is_member(self, server: int, person: int) -> bool:
        """Whether a person is on a server, by their ids."""
        try:
            await self._client.http.get_member(server, person)
        except discord.NotFound as error:
            if error.code in NO_MEMBER:
                return False
            raise
        return True

    async def archive(self, place: Place) -> None:
        """Archive a thread."""
        if thread := await self._known_thread(place):
            await thread.edit(archived=True)

    async def reopen(self, place: Place, *, locked: bool = False) -> None:
        """Unarchive a thread, and unlock it if it is `locked`."""
        if thread := await self._known_thread(place):
            await thread.edit(archived=False, locked=False if locked else MISSING)

    async def _known_thread(self, place: Place) -> discord.Thread | None:
        channel = self._client.get_channel(place.channel) or await self._client.fetch_channel(place.channel)
        return channel if isinstance(channel, discord.Thread) else None

    async def _thread(self, channel: discord.TextChannel, name: str, since: int) -> discord.Thread | None:
        """Find a thread of ours by name, opened after the message `since`."""
        mine = self._client.user.id if self._client.user else 0
        threads = await channel.guild.active_threads()
        ours = (each for each in threads if each.parent_id == channel.id and each.owner_id == mine)
        return next((each for each in ours if each.name == name and each.id > since), None)

    async def _latest(self, place: Place, asked: str) -> Sequence[Fields]:
        """Read messages of a channel; this counts towards the limit of the whole bot too."""
        request = _in_channel("GET", place)
        return await self._rest.request(request._replace(path=f"{request.path}?{asked}"))

    def _is_mine(self, message: Fields) -> bool:
        return bool(self._client.user) and int(message["author"]["id"]) == self._client.user.id


def _in_channel(method: str, place: Place, message: int = 0) -> Request:
    path, template = f"/channels/{place.channel}/messages", "/channels/{channel}/messages"
    if message:
        path, template = f"{path}/{message}", f"{template}/{{message}}"
    return Request(method, template, str(place.channel), path, counted=True)


def _sent(message: Fields) -> Sent:
    return Sent(int(message["id"]), tuple(attached_in(message["components"])))


def is_lost(error: discord.HTTPException) -> bool:
    """Whether the target of a change, or the permission to change it, is gone: a token may expire early."""
    return isinstance(error, discord.NotFound | discord.Forbidden) or error.status == UNAUTHORIZED


def cannot_be_touched(error: discord.HTTPException) -> bool:
    """Whether a public message is gone, or belongs to the bot that used this database before."""
    return error.code in {UNKNOWN_MESSAGE, ANOTHERS_MESSAGE, MISSING_PERMISSIONS}


def _is_of(message: Fields, table: str) -> bool:
    """Whether a message has buttons of a table."""
    return any(f":{table}:" in custom_id for custom_id in _custom_ids(message["components"]))


def _deal_summed_up(message: Fields) -> int:
    """Return the deal whose result a message shows, 0 for none: only a result has a button for the next deal."""
    presses = (Press.read(custom_id) for custom_id in _custom_ids(message["components"]))
    return next((press.deal for press in presses if press and press.verb == Verb.NEXT), 0)


def _custom_ids(components: Sequence[Fields]) -> Iterator[str]:
    for component in components:
        yield component.get("custom_id", "")
        yield from _custom_ids(component.get("components", ()))
