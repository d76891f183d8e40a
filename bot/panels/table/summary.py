"""The result of a deal: who won and paid what and why, and what comes next; also in one line, once it is past."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.rules import table_name
from bot.panels.kit.words import number_words, seat_name, several, signed, texts_of
from bot.panels.table.described import Described, large_pot_line
from bot.panels.table.lobby import cut_button, enough_seats, ready_words
from bot.panels.table.panel import SEAL_DIGITS, large_pot_button, until
from bot.panels.table.score_sheet import sheet_button
from bot.panels.table.seats import reactions_line, seat_buttons, watching_words
from bot.panels.table.text import standing, table_alt
from game.core.vocabulary import SCORE
from game.table.view import SeatView, TableView

FAULTS: Final = ("deals-void", "rules-gone", "unreadable", "trouble")
"""How sessions end by an error of the bot."""


def summary(view: TableView, texts: Texts, picture: str = "", alt: str = "") -> Surface:
    """Show the result of the deal that has just ended, and let people proceed to the next."""
    texts = texts_of(texts, view.ruleset)
    last = Described(view, view.deal, texts).last_lines() if view.deal else ()
    return framed(
        Accent.SUMMARY,
        text(texts("panel-title", ruleset=table_name(view, texts), number=view.deal_number)),
        image(picture, alt or table_alt(view, view.deal, texts)) if picture and view.deal else None,
        text(*result_lines(view, texts), *map(small, last)),
        divider(),
        text(reactions_line(view, texts), *_what_next(view, texts), small(watching_words(view, texts))),
        *rows(*_going_on(view, texts)),
        *rows(*sheet_button(view, texts), *seat_buttons(view, texts)),
    )


def closed_summary(view: TableView, texts: Texts) -> Surface:
    """Show the short form, without buttons, that stays in the channel."""
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        return framed(Accent.OVER, text(_void(view, texts)))
    told = Described(view, deal, texts)
    facts = [", ".join(f"{seat_name(view, each.seat)} {signed(texts, each.gain)}" for each in told.results)]
    if view.ruleset.pot:
        facts.append(texts("summary-short-pot", pot=deal.bank.pot))
    line = " · ".join((texts("summary-short", number=view.deal_number), *filter(None, facts)))
    return framed(Accent.OVER, text(line, *map(small, (*told.announced(), *told.score()))))


def _void(view: TableView, texts: Texts) -> str:
    """Say that a deal is void: by an error, or because somebody or something has ended the session in mid-deal."""
    key = "summary-void" if view.ending in {"", *FAULTS} else "summary-broken-off"
    return texts(key, number=view.deal_number)


def result_lines(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe how the last deal ended, if only that it is void."""
    return Described(view, view.deal, texts).ended() if view.deal else iter([_void(view, texts)])


def _what_next(view: TableView, texts: Texts) -> Iterator[str]:
    if view.ruleset.pot:
        yield texts("summary-pot", pot=view.pot)
        yield large_pot_line(view, texts)
    if view.reserve:
        yield texts("summary-reserve", reserve=view.reserve)
    so_far = [_standing(view, seat, texts) for seat in view.seats]
    # those who left with chips won or lost count, so that the totals add up
    so_far += [texts("summary-left", standing=_standing(view, seat, texts)) for seat in view.former if seat.chips]
    if any(so_far):
        key = "summary-standing-points" if _points_alone(view) else "summary-standing"
        yield texts(key, standing=", ".join(filter(None, so_far)))
    yield from next_lines(view, texts)
    if view.cut:
        yield small(texts("seal-next-cut", seal=f"`{view.fingerprint[:SEAL_DIGITS]}`"))


def next_lines(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe who deals next, when unless the table is paused, and who is ready, or for whom the table is waiting."""
    dealer = next((seat for seat in view.seats if seat.dealer), None)
    if view.phase == "waiting" and not enough_seats(view):
        yield " ".join(_paused(view, texts))
    elif dealer:
        key = "evening-held" if view.held else "summary-next" if view.deadline is None else "summary-next-at"
        yield texts(key, name=safe_name(dealer.name), when=until(view.deadline or 0))
    yield ready_words(view, texts)


def _points_alone(view: TableView) -> bool:
    """Whether seats have nothing but a score, so that its name need not be repeated for each."""
    return [tally.name for tally in view.ruleset.tallies] == [SCORE] and not view.ruleset.pot and view.deal is not None


def _standing(view: TableView, seat: SeatView, texts: Texts) -> str:
    score = score_of(view, seat) if _points_alone(view) else None
    if score is not None:
        return f"{safe_name(seat.name)} {number_words(texts, score)}"
    facts = " · ".join(standing(view, seat, texts))
    return f"{safe_name(seat.name)} {facts}" if facts else ""


def _paused(view: TableView, texts: Texts) -> Iterator[str]:
    """Describe who is here, how many are missing, who is away and until when the table waits."""
    here = [safe_name(seat.name) for seat in view.seats if not seat.out]
    away = [safe_name(seat.name) for seat in view.seats if seat.out]
    missing = max(1, view.ruleset.least_seats - len(here))
    yield texts("summary-waiting", names=several(texts, here), here=len(here), missing=missing)
    if away:
        yield texts("summary-away", names=several(texts, away), away=len(away))
    if view.deadline is not None:
        yield texts("summary-ends-at", when=until(view.deadline))


def _going_on(view: TableView, texts: Texts) -> Iterator[Component]:
    next_deal = Press(Verb.NEXT, view.id, view.deal_number)
    yield button(texts("next-deal"), next_deal, Style.success, disabled=view.held)
    yield from cut_button(view, texts)
    yield from large_pot_button(view, texts)
    if not enough_seats(view):
        yield button(texts("add-computer"), Press(Verb.COMPUTER, view.id))
    yield button(texts("more-menu"), Press(Verb.MORE, view.id))


def score_of(view: TableView, seat: SeatView) -> int | None:
    """Return the score of a seat, in games played for points."""
    scores = view.deal.tallies.get(SCORE) if view.deal else None
    return scores[seat.number] if scores and seat.number is not None else seat.tallies.get(SCORE)
