"""`python -m bot local`: the local Discord, and the bot as a separate process that is restarted when it dies."""

from __future__ import annotations

import argparse
import asyncio
import os
import select
import signal
import sqlite3
import sys
import time
import webbrowser
from contextlib import closing, suppress
from pathlib import Path
from typing import TYPE_CHECKING

from bot.command_line import run, setup
from bot.command_line.common import parser, with_sentences
from bot.operations.retrying import leaving_by_signal, unless
from bot.settings import DATABASE, Settings, SettingsProblem, read_settings
from storage.addresses import path_of, url_of
from storage.files import opened
from storage.problems import PROGRAM

if TYPE_CHECKING:
    from collections.abc import Sequence

    from local_discord import LocalDiscord

BOT = (sys.executable, "-m", "bot", "run", "--with-input")
STEADY_SECONDS = 10.0
MOST_FAST_DEATHS = 3
LEAVE_SECONDS = 6.0
OFFER_SECONDS = 10


@with_sentences
def start(arguments: Sequence[str]) -> int:
    """Play without a command: on Discord if there is a token, otherwise in the browser."""
    if read_settings().token.get_secret_value():
        return run.main(arguments)
    print(f"There is no DISCORD_TOKEN yet, so you play here in the browser. `{PROGRAM} setup` puts the bot on Discord.")
    return setup.main([]) if sys.stdin.isatty() and _chooses_discord() else main(arguments)


def _chooses_discord() -> bool:
    """Offer to set the bot up on Discord instead; without an answer the browser opens by itself."""
    choice = f"Enter begins at once, d and Enter set it up on Discord; in {OFFER_SECONDS} seconds it begins by itself: "
    print(choice, end="", flush=True)
    answers, _, _ = select.select([sys.stdin], [], [], OFFER_SECONDS)
    print()
    return bool(answers) and sys.stdin.readline().strip().casefold() == "d"


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Serve the page and keep the bot running until Ctrl-C."""
    settings = read_settings()
    options = parser("local", "Play in the browser: a local Discord on 127.0.0.1, with the bot in it.")
    options.add_argument("--port", type=int, default=settings.local_port, help="port of the page, 0 for a free one")
    options.add_argument("--no-browser", action="store_true", help="do not open the page")
    chosen = options.parse_args(arguments)
    try:
        return asyncio.run(_serve(settings, chosen))
    except OSError as error:
        raise SettingsProblem(
            f"The page cannot be served on port {chosen.port}: {error.strerror}. Choose another with LUPFEN_LOCAL_PORT."
        ) from error


async def _serve(settings: Settings, chosen: argparse.Namespace) -> int:
    try:
        from local_discord import LocalDiscord
    except ImportError:
        raise SettingsProblem("The local Discord is not installed here; `make setup` does it in a checkout.") from None
    leaving = leaving_by_signal()
    async with LocalDiscord(Path(settings.local_folder), chosen.port) as discord:
        print(f"Play at {discord.url}\nLeave with Ctrl-C; nothing is lost.\n", flush=True)
        if not chosen.no_browser and _has_desktop():
            webbrowser.open(discord.url)
        return await _keep_bot(settings, discord, leaving)


async def _keep_bot(settings: Settings, discord: LocalDiscord, leaving: asyncio.Event) -> int:
    """Restart the bot whenever it dies, unless it fails right at startup."""
    environment = {
        **os.environ,
        "DISCORD_TOKEN": discord.token,
        "LUPFEN_DISCORD_API": discord.api,
        "LUPFEN_DATABASE_URL": database_of(settings, discord),
    }
    fast_deaths = 0
    while True:
        begun = time.monotonic()
        bot = await asyncio.create_subprocess_exec(*BOT, env=environment, stdin=asyncio.subprocess.PIPE)
        await unless(leaving, bot.wait())
        if leaving.is_set():
            await _end(bot)
            return 0
        fast_deaths = fast_deaths + 1 if time.monotonic() - begun < STEADY_SECONDS else 0
        if fast_deaths >= MOST_FAST_DEATHS:
            print("The bot cannot run; the reason is above.", file=sys.stderr)
            return 1
        print(
            "The bot died and is being restarted; the tables pick up where they left off.", file=sys.stderr, flush=True
        )


def database_of(settings: Settings, discord: LocalDiscord) -> str:
    """Return the database's address: as set, else the usual one if it has this local Discord's games, else its own."""
    own, usual = Path(settings.local_folder) / "lupfen.db", path_of(DATABASE)
    if "database_url" in settings.model_fields_set or (usual.exists() and not own.exists() and _is_of(discord, usual)):
        return settings.database_url
    return url_of(own)


def _is_of(discord: LocalDiscord, path: Path) -> bool:
    with suppress(sqlite3.Error), closing(opened(path, "ro")) as connection:
        known = {str(server) for (server,) in connection.execute("SELECT id FROM servers")}
        return not known.isdisjoint(discord.world.servers)
    return False


async def _end(bot: asyncio.subprocess.Process) -> None:
    if bot.returncode is not None:
        return
    bot.send_signal(signal.SIGTERM)
    try:
        await asyncio.wait_for(bot.wait(), LEAVE_SECONDS)
    except TimeoutError:
        bot.kill()
        await bot.wait()


def _has_desktop() -> bool:
    return sys.platform in {"darwin", "win32"} or bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
