"""`python -m bot run`: the bot on Discord, or on another server with its API."""

import logging
import os
import platform
import sys
import threading
from collections.abc import Mapping, Sequence
from typing import Final

import discord
from dotenv import dotenv_values

from bot.command_line.common import PROBLEM, in_loop, parser
from bot.memory import spare_memory
from bot.operations.logs import begin_logs, set_up_logs
from bot.operations.shard_lease import ShardsLost
from bot.operations.watchdog import AGAIN
from bot.settings import Settings, SettingsProblem, read_settings
from bot.version import VERSION
from storage.addresses import hidden
from storage.problems import StorageProblem

log = logging.getLogger(__name__)

WRONG_SETTING: Final = 78
"""The exit status after which only a person can help: systemd does not start the bot again (`EX_CONFIG`)."""

# The journal's thread needs the interpreter briefly for each row; a busy loop would hold it ten times as long.
SWITCH_SECONDS: Final = 0.0005


def main(arguments: Sequence[str]) -> int:
    """Run until asked to stop (SIGTERM, Ctrl-C); whatever ends the run is logged in the configured format."""
    options = parser("run", "Play on Discord. Settings come from the environment and .env (see .env.example).")
    options.add_argument("--with-input", action="store_true", help="end at once when standard input ends")
    if options.parse_args(arguments).with_input:
        threading.Thread(target=_end_with_input, daemon=True).start()
    begin_logs({name: value or "" for name, value in dotenv_values(".env").items()} | os.environ)
    try:
        settings = read_settings()
        if not settings.token.get_secret_value():
            raise SettingsProblem(
                "DISCORD_TOKEN is missing. Put your bot's token into .env; README.md says how to get one."
            )
        set_up_logs(settings)
        _play(settings)
    except (SettingsProblem, StorageProblem, ShardsLost) as problem:
        log.critical("%s", problem)
        ends: Mapping[type[Exception], int] = {SettingsProblem: WRONG_SETTING, ShardsLost: AGAIN}
        return ends.get(type(problem), PROBLEM)
    except KeyboardInterrupt:
        return 130
    return 0


def _end_with_input() -> None:
    """Exit as soon as the parent process closes our input, however it ended: nothing is lost, no bot is orphaned."""
    while os.read(0, 1):
        pass
    os._exit(0)


def _play(settings: Settings) -> None:
    log.info("Lupfen %s, Python %s, discord.py %s", VERSION, platform.python_version(), discord.__version__)
    log.info("shards %s; settings: %s", settings.shards or "as Discord decides", changed_settings(settings))
    log.info("data are kept in %s", hidden(settings.database_url))
    sys.setswitchinterval(SWITCH_SECONDS)
    spare_memory()
    from bot.process import run

    in_loop(run(settings))


def changed_settings(settings: Settings) -> str:
    """Return the settings that differ from their defaults, without the token or the database password."""
    changed = settings.model_dump(exclude={"token", "shards"}, exclude_defaults=True)
    if "database_url" in changed:
        changed["database_url"] = hidden(settings.database_url)
    return ", ".join(f"{name}={value}" for name, value in changed.items()) or "as they come"
