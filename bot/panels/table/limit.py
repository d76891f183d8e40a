"""What a bête may cost: that it has no limit, the limits that are one press away, and a pot that has grown large."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, Style, button
from bot.discord_io.verbs import Verb
from bot.language import Texts
from game.table.bounds import BETE_LIMITS
from game.table.view import TableView

LARGE = max(BETE_LIMITS)
"""A pot of more antes than these is worth a line, and the limit that is offered then."""


def unlimited_line(view: TableView, texts: Texts) -> str:
    """Say before the first deal that a bête has no limit, where it has none."""
    return texts("limit-open") if view.ante and not view.next_limit else ""


def limit_words(view: TableView, texts: Texts) -> str:
    """Say what the buttons below choose."""
    return texts("limit-choose") if view.ante else ""


def limit_buttons(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer the highest bête in antes, for the host; the one in force cannot be pressed."""
    if not view.ante:
        return
    for antes in BETE_LIMITS:
        chosen = antes * view.ante == view.next_limit
        press = Press(Verb.LIMIT, view.id, choice=str(antes))
        yield button(texts("limit-antes", antes=antes), press, disabled=chosen)


def large_pot_line(view: TableView, texts: Texts) -> str:
    """Say that a pot has grown large while a bête has no limit, or that it has one from the next deal on."""
    if not view.ante or view.limit or view.pot <= LARGE * view.ante:
        return ""
    if view.next_limit:
        return texts("limit-next", chips=view.next_limit)
    return texts("limit-large", antes=view.pot // view.ante)


def large_pot_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host cap the bêtes of later deals while a large pot lies there."""
    if large_pot_line(view, texts) and not view.next_limit:
        press = Press(Verb.LIMIT, view.id, choice=str(LARGE))
        yield button(texts("limit-cap", chips=LARGE * view.ante), press, Style.secondary)
