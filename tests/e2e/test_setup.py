"""`setup` puts the bot on Discord: it asks for the token, sets what can be set, and says what only a person can do."""

import asyncio
import os
import stat
import sys
from collections.abc import AsyncGenerator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from local_discord import LocalDiscord
from local_discord.testing.description import check
from local_discord.testing.people import People

pytestmark = pytest.mark.e2e
ROOT = Path(__file__).parents[2]


@asynccontextmanager
async def setup(
    folder: Path, discord: LocalDiscord, *arguments: str, **settings: str
) -> AsyncGenerator[asyncio.subprocess.Process]:
    """The command in a folder of its own, as somebody types it, with this local Discord in Discord's place."""
    ours = ("LUPFEN_", "DISCORD_")
    environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
    environment |= {"PYTHONPATH": str(ROOT), "LUPFEN_DISCORD_API": discord.api, **settings}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "setup", *arguments),
        cwd=folder,
        env=environment,
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
    )
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def told(process: asyncio.subprocess.Process, until: str = "") -> str:
    """What it prints, up to a line that contains some words, or to its end."""
    assert process.stdout
    lines: list[str] = []
    while line := (await process.stdout.readline()).decode():
        lines.append(line)
        if until and until in line:
            break
    return "".join(lines)


async def answered(process: asyncio.subprocess.Process, *lines: str) -> str:
    """What it prints when these lines are typed."""
    output, _ = await process.communicate("".join(f"{line}\n" for line in lines).encode())
    return output.decode()


async def test_from_a_token_to_a_server(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\nLUPFEN_LOG_LEVEL=warning\n")
    (tmp_path / ".env").chmod(0o644)
    async with LocalDiscord() as discord:
        async with setup(tmp_path, discord, "--only") as process:
            said = await answered(process, "wrong", discord.token)
        assert process.returncode == 0, said
        assert "Discord does not know this token" in said
        assert f"client_id={discord.world.app.id}&scope=bot+applications.commands&permissions=377957223424" in said
        assert "24 suits and faces are emojis" in said
        assert "Lupfen is on *Lupfen*; type /games there" in said
        assert discord.token not in said
        profile = discord.world.app.profile
        assert {"0", "1"} == set(profile["integration_types_config"])
        assert profile["install_params"]["permissions"] == "377957223424"
        assert "/games" in profile["description"]
        check(discord.api_log.requests)
    env = tmp_path / ".env"
    assert env.read_text() == f"# mine\nLUPFEN_LOG_LEVEL=warning\nDISCORD_TOKEN={discord.token}\n"
    assert stat.S_IMODE(env.stat().st_mode) == 0o600


async def test_it_waits_until_somebody_adds_the_bot_and_then_plays(tmp_path: Path) -> None:
    async with LocalDiscord() as discord, People(discord.url) as people:
        server = next(iter(discord.world.servers))
        await people.control("POST", f"servers/{server}/kick")
        data = f"sqlite+aiosqlite:///{tmp_path / 'l.db'}"
        given = {"DISCORD_TOKEN": discord.token, "LUPFEN_DATABASE_URL": data}
        async with setup(tmp_path, discord, **given) as process:
            await told(process, "Waiting until it is there")
            await people.control("POST", f"servers/{server}/invite")
            assert "ready" in await told(process, "ready")
        assert not (tmp_path / ".env").exists()


async def test_what_only_the_portal_can_mend_is_said(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        discord.world.app.profile["bot_require_code_grant"] = True
        async with setup(tmp_path, discord, DISCORD_TOKEN=discord.token) as process:
            said = await told(process)
        assert process.returncode != 0
    assert 'switch "Requires OAuth2 Code Grant" off' in said
    assert "Traceback" not in said


async def test_a_refused_change_a_wrong_token_and_silence_have_their_sentences(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        discord.faults.add("applications/@me$", method="PATCH", status=400, code=50035, count=1)
        async with setup(tmp_path, discord, "--only", DISCORD_TOKEN=discord.token) as process:
            said = await told(process)
        assert "✗ Discord did not accept its description and tags" in said
        assert "✓ Discord knows how it is installed." in said
        async with setup(tmp_path, discord, DISCORD_TOKEN="wrong") as process:
            assert "Discord does not know the token in DISCORD_TOKEN" in await told(process)
        async with setup(tmp_path, discord) as process:
            assert "Nothing was changed" in await answered(process, "", "", "")
    async with setup(tmp_path, discord, DISCORD_TOKEN="a") as process:
        assert "Discord does not answer" in await told(process)
    assert not (tmp_path / ".env").exists()
