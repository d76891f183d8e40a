"""A past deal whose cards are to be dealt again at a new table."""

from __future__ import annotations

from bot.past.play_on import seat_of
from game.core.errors import Refused
from game.core.record import results_of
from game.core.rulesets import Catalogue
from game.core.vocabulary import SCORE
from game.reports.past import PastDeal
from game.table.accounts import person_of
from game.table.earlier_deal import EarlierDeal


def earlier_deal(past: PastDeal, user: int, catalogue: Catalogue) -> EarlierDeal:
    """Return a deal in which a person played, as it began.

    Raises `Refused`: `deal-void`, `seal-shut` while others may still play its cards, `deal-not-yours`, and
    `replay-other-rules`.
    """
    seat_of(past, user)
    row, record = past.row, past.record or {}
    if catalogue.find(row.ruleset).revision != row.revision:
        raise Refused("replay-other-rules", number=row.number)
    return EarlierDeal(
        table=past.table,
        deal=row.number,
        secret=row.secret,
        cut=row.cut,
        dealer=row.dealer,
        hands=tuple(map(_known, row.accounts)),
        results=tuple(results_of(record)),
        pot=row.before.pot,
        reserve=row.before.reserve,
        bete=row.before.bete,
        carry=row.carry,
        tallies={name: values for name, values in row.tallies.items() if name != SCORE},
    )


def _known(account: str) -> int | None:
    """Return whose account it is; `None` for a computer's, and for that of a person whose data was erased."""
    person = person_of(account)
    return person if person and person > 0 else None
