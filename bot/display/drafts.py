"""A message that may have pictures, before they are drawn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2s
from typing import Any, Final, NamedTuple

from bot.interactions.messages import Attached
from bot.panels.kit.surface import KEPT, Surface
from bot.pictures.scene import Picture

File = tuple[str, bytes]
NONE: Final[File] = ("", b"")
MARK = 6  # bytes


class Places(dict[str, str]):
    """Where the pictures of a message are found, by their kinds; "" for one that is not there."""

    def __missing__(self, kind: str) -> str:
        """Give nothing for a picture that is not there."""
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


@dataclass(frozen=True, slots=True)
class Draft:
    """A message and the pictures in it; `make` takes where each of them is found."""

    make: Callable[[Places], Surface]
    drawings: tuple[Drawing, ...] = ()

    def showing(self, files: Sequence[File]) -> Surface:
        """Make the message with a file for each picture, `NONE` for one that is not there; or without any."""
        places = Places(zip((each.kind for each in self.drawings), (name for name, _ in files), strict=False))
        surface = self.make(places)
        for name, content in files:
            if name:
                surface = surface.with_file(name, content)
        return surface


def drawn_file(drawing: Drawing, picture: Picture) -> File:
    """Make the file of a picture; its name says what is in it, so that a message keeps what has not changed."""
    mark = blake2s(picture.data, digest_size=MARK).hexdigest()
    return f"{drawing.beginning}{mark}.{picture.extension}", picture.data


def former_file(drawing: Drawing, attached: Sequence[Attached]) -> File:
    """Give the picture of the same kind and deal that a message has so far, to be kept; `NONE` if there is none.

    What the deal before looked like says nothing about this one, and would stand beside words that do.
    """
    name = next((each.name for each in attached if each.name.startswith(drawing.beginning)), "")
    return (name, KEPT) if name else NONE
