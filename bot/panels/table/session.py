"""The end of a session: results, who pays whom, and once more."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.surface import (
    Accent,
    Component,
    Style,
    Surface,
    button,
    framed,
    image,
    line_between,
    rows,
    small,
    text,
)
from bot.panels.kit.words import chips_words, several, signed, table_name, tally_words, texts_of
from bot.panels.table.results import SCORE, score_of
from game.reports.settle_up import Transfer, fewest_transfers
from game.table.view import SeatView, TableView

COMPUTERS = "computers"
POT = "pot"
STOPPED = "stopped"
ALL_PLAYED = "deals-played"
MOST_TRANSFERS = 20


def session_end(
    view: TableView, transfers: Sequence[Transfer], texts: Texts, picture: str = "", alt: str = ""
) -> Surface:
    """Show the results of a session; `transfers` name parties by `account_of`.

    `picture` is the file name of a chart of the results, or of what `alt` describes.
    """
    texts = texts_of(texts, view.ruleset)
    seats = sorted((*view.seats, *view.former), key=lambda seat: -gain(view, seat))
    results = [_result(view, seat, texts) for seat in seats]
    return framed(
        Accent.OVER,
        text(
            texts("session-title", ruleset=table_name(view, texts), deals=view.deal_number),
            _ending(view, texts),
            _winners(view, seats, texts),
        ),
        image(picture, alt or texts("session-chart-alt", results=", ".join(results)).replace("**", "")),
        text(*(f"{place}. {result}" for place, result in enumerate(results, start=1))),
        *_settling(view, transfers, texts),
        *rows(
            [
                button(texts("play-again"), Press(Verb.AGAIN, view.id), Style.success),
                button(texts("history-look-back"), Press(Verb.HISTORY_SESSION, view.id)),
            ]
        ),
    )


def _ending(view: TableView, texts: Texts) -> str:
    """Say why the session is over, and who has ended it; that the only deal is over needs no words."""
    if view.ending == STOPPED and view.stopped_by:
        return texts("ending-stopped-by", name=safe_name(view.stopped_by))
    if view.ending == ALL_PLAYED and view.deal_number == 1:
        return ""
    return texts.first(f"ending-{view.ending}", "ending-unknown")


def _winners(view: TableView, seats: Sequence[SeatView], texts: Texts) -> str:
    """Name whoever has won most; nobody where all are even."""
    most = gain(view, seats[0]) if seats else 0
    names = [safe_name(seat.name) for seat in seats if gain(view, seat) == most]
    if len(names) == len(seats):
        return ""
    return texts("session-winner", names=several(texts, names), count=len(names))


def account_of(seat: SeatView) -> str:
    """Name the party of a seat when debts are settled: people by themselves, computers together."""
    return COMPUTERS if seat.user is None else f"person:{seat.user}"


def session_transfers(view: TableView, settled: Sequence[Transfer] = ()) -> list[Transfer]:
    """Find the fewest transfers that settle a session, less what was `settled` outside meanwhile.

    A pot that was kept stays open and is left out.
    """
    balances: defaultdict[str, int] = defaultdict(int)
    for seat in (*view.seats, *view.former):
        balances[account_of(seat)] += seat.chips
    balances[POT] = -sum(balances.values())
    paid: defaultdict[tuple[str, str], int] = defaultdict(int)
    for source, target, amount in settled:
        paid[source, target] += amount
    open_debts = (
        transfer._replace(amount=transfer.amount - paid[transfer[:2]]) for transfer in fewest_transfers(balances)
    )
    return [transfer for transfer in open_debts if POT not in transfer[:2] and transfer.amount > 0]


def _settling(view: TableView, transfers: Sequence[Transfer], texts: Texts) -> Iterator[Component | None]:
    """Say who pays whom, where chips could be won."""
    if view.ruleset.pot or transfers:
        yield line_between()
        yield text(*_payments(view, transfers, texts))


def _payments(view: TableView, transfers: Sequence[Transfer], texts: Texts) -> Iterator[str]:
    names = party_names((*view.seats, *view.former), texts)
    if transfers:
        yield texts("who-pays-whom")
    else:
        yield texts("nobody-pays")
    yield from transfer_lines(transfers, names, texts)
    if view.leftover:
        names = [safe_name(name) for name in view.sharing]
        yield small(texts("session-pot-shared", pot=view.leftover, names=several(texts, names)))
        if len(names) < len(view.playing):
            yield small(texts("session-no-share", name=safe_name(view.stopped_by)))
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


def gain(view: TableView, seat: SeatView) -> int:
    """Give what a session was about for a seat: its points, else its chips."""
    score = score_of(view, seat)
    return seat.chips if score is None else score


def _result(view: TableView, seat: SeatView, texts: Texts) -> str:
    score = score_of(view, seat)
    if score is None:
        return f"**{safe_name(seat.name)}** {signed(seat.chips)}"
    told = f"**{safe_name(seat.name)}** {tally_words(texts, SCORE, score)}"
    return f"{told} ({chips_words(seat.chips, texts)})" if seat.chips else told
