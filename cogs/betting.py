"""Answers to questions: lifting, prices, joining, cards."""

from bot.discord_io.custom_id import Verb
from bot.interactions.handlers import AtTable, Used, handles
from bot.interactions.reply import Reply
from bot.panels.rules.editor import amount_form
from bot.panels.table.answers import DECIDE_THEN
from bot.services import TableParts
from cogs.base import Cog, chosen_answer
from game.core.vocabulary import PLAY, TAKE_BACK
from game.table.table import Table
from game.table.view import table_view


class Betting(Cog[TableParts]):
    """Handles the answers to every question a ruleset asks."""

    @handles(Verb.ANSWER, on=AtTable.HAND)
    async def answer(self, table: Table, reply: Reply, used: Used) -> None:
        """Answer the question the pressed button belongs to."""
        await table.answer(reply.user, used.press.deal, used.press.question, chosen_answer(used))

    @handles(Verb.TAKE_BACK, on=AtTable.HAND)
    async def take_back(self, table: Table, reply: Reply, used: Used) -> None:
        """Take one's last answer back, or ask the others for it; the first time, another way with cards is offered."""
        preferences = self._services.preferences
        await table.answer(reply.user, used.press.deal, used.press.question, TAKE_BACK)
        if not preferences.person(reply.user).slipped:
            await preferences.change("person", reply.user, "slipped", f"{table.id}/{used.press.deal}")

    @handles(Verb.CONFIRM, on=AtTable.HAND)
    async def confirm(self, table: Table, reply: Reply, used: Used) -> None:
        """Let a person confirm their cards from now on."""
        await self._services.preferences.change("person", reply.user, "confirm", value=True)

    @handles(Verb.WISH, on=AtTable.HAND)
    async def wish(self, table: Table, reply: Reply, used: Used) -> None:
        """Choose a card to confirm, or in advance; a select's first option takes that back, its choice is the kind."""
        user, deal, kind = reply.user, used.press.deal, used.press.choice
        if not used.values:
            await table.answers_ahead.choose(user, deal, kind, ahead=False)
            return
        answer = "" if used.chosen == DECIDE_THEN else used.chosen
        await table.answers_ahead.choose(user, deal, answer, kind=kind or PLAY)

    @handles(Verb.AMOUNT, on=AtTable.READING)
    async def amount(self, table: Table, reply: Reply, used: Used) -> None:
        """Open the form for an amount that has no button."""
        table.check_turn(reply.user, used.press.deal, used.press.question)
        await reply.form(amount_form(table_view(table, reply.user), reply.texts))
