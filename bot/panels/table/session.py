"""The end of a session: results, who pays whom, and once more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.panels.kit.names import safe_name
from bot.panels.kit.surface import Accent, Style, Surface, button, framed, image, line_between, rows, small, text
from bot.panels.kit.words import ruleset_name, signed, texts_of
from game.reports.settle_up import Transfer, fewest_transfers
from game.table.view import SeatView, TableView

COMPUTERS = "computers"
POT = "pot"
MOST_TRANSFERS = 20


def session_end(view: TableView, transfers: Sequence[Transfer], texts: Texts, picture: str = "") -> Surface:
    """Show the results of a session; `transfers` name parties by `account_of`, `picture` is a chart's file name."""
    texts = texts_of(texts, view.ruleset)
    seats = sorted((*view.seats, *view.former), key=lambda seat: -seat.chips)
    return framed(
        Accent.OVER,
        text(
            texts("session-title", ruleset=ruleset_name(texts, view.ruleset.id), deals=view.deal_number),
            texts.first(f"ending-{view.ending}", "ending-unknown"),
        ),
        image(picture, texts("session-chart-alt", results=", ".join(_result(seat) for seat in seats))),
        text(*(f"{place}. {_result(seat)}" for place, seat in enumerate(seats, start=1))),
        line_between(),
        text(*_settling(view, transfers, texts)),
        *rows(
            [
                button(texts("play-again"), Press(Verb.AGAIN, view.id), Style.success),
                button(texts("history-look-back"), Press(Verb.HISTORY_SESSION, view.id)),
            ]
        ),
    )


def account_of(seat: SeatView) -> str:
    """Name the party of a seat when debts are settled: people by themselves, computers together."""
    return COMPUTERS if seat.user is None else f"person:{seat.user}"


def session_transfers(view: TableView) -> list[Transfer]:
    """Find the fewest transfers that settle a session; a pot that was kept stays open and is left out."""
    balances: defaultdict[str, int] = defaultdict(int)
    for seat in (*view.seats, *view.former):
        balances[account_of(seat)] += seat.chips
    balances[POT] = -sum(balances.values())
    return [transfer for transfer in fewest_transfers(balances) if POT not in transfer[:2]]


def _settling(view: TableView, transfers: Sequence[Transfer], texts: Texts) -> Iterator[str]:
    names = party_names((*view.seats, *view.former), texts)
    if transfers:
        yield texts("who-pays-whom")
    else:
        yield texts("nobody-pays")
    yield from transfer_lines(transfers, names, texts)
    left = view.pot + view.reserve
    if left:
        yield texts("session-pot-kept", pot=left)
    yield small(texts("play-money"))


def party_names(seats: Sequence[SeatView], texts: Texts) -> Mapping[str, str]:
    """Give the name to show for each party."""
    names = {account_of(seat): safe_name(seat.name) for seat in seats if seat.user is not None}
    return names | {COMPUTERS: texts("the-house")}


def transfer_lines(transfers: Sequence[Transfer], names: Mapping[str, str], texts: Texts) -> Iterator[str]:
    """Set who pays whom, a line each."""
    for source, target, amount in transfers[:MOST_TRANSFERS]:
        payer, payee = names.get(source, safe_name(source)), names.get(target, safe_name(target))
        yield texts("transfer", payer=payer, payee=payee, amount=amount)
    if len(transfers) > MOST_TRANSFERS:
        yield texts("transfers-more", count=len(transfers) - MOST_TRANSFERS)


def _result(seat: SeatView) -> str:
    return f"**{safe_name(seat.name)}** {signed(seat.chips)}"
