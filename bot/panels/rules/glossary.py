"""A game's words explained to one person: those they can currently see, or all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Any, Final

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Accent, Component, Surface, button, framed, image, rows, small, text
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.panels.kit.draft import Draft
from bot.panels.kit.words import card_names, chosen_values, likes_words, rank_name, ruleset_name, texts_of
from bot.panels.rules.text import RANKING, ranked, ranking_alt, ranking_drawing
from bot.panels.table.hand import hand
from bot.panels.table.lobby import lobby
from bot.panels.table.panel import panel
from bot.preferences import Personal
from game.core.rulesets import Ruleset
from game.table.view import TableView

CARDS: Final = "cards"
"""The term that is explained with a picture of how the cards rank."""
ALL: Final = "all"


def glossary_draft(view: TableView, texts: Texts, likes: Personal, *, which: str = "") -> Draft:
    """Explain the words in sight, or `ALL` of them; if the cards are included, with a picture of how they rank."""
    terms = terms_of(view.ruleset) if which == ALL else terms_in_sight(view, texts)
    drawings = (ranking_drawing(view.ruleset, view.options, texts, likes),) if CARDS in terms else ()
    return Draft(lambda at: glossary(view, texts, terms, at[RANKING]), drawings)


def glossary(view: TableView, texts: Texts, terms: Sequence[str], picture: str = "") -> Surface:
    """Explain words of the game; `picture` is the file name of the cards' ranking."""
    texts, ruleset = texts_of(texts, view.ruleset), view.ruleset
    values = chosen_values(texts, view.options) | {"cards": _ranking(ruleset, view, texts), "ruleset": ruleset.id}
    told = (texts(f"term-{term}", **values) for term in terms)
    return framed(
        Accent.RULES,
        text(texts("terms-title", ruleset=ruleset_name(texts, ruleset.id))),
        text(*told),
        image(picture, ranking_alt(ruleset, view.options, texts.plain)) if picture else None,
        text(small(likes_words(texts)) if CARDS in terms else ""),
        *rows([*_more(view, texts, terms)]),
    )


def terms_of(ruleset: Ruleset[Any]) -> tuple[str, ...]:
    """List the explained words: the game's own, then shared ones for tricks, a pot or the seal."""
    shared = (("trick", ruleset.telling.counts_tricks and ruleset.tricks), ("pot", ruleset.pot), ("seal", True))
    return (*ruleset.manual.terms, *(term for term, there in shared if there))


def terms_in_sight(view: TableView, texts: Texts) -> tuple[str, ...]:
    """List the words currently visible to the viewer, on the table or in their hand; all if there are none."""
    read = "\n".join(surface.words for surface in _in_sight(view, texts)).casefold()
    own, every = texts_of(texts, view.ruleset), terms_of(view.ruleset)
    return tuple(term for term in every if _is_read(own(f"term-{term}-seen"), read)) or every


def _in_sight(view: TableView, texts: Texts) -> Iterator[Surface]:
    if view.phase == "lobby":
        yield lobby(view, texts)
        return
    yield panel(view, texts)
    if view.me:
        yield hand(view, texts)


def _is_read(beginnings: str, read: str) -> bool:
    """Whether a word with one of these comma-separated beginnings occurs in what is read."""
    every = (re.escape(beginning.strip()) for beginning in beginnings.casefold().split(","))
    return re.search(rf"\b(?:{'|'.join(every)})", read) is not None


def _ranking(ruleset: Ruleset[Any], view: TableView, texts: Texts) -> str:
    """List the cards from the highest down: only their ranks if all suits rank alike."""
    pack = ruleset.pack(view.options, ruleset.best_seats)
    if ruleset.ordering:
        return card_names(texts, pack, ranked(ruleset, pack))
    return ", ".join(rank_name(texts, pack, rank) for rank in pack.ranks)


def _more(view: TableView, texts: Texts, terms: Sequence[str]) -> Iterator[Component]:
    if set(terms) != set(terms_of(view.ruleset)):
        yield button(texts("terms-all"), Press(Verb.WORDS, view.id, choice=ALL))
    yield button(texts("rules"), Press(Verb.RULES_SHOW, view.id))
