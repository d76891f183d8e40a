"""A one-line summary of a past deal."""

from __future__ import annotations

from bot.language import Texts
from bot.panels.kit.words import line_words, seat_name, signed, texts_of
from bot.panels.table.results import results
from game.core.lines import Seat
from game.core.view import View
from game.table.view import TableView


def headline(view: TableView, deal: View, texts: Texts) -> str:
    """Describe a finished deal as its game does, with the result of the seat it was about.

    For games without texts of their own the best result is shown; empty if no one won or lost anything.
    """
    texts = texts_of(texts, view.ruleset)
    found = results(view.ruleset, deal)
    line = view.ruleset.telling.headline(deal)
    if line is None:
        best = next((each for each in found if each.gain), None)
        return f"{seat_name(view, best.seat)} {signed(texts, best.gain)}" if best else ""
    about = line.values.get("name")
    gain = next((each.gain for each in found if isinstance(about, Seat) and each.seat == about.number), 0)
    told = line_words(view, deal, line, texts)
    return f"{told}, {signed(texts, gain)}" if gain else told
