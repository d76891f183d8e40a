"""Nonces: a message sent again after a lost answer is not posted twice.

Source: discord.com/developers/docs/resources/message, `enforce_nonce` ("unique in the past few minutes").
"""

from local_discord.state.plain import Json
from local_discord.state.world import Message, World

LIFE = 300.0
"""Seconds for which a nonce is remembered."""


class Nonces:
    """Remembers which message was created with an enforced nonce."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._known: dict[tuple[str, str], tuple[float, str]] = {}

    def find(self, channel: str, fields: Json) -> Message | None:
        """Return the message already created with this nonce."""
        if not fields.get("enforce_nonce"):
            return None
        born, made = self._known.get((channel, str(fields.get("nonce"))), (0.0, ""))
        return self._world.messages.get(made) if born > self._world.clock.time() - LIFE else None

    def note(self, message: Message, fields: Json) -> None:
        """Store a message's nonce and drop expired ones."""
        if not fields.get("enforce_nonce"):
            return
        now = self._world.clock.time()
        while self._known and next(iter(self._known.values()))[0] < now - LIFE:
            del self._known[next(iter(self._known))]
        self._known[message.channel_id, str(fields.get("nonce"))] = (now, message.id)
