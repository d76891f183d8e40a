"""The end of a session: results, who pays whom, and playing again."""

from collections.abc import Iterator, Mapping, Sequence

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.language.names import safe_name
from bot.panels.kit.rules import table_name
from bot.panels.kit.words import chips_words, placed, several, signed, tally_words, texts_of, way_to_board
from bot.panels.table.described import Described
from bot.panels.table.lobby import ending_words, then_words
from bot.panels.table.summary import score_of
from bot.panels.table.text import table_alt
from game.core.vocabulary import SCORE
from game.reports.debts import Transfer
from game.reports.lists import places
from game.table.ports import account_of
from game.table.view import SeatView, TableView

MOST_TRANSFERS = 20


def session_end(
    view: TableView,
    debts: Sequence[Transfer] | None,
    texts: Texts,
    chart: str = "",
    table: str = "",
    *,
    board: str = "",
) -> Surface:
    """Show the results of a session; `debts` are those between its people, by account, `None` if not yet known.

    `chart` and `table` are the file names of pictures: of the results, and of the table after the last deal. `board` is
    the address of the board of its evening, empty if it has none.
    """
    texts = texts_of(texts, view.ruleset)
    everybody = (*view.seats, *view.former)
    # who sat down after the last deal had begun has no result
    played = (seat for seat in everybody if seat.number is not None or seat.since != view.deal_number)
    seats = sorted(played, key=lambda seat: -gain(view, seat))
    results = [" · ".join(filter(None, (_reached(view, seat, texts), then_words(view, seat, texts)))) for seat in seats]
    again = {
        "deal": button(texts("same-cards"), Press(Verb.SAME_CARDS, view.id, view.deal_number), Style.success),
        "session": button(texts("play-again"), Press(Verb.AGAIN, view.id), Style.success),
    }
    return framed(
        Accent.OVER,
        text(
            texts("session-title", ruleset=table_name(view, texts), deals=view.deal_number),
            ending_words(view, texts),
            _winners(view, seats, texts),
        ),
        *_last_deal(view, texts, table),
        image(chart, texts("session-chart-alt", results=", ".join(results)).replace("**", "")),
        text(*map(placed, places([gain(view, seat) for seat in seats]), results)),
        *_settling(view, debts, texts),
        *rows(
            way_to_board(board, texts) if board else None,
            again.get(view.occasion.again),
            button(texts("history-look-back"), Press(Verb.HISTORY_SESSION, view.id)),
        ),
    )


def _last_deal(view: TableView, texts: Texts, table: str) -> Iterator[Component | None]:
    """Show the result of the last deal, which has no summary of its own."""
    if view.deal and view.deal.over:
        yield text(texts("session-last-deal", number=view.deal_number))
        yield image(table, table_alt(view, view.deal, texts))
        told = Described(view, view.deal, texts)
        yield text(*map(small, filter(None, (*told.ended(), *told.last_lines()))))


def _winners(view: TableView, seats: Sequence[SeatView], texts: Texts) -> str:
    """Name the players who have won most; empty if all are even."""
    most = gain(view, seats[0]) if seats else 0
    names = [safe_name(seat.name) for seat in seats if gain(view, seat) == most]
    if len(names) == len(seats):
        return ""
    return texts("session-winner", names=several(texts, names), count=len(names))


def _settling(view: TableView, debts: Sequence[Transfer] | None, texts: Texts) -> Iterator[Component | None]:
    """Show who pays whom, if chips could be won."""
    if closing := view.occasion.closing:
        yield text(*_shared_pot(view, texts), small(texts(closing)))
    elif debts is not None and (view.ruleset.pot or debts):
        yield divider()
        yield text(*_payments(view, debts, texts))


def _payments(view: TableView, debts: Sequence[Transfer], texts: Texts) -> Iterator[str]:
    yield texts("who-pays-whom" if debts else "nobody-pays")
    people = (*view.seats, *view.former)
    names = {account_of(seat.user): safe_name(seat.name) for seat in people if seat.user is not None}
    yield from transfer_lines(debts, names, texts)
    yield from _shared_pot(view, texts)
    left = view.pot + view.reserve
    if left:
        yield texts("session-pot-kept", pot=left)
    yield small(texts("debts-explained")) if debts or any(seat.computer for seat in people) else ""
    yield small(texts("play-money"))


def _shared_pot(view: TableView, texts: Texts) -> Iterator[str]:
    """Say among whom the rest of the pot was shared, and who gets none."""
    if not view.leftover:
        return
    names = [safe_name(name) for name in view.sharing]
    yield small(texts("session-pot-shared", pot=view.leftover, names=several(texts, names)))
    if len(names) < len(view.playing):
        yield small(texts("session-no-share", name=safe_name(view.stopped_by)))


def transfer_lines(transfers: Sequence[Transfer], names: Mapping[str, str], texts: Texts) -> Iterator[str]:
    """List who pays whom, one line each."""
    for source, target, amount in transfers[:MOST_TRANSFERS]:
        payer, payee = names.get(source, safe_name(source)), names.get(target, safe_name(target))
        yield texts("transfer", payer=payer, payee=payee, amount=amount)
    if len(transfers) > MOST_TRANSFERS:
        yield texts("transfers-more", count=len(transfers) - MOST_TRANSFERS)


def gain(view: TableView, seat: SeatView) -> int:
    """Return the decisive result of a session for a seat: its points, else its chips."""
    score = score_of(view, seat)
    return seat.chips if score is None else score


def _reached(view: TableView, seat: SeatView, texts: Texts) -> str:
    score = score_of(view, seat)
    if score is None:
        return f"**{safe_name(seat.name)}** {signed(texts, seat.chips)}"
    told = f"**{safe_name(seat.name)}** {tally_words(texts, SCORE, score)}"
    return f"{told} ({chips_words(seat.chips, texts)})" if seat.chips else told
