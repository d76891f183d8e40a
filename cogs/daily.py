"""`/daily`: the deals of the day, played once, alone against strong computers and at one's own pace."""

import asyncio
import logging
from collections.abc import Sequence

from bot.alone import view_alone
from bot.daily import Daily
from bot.discord_io.custom_id import Verb
from bot.discord_io.message import Filling
from bot.discord_io.surface import Surface
from bot.interactions.command_tree import anywhere
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.permissions import place_of
from bot.interactions.reply import Reply
from bot.panels.past.performance import costliest_words
from bot.panels.personal.daily import Results, daily_card, daily_deal, daily_menu, daily_month, daily_results
from bot.services import AloneParts
from bot.thinking.advising import Jobs
from cogs.base import Cog, command
from cogs.history import position_of
from game.core.errors import Refused, without_values
from game.daily import Shared, after, month_lines
from game.reports.performance import Performance
from game.table.occasion import Day
from game.table.table import Table

log = logging.getLogger(__name__)
LOOK_BACK_DAYS = 31
MONTH = len("2026-11")


class DailyCog(Cog[AloneParts]):
    """Lets people play the deals of the day, on servers and in direct messages."""

    occasion = Day

    def __init__(self, services: AloneParts) -> None:
        super().__init__(services)
        self._daily = services.daily
        self._pars = services.daily_pars
        self._judging = Jobs[Performance](services.filling)

    @anywhere
    @command("daily")
    async def daily(self, reply: Reply) -> Surface:
        """Choose one of today's games."""
        return await self._menu(reply)

    @handles(Verb.DAILY, on=Elsewhere.PAGE)
    async def go_on(self, reply: Reply, used: Used) -> None:
        """Begin or continue the chosen game, or show the games."""
        ruleset = used.chosen or used.press.choice
        if used.press.table:
            await self._next(reply, await self._daily.find(used.press.table, reply.user))
        elif ruleset:
            daily = await self._daily.begin(ruleset, reply.user, reply.interaction.user.display_name)
            self._pars.begin(daily.whole)  # they are there by the time the deals have been played
            await self._next(reply, daily)
        else:
            await reply.update(await self._menu(reply))

    @handles(Verb.DAILY_RESULT, on=Elsewhere.PAGE)
    async def results(self, reply: Reply, used: Used) -> None:
        """Show the person's result for a day, then their costliest decision."""
        daily = await self._daily.find(used.chosen or used.press.table, reply.user)
        await self._show_results(reply, daily, await self._results(reply, daily))

    @handles(Verb.DAILY_SHARE, on=Elsewhere.PAGE)
    async def share(self, reply: Reply, used: Used) -> None:
        """Show the channel the person's result; from then on it appears among the server's results."""
        daily = await self._daily.find(used.press.table, reply.user)
        server = place_of(reply.interaction).server
        results = await self._results(reply, daily)
        if not results.opened and not daily.over:
            raise Refused("daily-unfinished")
        if any(each.person == reply.user for each in await self._others(reply, daily)):
            raise Refused("daily-shown")
        self._check_sharing(reply)
        texts, by = self._services.readers.shared_texts(reply.interaction), reply.interaction.user.display_name
        card = await self._services.renderer.finish(daily_card(results, by, texts), server)
        await self._daily.store.share(daily.play.id, server)
        others = await self._others(reply, daily)
        await self._show_results(reply, daily, results._replace(others=others))
        await reply.public(card)

    @handles(Verb.DAILY_MONTH, on=Elsewhere.PAGE)
    async def month(self, reply: Reply, used: Used) -> None:
        """Show the month's table of this server."""
        play, whole = await self._daily.find(used.press.table, reply.user)
        server, month = place_of(reply.interaction).server, play.day[:MONTH]
        shared = await self._daily.store.shared(server, play.ruleset, month)
        await reply.update(daily_month(whole.ruleset, month, month_lines(shared), play.id, reply.texts))

    async def show(self, reply: Reply, table: Table, _rated: str = "") -> None:
        """Show a table's deal of a day in its current state to its player."""
        likes, source = self._services.preferences.person(reply.user), table.driver and table.driver.setup.source
        _, whole = await self._daily.find(table.id, reply.user)
        await reply.update(daily_deal(view_alone(table), whole, source.deal if source else 0, reply.texts, likes))

    async def say_gone(self, _reply: Reply) -> None:
        """Refuse to show a deal of a day that is gone: `Refused("daily-gone")`."""
        raise Refused("daily-gone")

    async def _menu(self, reply: Reply) -> Surface:
        day = self._daily.today
        plays = await self._daily.store.of_person(reply.user, after(day, -LOOK_BACK_DAYS))
        return daily_menu(day, [*self._services.catalogue], plays, reply.texts)

    async def _next(self, reply: Reply, daily: Daily) -> None:
        if daily.over:
            await self._show_results(reply, daily, await self._results(reply, daily))
        else:
            await self.show(reply, await self._daily.table(daily))

    async def _show_results(self, reply: Reply, daily: Daily, results: Results) -> None:
        await reply.update(daily_results(results, reply.texts))
        if reply.message and reply.on_private:
            self._services.filling.start(self._look(reply, Filling(reply.message), daily, results))

    async def _results(self, reply: Reply, daily: Daily) -> Results:
        play, whole = daily
        pars, others = await self._pars.known(whole, play), await self._others(reply, daily)
        return Results(play, whole, pars, others, play.day < self._daily.today, _shares(reply))

    async def _others(self, reply: Reply, daily: Daily) -> Sequence[Shared]:
        play, server = daily.play, reply.interaction.guild_id or 0
        return await self._daily.store.shared(server, play.ruleset, play.day) if _shares(reply) else []

    async def _look(self, reply: Reply, filling: Filling, daily: Daily, results: Results) -> None:
        """Add the pars and the costliest decision to the message, unless it shows something else by then."""
        if len(results.compared) < len(results.play.results):
            results = results._replace(pars=await self._pars.made(daily.whole))
            await filling.show(daily_results(results, reply.texts))
        try:
            words = await self._costliest(reply, daily)
        except Exception as error:  # noqa: BLE001 - whatever it was, the person is informed that nothing is coming
            log.warning("what cost most could not be found: %s", without_values(error))
            words = reply.texts("performance-failed")
        await filling.show(daily_results(results._replace(costliest=words), reply.texts))

    async def _costliest(self, reply: Reply, daily: Daily) -> str:
        """Describe the costliest decision in words; concurrent requests share the same judgements."""
        pasts = await self._services.history.whole_deals(daily.play.id)
        looked_at, looks = [(0, past) for past in pasts], self._services.reviewing
        found = await self._judging.shared(daily.play.id, lambda: looks.performance(reply.user, looked_at))
        for deal, choice in found.costliest(1):
            past = next(past for past in pasts if past.row.number == deal.number)
            catalogue = self._services.catalogue
            blunder = await asyncio.to_thread(position_of, catalogue, past, reply.user, deal, choice)
            return costliest_words(blunder, reply.texts) if blunder else ""
        return ""


def _shares(reply: Reply) -> bool:
    return reply.interaction.guild_id is not None and reply.interaction.is_guild_integration()
