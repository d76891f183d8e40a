"""The rules in words, with the ranking of the cards as a picture."""

from __future__ import annotations

from typing import Any

from bot.display.scenes import style_of
from bot.language import Texts
from bot.panels.kit.surface import Surface
from bot.panels.kit.words import texts_of
from bot.panels.rules.text import ranked, rules_text
from bot.pictures.desk import PictureDesk
from bot.pictures.ranking import ranking_picture
from bot.preferences import Personal
from game.core.rulesets import Options, Ruleset


async def explained(
    desk: PictureDesk | None, likes: Personal, ruleset: Ruleset[Any], options: Options, texts: Texts
) -> Surface:
    """Explain the rules in force, drawn as somebody likes it; without a desk nothing is drawn."""
    pack = ruleset.pack(options, ruleset.best_seats)
    if not (desk and likes.pictures):
        return rules_text(ruleset, options, texts)
    style = style_of(pack, texts_of(texts, ruleset), likes)
    cards = tuple(card.code for card in ranked(ruleset, pack))
    picture = await desk.draw(ranking_picture, cards, pack.suits, style)
    name = f"ranking.{picture.extension}"
    return rules_text(ruleset, options, texts, name).with_file(name, picture.data)
