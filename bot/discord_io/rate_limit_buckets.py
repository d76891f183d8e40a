"""Rate limits from Discord's response headers: which routes share a bucket, and when it is empty."""

import asyncio
from collections.abc import AsyncGenerator, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from typing import Final

MOST_KNOWN: Final = 5_000
TOO_MANY: Final = 429
Key = tuple[str, str]


@dataclass(slots=True, eq=False)
class Bucket:
    """Requests that Discord counts together. They run one at a time, so each sees the headers of the last."""

    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    name: str = ""
    users: int = 0
    empty_until: float = 0.0

    @property
    def waiting_time(self) -> float:
        """Seconds until the bucket has requests left."""
        return max(0.0, self.empty_until - asyncio.get_running_loop().time())

    def heed(self, headers: Mapping[str, str], status: int) -> None:
        """Update the bucket from a response's headers."""
        self.name = headers.get("X-RateLimit-Bucket", self.name)
        if headers.get("X-RateLimit-Remaining") == "0" and status != TOO_MANY:
            after = float(headers.get("X-RateLimit-Reset-After", 0))
            self.empty_until = asyncio.get_running_loop().time() + after


class RateLimitBuckets:
    """The buckets of all routes, by Discord's bucket name and by the channel or token they are limited to."""

    def __init__(self) -> None:
        self._names: dict[Key, str] = {}
        self._buckets: dict[Key, Bucket] = {}

    def waiting_time(self, method: str, template: str, major: str) -> float:
        """Return the seconds until a route's bucket has requests left."""
        known = self._buckets.get(self._key(method, template, major))
        return known.waiting_time if known else 0.0

    @asynccontextmanager
    async def bucket(self, method: str, template: str, major: str) -> AsyncGenerator[Bucket]:
        """Wait for a turn in a route's bucket, and until it has requests left."""
        route, bucket = (method, template), self._of(self._key(method, template, major))
        bucket.users += 1
        try:
            async with bucket.lock:
                await asyncio.sleep(bucket.waiting_time)
                yield bucket
                if bucket.name and self._names.get(route) != bucket.name:
                    self._names[route] = bucket.name
                    self._buckets.setdefault((bucket.name, major), bucket)
        finally:
            bucket.users -= 1

    def _key(self, method: str, template: str, major: str) -> Key:
        return self._names.get((method, template), f"{method} {template}"), major

    def _of(self, key: Key) -> Bucket:
        if key not in self._buckets:
            self._forget_idle()
            self._buckets[key] = Bucket()
        return self._buckets[key]

    def _forget_idle(self) -> None:
        if len(self._buckets) >= MOST_KNOWN:
            used = {key: bucket for key, bucket in self._buckets.items() if bucket.users or bucket.waiting_time}
            self._buckets = used
