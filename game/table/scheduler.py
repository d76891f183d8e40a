"""Automatic events at a table: time runs out, computers answer, pauses end.

At every moment of a session a timer is running, or a computer is thinking, or the open question has no time limit.
"""

from collections.abc import Callable, Hashable, Mapping
from dataclasses import dataclass, field
from random import uniform
from typing import Any, Final

from game.core.deal import Deal
from game.core.driver import Driver
from game.core.questions import Amount, Choose, Question
from game.core.rulesets import Ruleset
from game.core.vocabulary import TAKE_BACK
from game.table.computers import Computers
from game.table.deal_cycle import DealCycle
from game.table.decisions import Rest
from game.table.journaled import JournaledTable
from game.table.ports import Clock, Timings
from game.table.seat import Seat
from game.table.turn_timer import Action, TurnTimer

STRIKES_ALONE = 2
"""Questions in a row that a person alone with computers, or over days, may miss before counting as away; else one."""
FAIR_SECONDS: Final = 3_600.0
"""The least time for an answer over days after the process was away."""
LEAVING_SECONDS: Final = 60
"""The time for an answer, without any other limit, of a person who leaves after the deal."""
AS_IF_ASKED: Final = 1.0, 2.5
"""The range of multiples of a computer's thinking time before a forced card is played, so the speed reveals nothing."""
LONGEST_SECONDS: Final = 3.6
"""A deal is played out within this time, however many tricks are left: people see all of it within four seconds."""
LEAST_SECONDS: Final = 0.05
"""The minimum for each trick, even if the time is up, so that none is skipped."""
TRICK_WEIGHT, ANSWER_WEIGHT = 1.0, 0.1
"""Nearly all of the time goes to complete tricks, so that each of them can be seen."""


Due = tuple[float, Action]
"""An action, and the number of seconds after which it is due."""


@dataclass(slots=True, eq=False)
class PlayingOut:
    """Divides the time among the remaining answers of a deal."""

    _deal: int | None = field(default=None, init=False)
    _end: float = field(default=0.0, init=False)

    def seconds(self, now: float, number: int, deal: Deal, *, leads: bool) -> float:
        """Return the time for the open question of deal `number`; the clock starts with its first question here.

        `leads`: a complete trick lies on the table before the answer.
        """
        return self._share(now, number, deal, (TRICK_WEIGHT if leads else 0.0) + ANSWER_WEIGHT)

    def trick_seconds(self, now: float, number: int, deal: Deal) -> float:
        """Return how long the trick just taken in deal `number` stays on the table."""
        return max(LEAST_SECONDS, self._share(now, number, deal, TRICK_WEIGHT))

    def _share(self, now: float, number: int, deal: Deal, weight: float) -> float:
        if number != self._deal:
            self._deal, self._end = number, now + LONGEST_SECONDS
        held = [len(deal.hands[seat]) for seat in range(deal.seats) if deal.active[seat]]
        left = max(held, default=0) * TRICK_WEIGHT + sum(held) * ANSWER_WEIGHT
        return max(0.0, self._end - now) * weight / max(left, weight)


@dataclass(slots=True, eq=False)
class Scheduler:
    """Sets a table's timer for its next event, and performs what is due.

    `deadline`, by the steady clock, is when the open question is answered for the person, the next deal begins, or a
    session with too few seats ends; `None` if none of these is pending.
    """

    _table: JournaledTable
    _cycle: DealCycle
    _timer: TurnTimer
    _clock: Clock
    _timings: Timings
    _computers: Computers
    _remind: Callable[[], None]
    _automatic: Callable[[], Any]
    _playing_out: PlayingOut = field(default_factory=PlayingOut, init=False)
    deadline: float | None = field(default=None, init=False)
    _since: float = field(default=0.0, init=False)
    _seen: bool = field(default=True, init=False)
    _before: float | None = field(default=None, init=False)
    _late: Hashable = field(default=None, init=False)
    _asked: Hashable = field(default=None, init=False)
    _then: float | None = field(default=None, init=False)
    _fair: float = field(default=0.0, init=False)

    def remember(self, then: float, fair: float) -> None:
        """Learn when the table was last written to, and since when people could answer again, by the steady clock."""
        self._then, self._fair = then, fair

    def reschedule(self) -> None:
        """Set the timer for the current state; changes unrelated to the open question do not affect its time."""
        what = self._what_waits()
        if what == self._timer.what:
            return
        self._before, self.deadline, self._since = self.deadline, None, self._beginning()
        self._computers.rest()
        due = self._due()
        if due:
            self._timer.set(what, self._clock.now() + due[0], due[1])
        else:
            self._timer.rest(what)

    def _beginning(self) -> float:
        """Return since when what waits has been waiting: over days that of a question outlives this run."""
        now, then, state, seat = self._clock.now(), self._then, self._table.state, self._table.asked_seat
        asked = (state.deal, self._table.question_number, seat.away, self._seen) if seat else None
        goes_on, self._asked, self._then = asked == self._asked, asked, None
        if not state.terms.over_days or asked is None:
            return now
        return self._since if goes_on else now if then is None else min(then, now)

    @property
    def trick_seconds(self) -> float:
        """How long the trick just taken stays on the table; less in a deal that is played out."""
        deal, usual = self._table.driver.deal if self._table.driver else None, self._timings_now.trick
        if deal is None or self._people_play(deal):
            return usual
        return min(usual, self._playing_out.trick_seconds(self._clock.now(), self._table.state.deal, deal))

    def rest(self) -> None:
        """Stop searching, because the process ends."""
        self._computers.rest()

    def _what_waits(self) -> Hashable:
        """Return a key for what is being timed: a question, a pause as a whole, or else the table's version."""
        table, state, seat = self._table, self._table.state, self._table.asked_seat
        place = state.phase, state.deal, state.terms.turn_seconds
        if seat:
            return *place, table.question_number, seat.away, self._seconds(seat), self._seen, self._automatic()
        rest = state.occasion.rest(state.phase)
        if state.phase == "pause" or rest != "usual":
            return *place, state.terms.pace, rest, self._seen
        return *place, table.version

    @property
    def _timings_now(self) -> Timings:
        return self._timings.at(self._table.state.terms.pace)

    def see(self, *, seen: bool) -> None:
        """Let time stand still while nobody can see the table: no question runs out, and no deal begins."""
        if seen != self._seen:
            self._seen = seen
            self.reschedule()

    @property
    def waited(self) -> float:
        """How long, in seconds, the table has waited for what it waits for."""
        return self._clock.now() - self._since

    @property
    def late(self) -> bool:
        """Whether a computer still thinks about the open question although its usual time is up."""
        return self._late is not None and self._late == self._timer.what

    def _seconds(self, seat: Seat) -> int:
        """Return a person's time for an answer, 0 for no limit; whoever leaves after the deal may be gone already."""
        return self._table.state.terms.turn_seconds or (LEAVING_SECONDS if seat.leaving else 0)

    def _due(self) -> Due | None:
        state = self._table.state
        if not self._seen and state.phase in {"playing", "pause"}:
            return None
        timings = self._timings_now
        rests: Mapping[Rest, Callable[[], Due | None]] = {
            "usual": self._usually_due,
            "walk": lambda: self._counted_down(timings.walk, self._cycle.begin_or_wait),
            "pause": lambda: self._counted_down(timings.between_deals, self._cycle.begin_or_wait),
            "endless": lambda: None,
        }
        return rests[state.occasion.rest(state.phase)]()

    def _usually_due(self) -> Due | None:
        timings, days = self._timings_now, self._table.state.terms.over_days
        match self._table.state.phase:
            case "lobby":
                return timings.lobby, lambda: self._cycle.end("lobby-timeout-days" if days else "lobby-timeout")
            case "playing":
                return self._question_due()
            case "pause":
                return self._counted_down(timings.between_deals, self._cycle.begin_or_wait)
            case "waiting" if self._cycle.can_begin:
                return self._counted_down(timings.pause, self._cycle.begin_or_wait)
            case "waiting":
                why = "too-few-seats-days" if days else "too-few-seats"
                return self._counted_down(timings.waiting, lambda: self._cycle.end(why))
            case "over":
                return None

    def _counted_down(self, seconds: float, action: Action) -> Due:
        self.deadline = self._clock.now() + seconds
        return seconds, action

    def _question_due(self) -> Due | None:
        seat, driver = self._table.asked_seat, self._table.driver
        if seat is None or driver is None:
            return None
        seconds = self._seconds(seat)
        if seat.user is None or seat.away:
            self._computers.think(driver, self._table.state.playing[driver.seat])
            return 0.0 if is_consent(driver.question) else self._thinking, self._computer_answers
        now = self._clock.now()
        goes_on = self._before is not None and is_one_decision(driver)
        self.deadline = self._before if goes_on else self._end(seconds) if seconds else None
        if self._automatic() is not None:
            return self._thinking * uniform(*AS_IF_ASKED), self._play_chosen  # noqa: S311 - nothing to guess
        if self.deadline is None:
            return None
        left = self.deadline - now
        if self._table.state.terms.over_days:
            return max(0, left), self._time_is_up
        return (left - seconds / 2, self._half_time) if left > seconds / 2 else (max(0, left), self._time_is_up)

    def _end(self, seconds: float) -> float:
        """Return when a time to think is over; over days not soon after the process was away."""
        if not self._table.state.terms.over_days:
            return self._since + seconds
        quiet, ahead = self._table.state.terms.quiet_hours, self._clock.ahead

        def after(since: float, seconds: float) -> float:
            return quiet.after(since + ahead, seconds) - ahead if quiet else since + seconds

        return max(after(self._since, seconds), after(self._fair, FAIR_SECONDS) if self._fair else 0.0)

    @property
    def _thinking(self) -> float:
        """How long a computer seems to think; before a lead, the last trick stays on the table for a while."""
        timings, deal = self._timings_now, self._table.driver.deal if self._table.driver else None
        leads = deal is not None and bool(deal.tricks) and not deal.trick
        usual = max(timings.trick, timings.computer) if leads else timings.computer
        if deal is None or self._people_play(deal):
            return usual
        return min(usual, self._playing_out.seconds(self._clock.now(), self._table.state.deal, deal, leads=leads))

    def _people_play(self, deal: Deal) -> bool:
        return any(deal.active[number] and seat.user for number, seat in enumerate(self._table.state.playing))

    async def _half_time(self) -> None:
        if self.deadline is not None:
            self._timer.set(self._timer.what, self.deadline, self._time_is_up)
        self._remind()

    async def _time_is_up(self) -> None:
        """Answer for the person, who then counts as away if others wait, else after `STRIKES_ALONE` misses.

        In the first deal of a round people may still be on their way, so that one miss is none there either; nor is it
        one over days, where a computer answers.
        """
        driver, seat = self._table.driver, self._table.asked_seat
        if seat is None or driver is None or driver.question is None:
            return
        if within(driver.question) or is_consent(driver.question):
            await self._cycle.answer(driver.question.safe, None)
            return
        strikes = seat.strikes + 1
        others_wait = any(other.id != seat.id for other in self._table.state.people)
        arriving = self._table.state.occasion.arriving(self._table.state.deal)
        days = self._table.state.terms.over_days
        away = (others_wait and not arriving and not days) or seat.leaving or strikes >= STRIKES_ALONE
        missed = seat.replace(strikes=strikes, away=away)
        state = self._table.state.with_seat(missed).with_present_host()
        await self._cycle.answer(self._stood_in(driver, seat) if days else driver.question.safe, None, state)

    async def _play_chosen(self) -> None:
        """Play the card that the person to act has chosen to play without being asked."""
        card, seat = self._automatic(), self._table.asked_seat
        if card is not None and seat is not None:
            await self._cycle.answer(card, seat.user)

    async def _computer_answers(self) -> None:
        """Answer with the result of the search; if it is still running, answer when it ends, without waiting here."""
        driver, seat = self._table.driver, self._table.asked_seat
        if driver is None or driver.question is None or seat is None:
            return
        if self._computers.thinking:
            what = self._late = self._timer.what
            self._computers.when_done(lambda: self._timer.fall_due(what, self._computer_answers))
            return
        await self._cycle.answer(self._stood_in(driver, seat), None)

    def _stood_in(self, driver: Driver, seat: Seat) -> Any:
        """Return a computer's answer to the open question; for a person it stakes nothing."""
        question = driver.question
        if question and seat.user is not None and stakes_something(question, self._table.ruleset):
            return question.safe
        return self._computers.answer(driver, self._table.id)


def is_one_decision(driver: Driver) -> bool:
    """Whether the open question is part of the one before it, or that one was part of it: they share their time."""
    if not driver.given:
        return False
    seat, before, answer = driver.given[-1]
    if driver.question is None or seat != driver.seat:
        return False
    return bool(within(driver.question)) or (bool(within(before)) and answer == before.safe)


def within(question: Question[Any]) -> str:
    """Return the kind of question that another one is part of; empty for most."""
    return question.within if isinstance(question, Choose) else ""


def is_consent(question: Question[Any] | None) -> bool:
    """Whether somebody is asked whether another may take back an answer."""
    return question is not None and question.kind == TAKE_BACK


def stakes_something(question: Question[Any], ruleset: Ruleset[Any]) -> bool:
    """Whether only the person may answer, because it may cost more than playing a card does."""
    return (
        not is_consent(question)
        and isinstance(question, Choose | Amount)
        and question.kind not in ruleset.computer.card_play
    )
