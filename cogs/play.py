"""Actions during a deal other than answering: looking at the hand and at past events, cutting, going on."""

from bot.discord_io.custom_id import Verb
from bot.discord_io.surface import Surface
from bot.interactions.handlers import AtTable, Used, handles
from bot.interactions.reply import Lasting, Reply
from bot.language.stand_ins import GERMAN
from bot.panels.kit.draft import Draft
from bot.panels.rules.editor import cut_form
from bot.panels.rules.text import glossary_draft
from bot.panels.table.private import Visit, happened, last_trick, more
from bot.panels.table.score_sheet import session_sheet, sheet_draft
from bot.services import PastParts, TableParts
from cogs.base import Cog
from game.table.table import Table
from game.table.view import table_view


class Play(Cog[TableParts]):
    """Handles hands, the last trick and the next deal."""

    def __init__(self, services: TableParts, past: PastParts) -> None:
        super().__init__(services)
        self._past = past

    @handles(Verb.HAND, on=AtTable.CARDS)
    async def hand(self, table: Table, reply: Reply, used: Used) -> None:
        """Show one's private hand."""
        table.state.require_seat(reply.user)

    @handles(Verb.NEXT, on=AtTable.PANEL)
    async def next_deal(self, table: Table, reply: Reply, used: Used) -> None:
        """Ask for the next deal; a player who was away is back with that."""
        seat = table.state.require_seat(reply.user)
        if seat.away or seat.out:
            await table.seating.back(reply.user)
        await table.next_deal(reply.user)

    @handles(Verb.BACK, on=AtTable.MENU)
    async def back(self, table: Table, reply: Reply, used: Used) -> None:
        """Take one's seat back."""
        await table.seating.back(reply.user)

    @handles(Verb.LAST, on=AtTable.READING)
    async def last_trick(self, table: Table, reply: Reply, used: Used) -> Surface:
        """Show the last trick."""
        return last_trick(self._services.presses.view(table, reply.user), reply.texts)

    @handles(Verb.HAPPENED, on=AtTable.READING)
    async def happened(self, table: Table, reply: Reply, used: Used) -> Surface:
        """Show what happened in this deal since one's last press."""
        seen = self._services.presses.events_seen(table, reply.user)
        visit = await self._last_visit(table, reply.user) if table.state.terms.over_days else None
        return happened(self._services.presses.view(table, reply.user), reply.texts, seen, visit)

    async def _last_visit(self, table: Table, user: int) -> Visit | None:
        """Find when a person last answered, and how the deals since then ended; `None` before their first answer."""
        answered = await self._past.history.last_answer(table.id, user)
        if answered is None:
            return None
        results = await self._past.history.results_from(table.id, answered.deal)
        return Visit(answered.when, [*results.items()])

    @handles(Verb.SHEET, on=AtTable.READING)
    async def score_sheet(self, table: Table, reply: Reply, used: Used) -> Draft:
        """Show the score sheet so far."""
        sheet = session_sheet(await self._past.history.course(table.id), reply.texts)
        return sheet_draft(table.ruleset, sheet, reply.texts)

    @handles(Verb.WORDS, on=AtTable.READING)
    async def words(self, table: Table, reply: Reply, used: Used) -> Draft:
        """Explain the game's terms that are on view, or all of them."""
        likes = self._services.preferences.person(reply.user)
        return glossary_draft(table_view(table, reply.user), reply.texts, likes, which=used.press.choice)

    @handles(Verb.MORE, on=AtTable.READING)
    async def more(self, table: Table, reply: Reply, used: Used) -> None:
        """Show the small menu."""
        menu = more(table_view(table, reply.user), reply.texts, manages=reply.manages)
        await reply.private(menu, Lasting.DEAL)

    @handles(Verb.SUITS, on=AtTable.READING)
    async def suits(self, table: Table, reply: Reply, used: Used) -> None:
        """Let a person see German suits, or those of the pack again, in their private views."""
        german = used.press.choice == GERMAN
        await self._services.preferences.change("person", reply.user, "german_suits", german or None)
        reply.texts = self._services.readers.texts(reply.interaction)
        told = reply.texts("suits-held-german" if german else "suits-held-french")
        menu = more(table_view(table, reply.user), reply.texts, manages=reply.manages, told=told)
        await reply.update(menu, Lasting.DEAL)
        self._services.presses.likes_changed()

    @handles(Verb.CUT, on=AtTable.PANEL)
    async def cut(self, table: Table, reply: Reply, used: Used) -> None:
        """Open the form for the cut, or take the word submitted with it."""
        if used.fields:
            await table.cut(reply.user, used.typed)
            return
        await table.wait_until_written()
        table.check_cutter(reply.user)
        await reply.form(cut_form(table_view(table, reply.user), reply.texts))
