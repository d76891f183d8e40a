"""A person at the local Discord who runs commands, presses buttons and reads."""

import asyncio
import re
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import aiohttp

from bot.discord_io.custom_id import Press, Verb

Json = dict[str, Any]
PATIENCE_SECONDS = 120.0
"""A long timeout, because slow machines are not what the gallery tests."""
LOOK_SECONDS = 0.1
CALM_LOOKS = 3
BUTTON, SELECT, EPHEMERAL, LOADING = 2, 3, 64, 128


class NothingCame(Exception):
    """Something expected was not shown; the message says what."""


class Refused(NothingCame):
    """The local Discord refused a request, such as a press on a message just deleted."""


def parts(components: Sequence[Json]) -> Iterator[Json]:
    """Yield components and those nested in them, in reading order."""
    for component in components:
        yield component
        yield from parts(component.get("components", ()))
        yield from parts([component["accessory"]] if "accessory" in component else ())


def press_of(component: Json) -> Press | None:
    """Parse the custom id of a usable component; `None` for others."""
    usable = component["type"] in {BUTTON, SELECT} and not component.get("disabled")
    return Press.read(component.get("custom_id", "")) if usable else None


def words_of(message: Json) -> str:
    """Return the texts of a message."""
    return "\n".join(part["content"] for part in parts(message["components"]) if "content" in part)


def choices_of(component: Json) -> list[str]:
    """Return the choices of a button or of a select's options."""
    press = press_of(component)
    return [option["value"] for option in component.get("options", ())] or ([press.choice] if press else [])


def first_of(component: Json) -> list[str]:
    """Return the first options of a select, as many as it requires; empty for a button."""
    if component["type"] != SELECT:
        return []
    return choices_of(component)[: max(1, component.get("min_values", 1))]


class Visitor:
    """A person in the first channel."""

    def __init__(self, http: aiohttp.ClientSession, url: str, who: Json) -> None:
        self.name: str = who["name"]
        self.id: str = who["id"]
        self.address = f"{url}/?key={who['key']}"
        self._http = http
        self._url = f"{url}/client"
        self._headers = {"X-Person-Key": who["key"]}
        self.channel = ""

    async def arrive(self, locale: str) -> None:
        """Set the person's language and enter the first channel."""
        await self._call("PATCH", f"people/{self.id}", {"locale": locale})
        state = await self._call("GET", "state")
        self.channel = state["servers"][0]["channels"][0]["id"]

    async def knows(self, path: str) -> bool:
        """Whether the bot offers a command."""
        name, *rest = path.split()
        commands: list[Json] = (await self._call("GET", "state"))["commands"]
        offered = next((command.get("options", []) for command in commands if command["name"] == name), None)
        return offered is not None and (not rest or any(option["name"] == rest[0] for option in offered))

    async def messages(self) -> list[Json]:
        """Read the channel, oldest message first."""
        return await self._call("GET", f"messages?channel={self.channel}&limit=60")

    async def command(self, path: str, **options: Any) -> Json:
        """Run a command and return the resulting message."""
        before = await self.messages()
        await self._call("POST", "commands", {"channel": self.channel, "path": path.split(), "options": options})
        return await self._something_new(before, path)

    async def press(self, message: Json, component: Json, *values: str) -> None:
        """Press a button or choose in a select, and wait for the result."""
        before = await self._pressed(message, component, values)
        await self.until(lambda now: now != before, component["custom_id"])

    async def open(self, message: Json, component: Json) -> Json:
        """Press a button, or choose a select's first option, and return the new message it shows."""
        before = await self._pressed(message, component, first_of(component))
        return await self._something_new(before, component["custom_id"])

    async def _pressed(self, message: Json, component: Json, values: Sequence[str]) -> list[Json]:
        """Press; return what could be read before."""
        before = await self.messages()
        body: Json = {"message": message["id"], "custom_id": component["custom_id"]}
        await self._call("POST", "press", body | ({"values": values} if values else {}))
        return before

    async def find(self, verb: str, *, choice: str = "") -> tuple[Json, Json] | None:
        """Find the newest usable component of a verb."""
        return next(_usable(await self.messages(), verb, choice), None)

    async def reach(self, verb: str) -> tuple[Json, Json]:
        """Wait for a usable component of a verb."""
        return next(_usable(await self.until(lambda now: any(_usable(now, verb)), f"looking for {verb}"), verb))

    async def question(self) -> tuple[Json, list[Json]] | None:
        """Find this person's open question: its message, and the components that answer it."""
        asked = re.compile(rf"^\*\*{re.escape(self.name)}\*\*: ", re.MULTILINE)
        newest_first = (await self.messages())[::-1]
        for message in sorted(newest_first, key=lambda each: not each["flags"] & EPHEMERAL):
            answers = [part for part in parts(message["components"]) if _answers(part)]
            if answers and (message["flags"] & EPHEMERAL or asked.search(words_of(message))):
                return message, answers
        return None

    async def until(
        self, holds: Callable[[list[Json]], bool], what: str, patience: float = PATIENCE_SECONDS
    ) -> list[Json]:
        """Wait until the condition holds and the channel no longer changes."""
        calm, last = 0, await self.messages()
        try:
            async with asyncio.timeout(patience):
                while calm < CALM_LOOKS:
                    await asyncio.sleep(LOOK_SECONDS)
                    now = await self.messages()
                    calm, last = (calm + 1 if now == last and not _loading(now) and holds(now) else 0), now
        except TimeoutError:
            raise NothingCame(f"{self.name} waited in vain after {what}.") from None
        return last

    async def _something_new(self, before: Sequence[Json], what: str) -> Json:
        """Wait for a new message, or for a changed private one."""
        known = {message["id"]: message for message in before}

        def news(now: Sequence[Json]) -> list[Json]:
            new = [message for message in now if message["id"] not in known]
            return new or [message for message in now if message["flags"] & EPHEMERAL and message not in before]

        return news(await self.until(lambda now: bool(news(now)), what))[-1]

    async def _call(self, method: str, path: str, body: Json | None = None) -> Any:
        async with self._http.request(method, f"{self._url}/{path}", json=body, headers=self._headers) as response:
            answer = await response.json()
            if response.status >= 400:
                raise Refused(f"{self.name}: {path}: {answer.get('message')}")
            return answer


def _loading(messages: Sequence[Json]) -> bool:
    """Whether an answer is still pending."""
    return any(message["flags"] & LOADING for message in messages)


def _usable(messages: Sequence[Json], verb: str, choice: str = "") -> Iterator[tuple[Json, Json]]:
    """Yield the usable components of a verb, those of the newest message first."""
    for message in reversed(messages):
        for component in parts(message["components"]):
            press = press_of(component)
            if press and press.verb == verb and choice in {"", press.choice}:
                yield message, component


def _answers(component: Json) -> bool:
    press = press_of(component)
    return press is not None and press.verb == Verb.ANSWER
