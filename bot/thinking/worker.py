"""A search process: it reads views and writes answers until its input ends.

It receives nothing but views. A request is a line of JSON and a pickled view of `size` bytes; the reply is a line of
JSON, with a `problem` if the search failed. The first line announces that the process is ready. The `task` of a request
is the `answer` of a `level` and a `persona`, `advice`, the `judgement` of an answer that was `given`,
or what was there with `open_cards` in a deal that is over.
"""

import gc
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
from game.computer.card_play.open_cards import open_cards
from game.computer.judging import Judge
from game.computer.player import asked
from game.core.errors import without_values
from game.core.pickled_view import unpickle_view
from game.core.view import View
from game.games.catalogue import CATALOGUE

NICENESS = 10
NEW_OBJECTS = 20_000
"""New objects after which the garbage collector runs; the default of 700 would cost a fifteenth of all thinking."""
READY = {"ready": True}


def main() -> None:
    """Search for the parent process until it closes the pipe."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the parent process decides when this one ends
    if hasattr(os, "nice"):
        os.nice(NICENESS)
    gc.freeze()
    gc.set_threshold(NEW_OBJECTS, 20, 20)
    try:
        serve(sys.stdin.buffer, sys.stdout.buffer)
    except BrokenPipeError:  # the parent is gone, and no one reads the replies
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def serve(requests: BinaryIO, replies: BinaryIO) -> None:
    """Answer requests one after the other."""
    _write(replies, READY)
    while head := requests.readline():
        request = json.loads(head)
        _write(replies, _reply(request, requests.read(request["size"])))


def _reply(request: dict[str, Any], pickled: bytes) -> dict[str, Any]:
    """Search for one request; a failure is reported without naming a card, and the process continues."""
    try:
        view = unpickle_view(pickled, CATALOGUE)
        return {request["task"]: TASKS[request["task"]](view, request, random.Random(request["chance"]))}  # noqa: S311
    except Exception as error:  # noqa: BLE001 - a player may be any program
        return {"problem": without_values(error)}


def _answer(view: View, request: Mapping[str, Any], rng: random.Random) -> str:
    player = player_of(request["level"], CATALOGUE.find(view.ruleset), request["persona"])
    return asked(view).write(player.choose(view, rng))


def _advice(view: View, _request: Mapping[str, Any], rng: random.Random) -> dict[str, Any]:
    return asdict(Adviser(CATALOGUE.find(view.ruleset)).advice(view, rng))


def _judgement(view: View, request: Mapping[str, Any], rng: random.Random) -> dict[str, Any] | None:
    judged = Judge(CATALOGUE.find(view.ruleset)).judged(view, request["given"], rng)
    return asdict(judged) if judged else None


def _open_cards(view: View, _request: Mapping[str, Any], _rng: random.Random) -> dict[str, Any] | None:
    found = open_cards(view)
    return found._asdict() if found else None


TASKS: Mapping[str, Callable[[View, Mapping[str, Any], random.Random], Any]] = MappingProxyType(
    {"answer": _answer, "advice": _advice, "judgement": _judgement, "open_cards": _open_cards}
)


def _write(replies: BinaryIO, reply: dict[str, Any]) -> None:
    replies.write(json.dumps(reply).encode() + b"\n")
    replies.flush()


if __name__ == "__main__":
    main()
