"""Whatever a server answers over HTTP/1.1 is understood, and no request meets the rest of another one's answer."""

import asyncio
from collections.abc import AsyncGenerator, AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field

import pytest
import pytest_asyncio

from bot.discord_io import transport
from bot.discord_io.transport import Answer, Connections

BRIEF = b"HTTP/1.1 200 OK\r\nContent-Length: 2\r\n\r\nok"
TOKEN = "/webhooks/1/secret"


@dataclass
class Server:
    """A server that gives the requests of each connection its `answers`, and ends it after one with "END"."""

    answers: list[Sequence[bytes]] = field(default_factory=list[Sequence[bytes]])
    heads: list[str] = field(default_factory=list[str])
    bodies: list[bytes] = field(default_factory=list[bytes])
    asked: asyncio.Event = field(default_factory=asyncio.Event)

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            for answer in self.answers.pop(0):
                head = (await reader.readuntil(b"\r\n\r\n")).decode()
                length = head.lower().partition("content-length: ")[2].partition("\r\n")[0]
                self.heads.append(head)
                self.bodies.append(await reader.readexactly(int(length or 0)))
                self.asked.set()
                writer.write(answer.removesuffix(b"END"))
                if answer.endswith(b"END"):
                    return
            await reader.read()
        except asyncio.IncompleteReadError:
            pass
        finally:
            writer.close()


@dataclass
class Meeting:
    """A server and a client of it."""

    server: Server
    client: Connections

    async def get(self) -> Answer:
        return await self.client.send("GET", TOKEN, "", None)

    async def nothing_rests(self) -> None:
        """Wait until no connection can be taken again."""
        while self.client.free:  # noqa: ASYNC110 - the server tells nobody
            await asyncio.sleep(0)


@asynccontextmanager
async def met() -> AsyncGenerator[Meeting]:
    server = Server()
    async with await asyncio.start_server(server.serve, "127.0.0.1", 0) as listening:
        client = Connections(f"http://127.0.0.1:{listening.sockets[0].getsockname()[1]}/api/v10", "Somebody")
        yield Meeting(server, client)
        client.close()


@pytest_asyncio.fixture
async def meeting() -> AsyncIterator[Meeting]:
    async with met() as both:
        yield both


@pytest.mark.parametrize(
    ("answer", "body"),
    [
        (BRIEF, b"ok"),
        (b"HTTP/1.1 200 OK\r\ncontent-length:0\r\n\r\n", b""),
        (b"HTTP/1.1 204 No Content\r\n\r\n", b""),
        (
            b"HTTP/1.1 200 OK\r\nTransfer-Encoding: Chunked\r\n\r\n3;x\r\nabc\r\nA\r\n0123456789\r\n0\r\nX: y\r\n\r\n",
            b"abc0123456789",
        ),
        (b"HTTP/1.1 103 Early Hints\r\nLink: x\r\n\r\nHTTP/1.1 200\r\nContent-Length: 2\r\n\r\nok", b"ok"),
    ],
)
async def test_a_response_is_read_fully_and_the_connection_reused(meeting: Meeting, answer: bytes, body: bytes) -> None:
    meeting.server.answers = [[answer, BRIEF]]
    assert (await meeting.get()).body == body
    assert (await meeting.get()).body == b"ok"


@pytest.mark.parametrize(
    ("answer", "body"),
    [
        (b"HTTP/1.1 200 OK\r\nConnection: Close\r\nContent-Length: 2\r\n\r\nok", b"ok"),
        (b"HTTP/1.0 200 OK\r\nContent-Length: 2\r\n\r\nok", b"ok"),
        (b"HTTP/1.1 200 OK\r\n\r\nto the endEND", b"to the end"),
        (BRIEF + b"HTTP/1.1 408 Request Timeout\r\n\r\n", b"ok"),
        (BRIEF + b"END", b"ok"),
    ],
)
async def test_a_closing_or_unfinished_connection_is_not_reused(meeting: Meeting, answer: bytes, body: bytes) -> None:
    meeting.server.answers = [[answer], [BRIEF]]
    assert (await meeting.get()).body == body
    await meeting.nothing_rests()
    assert (await meeting.get()).body == b"ok"


async def test_requests_declare_their_content_and_read_headers_case_insensitively(meeting: Meeting) -> None:
    meeting.server.answers = [[b"HTTP/1.1 404 Nope\r\nx-ratelimit-bucket:  abc \r\nContent-Length: 0\r\n\r\n", BRIEF]]
    answer = await meeting.client.send("PATCH", TOKEN + "?a=%20", "Content-Type: x/y\r\n", b"body")
    assert (answer.status, answer.reason, answer.headers["X-RateLimit-Bucket"]) == (404, "Not Found", "abc")
    head = meeting.server.heads[0].split("\r\n")
    assert head[0] == f"PATCH /api/v10{TOKEN}?a=%20 HTTP/1.1"
    assert {"User-Agent: Somebody", "Content-Type: x/y", "Content-Length: 4"} <= {*head}
    await meeting.client.send("PUT", TOKEN, "", None)
    assert "Content-Length: 0" in meeting.server.heads[1].split("\r\n")
    assert meeting.server.bodies == [b"body", b""]


@pytest.mark.parametrize(
    "answer",
    [
        b"END",
        b"HTTP/1.1 200 OK\r\nContent-Length: 5\r\n\r\nokEND",
        b"220 a server of mail\r\n\r\n",
        b"?" * 70_000,
        b"HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nxyz\r\n",
    ],
)
async def test_a_garbled_response_fails_without_showing_the_token_or_hurting_the_next_request(
    meeting: Meeting, answer: bytes
) -> None:
    meeting.server.answers = [[answer], [BRIEF]]
    with pytest.raises(ConnectionError) as raised:
        await meeting.get()
    assert "secret" not in str(raised.value)
    assert (await meeting.get()).body == b"ok"


async def test_a_missing_response_times_out(meeting: Meeting, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(transport, "LOST_SECONDS", 0.05)
    meeting.server.answers = [[b""]]
    with pytest.raises(TimeoutError, match="no answer"):
        await meeting.get()


async def test_a_cancelled_request_closes_its_connection(meeting: Meeting) -> None:
    meeting.server.answers = [[b"HTTP/1.1 200 OK\r\n"], [BRIEF]]
    asking = asyncio.create_task(meeting.get())
    await meeting.server.asked.wait()
    asking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await asking
    assert (await meeting.get()).body == b"ok"


async def test_a_closed_transport_waits_for_no_response_and_sends_nothing(meeting: Meeting) -> None:
    meeting.server.answers = [[b""], [BRIEF]]
    asking = asyncio.create_task(meeting.get())
    await meeting.server.asked.wait()
    meeting.client.close()
    with pytest.raises(ConnectionError):
        await asking
    with pytest.raises(ConnectionError, match="leaving"):
        await meeting.get()


async def test_an_unreachable_server_is_reported_as_trouble() -> None:
    server = await asyncio.start_server(Server().serve, "127.0.0.1", 0)
    port = server.sockets[0].getsockname()[1]
    server.close()
    await server.wait_closed()
    for address in (f"http://127.0.0.1:{port}", f"http://nobody.invalid:{port}"):
        with pytest.raises(ConnectionError):
            await Connections(address, "Somebody").send("GET", TOKEN, "", None)


def test_requests_work_the_same_with_uvloop() -> None:
    async def ask() -> list[bytes]:
        async with met() as meeting:
            meeting.server.answers = [[BRIEF, BRIEF]]
            return [(await meeting.get()).body for _ in range(2)]

    with asyncio.Runner(loop_factory=pytest.importorskip("uvloop").new_event_loop) as runner:
        assert runner.run(ask()) == [b"ok", b"ok"]
