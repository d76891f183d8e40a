"""`python -m local_discord` as a separate process, and the check against Discord's description."""

import asyncio
import os
import re
import signal
import sys
from pathlib import Path

import orjson
import pytest

from local_discord import LocalDiscord
from local_discord.api.log import Request
from local_discord.testing import description
from local_discord.testing.people import People


async def start(folder: Path, *more: str) -> tuple[asyncio.subprocess.Process, str]:
    """Start the process; return it and the first line it prints."""
    command = (sys.executable, "-m", "local_discord", "--port", "0", "--data", str(folder), *more)
    process = await asyncio.create_subprocess_exec(*command, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    return process, (await asyncio.wait_for(process.stdout.readline(), 60)).decode()


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
async def test_the_process_serves_and_exits_cleanly(tmp_path: Path, how: signal.Signals) -> None:
    process, line = await start(tmp_path)
    match = re.search(r"http://127\.0\.0\.1:\d+", line)
    assert match is not None
    async with People(match[0]) as people:
        await (await people.enter("Anna")).say("Kept")
    assert {file.stat().st_mode & 0o077 for file in map(Path, os.scandir(tmp_path))} == {
        0
    }  # it holds everybody's hands
    process.send_signal(how)
    assert await asyncio.wait_for(process.wait(), 60) == 0
    async with LocalDiscord(tmp_path) as again, People(again.url) as people:
        assert [message.text for message in (await people.enter("Anna")).messages()] == ["Kept"]


async def test_an_occupied_port_is_reported_in_a_sentence(discord_: LocalDiscord) -> None:
    port = discord_.url.rsplit(":", 1)[1]
    command = (sys.executable, "-m", "local_discord", "--port", port, "--memory")
    process = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
    _, said = await asyncio.wait_for(process.communicate(), 60)
    assert process.returncode == 1
    assert b"cannot start" in said
    assert b"Traceback" not in said


def test_a_body_unknown_to_discords_description_fails_the_test(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    body = {"type": "object", "properties": {"content": {"$ref": "#/components/schemas/Text"}}}
    operation = {"requestBody": {"content": {"application/json": {"schema": body}}}}
    schemas = {"Text": {"type": "string"}, "SnowflakeType": {"type": "string"}}
    document = {"paths": {"/channels/{id}/messages": {"post": operation}}, "components": {"schemas": schemas}}
    path = tmp_path / "openapi.json"
    path.write_bytes(orjson.dumps(document))
    monkeypatch.setenv("DISCORD_OPENAPI", str(path))

    def sent(address: str, content: object) -> Request:
        return Request(0.0, "POST", address, None, {}, {"content": content}, [], None, 200)

    description.forget()
    try:
        description.check([sent("/channels/1/messages", "text")])
        with pytest.raises(AssertionError, match="is not of type"):
            description.check([sent("/channels/1/messages", 5)])
        with pytest.raises(AssertionError, match="has no /elsewhere"):
            description.check([sent("/elsewhere", "text")])
    finally:
        description.forget()
