"""The cards of a past deal once more: played on alone from one's own decision, or dealt again at a new table."""

from typing import NamedTuple

from bot.past.verification import opened_record
from bot.solo import Alone, Opponents, SoloDeal
from game.computer.gains import counted
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused
from game.core.record import results_of, setup_from
from game.core.rulesets import Catalogue
from game.core.shuffle import Seal
from game.core.vocabulary import SCORE
from game.reports.past import PastDeal
from game.table.accounts import account_of, person_of
from game.table.earlier_deal import EarlierDeal


class Beside(NamedTuple):
    """A player's results in a deal, in chips or points: this time, originally, and played by a computer."""

    now: float
    then: float
    computer: float


class PlayedOn(SoloDeal):
    """A past deal from a `step` on; everyone knows only what they knew then."""

    def __init__(self, driver: Driver, alone: Alone, opponents: Opponents, past: PastDeal, then: float) -> None:
        super().__init__(driver, alone, opponents)
        self.past = past
        self.step = len(driver.given)
        self._from = driver.setup, [asked.answer for asked in driver.answered]
        self._then = then
        self._computer: float | None = None

    async def beside(self) -> Beside:
        """Return the result next to the original one and to a computer's result from the same decision on."""
        if self._computer is None:
            driver = replay(*self._from)
            await self.opponents.play_out(driver)
            self._computer = counted(driver, self.alone.seat)
        return Beside(counted(self.driver, self.alone.seat), self._then, self._computer)


def seat_of(past: PastDeal, user: int) -> int:
    """Return a person's seat in a deal; raises `Refused`: `deal-void`, `seal-shut`, `deal-not-yours`."""
    opened_record(past)
    account = account_of(user)
    if account not in past.row.accounts:
        raise Refused("deal-not-yours")
    return past.row.accounts.index(account)


def play_on(past: PastDeal, step: int, user: int, number: int, opponents: Opponents, catalogue: Catalogue) -> PlayedOn:
    """Resume a deal at one of a person's own decisions. Slow: run it in a thread.

    The cards come from the opened seal, so that a reshuffled deal continues as it would have. Raises `Refused`:
    what `seat_of` raises, `replay-other-rules`, and `play-on-yours` if the decision was not theirs.
    """
    seat = seat_of(past, user)
    if catalogue.find(past.row.ruleset).revision != past.row.revision:
        raise Refused("replay-other-rules", number=past.row.number)
    setup, answers = _sealed(past, catalogue)
    try:
        driver, whole = replay(setup, answers[:step]), replay(setup, answers)
    except BrokenRules:
        raise Refused("replay-other-rules", number=past.row.number) from None
    if driver.seat != seat or step >= len(answers):
        raise Refused("play-on-yours")
    alone = Alone(past.table, number, user, seat, past.names)
    return PlayedOn(driver, alone, opponents, past, counted(whole, seat))


def _sealed(past: PastDeal, catalogue: Catalogue) -> tuple[Setup, list[str]]:
    setup, answers = setup_from(past.record or {}, catalogue)
    return setup._replace(deck=Seal(past.row.secret, past.row.cut)), answers


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
