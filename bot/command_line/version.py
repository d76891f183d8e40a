"""`python -m bot version`."""

from __future__ import annotations

from collections.abc import Sequence

from bot.command_line.common import parser
from bot.version import VERSION


def main(arguments: Sequence[str]) -> int:
    """Print the version."""
    parser("version", "Print the version of Lupfen.").parse_args(arguments)
    print(f"Lupfen {VERSION}")
    return 0
