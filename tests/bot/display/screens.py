"""The messages that people see, as Discord keeps them, with every call to Discord controlled by the test.

A call waits until the test lets it `reach` the screens, `answer`, or fail; while `open`, it does both at once. Tokens
come from presses, are valid once the press is answered and for a quarter of an hour, and each knows only its own
messages.
"""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, cast
from weakref import WeakValueDictionary

import discord
from discord import InteractionResponseType, InteractionType, MessageFlags

from bot.discord_io.custom_id import Press
from bot.discord_io.payloads import UNKNOWN_MESSAGE, Attached
from bot.discord_io.sender import NOTHING_SENT, Sender, Sent
from bot.discord_io.surface import Surface
from bot.discord_io.tokens import Access, InChannel, Token
from bot.interactions.reply import Interaction, Reply
from bot.language import Language
from bot.panels.kit.draft import Draft
from game.table.ports import Place
from tests.bot.panels.reading import components
from tests.clock import HandClock
from tests.tables import CHANNEL, NAMES, SERVER

TOKEN_LASTS = 15 * 60.0
UNKNOWN_WEBHOOK, TOKEN_EXPIRED = 10015, 50027
LANGUAGE = Language()
Kind = InteractionResponseType


def refusal(kind: type[discord.HTTPException], status: int, code: int) -> discord.HTTPException:
    """Return the error that discord.py raises for a response of Discord."""
    return kind(cast(Any, SimpleNamespace(status=status, reason="on purpose")), {"code": code, "message": "on purpose"})


def gone() -> discord.HTTPException:
    """Return the error for a missing message."""
    return refusal(discord.NotFound, 404, UNKNOWN_MESSAGE)


@dataclass(eq=False)
class Message:
    """A message; `person` is 0 for a public one, `keys` name the tokens that can change it.

    Only its person knows of a `stray` one, because Discord's response to its sending got lost.
    """

    id: int
    surface: Surface
    person: int = 0
    keys: set[str] = field(default_factory=set[str])
    stray: bool = False
    attached: tuple[Attached, ...] = ()

    @property
    def presses(self) -> list[tuple[Press, str]]:
        """The presses of its buttons and selects, each with a possible value, in the order shown."""
        usable = [part for part in components(self.surface) if part.get("custom_id") and not part.get("disabled")]
        chosen = [(part["custom_id"], [each["value"] for each in part.get("options", ())]) for part in usable]
        read = [(Press.read(custom_id), values[0] if values else "") for custom_id, values in chosen]
        return [(press, value) for press, value in read if press]

    def offers(self, *verbs: str) -> bool:
        """Whether it has a live button with one of these verbs."""
        return any(press.verb in verbs for press, _ in self.presses)


class Call:
    """A pending call; `name` is its kind, `key` the token of the press that it answers, `value` its result, if any."""

    def __init__(self, name: str, effect: Callable[[], Any], key: str = "") -> None:
        self.name = name
        self.key = key
        self.answered: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        self.value: Any = None
        self._effect = effect
        self._error: Exception | None = None
        self._reached = False

    def reach(self) -> None:
        """Let it take effect; its response is still on the way."""
        if not self._reached:
            self._reached = True
            try:
                self.value = self._effect()
            except discord.HTTPException as error:
                self._error = error

    def answer(self) -> None:
        """Let it take effect, if it has not yet, and deliver its response."""
        self.reach()
        if self._error:
            self.answered.set_exception(self._error)
        else:
            self.answered.set_result(self.value)

    def fail(self, error: Exception) -> None:
        """End it with an error, whether or not it has taken effect."""
        self.answered.set_exception(error)


class Chat:
    """The messages of a channel, and the tokens that may change them."""

    def __init__(self) -> None:
        self.clock = HandClock()
        self.messages: dict[int, Message] = {}
        self.tokens: dict[str, float] = {}
        self.owners: dict[str, int] = {}
        self.chat: list[int] = []
        self.pressed: dict[str, int] = {}
        self._originals: dict[str, int] = {}
        self._public: set[int] = set()
        self._ids = itertools.count(1_000)
        self._keys = itertools.count(1)

    def public(self) -> list[Message]:
        """List the public messages, oldest first."""
        return [message for message in self.messages.values() if not message.person]

    def private(self, person: int) -> list[Message]:
        """List the messages that only this person sees, oldest first."""
        return [message for message in self.messages.values() if message.person == person]

    def hands(self, person: int) -> list[Message]:
        """List the private messages that look like a hand, by their buttons."""
        return [message for message in self.private(person) if message.offers("answer", "hand")]

    def chatter(self, messages: int) -> None:
        """Let others write to the channel."""
        self.chat += itertools.islice(self._ids, messages)

    def dismiss(self, message: Message) -> None:
        """Remove a message, as a person or a moderator would."""
        self.messages.pop(message.id, None)

    def new_key(self, person: int, message: int) -> str:
        """Return the token of a press on a message, or of a command (0), that is not answered yet."""
        key = f"token-{next(self._keys)}"
        self.owners[key], self.pressed[key] = person, message
        return key

    def put(self, surface: Surface, person: int = 0, key: str = "") -> Message:
        """Add a new message."""
        message = Message(next(self._ids), surface, person, {key} - {""})
        self.messages[message.id] = message
        if not person:
            self._public.add(message.id)
        self._attach(message, {})
        return message

    def press(self, key: str, message: int) -> None:
        """Start the life of a token that comes from a press on a message, or that was answered with one."""
        self.tokens[key] = self.clock.now() + TOKEN_LASTS
        self._originals[key] = message
        self.open_to(key, message)

    def open_to(self, key: str, message: int) -> None:
        """Allow a token to change a message, as with one that comes from a press on it."""
        if message in self.messages:
            self.messages[message].keys.add(key)
            self.messages[message].stray = False

    def change(self, message: int, surface: Surface, attached: Sequence[Attached] = ()) -> Sent:
        """Replace the content of a message."""
        if message not in self.messages:
            raise gone()
        there = {each.name: each for each in self.messages[message].attached}
        kept = {each.name for each in attached}
        assert kept <= there.keys(), "a file to keep does not exist"
        self.messages[message].surface = surface
        self._attach(self.messages[message], {name: there[name] for name in kept})
        return self._sent(message)

    def _attach(self, message: Message, kept: Mapping[str, Attached]) -> None:
        """Upload a message's files except those that stay; every file has an id of its own."""
        files = message.surface.files
        assert all(content or name in kept for name, content in files), "a file without content is uploaded"
        message.attached = tuple(kept.get(name) or Attached(name, next(self._ids)) for name, _ in files)

    def _sent(self, message: int) -> Sent:
        return Sent(message, self.messages[message].attached if message in self.messages else ())

    def _check(self, token: Token) -> None:
        if token.key not in self.tokens:
            raise refusal(discord.NotFound, 404, UNKNOWN_WEBHOOK)
        if self.tokens[token.key] < self.clock.now():
            raise refusal(discord.HTTPException, 401, TOKEN_EXPIRED)

    def _by_token(self, token: Token, address: int | None) -> int:
        self._check(token)
        message = self._originals.get(token.key, 0) if address is None else address
        if message not in self.messages or token.key not in self.messages[message].keys:
            raise gone()
        return message

    def _named(self, what: str, way: Access | InChannel) -> str:
        """Name a call by its route and its recipient."""
        if isinstance(way, InChannel):
            return what
        address = self._originals.get(way.token.key, 0) if way.message is None else way.message
        return f"{what} by token" if address in self._public else f"{what} privately"

    def _found(self, way: Access | InChannel) -> int:
        return way.message if isinstance(way, InChannel) else self._by_token(*way)

    def _remove(self, message: int) -> None:
        if self.messages.pop(message, None) is None:
            raise gone()


class Screens(Chat, Sender):
    """A `Sender` without a wire."""

    def __init__(self) -> None:
        super().__init__()
        self.known = WeakValueDictionary()
        self.open = True
        self.waiting: list[Call] = []
        self.calls: list[str] = []
        self._nonces: dict[str, int] = {}

    def fail(self, call: Call, error: Exception) -> None:
        """End a call with an error; if it has sent a private message all the same, nobody knows of it.

        The token of a press whose response got lost is useless, because nobody knows that it is valid.
        """
        call.fail(error)
        self.tokens.pop(call.key, None)
        message = call.value.message if isinstance(call.value, Sent) else call.value
        if call.name in {"reply", "send privately"} and message in self.messages:
            self.messages[message].stray = True

    def call_named(self, name: str) -> Call:
        """Return the longest-waiting call of a kind."""
        return next(call for call in self.waiting if call.name == name)

    async def through(self, name: str, effect: Callable[[], Any], key: str = "") -> Any:
        """Wait until the test lets a call through."""
        self.calls.append(name)
        call = Call(name, effect, key)
        if self.open:
            call.answer()
        else:
            self.waiting.append(call)
        try:
            return await call.answered
        finally:
            if call in self.waiting:
                self.waiting.remove(call)

    async def take_request(self) -> None:
        return None

    async def until_free(self, way: Access | InChannel | None) -> None:
        return None

    async def answer(
        self,
        interaction: int,
        token: Token,
        kind: InteractionResponseType,
        fields: Mapping[str, Any] | None = None,
        surface: Surface | None = None,
        attached: Sequence[Attached] = (),
    ) -> Sent:
        key, pressed = token.key, self.pressed[token.key]

        def update() -> Sent:
            assert surface is not None
            sent = self.change(pressed, surface, attached)
            self.press(key, pressed)
            return sent

        def reply() -> Sent:
            assert surface is not None
            assert fields is not None
            private = bool(fields["flags"] & MessageFlags(ephemeral=True).value)
            message = self.put(surface, self.owners[key] if private else 0, key)
            self.press(key, message.id)
            if private:
                self.open_to(key, pressed)
            return self._sent(message.id)

        def acknowledge() -> Sent:
            self.press(key, pressed)
            return NOTHING_SENT

        effects = {Kind.message_update: ("update", update), Kind.channel_message: ("reply", reply)}
        name, effect = effects.get(kind, ("acknowledge", acknowledge))
        return await self.through(name, effect, key)

    async def original(self, token: Token) -> Sent:
        raise gone()

    async def post(self, place: Place, surface: Surface, nonce: str) -> Sent:
        def effect() -> Sent:
            if nonce not in self._nonces:
                self._nonces[nonce] = self.put(surface).id
            return self._sent(self._nonces[nonce])

        return await self.through("post", effect)

    async def call(self, place: Place, surface: Surface, people: Sequence[int], role: int = 0) -> Sent:
        return await self.through("call", lambda: self._sent(self.put(surface).id))

    async def follow_up(
        self, token: Token, surface: Surface, *, private: bool = False, people: Sequence[int] = ()
    ) -> Sent:
        def effect() -> Sent:
            self._check(token)
            return self._sent(self.put(surface, self.owners[token.key] if private else 0, token.key).id)

        return await self.through("send privately" if private else "follow up", effect)

    async def edit(
        self, way: Access | InChannel, surface: Surface, attached: Sequence[Attached] = (), *, tries: int = 1
    ) -> Sent:
        return await self.through(self._named("edit", way), lambda: self.change(self._found(way), surface, attached))

    async def delete(self, way: Access | InChannel) -> None:
        await self.through(self._named("delete", way), lambda: self._remove(self._found(way)))

    async def find(self, place: Place, table: str) -> list[tuple[int, int]]:
        def effect() -> list[tuple[int, int]]:
            mine = [each for each in self.public() if any(press.table == table for press, _ in each.presses)]
            return [(each.id, _result_of(each)) for each in mine]

        return await self.through("find", effect)

    async def written_below(self, place: Place, message: int, most: int) -> int:
        return await self.through(
            "look", lambda: sum(each > message for each in self.chat) if message in self.messages else most
        )


def _result_of(message: Message) -> int:
    return next((press.deal for press, _ in message.presses if press.verb == "next"), 0)


async def as_text(draft: Draft, _server: int, _user: int | None) -> Surface:
    """Finish a draft without pictures."""
    return draft.showing(())


class Answer(Reply):
    """A reply to a press on a message (or to a command, without one), on these screens."""

    def __init__(self, screens: Screens, user: int, message: Message | None = None, locale: str = "en") -> None:
        pressed = message and SimpleNamespace(id=message.id, flags=SimpleNamespace(ephemeral=bool(message.person)))
        interaction = SimpleNamespace(
            id=0,
            extras={},
            type=InteractionType.component if message else InteractionType.application_command,
            user=SimpleNamespace(id=user, display_name=NAMES[user]),
            permissions=SimpleNamespace(manage_guild=False),
            message=pressed,
            locale=locale,
            guild_id=SERVER,
            channel_id=CHANNEL,
            token=screens.new_key(user, message.id if message else 0),
        )
        super().__init__(cast(Interaction, interaction), LANGUAGE.texts(locale), screens, as_text)
        self.ticket.close()
