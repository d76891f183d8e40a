"""An evening's result as a self-contained page to keep."""

from __future__ import annotations

from typing import Any, NamedTuple

from bot.language import Texts
from bot.language.names import plain_name
from bot.panels.evenings.results import compared_lines, prize_lines, size_words, standing_rows, title, winners
from bot.panels.past.session_page import TEMPLATES
from bot.pictures.scene import Picture
from game.core.rulesets import Ruleset
from game.evenings.evening import Evening
from game.evenings.parts import Round, RoundTable

_PAGE = TEMPLATES.get_template("evening.html")


class RoundPart(NamedTuple):
    """A round on the page: who sat where, the deal in which tables differed most, and what sealed its cards."""

    tables: list[str]
    compared: list[str]
    seal: str


def evening_page(evening: Evening, ruleset: Ruleset[Any], picture: Picture | None, texts: Texts) -> str:
    """Write the standings, with their `picture`, and the rounds that counted."""
    return _PAGE.render(
        texts=texts,
        title=title(evening, ruleset, texts).lstrip("# "),
        winners=winners(evening, texts),
        picture=picture,
        rows=standing_rows(evening, texts, plain_name, lambda size: size_words(size, texts)),
        prizes=[*prize_lines(evening, texts)],
        rounds=[_round(played, texts) for played in evening.finished],
    )


def _round(played: Round, texts: Texts) -> RoundPart:
    tables = [_table(table, texts) for table in played.tables]
    sealed = texts("evening-page-commitment", commitment=played.commitment) if played.commitment else ""
    return RoundPart(tables, [*compared_lines(played, texts)], sealed)


def _table(table: RoundTable, texts: Texts) -> str:
    computer = texts("evening-computers", count=1)
    names = [computer if seat.user is None else plain_name(seat.name) for seat in table.seats]
    return texts("evening-page-table", number=table.number, names=", ".join(names))
