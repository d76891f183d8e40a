"""German suits, offered at the table: French suits may be shown as acorns, leaves, hearts and bells."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, button
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.stand_ins import GERMAN, held
from game.table.view import TableView


def suits_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the reader switch to German suits, or back to French ones, in a game whose pack supports it."""
    pack = view.ruleset.pack(view.options, max(len(view.seats), view.ruleset.least_seats))
    if not held(pack, GERMAN).names:
        return
    yield button(texts("suits-french" if texts.suits else "suits-german"), _press(view, "" if texts.suits else GERMAN))


def usual_suits_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer German suits to everyone in a game with its own texts for them."""
    if texts.has(f"ruleset-{view.ruleset.id}-short-{GERMAN}"):
        yield button(texts("suits-german"), _press(view, GERMAN))


def _press(view: TableView, suits: str) -> Press:
    return Press(Verb.SUITS, view.id, choice=suits)
