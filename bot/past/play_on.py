"""A past deal replayed from one of a person's own decisions: the same cards, other answers, against computers."""

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
    if past.void:
        raise Refused("deal-void", number=past.row.number)
    if not past.opened or past.record is None:
        raise Refused("seal-shut", number=past.row.number)
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
