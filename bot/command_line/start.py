"""`python -m bot` without a command: Discord if there is a token, otherwise the browser."""

from __future__ import annotations

from collections.abc import Sequence

from bot.command_line import local, run
from bot.command_line.common import with_sentences
from bot.settings import read_settings


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Choose by DISCORD_TOKEN."""
    if read_settings().token.get_secret_value():
        return run.main(arguments)
    print("There is no DISCORD_TOKEN, so the table stands in your browser. README.md says how to put it on a server.\n")
    return local.main(arguments)
