"""Requests on the wire to a local Discord match those of the library, and every refusal is respected."""

from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from typing import Any

import discord
import orjson
import pytest
import pytest_asyncio
from discord.http import handle_message_parameters

from bot.discord_io.payloads import TROUBLE, Attached, changed_message, new_files, new_message
from bot.discord_io.request_budget import RequestBudget
from bot.discord_io.rest_client import Request, RestClient
from bot.discord_io.sender import Sender
from bot.discord_io.surface import Accent, Surface, framed, image, text
from bot.discord_io.tokens import Access, InChannel, Token
from game.table.ports import Place
from local_discord import LocalDiscord
from local_discord.people.interactions import COMPONENT, DONE
from rig.bot import redirect
from tests.clock import HandClock
from tests.layouts import Layout

PICTURE = ("hand.webp", b"not a picture")
UPDATED = 7
NOBODY = discord.AllowedMentions.none()


def surface(words: str = "Hello", *, picture: bool = False) -> Surface:
    shown = framed(Accent.PLAYING, text(words), image(PICTURE[0], "a hand") if picture else None)
    return shown.with_files([PICTURE]) if picture else shown


def of_the_library(**arguments: Any) -> dict[str, Any]:
    """Return a message as the library encodes it, without empty fields."""
    written = handle_message_parameters(previous_allowed_mentions=NOBODY, **arguments)
    fields: dict[str, Any] = written.payload or orjson.loads(written.multipart[0]["value"] if written.multipart else "")
    return {key: value for key, value in fields.items() if key != "tts"}


def send_arguments(shown: Surface) -> dict[str, Any]:
    """Return the library's arguments for a new message."""
    files = [discord.File(BytesIO(content), name) for name, content in shown.files]
    return {"view": Layout(shown), **({"files": files} if files else {})}


def edit_arguments(shown: Surface, attached: Sequence[Attached] = ()) -> dict[str, Any]:
    """Return the library's arguments for a changed message."""
    there = {each.name: each for each in attached}
    files = [there.get(name) or discord.File(BytesIO(content), name) for name, content in shown.files]
    return {"view": Layout(shown), "attachments": files}


@dataclass
class Line:
    """A sender on the wire to a local Discord, in its first channel."""

    local: LocalDiscord
    sender: Sender

    @property
    def place(self) -> Place:
        channel = self.local.channel("stammtisch")
        return Place(int(channel.server_id or 0), int(channel.id))

    def shown(self, message: int) -> str:
        return str(self.local.world.messages[str(message)].json["components"])

    def pressed(self, message: int) -> Token:
        """Let Anna press a button on a message; the bot has answered."""
        world, channel = self.local.world, self.local.channel("stammtisch")
        source = world.messages[str(message)]
        made = self.local.interactions.send(COMPONENT, self.local.person("Anna"), channel, {}, source=source)
        self.local.interactions.answered(made, UPDATED, DONE)
        made.response_id = source.id
        return Token(made.token, 2e9)


@pytest_asyncio.fixture
async def line() -> AsyncIterator[Line]:
    async with LocalDiscord() as local:
        redirect(local)
        async with discord.Client(intents=discord.Intents.none()) as client:
            await client.login(local.token)
            rest = RestClient(local.token, RequestBudget(HandClock()))
            yield Line(local, Sender(client, rest, HandClock(), RequestBudget(HandClock())))
            await rest.close()


async def test_requests_after_shutdown_begins_fail_as_trouble(line: Line) -> None:
    rest = RestClient(line.local.token, RequestBudget(HandClock()))
    request = Request("DELETE", "/channels/{id}/messages/{id}", "1", "/channels/1/messages/2", counted=True)
    with pytest.raises(discord.NotFound):
        await rest.request(request)
    await rest.close()
    with pytest.raises(ConnectionError):
        await rest.request(request)


async def test_nothing_is_requested_while_another_process_may_show_the_tables(line: Line) -> None:
    rest = RestClient(line.local.token, RequestBudget(HandClock()), certain=lambda: False)
    before = len(line.local.api_log.requests)
    with pytest.raises(ConnectionError):
        await rest.request(
            Request("DELETE", "/channels/{id}/messages/{id}", "1", "/channels/1/messages/2", counted=True)
        )
    assert len(line.local.api_log.requests) == before


@pytest.mark.parametrize("picture", [False, True])
def test_messages_are_serialized_like_the_librarys(*, picture: bool) -> None:
    shown = surface(picture=picture)
    ephemeral = discord.MessageFlags(ephemeral=True)
    assert new_message(shown) == of_the_library(**send_arguments(shown))
    assert new_message(shown, private=True) == of_the_library(**send_arguments(shown), flags=ephemeral)
    called = discord.AllowedMentions(users=[discord.Object(7)], roles=[discord.Object(8)])
    theirs: dict[str, list[Any]] = of_the_library(**send_arguments(shown), allowed_mentions=called)["allowed_mentions"]
    ours = new_message(shown, people=[7], role=8)["allowed_mentions"]
    assert ours == {"parse": [], "users": ["7"], "roles": ["8"]}
    assert {kind: [*map(str, ids)] for kind, ids in theirs.items()} == ours
    assert changed_message(shown) == of_the_library(**edit_arguments(shown))


def test_a_picture_already_on_a_message_is_kept_without_uploading() -> None:
    shown, attached = surface(picture=True), [Attached(PICTURE[0], 7)]
    assert changed_message(shown, attached) == of_the_library(**edit_arguments(shown, attached))
    assert new_files(shown, attached) == []
    assert new_files(shown, [Attached("another", 7)]) == [PICTURE]


async def test_of_two_pictures_only_the_new_one_is_uploaded(line: Line) -> None:
    def both(second: tuple[str, bytes]) -> Surface:
        shown = framed(Accent.PLAYING, image(PICTURE[0], "a hand"), image(second[0], "a table"))
        return shown.with_files([PICTURE, second])

    sent = await line.sender.post(line.place, both(("one.webp", b"one")), "nonce")
    changed = await line.sender.edit(InChannel(line.place, sent.message), both(("two.webp", b"two")), sent.attached)
    assert line.local.api_log.requests[-1].files == ["two.webp"]
    assert [each.name for each in changed.attached] == [PICTURE[0], "two.webp"]
    assert sent.attached[0] == changed.attached[0]


async def test_a_message_is_posted_once_and_a_press_enables_follow_ups(line: Line) -> None:
    posted = [(await line.sender.post(line.place, surface("before"), "nonce")).message for _ in range(2)]
    assert posted[0] == posted[1]
    token = line.pressed(posted[0])
    hand = await line.sender.follow_up(token, surface("hand", picture=True), private=True)
    assert line.local.world.messages[str(hand.message)].audience == line.local.person("Anna").id
    await line.sender.edit(Access(token, hand.message), surface("another hand"))
    assert "another hand" in line.shown(hand.message)
    await line.sender.delete(Access(token, hand.message))
    assert str(hand.message) not in line.local.world.messages


async def test_an_empty_rate_limit_bucket_delays_calls_without_refusals(line: Line) -> None:
    line.local.limiter.change("message-edit", 2, 0.2)
    sent = await line.sender.post(line.place, surface(), "nonce")
    for number in range(7):
        await line.sender.edit(InChannel(line.place, sent.message), surface(str(number)))
    assert line.local.api_log.statuses[429] == 0


async def test_a_rate_limited_call_is_retried_and_counted(line: Line) -> None:
    sent = await line.sender.post(line.place, surface(), "nonce")
    line.local.faults.add("/messages/", status=429, retry_after=0.01, count=2)
    await line.sender.edit(InChannel(line.place, sent.message), surface("after"))
    assert "after" in line.shown(sent.message)
    assert line.local.api_log.statuses[429] == 2


@pytest.mark.parametrize(
    ("fault", "kind", "code"),
    [
        ({"status": 403, "code": 50013}, discord.Forbidden, 50013),
        ({"status": 404, "code": 10008}, discord.NotFound, 10008),
        ({"status": 401, "code": 50027}, discord.HTTPException, 50027),
        ({"status": 429, "code": 1015}, discord.HTTPException, 1015),
    ],
)
async def test_errors_match_the_librarys(
    line: Line, fault: dict[str, Any], kind: type[discord.HTTPException], code: int
) -> None:
    line.local.faults.add("/messages", **fault)
    with pytest.raises(kind) as raised:
        await line.sender.post(line.place, surface(), "nonce")
    assert (raised.value.status, raised.value.code) == (fault["status"], code)


async def test_a_broken_connection_is_reported_as_trouble(line: Line) -> None:
    line.local.faults.add("/messages", drop=True)
    with pytest.raises(TROUBLE) as raised:
        await line.sender.post(line.place, surface(), "nonce")
    assert "/messages" not in str(raised.value), "a path may contain a token"


async def test_server_errors_are_waited_out(line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bot.discord_io.rest_client.TROUBLE_SECONDS", 0.0)
    line.local.faults.add("/messages", status=502, count=2)
    assert (await line.sender.post(line.place, surface("at last"), "nonce")).message
    line.local.faults.add("/messages", status=503)
    with pytest.raises(discord.DiscordServerError):
        await line.sender.post(line.place, surface(), "another")
