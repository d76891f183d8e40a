"""The daily deals, each played alone against strong computers: starting, resuming, finishing and reviewing them.

Nothing is kept in memory. Every press reads the deal's progress, and saves it before anything is shown. Any process can
therefore handle it, even after a restart.
"""

import asyncio
import time
from collections.abc import Callable
from typing import NamedTuple

from bot.solo import Alone, Opponents, SoloDeal, company
from game.computer.gains import counted
from game.computer.levels import STRONG
from game.core.driver import Driver
from game.core.errors import BrokenRules, Refused
from game.core.rulesets import Catalogue
from game.daily import ME, DailyDeal, DailyPlay, DailySet, day_of, past_of, replayed
from game.reports.past import PastDeal
from game.table.ports import Thinker
from storage.dailies import Dailies


class Daily(NamedTuple):
    """A person's deals of a day, and the sealed set they belong to."""

    play: DailyPlay
    whole: DailySet

    @property
    def over(self) -> bool:
        """Whether all deals have been played."""
        return self.play.next_deal(self.whole) is None


class DailyDeals:
    """Runs the daily deals for people; `now` returns the time in seconds since 1970."""

    def __init__(
        self, store: Dailies, catalogue: Catalogue, players: Thinker, now: Callable[[], float] = time.time
    ) -> None:
        self.store = store
        self.now = now
        self._catalogue = catalogue
        self._players = players

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

    async def deal(self, daily: Daily, number: int) -> SoloDeal:
        """Return a deal as it stands once the computers have answered up to the person's next choice, and save it.

        Raises `Refused("daily-over")` for any day but today.
        """
        play, whole = daily
        if play.day != self.today:
            raise Refused("daily-over")
        kept = play.deals.get(number)
        try:
            driver = replayed(whole, kept) if kept else Driver(whole.setup(number))
        except (Refused, BrokenRules):  # the rules have changed since the deal began, so it starts over
            driver = Driver(whole.setup(number))
        alone = Alone(play.id, number, play.person, ME, _names(daily))
        playing = SoloDeal(driver, alone, self._opponents(whole, number))
        if kept is None or kept.revision != whole.ruleset.revision:
            await playing.go_on()
            await self.store.go_on(play.id, kept, _written(playing))
        return playing

    async def answer(self, daily: Daily, number: int, question: int, text: str) -> SoloDeal:
        """Answer a question of a deal and return its new state; raises `Refused` without changing anything."""
        playing = await self.deal(daily, number)
        before = _written(playing)
        await playing.answer(question, text)
        await self.store.go_on(daily.play.id, before, _written(playing))
        return playing

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

    def _opponents(self, whole: DailySet, number: int) -> Opponents:
        return Opponents(self._players, STRONG, f"{whole.day} {whole.ruleset.id} {number}")


def _names(daily: Daily) -> list[str]:
    return company(daily.play.name, ME, daily.whole.ruleset.best_seats)


def _written(playing: SoloDeal) -> DailyDeal:
    driver = playing.driver
    answers = tuple(asked.answer for asked in driver.answered)
    result = counted(driver, ME) if playing.over else None
    return DailyDeal(playing.number, driver.setup.ruleset.revision, answers, result)
