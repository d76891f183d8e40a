"""A server's ledger: the standing, one's own statement, and who pays whom."""

from __future__ import annotations

from collections.abc import Iterator

from bot.discord_io.custom_id import Press
from bot.discord_io.surface import (
    Accent,
    Component,
    Style,
    Surface,
    button,
    framed,
    image,
    line_between,
    row_of,
    small,
    text,
)
from bot.discord_io.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.words import digits_of, reason_words, signed
from bot.panels.table.session import transfer_lines
from bot.pictures.charts import MOST_BARS, results_chart
from bot.pictures.scene import Bar
from game.reports.ledger import PostingLine, SessionLine, SettleUp, Standing, Statement

MOST_ROWS = 25
STANDING = "standing"
VIEWS = {STANDING: Verb.LEDGER_STANDING, "mine": Verb.LEDGER_MINE, "pays": Verb.LEDGER_PAYS}


def standing_draft(standing: Standing, texts: Texts) -> Draft:
    """Show a server's balances, with a chart if there are any."""
    bars = tuple(
        Bar(plain_name(row.name), row.chips, texts("ledger-deals", deals=row.deals))
        for row in standing.people[:MOST_BARS]
    )
    drawings = (Drawing(STANDING, results_chart, (bars, texts("ledger-chart"), digits_of(texts))),) if bars else ()
    return Draft(lambda at: ledger_standing(standing, texts, at[STANDING]), drawings)


def ledger_standing(standing: Standing, texts: Texts, picture: str = "") -> Surface:
    """Show a server's balances; `picture` is the file name of a chart."""
    return framed(
        Accent.LEDGER,
        text(texts("ledger-title")),
        image(picture, texts("ledger-chart-alt")),
        text(*_rows(standing, texts)) or text(texts("ledger-empty")),
        text(*_other_accounts(standing, texts), small(texts("play-money"))),
        _choice(STANDING, texts),
    )


def _rows(standing: Standing, texts: Texts) -> Iterator[str]:
    for place, row in enumerate(standing.people[:MOST_ROWS], start=1):
        deals = texts("ledger-deals", deals=row.deals)
        yield f"{place}. **{safe_name(row.name)}** {signed(texts, row.chips)} · {deals}"
    if len(standing.people) > MOST_ROWS:
        yield texts("ledger-more-people", count=len(standing.people) - MOST_ROWS)


def _other_accounts(standing: Standing, texts: Texts) -> Iterator[str]:
    if standing.computers:
        yield texts("ledger-computers", chips=signed(texts, standing.computers))
    for pot in standing.pots[:MOST_ROWS]:
        yield texts("ledger-pot", channel=f"<#{pot.channel}>", chips=pot.chips)


def ledger_statement(statement: Statement, texts: Texts) -> Surface:
    """Show a person's own statement."""
    return framed(
        Accent.LEDGER,
        text(texts("ledger-mine-title", chips=signed(texts, statement.chips))),
        text(*(_session(row, texts) for row in statement.sessions)) or text(texts("ledger-no-session")),
        line_between(),
        text(*(small(_posting(row, texts)) for row in statement.postings)),
        _choice("mine", texts),
    )


def _session(row: SessionLine, texts: Texts) -> str:
    running = f" · {texts('ledger-running')}" if row.closed is None else ""
    deals = texts("ledger-deals", deals=row.deals)
    return f"<t:{row.opened}:d> <#{row.channel}> · {deals} · **{signed(texts, row.result)}**{running}"


def _posting(row: PostingLine, texts: Texts) -> str:
    words = reason_words(texts, row.reason)
    return f"{signed(texts, row.amount)} {words}" + (f" · {texts('ledger-deal', deal=row.deal)}" if row.deal else "")


def ledger_transfers(settle_up: SettleUp, texts: Texts) -> Surface:
    """Show who pays whom: the full list of debts."""
    names = {account: safe_name(name) for account, name in settle_up.names.items()}
    return framed(
        Accent.LEDGER,
        text(texts("who-pays-whom") if settle_up.transfers else texts("nobody-pays")),
        text(*transfer_lines(settle_up.transfers, names, texts)),
        text(
            texts("ledger-open-pots", chips=settle_up.open_pots) if settle_up.open_pots else "",
            small(texts("debts-explained")),
            small(texts("play-money")),
        ),
        _choice("pays", texts),
    )


def _choice(shown: str, texts: Texts) -> Component:
    return row_of(
        *(
            button(texts(f"ledger-{view}"), Press(verb), Style.secondary, disabled=view == shown)
            for view, verb in VIEWS.items()
        ),
        button(texts("ledger-csv"), Press(Verb.LEDGER_CSV)),
    )
