"""The REST API: takes a request to its route, through faults, rate limits and refusals, to the response."""

import asyncio
from typing import Any, NoReturn

import orjson
from aiohttp import web

from sandbox.api import application, callbacks, channels, events, guilds, threads, webhooks
from sandbox.api.faults import AFTER, BEFORE, Fault, Faults
from sandbox.api.limits import Limiter
from sandbox.api.log import Request, RequestLog
from sandbox.api.routing import Call, Route, Router, read_body
from sandbox.format import fields
from sandbox.format.errors import ApiError
from sandbox.gateway.sessions import authentic
from sandbox.service import Service

PREFIX = "/api/v10"
NO_CONTENT = 204
Found = tuple[Route, dict[str, str]]


class Api:
    """Answers the bot's requests and logs the answers."""

    def __init__(self, service: Service, limiter: Limiter, faults: Faults, log: RequestLog) -> None:
        self._service = service
        self._limiter = limiter
        self._faults = faults
        self._log = log
        parts = (application, callbacks, channels, events, guilds, threads, webhooks)
        self._router = Router(*(part.route for part in parts))

    async def handle(self, request: web.Request) -> web.StreamResponse:
        """Answer one request."""
        method, path = request.method, request.path.removeprefix(PREFIX)
        found = self._router.find(method, path)
        template = found[0].template if found is not None else None
        noted = Request(self._service.clock.time(), method, path, template, dict(request.query))
        self._log.requests.append(noted)
        headers: dict[str, str] = {}
        try:
            noted.status, noted.answer = await self._answer(request, found, noted, headers)
        except ApiError as error:
            noted.status, noted.answer = error.status, error.body
            headers |= error.headers
        self._log.statuses[noted.status] += 1
        self._log.kinds[method, template or ""] += 1
        self._log.received += request.content_length or 0
        return _response(noted.status, noted.answer, headers)

    async def _answer(
        self, request: web.Request, found: Found | None, noted: Request, headers: dict[str, str]
    ) -> tuple[int, Any]:
        fault = self._faults.strike(noted.method, noted.path) if self._faults.active else None
        if fault is not None:
            await _before(fault, request)
        if found is None:
            self._log.unknown[f"{noted.method} {noted.path}"] += 1
            raise ApiError(0, "404: Not Found", status=404)
        route, args = found
        self._check_right(request, route)
        headers |= self._limiter.take(route.limit, args.get(route.major, "") if route.major else "")
        noted.body, uploads = await read_body(request)
        fields.check(noted.body)
        noted.files = [upload.filename for upload in uploads]
        noted.reason = request.headers.get("X-Audit-Log-Reason")
        call = Call(self._service, self._limiter, args, noted.query, noted.body, uploads, noted.reason)
        reply = await route.handler(call)
        if fault is not None:
            await fault.hold(AFTER)
            if fault.lost:
                _lose(fault, request)
        return reply

    def _check_right(self, request: web.Request, route: Route) -> None:
        if not route.auth:
            return
        kind, _, token = request.headers.get("Authorization", "").partition(" ")
        if kind != "Bot" or not authentic(token, self._service.world):
            raise ApiError(0)
        self._limiter.take_global()


async def _before(fault: Fault, request: web.Request) -> None:
    if fault.delay:
        await asyncio.sleep(fault.delay)
    await fault.hold(BEFORE)
    if fault.lost:
        return
    if fault.drop:
        _cut(request)
    if refusal := fault.refusal():
        raise refusal


def _lose(fault: Fault, request: web.Request) -> NoReturn:
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
