"""A server's ledger: balances, one's own statement, who pays whom, and debts settled elsewhere by both sides."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import islice

from bot.discord_io.controls import Style, button, rows
from bot.discord_io.custom_id import Press, Verb
from bot.discord_io.surface import Accent, Component, Surface, divider, framed, image, small, text
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.draft import Draft, Drawing
from bot.panels.kit.words import digits_of, placed, reason_words, signed
from bot.panels.table.session import transfer_lines
from bot.pictures.charts import MOST_BARS, results_chart
from bot.pictures.scene import Bar
from game.reports.debts import Transfer, around_corners
from game.reports.ledger import PostingLine, SessionLine, SettleUp, Standing, Statement
from game.reports.lists import places
from game.table.ports import account_of, person_of

MOST_ROWS = 25
STANDING = "standing"
VIEWS = {STANDING: Verb.LEDGER_STANDING, "mine": Verb.LEDGER_MINE, "pays": Verb.LEDGER_PAYS}
MOST_OFFERED = 10
CORNERS, DIRECT = "corners", "direct"


def standing_draft(standing: Standing, texts: Texts) -> Draft:
    """Show a server's balances, with a chart if there are any."""
    bars = tuple(
        Bar(plain_name(row.name), row.chips, texts("ledger-deals", deals=row.deals))
        for row in standing.people[:MOST_BARS]
    )
    drawings = (Drawing(STANDING, results_chart, (bars, texts("ledger-chart"), digits_of(texts))),) if bars else ()
    parts = (
        text(*_rows(standing, texts)) or text(texts("ledger-empty")),
        text(*_other_accounts(standing, texts), small(texts("play-money"))),
        *rows(*_choice(STANDING, texts)),
    )
    title, alt = text(texts("ledger-title")), texts("ledger-chart-alt")
    return Draft(lambda at: framed(Accent.LEDGER, title, image(at[STANDING], alt), *parts), drawings)


def _rows(standing: Standing, texts: Texts) -> Iterator[str]:
    shown = standing.people[:MOST_ROWS]
    for place, row in zip(places([row.chips for row in shown]), shown, strict=True):
        deals = texts("ledger-deals", deals=row.deals)
        yield placed(place, f"**{safe_name(row.name)}** {signed(texts, row.chips)} · {deals}")
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
        divider(),
        text(*(small(_posting(row, texts)) for row in statement.postings)),
        *rows(*_choice("mine", texts)),
    )


def _session(row: SessionLine, texts: Texts) -> str:
    running = f" · {texts('ledger-running')}" if row.closed is None else ""
    deals = texts("ledger-deals", deals=row.deals)
    return f"<t:{row.opened}:d> <#{row.channel}> · {deals} · **{signed(texts, row.result)}**{running}"


def _posting(row: PostingLine, texts: Texts) -> str:
    texts = texts.of_game(row.ruleset) if row.ruleset else texts
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
        *rows(*_choice("pays", texts)),
    )


def _choice(shown: str, texts: Texts) -> Iterator[Component]:
    for view, verb in VIEWS.items():
        yield button(texts(f"ledger-{view}"), Press(verb), disabled=view == shown)
    yield button(texts("ledger-csv"), Press(Verb.LEDGER_CSV))


@dataclass(frozen=True, slots=True)
class Settlement:
    """A payment elsewhere in chips: `receipt` identifies it, `agreed` confirmed it, both read it in `language`."""

    payer: int
    payer_name: str
    payee: int
    payee_name: str
    amount: int
    receipt: str
    agreed: Sequence[int] = ()
    language: str = ""

    @property
    def complete(self) -> bool:
        """Whether both sides have confirmed."""
        return {self.payer, self.payee} <= set(self.agreed)

    @property
    def missing(self) -> int:
        """The person to ask next."""
        return self.payee if self.payer in self.agreed else self.payer


def settle_proposal(settle_up: SettleUp, viewer: int, texts: Texts, *, corners: bool = False) -> Surface:
    """Show who pays whom, with a button for each own payment; with `corners` the fewest, also among strangers."""
    names = {account: safe_name(name) for account, name in settle_up.names.items()}
    fewest = around_corners(settle_up.transfers)
    shown, saved = fewest if corners else settle_up.transfers, len(settle_up.transfers) - len(fewest)
    direct = button(texts("settle-direct"), Press(Verb.SETTLE_SHOW, choice=DIRECT))
    through = button(texts("settle-corners", saved=saved), Press(Verb.SETTLE_SHOW, choice=CORNERS))
    return framed(
        Accent.LEDGER,
        text(texts("settle-title"), texts("settle-corners-explained" if corners else "settle-explained")),
        text(*transfer_lines(shown, names, texts)) or text(texts("settle-nothing")),
        *rows(*islice(_offers(shown, settle_up.names, viewer, texts), MOST_OFFERED)),
        *rows(direct if corners else through if saved > 0 else None),
        text(small(texts("settle-other")), small(texts("debts-explained"))),
    )


def _offers(transfers: Sequence[Transfer], names: Mapping[str, str], viewer: int, texts: Texts) -> Iterator[Component]:
    me = account_of(viewer)
    for payer, payee, amount in transfers:
        if me not in {payer, payee}:
            continue
        name = plain_name(names.get(payee if payer == me else payer, ""))
        label = texts("settle-i-paid" if payer == me else "settle-paid-me", name=name, amount=amount)
        ids = f"{person_of(payer)}-{person_of(payee)}-{amount}"
        yield button(label, Press(Verb.SETTLE_ASK, choice=ids), Style.primary)


def settle_request(settlement: Settlement, texts: Texts) -> Surface:
    """Ask both sides in the channel; those who have agreed are marked."""
    choice = f"{settlement.payer}-{settlement.payee}-{settlement.receipt}"
    sides = (
        texts("settle-agreed" if user in settlement.agreed else "settle-open", name=safe_name(name))
        for user, name in ((settlement.payer, settlement.payer_name), (settlement.payee, settlement.payee_name))
    )
    return framed(
        Accent.LEDGER,
        text(texts("settle-request-title"), _payment(settlement, texts)),
        text(*sides, texts("settle-request", mention=f"<@{settlement.missing}>")),
        *rows(
            button(texts("settle-yes"), Press(Verb.SETTLE_YES, choice=choice), Style.success),
            button(texts("settle-no"), Press(Verb.SETTLE_NO, choice=choice), Style.danger),
        ),
    )


def settle_done(settlement: Settlement, texts: Texts) -> Surface:
    """Confirm that a payment is in the ledger."""
    return framed(
        Accent.LEDGER,
        text(texts("settle-done-title"), _payment(settlement, texts)),
        divider(),
        text(small(texts("settle-done")), small(texts("play-money"))),
    )


def settle_denied(settlement: Settlement, name: str, texts: Texts) -> Surface:
    """Report that one side rejected the payment; nothing was booked."""
    return framed(
        Accent.OVER,
        text(texts("settle-request-title"), _payment(settlement, texts)),
        text(texts("settle-denied", name=safe_name(name))),
    )


def _payment(settlement: Settlement, texts: Texts) -> str:
    payer, payee = safe_name(settlement.payer_name), safe_name(settlement.payee_name)
    return texts("transfer", payer=payer, payee=payee, amount=settlement.amount)
