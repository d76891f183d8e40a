"""External player programs in any language, asked over standard input and output, one line of JSON at a time.

docs/players.md describes the protocol.
"""

import json
import random
import shlex
import subprocess
import threading
import time
from collections.abc import Mapping, Sequence
from contextlib import suppress
from dataclasses import fields, is_dataclass
from queue import Empty, SimpleQueue
from typing import Any, Final, NamedTuple, cast

from game.computer import player_for
from game.computer.player import asked
from game.computer.worlds import worlds
from game.core.cards import Card
from game.core.driver import Driver
from game.core.errors import Refused
from game.core.events import Event
from game.core.options import Options
from game.core.questions import Choose, Question
from game.core.rulesets import Ruleset
from game.core.view import View
from game.core.visibility import view_of

PROTOCOL: Final = 1
LONGEST_LINE: Final = 10_000
"""In characters; no message of a program needs to be longer."""


class WrongPlayer(Exception):
    """A player that cannot play; the message is a sentence that says why."""


class Table(NamedTuple):
    """The game being played, its seats, and the seconds a program has for an answer."""

    ruleset: Ruleset[Any]
    options: Options
    seats: int
    seconds: float

    def hello(self) -> dict[str, Any]:
        """Return the first message sent to a program."""
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "ruleset": self.ruleset.id,
            "options": self.options.model_dump(mode="json"),
            "seats": self.seats,
            "pack": [card.code for card in self.ruleset.pack(self.options, self.seats).cards],
            "seconds": self.seconds,
        }


class Program:
    """A player in its own process; `late` counts the answers that did not arrive in time.

    With `probe`, every question is compared with what would be sent if the hidden cards lay elsewhere; `probed` counts
    the comparisons. Raises `WrongPlayer` if the program cannot play.
    """

    def __init__(self, command: str, table: Table, *, probe: bool = False) -> None:
        self._command = command
        self._table = table
        self._probe = probe
        self._asked = 0
        self._lines: SimpleQueue[str] = SimpleQueue()
        self.late = 0
        self.probed = 0
        try:
            self._process = subprocess.Popen(  # noqa: S603 - the command is the caller's own
                shlex.split(command), stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True, encoding="utf-8"
            )
        except (OSError, ValueError, IndexError) as error:
            raise WrongPlayer(f"The program {command} cannot be started: {error}.") from None
        self._reader = threading.Thread(target=self._read, daemon=True)
        self._reader.start()
        try:
            self._events = self._greet()
        except WrongPlayer:
            self.close()
            raise

    def _greet(self) -> bool:
        self._send(self._table.hello())
        hello = self._heard("hello", time.monotonic() + self._table.seconds)
        if hello is None:
            raise WrongPlayer(f"The program {self._command} did not say hello in time.")
        if hello.get("protocol") != PROTOCOL:
            raise WrongPlayer(f"The program {self._command} does not speak protocol {PROTOCOL}.")
        if self._table.ruleset.id not in hello.get("rulesets", [self._table.ruleset.id]):
            raise WrongPlayer(f"The program {self._command} does not play {self._table.ruleset.id}.")
        return hello.get("events") is True

    def choose(self, view: View, rng: random.Random) -> Any:
        """Return the program's answer, or the safe one if none arrives in time."""
        self._asked += 1
        question, chance, sent = asked(view), rng.getrandbits(53), told(view, events=self._events)
        if self._probe:
            self._compare(view, sent)
        self._send({"type": "ask", "id": self._asked, "chance": chance, "view": sent})
        until = time.monotonic() + self._table.seconds
        while heard := self._heard("answer", until):
            if heard.get("id") == self._asked:
                return self._legal(question, str(heard.get("answer")))
        self.late += 1
        return question.safe

    def _legal(self, question: Question[Any], answer: str) -> Any:
        try:
            return question.read(answer)
        except Refused:
            raise WrongPlayer(f"The program {self._command} gave an answer that is not legal: {answer[:80]}.") from None

    def _compare(self, view: View, sent: Mapping[str, Any]) -> None:
        """Prove that the same message would be sent if hidden cards lay elsewhere."""
        rng = random.Random(self._asked)  # noqa: S311
        for world in worlds(view, self._table.ruleset, player_for(self._table.ruleset), 1, rng):
            driver = Driver(world.setup)
            for answer in world.answers:
                driver.answer(answer)
            if told(view_of(driver, driver.seat), events=self._events) != sent:
                raise WrongPlayer(f"The program {self._command} was about to be told something that is hidden from it.")
            self.probed += 1

    def _send(self, message: Mapping[str, Any]) -> None:
        if self._process.stdin is None:
            raise WrongPlayer(f"The program {self._command} does not listen.")
        with suppress(OSError):  # what it said last, or that it has ended, is heard next
            self._process.stdin.write(json.dumps(message) + "\n")
            self._process.stdin.flush()

    def _read(self) -> None:
        """Queue the program's output line by line, then an empty line when it ends."""
        output = self._process.stdout
        while output and (line := output.readline(LONGEST_LINE)):
            self._lines.put(line)
        self._lines.put("")

    def _heard(self, wanted: str, until: float) -> Mapping[str, Any] | None:
        """Return the next message of a type, or `None` if it does not arrive in time."""
        try:
            line = self._lines.get(timeout=max(0.0, until - time.monotonic()))
        except Empty:
            return None
        if not line:
            raise WrongPlayer(f"The program {self._command} has ended.")
        heard = _message(line)
        if heard.get("type") != wanted:
            raise WrongPlayer(f"The program {self._command} said {line.strip()[:80]!r} instead of {wanted}.")
        return heard

    def close(self) -> None:
        """Say goodbye; kill the process if it does not exit on its own."""
        try:
            self._send({"type": "bye"})
            self._process.wait(timeout=1)
        except (WrongPlayer, subprocess.TimeoutExpired):
            self._process.kill()
            self._process.wait()
        self._reader.join(timeout=1)  # it reads to the end first: a stream closed under it is an error
        for stream in (self._process.stdin, self._process.stdout):
            if stream:
                with suppress(BrokenPipeError):
                    stream.close()


def _message(line: str) -> Mapping[str, Any]:
    """Parse a program's line; anything but a JSON object becomes an empty one."""
    try:
        read: object = json.loads(line)
    except ValueError:
        return {}
    return cast("Mapping[str, Any]", read) if isinstance(read, dict) else {}


# the view of a seat


def told(view: View, *, events: bool) -> dict[str, Any]:
    """Return a view as JSON data, which is everything a seat may know; `events` adds the full history, which is long.

    Cards are given by their codes, seats by their numbers from 0, `trumps` from the highest down.
    """
    ordering = view.ordering
    trumps = sorted(filter(ordering.is_trump, view.pack.cards), key=ordering.strength, reverse=True)
    return {
        "seat": view.seat,
        "dealer": view.dealer,
        "active": _plain(view.active),
        "trumps": _plain(trumps),
        "zones": [_plain(zone) for zone in view.zones],
        "leader": view.leader,
        "trick": _plain(view.trick),
        "tricks": [_plain(trick) for trick in view.tricks],
        "taken": _plain(view.taken),
        "bank": _plain(view.bank),
        "tallies": _plain(view.tallies),
        "marks": [_plain(mark) for mark in view.marks],
        "answers": [_plain(given) for given in view.answers],
        "question": _question(view.question) if view.question else None,
        **({"events": [_event(event) for event in view.events]} if events else {}),
    }


def _question(question: Question[Any]) -> dict[str, Any]:
    return {
        "kind": question.kind,
        "about": _plain(question.about),
        "notes": _plain(question.notes) if isinstance(question, Choose) else {},
        "answers": [question.write(answer) for answer in question.answers],
        "safe": question.write(question.safe),
    }


def _event(event: Event) -> dict[str, Any]:
    written = {part.name: _plain(getattr(event, part.name)) for part in fields(event) if part.name != "audience"}
    return {"event": type(event).__name__, **written}


def _plain(value: Any) -> Any:
    if isinstance(value, Card):
        return value.code
    if isinstance(value, Mapping):
        return {str(name): _plain(part) for name, part in cast("Mapping[object, object]", value).items()}
    if hasattr(value, "_asdict"):
        return _plain(value._asdict())
    if is_dataclass(value):
        return {part.name: _plain(getattr(value, part.name)) for part in fields(value)}
    if isinstance(value, Sequence) and not isinstance(value, str):
        return [_plain(part) for part in cast("Sequence[object]", value)]
    return value
