"""`python -m bot setup`: from a token to a running bot on a server."""

import asyncio
import signal
import sys
from collections.abc import AsyncGenerator, Mapping, Sequence
from contextlib import asynccontextmanager
from getpass import getpass
from pathlib import Path
from typing import Any, Final

import discord
from discord.http import Route
from dotenv import set_key

from bot.command_line import run
from bot.command_line.common import parser, with_sentences
from bot.language import Language
from bot.operations.emojis import Emojis
from bot.operations.gateway import NOT_KNOWN, find_api
from bot.operations.installation import address, introduction, ways_in
from bot.settings import Settings, SettingsProblem, read_settings

PORTAL: Final = "https://discord.com/developers/applications"
SETTINGS, EXAMPLE = Path(".env"), Path(".env.example")
TRIES: Final = 3
LOOK_SECONDS: Final = 3.0
OWNER_ONLY: Final = 0o600
WELCOME: Final = f"""Lupfen needs a bot of your own on Discord, which is free:

  1. Open {PORTAL} and press "New Application".
  2. On its page "Bot", press "Reset Token" and copy the token.

Keep the token secret: anyone who has it can act as your bot. Lupfen stores it in the file .env and nowhere else.
"""
CODE_GRANT: Final = 'Nobody can add the bot: switch "Requires OAuth2 Code Grant" off on its page "Bot" in the portal.'
ENDPOINT: Final = (
    "Discord would send presses to {address}, not to this bot: "
    'clear "Interactions Endpoint URL" on the page "General Information" in the portal.'
)
ONLY_PORTAL: Final = """Only the portal can set these, and none is needed to play: a picture; on the page "General
Information" the addresses of your terms and privacy policy; on the page "Bot" whether others may add the bot."""


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Set everything up, wait until the bot is on a server, and then run it."""
    options = parser("setup", "Put Lupfen on Discord: asks for the bot's token, does the rest, and starts the bot.")
    options.add_argument("--only", action="store_true", help="do not start the bot afterwards")
    chosen = options.parse_args(arguments)
    try:
        asyncio.run(_set_up(read_settings()))
    except KeyboardInterrupt:
        print("\nStopped. Everything above is done; the same command continues from there.")
        raise
    if chosen.only:
        return 0
    print("\nStarting it now; leave with Ctrl-C, and start it again with `make run` (or `lupfen`).\n", flush=True)
    return run.main([])


async def _set_up(settings: Settings) -> None:
    find_api(settings)
    async with _client(settings) as client:
        _done(f"Discord knows the token: it is {client.user and client.user.name}'s.")
        application = await _checked(client)
        await _change(client, "its description and tags", introduction(Language()))
        await _change(client, "how it is installed", ways_in())
        await _upload(client)
        print(ONLY_PORTAL)
        await _arrive(client, application)


@asynccontextmanager
async def _client(settings: Settings) -> AsyncGenerator[discord.Client]:
    """Log in with the stored token, or ask for one and store it; raises `SettingsProblem`."""
    async with discord.Client(intents=discord.Intents.none()) as client:
        if token := settings.token.get_secret_value():
            if not await _logs_in(client, token):
                raise SettingsProblem(NOT_KNOWN)
        else:
            print(WELCOME)
            _keep(await _asked(client))
        yield client


async def _asked(client: discord.Client) -> str:
    """Ask for a token until Discord knows it, three times at most."""
    for _ in range(TRIES):
        token = _typed().strip().removeprefix("Bot ")
        if not token:
            print("✗ Nothing was entered.")
        elif await _logs_in(client, token):
            return token
        else:
            print('✗ Discord does not know this token. On the page "Bot", press "Reset Token" and copy the new one.')
    raise SettingsProblem("Nothing was changed. Run the same command again when you have the token.")


def _typed() -> str:
    """Read a line without showing it; from a pipe, simply read it. Ctrl-C interrupts it, although a loop runs."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        return getpass("Paste the token (it is not shown), then press Enter: ") if sys.stdin.isatty() else input()
    except EOFError:
        return ""
    finally:
        signal.signal(signal.SIGINT, before)


async def _logs_in(client: discord.Client, token: str) -> bool:
    """Whether Discord knows a token; raises `SettingsProblem` if it does not answer."""
    if not (token.isascii() and token.isprintable()):
        return False
    try:
        await client.login(token)
    except discord.LoginFailure:
        return False
    except (discord.HTTPException, OSError, TimeoutError) as error:
        raise SettingsProblem(f"Discord does not answer ({_why(error)}). Try again in a few minutes.") from error
    return True


def _keep(token: str) -> None:
    """Write the token into `.env`, which only its owner can read; its other lines stay."""
    try:
        text = "" if SETTINGS.exists() or not EXAMPLE.exists() else EXAMPLE.read_text(encoding="utf-8")
        SETTINGS.touch(OWNER_ONLY)
        SETTINGS.chmod(OWNER_ONLY)
        if text:
            SETTINGS.write_text(text, encoding="utf-8")
        set_key(SETTINGS, "DISCORD_TOKEN", token, quote_mode="never")
        SETTINGS.chmod(OWNER_ONLY)
    except OSError as error:
        raise SettingsProblem(
            f"{SETTINGS.absolute()} cannot be written ({error.strerror}). Set DISCORD_TOKEN in the environment instead."
        ) from error
    _done(f"The token is in {SETTINGS.absolute()}, which only you can read.")


async def _checked(client: discord.Client) -> int:
    """Return the application's id; raises `SettingsProblem` if only the portal can change what stands in the way."""
    found: Mapping[str, Any] = await client.http.request(Route("GET", "/applications/@me"))
    if found.get("bot_require_code_grant"):
        raise SettingsProblem(CODE_GRANT)
    if endpoint := found.get("interactions_endpoint_url"):
        raise SettingsProblem(ENDPOINT.format(address=endpoint))
    return int(found["id"])


async def _change(client: discord.Client, what: str, fields: Mapping[str, Any]) -> None:
    """Change the application; a refusal is said and stops nothing, since the bot plays without it."""
    try:
        await client.http.request(Route("PATCH", "/applications/@me"), json=fields)
    except (discord.HTTPException, OSError) as error:
        print(f"✗ Discord did not accept {what} ({_why(error)}); the bot can be played without it.")
    else:
        _done(f"Discord knows {what}.")


async def _upload(client: discord.Client) -> None:
    print("Uploading the suits and faces …", flush=True)
    shown: list[Mapping[str, str]] = []
    emojis = Emojis(shown.append, uploads=True, again=())
    await emojis.open(client, None)
    if shown:
        _done(f"{len(shown[0])} suits and faces are emojis of the bot.")
    else:
        print("✗ Some emojis are missing, so suits are plain symbols; the next start tries again.")


async def _arrive(client: discord.Client, application: int) -> None:
    print(f"\nAdd the bot to your server:\n\n  {address(application)}\n", flush=True)
    server = await _server(client)
    if server is None:
        print("Waiting until it is there … (Ctrl-C stops waiting; the address stays valid)", flush=True)
    while not server:
        await asyncio.sleep(LOOK_SECONDS)
        server = await _server(client)
    _done(f"Lupfen is on *{server}*; type /games there.")


async def _server(client: discord.Client) -> str | None:
    """Return the name of a server that the bot is on, if any; say so if Discord does not answer."""
    try:
        return await anext((guild.name async for guild in client.fetch_guilds(limit=1, with_counts=False)), None)
    except (discord.HTTPException, OSError) as error:
        print(f"Discord does not answer ({_why(error)}); still trying …", flush=True)
        return None


def _why(error: BaseException) -> str:
    words = getattr(error, "text", "") or str(error) or type(error).__name__
    return " ".join(words.split())


def _done(words: str) -> None:
    print(f"✓ {words}", flush=True)
