"""The rules in words, with the ranking of the cards as a picture."""

from __future__ import annotations

from typing import Any

from bot.display.scenes import PACK_NAMES
from bot.language import Texts
from bot.panels import rules_text
from bot.panels.kit.surface import Surface
from bot.pictures.desk import PictureDesk
from bot.pictures.ranking import ranking_picture
from bot.pictures.scene import Style
from bot.preferences import Personal
from game.core.rulesets import Options, Ruleset


async def explained(
    desk: PictureDesk | None, likes: Personal, ruleset: Ruleset[Any], options: Options, texts: Texts
) -> Surface:
    """Explain the rules in force, drawn as somebody likes it; without a desk nothing is drawn."""
    pack = ruleset.pack(options, ruleset.best_seats)
    if not (desk and likes.pictures and pack.name in PACK_NAMES):
        return rules_text(ruleset, options, texts)
    style = Style(
        pack=PACK_NAMES[pack.name],
        language=texts.language,
        letter_marks=likes.letter_marks,
        four_colour=likes.four_colour,
    )
    cards = tuple(f"{pack.suits[0]}-{rank}" for rank in pack.ranks)
    picture = await desk.draw(ranking_picture, cards, pack.suits, style)
    name = f"ranking.{picture.extension}"
    return rules_text(ruleset, options, texts, name).with_file(name, picture.data)
