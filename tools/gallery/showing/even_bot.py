"""The bot as a process with a fixed random seed, for reproducible pictures: never on a real Discord."""

import hashlib
import os
import sys
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any

from bot import services
from bot.command_line import run
from bot.evenings import actions
from bot.pictures.desk import PictureDesk
from bot.pictures.scene import Picture
from bot.settings import read_settings
from game.core import shuffle
from game.table import beginnings
from game.table.ports import Timings
from tools.gallery.showing.evenings import secrets_of

SEED = "a table one wants to sit at"
THINKING = 0.05
PATIENT = 120.0
"""Seconds an adviser's search may take; a search cut off on a busy machine would not be reproducible."""
BLANK = Picture(b"blank", "image/png", 1, 1)


class EvenDraws:
    """Replaces `secrets`: after the `first` draws, each draw depends only on the number of draws before it."""

    def __init__(self, purpose: str, first: Sequence[str] = ()) -> None:
        self._purpose = purpose
        self._first = [*first]
        self._drawn = 0

    def token_hex(self, size: int) -> str:
        """Return `size` bytes in hexadecimal digits, at most 32."""
        if self._first:
            return self._first.pop(0)
        self._drawn += 1
        return hashlib.sha256(f"{SEED}|{self._purpose}|{self._drawn}".encode()).hexdigest()[: 2 * size]

    def randbelow(self, limit: int) -> int:
        """Return a number from 0 to below `limit`."""
        return int(self.token_hex(32), 16) % limit

    def choice(self, choices: Sequence[Any]) -> Any:
        """Return one of the choices."""
        return choices[self.randbelow(len(choices))]


class QuickThinkers(Timings):
    """Computer players that answer at once, with arbitrarily long pauses between deals."""

    @property
    def computer(self) -> float:
        """Return how long a computer seems to think."""
        return THINKING

    @property
    def trick(self) -> float:
        """Return how long a complete trick stays on the table."""
        return THINKING


class EvenSeats:
    """Replaces `random`: people get the same seats each time."""

    SystemRandom = partial(Random, SEED)


class BlankDesk(PictureDesk):
    """Draws every picture blank, and none too late: only what messages say is of interest."""

    def _timed(self, work: Callable[[], Picture]) -> Picture:
        return BLANK


INSTEAD = (
    (beginnings, "secrets", EvenDraws("tables")),
    (services, "Timings", QuickThinkers),
    (services, "LONG_PATIENCE", PATIENT),
    (actions, "random", EvenSeats),
)


def play(evening: str, settings: Mapping[str, str], *, drawn: bool) -> None:
    """Run the bot in this process with the named evening's first deals, and pictures that are `drawn` or blank.

    Exits at once if it would connect to Discord itself, because its draws are predictable.
    """
    os.environ.update(settings)
    if read_settings().is_discord:
        sys.exit("This bot draws the same cards each time and plays on a local Discord alone.")
    blank = () if drawn else ((services, "PictureDesk", BlankDesk),)
    for module, name, instead in (*INSTEAD, *blank, (shuffle, "secrets", EvenDraws("shuffle", secrets_of(evening)))):
        if not hasattr(module, name):
            sys.exit(f"{module.__name__} has no {name} to replace.")
        setattr(module, name, instead)
    sys.exit(run.main(()))
