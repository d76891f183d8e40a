"""People for tests: they chat, press and read through the local Discord as the page does, over sockets.

    async with People(discord.url) as people:
        anna = await people.enter("Anna")
        await anna.command("lupfen start", computers=3)
        await anna.press("Join")
        panel = await anna.see("It is Anna’s turn")

Nothing polls: `see` and its kin wait for what the socket brings.
"""

import asyncio
from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Any, Self

import aiohttp
import orjson

from local_discord.testing.reading import Button, Form, Json, Message

__all__ = ["Button", "Failed", "Form", "Message", "People", "Person", "Refused"]

PATIENCE = 150.0
"""Seconds that a person waits before the test fails; nothing but a hang lasts as long, however busy the machine."""


class Refused(Exception):
    """The local Discord refused an action; the text says why."""


class Failed(Exception):
    """The bot did not answer an interaction: the person reads "This interaction failed"."""


Wanted = str | Callable[[Message], bool]


class Person:
    """A person at a local Discord, in one channel at a time."""

    def __init__(self, http: aiohttp.ClientSession, url: str, who: Json) -> None:
        self._http = http
        self._url = url
        self._key: str = who["key"]
        self.id: str = who["id"]
        self.name: str = who["name"]
        self.locale: str = who["locale"]
        self.channel = ""
        self.seen: dict[str, Message] = {}
        self.forms: dict[str, Form] = {}
        self.states: dict[str, str] = {}
        self.state: Json = {}
        self.typing = 0
        self.read: list[Message] = []
        """Every version of every message, in the order received."""
        self.tap: Callable[[str, str, list[str]], Awaitable[None]] | None = None
        """Presses a component of a message through a page, by their ids and with the values chosen."""
        self._socket: aiohttp.ClientWebSocketResponse | None = None
        self._reader: asyncio.Task[None] | None = None
        self._changed = asyncio.Condition()

    async def arrive(self, channel: str | None = None) -> None:
        """Open the socket and read what is there; without `channel`, in the first channel."""
        self._socket = await self._http.ws_connect(f"{self._url}/client/socket?key={self._key}")
        self.state = await self._call("GET", "state")
        for place in self._channels():
            for json in await self._call("GET", f"messages?channel={place['id']}&limit=500"):
                self.seen[json["id"]] = Message(json)
        self._reader = asyncio.create_task(self._read(self._socket))
        self.go(channel or self._channels()[0]["name"])

    def _channels(self) -> list[Json]:
        return [channel for server in self.state["servers"] for channel in server["channels"]]

    def go(self, channel: str) -> None:
        """Turn to a channel, by name or id; raises `KeyError` if there is none."""
        for each in self._channels():
            if channel in (each["id"], each["name"]):
                self.channel = each["id"]
                return
        raise KeyError(channel)

    async def leave(self) -> None:
        """Close the socket."""
        if self._socket is not None:
            await self._socket.close()
        if self._reader is not None:
            await self._reader

    async def _read(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        async for frame in socket:
            event = orjson.loads(frame.data)
            async with self._changed:
                self._take(event["t"], event["d"])
                self._changed.notify_all()

    def _take(self, kind: str, data: Any) -> None:
        match kind:
            case "MESSAGE_CREATE" | "MESSAGE_UPDATE":
                self.seen[data["id"]] = Message(data)
                self.read.append(self.seen[data["id"]])
            case "MESSAGE_DELETE":
                self.seen.pop(data["id"], None)
            case "FORM":
                self.forms[data["interaction"]] = Form(data)
            case "INTERACTION":
                self.states[data["id"]] = data["state"]
            case "THREAD":
                next(each for each in self._channels() if each["id"] == data["id"]).update(data)
            case "TYPING":
                self.typing += 1
            case _:
                self.state[{"CHANNELS": "servers"}.get(kind, kind.lower())] = data

    async def wait(self, condition: Callable[[], Any], timeout: float = PATIENCE, what: str = "it") -> Any:
        """Wait until a condition on this person's state holds, and return its value."""
        try:
            async with asyncio.timeout(timeout), self._changed:
                while not (value := condition()):
                    await self._changed.wait()
                return value
        except TimeoutError:
            shown = "\n---\n".join(message.text for message in self.messages()[-3:])
            raise AssertionError(f"{self.name} waited for {what} in vain; last messages:\n{shown}") from None

    def messages(self, channel: str | None = None) -> list[Message]:
        """List what is visible in a channel (the one this person is in), oldest first."""
        place = channel or self.channel
        found = [each for each in self.seen.values() if each.channel == place]
        return sorted(found, key=lambda message: int(message.id))

    async def see(self, wanted: Wanted, timeout: float = PATIENCE, *, ephemeral: bool | None = None) -> Message:
        """Wait until a visible message in this channel contains a text or satisfies a predicate; return the newest."""

        def found() -> Message | None:
            fitting = (each for each in reversed(self.messages()) if ephemeral in (None, each.ephemeral))
            return next((each for each in fitting if _fits(each, wanted)), None)

        return await self.wait(found, timeout, wanted if isinstance(wanted, str) else "a message")

    async def gone(self, message: Message, timeout: float = PATIENCE) -> None:
        """Wait until a message is no longer there."""
        await self.wait(lambda: message.id not in self.seen, timeout, "the end of a message")

    async def say(self, content: str) -> Message:
        """Write a plain message."""
        return Message(await self._call("POST", "messages", {"channel": self.channel, "content": content}))

    async def dismiss(self, message: Message) -> None:
        """Dismiss an ephemeral message, or delete any other."""
        await self._call("DELETE", f"messages/{message.id}")
        await self.gone(message)

    async def command(self, path: str, *, wait: bool = True, **options: Any) -> str:
        """Run a slash command such as "lupfen start"; return the interaction's id once it is answered."""
        body = {"channel": self.channel, "path": path.split(), "options": options}
        return await self._interact("commands", body, wait=wait)

    async def command_on(self, person: "Person", name: str) -> str:
        """Run a command from another person's menu; return the interaction's id once it is answered."""
        body: Json = {"channel": self.channel, "path": [name], "options": {}, "target": person.id}
        return await self._interact("commands", body, wait=True)

    async def told(self, doing: Awaitable[object]) -> Message:
        """Do something, and return the private message that comes of it."""
        before = set(self.seen)
        await doing
        return await self.see(lambda each: each.id not in before, ephemeral=True)

    async def complete(self, path: str, focused: str, value: str = "", **options: Any) -> list[str]:
        """Type into an option and return the names of the completions."""
        body = {"channel": self.channel, "path": path.split(), "options": options, "focused": focused, "value": value}
        return [choice["name"] for choice in (await self._call("POST", "autocomplete", body))["choices"]]

    async def press(
        self,
        label: str | None = None,
        *,
        custom_id: str | None = None,
        message: Message | None = None,
        wait: bool = True,
    ) -> str:
        """Press a button, by label or custom_id, on a message or the newest one that has it; waits for it to appear."""
        found, button = await self._reach(message, lambda each: each.find(label, custom_id), label or custom_id or "")
        return await self._interact("press", {"message": found.id, "custom_id": button.custom_id}, wait=wait)

    async def choose(
        self, *values: str, custom_id: str | None = None, message: Message | None = None, wait: bool = True
    ) -> str:
        """Choose in a select: by value or, in text selects, by label."""

        def fitting(each: Message) -> Button | None:
            return next((menu for menu in each.selects if custom_id in (None, menu.custom_id)), None)

        found, menu = await self._reach(message, fitting, custom_id or "a select")
        options = {each["label"]: each["value"] for each in menu.component.get("options", ())}
        chosen = [options.get(value, value) for value in values]
        body = {"message": found.id, "custom_id": menu.custom_id, "values": chosen}
        return await self._interact("press", body, wait=wait)

    async def _reach(
        self, message: Message | None, find: Callable[[Message], Button | None], what: str
    ) -> tuple[Message, Button]:
        if message is not None:
            button = find(message)
            assert button is not None, f"no {what} on: {message.text}"
            return message, button

        def reachable() -> tuple[Message, Button] | None:
            for each in reversed(self.messages()):
                if (button := find(each)) and not button.disabled:
                    return each, button
            return None

        return await self.wait(reachable, what=what)

    async def form(self, interaction: str | None = None) -> Form:
        """Wait for a form: the one that an interaction opens, or the newest."""

        def opened() -> Form | None:
            return self.forms.get(interaction) if interaction else next(reversed(self.forms.values()), None)

        return await self.wait(opened, what="a form")

    async def submit(self, form: Form, values: Json, *, wait: bool = True) -> str:
        """Submit a form; fields are named by label or custom_id."""
        named = {form.fields.get(name, name): value for name, value in values.items()}
        made = await self._interact(f"forms/{form.interaction}", {"values": named}, wait=wait)
        self.forms.pop(form.interaction, None)
        return made

    async def _interact(self, path: str, body: Json, *, wait: bool) -> str:
        if self.tap and path == "press":
            await self.tap(body["message"], body["custom_id"], body.get("values", []))
            return ""
        made: str = (await self._call("POST", path, body))["interaction"]
        if wait:
            state = await self.outcome(made)
            if state == "failed":
                raise Failed(f"{self.name}: {path} {body}")
        return made

    async def outcome(self, interaction: str, timeout: float = PATIENCE) -> str:
        """Wait until an interaction is answered: "done" or "failed"."""
        await self.wait(lambda: self.states.get(interaction) in ("done", "failed"), timeout, "an answer")
        return self.states[interaction]

    async def fetch(self, url: str) -> bytes:
        """Download a picture or file."""
        async with self._http.get(url) as response:
            response.raise_for_status()
            return await response.read()

    async def _call(self, method: str, path: str, body: Json | None = None) -> Any:
        headers = {"X-Person-Key": self._key}
        url = f"{self._url}/client/{path}"
        async with self._http.request(method, url, json=body, headers=headers) as response:
            answer = await response.json()
            if response.status >= 400:
                raise Refused(answer["message"])
            return answer


def _fits(message: Message, wanted: Wanted) -> bool:
    return wanted in message.text if isinstance(wanted, str) else wanted(message)


class People:
    """All people of a local Discord, and its control API."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._http: aiohttp.ClientSession | None = None
        self._entered: list[Person] = []

    @property
    def http(self) -> aiohttp.ClientSession:
        """The HTTP session that they share."""
        assert self._http is not None, "enter People first"
        return self._http

    async def __aenter__(self) -> Self:
        self._http = aiohttp.ClientSession()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for person in self._entered:
            await person.leave()
        await self.http.close()

    async def enter(self, name: str, channel: str | None = None, *, locale: str = "en-US") -> Person:
        """Let a person in by name; creates unknown people."""
        async with self.http.get(f"{self._url}/client/people") as response:
            known: list[Json] = await response.json()
        who = next((each for each in known if each["name"] == name), None)
        if who is None:
            async with self.http.post(f"{self._url}/client/people", json={"name": name, "locale": locale}) as response:
                who = await response.json()
        person = Person(self.http, self._url, who)
        await person.arrive(channel)
        self._entered.append(person)
        return person

    async def control(self, method: str, path: str, body: Json | None = None) -> Any:
        """Call the control API; see `the README`."""
        async with self.http.request(method, f"{self._url}/control/{path}", json=body) as response:
            answer = await response.json()
            if response.status >= 400:
                raise Refused(answer["message"])
            return answer
