"""The routes to handlers, and the types that handlers take and return."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Any, Final

import orjson
from aiohttp import hdrs, web

from local_discord.api.limits import Limiter
from local_discord.api.multipart import parts
from local_discord.format.errors import ApiError, Problems, invalid
from local_discord.service import Service
from local_discord.state.files import Upload, kind_of
from local_discord.state.plain import Json
from local_discord.state.world import World

_FILE: Final = re.compile(r"files\[(\d+)\]")
CREATED: Final = 201
_MAJOR: Final = re.compile(r"/(?:channels|guilds|webhooks/\{\w+\}|interactions/\{\w+\})/\{(\w+)\}")
"""A top-level resource, whose argument has buckets of its own."""


@dataclass(slots=True)
class Call:
    """One request of the bot, with its body read, and the status of its answer."""

    service: Service
    limiter: Limiter
    args: dict[str, str]
    query: dict[str, str]
    body: Any = None
    uploads: list[Upload] = field(default_factory=list[Upload])
    reason: str | None = None
    status: int = 200

    @property
    def world(self) -> World:
        """The state."""
        return self.service.world

    def fields(self) -> Json:
        """Return the body, which must be a JSON object."""
        if not isinstance(self.body, dict):
            raise invalid((), "DICT_TYPE_CONVERT", "Only dictionaries may be used in a DictType")
        return self.body  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]


Reply = Json | list[Json] | None
"""What is answered as JSON; `None` is answered without a body."""
Handler = Callable[[Call], Awaitable[Reply]]


@dataclass(slots=True)
class Route:
    """A route such as `/channels/{channel}/messages`; `major` names the argument with separate buckets, if any.

    `lacks` are fields of body and query that Discord knows here and the local Discord does not: it refuses them.
    """

    method: str
    template: str
    handler: Handler
    limit: str
    auth: bool
    lacks: tuple[str, ...] = ()
    major: str | None = field(init=False)

    def __post_init__(self) -> None:
        major = _MAJOR.match(self.template)
        self.major = major and major[1]

    def check(self, call: Call) -> None:
        """Refuse with `50035` what is not simulated here; empty values mean the same as none."""
        problems = Problems()
        for name in self.lacks:
            if _given(call, name):
                problems.add(
                    tuple(name.split(".")), "NOT_SIMULATED", f"The local Discord does not simulate {name} here."
                )
        problems.raise_any()


def _given(call: Call, name: str) -> bool:
    if call.query.get(name, "").lower() not in ("", "0", "false"):
        return True
    body: Any = call.body
    return any(_within(each, name) for each in (body if isinstance(body, list) else [body]))  # pyright: ignore[reportUnknownVariableType]


def _within(value: Any, name: str) -> bool:
    for step in name.split("."):
        value = value.get(step) if isinstance(value, dict) else None  # pyright: ignore[reportUnknownVariableType, reportUnknownMemberType]
    return bool(value)  # pyright: ignore[reportUnknownArgumentType]


class Routes(list[Route]):
    """The routes of a part of the API, each named by a decorator of its handler."""

    def __call__(
        self, method: str, *templates: str, limit: str = "read", auth: bool = True, lacks: str = ""
    ) -> Callable[[Handler], Handler]:
        """Return the decorator for a handler."""

        def add(handler: Handler) -> Handler:
            self.extend(Route(method, template, handler, limit, auth, tuple(lacks.split())) for template in templates)
            return handler

        return add


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
    texts: Json = {}
    uploads: list[Upload] = []
    try:
        for head, data in parts(raw, kind):
            if head.name == "payload_json":
                body = _json(data)
            elif match := _FILE.fullmatch(head.name):
                name = head.filename or "file"
                uploads.append(Upload(match[1], name, kind_of(name, head.content_type), data))
            elif head.name:
                texts[head.name] = data.decode()
        return (body | texts if texts else body), uploads
    except (ValueError, TypeError):  # no multipart, no UTF-8, or fields beside a list
        raise ApiError(50035) from None
