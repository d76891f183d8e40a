"""The great moments of a deal that was played for a pot: a sweep, a big pot, a bête."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator
from typing import Final

from bot.language import Texts
from bot.panels.kit.words import seat_name, several
from bot.panels.table.results import net_results
from game.core.bank import POT, Payment
from game.core.events import Paid
from game.core.view import View
from game.games.pot.bank import PENALTY
from game.table.view import TableView

LEAST_SWEPT: Final = 3
"""Fewer tricks than these are nothing to speak of when one player takes them all."""
BIG: Final = 3
"""A pot is big that holds so many times what was laid into it in this deal: the rest are bêtes of earlier ones."""


def pot_moments(view: TableView, deal: View, texts: Texts) -> Iterator[str]:
    """Tell who took every trick, or much of a big pot, and who paid a bête."""
    if not view.ruleset.pot:
        return
    payments = [event.payment for event in deal.events if isinstance(event, Paid)]
    yield _sweep(view, deal, texts) or _big_pot(view, payments, texts)
    yield from _betes(view, deal, payments, texts)


def _sweep(view: TableView, deal: View, texts: Texts) -> str:
    winners = {trick.winner for trick in deal.tricks}
    if len(deal.tricks) < LEAST_SWEPT or len(winners) > 1:
        return ""
    (seat,) = winners
    return texts("moment-sweep", name=seat_name(view, seat), chips=net_results(deal)[seat])


def _big_pot(view: TableView, payments: list[Payment], texts: Texts) -> str:
    """Name whoever took at least half of a big pot."""
    laid = sum(paid.amount for paid in payments if paid.target == POT and paid.reason != PENALTY)
    won: defaultdict[int, int] = defaultdict(int)
    for paid in payments:
        if paid.source == POT and paid.target >= 0:
            won[paid.target] += paid.amount
    pot, seat = sum(won.values()), max(won, key=won.__getitem__, default=0)
    if not laid or pot < BIG * laid or 2 * won[seat] < pot:
        return ""
    return texts("moment-big-pot", name=seat_name(view, seat), chips=won[seat], pot=pot, all=int(won[seat] == pot))


def _betes(view: TableView, deal: View, payments: list[Payment], texts: Texts) -> Iterator[str]:
    """Name those who played on and paid for too few tricks, together where they paid the same."""
    paying: defaultdict[tuple[int, int], list[int]] = defaultdict(list)
    for paid in payments:
        if paid.reason == PENALTY and deal.active[paid.source]:
            paying[deal.taken[paid.source], paid.amount].append(paid.source)
    for (tricks, chips), seats in paying.items():
        names = several(texts, [seat_name(view, seat) for seat in seats])
        yield texts("moment-bete", names=names, count=len(seats), tricks=tricks, chips=chips)
