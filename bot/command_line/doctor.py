"""`python -m bot doctor`: check the setup, one line per check, and say how to fix problems."""

import asyncio
import errno
import os
import shutil
import socket
import time
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import suppress
from email.utils import parsedate_to_datetime
from pathlib import Path
from typing import Any, NamedTuple

import aiohttp
import discord
import orjson
from dotenv import dotenv_values

from bot.command_line.common import asked, parser
from bot.interactions.permissions import NEEDED
from bot.operations.emojis import drawn_signs
from bot.operations.gateway import NOT_KNOWN
from bot.operations.installation import address
from bot.operations.newer_release import newest_release
from bot.settings import Settings, SettingsProblem, read_settings
from bot.version import VERSION
from storage.addresses import is_server, path_of
from storage.backup import newest_backup
from storage.checkup import OTHERS, checkup
from storage.problems import StorageProblem

LEAST_ROOM = 200_000_000
MEGABYTE = 1_000_000
OLD_HOURS = 26
PATIENCE = aiohttp.ClientTimeout(total=10)
MOST_SECONDS_OFF = 30
MOST_NAMED = 5
PAGE = 200
SERVERS_A_SHARD = 2_500
MISSING = (
    "DISCORD_TOKEN is missing: only play in the browser is possible. `python -m bot setup` asks for your bot's token."
)


class Finding(NamedTuple):
    """The result of one check; if it failed, `words` say what to do."""

    well: bool
    words: str

    def __str__(self) -> str:
        return f"{'✓' if self.well else '✗'} {self.words}"


def main(arguments: Sequence[str]) -> int:
    """Print a line for each check; exit status 1 if any failed."""
    options = parser("doctor", "Look for what is wrong with the set-up, and say what to do.")
    options.add_argument("--json", action="store_true", help="one JSON object per line, with `well` and `words`")
    return asyncio.run(_examine(as_json=options.parse_args(arguments).json))


async def _examine(*, as_json: bool) -> int:
    unwell = 0
    async for finding in _findings():
        print(orjson.dumps(finding._asdict()).decode() if as_json else finding, flush=True)
        unwell += not finding.well
    if not as_json:
        print(f"\nFailed checks: {unwell}. Each says how to mend it." if unwell else "\nAll is well.")
    return 1 if unwell else 0


async def _findings() -> AsyncIterator[Finding]:
    try:
        settings = read_settings()
    except SettingsProblem as problem:
        yield Finding(False, str(problem))
        return
    yield Finding(True, "The settings can be read.")
    for finding in filter(None, (_env_file(Path(".env")), _port(settings))):
        yield finding
    for several in (_discord(settings), _database(settings.database_url)):
        async for finding in several:
            yield finding
    if settings.backup_folder or not is_server(settings.database_url):
        yield _backups(settings.backup_folder)
    if settings.pictures:
        yield _pictures()
    if settings.releases_url:
        yield await _release(settings.releases_url)


async def _release(feed: str) -> Finding:
    """Check whether this is the newest release; an older one is no fault, but worth a line."""
    try:
        release = await newest_release(feed)
    except (aiohttp.ClientError, TimeoutError, ValueError) as error:
        why = str(error).splitlines()[0] if str(error) else type(error).__name__
        return Finding(False, f"{feed} (LUPFEN_RELEASES_URL) names no release: {why}.")
    return Finding(True, str(release) if release.newer else f"Lupfen {VERSION} is the newest release.")


def _port(settings: Settings) -> Finding | None:
    """Check whether the operator page's port is free, or already served by the bot; `None` without a page."""
    if not settings.http_port:
        return None
    place = f"{settings.http_host}:{settings.http_port}"
    try:
        socket.create_server((settings.http_host, settings.http_port)).close()
    except OSError as error:
        if error.errno == errno.EADDRINUSE and _is_bot(asked(settings)):
            return Finding(True, f"The bot already answers at {place}.")
        return Finding(False, f"{place} cannot be served ({error.strerror}). Choose another LUPFEN_HTTP_PORT.")
    return Finding(True, f"{place} is free.")


def _is_bot(answer: tuple[int, str] | None) -> bool:
    """Whether an answer has the form of the bot's, and not of another program's."""
    with suppress(orjson.JSONDecodeError):
        told: Any = orjson.loads(answer[1]) if answer else None
        return isinstance(told, dict) and {"status", "gateway", "tables"} <= told.keys()
    return False


def _env_file(file: Path) -> Finding | None:
    """Check that nobody else can read a token in `.env`; `None` if there is none."""
    if os.name != "posix" or not dotenv_values(file).get("DISCORD_TOKEN"):
        return None
    if file.stat().st_mode & OTHERS:
        return Finding(False, f"Other users of this machine can read the token in {file}. Run `chmod 600 {file}`.")
    return Finding(True, f"Only we can read the token in {file}.")


def _backups(place: str) -> Finding:
    """Check the age of the newest scheduled backup; that none are made is no fault, but worth a line."""
    if not place:
        return Finding(True, "No nightly backups are made; to have them, set LUPFEN_BACKUP_FOLDER.")
    folder = Path(place)
    newest = newest_backup(folder)
    if newest is None:
        return Finding(False, f"There is no copy in {folder} (LUPFEN_BACKUP_FOLDER) yet: `run` makes one each night.")
    hours = (time.time() - newest) / 3_600
    words = f"The newest copy of the database is {hours:.0f} hours old."
    return Finding(True, words) if hours <= OLD_HOURS else Finding(False, f"{words} See the log of `run`.")


async def _database(url: str) -> AsyncIterator[Finding]:
    """Check the database: location, permissions, schema, integrity, and free disk space."""
    try:
        path = None if is_server(url) else path_of(url)
        complaints = await checkup(url)
    except StorageProblem as problem:
        yield Finding(False, str(problem))
        return
    for complaint in complaints:
        yield Finding(False, complaint)
    if not complaints:
        there = path is None or path.exists()
        words = "is intact, and only we can read it" if there else f"will be created at {path}"
        yield Finding(True, f"The database {words}.")
    if path is not None:
        yield _room(path)


def _room(path: Path) -> Finding:
    folder = next(each for each in path.absolute().parents if each.exists())
    free = shutil.disk_usage(folder).free
    words = f"{free // MEGABYTE} MB are free in {folder}."
    return Finding(True, words) if free >= LEAST_ROOM else Finding(False, f"Only {words} Make room on the disk.")


def _pictures() -> Finding:
    """Draw one picture of each kind, which needs the fonts, the cards and the drawing library."""
    from bot.pictures.hand import hand_picture
    from bot.pictures.scene import HandCard, SeatScene, Style, TableScene
    from bot.pictures.table import table_picture

    try:
        hand_picture((HandCard(None),), Style())
        table_picture(TableScene((SeatScene("Änni 🃏"), SeatScene("שלום"))), Style())
    except (ImportError, OSError, ValueError) as error:
        words = f"Pictures cannot be drawn ({error}). Install Lupfen again, or set LUPFEN_PICTURES=false."
        return Finding(False, words)
    return Finding(True, "Fonts and cards are there; pictures can be drawn.")


# Discord


class Answer(NamedTuple):
    """An API response: its status, its JSON, and how many seconds our clock is ahead."""

    status: int
    body: Any
    ahead: float


async def _discord(settings: Settings) -> AsyncIterator[Finding]:
    """Check whether Discord accepts the token, which permissions the bot has, and the time."""
    token = settings.token.get_secret_value()
    if not token:
        yield Finding(False, MISSING)
        return
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {token}"}, timeout=PATIENCE) as session:
        try:
            me = await _ask(session, f"{settings.discord_api}/users/@me")
            if me.status == 401:
                yield Finding(False, NOT_KNOWN)
                return
            yield Finding(me.status == 200, _known(me))
            yield _clock(me.ahead)
            application = await _ask(session, f"{settings.discord_api}/applications/@me")
            yield _application(application)
            if application.status == 200:
                emojis = f"{settings.discord_api}/applications/{application.body['id']}/emojis"
                yield Finding(True, _emojis(await _ask(session, emojis)))
            gateway = await _ask(session, f"{settings.discord_api}/gateway/bot")
            yield _gateway(gateway)
            servers = await _all_servers(session, f"{settings.discord_api}/users/@me/guilds")
            yield _servers(servers)
            if gateway.status == servers.status == 200:
                yield _shards(settings, int(gateway.body["shards"]), len(servers.body))
        except (aiohttp.ClientError, TimeoutError, ValueError) as error:
            why = str(error) or type(error).__name__
            words = f"{settings.discord_api} does not answer ({why}). Check the network and LUPFEN_DISCORD_API."
            yield Finding(False, words)
        except (KeyError, TypeError, AttributeError):
            words = f"{settings.discord_api} does not answer as Discord does. Check LUPFEN_DISCORD_API."
            yield Finding(False, words)


async def _ask(session: aiohttp.ClientSession, address: str) -> Answer:
    begun = time.time()
    async with session.get(address) as response:
        try:
            body = await response.json(content_type=None)
        except ValueError:  # an HTML page, for instance from a proxy that cannot reach its server
            body = {}
            if response.status == 200:
                raise ValueError("it does not speak JSON") from None
        told = response.headers.get("Date")
        ahead = (begun + time.time()) / 2 - parsedate_to_datetime(told).timestamp() if told else 0.0
        return Answer(response.status, body, ahead)


async def _all_servers(session: aiohttp.ClientSession, address: str) -> Answer:
    """Fetch all servers page by page; stop at the first failed response, and at the third that asks for patience."""
    found: list[Any] = []
    patience = 2
    while True:
        after = f"?limit={PAGE}" + (f"&after={found[-1]['id']}" if found else "")
        page = await _ask(session, address + after)
        if page.status == 429 and patience:
            patience -= 1
            await asyncio.sleep(float(page.body.get("retry_after", 1.0)))
            continue
        if page.status != 200:
            return page
        if isinstance(page.body, dict):
            raise TypeError
        found, patience = [*found, *page.body], 2
        if len(page.body) < PAGE:
            return page._replace(body=found)


def _known(me: Answer) -> str:
    if me.status != 200:
        return f"Discord answered with status {me.status}. Try again in a few minutes."
    return f"Discord knows the token: it is {me.body['username']}'s."


def _clock(ahead: float) -> Finding:
    if abs(ahead) <= MOST_SECONDS_OFF:
        return Finding(True, "The clock is right.")
    way = "fast" if ahead > 0 else "slow"
    return Finding(False, f"The clock is {abs(ahead):.0f} seconds {way}. Set it from the network (NTP).")


def _application(found: Answer) -> Finding:
    """Report whether the bot can be invited; it needs no privileged intents."""
    if found.status != 200:
        return Finding(False, f"The application cannot be read (status {found.status}). Try again in a few minutes.")
    if found.body.get("bot_require_code_grant"):
        what = 'switch "Requires OAuth2 Code Grant" off in the developer portal'
        return Finding(False, f"Nobody can invite the bot: {what}.")
    return Finding(True, f"The bot needs no privileged intents. Add it to a server: {address(int(found.body['id']))}")


def _emojis(found: Answer) -> str:
    """Report how many suit emojis are uploaded; without them only the look suffers."""
    if found.status != 200:
        return f"The application's emojis cannot be read (status {found.status}): suits are plain symbols."
    there = {emoji["name"] for emoji in found.body["items"]}
    wanted = [sign.name for sign in drawn_signs()]
    missing = sum(name not in there for name in wanted)
    if missing:
        return f"{missing} of {len(wanted)} suits and faces are not among the application's emojis; `run` uploads them."
    return f"All {len(wanted)} suits and faces are emojis of the application."


def _gateway(found: Answer) -> Finding:
    if found.status != 200:
        return Finding(False, f"The gateway cannot be asked (status {found.status}). Try again in a few minutes.")
    limit: Mapping[str, Any] = found.body["session_start_limit"]
    left = limit["remaining"]
    if left:
        return Finding(True, f"The gateway lets the bot in, {left} more times today.")
    hours = limit["reset_after"] / 3_600_000
    words = f"The gateway does not let the bot in again today. Wait {hours:.0f} hours, and restart it less often."
    return Finding(False, words)


def _shards(settings: Settings, wanted: int, servers: int) -> Finding:
    """Compare the number of shards with Discord's recommendation and with the limit of servers per shard."""
    if settings.shard_range is None:
        return Finding(True, f"Discord decides on {wanted} shard{'s' * (wanted != 1)} for this process.")
    count = settings.shard_range[1]
    if servers > count * SERVERS_A_SHARD:
        words = f"{_counted(servers)} need more than the {count} shards of LUPFEN_SHARDS. Discord wants {wanted}: "
        return Finding(False, f"{words}deploy/README.md says how to change their number.")
    return Finding(True, f"{count} shards are enough for {_counted(servers)}; Discord recommends {wanted}.")


def _servers(found: Answer) -> Finding:
    """Report the servers where the bot lacks a permission; channel overrides are not considered."""
    if found.status != 200:
        return Finding(False, f"The bot's servers cannot be read (status {found.status}). Try again in a few minutes.")
    lacking = [*_lacking(found.body)]
    if not found.body:
        return Finding(True, "The bot is on no server yet; README.md says how to invite it.")
    if not lacking:
        return Finding(True, f"On {_counted(len(found.body))} the bot's roles give it the permissions it needs.")
    named = "; ".join(lacking[:MOST_NAMED])
    words = f"Permissions are missing on {_counted(len(lacking))}: {named}. Grant them to the bot's role."
    return Finding(False, words)


def _counted(number: int) -> str:
    return "1 server" if number == 1 else f"{number} servers"


def _lacking(servers: Sequence[Mapping[str, Any]]) -> Iterator[str]:
    for server in servers:
        granted = discord.Permissions(int(server["permissions"]))
        missing = [name.replace("_", " ") for name in NEEDED if not (getattr(granted, name) or granted.administrator)]
        if missing:
            yield f"{server['name']} ({', '.join(missing)})"
