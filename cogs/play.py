"""What people do while a deal runs, beside answering: looking at their hand and at what happened, cutting, going on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from discord.ext import commands

from bot.interactions.reply import Reply
from bot.interactions.router import Used, handles
from bot.panels import cut_form, happened, last_trick, more
from game.table.table import Table
from game.table.view import TableView, table_view

if TYPE_CHECKING:
    from bot.app import LupfenBot


class Play(commands.Cog):
    """Hands, last trick, next deal."""

    def __init__(self, bot: LupfenBot) -> None:
        self.bot = bot

    def _table(self, reply: Reply, used: Used) -> Table:
        return self.bot.table_of(reply, used.press)

    async def _mine(self, reply: Reply, used: Used) -> TableView:
        """Show the table to whoever pressed; what an answer under way brings is not shown before it is written."""
        table = self._table(reply, used)
        await table.written()
        return table_view(table, reply.interaction.user.id)

    @handles("hand")
    async def hand(self, reply: Reply, used: Used) -> None:
        """Show one's private hand."""
        table = self._table(reply, used)
        table.state.required_seat(reply.interaction.user.id)
        await self.bot.courier.show_hand(table, reply)

    @handles("next")
    async def next_deal(self, reply: Reply, used: Used) -> None:
        """Ask for the next deal."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply):
            await table.next_deal(reply.interaction.user.id)

    @handles("back")
    async def back(self, reply: Reply, used: Used) -> None:
        """Take one's seat again."""
        table = self._table(reply, used)
        async with self.bot.courier.replying(table, reply, menu=True):
            await table.back(reply.interaction.user.id)

    @handles("last")
    async def last_trick(self, reply: Reply, used: Used) -> None:
        """Show the last trick."""
        await reply.private(last_trick(await self._mine(reply, used), reply.texts))
        self.bot.courier.note(self._table(reply, used), reply)

    @handles("happened")
    async def happened(self, reply: Reply, used: Used) -> None:
        """Tell what happened in this deal since one's last press."""
        table = self._table(reply, used)
        view = await self._mine(reply, used)
        seen = self.bot.courier.events_seen(table, reply.interaction.user.id)
        await reply.private(happened(view, reply.texts, seen))
        self.bot.courier.note(table, reply)

    @handles("more")
    async def more(self, reply: Reply, used: Used) -> None:
        """Show the small menu."""
        await reply.private(more(await self._mine(reply, used), reply.texts))
        self.bot.courier.note(self._table(reply, used), reply)

    @handles("cut")
    async def cut(self, reply: Reply, used: Used) -> None:
        """Open the form for the cut; take the word that was typed in it."""
        table = self._table(reply, used)
        user = reply.interaction.user.id
        if not used.fields:
            table.check_cutter(user)
            await reply.form(cut_form(table_view(table, user), reply.texts))
            return
        async with self.bot.courier.replying(table, reply):
            await table.cut(user, str(next(iter(used.fields.values()))))


async def setup(bot: LupfenBot) -> None:
    """Add the cog."""
    await bot.add_cog(Play(bot))
