"""The cards of a past deal once more: played on alone from one's own decision, or dealt again at a new table."""

import asyncio
import logging
from typing import NamedTuple

from bot.alone import AloneTables
from bot.pars import StrongPlay
from bot.past.verification import opened_record
from game.computer.gains import Parted, parted
from game.computer.levels import STRONG
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused, without_values
from game.core.record import results_of, setup_from
from game.core.rulesets import Catalogue
from game.core.shuffle import AGAIN, Seal, Source
from game.core.take_back import as_played
from game.core.vocabulary import SCORE
from game.reports.past import PastDeal
from game.table.alone import Sitting, begun, new_id
from game.table.decisions import EarlierDeal
from game.table.occasion import PlayedOn
from game.table.ports import Entry, account_of, person_of
from game.table.table import Table

log = logging.getLogger(__name__)


class Beside(NamedTuple):
    """A player's results, in chips or points: this time, then, and a strong computer's, `None` if searches fail."""

    now: Parted
    then: Parted
    computer: Parted | None


async def beside(table: Table, occasion: PlayedOn, strong: StrongPlay) -> Beside:
    """Return a deal's result beside the original and a strong computer's; raises `Refused("table-gone")` if void."""
    driver, seat = table.driver, table.deal_seat(table.state.host)
    if driver is None or seat is None:
        raise Refused("table-gone")
    return Beside(parted(driver, seat), Parted(*occasion.then), await _strongly(driver, seat, occasion, strong))


async def _strongly(driver: Driver, seat: int, occasion: PlayedOn, strong: StrongPlay) -> Parted | None:
    again = replay(driver.setup, [asked.answer for asked in driver.answered[: occasion.step]])
    try:
        await strong.play_out(again, f"{occasion.of} {occasion.deal}")
    except Exception as error:  # noqa: BLE001 - whatever becomes of a search, the result is told without it
        log.warning("a deal that was played on has nothing beside it: %s", without_values(error))
        return None
    return parted(again, seat)


def seat_of(past: PastDeal, user: int) -> int:
    """Return a person's seat in a deal; raises `Refused`: `deal-void`, `seal-shut`, `deal-not-yours`."""
    opened_record(past)
    account = account_of(user)
    if account not in past.row.accounts:
        raise Refused("deal-not-yours")
    return past.row.accounts.index(account)


async def play_on(tables: AloneTables, past: PastDeal, step: int, user: int, catalogue: Catalogue) -> Table:
    """Go back to one of a person's own decisions in a deal, at a table of their own.

    The cards come from the opened seal, so that a reshuffled deal continues as it would have. Raises `Refused`:
    what `seat_of` raises, `replay-other-rules`, `play-on-yours` if the decision was not theirs, `database-refuses`.
    """
    seat = seat_of(past, user)
    return await tables.open(
        await asyncio.to_thread(_gone_back, past, step, Sitting(user, seat, past.names), catalogue)
    )


def _gone_back(past: PastDeal, step: int, sitting: Sitting, catalogue: Catalogue) -> Entry:
    """Return what opens the table at a step."""
    if catalogue.find(past.row.ruleset).revision != past.row.revision:
        raise Refused("replay-other-rules", number=past.row.number)
    setup, answers = _sealed(past, catalogue)
    try:
        seat, whole = replay(setup, answers[:step]).seat, replay(setup, answers)
    except BrokenRules:
        raise Refused("replay-other-rules", number=past.row.number) from None
    if seat != sitting.seat or step >= len(answers):
        raise Refused("play-on-yours")
    then = parted(whole, sitting.seat)
    occasion = PlayedOn(of=past.table, deal=past.row.number, step=step, then=(then.own, then.share))
    return begun(new_id(PlayedOn), setup, sitting, STRONG, occasion, answers[:step])


def _sealed(past: PastDeal, catalogue: Catalogue) -> tuple[Setup, list[str]]:
    """Return the deal with its seal, as the first one of another table, and its answers."""
    setup, answers = setup_from(as_played(past.record or {}), catalogue)
    seal = Seal(past.row.secret, past.row.cut)
    return setup._replace(number=1, deck=seal, source=Source(seal.fingerprint, AGAIN)), answers


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
