"""The people's API, called by the page and by simulated people in tests."""

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

from aiohttp import web

from local_discord.format import shapes
from local_discord.format.commands import LOCALES
from local_discord.people import views
from local_discord.people.actions import Actions
from local_discord.people.values import Refused
from local_discord.service import Service
from local_discord.state.plain import Json
from local_discord.state.world import Person
from local_discord.web.bodies import read, refused, reply

Answer = Callable[[web.Request], Awaitable[web.Response]]
MAX_CONTENT = 2000


def add_routes(app: web.Application, service: Service) -> None:
    """Add everything below `/client`."""
    calls = Calls(service)
    router = app.router
    router.add_get("/client/people", calls.open(calls.people))
    router.add_post("/client/people", calls.open(calls.add_person))
    router.add_patch("/client/people/{id}", calls.open(calls.change_person))
    router.add_get("/client/state", calls.known(calls.state))
    router.add_get("/client/messages", calls.known(calls.messages))
    router.add_post("/client/messages", calls.known(calls.write))
    router.add_delete("/client/messages/{id}", calls.known(calls.remove))
    router.add_post("/client/commands", calls.known(calls.command))
    router.add_post("/client/autocomplete", calls.known(calls.complete))
    router.add_post("/client/press", calls.known(calls.press))
    router.add_post("/client/forms/{id}", calls.known(calls.submit))
    router.add_delete("/client/forms/{id}", calls.known(calls.dismiss))
    router.add_get("/client/socket", calls.socket)


class Calls:
    """The handlers of `/client`."""

    def __init__(self, service: Service) -> None:
        self._service = service
        self._world = service.world
        self._actions = Actions(service.world, service.interactions, service.scribe)

    def open(self, handle: Callable[[web.Request, Json], Awaitable[Any]]) -> Answer:
        """Wrap a handler that needs no key."""

        async def answer(request: web.Request) -> web.Response:
            try:
                return reply(await handle(request, await read(request)))
            except Refused as refusal:
                return refused(str(refusal))

        return answer

    def known(self, handle: Callable[[Person, web.Request, Json], Awaitable[Any]]) -> Answer:
        """Wrap a handler that needs a person's key."""

        async def answer(request: web.Request) -> web.Response:
            person = self._person(request)
            if person is None:
                return refused("This key belongs to nobody.", 403)
            return await self.open(partial(handle, person))(request)

        return answer

    def _person(self, request: web.Request) -> Person | None:
        key = request.headers.get("X-Person-Key") or request.query.get("key", "")
        return self._world.by_key.get(key)

    async def people(self, request: web.Request, body: Json) -> list[Json]:
        """List all people with their keys."""
        return [self._private(each) for each in self._world.people.values()]

    def _private(self, person: Person) -> Json:
        basic = {"id": person.id, "name": person.name, "avatar_color": person.color}
        speaks = {"locale": person.locale, "locale_told": person.locale_told, "abroad": person.abroad}
        return basic | speaks | {"key": person.key}

    async def add_person(self, request: web.Request, body: Json) -> Json:
        """Add a person."""
        person = self._world.add_person(_name(body.get("name")), _locale(body.get("locale", "en-US")))
        person.locale_told = "locale" in body
        self._service.push_people()
        return self._private(person)

    async def change_person(self, request: web.Request, body: Json) -> Json:
        """Rename a person or change their language."""
        person = self._world.people.get(request.match_info["id"])
        if person is None:
            raise Refused("There is no such person.")
        name, locale = body.get("name"), body.get("locale")
        person.name = person.name if name is None else _name(name)
        person.locale = person.locale if locale is None else _locale(locale)
        person.locale_told = person.locale_told or locale is not None
        self._world.store.put("person", person)
        self._service.push_people()
        return self._private(person)

    async def state(self, person: Person, request: web.Request, body: Json) -> Json:
        """Return everything a person sees besides messages; later events have greater ids than `now`."""
        return {
            "now": self._world.ids.next(),
            "me": self._private(person),
            "people": views.people_of(self._world),
            "servers": views.servers_of(self._world, person),
            "bot": self._service.bot(),
            "commands": views.commands_of(self._world, person),
        }

    async def messages(self, person: Person, request: web.Request, body: Json) -> list[Json]:
        """Return the newest messages of a channel that a person may see, oldest first."""
        channel = self._actions.channel(person, request.query.get("channel"))
        before, limit = request.query.get("before") or str(1 << 63), request.query.get("limit") or "50"
        if not before.isdecimal() or not limit.isdecimal():
            raise Refused("before and limit are numbers.")
        seen = [
            views.message_of(self._world, each)
            for each in self._world.timeline[channel.id].values()
            if each.audience in (None, person.id) and int(each.id) < int(before)
        ]
        newest = seen[-max(1, min(int(limit), 500)) :]
        self._service.hub.record(person, {"t": "MESSAGES", "d": newest})
        return newest

    async def write(self, person: Person, request: web.Request, body: Json) -> Json:
        """Write a plain message."""
        channel = self._actions.channel(person, body.get("channel"))
        content = str(body.get("content") or "").strip()
        if not 1 <= len(content) <= MAX_CONTENT:
            raise Refused(f"A message has 1 to {MAX_CONTENT} characters.")
        if channel.thread is not None and channel.thread.locked and not self._world.manages(person, channel):
            raise Refused("This thread is locked.")
        message = self._service.scribe.plain(channel, shapes.user(person), content)
        self._service.show("MESSAGE_CREATE", message)
        return message.json

    async def remove(self, person: Person, request: web.Request, body: Json) -> Json:
        """Dismiss an ephemeral message or delete any other."""
        self._service.remove(self._actions.message(person, request.match_info["id"]))
        return {}

    async def command(self, person: Person, request: web.Request, body: Json) -> Json:
        """Run a slash command, or one from the menu of a person, the `target`."""
        channel = self._actions.channel(person, body.get("channel"))
        if "target" in body:
            return {"interaction": self._actions.command_on(person, channel, _path(body)[0], body["target"]).id}
        return {"interaction": self._actions.command(person, channel, _path(body), _named(body, "options")).id}

    async def complete(self, person: Person, request: web.Request, body: Json) -> Json:
        """Complete an option."""
        channel = self._actions.channel(person, body.get("channel"))
        focused, value = str(body.get("focused")), body.get("value", "")
        options = _named(body, "options")
        choices = await self._actions.complete(person, channel, _path(body), options, focused, value)
        self._service.hub.record(person, {"t": "CHOICES", "d": choices})
        return {"choices": choices}

    async def press(self, person: Person, request: web.Request, body: Json) -> Json:
        """Press a button or choose in a select."""
        message = self._actions.message(person, body.get("message"))
        made = self._actions.press(person, message, str(body.get("custom_id")), _listed(body, "values"))
        return {"interaction": made.id}

    async def submit(self, person: Person, request: web.Request, body: Json) -> Json:
        """Submit an open form."""
        opened = self._actions.opened(person, request.match_info["id"])
        return {"interaction": self._actions.submit(opened, _named(body, "values")).id}

    async def dismiss(self, person: Person, request: web.Request, body: Json) -> Json:
        """Close an open form."""
        self._actions.opened(person, request.match_info["id"]).form = None
        return {}

    async def socket(self, request: web.Request) -> web.StreamResponse:
        """Handle a person's socket."""
        person = self._person(request)
        if person is None:
            return refused("This key belongs to nobody.", 403)
        return await self._service.hub.serve(person, request)


def _name(given: object) -> str:
    name = str(given or "").strip()
    if not 1 <= len(name) <= 32:
        raise Refused("A name has 1 to 32 characters.")
    return name


def _locale(given: object) -> str:
    if given not in LOCALES:
        raise Refused(f"The language must be one of {', '.join(sorted(LOCALES))}.")
    return str(given)


def _path(body: Json) -> list[str]:
    return [str(name) for name in _listed(body, "path")]


def _listed(body: Json, key: str) -> list[Any]:
    given = body.get(key)
    if given is not None and not isinstance(given, list):
        raise Refused(f"{key} is a list.")
    return given or []  # pyright: ignore[reportUnknownVariableType]


def _named(body: Json, key: str) -> Json:
    given = body.get(key)
    if given is not None and not isinstance(given, dict):
        raise Refused(f"{key} is an object of names and values.")
    return given or {}  # pyright: ignore[reportUnknownVariableType]
