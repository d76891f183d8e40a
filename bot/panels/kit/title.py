"""The title of a message at a table, with a small button that explains the words of the game."""

from __future__ import annotations

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component, button, section
from bot.discord_io.verbs import Verb
from game.table.view import TableView


def titled(view: TableView, words: str) -> Component:
    """Show a title with its question mark."""
    return section(words, question_mark(view))


def question_mark(view: TableView) -> Component:
    """Make the small button that explains the words of the game."""
    return button("?", Press(Verb.WORDS, view.id))
