"""Words for what views hold: seats, questions, choices, reasons, amounts. Codes replace missing texts."""

import re
from collections.abc import Callable, Iterator, Sequence
from types import MappingProxyType
from typing import Any, Final

from bot.discord_io.controls import button, link
from bot.discord_io.custom_id import Press
from bot.discord_io.surface import Component
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.language.texts import plain_words
from bot.panels.kit.cards import card_name, card_names, card_sign, said
from bot.pictures.amounts import Digits
from game.core.cards import Card, Pack
from game.core.lines import Line, LineValue, Seat
from game.core.questions import Note
from game.core.rulesets import Ruleset
from game.core.view import AskedView, View
from game.table.view import TableView

TIMES: Final = (0, 30, 60, 90, 120, 300, 3_600, 86_400)
"""The times to think that menus offer, in seconds; 0 is no limit."""
UNITS: Final = (("days", 86_400), ("hours", 3_600), ("minutes", 60), ("seconds", 1))
"""The units in which people say times, the longest first, with their lengths in seconds."""
NO_NOTE: Final[Note] = MappingProxyType({})


def likes_words(texts: Texts) -> str:
    """Mention the command that makes the cards easier to tell apart."""
    return texts("help-likes", likes=f"`/{texts('command-likes')}`")


def dealt(view: TableView) -> View:
    """Return the deal of a view; raises `ValueError` if there is none."""
    if view.deal is None:
        raise ValueError("nothing was dealt")
    return view.deal


def texts_of(texts: Texts, ruleset: Ruleset[Any]) -> Texts:
    """Return the texts for a game: its own first, then its family's, then those of all games."""
    return texts.of_game(ruleset.id, ruleset.family)


def way_to_board(address: str, texts: Texts) -> Component:
    """Return the link button to the board of an evening."""
    return link(texts("evening-to-board"), address)


def page_words(page: int, pages: int, texts: Texts) -> str:
    """Say which page is shown; empty if there is only one."""
    return texts("editor-page", page=page + 1, pages=pages) if pages > 1 else ""


def page_buttons(page: int, pages: int, press: Callable[[str], Press], texts: Texts) -> Iterator[Component]:
    """Turn to the page before and to the next one, if there are several."""
    if pages > 1:
        yield button(texts("page-back"), press(str(max(page - 1, 0))), disabled=page == 0)
        yield button(texts("page-on"), press(str(page + 1)), disabled=page == pages - 1)


def time_to_think(seconds: int, texts: Texts) -> str:
    """Return a time to think in words; 0 seconds is no limit."""
    if not seconds:
        return texts("time-unlimited")
    unit, size = next(each for each in UNITS if seconds % each[1] == 0)
    return texts(f"time-{unit}", count=seconds // size)


def quiet_words(quiet: str, texts: Texts) -> str:
    """Return quiet hours such as `22-8` in words."""
    begins, _, ends = quiet.partition("-")
    return texts("quiet-hours", begins=int(begins), ends=int(ends))


def _in_words(texts: Texts, pack: Pack, value: str | int | Card) -> str | int:
    return card_name(texts, pack, value) if isinstance(value, Card) else said(texts, pack, value)


def several(texts: Texts, names: Sequence[str]) -> str:
    """Join names: "Anna, Ben and Cleo"."""
    if len(names) < 2:
        return "".join(names)
    return texts("and", first=", ".join(names[:-1]), last=names[-1])


def number_words(texts: Texts, number: int) -> str:
    """Format a number in the language's style, a negative one with a minus sign."""
    return texts("number", number=number)


def digits_of(texts: Texts) -> Digits:
    """Return the language's number format, for pictures."""
    sample = texts("number", number=1234.5)
    return Digits(sample[1], sample[5])


def signed(texts: Texts, amount: int) -> str:
    """Format a gain or loss with its sign; zero has none."""
    return f"+{number_words(texts, amount)}" if amount > 0 else number_words(texts, amount)


def chips_words(chips: int, texts: Texts) -> str:
    """Describe a gain or loss in chips."""
    return texts("summary-chips", chips=signed(texts, chips), count=abs(chips))


def placed(place: int, words: str) -> str:
    """Put a place before a line; it is no number of a list, which Discord would count on by itself."""
    return f"{place}\\. {words}"


def unmarked(line: str) -> str:
    """Return a line without Discord's formatting, for places that would show it literally."""
    return re.sub(r"\\(.)|[*_~`]", lambda mark: mark[1] or "", line)


def capital(words: str) -> str:
    """Capitalize the first letter of a line."""
    return words[:1].upper() + words[1:]


def seat_name(view: TableView, number: int) -> str:
    """Name a seat of the deal, escaped for a message."""
    return safe_name(view.playing[number].name)


def plain_seat_name(view: TableView, number: int) -> str:
    """Name a seat of the deal where nothing is formatted."""
    return plain_name(view.playing[number].name)


def question_words(view: TableView, deal: View, asked: AskedView, texts: Texts) -> str:
    """Return a question's words, without the name of the player to act."""
    about = {name: _line_value(view, deal, value, texts) for name, value in asked.about.items()}
    leads = view.ruleset.tricks and asked.kind == "play" and not deal.trick
    return texts.first("question-lead" if leads else f"question-{asked.kind}", "question-unknown", **about)


def choice_words(texts: Texts, deal: View, kind: str, choice: str, note: Note = NO_NOTE, *, signs: bool = False) -> str:
    """Return the words of a choice, with the question's values for it; for a button, in plain texts.

    With `signs`, cards are written as corner indices.

    A choice may have a text named after a mark of the deal: `choice-join-join-price` states the price, as `$value`,
    while there is a mark `price`; or after a value of the question: `choice-bid-two-value`.
    """
    plain, values = f"choice-{kind}-{choice}", {name: _in_words(texts, deal.pack, note[name]) for name in note}
    if signs:
        cards = {name: value for name, value in note.items() if isinstance(value, Card)}
        values |= {name: card_sign(texts, deal.pack, card) for name, card in cards.items()}
    for name in values:
        if texts.has(f"choice-{kind}-{choice}-{name}"):
            return texts(f"choice-{kind}-{choice}-{name}", **values)
    for mark in deal.marks:
        own = f"choice-{kind}-{choice}-{mark.name}"
        if mark.seat is None and texts.has(own):
            return texts(own, value=said(texts, deal.pack, mark.value))
    return texts.word(plain, " ".join((choice, *map(str, values.values()))), **values)


def reason_words(texts: Texts, reason: str, tricks: int = 0) -> str:
    """Describe the reason for a payment; `tricks` are those of the seat that is paid."""
    return texts.word(f"reason-{reason}", reason, tricks=tricks)


def tally_words(texts: Texts, name: str, value: int) -> str:
    """Describe a seat's tally, such as its score or its lives."""
    return texts.word(f"tally-{name}", f"{name} {number_words(texts, value)}", value=value)


def line_words(view: TableView, deal: View, line: Line, texts: Texts) -> str:
    """Put one of the game's own lines into words; without a text it is its key and its values."""
    values = {name: _line_value(view, deal, value, texts) for name, value in line.values.items()}
    plain = " ".join((plain_words(line.key), *map(str, values.values())))
    return texts(line.key, **values) if texts.has(line.key) else plain


def _line_value(view: TableView, deal: View, value: LineValue, texts: Texts) -> str | int:
    match value:
        case Line():
            return line_words(view, deal, value, texts)
        case Seat(number):
            return seat_name(view, number)
        case (Seat(), *_):
            return several(texts, [seat_name(view, seat.number) for seat in value])
        case tuple():
            return card_names(texts, deal.pack, deal.ordering.sort([card for card in value if isinstance(card, Card)]))
        case _:
            return _in_words(texts, deal.pack, value)
