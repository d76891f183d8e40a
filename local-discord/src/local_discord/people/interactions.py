"""Interactions: from a person's action to the bot's answer, with the limits of three seconds and fifteen minutes."""

import asyncio
import secrets
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Final

from local_discord.format import shapes
from local_discord.format.errors import ApiError
from local_discord.gateway.sessions import Gateway
from local_discord.people.hub import Hub
from local_discord.state import permissions
from local_discord.state.clock import Timer
from local_discord.state.files import MAX_SIZE
from local_discord.state.plain import Json
from local_discord.state.world import Channel, Message, Person, World

FIRST_ANSWER = 3.0
"""Seconds for the first answer."""
TOKEN_LIFE = 900.0
"""Seconds for which a token is valid."""
REMEMBERED = 2 * TOKEN_LIFE
"""Seconds after which a token is not even remembered as expired."""
COMMAND, COMPONENT, COMPLETION, FORM = 2, 3, 4, 5
COMMAND_ANSWER = 20
"""The type of a message that answers a command."""
PENDING, THINKING, DONE, FAILED = "pending", "thinking", "done", "failed"
SHOWN: Final = frozenset({COMMAND, COMPONENT, FORM})


@dataclass(slots=True)
class Interaction:
    """A press, command, completion or form submission, with the state of its answer."""

    id: str
    token: str
    kind: int
    person: Person
    channel: Channel
    born: float
    data: Json
    source: Message | None = None
    parent: "Interaction | None" = None
    state: str = PENDING
    answer: int | None = None
    response_id: str | None = None
    made: set[str] = field(default_factory=set[str])
    form: Json | None = None
    choices: "asyncio.Future[list[Json]] | None" = None
    timer: Timer | None = None
    sent_at: float = 0.0

    @property
    def server_id(self) -> str | None:
        """The server it happened in, if any."""
        return self.channel.server_id


class Interactions:
    """All interactions young enough to matter."""

    def __init__(self, world: World, gateway: Gateway, hub: Hub) -> None:
        self._world = world
        self._gateway = gateway
        self._hub = hub
        self._by_id: dict[str, Interaction] = {}
        self._by_token: dict[str, Interaction] = {}
        self.latencies: deque[float] = deque(maxlen=100_000)
        self.listeners: list[Callable[[Interaction], None]] = []
        self.counts: dict[str, int] = {"sent": 0, "answered": 0, "failed": 0, "late": 0, "double": 0}
        self.answer_within = FIRST_ANSWER
        self.duplicate = 0
        self.hold = 0
        self._held: list[tuple[Interaction, Json]] = []

    def send(
        self,
        kind: int,
        person: Person,
        channel: Channel,
        data: Json,
        *,
        source: Message | None = None,
        parent: Interaction | None = None,
    ) -> Interaction:
        """Create an interaction and send it to the bot."""
        made = Interaction(
            self._world.ids.next(),
            secrets.token_urlsafe(48),
            kind,
            person,
            channel,
            self._world.clock.time(),
            data,
            source,
            parent,
        )
        self._forget_old()
        self._by_id[made.id] = made
        self._by_token[made.token] = made
        made.timer = self._world.clock.after(self.answer_within, lambda: self._fail(made))
        if kind == COMPLETION:
            made.choices = asyncio.get_running_loop().create_future()
        self.turn(made, PENDING)
        self._deliver(made)
        return made

    def _deliver(self, made: Interaction) -> None:
        server = self._world.servers.get(made.server_id or "")
        if server is not None and not server.bot_present:
            return
        payload = self._payload(made)
        self.counts["sent"] += 1
        if self.hold:
            self.hold -= 1
            self._held.append((made, payload))
            if not self.hold:
                self.release()
            return
        times = 2 if self.duplicate else 1
        self.duplicate = max(0, self.duplicate - 1)
        made.sent_at = time.perf_counter()
        for _ in range(times):
            self._gateway.dispatch("INTERACTION_CREATE", payload, made.server_id, 0)

    def release(self) -> None:
        """Deliver held interactions, latest first."""
        self.hold = 0
        held, self._held = self._held, []
        for made, payload in reversed(held):
            made.sent_at = time.perf_counter()
            self._gateway.dispatch("INTERACTION_CREATE", payload, made.server_id, 0)

    def _payload(self, made: Interaction) -> Json:
        world, person, channel = self._world, made.person, made.channel
        payload: Json = {
            "id": made.id,
            "application_id": world.app.id,
            "type": made.kind,
            "token": made.token,
            "version": 1,
            "data": made.data,
            "channel": shapes.announced(world, channel),
            "channel_id": channel.id,
            "locale": person.locale,
            "app_permissions": str(world.bot_rights(channel)),
            "attachment_size_limit": MAX_SIZE,
            "entitlements": [],
        }
        if made.source is not None:
            payload["message"] = made.source.json
        return payload | self._place(person, channel)

    def _place(self, person: Person, channel: Channel) -> Json:
        if channel.server_id is None:
            owners = {"0": "0"}
            return {"user": shapes.user(person), "context": 1, "authorizing_integration_owners": owners}
        server = self._world.servers[channel.server_id]
        return {
            "guild_id": server.id,
            "guild": {"id": server.id, "locale": server.locale, "features": []},
            "guild_locale": server.locale,
            "member": shapes.member(self._world, person, server),
            "context": 0,
            "authorizing_integration_owners": {"0": server.id},
        }

    def _forget_old(self) -> None:
        limit = self._world.clock.time() - REMEMBERED
        while self._by_id:
            oldest = next(iter(self._by_id.values()))
            if oldest.born > limit:
                return
            del self._by_id[oldest.id]
            del self._by_token[oldest.token]

    def expire(self) -> None:
        """Fail all unanswered interactions, as if their time were up."""
        for made in self._by_id.values():
            if made.answer is None and made.state != FAILED and made.timer is not None:
                made.timer.fire()

    def _fail(self, made: Interaction) -> None:
        self.counts["failed"] += 1
        self.turn(made, FAILED)
        if made.choices is not None and not made.choices.done():
            made.choices.set_result([])

    def turn(self, made: Interaction, state: str) -> None:
        """Update the state of an interaction and notify the person."""
        made.state = state
        if made.kind not in SHOWN:
            return
        told: Json = {"id": made.id, "state": state}
        if made.source is not None:
            told["message"] = made.source.id
        if "custom_id" in made.data:
            told["custom_id"] = made.data["custom_id"]
        self._hub.push(made.person.id, "INTERACTION", told)

    def find(self, id: str) -> Interaction | None:
        """Find an interaction by its id."""
        return self._by_id.get(id)

    def to_answer(self, id: str, token: str) -> Interaction:
        """Find the interaction that a callback answers; refuses with `10062` or `40060`."""
        made = self._by_id.get(id)
        if made is None or made.token != token:
            raise ApiError(10062)
        if made.answer is not None:
            self.counts["double"] += 1
            raise ApiError(40060)
        if made.state == FAILED:
            self.counts["late"] += 1
            raise ApiError(10062)
        return self._reachable(made)

    def answered(self, made: Interaction, answer: int, state: str) -> None:
        """Record the first answer."""
        self.latencies.append(time.perf_counter() - made.sent_at)
        self.counts["answered"] += 1
        made.answer = answer
        if made.timer is not None:
            made.timer.cancel()
        self.turn(made, state)
        for listen in self.listeners:
            listen(made)

    def by_token(self, application_id: str, token: str) -> Interaction:
        """Find the interaction of a webhook token; refuses with `10015` (unknown) or `50027` (expired)."""
        made = self._by_token.get(token)
        if made is None or application_id != self._world.app.id:
            raise ApiError(10015)
        if self._world.clock.time() - made.born > TOKEN_LIFE:
            raise ApiError(50027)
        if made.answer is None:
            raise ApiError(10015)
        return self._reachable(made)

    def _reachable(self, made: Interaction) -> Interaction:
        if made.channel.id not in self._world.channels:
            raise ApiError(10003)
        return made

    def message_extra(self, made: Interaction, first: Message | None = None) -> Json:
        """Return the fields that mark a message as an answer to this interaction, or as a follow-up to the `first`.

        It replies to the first answer, else to the message whose component was pressed, even if that is ephemeral.
        """
        marks: Json = {"webhook_id": self._world.app.id, "application_id": self._world.app.id}
        marks["interaction_metadata"] = self._metadata(made)
        replied = first or made.source
        if replied is None:
            return marks | {"type": COMMAND_ANSWER if made.kind == COMMAND else 0}
        return marks | shapes.reply(made.channel, replied.id)

    def _metadata(self, made: Interaction) -> Json:
        owners = {"0": made.server_id or "0"}
        user = shapes.user(made.person)
        meta: Json = {"id": made.id, "type": made.kind, "user": user, "authorizing_integration_owners": owners}
        if made.kind == COMMAND:
            return meta | {"name": full_name(made.data)}
        if made.parent is not None:
            return meta | {"triggering_interaction_metadata": self._metadata(made.parent)}
        return meta | ({} if made.source is None else {"interacted_message_id": made.source.id})

    def rights(self, made: Interaction) -> int:
        """Return the bot's permissions for answers to an interaction in its channel (never fewer than a member's)."""
        return self._world.bot_rights(made.channel) | permissions.MEMBER


def full_name(data: Json) -> str:
    """Return the full name of the command used, such as `lupfen start`."""
    names: list[str] = [data["name"]]
    options: list[Any] = data.get("options", [])
    while options and options[0]["type"] in (1, 2):
        names.append(options[0]["name"])
        options = options[0].get("options", [])
    return " ".join(names)
