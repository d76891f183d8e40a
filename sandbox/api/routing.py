"""Routing of requests to handlers, and the types that handlers take and return."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from aiohttp import hdrs, web

from sandbox.api.limits import Limiter
from sandbox.api.multipart import Head, parts
from sandbox.format.errors import ApiError
from sandbox.service import Service
from sandbox.state.files import Upload, kind_of
from sandbox.state.plain import Json

_FILE: Final = re.compile(r"files\[(\d+)\]")


@dataclass(slots=True)
class Call:
    """One request of the bot, with its body read."""

    service: Service
    limiter: Limiter
    args: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list[Upload])
    reason: str | None = None

    def fields(self) -> Json:
        """Return the body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise ApiError(
                50035,
                errors={
                    "_errors": [{"code": "DICT_TYPE_CONVERT", "message": "Only dictionaries may be used in a DictType"}]
                },
            )
        return self.body  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]


Reply = tuple[int, Any]
Handler = Callable[[Call], Awaitable[Reply]]


@dataclass(slots=True)
class Route:
    """A route; `major` names the argument with separate buckets (a channel, a token)."""

    method: str
    template: str
    handler: Handler
    limit: str
    major: str | None
    auth: bool
    pattern: re.Pattern[str]


class Router:
    """Finds routes by method and path."""

    def __init__(self) -> None:
        self._routes: dict[tuple[str, int], list[Route]] = {}

    def add(
        self,
        method: str,
        template: str,
        handler: Handler,
        *,
        limit: str = "read",
        major: str | None = None,
        auth: bool = True,
    ) -> None:
        """Add a route such as `/channels/{channel}/messages`."""
        pattern = re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", template))
        route = Route(method, template, handler, limit, major, auth, pattern)
        self._routes.setdefault((method, template.count("/")), []).append(route)

    def find(self, method: str, path: str) -> tuple[Route, dict[str, str]] | None:
        """Find the route of a request and the arguments in its path."""
        for route in self._routes.get((method, path.count("/")), ()):
            if match := route.pattern.fullmatch(path):
                return route, match.groupdict()
        return None


async def read_body(request: web.Request) -> tuple[Any, list[Upload]]:
    """Read JSON, or the `payload_json` and files of a multipart body."""
    raw = await request.read()
    kind = request.headers.get(hdrs.CONTENT_TYPE, "")
    if kind.lower().startswith("multipart/"):
        return _read_parts(raw, kind)
    return (_json(raw) if raw else None), []


def _json(raw: bytes) -> Any:
    try:
        return orjson.loads(raw)
    except orjson.JSONDecodeError:
        raise ApiError(50109) from None


def _read_parts(raw: bytes, kind: str) -> tuple[Any, list[Upload]]:
    body: Any = {}
    uploads: list[Upload] = []
    for head, data in _parts(raw, kind):
        if head.name == "payload_json":
            body = _json(data)
        elif match := _FILE.fullmatch(head.name):
            name = head.filename or "file"
            uploads.append(Upload(match[1], name, kind_of(name, head.content_type), data))
        elif head.name:
            body[head.name] = data.decode()
    return body, uploads


def _parts(raw: bytes, kind: str) -> list[tuple[Head, bytes]]:
    try:
        return [*parts(raw, kind)]
    except ValueError:
        raise ApiError(50035, "Invalid Form Body") from None
