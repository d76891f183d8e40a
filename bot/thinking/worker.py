"""One process that thinks: a view in, an answer out, for as long as somebody asks.

It is given views and nothing else. A request is a line of JSON and a parcel of so many bytes (`size`); the reply is a
line of JSON, with the `problem` if there was one. The first line says that it is ready. By its `task` a request asks
for the `answer` of a `level` and a `persona`, for `advice`, or for the `judgement` of an answer that was `given`.
"""

from __future__ import annotations

import json
import os
import random
import signal
import sys
from collections.abc import Callable, Mapping
from dataclasses import asdict
from types import MappingProxyType
from typing import Any, BinaryIO

from game.computer import player_of
from game.computer.advice import Adviser
from game.computer.judging import Judge
from game.computer.player import asked
from game.core.parcel import opened
from game.core.view import View
from game.games.catalogue import CATALOGUE
from game.table.faults import without_values

NICENESS = 10
READY = {"ready": True}


def main() -> None:
    """Think for whoever started this process, until there is nobody any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever asks decides when this ends
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # whoever has asked was killed meanwhile; what is left to say is said to nobody
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer one request after the other."""
    _write(replies, READY)
    while head := requests.readline():
        request = json.loads(head)
        _write(replies, _thought(request, requests.read(request["size"])))


def _thought(request: dict[str, Any], parcel: bytes) -> dict[str, Any]:
    """Think about one question; whatever goes wrong is told without a card, and the next one is another matter."""
    try:
        view = opened(parcel, CATALOGUE)
        return {request["task"]: TASKS[request["task"]](view, request, random.Random(request["chance"]))}  # noqa: S311
    except Exception as error:  # noqa: BLE001 - a player is any program
        return {"problem": without_values(error)}


def _answer(view: View, request: Mapping[str, Any], rng: random.Random) -> str:
    player = player_of(request["level"], CATALOGUE.find(view.ruleset), request["persona"])
    return asked(view).write(player.choose(view, rng))


def _advice(view: View, _request: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    return asdict(Adviser(CATALOGUE.find(view.ruleset)).advice(view, rng))


def _judgement(view: View, request: Mapping[str, Any], rng: random.Random) -> dict[str, Any] | None:
    judged = Judge(CATALOGUE.find(view.ruleset)).judged(view, request["given"], rng)
    return asdict(judged) if judged else None


TASKS: Mapping[str, Callable[[View, Mapping[str, Any], random.Random], Any]] = MappingProxyType(
    {"answer": _answer, "advice": _advice, "judgement": _judgement}
)


def _write(replies: BinaryIO, reply: dict[str, Any]) -> None:
    replies.write(json.dumps(reply).encode() + b"\n")
    replies.flush()


if __name__ == "__main__":
    main()
