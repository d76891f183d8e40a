"""The daily deals, each played alone against strong computers: starting, resuming, finishing and reviewing them.

Nothing is kept in memory. Every press reads the deal's progress, and saves it before anything is shown. Any process can
therefore handle it, even after a restart.
"""

import asyncio
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import NamedTuple
from weakref import WeakValueDictionary

from bot.alone import AloneTables, Session
from game.computer.gains import counted
from game.computer.levels import STRONG
from game.core.driver import replay
from game.core.errors import BrokenRules, Refused
from game.core.rulesets import Catalogue
from game.daily import ME, DailyDeal, DailyPlay, DailySet, day_of, past_of
from game.reports.past import PastDeal
from game.table.alone import Sitting, begun, company
from game.table.locks import Locks
from game.table.ports import Conflict, Entry, SavedTable, Servers
from game.table.table import Table
from storage.dailies import Dailies


class Daily(NamedTuple):
    """A person's deals of a day, and the sealed set they belong to."""

    play: DailyPlay
    whole: DailySet

    @property
    def over(self) -> bool:
        """Whether all deals have been played."""
        return self.play.next_deal(self.whole) is None


class DayDeal(Session):
    """One of a person's deals of a day, by its `number`."""

    def __init__(self, table: Table, daily: Daily, number: int) -> None:
        super().__init__(table, daily.play.person)
        self.daily = daily
        self.number = number


class DayJournal:
    """The `game.table.ports.Journal` of one deal of a day: its answers, and its result once it is over."""

    def __init__(self, store: Dailies, daily: Daily, number: int) -> None:
        self._store = store
        self._daily = daily
        self._kept = daily.play.deals.get(number)
        self._number = number

    async def opened(self) -> SavedTable:
        """Return the deal as it stands; it begins now, or anew if the rules have changed since it was begun."""
        if self._kept is None or self._kept.revision != self._daily.whole.ruleset.revision:
            await self._go_on(DailyDeal(self._number, self._daily.whole.ruleset.revision))
        return self._saved()

    def _saved(self) -> SavedTable:
        play, whole = self._daily
        answers = self._kept.answers if self._kept else ()
        sitting = Sitting(play.person, ME, _names(self._daily))
        return begun(play.id, whole.setup(self._number), sitting, STRONG, f"{whole.day} {whole.ruleset.id}", answers)

    async def commit(self, entry: Entry) -> None:
        """Store an answer, and the result; raises `JournalError`."""
        if entry.answer is None or self._kept is None:
            return
        if entry.answer.number != len(self._kept.answers):
            raise Conflict("the question was answered by somebody else")
        answers = (*self._kept.answers, entry.answer.answer)
        result = None
        if entry.ended:
            result = counted(replay(self._daily.whole.setup(self._number), answers), ME)
        try:
            await self._go_on(replace(self._kept, answers=answers, result=result))
        except Refused as refused:
            raise Conflict(refused.key) from refused

    async def _go_on(self, deal: DailyDeal) -> None:
        await self._store.go_on(self._daily.play.id, self._kept, deal)
        self._kept = deal

    async def saved(self, table: str) -> SavedTable | None:
        """Read the deal back."""
        self._kept = (await self._store.find(table)).deals.get(self._number)
        return self._saved()

    async def live(self, ours: Servers) -> Sequence[SavedTable]:
        """Return nothing: a deal of a day is resumed when its person comes back."""
        return ()


class DailyDeals:
    """Runs the daily deals for people; `now` returns the time in seconds since 1970."""

    def __init__(
        self, store: Dailies, catalogue: Catalogue, tables: AloneTables, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.now = now
        self._catalogue = catalogue
        self._tables = tables
        self._open: WeakValueDictionary[tuple[str, int], DayDeal] = WeakValueDictionary()
        self._opening = Locks()

    @property
    def today(self) -> str:
        """The day whose deals can be played."""
        return day_of(self.now())

    async def whole(self, day: str, ruleset: str) -> DailySet:
        """Return the deals of a day for a ruleset; raises `Refused("ruleset-unknown")`."""
        found = self._catalogue.find(ruleset)
        return DailySet(found, day, await self.store.seal(day, found.id))

    async def begin(self, ruleset: str, user: int, name: str) -> Daily:
        """Return a person's deals of today, stored from now on."""
        whole = await self.whole(self.today, ruleset)
        return Daily(await self.store.play(whole.day, whole.ruleset.id, user, name), whole)

    async def find(self, play: str, user: int) -> Daily:
        """Return a person's own deals of a day; raises `Refused("daily-gone")`, also for someone else's."""
        found = await self.store.find(play)
        if found.person != user:
            raise Refused("daily-gone")
        return Daily(found, await self.whole(found.day, found.ruleset))

    async def deal(self, daily: Daily, number: int) -> DayDeal:
        """Return a deal at a table of its own, once the computers have answered up to the person's next choice.

        It is stored from now on. Raises `Refused("daily-over")` for any day but today.
        """
        play = daily.play
        if play.day != self.today:
            raise Refused("daily-over")
        async with self._opening.of((play.id, number)):  # of two presses at once, the first one counts
            if open_already := self._open.get((play.id, number)):
                return open_already
            daily = Daily(await self.store.find(play.id), daily.whole)
            journal = DayJournal(self.store, daily, number)
            table = await self._tables.resume(await journal.opened(), journal)
            opened = self._open[play.id, number] = DayDeal(table, daily, number)
            return opened

    async def past(self, play: str, number: int, user: int) -> PastDeal:
        """Return one of the person's own deals for review; raises `Refused`: `daily-gone`, `no-such-deal`."""
        daily = await self.find(play, user)
        found = await asyncio.to_thread(self.past_of, daily, number)
        if found is None:
            raise Refused("no-such-deal", number=number)
        return found

    async def pasts(self, daily: Daily) -> list[PastDeal]:
        """Return the finished deals for review."""
        found = [await asyncio.to_thread(self.past_of, daily, number) for number in daily.whole.numbers]
        return [past for past in found if past]

    def past_of(self, daily: Daily, number: int) -> PastDeal | None:
        """Return a deal for review, its seal open once its day is over. Slow: run it in a thread."""
        play, whole = daily
        try:
            return past_of(play, whole, number, _names(daily), opened=play.day < self.today)
        except BrokenRules:
            raise Refused("replay-other-rules", number=number) from None


def _names(daily: Daily) -> list[str]:
    return company(daily.play.name, ME, daily.whole.ruleset.best_seats)
