"""Bots that know nothing of this project, in processes of their own: in Python and in JavaScript.

The one with discord.js is tried where `make javascript` has installed that.
"""

import asyncio
import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

from local_discord import LocalDiscord
from local_discord.testing.people import Person

BOTS = Path(__file__).parent / "bots"
MODULES = Path(__file__).parents[2] / "build" / "javascript" / "node_modules"
NODE = ("node", "--experimental-websocket", "--no-warnings")
"""Before version 22 Node.js has WebSockets only when it is asked for them, and before 20.10 not at all."""
OLDEST = (20, 10)
COMMANDS: dict[str, tuple[str, ...]] = {
    "discord.py": (sys.executable, str(BOTS / "tea.py")),
    "JavaScript": (*NODE, str(BOTS / "tea.mjs")),
}
if (MODULES / "discord.js").exists():
    COMMANDS["discord.js"] = (*NODE, str(BOTS / "discordjs.cjs"))


def check_node() -> None:
    """Skip where Node.js is missing or too old."""
    if shutil.which("node") is None:
        pytest.skip("Node.js is not installed")
    version = subprocess.run(["node", "--version"], capture_output=True, text=True, check=True).stdout
    if tuple(map(int, version.strip().lstrip("v").split(".")[:2])) < OLDEST:
        pytest.skip(f"Node.js {version.strip()} has no WebSockets; 20.10 has")


async def start(discord: LocalDiscord, command: Sequence[str]) -> asyncio.subprocess.Process:
    """Start a bot, and wait until it says that it is ready."""
    told = {
        "DISCORD_API": discord.api,
        "DISCORD_GATEWAY": discord.gateway.url,
        "DISCORD_TOKEN": discord.token,
        "NODE_PATH": str(MODULES),
    }
    bot = await asyncio.create_subprocess_exec(*command, env=os.environ | told, stdout=asyncio.subprocess.PIPE)
    assert bot.stdout is not None
    assert await bot.stdout.readline() == b"ready\n"
    return bot


@pytest.mark.parametrize("name", COMMANDS)
async def test_another_bot_answers_a_command_a_button_and_a_form(
    discord_: LocalDiscord, anna: Person, name: str
) -> None:
    if COMMANDS[name][0] == "node":
        check_node()
    discord_.interactions.answer_within = 30  # not about a busy machine
    bot = await start(discord_, COMMANDS[name])
    try:
        await anna.command("tea")
        invitation = await anna.see("Tea is ready.")
        form = await anna.form(await anna.press("Order", message=invitation))
        assert form.title == "Tea"
        await anna.submit(form, {"Which tea?": "Assam"})
        await anna.see("Anna drinks Assam.")
        assert not discord_.api_log.unknown
    finally:
        bot.terminate()
        await bot.wait()
