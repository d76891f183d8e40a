"""`setup` puts the bot on Discord: it asks for the token, sets what can be set, and says what only a person can do."""

import asyncio
import signal
import stat
from pathlib import Path

import pytest

from local_discord import LocalDiscord
from local_discord.testing.description import check
from local_discord.testing.people import People
from tests.e2e.processes import Ended, bare, ended, forked

pytestmark = pytest.mark.e2e


async def setup(folder: Path, discord: LocalDiscord, *arguments: str, typed: str = "", **settings: str) -> Ended:
    """Run the command in a folder of its own, as somebody types it, with this local Discord in Discord's place."""
    given = {"LUPFEN_DISCORD_API": discord.api, **settings}
    return await asyncio.to_thread(lambda: ended(folder, "setup", *arguments, typed=typed, **given))


async def test_setup_takes_a_token_and_makes_the_bot_ready_for_its_server(tmp_path: Path) -> None:
    (tmp_path / ".env").write_text("# mine\nLUPFEN_LOG_LEVEL=warning\n")
    (tmp_path / ".env").chmod(0o644)
    async with LocalDiscord() as discord:
        status, said, errors = await setup(tmp_path, discord, "--only", typed=f"wrong\n{discord.token}\n")
        assert status == 0, said + errors
        assert "Discord does not know this token" in said
        assert f"client_id={discord.world.app.id}&scope=bot+applications.commands&permissions=377957223424" in said
        assert "24 suits and faces are emojis" in said
        assert "Lupfen is on *Lupfen*; type /games there" in said
        assert discord.token not in said + errors
        profile = discord.world.app.profile
        assert {"0", "1"} == set(profile["integration_types_config"])
        assert profile["install_params"]["permissions"] == "377957223424"
        assert "/games" in profile["description"]
        check(discord.api_log.requests)
    env = tmp_path / ".env"
    assert env.read_text() == f"# mine\nLUPFEN_LOG_LEVEL=warning\nDISCORD_TOKEN={discord.token}\n"
    assert stat.S_IMODE(env.stat().st_mode) == 0o600


async def test_setup_waits_until_the_bot_is_added_and_then_starts_it(tmp_path: Path) -> None:
    async with LocalDiscord() as discord, People(discord.url) as people:
        server = next(iter(discord.world.servers))
        await people.control("POST", f"servers/{server}/kick")
        data = f"sqlite+aiosqlite:///{tmp_path / 'l.db'}"
        given = {"DISCORD_TOKEN": discord.token, "LUPFEN_DISCORD_API": discord.api, "LUPFEN_DATABASE_URL": data}
        log = tmp_path / "said"
        log.touch()
        process = await forked(bare() | given, log, ("setup",), tmp_path)
        for words in ("Waiting until it is there", "ready with 0 tables"):
            while words not in (said := log.read_text()):
                assert process.returncode is None, said
                await asyncio.sleep(0.02)
            await people.control("POST", f"servers/{server}/invite")
        process.send_signal(signal.SIGTERM)
        assert await process.wait() == 0
        assert not (tmp_path / ".env").exists()


async def test_setup_names_what_only_the_portal_can_fix(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        discord.world.app.profile["bot_require_code_grant"] = True
        status, said, errors = await setup(tmp_path, discord, DISCORD_TOKEN=discord.token)
    assert status != 0
    assert 'switch "Requires OAuth2 Code Grant" off' in said + errors
    assert "Traceback" not in errors


async def test_a_refused_change_a_wrong_token_and_silence_are_explained(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        discord.faults.add("applications/@me$", method="PATCH", status=400, code=50035, count=1)
        said = (await setup(tmp_path, discord, "--only", DISCORD_TOKEN=discord.token)).output
        assert "✗ Discord did not accept its description and tags" in said
        assert "✓ Discord knows how it is installed." in said
        wrong = await setup(tmp_path, discord, DISCORD_TOKEN="wrong")
        assert "Discord does not know the token in DISCORD_TOKEN" in wrong.errors
        assert "Nothing was changed" in (await setup(tmp_path, discord, typed="\n\n\n")).errors
    assert "Discord does not answer" in (await setup(tmp_path, discord, DISCORD_TOKEN="a")).errors
    assert not (tmp_path / ".env").exists()
