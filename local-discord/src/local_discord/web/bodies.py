"""JSON requests and responses for the page and for tests."""

from typing import Any

import orjson
from aiohttp import web

from local_discord.people.values import Refused
from local_discord.state.plain import Json


async def read(request: web.Request) -> Json:
    """Read a JSON object; an empty body is an empty object."""
    raw = await request.read()
    try:
        body = orjson.loads(raw or b"{}")
    except orjson.JSONDecodeError:
        raise Refused("The body is not JSON.") from None
    if not isinstance(body, dict):
        raise Refused("The body must be a JSON object.")
    return body  # pyright: ignore[reportUnknownVariableType]


def reply(value: Any) -> web.Response:
    """Respond with JSON."""
    headers = {"Cache-Control": "no-store"}
    return web.Response(body=orjson.dumps(value), content_type="application/json", headers=headers)


def refused(message: str, status: int = 400) -> web.Response:
    """Respond with a sentence."""
    return web.Response(status=status, body=orjson.dumps({"message": message}), content_type="application/json")
