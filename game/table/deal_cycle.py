"""How a session runs: its deals from the first to the last, and how it ends."""

from __future__ import annotations

import logging
from abc import abstractmethod
from typing import NamedTuple

from game.core import shuffle
from game.core.bank import POT, RESERVE
from game.core.driver import Driver
from game.core.errors import BrokenRules, Refused
from game.core.record import record_of
from game.core.rulesets import Progress
from game.table.journaled import Kept
from game.table.ports import AnswerRow, DealEnd, DealRow, Notice, Posting, SavedTable
from game.table.state import MOST_IN_ACCOUNT, TableState

log = logging.getLogger(__name__)


class Result(NamedTuple):
    """What a finished deal has come to."""

    state: TableState
    end: DealEnd


class Session(Kept):
    """The deals of a table. `deadline` is when the open question is answered for the person, if ever."""

    __slots__ = ("changes", "deadline")

    changes: int
    deadline: float | None

    # beginning

    async def opened(self) -> None:
        """Begin the lobby's time and tell of the new table."""
        async with self._lock:
            self._publish("lobby")

    async def resume(self, saved: SavedTable) -> None:
        """Go on where the journal left off, with fresh time; a deal that does not replay is void."""
        async with self._lock:
            try:
                await self._take_over(saved)
            except Refused as refusal:
                log.warning("table %s cannot go on yet: %s", self.id, refusal)
                self._wait_and_try_again()

    async def _heal(self) -> None:
        if self.state.phase != "playing":
            return
        if self.driver is None:
            await self._void_deal()
        elif self.driver.outcome:
            await self._finish_deal(self._result(self.driver, self.state), None)

    def _publish(self, notice: Notice) -> None:
        """Set the timer for what comes next and tell the listener; `changes` counts what has been told."""
        self.changes += 1
        self._told = self._standing()
        self._set_timer()
        self._around.listener.changed(self, notice)

    @abstractmethod
    def _set_timer(self) -> None:
        """Set the timer for what waits now."""

    @abstractmethod
    def _wait_and_try_again(self) -> None:
        """Look again after a while, because the database refuses."""

    async def _change(self, state: TableState, notice: Notice) -> None:
        await self._commit(state)
        self._publish(notice)

    # deals

    def _can_begin(self) -> bool:
        """Tell whether enough seats and at least one person are there."""
        try:
            self._check_seats()
        except Refused:
            return False
        return any(not seat.out for seat in self.state.people)

    def _check_seats(self) -> None:
        self.ruleset.check_seats(self.ruleset.choose(self.state.options), len(self.state.dealt_in))

    async def _begin_or_wait(self) -> None:
        if self.state.stopping:
            await self._end("stopped", self.state)
        elif self._can_begin():
            await self._begin_deal()
        elif self.state.phase != "waiting":
            await self._change(self.state.replace(phase="waiting", ready=()), "seats")
        else:
            self._publish("seats")

    async def _begin_deal(self) -> None:
        row = self._next_deal()
        seats, dealer = self.state.dealt_in, self.state.dealt_in[row.dealer]
        state = self.state.replace(phase="playing", playing=seats, deal=row.number, ready=(), next_dealer=dealer.id)
        try:
            driver = Driver(self._setup(row))
        except Exception:
            log.exception("table %s: deal %s broke as it began", self.id, row.number)
            await self._void_deal(state, row)
            return
        await self._commit(state, begun=row)
        self.driver = driver
        driver.digest()
        self._publish("deal")
        await self._heal()

    def _next_deal(self) -> DealRow:
        state = self.state
        dealer = state.dealer
        if dealer is None:
            raise BrokenRules("a deal without seats")
        return DealRow(
            number=state.deal + 1,
            ruleset=self.ruleset.id,
            revision=self.ruleset.revision,
            options=state.options,
            dealer=state.dealt_in.index(dealer),
            before=state.balances(),
            secret=state.secret,
            cut=state.cut,
            carry=state.carry,
            accounts=tuple(seat.account for seat in state.dealt_in),
        )

    async def _answer(self, text: str, user: int | None, state: TableState | None) -> None:
        """Send an answer into the script, commit what follows, tell it."""
        driver = self.driver
        if driver is None or driver.question is None:
            raise Refused("decided-already")
        number, seat = self.question_number, driver.seat
        answer = driver.question.read(text)
        try:
            driver.answer(answer)
            row = AnswerRow(self.state.deal, number, seat, text, driver.digest(), user)
            result = self._result(driver, state or self.state) if driver.outcome else None
        except Exception:
            log.exception("table %s: deal %s broke", self.id, self.state.deal)
            row = result = None
        try:
            await self._write_answer(row, result, state)
        except Refused:
            self._wind_back(driver, number)
            raise

    async def _write_answer(self, row: AnswerRow | None, result: Result | None, state: TableState | None) -> None:
        if row is None:
            await self._void_deal()
        elif result:
            await self._finish_deal(result, row)
        else:
            await self._commit(state, answer=row)
            self._publish("question")

    def _result(self, driver: Driver, state: TableState) -> Result:
        if driver.outcome is None:
            raise BrokenRules("a deal was finished that is not over")
        end = DealEnd(self.state.deal, record_of(driver), self._postings(driver))
        after = state.after_deal(driver.after, driver.outcome.next_dealer, driver.outcome.carry, shuffle.new_secret())
        return Result(after, end)

    async def _finish_deal(self, result: Result, row: AnswerRow | None) -> None:
        why = self._reason_to_end(result.state)
        if why:
            await self._end(why, result.state, answer=row, ended=result.end)
            return
        await self._commit(result.state, answer=row, ended=result.end)
        self._publish("deal_over")

    def _postings(self, driver: Driver) -> list[Posting]:
        """Name the ledger's accounts in the payments of a deal."""
        names = {POT: f"pot:{self.id}", RESERVE: f"reserve:{self.id}"}
        names |= {number: seat.account for number, seat in enumerate(self.state.playing)}
        payments = driver.deal.bank.payments
        return [Posting(names[pay.source], names[pay.target], pay.amount, pay.reason) for pay in payments]

    def _reason_to_end(self, state: TableState) -> str:
        """Tell why the session ends after a deal; empty when it goes on."""
        options = self.ruleset.choose(state.options)
        chips = [seat.chips for seat in (*state.seats, *state.former)]
        told = self.ruleset.reason_to_end(options, Progress(state.deal, len(state.playing), 0, state.pot))
        reasons = {
            "too-many-chips": max(state.pot + state.reserve, *map(abs, chips)) > MOST_IN_ACCOUNT,
            "stopped": state.stopping,
            told: bool(told),
            "debt-limit": options.debt == "stop_session" and min(chips) < -self._around.pace.debt_limit,
            "nobody-left": all(seat.user is None for seat in state.seats),
        }
        return next((why for why, holds in reasons.items() if holds), "")

    async def _void_deal(self, state: TableState | None = None, begun: DealRow | None = None) -> None:
        """End a deal that broke: nobody pays, the same dealer deals again."""
        now = state or self.state
        end = DealEnd(now.deal, None, ())
        after = now.between_deals(shuffle.new_secret())
        if after.stopping or not after.people:
            await self._end("stopped" if after.stopping else "nobody-left", after, begun=begun, ended=end)
            return
        await self._commit(after, begun=begun, ended=end)
        self.driver = None
        self._publish("deal_over")

    async def _end(
        self,
        why: str,
        state: TableState,
        *,
        begun: DealRow | None = None,
        answer: AnswerRow | None = None,
        ended: DealEnd | None = None,
    ) -> None:
        share = self.ruleset.leftover(self.ruleset.choose(state.options))
        over, postings = state.ended(why, share_pot=share)
        await self._commit(over, begun=begun, answer=answer, ended=ended, postings=postings, closed=True)
        if ended and ended.record is None:
            self.driver = None
        self._publish("session_over")
