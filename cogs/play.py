"""Actions during a deal other than answering: looking at the hand and at past events, cutting, going on."""

from bot.discord_io.custom_id import Verb
from bot.interactions.reply import Lasting, Reply
from bot.interactions.router import Used, handles
from bot.language.stand_ins import GERMAN
from bot.panels.rules.editor import cut_form
from bot.panels.rules.text import glossary_draft
from bot.panels.table.private import happened, last_trick, more
from bot.panels.table.score_sheet import session_sheet, sheet_draft
from cogs.base import Cog
from game.table.table import Table
from game.table.view import TableView, table_view


class Play(Cog):
    """Handles hands, the last trick and the next deal."""

    async def _seen(self, reply: Reply, used: Used) -> tuple[Table, TableView]:
        """Return the table, and as the person who pressed sees it, once a pending answer is written."""
        table = self._table(reply, used)
        await table.wait_until_written()
        return table, table_view(table, reply.user)

    @handles(Verb.HAND)
    async def hand(self, reply: Reply, used: Used) -> None:
        """Show one's private hand."""
        table = self._table(reply, used)
        table.state.require_seat(reply.user)
        await self._services.coordinator.show_hand(table, reply)

    @handles(Verb.NEXT)
    async def next_deal(self, reply: Reply, used: Used) -> None:
        """Ask for the next deal; a player who was away is back with that."""
        table, user = self._table(reply, used), reply.user
        async with self._services.coordinator.replying(table, reply):
            seat = table.state.require_seat(user)
            if seat.away or seat.out:
                await table.seating.back(user)
            await table.next_deal(user)

    @handles(Verb.BACK)
    async def back(self, reply: Reply, used: Used) -> None:
        """Take one's seat back."""
        table = self._table(reply, used)
        async with self._services.coordinator.replying(table, reply, menu=True):
            await table.seating.back(reply.user)

    @handles(Verb.LAST)
    async def last_trick(self, reply: Reply, used: Used) -> None:
        """Show the last trick."""
        table, view = await self._seen(reply, used)
        await reply.small(last_trick(view, reply.texts))
        self._services.coordinator.note(table, reply)

    @handles(Verb.HAPPENED)
    async def happened(self, reply: Reply, used: Used) -> None:
        """Show what happened in this deal since one's last press."""
        table, view = await self._seen(reply, used)
        seen = self._services.coordinator.events_seen(table, reply.user)
        await reply.small(happened(view, reply.texts, seen))
        self._services.coordinator.note(table, reply)

    @handles(Verb.SHEET)
    async def score_sheet(self, reply: Reply, used: Used) -> None:
        """Show the score sheet so far."""
        table, services = self._table(reply, used), self._services
        sheet = session_sheet(await services.history.course(table.id))
        await reply.small(sheet_draft(table.ruleset, sheet, reply.texts))
        services.coordinator.note(table, reply)

    @handles(Verb.WORDS)
    async def words(self, reply: Reply, used: Used) -> None:
        """Explain the game's terms that are on view, or all of them."""
        (table, view), services = await self._seen(reply, used), self._services
        likes = services.preferences.person(reply.user)
        await reply.small(glossary_draft(view, reply.texts, likes, which=used.press.choice))
        services.coordinator.note(table, reply)

    @handles(Verb.MORE)
    async def more(self, reply: Reply, used: Used) -> None:
        """Show the small menu."""
        table, view = await self._seen(reply, used)
        await reply.private(more(view, reply.texts, manages=reply.manages), Lasting.DEAL)
        self._services.coordinator.note(table, reply)

    @handles(Verb.SUITS)
    async def suits(self, reply: Reply, used: Used) -> None:
        """Let a person see German suits, or those of the pack again, in their private views."""
        german = used.press.choice == GERMAN
        _, view = await self._seen(reply, used)
        await self._services.preferences.change("person", reply.user, "german_suits", german or None)
        reply.texts = self._services.readers.texts(reply.interaction)
        told = reply.texts("suits-held-german" if german else "suits-held-french")
        menu = more(view, reply.texts, manages=reply.manages, told=told)
        await (reply.update(menu) if reply.on_private else reply.private(menu, Lasting.DEAL))

    @handles(Verb.CUT)
    async def cut(self, reply: Reply, used: Used) -> None:
        """Open the form for the cut, or take the word submitted with it."""
        table = self._table(reply, used)
        user = reply.user
        if not used.fields:
            await table.wait_until_written()
            table.check_cutter(user)
            await reply.form(cut_form(table_view(table, user), reply.texts))
            return
        async with self._services.coordinator.replying(table, reply):
            await table.cut(user, used.typed)
