"""The bot's REST API: from a request to its route, through faults, limits and refusals, to the answer."""

import asyncio
from collections import Counter, deque
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, NoReturn

import orjson
from aiohttp import web

from sandbox.api import application, callbacks, channels, guilds, webhooks
from sandbox.api.faults import Fault
from sandbox.api.routing import Call, Route, Router, read_body
from sandbox.format import fields as formed
from sandbox.format.errors import ApiError, Json
from sandbox.gateway.sessions import authentic

if TYPE_CHECKING:
    from sandbox.server import LocalDiscord

PREFIX = "/api/v10"
NO_CONTENT = 204


@dataclass(slots=True)
class Request:
    """A request of the bot as it came, and the status that it got."""

    at: float
    method: str
    path: str
    template: str | None
    query: dict[str, str]
    body: Any
    files: list[str]
    reason: str | None
    status: int
    answer: Any = None


def routes() -> Router:
    """Make the router with every known route."""
    router = Router()
    for module in (application, callbacks, channels, guilds, webhooks):
        module.add_routes(router)
    return router


class Api:
    """Answers the bot."""

    def __init__(self, server: "LocalDiscord", remembered: int) -> None:
        self._server = server
        self._router = routes()
        self.requests: deque[Request] = deque(maxlen=remembered)
        self.unknown: Counter[str] = Counter()
        self.statuses: Counter[int] = Counter()

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        method, path = request.method, request.path.removeprefix(PREFIX)
        found = self._router.find(method, path)
        noted = Request(
            self._server.clock.time(),
            method,
            path,
            found and found[0].template,
            dict(request.query),
            None,
            [],
            None,
            500,
        )
        self.requests.append(noted)
        headers: dict[str, str] = {}
        try:
            noted.status, noted.answer = await self._answer(request, found, noted, headers)
        except ApiError as error:
            noted.status, noted.answer = error.status, error.body
            headers |= error.headers
        self.statuses[noted.status] += 1
        return _response(noted.status, noted.answer, headers)

    async def _answer(
        self, request: web.Request, found: tuple[Route, dict[str, str]] | None, noted: Request, headers: dict[str, str]
    ) -> tuple[int, Any]:
        faults = self._server.faults
        fault = faults.strike(noted.method, noted.path) if faults.active else None
        if fault is not None:
            await self._before(fault, request)
        if found is None:
            self.unknown[f"{noted.method} {noted.path}"] += 1
            raise ApiError(0, "404: Not Found", status=404)
        route, args = found
        self._check_right(request, route)
        headers |= self._server.limiter.take(route.limit, args.get(route.major, "") if route.major else "")
        noted.body, uploads = await read_body(request)
        formed.check(noted.body)
        noted.files = [upload.filename for upload in uploads]
        noted.reason = request.headers.get("X-Audit-Log-Reason")
        reply = await route.handler(Call(self._server, args, noted.query, noted.body, uploads, noted.reason))
        if fault is not None and fault.lost:
            self._lose(fault, request)
        return reply

    def _check_right(self, request: web.Request, route: Route) -> None:
        if not route.auth:
            return
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not authentic(token, self._server.world):
            raise ApiError(0)
        self._server.limiter.take_global()

    async def _before(self, fault: Fault, request: web.Request) -> None:
        if fault.delay:
            await asyncio.sleep(fault.delay)
        if fault.lost:
            return
        if fault.drop:
            _cut(request)
        if refusal := fault.refusal():
            raise refusal

    def _lose(self, fault: Fault, request: web.Request) -> None:
        if refusal := fault.refusal():
            raise refusal
        _cut(request)


def _cut(request: web.Request) -> NoReturn:
    if request.transport is not None:
        request.transport.abort()
    raise ApiError(0, "Nobody hears this.", status=500)


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    if answer is None or status == NO_CONTENT:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=orjson.dumps(answer), content_type="application/json", headers=headers)


def log_entry(request: Request) -> Json:
    """Write a remembered request for the control API."""
    return {slot: getattr(request, slot) for slot in request.__slots__}
