"""The cost limit of a bête: a note if there is none, one-press limits, and a warning about a large pot."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, Style, button
from bot.discord_io.verbs import Verb
from bot.language import Texts
from game.table.bounds import BETE_LIMITS
from game.table.view import TableView

LARGE = max(BETE_LIMITS)
"""A pot of more antes than this is worth a line, and this is the limit then offered."""


def unlimited_line(view: TableView, texts: Texts) -> str:
    """Mention before the first deal that a bête has no limit, if so."""
    return texts("limit-open") if view.ante and not view.next_limit else ""


def limit_words(view: TableView, texts: Texts) -> str:
    """Describe what the buttons below choose."""
    return texts("limit-choose") if view.ante else ""


def limit_buttons(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer the host maximum bêtes in antes; the one in force is disabled."""
    if not view.ante:
        return
    for antes in BETE_LIMITS:
        chosen = antes * view.ante == view.next_limit
        press = Press(Verb.LIMIT, view.id, choice=str(antes))
        yield button(texts("limit-antes", antes=antes), press, disabled=chosen)


def large_pot_line(view: TableView, texts: Texts) -> str:
    """Mention that a pot has grown large while a bête has no limit, or that it has one from the next deal on."""
    if not view.ante or view.limit or view.pot <= LARGE * view.ante:
        return ""
    if view.next_limit:
        return texts("limit-next", chips=view.next_limit)
    return texts("limit-large", antes=view.pot // view.ante)


def large_pot_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host cap the bêtes of later deals while the pot is large."""
    if large_pot_line(view, texts) and not view.next_limit:
        press = Press(Verb.LIMIT, view.id, choice=str(LARGE))
        yield button(texts("limit-cap", chips=LARGE * view.ante), press, Style.secondary)
