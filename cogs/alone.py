"""Answers in deals that one person plays alone, whatever the occasion."""

from collections.abc import Iterable
from typing import Protocol

from bot.alone import view_alone
from bot.discord_io.custom_id import Press, Verb
from bot.interactions.handlers import Elsewhere, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.panels.rules.editor import amount_form
from bot.panels.rules.text import ALL, glossary_draft
from bot.services import AloneParts
from cogs.base import Cog, chosen_answer
from cogs.practice import how_good
from game.core.errors import Refused
from game.core.vocabulary import TAKE_BACK
from game.table.occasion import Alone, alone_at
from game.table.table import Table


class Pages(Protocol):
    """Shows the deals of an occasion to the person who plays them alone."""

    @property
    def occasion(self) -> type[Alone]:
        """The occasion."""
        ...

    async def show(self, reply: Reply, table: Table, rated: str, /) -> None:
        """Show the state of a deal; `rated` says how good the last answer was, empty if that is not known."""
        ...

    async def say_gone(self, reply: Reply, /) -> None:
        """Say that a deal is gone."""
        ...


class AloneCog(Cog[AloneParts]):
    """Handles answers in deals played alone, which the `pages` of their occasion show."""

    def __init__(self, services: AloneParts, pages: Iterable[Pages]) -> None:
        super().__init__(services)
        self._pages = {each.occasion: each for each in pages}

    @handles(Verb.ANSWER, Verb.DAILY_ANSWER, Verb.TAKE_BACK, on=Elsewhere.ALONE)
    async def answer(self, reply: Reply, used: Used) -> None:
        """Answer, or take back an answer, and show the next decision; an old button shows the state of the deal."""
        table, rated = await self._table(reply, used.press), ""
        if table is None:
            await self._pages_of(used.press.table).say_gone(reply)
            return
        if _is_open(table, used.press):
            written = TAKE_BACK if used.press.verb is Verb.TAKE_BACK else chosen_answer(used)
            rated = how_good(self._services, table, written, reply.texts)
            await self._services.tables.answer(table, used.press.deal, used.press.question, written)
        await self._pages_of(table.id).show(reply, table, rated)

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
            await self._pages_of(used.press.table).say_gone(reply)
            return
        likes = self._services.preferences.person(reply.user)
        draft = glossary_draft(view_alone(table), reply.texts, likes, which=ALL, at_table=False)
        await reply.private(draft, Lasting.MENU)

    async def _table(self, reply: Reply, press: Press) -> Table | None:
        """Find the reader's own table; `None` if it is gone. Raises `Refused` for a deal of a day that is over."""
        return await self._services.tables.find(press.table, reply.user)

    def _pages_of(self, table: str) -> Pages:
        """Return what shows the deals of a table, by its id; raises `Refused("old-button")` for any other table."""
        occasion = alone_at(table)
        if occasion is None:
            raise Refused("old-button")
        return self._pages[occasion]


def _is_open(table: Table, press: Press) -> bool:
    return not table.over and (press.deal, press.question) == (table.state.deal, table.question_number)
