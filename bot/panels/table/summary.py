"""What a deal has come to: who won and paid what and why, and what comes next."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from discord import ui

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.names import safe_name
from bot.panels.kit.surface import Accent, Item, Style, Surface, button, framed, image, line_between, rows, small, text
from bot.panels.kit.words import ready_names, reason_words, ruleset_name, seat_name, several, signed, texts_of
from bot.panels.table.happenings import Teller, announced
from bot.panels.table.lobby import cut_button, enough_seats
from bot.panels.table.panel import SEAL_DIGITS, seat_buttons
from bot.panels.table.text import table_alt, trick_line
from game.core.events import Announced, Paid
from game.core.view import View
from game.table.view import SeatView, TableView


def summary(view: TableView, texts: Texts, picture: str = "") -> Surface:
    """Show the result of the deal that has just ended, and let people go on to the next."""
    texts = texts_of(texts, view.ruleset)
    return framed(
        Accent.SUMMARY,
        text(_title(view, texts)),
        image(picture, table_alt(view, view.deal, texts)) if picture and view.deal else None,
        text(*_result(view, texts)),
        line_between(),
        text(*_what_next(view, texts)),
        *_buttons(view, texts),
    )


def closed_summary(view: TableView, texts: Texts, fingerprint: str = "", *, cut: bool = False) -> Surface:
    """Show the short form, without buttons, that stays in the channel.

    `fingerprint` is that of the deal's own seal: what stays is what people can compare with when the seal is opened.
    """
    deal, texts = view.deal, texts_of(texts, view.ruleset)
    if deal is None:
        return framed(Accent.OVER, text(texts("summary-void", number=view.deal_number)))
    told = [*announcements(view, deal, texts)]
    nets = net_results(deal)
    results = ", ".join(f"{seat_name(view, seat)} {signed(nets[seat])}" for seat in _by_result(nets))
    line = texts("summary-short", number=view.deal_number, results=results, pot=deal.bank.pot)
    seal = texts("seal-cut" if cut else "seal-automatic", seal=f"`{fingerprint[:SEAL_DIGITS]}`") if fingerprint else ""
    return framed(Accent.OVER, text(line, *map(small, (*told, seal))))


def net_results(deal: View) -> list[int]:
    """Give what each seat of a deal has won or lost in it, in chips."""
    nets = [0] * deal.seats
    for event in deal.events:
        if isinstance(event, Paid):
            for seat, amount in (
                (event.payment.source, -event.payment.amount),
                (event.payment.target, event.payment.amount),
            ):
                if seat >= 0:
                    nets[seat] += amount
    return nets


def announcements(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Tell the special moments of a deal."""
    teller = Teller(view, deal, texts)
    for event in deal.events:
        if isinstance(event, Announced):
            yield announced(teller, event.what, event.seat, event.values)


def reasons(deal: View, seat: int, texts: Texts) -> str:
    """Say what a seat's result is made of, such as "2 tricks +6 · price −2"."""
    sums: defaultdict[str, int] = defaultdict(int)
    for event in deal.events:
        if isinstance(event, Paid):
            source, target, amount, reason = event.payment
            sums[reason] += (target == seat) * amount - (source == seat) * amount
    told = ((reason, amount) for reason, amount in reversed(sums.items()) if amount)
    return " · ".join(f"{reason_words(texts, reason, deal.taken[seat])} {signed(amount)}" for reason, amount in told)


def _title(view: TableView, texts: Texts) -> str:
    return texts("panel-title", ruleset=ruleset_name(texts, view.ruleset.id), number=view.deal_number)


def _result(view: TableView, texts: Texts) -> Iterator[str]:
    deal = view.deal
    if deal is None:
        yield texts("summary-void", number=view.deal_number)
        return
    yield from announcements(view, deal, texts)
    nets = net_results(deal)
    for seat in _by_result(nets):
        why = reasons(deal, seat, texts)
        line = f"**{seat_name(view, seat)}** **{signed(nets[seat])}**"
        yield f"{line} · {why}" if why else line
    yield trick_line(view, deal, texts)


def _by_result(nets: list[int]) -> list[int]:
    return sorted(range(len(nets)), key=lambda seat: -nets[seat])


def _what_next(view: TableView, texts: Texts) -> Iterator[str]:
    yield texts("summary-pot", pot=view.pot)
    if view.reserve:
        yield texts("summary-reserve", reserve=view.reserve)
    yield texts("summary-standing", standing=", ".join(_standing(seat) for seat in view.seats))
    dealer = next((seat for seat in view.seats if seat.dealer), None)
    if view.phase == "waiting" and not enough_seats(view):
        yield texts("summary-waiting", least=view.ruleset.least_seats)
    elif dealer:
        yield texts("summary-next", name=safe_name(dealer.name))
    ready = ready_names(view.seats)
    if ready:
        yield texts("summary-ready", names=several(texts, ready))
    if view.fingerprint:
        key = "seal-next-cut" if view.cut else "seal-next"
        yield small(texts(key, seal=f"`{view.fingerprint[:SEAL_DIGITS]}`"))


def _standing(seat: SeatView) -> str:
    return f"{safe_name(seat.name)} {signed(seat.chips)}"


def _buttons(view: TableView, texts: Texts) -> Iterator[Item]:
    yield from rows([*_going_on(view, texts)])


def _going_on(view: TableView, texts: Texts) -> Iterator[ui.Button[Any]]:
    yield button(texts("next-deal"), Press(Verb.NEXT, view.id, view.deal_number), Style.success)
    yield from cut_button(view, texts)
    if not enough_seats(view):
        yield button(texts("add-computer"), Press(Verb.COMPUTER, view.id))
    yield button(texts("more-menu"), Press(Verb.MORE, view.id))
    yield from seat_buttons(view, texts)
