"""One process that thinks: a view in, an answer out, for as long as somebody asks.

It is given views and nothing else. A request is a line of JSON (`level`, `chance`, `size`) and a parcel of so many
bytes; the reply is a line of JSON with the `answer` as records write it, or the `problem`. The first line says that it
is ready.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from typing import Any, BinaryIO

from game.computer import player_of
from game.computer.player import asked
from game.core.parcel import opened
from game.games.catalogue import CATALOGUE

NICENESS = 10
READY = {"ready": True}


def main() -> None:
    """Think for whoever started this process, until there is nobody any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when this ends
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    serve(sys.stdin.buffer, sys.stdout.buffer)


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer one request after the other."""
    _write(replies, READY)
    while head := requests.readline():
        request = json.loads(head)
        _write(replies, _thought(request, requests.read(request["size"])))


def _thought(request: dict[str, Any], parcel: bytes) -> dict[str, Any]:
    """Think about one question; whatever goes wrong is told, and the next one is another matter."""
    try:
        view = opened(parcel, CATALOGUE)
        player = player_of(request["level"], CATALOGUE.find(view.ruleset))
        answer = player.choose(view, random.Random(request["chance"]))  # noqa: S311
        return {"answer": asked(view).write(answer)}
    except Exception as error:  # noqa: BLE001 - a player is any program
        return {"problem": f"{type(error).__name__}: {error}"}


def _write(replies: BinaryIO, reply: dict[str, Any]) -> None:
    replies.write(json.dumps(reply).encode() + b"\n")
    replies.flush()


if __name__ == "__main__":
    main()
