"""A log of the bot's requests and their responses."""

from collections import Counter, deque
from dataclasses import dataclass, field
from typing import Any

from local_discord.state.plain import Json


@dataclass(slots=True)
class Request:
    """A request of the bot as received, and its status."""

    at: float
    method: str
    path: str
    template: str | None
    query: dict[str, str]
    body: Any = None
    files: list[str] = field(default_factory=list[str])
    reason: str | None = None
    status: int = 500
    answer: Any = None

    def json(self) -> Json:
        """Return the request as JSON for the control API."""
        return {slot: getattr(self, slot) for slot in self.__slots__}


class RequestLog:
    """The latest requests, and counts of all requests: to unknown routes, by status, and by method and route.

    `received` counts the bytes of their bodies.
    """

    def __init__(self, remembered: int) -> None:
        self.requests: deque[Request] = deque(maxlen=remembered)
        self.unknown: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()
        self.kinds: Counter[tuple[str, str]] = Counter()
        self.received = 0
