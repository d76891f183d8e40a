"""The course of a session: its deals from the first to the last, and its end."""

import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, NamedTuple

from game.computer.gains import counted
from game.core import shuffle
from game.core.bank import POT, RESERVE
from game.core.driver import Driver
from game.core.errors import Refused, ScriptBroke, script_runs
from game.core.record import record_of, results_of
from game.core.rulesets import Outcome, Progress
from game.table.between_deals import NextDeal, after_deal, after_void, anew, ended, next_deal, row_of
from game.table.journaled import Change, JournaledTable
from game.table.ports import AnswerRow, DealEnd, DealRow, Posting, between_accounts, pots_of
from game.table.saved_state import RULES_GONE
from game.table.state import MOST_IN_ACCOUNT, TableState

log = logging.getLogger(__name__)
MOST_VOIDS = 3


class Said(NamedTuple):
    """What is said for a seat, as records write it; `user` is the person who says it, if it is one."""

    seat: int
    text: str
    user: int | None


@dataclass(frozen=True, slots=True, eq=False)
class DealCycle:
    """The deals of one table; every step is committed, then announced. Raises `Refused` if it cannot be written."""

    _table: JournaledTable
    _debt_limit: int

    # the start

    def check_seats(self) -> None:
        """Refuse a number of seats with which no deal can be played."""
        ruleset, state = self._table.ruleset, self._table.state
        ruleset.check_seats(ruleset.choose(state.terms.options), len(state.dealt_in))

    @property
    def can_begin(self) -> bool:
        """Whether there are enough seats, and at least one person."""
        try:
            self.check_seats()
        except Refused:
            return False
        return self._table.state.attended

    async def begin_or_wait(self) -> None:
        """Begin the next deal, wait for more players, or end a session that is stopping."""
        state = self._table.state
        if state.end.stopping:
            await self.end(state.end.stop)
        elif self.can_begin:
            await self.begin()
        elif state.phase != "waiting":
            await self._table.change(state.replace(phase="waiting", ready=()))

    async def begin(self) -> None:
        """Deal; if the script breaks at once, the deal is void."""
        state = self._table.state
        state = anew(state) if state.occasion.afresh else state
        setup, seats = next_deal(state, self._table.ruleset), state.dealt_in
        row = row_of(setup, seats)
        state = state.replace(
            phase="playing",
            playing=seats,
            deal=setup.number,
            ready=(),
            next_dealer=seats[setup.dealer].id,
            occasion=state.occasion.nameless(),
        )
        try:
            with script_runs():
                driver = Driver(setup)
        except ScriptBroke as broke:
            await self._table.commit(self._void(state, broke, begun=row))
            return
        driver.digest()
        await self._table.commit(Change("deal", state, begun=row, driver=driver))
        await self._finish_if_over(driver)

    async def reconcile(self) -> None:
        """Resume from the state read back: a deal that does not replay is void, removed rules end the session."""
        table = self._table
        if table.state.phase == "over":
            return
        if table.known_options is None:
            await self.break_off(RULES_GONE)
        elif table.state.phase == "playing" and table.driver is None:
            await table.commit(self._void(table.state))
        elif table.state.phase == "playing" and table.driver:
            await self._finish_if_over(table.driver)

    async def _finish_if_over(self, driver: Driver) -> None:
        if driver.outcome:
            await self._table.commit(self._finish(driver, driver.outcome, self._table.state))

    # answers

    async def answer(self, answer: Any, user: int | None, state: TableState | None = None) -> None:
        """Send an answer to the script and commit the result, with a new `state` of the table if given.

        If anything fails, the question stays open; a deal whose script breaks is void.
        """
        driver = self._table.driver
        if driver is None or driver.question is None:
            raise Refused("decided-already")
        written = driver.question.write(answer)
        await self._give(driver, lambda: driver.answer(answer), Said(driver.seat, written, user), state)

    async def take_back(self, text: str, seat: int, user: int) -> None:
        """Ask for a seat to take an answer back, or take it back, as records write it; commit the result."""
        driver = self._table.driver
        if driver is None:
            raise Refused("take-back-late")
        await self._give(driver, lambda: driver.take_back(text), Said(seat, text, user))

    async def _give(
        self, driver: Driver, give: Callable[[], None], said: Said, state: TableState | None = None
    ) -> None:
        number = self._table.question_number
        try:
            await self._table.commit(self._given(driver, give, said, state))
        except BaseException:
            self._table.wind_back(driver, number)
            raise

    def _given(self, driver: Driver, give: Callable[[], None], said: Said, state: TableState | None) -> Change:
        now, number, taken_back = self._table.state, self._table.question_number, driver.taken_back
        try:
            with script_runs():
                give()
        except ScriptBroke as broke:
            return self._void(now, broke)
        if driver.taken_back != taken_back and not now.took_back:
            state = (state or now).replace(took_back=True)
        row = AnswerRow(now.deal, number, said.seat, said.text, driver.digest(), said.user)
        if driver.outcome:
            return self._finish(driver, driver.outcome, state or now, row)
        return Change("question", state, answer=row)

    # the end of a deal

    def _finish(self, driver: Driver, outcome: Outcome, state: TableState, row: AnswerRow | None = None) -> Change:
        record = record_of(driver)
        accounts = state.occasion.counts([seat.account for seat in state.playing])
        gains = [counted(driver, seat) for seat in state.occasion.compares(range(len(state.playing)))]
        end = DealEnd(state.deal, record, self._postings(driver), results_of(record), accounts, gains)
        after = after_deal(state, driver.after, driver.tallies_after, outcome, self._ready())
        change = Change("deal_over", after, answer=row, ended=end)
        why = self._reason_to_end(after)
        return self._closed(why, change) if why else change

    def _ready(self) -> NextDeal:
        state, ruleset = self._table.state, self._table.ruleset
        absent = "computer_plays" if state.terms.over_days else state.occasion.absent(ruleset.absent)
        return NextDeal(shuffle.new_secret(), absent)

    def _postings(self, driver: Driver) -> Sequence[Posting]:
        """Return the payments of a deal as postings between ledger accounts; empty if nothing is at stake."""
        table = self._table
        names = dict(zip((POT, RESERVE), pots_of(table.id), strict=True))
        names |= {number: seat.account for number, seat in enumerate(table.state.playing)}
        payments = driver.deal.bank.payments
        postings = (Posting(names[pay.source], names[pay.target], pay.amount, pay.reason) for pay in payments)
        return table.state.occasion.chips_of(between_accounts(postings))

    def _void(self, state: TableState, why: object = "", *, begun: DealRow | None = None) -> Change:
        """End a broken deal: no chips move, and the same dealer deals again."""
        log.error("table %s: deal %s is void %s", state.table, state.deal, why)
        after = after_void(state, self._ready())
        change = Change("deal_over", after, begun=begun, ended=DealEnd(state.deal, None, ()))
        reasons = {
            after.end.stop: after.end.stopping,
            "deals-played": after.all_dealt,
            "nobody-left": not after.attended,
            "deals-void": after.voids >= MOST_VOIDS,
        }
        ending = next((reason for reason, holds in reasons.items() if holds), "")
        return self._closed(ending, change) if ending else change

    # the end of the session

    def _reason_to_end(self, state: TableState) -> str:
        """Return why the session ends after a deal; empty if it goes on."""
        ruleset = self._table.ruleset
        options = ruleset.choose(state.terms.options)
        told = ruleset.reason_to_end(
            options, Progress(state.finished, len(state.playing), state.matches, state.kept.pot)
        )
        chips = [seat.chips for seat in (*state.seats, *state.former)]
        reasons = (
            ("too-many-chips", max(sum(state.kept.pots), *map(abs, chips)) > MOST_IN_ACCOUNT),
            (state.end.stop, state.end.stopping),
            ("deals-played", state.all_dealt),
            (told, bool(told)),
            ("debt-limit", options.debt == "stop_session" and min(chips) < -self._debt_limit),
            ("nobody-left", all(seat.user is None for seat in state.seats)),
        )
        return state.occasion.ending(why for why, holds in reasons if holds)

    async def stop(self, state: TableState) -> None:
        """End the session after this deal, or now if none is running; the `state` says who wanted that."""
        if state.phase == "playing":
            await self._table.change(state.with_end(stopping=True))
        else:
            await self.end(state.end.stop, state)

    async def end(self, why: str, state: TableState | None = None) -> None:
        """End the session between two deals."""
        await self._table.commit(self._closed(why, Change("session_over", state or self._table.state)))

    async def break_off(self, why: str, state: TableState | None = None) -> None:
        """End the session at once; a running deal is void."""
        state = state or self._table.state
        log.info("table %s: the session ends in deal %s: %s", state.table, state.deal, why)
        void = DealEnd(state.deal, None, ()) if state.phase == "playing" else None
        await self._table.commit(self._closed(why, Change("session_over", state, ended=void)))

    def _gives_up_share(self, why: str, state: TableState) -> int | None:
        """Return the seat that forfeits its share of the pot: a player who ends the session right after a bête."""
        driver = self._table.driver
        if why != "stopped" or state.phase == "playing" or driver is None:
            return None
        fined = (seat for number, seat in enumerate(state.playing) if driver.deal.bank.fined(number))
        return next((seat.id for seat in fined if seat.user == state.end.stopped_by), None)

    def _closed(self, why: str, change: Change) -> Change:
        if change.state is None:
            raise ValueError("a session ends with a state")
        options = self._table.known_options
        leftover = options is None or self._table.ruleset.leftover(options)
        share = change.state.occasion.shares(leftover=leftover)
        without = self._gives_up_share(why, change.state)
        over, postings = ended(change.state, why, share_pot=share, without=without)
        occasion = over.occasion.nameless()
        postings = occasion.chips_of(postings)
        return replace(
            change,
            notice="session_over",
            state=over.replace(occasion=occasion, ahead=()),
            postings=postings,
            closed=True,
        )
