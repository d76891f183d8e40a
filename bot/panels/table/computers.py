"""The computers at a table: the symbol next to their names, their levels and personas, and the host's choice."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, option, select
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name
from game.computer import LEVELS
from game.table.view import SeatView, TableView

FACE: Final = "face-{name}"
"""The emoji of a character of the cast."""


def sign(seat: SeatView, texts: Texts) -> str:
    """Return the symbol next to a name: a computer's face, if there is one, or a mark for playing with advice."""
    if seat.advised:
        return texts("adviser-sign")
    return face(seat, texts) or texts("seat-computer") if seat.computer else ""


def face(seat: SeatView, texts: Texts) -> str:
    """Return a computer's face as an emoji, if Discord knows it."""
    return texts.emojis.get(FACE.format(name=seat.name.lower()), "") if seat.computer else ""


def way_words(seat: SeatView, texts: Texts) -> str:
    """Describe a computer's level, and its persona if that makes a difference; empty for a person."""
    ways = {f"level-{seat.level}": seat.level, f"persona-{seat.persona}": seat.persona}
    return ", ".join(texts(key) for key, there in ways.items() if there)


def levels_select(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host choose the level of the computers: of all, including later ones, or of one."""
    computers = [seat for seat in view.seats if seat.computer and not seat.leaving]
    if not computers:
        return
    everybody = plain_name(computers[0].name) if len(computers) == 1 else texts("levels-all")
    options = [
        option(
            texts("levels-choice", name=everybody, level=texts(f"level-{level}")),
            level,
            texts(f"level-{level}-help"),
            chosen=all(seat.level == level for seat in computers),
            emoji=face(computers[0], texts) if len(computers) == 1 else "",
        )
        for level in LEVELS
    ]
    single = () if len(computers) == 1 else _for_one(computers, texts)
    yield select(Press(Verb.LEVEL, view.id), [*options, *single], texts("levels-hint"))


def _for_one(computers: Sequence[SeatView], texts: Texts) -> Iterator[Component]:
    """List the other levels of each computer."""
    for seat in computers:
        for level in LEVELS:
            if level != seat.level:
                words = texts("levels-choice", name=plain_name(seat.name), level=texts(f"level-{level}"))
                yield option(words, f"{level}={seat.id}", emoji=face(seat, texts))
