"""`python -m bot run`: the bot on Discord, or on another server that speaks its API."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from bot.command_line.common import in_loop, parser, with_sentences
from bot.operations.logs import set_up_logs
from bot.settings import SettingsProblem, read_settings

# The journal's thread needs the interpreter for a moment at each row; a busy loop would keep it ten times as long.
SWITCH_SECONDS: Final = 0.0005


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Run until told to leave (SIGTERM, Ctrl-C)."""
    parser("run", "Play on Discord. Settings come from the environment and .env (see .env.example).").parse_args(
        arguments
    )
    settings = read_settings()
    if not settings.token.get_secret_value():
        raise SettingsProblem(
            "DISCORD_TOKEN is missing. Put your bot's token into .env; README.md says how to get one."
        )
    set_up_logs(settings)
    sys.setswitchinterval(SWITCH_SECONDS)
    from bot.app import run

    in_loop(run(settings))
    return 0
