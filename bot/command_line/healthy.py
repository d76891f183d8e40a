"""`python -m bot healthy`: query the health of the bot running on this host; for container health checks."""

import sys
from collections.abc import Sequence
from http.client import HTTPConnection, HTTPException

from bot.command_line.common import PROBLEM, parser, with_sentences
from bot.settings import Settings, SettingsProblem, read_settings

PATIENCE_SECONDS = 4.0
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}  # noqa: S104 - an address the server listens on, not one opened here


@with_sentences
def main(arguments: Sequence[str]) -> int:
    """Exit with 0 if /healthz reports that all is well, otherwise with 1 and its message."""
    parser("healthy", "Ask the running bot how it is (LUPFEN_HTTP_PORT); exit status 1 if it is not well.").parse_args(
        arguments
    )
    settings = read_settings()
    if not settings.http_port:
        raise SettingsProblem("LUPFEN_HTTP_PORT is not set, so the bot cannot be asked.")
    answer = asked(settings)
    if answer is None:
        print("The bot does not answer.", file=sys.stderr)
        return PROBLEM
    status, words = answer
    print(words)
    return 0 if status == 200 else PROBLEM


def asked(settings: Settings) -> tuple[int, str] | None:
    """Query the health of the bot on this host; return its status and message, or `None` without an answer."""
    host = ANYWHERE.get(settings.http_host, settings.http_host)
    connection = HTTPConnection(host, settings.http_port, timeout=PATIENCE_SECONDS)
    try:
        connection.request("GET", "/healthz")
        answer = connection.getresponse()
        return answer.status, answer.read().decode()
    except (OSError, HTTPException):
        return None
    finally:
        connection.close()
