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
"""Known to this process only: trying all possible hands does not reveal which one has a given name."""


class Places(dict[str, str]):
    """The locations of a message's pictures, by kind; "" for a missing one."""

    def __missing__(self, kind: str) -> str:
        """Return an empty string for a missing picture."""
        return ""


class Drawing(NamedTuple):
    """A picture to be drawn: its kind, the drawing function and its arguments, and the `deal` it shows, 0 for none."""

    kind: str
    function: Callable[..., Picture]
    given: tuple[Any, ...]
    deal: int = 0

    @property
    def beginning(self) -> str:
        """The start of its file names, the same for all pictures that replace each other."""
        return f"{self.kind}-{self.deal}-"

    @property
    def name(self) -> str:
        """The name of its file up to the extension, derived from what is drawn: equal pictures have equal names.

        Thus a message keeps unchanged pictures, without their being drawn for the comparison. The name reveals nothing
        about the content.
        """
        return f"{self.beginning}{_mark(self.function, self.given)}."


@lru_cache(maxsize=1_024)
def _mark(function: Callable[..., Picture], given: tuple[Any, ...]) -> str:
    drawn = repr((function.__qualname__, given)).encode(errors="surrogatepass")
    return blake2b(drawn, key=SECRET, digest_size=MARK).hexdigest()


@dataclass(frozen=True, slots=True)
class Draft:
    """A message and the pictures in it; `make` receives the location of each."""

    make: Callable[[Places], Surface]
    drawings: tuple[Drawing, ...] = ()

    def followed_by(self, words: str) -> Draft:
        """Return the message with a line below everything, if there is one."""

        def make(places: Places) -> Surface:
            return self.make(places).with_line(words)

        return replace(self, make=make) if words else self

    def showing(self, files: Sequence[File]) -> Surface:
        """Make the message with a file for each picture, `NONE` for a missing one; or without any."""
        places = Places(zip((each.kind for each in self.drawings), (name for name, _ in files), strict=False))
        return self.make(places).with_files(file for file in files if file[0])


def drawn_file(drawing: Drawing, picture: Picture) -> File:
    """Return the file of a picture."""
    return f"{drawing.name}{picture.extension}", picture.data


def attached_file(drawing: Drawing, attached: Sequence[Attached]) -> File:
    """Return the file of exactly this picture if a message already has it, else `NONE`."""
    return _kept(drawing.name, attached) if attached else NONE


def former_file(drawing: Drawing, attached: Sequence[Attached]) -> File:
    """Return the message's picture of the same kind and deal, as another deal's would be wrong; else `NONE`."""
    return _kept(drawing.beginning, attached)


def _kept(beginning: str, attached: Sequence[Attached]) -> File:
    name = next((each.name for each in attached if each.name.startswith(beginning)), "")
    return (name, KEPT) if name else NONE
