"""Debts settled outside: who could pay whom, and the question to both sides."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from bot.interactions.custom_id import Press
from bot.interactions.verbs import Verb
from bot.language import Texts
from bot.language.names import plain_name, safe_name
from bot.panels.kit.surface import Accent, Component, Style, Surface, button, framed, line_between, rows, small, text
from bot.panels.table.session import COMPUTERS, transfer_lines
from game.reports.ledger import SettleUp

MOST_OFFERED = 10
_PERSON = "person:"


@dataclass(frozen=True, slots=True)
class Settlement:
    """A payment outside, in chips: `receipt` names it, `agreed` are those who have said yes."""

    payer: int
    payer_name: str
    payee: int
    payee_name: str
    amount: int
    receipt: str
    agreed: Sequence[int] = ()

    @property
    def complete(self) -> bool:
        """Whether both sides have said yes."""
        return {self.payer, self.payee} <= set(self.agreed)

    @property
    def missing(self) -> int:
        """Who is asked next."""
        return self.payee if self.payer in self.agreed else self.payer


def settle_proposal(settle_up: SettleUp, viewer: int, texts: Texts) -> Surface:
    """Show the fewest payments; those of the viewer with other people have a button that asks the other side."""
    names = {account: safe_name(name) for account, name in settle_up.names.items()} | {COMPUTERS: texts("the-house")}
    owed = [transfer for transfer in settle_up.transfers if COMPUTERS not in transfer[:2]]
    return framed(
        Accent.LEDGER,
        text(texts("settle-title"), texts("settle-explained")),
        text(*transfer_lines(owed, names, texts)) or text(texts("settle-nothing")),
        text(small(texts("settle-house")) if len(owed) < len(settle_up.transfers) else ""),
        *rows([*_offers(settle_up, viewer, texts)][:MOST_OFFERED]),
        text(small(texts("settle-other"))),
    )


def _offers(settle_up: SettleUp, viewer: int, texts: Texts) -> Iterator[Component]:
    me = f"{_PERSON}{viewer}"
    for payer, payee, amount in settle_up.transfers:
        if me not in {payer, payee} or COMPUTERS in {payer, payee}:
            continue
        other = payee if payer == me else payer
        name = plain_name(settle_up.names.get(other, ""))
        label = texts("settle-i-paid" if payer == me else "settle-paid-me", name=name, amount=amount)
        ids = "-".join((payer.removeprefix(_PERSON), payee.removeprefix(_PERSON), str(amount)))
        yield button(label, Press(Verb.SETTLE_ASK, choice=ids), Style.primary)


def settle_request(settlement: Settlement, texts: Texts) -> Surface:
    """Ask both sides in the channel; whoever has agreed is marked."""
    choice = f"{settlement.payer}-{settlement.payee}-{settlement.receipt}"
    return framed(
        Accent.LEDGER,
        text(texts("settle-request-title"), _payment(settlement, texts)),
        text(*_sides(settlement, texts), texts("settle-request", mention=f"<@{settlement.missing}>")),
        *rows(
            [
                button(texts("settle-yes"), Press(Verb.SETTLE_YES, choice=choice), Style.success),
                button(texts("settle-no"), Press(Verb.SETTLE_NO, choice=choice), Style.danger),
            ]
        ),
    )


def settle_done(settlement: Settlement, texts: Texts) -> Surface:
    """Say that a payment is in the ledger."""
    return framed(
        Accent.LEDGER,
        text(texts("settle-done-title"), _payment(settlement, texts)),
        line_between(),
        text(small(texts("settle-done")), small(texts("play-money"))),
    )


def settle_denied(settlement: Settlement, name: str, texts: Texts) -> Surface:
    """Say that one side took the payment back; nothing was booked."""
    return framed(
        Accent.OVER,
        text(texts("settle-request-title"), _payment(settlement, texts)),
        text(texts("settle-denied", name=safe_name(name))),
    )


def _payment(settlement: Settlement, texts: Texts) -> str:
    payer, payee = safe_name(settlement.payer_name), safe_name(settlement.payee_name)
    return texts("transfer", payer=payer, payee=payee, amount=settlement.amount)


def _sides(settlement: Settlement, texts: Texts) -> Iterator[str]:
    sides = ((settlement.payer, settlement.payer_name), (settlement.payee, settlement.payee_name))
    for person, name in sides:
        yield texts("settle-agreed" if person in settlement.agreed else "settle-open", name=safe_name(name))
