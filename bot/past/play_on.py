"""A past deal played on from a decision of a person's own: the same cards, other answers, computers all around."""

from __future__ import annotations

from typing import NamedTuple

from bot.solo import Alone, Opponents, SoloDeal
from game.computer.gains import counted
from game.core.driver import Driver, Setup, replay
from game.core.errors import BrokenRules, Refused
from game.core.record import setup_from
from game.core.rulesets import Catalogue
from game.core.shuffle import Seal
from game.reports.past import PastDeal
from game.table.accounts import account_of


class Beside(NamedTuple):
    """What a deal has brought its player, in chips or points: this time, then, and with the opponents' level there."""

    now: float
    then: float
    computer: float


class PlayedOn(SoloDeal):
    """A past deal from a `step` on; no one knows more than they were told then."""

    def __init__(self, driver: Driver, alone: Alone, opponents: Opponents, past: PastDeal, then: float) -> None:
        super().__init__(driver, alone, opponents)
        self.past = past
        self.step = len(driver.given)
        self._from = driver.setup, [asked.answer for asked in driver.answered]
        self._then = then
        self._computer: float | None = None

    async def beside(self) -> Beside:
        """Return the result beside what happened, and beside what a computer brings home from the same decision on."""
        if self._computer is None:
            driver = replay(*self._from)
            await self.opponents.play_out(driver)
            self._computer = counted(driver, self.alone.seat)
        return Beside(counted(self.driver, self.alone.seat), self._then, self._computer)


def seat_of(past: PastDeal, user: int) -> int:
    """Return where a person sat in a deal whose seals are open; raises `Refused`."""
    if past.void:
        raise Refused("deal-void", number=past.row.number)
    if not past.opened or past.record is None:
        raise Refused("seal-shut", number=past.row.number)
    account = account_of(user)
    if account not in past.row.accounts:
        raise Refused("play-on-yours")
    return past.row.accounts.index(account)


def play_on(past: PastDeal, step: int, user: int, number: int, opponents: Opponents, catalogue: Catalogue) -> PlayedOn:
    """Return to a decision of a person's own. This is work for a thread.

    The cards come from the opened seal, so that a deal which is shuffled again goes on as it would have. Raises
    `Refused`: `deal-void`, `seal-shut`, `replay-other-rules`, and `play-on-yours` for what was not theirs to decide.
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
