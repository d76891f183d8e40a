"""The daily deals, each played alone against strong computers: their sets, and the tables at which people play them."""

from typing import NamedTuple

from bot.alone import AloneTables
from game.computer.levels import STRONG
from game.core.errors import Refused
from game.core.rulesets import Catalogue
from game.daily import ME, DailyPlay, DailySet, day_of
from game.table.alone import Sitting, company, opened
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


class DailyDeals:
    """Runs the daily deals for people, by the time of their tables."""

    def __init__(self, store: Dailies, catalogue: Catalogue, tables: AloneTables) -> None:
        self.store = store
        self._catalogue = catalogue
        self._tables = tables

    @property
    def today(self) -> str:
        """The day whose deals can be played."""
        return day_of(self._tables.now())

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

    async def table(self, daily: Daily) -> Table:
        """Return the table at which a person plays, with the next deal, which begins now if it has not yet.

        Raises `Refused("daily-over")` for any day but today.
        """
        play, whole = daily
        if play.day != self.today:
            raise Refused("daily-over")
        table = await self._tables.find(play.id, play.person)
        if table is None:
            sitting = Sitting(play.person, ME, company(play.name, ME, whole.ruleset.best_seats))
            table = await self._tables.open(opened(play.id, whole.ruleset, sitting, STRONG, whole.occasion))
        if table.state.phase == "pause":
            await self._tables.begin_deal(table)
        return table
