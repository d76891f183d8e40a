"""A message that may have pictures, before they are drawn."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import lru_cache
from hashlib import blake2b
from typing import Any, Final, NamedTuple

from bot.discord_io.payloads import Attached
from bot.discord_io.surface import KEPT, Surface
from bot.pictures.scene import Picture

File = tuple[str, bytes]
NONE: Final[File] = ("", b"")
MARK = 8  # bytes
SECRET: Final = secrets.token_bytes(32)
"""Of this process alone: anyone who tries all hands there are does not find the one that has a name."""


class Places(dict[str, str]):
    """Where the pictures of a message are found, by their kinds; "" for one that is not there."""

    def __missing__(self, kind: str) -> str:
        """Return nothing for a picture that is not there."""
        return ""


class Drawing(NamedTuple):
    """A picture to be drawn: the name of its kind, what draws it of what, and the `deal` it shows, 0 for none."""

    kind: str
    function: Callable[..., Picture]
    given: tuple[Any, ...]
    deal: int = 0

    @property
    def beginning(self) -> str:
        """How the names of its files begin: alike for pictures of which a later one takes the place of another."""
        return f"{self.kind}-{self.deal}-"

    @property
    def name(self) -> str:
        """The name of its file up to the ending: it follows from what is drawn, so the same has the same name.

        So a message keeps what has not changed, and no one has to draw it to know that. It tells no one what it is.
        """
        return f"{self.beginning}{_mark(self.function, self.given)}."


@lru_cache(maxsize=1_024)
def _mark(function: Callable[..., Picture], given: tuple[Any, ...]) -> str:
    drawn = repr((function.__qualname__, given)).encode(errors="surrogatepass")
    return blake2b(drawn, key=SECRET, digest_size=MARK).hexdigest()


@dataclass(frozen=True, slots=True)
class Draft:
    """A message and the pictures in it; `make` takes where each of them is found."""

    make: Callable[[Places], Surface]
    drawings: tuple[Drawing, ...] = ()

    def followed_by(self, words: str) -> Draft:
        """Return the message with a line below everything, if there is one."""

        def make(places: Places) -> Surface:
            return self.make(places).with_line(words)

        return replace(self, make=make) if words else self

    def showing(self, files: Sequence[File]) -> Surface:
        """Make the message with a file for each picture, `NONE` for one that is not there; or without any."""
        places = Places(zip((each.kind for each in self.drawings), (name for name, _ in files), strict=False))
        surface = self.make(places)
        for name, content in files:
            if name:
                surface = surface.with_file(name, content)
        return surface


def drawn_file(drawing: Drawing, picture: Picture) -> File:
    """Return the file of a picture."""
    return f"{drawing.name}{picture.extension}", picture.data


def attached_file(drawing: Drawing, attached: Sequence[Attached]) -> File:
    """Return the file of this very picture where a message has it already, `NONE` where it does not."""
    return _kept(drawing.name, attached) if attached else NONE


def former_file(drawing: Drawing, attached: Sequence[Attached]) -> File:
    """Return the picture of the same kind and deal that a message has so far, to be kept; `NONE` if there is none.

    What the deal before looked like says nothing about this one, and would stand beside words that do.
    """
    return _kept(drawing.beginning, attached)


def _kept(beginning: str, attached: Sequence[Attached]) -> File:
    name = next((each.name for each in attached if each.name.startswith(beginning)), "")
    return (name, KEPT) if name else NONE
