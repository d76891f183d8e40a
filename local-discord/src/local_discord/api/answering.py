"""The REST API: takes a request to its route, through faults, rate limits and refusals, to the response."""

import asyncio
import re
from functools import partial
from typing import Any, NoReturn

import orjson
from aiohttp import web

from local_discord.api import application, callbacks, channels, events, guilds, threads, webhooks
from local_discord.api.faults import AFTER, BEFORE, Fault, Faults
from local_discord.api.limits import Limiter
from local_discord.api.log import Request, RequestLog
from local_discord.api.routing import Call, Reply, Route, read_body
from local_discord.format import fields
from local_discord.format.errors import ApiError
from local_discord.gateway.sessions import authentic
from local_discord.service import Service

PREFIX = "/api/v10"
NO_CONTENT = 204
PARTS = (application, callbacks, channels, events, guilds, threads, webhooks)
ROUTES = [route for part in PARTS for route in part.route]


class Api:
    """Answers the bot's requests and logs the answers."""

    def __init__(self, service: Service, limiter: Limiter, faults: Faults, log: RequestLog) -> None:
        self._service = service
        self._limiter = limiter
        self._faults = faults
        self._log = log

    def add_routes(self, app: web.Application) -> None:
        """Add everything below `/api/v10`; whatever else is asked for there is refused."""
        for route in ROUTES:
            template = re.sub(r"\{(command|user|message)\}", r"{\1:\\d+|@original|@me}", route.template)
            app.router.add_route(route.method, PREFIX + template, partial(self._handle, route))
        app.router.add_route("*", PREFIX + "/{tail:.*}", partial(self._handle, None))

    async def _handle(self, route: Route | None, request: web.Request) -> web.StreamResponse:
        method, path = request.method, request.path.removeprefix(PREFIX)
        template = route and route.template
        noted = Request(self._service.clock.time(), method, path, template, dict(request.query))
        self._log.requests.append(noted)
        headers: dict[str, str] = {}
        try:
            noted.status, noted.answer = await self._answer(request, route, noted, headers)
        except ApiError as error:
            noted.status, noted.answer = error.status, error.body
            headers |= error.headers
        self._log.statuses[noted.status] += 1
        self._log.kinds[method, template or ""] += 1
        self._log.received += request.content_length or 0
        return _response(noted.status, noted.answer, headers)

    async def _answer(
        self, request: web.Request, route: Route | None, noted: Request, headers: dict[str, str]
    ) -> tuple[int, Reply]:
        fault = self._faults.strike(noted.method, noted.path) if self._faults.active else None
        if fault is not None:
            await _before(fault, request)
        if route is None:
            self._log.unknown[f"{noted.method} {noted.path}"] += 1
            raise ApiError(0, f"The local Discord does not simulate {noted.method} {noted.path}.", status=501)
        args = dict(request.match_info)
        self._check_right(request, route)
        headers |= self._limiter.take(route.limit, args.get(route.major, "") if route.major else "")
        noted.body, uploads = await read_body(request)
        fields.check(noted.body)
        noted.files = [upload.filename for upload in uploads]
        noted.reason = request.headers.get("X-Audit-Log-Reason")
        call = Call(self._service, self._limiter, args, noted.query, noted.body, uploads, noted.reason)
        route.check(call)
        body = await route.handler(call)
        if fault is not None:
            await fault.hold(AFTER)
            if fault.lost:
                _lose(fault, request)
        return (NO_CONTENT if body is None else call.status), body

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
    if answer is None:
        return web.Response(status=status, headers=headers)
    return web.Response(status=status, body=orjson.dumps(answer), content_type="application/json", headers=headers)
