"""The picture of a past deal at one of its steps."""

from __future__ import annotations

from typing import Final

from bot.language import Texts
from bot.panels.kit.draft import Drawing
from bot.panels.table.scenes import open_scene, style_for, table_scene
from bot.past.replay import Step
from bot.pictures.open_hands import open_picture
from bot.pictures.table import SEATS, table_picture
from bot.preferences import Personal

POSITION: Final = "table"
"""The kind of the picture in a message with a single position."""


def position(step: Step, texts: Texts, likes: Personal | None = None, kind: str = POSITION) -> tuple[Drawing, ...]:
    """Return the table's picture at a step, with open hands once the seals are; without `likes`, for everyone.

    On a board two hands are described in words instead: the board is the picture.
    """
    view, deal = step.view, step.laid_open
    if deal is None or view.deal is None:
        return ()
    style = style_for(deal, texts, likes)
    if step.opened and view.ruleset.hands and view.ruleset.telling.board(deal) is None:
        return (Drawing(kind, open_picture, (open_scene(view, deal, texts), style)),)
    if len(view.playing) not in SEATS:
        return ()
    return (Drawing(kind, table_picture, (table_scene(view, view.deal, texts), style)),)
