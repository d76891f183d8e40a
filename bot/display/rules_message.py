"""The rules in words, with the ranking of the cards as a picture."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from bot.display.scenes import PACK_NAMES
from bot.language import Texts
from bot.panels import rules_text
from bot.panels.kit.surface import Surface
from bot.pictures.ranking import ranking_picture
from bot.pictures.scene import Style
from game.core.rulesets import Options, Ruleset

if TYPE_CHECKING:
    from bot.app import LupfenBot


async def explained(bot: LupfenBot, ruleset: Ruleset[Any], options: Options, user: int, texts: Texts) -> Surface:
    """Explain the rules in force, drawn as `user` likes it."""
    likes = bot.preferences.person(user)
    pack = ruleset.pack(options, ruleset.best_seats)
    if not (bot.desk and likes.pictures and pack.name in PACK_NAMES):
        return rules_text(ruleset, options, texts)
    style = Style(
        pack=PACK_NAMES[pack.name],
        language=texts.language,
        letter_marks=likes.letter_marks,
        four_colour=likes.four_colour,
    )
    cards = tuple(f"{pack.suits[0]}-{rank}" for rank in pack.ranks)
    picture = await bot.desk.draw(ranking_picture, cards, pack.suits, style)
    name = f"ranking.{picture.extension}"
    return rules_text(ruleset, options, texts, name).with_file(name, picture.data)
