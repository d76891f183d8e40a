"""`doctor` finds problems, says how to fix them, and is content where all is well."""

import asyncio
import json
import socket
import sqlite3
from collections.abc import Callable
from pathlib import Path

import aiohttp
import pytest
from aiohttp import web

from local_discord import LocalDiscord
from local_discord.testing.people import People
from storage.database import Database
from tests.e2e.processes import ended

pytestmark = pytest.mark.e2e


async def examined(folder: Path, *arguments: str, **settings: str) -> tuple[int, str]:
    given = {"LUPFEN_DATABASE_URL": f"sqlite+aiosqlite:///{folder / 'l.db'}", **settings}
    doctor = await asyncio.to_thread(ended, folder, "doctor", *arguments, **given)
    return doctor.status, doctor.output


def wrong(told: str) -> list[str]:
    return [line for line in told.splitlines() if line.startswith("✗")]


async def test_a_good_setup_passes_and_missing_permissions_are_named(tmp_path: Path) -> None:
    async with LocalDiscord() as discord, People(discord.url) as people:
        given = {"DISCORD_TOKEN": discord.token, "LUPFEN_DISCORD_API": discord.api}
        await (await Database.open(f"sqlite+aiosqlite:///{tmp_path / 'l.db'}")).close()
        status, told = await examined(tmp_path, **given)
        assert (status, wrong(told)) == (0, []), told
        assert "All is well." in told
        assert "24 of 24 suits and faces are not among the application's emojis" in told
        assert discord.token not in told
        anna = await people.enter("Anna")
        server = anna.state["servers"][0]["id"]
        await people.control("POST", "permissions", {"server": server, "deny": ["attach_files"]})
        status, told = await examined(tmp_path, **given)
        assert status == 1
        assert ["attach files" in line for line in wrong(told)] == [True]


async def test_a_wrong_token_and_a_file_that_is_not_a_database_are_reported(tmp_path: Path) -> None:
    (tmp_path / "l.db").write_bytes(b"not a database" * 100)
    (tmp_path / "l.db").chmod(0o600)
    async with LocalDiscord() as discord:
        status, told = await examined(tmp_path, DISCORD_TOKEN="wrong", LUPFEN_DISCORD_API=discord.api)
    assert status == 1
    assert [line for line in wrong(told) if "DISCORD_TOKEN" in line]
    assert [line for line in wrong(told) if "not a database of Lupfen" in line]


async def test_a_silent_api_a_missing_token_and_loose_file_permissions_are_reported(tmp_path: Path) -> None:
    sqlite3.connect(tmp_path / "l.db").close()
    (tmp_path / "l.db").touch()
    (tmp_path / "l.db").chmod(0o644)
    status, told = await examined(tmp_path)
    assert status == 1
    assert ["DISCORD_TOKEN is missing" in wrong(told)[0], "chmod 600" in wrong(told)[1]] == [True, True]
    _, told = await examined(tmp_path, DISCORD_TOKEN="a", LUPFEN_DISCORD_API="http://127.0.0.1:9/api")
    assert "does not answer" in wrong(told)[0]


async def test_all_servers_are_examined(tmp_path: Path) -> None:
    def servers(request: web.Request) -> web.Response:
        after = int(request.query.get("after", 0))
        page = [
            {"id": str(number), "name": f"Server {number}", "permissions": "8" if number <= 300 else "0"}
            for number in range(after + 1, min(501, after + int(request.query["limit"]) + 1))
        ]
        return web.json_response(page)

    async with LocalDiscord() as discord:
        told = await in_front_of(discord, "users/@me/guilds", servers, tmp_path)
    assert "Permissions are missing on 200 servers" in told


async def test_an_html_error_page_is_reported_by_its_status(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        told = await in_front_of(
            discord, "users/@me", lambda _request: web.Response(status=502, text="<html>Bad Gateway"), tmp_path
        )
    assert "Discord answered with status 502" in told


async def test_a_gateway_address_that_cannot_be_read_is_not_reported_as_no_starts_left(tmp_path: Path) -> None:
    async with LocalDiscord() as discord:
        told = await in_front_of(discord, "gateway/bot", lambda _request: web.Response(status=502), tmp_path)
        assert "The gateway cannot be asked (status 502)" in told
        for path in ("users/@me", "gateway/bot", "users/@me/guilds"):
            told = await in_front_of(discord, path, lambda _request: web.json_response({}), tmp_path)
            assert "does not answer as Discord does" in told, path


async def test_another_program_on_the_port_is_not_mistaken_for_the_bot(tmp_path: Path) -> None:
    async def healthy(_request: web.Request) -> web.Response:
        return web.Response(text="Prometheus is Healthy.")

    application = web.Application()
    application.router.add_get("/healthz", healthy)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    _, told = await examined(tmp_path, LUPFEN_HTTP_PORT=str(runner.addresses[0][1]))
    await runner.cleanup()
    assert "cannot be served" in told
    assert "already answers" not in told


async def test_a_token_that_others_can_read_is_reported(tmp_path: Path) -> None:
    env = tmp_path / ".env"
    env.write_text("DISCORD_TOKEN=secret\nLUPFEN_DISCORD_API=http://127.0.0.1:9/api\n")
    env.chmod(0o644)
    _, told = await examined(tmp_path)
    assert "Run `chmod 600 .env`" in told
    assert "secret" not in told
    env.chmod(0o600)
    _, told = await examined(tmp_path)
    assert "chmod" not in told


async def in_front_of(
    discord: LocalDiscord, path: str, answer: Callable[[web.Request], web.Response], folder: Path
) -> str:
    """Check a set-up whose API answers one path differently; return the findings."""

    async def handle(request: web.Request) -> web.StreamResponse:
        if request.match_info["path"] == path:
            return answer(request)
        async with (
            aiohttp.ClientSession() as session,
            session.get(f"{discord.api}/{request.match_info['path']}", headers=request.headers) as found,
        ):
            return web.json_response(await found.json(), status=found.status)

    application = web.Application()
    application.router.add_get("/{path:.+}", handle)
    runner = web.AppRunner(application)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    try:
        api = f"http://127.0.0.1:{runner.addresses[0][1]}"
        _, told = await examined(folder, DISCORD_TOKEN=discord.token, LUPFEN_DISCORD_API=api)
    finally:
        await runner.cleanup()
    return "\n".join(wrong(told))


async def test_settings_ports_folders_and_backups_are_examined(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        _, told = await examined(tmp_path, LUPFEN_HTTP_PORT=port, LUPFEN_BACKUP_FOLDER=str(tmp_path))
    assert "cannot be served" in told
    assert "There is no copy in" in told
    _, told = await examined(tmp_path, LUPFEN_DATABASE_URL=f"sqlite+aiosqlite:///{tmp_path}")
    assert "is a folder" in told
    assert "chmod" not in told
    _, told = await examined(tmp_path, LUPFEN_SHARD="0-3/4")
    assert "There is no setting LUPFEN_SHARD. Is LUPFEN_SHARDS meant?" in told


async def test_findings_are_available_to_programs_as_json(tmp_path: Path) -> None:
    status, told = await examined(tmp_path, "--json")
    found = [json.loads(line) for line in told.splitlines()]
    assert status == 1
    assert [each["well"] for each in found][:2] == [True, False]


async def test_a_database_user_without_the_rights_is_reported_before_startup(tmp_path: Path, server: str) -> None:
    database = await Database.open(server)
    async with database.writing() as connection:
        await connection.exec_driver_sql("DROP ROLE IF EXISTS visitor")
        await connection.exec_driver_sql("CREATE ROLE visitor LOGIN IN ROLE pg_read_all_data")
    await database.close()
    _, told = await examined(tmp_path, LUPFEN_DATABASE_URL=server.replace("lupfen@", "visitor@"))
    assert "GRANT ALL ON SCHEMA public TO visitor" in told
    _, told = await examined(tmp_path, LUPFEN_DATABASE_URL=server)
    assert "The database is intact" in told
