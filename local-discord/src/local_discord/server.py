"""The local Discord: one aiohttp application on loopback."""

import asyncio
from pathlib import Path
from ssl import SSLContext
from types import TracebackType
from typing import Self

from aiohttp import web

from local_discord.api.answering import PREFIX, Api
from local_discord.api.faults import Faults
from local_discord.api.limits import Limiter
from local_discord.api.log import RequestLog
from local_discord.service import Service
from local_discord.state.clock import Clock
from local_discord.state.store import FileStore, Store
from local_discord.web import client, control, guard, pages
from local_discord.web.places import Places

HOST = "127.0.0.1"
REMEMBERED_BY_TESTS, REMEMBERED_OTHERWISE = 20_000, 200
"""Requests of the bot, and events per person, that are recorded: all of them in tests, few otherwise."""
MAX_REQUEST = 120 * 1024 * 1024


class LocalDiscord(Service):
    """A private Discord; `async with LocalDiscord() as discord:` runs it, in memory unless `data` is a folder.

    `url` is its address, `api` the bot's base address, `token` the bot's token. `port` 0 picks a free one. With `tls`
    it speaks TLS, as Discord does, to clients that trust its certificate.
    """

    def __init__(
        self,
        data: Path | None = None,
        port: int = 0,
        *,
        clock: Clock | None = None,
        limits: bool = True,
        tls: SSLContext | None = None,
    ) -> None:
        self._store = Store() if data is None else FileStore(data)
        remembered = REMEMBERED_BY_TESTS if data is None else REMEMBERED_OTHERWISE
        super().__init__(clock or Clock(), self._store, remembered)
        self.limiter = Limiter(self.clock)
        self.limiter.enabled = limits
        self.faults = Faults(self.clock)
        self.api_log = RequestLog(remembered)
        self._port = port
        self._tls = tls
        self._runner: web.AppRunner | None = None
        self.url = ""

    @property
    def api(self) -> str:
        """The bot's base address."""
        return self.url + PREFIX

    @property
    def token(self) -> str:
        """The bot's token."""
        return self.world.app.token

    async def __aenter__(self) -> Self:
        await self.start()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.stop()

    async def start(self) -> None:
        """Start listening; raises `OSError` if the port is taken."""
        self._runner = web.AppRunner(self._application(), access_log=None, shutdown_timeout=1)
        await self._runner.setup()
        site = web.TCPSite(self._runner, HOST, self._port, ssl_context=self._tls)
        await site.start()
        self._port = self._runner.addresses[0][1]
        secure = "s" if self._tls else ""
        self.url = f"http{secure}://{HOST}:{self._port}"
        self.gateway.url = f"ws{secure}://{HOST}:{self._port}/gateway"
        self.scribe.origin = self.url
        self.scribe.move_in()
        self.threads.move_in()

    def _application(self) -> web.Application:
        app = web.Application(middlewares=[guard.refuse_foreigners], client_max_size=MAX_REQUEST)
        answering = Api(self, self.limiter, self.faults, self.api_log)
        answering.add_routes(app)
        app.router.add_get("/gateway", self.gateway.serve)
        app.router.add_get("/gateway/", self.gateway.serve)
        client.add_routes(app, self)
        traffic = control.Traffic(self, self.limiter, self.faults, self.api_log)
        control.add_routes(app, traffic, Places(self))
        pages.add_routes(app, self.world)
        return app

    async def stop(self) -> None:
        """Close all connections, write pending changes, and shut down."""
        self.gateway.drop(resumable=False, code=1001)
        self.hub.close()
        self.faults.clear()
        self.clock.stop()
        await asyncio.sleep(0)
        if self._runner is not None:
            await self._runner.cleanup()
        self._store.close()
