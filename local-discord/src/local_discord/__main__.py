"""`python -m local_discord`: the local Discord as its own process."""

import argparse
import asyncio
import signal
import sys
from pathlib import Path

from local_discord.server import LocalDiscord


def main() -> int:
    """Run until a signal; exit with status 0, or 1 and a message if the port is taken."""
    parser = argparse.ArgumentParser(
        prog="local_discord", description="A local Discord on 127.0.0.1, for bots and their authors."
    )
    parser.add_argument("--port", type=int, default=8080, help="port to listen on, 0 for a free one (default 8080)")
    parser.add_argument("--data", type=Path, default=Path("data/discord"), help="folder of the state")
    parser.add_argument("--memory", action="store_true", help="keep nothing on disk")
    chosen = parser.parse_args()
    try:
        asyncio.run(_serve(None if chosen.memory else chosen.data, chosen.port))
    except OSError as error:
        sys.stderr.write(f"The local Discord cannot start: {error.strerror or error}\n")
        return 1
    return 0


async def _serve(data: Path | None, port: int) -> None:
    over = asyncio.Event()
    for number in (signal.SIGINT, signal.SIGTERM):
        asyncio.get_running_loop().add_signal_handler(number, over.set)
    async with LocalDiscord(data, port) as discord:
        _say(f"The local Discord listens on {discord.url} (bot: {discord.api}, token: {discord.token})")
        await over.wait()


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    raise SystemExit(main())
