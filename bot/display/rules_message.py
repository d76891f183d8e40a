"""The rules in words, or the words of a game, with the ranking of the cards as a picture."""

from __future__ import annotations

from typing import Any

from bot.display.scenes import style_of
from bot.language import Texts
from bot.panels.kit.surface import Surface
from bot.panels.kit.words import texts_of
from bot.panels.rules.text import ranked, rules_text
from bot.panels.table.glossary import ALL, CARDS, glossary, terms_in_sight, terms_of
from bot.pictures.desk import PictureDesk
from bot.pictures.ranking import ranking_picture
from bot.preferences import Personal
from game.core.rulesets import Options, Ruleset
from game.table.view import TableView


async def explained(
    desk: PictureDesk | None, likes: Personal, ruleset: Ruleset[Any], options: Options, texts: Texts
) -> Surface:
    """Explain the rules in force, drawn as somebody likes it; without a desk nothing is drawn."""
    if not (desk and likes.pictures):
        return rules_text(ruleset, options, texts)
    name, picture = await _ranking(desk, likes, ruleset, options, texts)
    return rules_text(ruleset, options, texts, name).with_file(name, picture)


async def words_explained(
    desk: PictureDesk | None, likes: Personal, view: TableView, texts: Texts, *, which: str = ""
) -> Surface:
    """Explain the words of a game, those in sight or `all`; where cards are among them, with a picture."""
    terms = terms_of(view.ruleset) if which == ALL else terms_in_sight(view, texts)
    if not (desk and likes.pictures and CARDS in terms):
        return glossary(view, texts, terms)
    name, picture = await _ranking(desk, likes, view.ruleset, view.options, texts)
    return glossary(view, texts, terms, name).with_file(name, picture)


async def _ranking(
    desk: PictureDesk, likes: Personal, ruleset: Ruleset[Any], options: Options, texts: Texts
) -> tuple[str, bytes]:
    """Draw how the cards rank; gives the name of the file and the picture."""
    pack = ruleset.pack(options, ruleset.best_seats)
    style = style_of(pack, texts_of(texts, ruleset), likes)
    cards = tuple(card.code for card in ranked(ruleset, pack))
    picture = await desk.draw(ranking_picture, cards, pack.suits, style)
    return f"ranking.{picture.extension}", picture.data
