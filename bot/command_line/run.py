"""`python -m bot run`: the bot on Discord, or on another server that speaks its API."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from typing import Final

from bot.command_line.common import in_loop, parser, with_sentences
from bot.operations.logs import set_up_logs
from bot.operations.tenure import ShardsLost
from bot.settings import SettingsProblem, read_settings

# The journal's thread needs the interpreter for a moment at each row; a busy loop would keep it ten times as long.
SWITCH_SECONDS: Final = 0.0005
AGAIN: Final = 75
"""The exit status that asks whoever watches over the process to start it again."""


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

    try:
        in_loop(run(settings))
    except ShardsLost as lost:
        print(lost, file=sys.stderr)
        return AGAIN
    return 0
