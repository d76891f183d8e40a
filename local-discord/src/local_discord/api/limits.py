"""Rate limits: buckets with their headers, the global limit, and the 429 response."""

import math
from dataclasses import dataclass, field
from hashlib import blake2b

from local_discord.format.errors import ApiError
from local_discord.state.clock import Clock

OLD_EDITS = "old-edit"
GLOBAL = "global"
PRUNE_AT = 20_000


@dataclass(slots=True)
class Limit:
    """A number of requests per window of seconds."""

    name: str
    limit: int
    window: float
    bucket: str = field(init=False)

    def __post_init__(self) -> None:
        self.bucket = blake2b(self.name.encode(), digest_size=8).hexdigest()


def usual() -> dict[str, Limit]:
    """Return the default limits: as measured on Discord where known, otherwise generous."""
    listed = (
        Limit(GLOBAL, 50, 1),
        Limit("message-create", 5, 5),
        Limit("message-edit", 5, 5),
        Limit(OLD_EDITS, 3, 6),
        Limit("message-delete", 5, 1),
        Limit("message-read", 50, 1),
        Limit("callback", 5, 2),
        Limit("webhook", 5, 2),
        Limit("commands", 30, 30),
        Limit("emojis", 50, 30),
        Limit("direct", 10, 10),
        Limit("typing", 5, 5),
        Limit("thread", 50, 300),
        Limit("channel-edit", 5, 15),
        Limit("read", 50, 1),
    )
    return {limit.name: limit for limit in listed}


class Limiter:
    """Counts requests per bucket and major parameter (channel, token) in windows of the server's clock."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self.limits = usual()
        self.enabled = True
        self.refused: dict[str, int] = {}
        self._windows: dict[tuple[str, str], list[float]] = {}

    def change(self, name: str, limit: int, window: float) -> None:
        """Set a limit and restart its windows; raises `KeyError` for an unknown name."""
        self.limits[name].limit = limit
        self.limits[name].window = window
        self._windows = {key: kept for key, kept in self._windows.items() if key[0] != name}

    def take_global(self) -> None:
        """Count a request towards the global limit; refuses with 429."""
        if self.enabled:
            self._take(self.limits[GLOBAL], "")

    def take_old_edit(self, channel: str) -> None:
        """Count an edit of a message older than an hour; refuses with 429 and `30046`."""
        if self.enabled:
            self._take(self.limits[OLD_EDITS], channel)

    def take(self, name: str, major: str) -> dict[str, str]:
        """Count a request; return the rate limit headers, or refuse with 429."""
        if not self.enabled:
            return {}
        limit = self.limits[name]
        used, end = self._take(limit, major)
        return {
            "X-RateLimit-Limit": str(limit.limit),
            "X-RateLimit-Remaining": str(limit.limit - int(used)),
            "X-RateLimit-Reset": f"{end:.3f}",
            "X-RateLimit-Reset-After": f"{max(0.0, end - self._clock.time()):.3f}",
            "X-RateLimit-Bucket": limit.bucket,
        }

    def _take(self, limit: Limit, major: str) -> list[float]:
        now = self._clock.time()
        window = self._windows.get((limit.name, major))
        if window is None or window[1] <= now:
            self._prune(now)
            window = self._windows[limit.name, major] = [0, now + limit.window]
        if window[0] >= limit.limit:
            self.refused[limit.name] = self.refused.get(limit.name, 0) + 1
            raise too_many(window[1] - now, limit)
        window[0] += 1
        return window

    def _prune(self, now: float) -> None:
        if len(self._windows) > PRUNE_AT:
            self._windows = {key: kept for key, kept in self._windows.items() if kept[1] > now}


def too_many(retry_after: float, limit: Limit | None = None) -> ApiError:
    """Build a 429 like Discord's, including `Via` (without it a client takes it for a ban)."""
    everywhere = limit is not None and limit.name == GLOBAL
    headers = {
        "Via": "1.1 google",
        "Retry-After": str(math.ceil(retry_after)),
        "X-RateLimit-Scope": "global" if everywhere else "user",
        "X-RateLimit-Reset-After": f"{retry_after:.3f}",
    }
    if everywhere:
        headers["X-RateLimit-Global"] = "true"
    elif limit is not None:
        headers |= {"X-RateLimit-Limit": str(limit.limit), "X-RateLimit-Remaining": "0"}
        headers["X-RateLimit-Bucket"] = limit.bucket
    old = limit is not None and limit.name == OLD_EDITS
    code, message = (
        (30046, "Maximum number of edits to messages older than 1 hour reached. Try again later.")
        if old
        else (0, "You are being rate limited.")
    )
    extra = {"retry_after": round(retry_after, 3), "global": everywhere}
    return ApiError(code, message, status=429, headers=headers, **extra)
