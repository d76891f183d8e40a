"""Answers in deals that one person plays alone, whatever the occasion; also those of earlier versions' buttons."""

from bot.alone import view_alone
from bot.discord_io.custom_id import Press, Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.panels.personal.alone import play_on_gone, practice_gone
from bot.panels.rules.editor import amount_form
from bot.panels.rules.text import ALL, glossary_draft
from bot.services import AloneParts
from cogs.base import Cog, chosen_answer
from cogs.daily import show_day
from cogs.play_on import show_played_on
from cogs.practice import how_good, show_practice
from game.core.errors import Refused
from game.table.alone import PLAYED_ON, PRACTICE
from game.table.table import Table


class AloneCog(Cog[AloneParts]):
    """Handles answers in deals played alone."""

    @handles(Verb.ANSWER, Verb.DAILY_ANSWER, on=Elsewhere.ALONE)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Answer and show the next decision; an old button shows the current state of the deal."""
        table, rated = await self._table(reply, used.press), ""
        if table is None:
            await self._say_gone(reply, used.press.table)
            return
        if _is_open(table, used.press):
            written = chosen_answer(used)
            rated = how_good(self._services, table, written, reply.texts)
            await self._services.tables.answer(table, used.press.deal, used.press.question, written)
        await self._show(table, reply, rated)

    @handles(Verb.AMOUNT, Verb.DAILY_AMOUNT, on=Elsewhere.ALONE)
    async def amount(self, reply: Reply, used: Used) -> None:
        """Open the form for an amount that has no button."""
        table = await self._table(reply, used.press)
        if table is None or not _is_open(table, used.press):
            await self.answer(reply, used)
        else:
            await reply.form(amount_form(view_alone(table), reply.texts))

    @handles(Verb.WORDS, on=Elsewhere.ALONE)
    async def words(self, reply: Reply, used: Used) -> None:
        """Explain the words of the game, next to the deal."""
        table = await self._table(reply, used.press)
        if table is None:
            await self._say_gone(reply, used.press.table)
            return
        likes = self._services.preferences.person(reply.user)
        draft = glossary_draft(view_alone(table), reply.texts, likes, which=ALL, at_table=False)
        await reply.private(draft, Lasting.MENU)

    @handles(Verb.PRACTICE_ANSWER, on=Elsewhere.PAGE)
    async def practice_of_earlier_versions(self, reply: Reply, _used: Used) -> None:
        """Offer another practice deal: that one ended with the version that dealt it."""
        await self._say_gone(reply, PRACTICE)

    @handles(Verb.PLAY_ON_ANSWER, Verb.PLAY_ON_AMOUNT, on=Elsewhere.PAGE)
    async def play_on_of_earlier_versions(self, reply: Reply, _used: Used) -> None:
        """Say that the deal that was played on ended with the version that dealt it."""
        await self._say_gone(reply, PLAYED_ON)

    async def _table(self, reply: Reply, press: Press) -> Table | None:
        """Find the reader's own table; `None` if it is gone. Raises `Refused` for a deal of a day that is over."""
        return await self._services.tables.find(press.table, reply.user)

    async def _show(self, table: Table, reply: Reply, rated: str) -> None:
        """Show a deal as its occasion, which the table's id begins with, has it shown."""
        if table.id.startswith(PRACTICE):
            await show_practice(self._services, reply, table, rated)
        elif table.id.startswith(PLAYED_ON):
            await reply.update(await show_played_on(self._services, reply, table))
        else:
            await reply.update(await show_day(self._services, reply, table))

    async def _say_gone(self, reply: Reply, table: str) -> None:
        if not table.startswith((PRACTICE, PLAYED_ON)):
            raise Refused("daily-gone")
        families = [*self._services.catalogue.families()]
        practice = table.startswith(PRACTICE)
        await reply.update(practice_gone(reply.texts, families) if practice else play_on_gone(reply.texts))


def _is_open(table: Table, press: Press) -> bool:
    return not table.over and (press.deal, press.question) == (table.state.deal, table.question_number)
