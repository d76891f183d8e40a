"""The single public message of a deal in progress, and what the lobby and the result have in common with it."""

from collections.abc import Iterator, Sequence
from itertools import chain

from bot.discord_io.controls import MOST_IN_ROW, Style, button, rows, section
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.panels.kit.rules import table_name
from bot.panels.kit.words import texts_of
from bot.panels.table.answers import panel_answers, take_back
from bot.panels.table.described import LARGE, Described, large_pot_line
from bot.panels.table.seats import reactions_line, seat_buttons
from bot.panels.table.text import deal_lines, table_alt, table_lines
from game.core.view import AskedView
from game.table.view import SeatView, TableView

RECENT, LAST = 3, 1
"""How many recent events are shown, and how many next to a board, which already shows the moves."""
SEAL_DIGITS = 16


def panel(view: TableView, texts: Texts, picture: str = "", alt: str = "") -> Surface:
    """Show the deal to everyone by the spectator's `view`; `picture` is a file name, `alt` its text if known."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        return framed(Accent.PLAYING, text(texts("status-none")))
    told = Described(view, deal, texts)
    recent = LAST if picture and view.ruleset.telling.board(deal) else RECENT
    return framed(
        Accent.PLAYING,
        titled(view, texts("panel-title", ruleset=table_name(view, texts), number=view.deal_number)),
        image(picture, alt or table_alt(view, deal, texts)) if picture else text(*table_lines(view, deal, texts)),
        divider(),
        text(
            *map(small, told.latest(deal.asked.seat if deal.asked else None, recent)),
            reactions_line(view, texts),
            *deal_lines(view, deal, texts),
            timed(view, told.asked(_status_key(view.asked, deal.asked))) if view.asked and deal.asked else "",
            *told.asides(),
        ),
        *panel_answers(view, deal, texts),
        *_in_rows(
            [*_always(view, texts)],
            [*seat_buttons(view, texts), *take_back(view, texts, allowed=view.taker is not None)],
        ),
    )


def _in_rows(first: Sequence[Component], second: Sequence[Component]) -> Iterator[Component]:
    """Put two groups of buttons into one row, if they fit."""
    if len(first) + len(second) <= MOST_IN_ROW:
        return rows(*first, *second)
    return chain(rows(*first), rows(*second))


def timed(view: TableView, line: str) -> str:
    """Add the time left to the line on whose turn it is."""
    return f"{line} · {until(view.deadline)}" if view.deadline is not None else line


def _status_key(seat: SeatView, asked: AskedView) -> str:
    if seat.computer:
        return "status-computer"
    if seat.away:
        return "status-away"
    return "status-in-hand" if asked.where == "hand" else "status-asked"


def until(deadline: float) -> str:
    """Format a time, in seconds since 1970, as a Discord countdown."""
    return f"<t:{int(deadline)}:R>"


def _always(view: TableView, texts: Texts) -> Iterator[Component]:
    yield from my_cards_button(view, texts)
    yield from last_trick_button(view, texts)
    yield button(texts("what-happened"), Press(Verb.HAPPENED, view.id))
    yield button(texts("more-menu"), Press(Verb.MORE, view.id))
    yield from large_pot_button(view, texts)


def my_cards_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Show people their hand, in games with cards in hand."""
    if view.ruleset.hands:
        yield button(texts("my-cards"), Press(Verb.HAND, view.id), Style.primary)


def last_trick_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Show the last trick again, in games with tricks."""
    if view.ruleset.tricks:
        lies = view.deal and view.deal.tricks_lying
        yield button(texts("last-trick"), Press(Verb.LAST, view.id), disabled=not lies)


def titled(view: TableView, words: str) -> Component:
    """Show a title with its question mark."""
    return section(words, question_mark(view))


def question_mark(view: TableView) -> Component:
    """Make the small button that explains the words of the game."""
    return button("?", Press(Verb.WORDS, view.id))


def limit_buttons(view: TableView, texts: Texts) -> Iterator[Component]:
    """Offer the host maximum bêtes in antes; the one in force is disabled."""
    for antes in view.limits:
        chosen = antes * view.ante == view.next_limit
        press = Press(Verb.LIMIT, view.id, choice=str(antes))
        yield button(texts("limit-antes", antes=antes), press, disabled=chosen)


def large_pot_button(view: TableView, texts: Texts) -> Iterator[Component]:
    """Let the host cap the bêtes of later deals while the pot is large."""
    if large_pot_line(view, texts) and not view.next_limit:
        press = Press(Verb.LIMIT, view.id, choice=str(LARGE))
        yield button(texts("limit-cap", chips=LARGE * view.ante), press, Style.secondary)
