"""The page on which games are chosen, each with a few of its cards as a picture."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from bot.display.scenes import style_of
from bot.language import Texts
from bot.panels.kit.surface import Surface
from bot.panels.kit.words import texts_of
from bot.panels.rules.games import Lobby, games_on, games_surface
from bot.panels.rules.text import ranked
from bot.pictures.desk import PictureDesk
from bot.pictures.emblem import emblem_picture
from bot.preferences import Personal
from game.core.rulesets import Ruleset

USUAL = 3
"""So many of the highest cards stand for a game that does not name its own."""


async def games_shown(
    desk: PictureDesk | None,
    likes: Personal,
    rulesets: Sequence[Ruleset[Any]],
    texts: Texts,
    page: int = 0,
    lobby: Lobby | None = None,
) -> Surface:
    """Show a page of games, drawn as somebody likes it; without a desk nothing is drawn."""
    if not (desk and likes.pictures):
        return games_surface(rulesets, texts, page=page, lobby=lobby)
    names: dict[str, str] = {}
    files: list[tuple[str, bytes]] = []
    for ruleset in games_on(rulesets, page):
        pack = ruleset.pack(ruleset.choose({}), ruleset.best_seats)
        cards = tuple(ruleset.emblem.split()) or tuple(card.code for card in ranked(ruleset, pack)[:USUAL])
        picture = await desk.draw(emblem_picture, cards, style_of(pack, texts_of(texts, ruleset), likes))
        names[ruleset.id] = f"{ruleset.id}.{picture.extension}"
        files.append((names[ruleset.id], picture.data))
    return replace(games_surface(rulesets, texts, page=page, lobby=lobby, pictures=names), files=tuple(files))
